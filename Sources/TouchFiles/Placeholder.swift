// Files.

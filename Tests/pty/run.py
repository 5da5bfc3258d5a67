"""Runs every test in this folder, or those whose names contain the words given. The last line counts them."""

import pathlib
import sys
import unittest

import terminal


def flatten(suite):
    for part in suite:
        if isinstance(part, unittest.TestSuite):
            yield from flatten(part)
        else:
            yield part


def main(words):
    found = unittest.defaultTestLoader.discover(str(pathlib.Path(__file__).parent))
    tests = [test for test in flatten(found) if not words or any(word in test.id() for word in words)]
    terminal.keep_server()
    try:
        result = unittest.TextTestRunner(verbosity=1).run(unittest.TestSuite(tests))
    finally:
        terminal.end_server()
    failed = len(result.failures) + len(result.errors)
    print(f"{result.testsRun - failed} passed, {failed} failed")
    return 1 if failed or not tests else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

# Tapwalk. `make run` on a fresh clone installs what is missing, builds and starts the shell.

SHELL := /bin/bash
SWIFT ?= swift
RELEASE := -c release $(if $(filter Linux,$(shell uname -s)),--static-swift-stdlib)
SUDO := $(if $(filter 0,$(shell id -u)),,sudo)

.PHONY: run build test bench format lint fuzz tools

run: build
	@"$$($(SWIFT) build $(RELEASE) --show-bin-path)/tapwalk"

build: tools
	$(SWIFT) build $(RELEASE) --product tapwalk

test: tools
	$(SWIFT) build --build-tests
	$(SWIFT) test --skip-build
	if [ -f Tests/pty/run.py ]; then python3 Tests/pty/run.py; fi

bench: tools
	$(SWIFT) build $(RELEASE)
	@bin="$$($(SWIFT) build $(RELEASE) --show-bin-path)"; "$$bin/touchbench"; bench/run "$$bin/tapwalk"

# Five minutes of nonsense; FUZZ_SECONDS=30 for less.
fuzz: tools
	$(SWIFT) build -c release --product tapfuzz
	@"$$($(SWIFT) build -c release --show-bin-path)/tapfuzz" $(or $(FUZZ_SECONDS),300)

format:
	$(SWIFT) format -i -r Sources Tests Package.swift

lint:
	$(SWIFT) format lint --strict -r Sources Tests Package.swift

# The C library of the line editor, with its header, and what the terminal tests need.
tools:
	@command -v $(SWIFT) >/dev/null || { echo "Swift 6 is needed: https://www.swift.org/install"; exit 1; }
	@if [ "$$(uname -s)" = Linux ]; then \
	  if ! command -v pkg-config >/dev/null || ! pkg-config --exists libedit; then \
	    if command -v apt-get >/dev/null; then \
	      $(SUDO) apt-get update -q && $(SUDO) apt-get install -y -q libedit-dev pkg-config; \
	    else echo "libedit with its header and pkg-config are needed"; exit 1; fi; fi; \
	elif ! command -v pkg-config >/dev/null || ! pkg-config --exists libedit; then \
	  echo "if the build does not find libedit: brew install libedit pkg-config"; fi

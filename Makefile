# Two commands do everything on a fresh machine: `make play` and `make test`.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

.PHONY: play test check unit bench clean

play: $(VENV)/ready
	$(BIN)/wartable play $(ARGS)

test: check unit

check: $(VENV)/ready-dev
	$(BIN)/ruff check src tests tools
	$(BIN)/ruff format --check src tests tools
	$(BIN)/mypy

unit: $(VENV)/ready-dev
	$(BIN)/wartable compile la-conquete-du-monde
	$(BIN)/python -m pytest -n 2 --dist loadgroup $(ARGS)

bench: $(VENV)/ready
	$(BIN)/wartable bench

$(VENV)/ready: requirements.txt pyproject.toml
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --disable-pip-version-check -r requirements.txt
	$(BIN)/pip install --quiet --disable-pip-version-check --no-deps --editable .
	touch $@

$(VENV)/ready-dev: requirements-dev.txt $(VENV)/ready
	$(BIN)/pip install --quiet --disable-pip-version-check -r requirements-dev.txt
	touch $@

clean:
	rm -rf $(VENV) build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis

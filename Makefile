# Everything sets itself up: a Python 3.11 and a package index are enough.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
READY_DEV := $(VENV)/.ready-dev
READY_TABLE := $(VENV)/.ready-table
READY_DIST := $(VENV)/.ready-dist
SCENE ?= examples/srd5/goblin_ambush.toml
WORKERS ?= 2
# tests wait for browsers and processes a fifth of their time: one more worker than cores
TEST_WORKERS ?= 3

# dozens of tests start the program: it is compiled once, wherever that is switched off
export PYTHONDONTWRITEBYTECODE =

.PHONY: play table test test-long test-browser check bench bench-table kernels book man played dist clean

## play: set up, then play the goblin ambush with every seat on its tactic, and forecast it
play: $(READY)
	$(BIN)/bojiste play $(SCENE) --auto --seed 7
	$(BIN)/bojiste forecast $(SCENE) -n 300 --seed 7 --workers $(WORKERS)

## table: set up, then open the web table with the goblin ambush (LAN=1 lets phones on the same network in)
table: $(READY_TABLE)
	$(BIN)/bojiste table $(SCENE) $(if $(LAN),--lan)

## test: the whole suite (below 10 minutes on 2 cores)
test: $(READY_DEV)
	$(BIN)/python -m pytest -n $(TEST_WORKERS) -m "not slow"

## test-long: the slow sweeps too
test-long: $(READY_DEV)
	$(BIN)/python -m pytest -n $(TEST_WORKERS)

## test-browser: the pages of the web table in a browser (needs Debian's chromium: apt-get install chromium)
test-browser: $(READY_DEV)
	BOJISTE_BROWSER=required $(BIN)/python -m pytest tests/web/test_browser.py

## check: lint and types
check: $(READY_DEV)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

## bench: fights per second of the readable engine and of the kernel, with checksums
bench: $(READY_DEV)
	$(BIN)/python -m bojiste.forecast.bench

## bench-table: how quickly the web table answers 50 games of five seats for a minute
bench-table: $(READY_DEV)
	$(BIN)/python tools/bench_table.py

## kernels: compile the kernels of all systems, so that forecasts play by them at once (needs a C compiler, as linker)
kernels: $(READY_DEV)
	$(BIN)/python -m bojiste.kernel.ahead

## book: write the book of all rules into book/ (open book/index.html)
book: $(READY_DEV)
	$(BIN)/bojiste book book

## man: write man pages of all commands into man/ (man -M man bojiste-play reads one)
man: $(READY_DIST)
	$(BIN)/python -m tools.man man/man1

## played: look again for the played examples of rules, among the games that are kept (after a change of rules)
played: $(READY_DEV)
	$(BIN)/python -m tools.played.choose

## dist: build sdist and wheel into dist/, check them, and play, forecast and serve from the wheel in fresh environments;
## after `make kernels`, or with BOJISTE_KERNELS=required, also the wheel for this kind of machine with the kernels in it
dist: $(READY_DIST)
	rm -rf dist
	BOJISTE_KERNELS= $(BIN)/python -m build --outdir dist
	$(BIN)/python -m build --wheel --outdir dist
	$(BIN)/twine check --strict dist/*
	$(BIN)/check-wheel-contents dist
	$(BIN)/python tools/try_wheel.py dist

$(READY): pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable .
	touch $@

$(READY_TABLE): pyproject.toml $(READY)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable ".[table]"
	touch $@

$(READY_DEV): pyproject.toml $(READY)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable ".[dev]"
	touch $@

$(READY_DIST): pyproject.toml $(READY)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable ".[dist]"
	touch $@

clean:
	rm -rf $(VENV)

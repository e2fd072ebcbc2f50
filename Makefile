# make play · make test · make check · make bench · make compile · make screenshots · make clean

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
ENGINE_TESTS := tests/core tests/contract tests/games tests/bots tests/strength
WORKERS ?= 2

PAGE := src/filon/server/static/index.html
MODULES := web/node_modules/.ready
PAGE_SOURCES := $(shell find web -name node_modules -prune -o -type f -print 2>/dev/null)

.PHONY: play test test-pure test-compiled check format types compile pure bench screenshots clean

play: $(READY) $(PAGE)
	@$(BIN)/filon serve --open

test: test-pure test-compiled

test-pure: $(READY) $(PAGE) pure
	cd web && npm test --silent
	$(BIN)/pytest -q -n $(WORKERS) --ignore tests/strength

# the same engine tests on a compiled copy, so that the sources stay as they are
test-compiled: $(READY)
	rm -rf build/compiled && mkdir -p build && cp -r src build/compiled
	$(BIN)/python scripts/compile_engine.py build/compiled
	FILON_EXPECT_COMPILED=1 PYTHONPATH=build/compiled $(BIN)/pytest -q -n $(WORKERS) $(ENGINE_TESTS)

check: $(READY) $(MODULES)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python scripts/generate_types.py --check
	cd web && npm run --silent check

format: $(READY) $(MODULES)
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	cd web && npm run --silent format

types: $(READY)
	$(BIN)/python scripts/generate_types.py

# in place: afterwards run it again, or `make pure`, whenever you edit the engine
compile: $(READY) pure
	$(BIN)/python scripts/compile_engine.py

pure:
	@find src -name '*.so' -delete

bench: $(READY) $(PAGE)
	$(BIN)/python bench/run.py

# the pictures of the README, taken from the real page
screenshots: $(READY) $(PAGE)
	$(BIN)/python scripts/screenshots.py

clean: pure
	rm -rf $(VENV) web/node_modules src/filon/server/static build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(PAGE): $(MODULES) $(PAGE_SOURCES)
	cd web && npm run --silent build

$(MODULES): web/package-lock.json
	cd web && npm ci --silent --no-audit --no-fund
	@touch $@

$(READY): pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --upgrade "pip>=25.1"
	$(BIN)/pip install --quiet --group dev --editable .
	@touch $@

# make play · make test · make check · make bench · make compile · make clean

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
ENGINE_TESTS := tests/core tests/contract tests/games tests/bots tests/strength
WORKERS ?= 2

.PHONY: play test test-pure test-compiled check format compile pure bench clean

play: $(READY)
	@$(BIN)/filon play gold-am-yukon --seats me,greedy,greedy

test: test-pure test-compiled

test-pure: $(READY) pure
	$(BIN)/pytest -q -n $(WORKERS) --ignore tests/strength

# the same engine tests on a compiled copy, so that the sources stay as they are
test-compiled: $(READY)
	rm -rf build/compiled && mkdir -p build && cp -r src build/compiled
	$(BIN)/python scripts/compile_engine.py build/compiled
	FILON_EXPECT_COMPILED=1 PYTHONPATH=build/compiled $(BIN)/pytest -q -n $(WORKERS) $(ENGINE_TESTS)

check: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

format: $(READY)
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

# in place: afterwards run it again, or `make pure`, whenever you edit the engine
compile: $(READY) pure
	$(BIN)/python scripts/compile_engine.py

pure:
	@find src -name '*.so' -delete

bench: $(READY)
	$(BIN)/python bench/run.py

clean: pure
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(READY): pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --upgrade "pip>=25.1"
	$(BIN)/pip install --quiet --group dev --editable .
	@touch $@

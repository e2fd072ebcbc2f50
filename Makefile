# make play · make test · make test-club · make test-postgres · make test-long · make check · make bench · make compile · make screenshots · make clean

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
ENGINE_TESTS := tests/core tests/contract tests/editions tests/games tests/bots tests/rl
ENGINE_TESTS += tests/strength
# for two cores: a third works while others wait for a server, a browser or a bot
WORKERS ?= 3
# in order, so that browsers come last: no other loop can run in a process that has driven one
SPREAD := -n $(WORKERS)
ON_COMPILED = FILON_EXPECT_COMPILED=1 PYTHONPATH=build/compiled $(BIN)/pytest -q $(SPREAD)
# tests of the server in which nothing is kept
PAPERLESS := $(addprefix tests/server/test_,pace.py thinking.py wire.py workers.py)
# those that ask most of a database
KEEPING := $(addprefix tests/server/test_,conflict.py devices.py mine.py notices.py order.py)
KEEPING += $(addprefix tests/server/test_,rating.py tables.py week.py)
ON_POSTGRES := FILON_TEST_DATABASE=postgres $(BIN)/pytest -q -n 2 --dist loadfile

PAGE := src/filon/server/static/index.html
MODULES := web/node_modules/.ready
PAGE_SOURCES := $(shell find web -name node_modules -prune -o -type f -print 2>/dev/null)

.PHONY: play test test-pure test-compiled compiled-copy test-club test-postgres test-long check format tables types compile pure bench screenshots clean

play: $(READY) $(PAGE)
	@$(BIN)/filon serve --open --compile

# the compiler has the time in which the first tests wait
test: $(READY) $(PAGE) pure
	$(MAKE) -j 2 test-pure compiled-copy
	$(ON_COMPILED) $(ENGINE_TESTS)

test-pure: $(READY) $(PAGE) pure
	cd web && npm test --silent
	$(BIN)/pytest -q $(SPREAD) --ignore tests/strength

# several processes on a PostgreSQL of their own, and what the server keeps there
test-club: $(READY) $(PAGE) pure
	$(ON_POSTGRES) tests/club $(KEEPING)

# the same with all of the server's tests
test-postgres: $(READY) $(PAGE) pure
	$(ON_POSTGRES) tests/club $(filter-out $(PAPERLESS),$(wildcard tests/server/test_*.py))

# what takes minutes: many kills, long locks, timing; thousands of games on the compiled copy
test-long: $(READY) pure
	$(BIN)/pip install --quiet --group learn
	$(BIN)/pytest -q -m long --ignore tests/strength
	$(MAKE) compiled-copy
	$(ON_COMPILED) -m long tests/strength tests/rl/test_doors.py

# so that the sources stay as they are
compiled-copy: $(READY)
	rm -rf build/compiled && mkdir -p build/compiled
	tar -C src --exclude=__pycache__ -c . | tar -C build/compiled -x
	nice -n 10 $(BIN)/python scripts/compile_engine.py build/compiled

# the same engine tests on a compiled copy
test-compiled: compiled-copy
	$(ON_COMPILED) $(ENGINE_TESTS)

check: $(READY) $(MODULES)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python scripts/generate_tables.py --check
	$(BIN)/python scripts/generate_types.py --check
	$(BIN)/python scripts/check_printed.py
	$(BIN)/python scripts/generate_prints.py --check
	cd web && npm run --silent check

format: $(READY) $(MODULES)
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	cd web && npm run --silent format

# each game's table and the page's types, from what is declared once
tables: $(READY)
	$(BIN)/python scripts/generate_tables.py

types: $(READY)
	$(BIN)/python scripts/generate_types.py
	$(BIN)/python scripts/generate_prints.py

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

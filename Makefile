# Two commands: `make play` sets everything up and starts Tana, `make test` sets everything up and passes every test.

SHELL := /bin/bash
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PLAYABLE := $(VENV)/.playable
READY := $(VENV)/.ready
WEB_READY := web/node_modules/.ready
WEB_BUILT := src/tana/web/index.html
WEB_SOURCES := $(shell find web \( -path web/node_modules -o -path web/screenshots -o -path web/public/rules \) -prune -o -type f -print 2>/dev/null) \
               $(shell find src/tana/games -name '*.ftl' -o -path '*/text/*.md' 2>/dev/null)
JOBS ?= 2
export PATH := $(CURDIR)/$(BIN):$(PATH)

SITE := dist/site

.PHONY: play test lint test-python test-web e2e soak bench setup system web types modules npm wheel docs site clean

play: $(PLAYABLE) web
	@$(BIN)/tana serve --open

# What does not wait for anything else goes side by side.
test: setup
	@$(MAKE) --no-print-directory --jobs 2 --output-sync=line system modules lint $(WEB_READY)
	@$(MAKE) --no-print-directory web test-web
	@$(MAKE) --no-print-directory test-python

setup: $(READY)

$(PLAYABLE): requirements-play.txt pyproject.toml
	@scripts/python-setup "$(PYTHON)" "$(VENV)" play
	@touch $@

$(READY): requirements.txt pyproject.toml
	@scripts/python-setup "$(PYTHON)" "$(VENV)" all
	@touch $@ $(PLAYABLE)

system:
	@scripts/system-packages

web: types modules $(WEB_BUILT)

# Types of the client and tables of the protocol's reference follow from Python; files that are right are left alone.
types: $(PLAYABLE)
	@$(BIN)/python -m tana.server.protocol.typescript web/src

# The rules as WebAssembly, each game once for each version of its sources; without a linker the pages play on a server only.
modules: $(PLAYABLE)
	@$(BIN)/tana wasm --pages web/public/rules

npm: setup $(WEB_READY)
	@$(BIN)/python -m tana.bots.wasm.npm build/npm
	@cd web && node_modules/.bin/tsc -p npm --outDir ../build/npm/code
	@echo "The package for Node: build/npm"

$(WEB_READY): web/package-lock.json | $(PLAYABLE)
	@scripts/node-setup "$(VENV)"
	@echo "Installing what the pages are built with (the first time this takes a minute)…"
	@cd web && npm ci --no-audit --no-fund --silent
	@touch $@

# The index of the modules stands for all of them: their names change with the rules.
$(WEB_BUILT): $(WEB_READY) $(WEB_SOURCES) web/public/rules/index.json
	@echo "Building the pages…"
	@cd web && npm run --silent build -- --logLevel warn
	@touch $@

lint: setup
	$(BIN)/ruff check src tests bench examples scripts
	$(BIN)/ruff format --check src tests bench examples scripts
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache

test-web: $(WEB_READY)
	cd web && npm run --silent check && npm test --silent

# Browser tests run by themselves: the browser's driver keeps an event loop running in its process.
BROWSER_TESTS = $(BIN)/pytest -n $(JOBS) --dist load --maxschedchunk 1 tests/e2e

test-python: setup
	$(BIN)/pytest -n $(JOBS) --dist loadgroup --ignore tests/e2e
	$(BROWSER_TESTS)

e2e: setup system web
	$(BROWSER_TESTS)

soak: setup system web
	TANA_SOAK=1 $(BIN)/pytest -n $(JOBS) --dist loadgroup tests/server tests/fault tests/contract/test_worlds.py tests/learn/test_tables.py tests/wasm
	TANA_SOAK=1 $(BIN)/pytest tests/e2e/test_modules.py

bench: setup
	$(BIN)/tana bench
	$(BIN)/python bench/random_play.py

wheel: setup web
	$(BIN)/python -m build --wheel --no-isolation

docs: setup
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --quiet
	@echo "The documentation: site/index.html"

# All of Tana that needs no server, as static files for any web space and below any path.
site: setup web
	@rm -rf "$(SITE)"
	@cd web && npm run --silent site -- --logLevel warn --outDir "../$(SITE)"
	@[ -f "$(SITE)/rules/index.json" ] || { echo "There are no compiled rules, so a site could show games but not play them."; exit 1; }
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --quiet --site-dir "$(SITE)/docs"
	@echo "Tana without a server: $(SITE)/index.html"

clean:
	rm -rf $(VENV) web/node_modules src/tana/web dist build site

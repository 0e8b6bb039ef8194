# Two commands: `make play` installs what it needs and starts Tana, `make test` installs what it needs and runs every test.

SHELL := /bin/bash
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PLAYABLE := $(VENV)/.playable
READY := $(VENV)/.ready
WEB_READY := web/node_modules/.ready
WEB_BUILT := src/tana/web/index.html
WEB_SOURCES := $(shell find web \( -path web/node_modules -o -path web/screenshots -o -path web/public/rules \) -prune -o -type f -print 2>/dev/null) \
               $(shell find src/tana/games src/tana/languages -name '*.ftl' -o -path '*/text/*.md' -o -name '*.rules.md' 2>/dev/null)
JOBS ?= 2
# Browser tests spend much of their time waiting for pages and servers.
BROWSERS ?= $(shell expr $(JOBS) + 1)
export PATH := $(CURDIR)/$(BIN):$(PATH)
# Do not import Tana from another checkout.
unexport PYTHONPATH

SITE := dist/site

# In `make check FILE…` files are arguments, not targets, unless something here is made from them.
ifeq ($(firstword $(MAKECMDGOALS)),check)
FILES := $(wordlist 2,$(words $(MAKECMDGOALS)),$(MAKECMDGOALS))
ARGUMENTS := $(filter-out Makefile pyproject.toml requirements%.txt web/package-lock.json,$(FILES))
.PHONY: $(ARGUMENTS)
$(ARGUMENTS): ; @:
endif

.PHONY: play test check prose release lint test-python test-web test-rest test-browsers e2e soak bench setup system web pages types modules npm wheel locks canary docs site clean

# Does not build the rules for offline pages: the server fetches the linker and builds them in the background.
play: $(PLAYABLE)
	@$(MAKE) --no-print-directory pages
	@$(BIN)/tana serve --open

# Independent targets run in parallel.
test: setup
	@$(MAKE) --no-print-directory --jobs 2 --output-sync=line system modules lint $(WEB_READY)
	@$(MAKE) --no-print-directory web
	@$(MAKE) --no-print-directory --jobs 2 test-browsers test-rest

# A quick check of a change; `make check FILE…` checks what these files can affect.
check: setup $(WEB_READY)
	@BIN="$(BIN)" scripts/check $(FILES)

prose: setup
	@$(BIN)/python -m tools.prose

release: setup
	@BIN="$(BIN)" scripts/release

setup: $(READY)

$(PLAYABLE): requirements-play.txt pyproject.toml
	@scripts/python-setup "$(PYTHON)" "$(VENV)" play
	@touch $@

$(READY): requirements.txt pyproject.toml
	@scripts/python-setup "$(PYTHON)" "$(VENV)" all
	@touch $@ $(PLAYABLE)

system:
	@scripts/system-packages

# Pages and modules. The pages are built last, by a separate make that sees the new modules.
web: types modules
	@$(MAKE) --no-print-directory pages

pages: types
	@$(MAKE) --no-print-directory $(WEB_BUILT)

# Generates the client's types from Python; files that are up to date are left alone.
types: $(PLAYABLE)
	@$(BIN)/python -m tana.server.protocol.typescript web/src

# Compiles the rules to WebAssembly, once for each version of their sources. Without a linker, pages need a server to play.
modules: $(PLAYABLE)
	@$(BIN)/tana wasm --pages web/public/rules

npm: setup $(WEB_READY)
	@$(BIN)/python -m tana.wasm.npm_package build/npm
	@node web/npm/build.mjs build/npm
	@echo "The package for Node: build/npm"

$(WEB_READY): web/package-lock.json | $(PLAYABLE)
	@scripts/node-setup "$(VENV)"
	@echo "Installing the packages for building the pages (the first time this takes a minute)…"
	@cd web && npm ci --no-audit --no-fund --silent
	@touch $@

# The names of modules change with the rules, so their index is the prerequisite. Pages can be built without it.
$(WEB_BUILT): $(WEB_READY) $(WEB_SOURCES) $(wildcard web/public/rules/index.json)
	@echo "Building the pages…"
	@cd web && npm run --silent build -- --logLevel warn
	@touch $@

lint: setup
	$(BIN)/ruff check src tests bench examples scripts research tools
	$(BIN)/ruff format --check src tests bench examples scripts research tools
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache
	$(BIN)/python -m tools.prose

test-web: $(WEB_READY)
	cd web && npm run --silent check && npm test --silent

# Browser tests run in a separate pytest, because the browser's driver keeps an event loop running in its process. Both
# runs spend much of their time waiting for servers and browsers, so `make test` runs them in parallel.
test-browsers:
	$(BIN)/pytest -n $(BROWSERS) --dist load --maxschedchunk 1 tests/e2e

test-rest:
	@$(MAKE) --no-print-directory test-web test-python

test-python: setup
	$(BIN)/pytest -n $(JOBS) --dist loadgroup --ignore tests/e2e

e2e: setup system web
	@$(MAKE) --no-print-directory test-browsers

soak: setup system web
	TANA_SOAK=1 $(BIN)/pytest -n $(JOBS) --dist loadgroup tests/server tests/local tests/fault tests/weeks tests/contract/test_mutants.py tests/contract/test_worlds.py tests/envs tests/learn/test_train_tables.py tests/research tests/wasm
	TANA_SOAK=1 $(BIN)/pytest tests/e2e/test_modules.py tests/e2e/test_access.py tests/e2e/test_whole_games.py tests/e2e/test_offline.py tests/e2e/test_open_tables.py tests/e2e/test_host.py tests/e2e/test_dishonest.py

bench: setup
	$(BIN)/tana bench
	$(BIN)/python bench/random_play.py

# An sdist, and the wheel built from it.
wheel: setup web
	$(BIN)/python -m build --no-isolation

# Pins the requirements in pyproject.toml by version and hash; UPGRADE=1 takes the newest versions.
locks:
	@$(PYTHON) scripts/locks $(if $(UPGRADE),--upgrade)

# Tries the newest Numba in a separate environment, and reports what broke.
canary:
	@$(PYTHON) scripts/canary

docs: setup
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --quiet
	@echo "The documentation: site/index.html"

# Everything in Tana that needs no server, as static files for any web host and path.
site: setup web
	@rm -rf "$(SITE)"
	@cd web && npm run --silent site -- --logLevel warn --outDir "../$(SITE)"
	@[ -f "$(SITE)/rules/index.json" ] || { echo "There are no compiled rules, so the site could show games but not play them."; exit 1; }
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --quiet --site-dir "$(SITE)/docs"
	@echo "Tana without a server: $(SITE)/index.html"

clean:
	rm -rf $(VENV) web/node_modules src/tana/web dist build site

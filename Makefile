# Needs python3 (3.11 or newer) with venv and pip; uses uv where it is there.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
GAME ?=

.DEFAULT_GOAL := help
.PHONY: help play serve test check prove bench gpu performance playthroughs pictures protocol load vendor lock clean

help: ## show what there is
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 16

play: $(VENV)/play.stamp ## play in the terminal: make play, or make play GAME=kudos
	@$(BIN)/pioche play $(GAME)

serve: $(VENV)/serve.stamp ## tables in the browser, for friends by a link
	@$(BIN)/pioche serve

test: $(VENV)/dev.stamp ## run all tests, those in a real browser too
	$(BIN)/python -m pytest -n auto --dist loadgroup
	@if $(BIN)/python -m tests.browser.chromium; then $(BIN)/python -m pytest tests/browser -n 2; fi

check: $(VENV)/dev.stamp ## format, lint, types (those of the page where npm is) and layers
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/python -m tools.page.check
	$(BIN)/python -m pytest tests/architecture

prove: $(VENV)/dev.stamp ## play, replay and independently check 1,000 games of everything (minutes)
	$(BIN)/python -m tests.conformance.prove

bench: $(VENV)/dev.stamp ## measure decisions a second, beside the libraries that are here
	$(BIN)/pioche bench

gpu: $(VENV)/dev.stamp ## prove and measure the rules on an NVIDIA GPU, and write docs/gpu.md (minutes)
	$(BIN)/python -m benchmarks.gpu

performance: $(VENV)/dev.stamp ## write the figures of docs/performance.md anew (minutes)
	$(BIN)/python -m benchmarks.performance

playthroughs: $(VENV)/dev.stamp ## write the golden playthroughs anew
	$(BIN)/python -m tests.playthroughs.write

pictures: $(VENV)/dev.stamp ## draw the pictures of the README anew, and take those of all screens in Chromium
	$(BIN)/python docs/pictures/tables.py
	$(BIN)/python docs/pictures/terminal.py
	$(BIN)/python docs/pictures/plots.py
	PYTHONPATH=. $(BIN)/python docs/pictures/screens.py

protocol: $(VENV)/dev.stamp ## write the page on the protocol anew, and its types for the browser's page
	$(BIN)/python -m pioche.web.describing docs/protocol.md
	$(BIN)/python -m tools.page.declare

load: $(VENV)/dev.stamp ## let 200 tables of four play at once, and measure (a minute)
	$(BIN)/python -m benchmarks.load

vendor: $(VENV)/dev.stamp ## fetch the page's few libraries anew (needs npm)
	$(BIN)/python tools/vendor.py

lock: ## renew the locked versions (needs uv)
	uv pip compile pyproject.toml --extra install --universal --generate-hashes --no-header --no-annotate -o requirements.lock
	uv pip compile pyproject.toml --extra serve --universal --generate-hashes --no-header --no-annotate -o requirements-serve.lock
	uv pip compile pyproject.toml --extra dev --universal --generate-hashes --no-header --no-annotate -o requirements-dev.lock

clean: ## remove the environment and all caches
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis dist
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(BIN)/python:
	@echo "Setting up: a Python environment in $(VENV) (once)"
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Pioche needs Python 3.11 or newer; try: make PYTHON=python3.12 $(MAKECMDGOALS)" >&2; exit 1; }
	@if command -v uv >/dev/null 2>&1; then uv venv -q --python $(PYTHON) $(VENV); else $(PYTHON) -m venv $(VENV); fi

$(VENV)/play.stamp: requirements.lock pyproject.toml | $(BIN)/python
	@$(call install,requirements.lock)

$(VENV)/serve.stamp: requirements-serve.lock pyproject.toml | $(BIN)/python
	@$(call install,requirements-serve.lock)
	@touch $(VENV)/play.stamp

$(VENV)/dev.stamp: requirements-dev.lock pyproject.toml | $(BIN)/python
	@$(call install,requirements-dev.lock)
	@touch $(VENV)/play.stamp $(VENV)/serve.stamp

# the locked versions first, then the project itself without looking further
define install
	echo "Installing what $@ needs from $(1)"; \
	if command -v uv >/dev/null 2>&1; then \
	  VIRTUAL_ENV=$(VENV) uv pip install -q --require-hashes -r $(1) && \
	  VIRTUAL_ENV=$(VENV) uv pip install -q --no-deps --no-build-isolation -e .; \
	else \
	  $(BIN)/python -m pip install -q --disable-pip-version-check --require-hashes -r $(1) && \
	  $(BIN)/python -m pip install -q --disable-pip-version-check --no-deps --no-build-isolation -e .; \
	fi && touch $@
endef

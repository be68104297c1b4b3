# The two commands that anybody needs are `make run` and `make test`; `make check` is for daily work.
# Everything else is ordinary cargo and npm.
.PHONY: run site static test check tools bench bench-engine fuzz mutants deny sbom licences
.PHONY: everything build-tests package engine test-rust test-site test-browser test-engine quick
SHELL := bash
.SHELLFLAGS := -eu -o pipefail -c

# The Debian packages that the tests need beside Rust, Node, git, make and a C compiler: a browser, a real
# database, Python for the example of a bot in another language, and what sends signals to processes (kill, pgrep).
# `make tools` installs what is missing.
PACKAGES := chromium-headless-shell postgresql procps python3

# Cargo counts its own jobs: it must not look for those of the make that runs parts side by side.
CARGO := env -u MAKEFLAGS -u MFLAGS cargo
# Where one part fails the others still tell what they find.
SIDE_BY_SIDE := $(MAKE) --no-print-directory --keep-going --jobs=2 --output-sync=target
# A build that nobody goes on working with needs no notes for the next one: they are half of its disk space.
ifdef CI
export CARGO_INCREMENTAL := 0
endif
# What each part of the tests said, kept to count what passed.
LOGS := target/test-logs
LOG = 2>&1 | { mkdir -p $(LOGS) && tee $(LOGS)/$@; }

# Build everything, pages included, and serve it at the address that is printed.
run: site
	$(CARGO) build --release --package serpentarium
	target/release/serpentarium

# The pages of the browser app; the release build puts them into the program. They are built again only when
# something that they are made of is newer, since the program is then linked again as well.
SITE_SOURCES := CHANGELOG.md crates/cli/licences.txt $(addprefix web/,icons index.html package-lock.json package.json public scripts service-worker src svelte.config.js texts \
	compressed.ts shades.ts parts.ts vite.config.ts without-server.ts) crates/games crates/scene/shades.json crates/scene/parts.json crates/server/openapi.json target/engine
site: engine web/node_modules/.package-lock.json
	@newer=$$(find $(SITE_SOURCES) -newer web/dist/index.html -not -name "*.rs" -not -name schema.d.ts -print -quit 2>/dev/null || echo all); \
	if [ -n "$$newer" ]; then cd web && npm run --silent build; fi

# The same pages for a host that serves only files: docs/static.md.
static: engine web/node_modules/.package-lock.json
	@newer=$$(find $(SITE_SOURCES) -newer target/static/index.html -not -name "*.rs" -not -name schema.d.ts -print -quit 2>/dev/null || echo all); \
	if [ -n "$$newer" ]; then cd web && npm run --silent build-static; fi
	@echo "The site is in target/static."

# npm ci takes half a minute: only when what it installs has changed.
web/node_modules/.package-lock.json: web/package-lock.json
	cd web && npm ci --no-audit --no-fund
	touch $@

# Everything that must hold: style, lints, tests, whole games in a real browser, documentation, fuzz targets that
# compile. Cargo and the browser work side by side, since the browser waits more than it works.
test: tools
	@rm -rf $(LOGS)
	@echo "Parts run side by side, and each is shown when it ends. To look on: tail -F $(LOGS)/*"
	+@$(SIDE_BY_SIDE) everything
	@.ci/passed $(LOGS)/*

everything: test-browser test-rust test-site test-engine

# The same without browser and database and whatever else is slow, for daily work.
check:
	@rm -rf $(LOGS)
	+@$(SIDE_BY_SIDE) quick test-site
	@.ci/passed $(LOGS)/*

build-tests:
	$(CARGO) fmt --all --check
	$(CARGO) test --workspace --no-run --quiet

# The crates that others can use, as files for crates.io: that everything they need is in them. They have no public
# address yet (`repository` in Cargo.toml), which cargo warns of.
LIBRARIES := texts hex game scene search tree kamon pantarei snekagon tantrix
package:
	$(CARGO) package --quiet --offline --no-verify --allow-dirty --exclude-lockfile \
		$(LIBRARIES:%=--package serpentarium-%)

test-rust: build-tests package
	$(CARGO) test --workspace --no-fail-fast $(LOG)
	$(CARGO) clippy --workspace --all-targets --quiet -- -D warnings
	RUSTDOCFLAGS="-D warnings" $(CARGO) doc --workspace --no-deps --quiet
	$(CARGO) check --manifest-path fuzz/Cargo.toml --no-default-features --target-dir target --quiet

quick:
	$(CARGO) fmt --all --check
	$(CARGO) clippy --workspace --all-targets --quiet -- -D warnings
	$(CARGO) test --workspace --lib --bins $(LOG)

# The pages: style, types, lints and who imports whom, and tests without a browser.
test-site: site
	cd web && npm run --silent format-check && npm run --silent check && npm run --silent lint
	(cd web && npm test --silent) $(LOG)

# Whole games in a real browser, against the program as the tests built it.
test-browser: site static build-tests
	(cd web && npm run --silent e2e) $(LOG)

# Rules, bots and solvers for the browser, as three modules of WebAssembly. Cargo knows what they are made of; a file
# is written again only when it has changed.
engine: web/node_modules/.package-lock.json
	crates/wasm/build target/engine

# The engine for the browser answers like the one that the tests built.
test-engine: engine build-tests web/node_modules/.package-lock.json
	(cd web && npm run --silent engine-test) $(LOG)

tools:
	@missing=""; \
	for package in $(PACKAGES); do \
		case $$package in \
			postgresql) command -v initdb || ls /usr/lib/postgresql/*/bin/initdb ;; \
			procps) command -v pgrep ;; \
			*) command -v $$package ;; \
		esac >/dev/null 2>&1 || missing="$$missing $$package"; \
	done; \
	if [ -n "$$missing" ]; then \
		as_root=""; [ "$$(id -u)" = 0 ] || as_root=sudo; \
		if ! command -v apt-get >/dev/null || ! command -v $${as_root:-true} >/dev/null; then \
			echo "The tests need$$missing. Neither root nor sudo with apt-get is at hand: please install this first." >&2; \
			exit 1; \
		fi; \
		$$as_root apt-get update -qq; \
		$$as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $$missing; \
	fi

# Figures for docs/performance.md.
bench:
	$(CARGO) bench --workspace

# How fast the engine is in WebAssembly beside the same engine as a program.
bench-engine: engine
	$(CARGO) build --release --package serpentarium-wasm --bin engine-lines
	cd web && npm run --silent engine-bench

# A minute of fuzzing for each target; needs cargo-fuzz. Unstable sanitizer flags are switched on
# for this build only, so that no other compiler is needed.
fuzz:
	for target in $$(cd fuzz && cargo fuzz list); do \
		RUSTC_BOOTSTRAP=1 cargo fuzz run $$target -- -max_total_time=60 || exit 1; \
	done

# Whether the tests notice small changes in what decides in a match and in the rules of one game; needs cargo-mutants
# (cargo install --locked cargo-mutants) and some hours. Which files, and why these, is in .cargo/mutants.toml; what
# was found, in docs/lab/mutants.md. Of the server's tests only those run that need no server: the others would take
# minutes for every change.
mutants:
	cargo mutants --package serpentarium-kamon --output target/mutants/kamon
	cargo mutants --package serpentarium-server --output target/mutants/matches -- --test matches

# Licences, bans and sources by cargo-deny, where it is installed; the tests check the same without it. What is
# known of weaknesses needs the network: `cargo deny check advisories`. Crates of platforms that were never built for
# are fetched first, since cargo-deny looks at all.
deny:
	@command -v cargo-deny >/dev/null || { echo "cargo-deny is not installed: cargo install --locked cargo-deny" >&2; exit 1; }
	cargo fetch --locked
	cargo deny --offline check licenses bans sources

# What the program and its pages are made of, as CycloneDX.
sbom:
	@$(CARGO) run --quiet --package serpentarium-supply-chain --bin sbom > target/sbom.json
	@echo target/sbom.json

# The licences of everything foreign in the program and its pages, which the program prints and the site links. A test
# tells when it has to be written again: whenever a dependency changes.
licences: web/node_modules/.package-lock.json
	@$(CARGO) run --quiet --package serpentarium-supply-chain --bin sbom -- licences > target/licences.txt
	@mv target/licences.txt crates/cli/licences.txt

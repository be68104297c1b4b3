# The two commands that anybody needs. Everything else is ordinary cargo and npm.
.PHONY: run site test test-site tools bench fuzz

# Build everything, pages included, and serve it at the address that is printed.
run: site
	cargo build --release --package serpentarium
	target/release/serpentarium

# The pages of the browser app; the release build puts them into the program.
site: web/node_modules/.package-lock.json
	cd web && npm run --silent build

# npm ci takes half a minute: only when what it installs has changed.
web/node_modules/.package-lock.json: web/package-lock.json
	cd web && npm ci --no-audit --no-fund
	touch $@

# Everything that must hold: style, lints, tests, whole games in a real browser, documentation, fuzz
# targets that compile.
test: tools test-site
	cargo fmt --all --check
	cargo clippy --workspace --all-targets -- -D warnings
	cargo test --workspace
	cd web && npm run --silent e2e
	RUSTDOCFLAGS="-D warnings" cargo doc --workspace --no-deps --quiet
	cargo check --manifest-path fuzz/Cargo.toml --no-default-features --target-dir target/fuzz-check --quiet

# The browser app: types, tests, and that it builds.
test-site: site
	cd web && npm run --silent check
	cd web && npm test --silent

# What the tests need beside Rust and Node: a real PostgreSQL, a browser, and Python for the example of a
# bot in another language. Nothing is done where all of it is there.
tools:
	@missing=""; \
	command -v python3 >/dev/null || missing="$$missing python3"; \
	command -v chromium >/dev/null || missing="$$missing chromium"; \
	command -v initdb >/dev/null || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || missing="$$missing postgresql"; \
	if [ -n "$$missing" ]; then \
		as_root=""; [ "$$(id -u)" = 0 ] || as_root="sudo"; \
		$$as_root apt-get update -qq && \
		$$as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $$missing; \
	fi

# Figures for docs/performance.md.
bench:
	cargo bench --workspace

# A minute of fuzzing for each target; needs cargo-fuzz. Unstable sanitizer flags are switched on
# for this build only, so that no other compiler is needed.
fuzz:
	for target in $$(cd fuzz && cargo fuzz list); do \
		RUSTC_BOOTSTRAP=1 cargo fuzz run $$target -- -max_total_time=60 || exit 1; \
	done

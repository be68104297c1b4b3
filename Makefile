# The two commands that anybody needs. Everything else is ordinary cargo.
.PHONY: run test tools bench fuzz

# Build everything and play.
run:
	cargo run --release --package serpentarium -- play kamon --bot 1 --level 3

# Everything that must hold: style, lints, tests, documentation, fuzz targets that compile.
test: tools
	cargo fmt --all --check
	cargo clippy --workspace --all-targets -- -D warnings
	cargo test --workspace
	RUSTDOCFLAGS="-D warnings" cargo doc --workspace --no-deps --quiet
	cargo check --manifest-path fuzz/Cargo.toml --no-default-features --target-dir target/fuzz-check --quiet

# What the tests need beside Rust: Python, for the example of a bot in another language.
tools:
	@command -v python3 >/dev/null || (apt-get update && apt-get install -y python3)

# Figures for docs/performance.md.
bench:
	cargo bench --workspace

# A minute of fuzzing for each target; needs cargo-fuzz. Unstable sanitizer flags are switched on
# for this build only, so that no other compiler is needed.
fuzz:
	for target in $$(cd fuzz && cargo fuzz list); do \
		RUSTC_BOOTSTRAP=1 cargo fuzz run $$target -- -max_total_time=60 || exit 1; \
	done

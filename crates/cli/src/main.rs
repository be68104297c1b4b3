//! The one binary, `serpentarium`.

use std::process::ExitCode;

fn main() -> ExitCode {
    cli::run()
}

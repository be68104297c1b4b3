//! Serpentarium with one game more.

use std::process::ExitCode;

use search::GenericEngine;
use uncoil::Uncoil;

fn main() -> ExitCode {
    catalog::extend([catalog::entry::<Uncoil, GenericEngine>()]);
    cli::run()
}

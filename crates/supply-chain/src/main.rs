//! Prints the bill of materials; with `licences` the licences of everything foreign.

use std::io::Write;
use std::process::ExitCode;

use supply_chain::{Packages, bill_of_materials, licences};

fn main() -> ExitCode {
    let wanted = std::env::args().nth(1);
    let text = Packages::read().and_then(|packages| match wanted.as_deref() {
        Some("licences") => licences(&packages),
        _ => bill_of_materials(&packages),
    });
    let written = text.and_then(|text| {
        let written = std::io::stdout().write_all(text.as_bytes());
        written.map_err(|error| error.to_string())
    });
    match written {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            let _ = writeln!(std::io::stderr(), "{why}");
            ExitCode::FAILURE
        }
    }
}

//! Prints the bill of materials.

use std::io::Write;
use std::process::ExitCode;

use supply_chain::{Packages, bill_of_materials};

fn main() -> ExitCode {
    let bill = Packages::read().and_then(|packages| bill_of_materials(&packages));
    let written = bill.and_then(|bill| {
        let written = std::io::stdout().write_all(bill.as_bytes());
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

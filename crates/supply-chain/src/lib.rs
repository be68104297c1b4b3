//! What the programs and pages are made of, by `cargo metadata` and npm's lock file, without a network.

mod bill;
mod licences;
mod packages;

pub use bill::bill_of_materials;
pub use licences::{LICENCES, licences, list_of_parts};
pub use packages::{Package, Packages, root};

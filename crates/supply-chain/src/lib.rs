//! What the programs and pages are made of, by `cargo metadata` and npm's lock file, without a network.

mod bill;
mod packages;

pub use bill::bill_of_materials;
pub use packages::{Package, Packages, root};

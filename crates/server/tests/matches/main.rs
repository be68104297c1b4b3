//! What may happen in a match and what follows: pure functions, without a server around them. `make mutants`
//! changes these functions one by one, and runs these tests and those beside the code.

#![allow(missing_docs, clippy::unwrap_used, reason = "tests")]

mod clock_model;
mod draws;
mod ends;
mod example;
mod hints;
mod leaving;
mod lifecycle;
mod making;
mod moves;
mod rematches;
mod sitting;
mod stories;
mod takebacks;

//! A program may have more games than those that are always there, if it says so in time.
#![allow(missing_docs, reason = "tests")]

use search::GenericEngine;

#[test]
#[should_panic(expected = "comes too late")]
fn a_game_that_comes_after_somebody_looked_is_refused() {
    assert!(catalog::families().count() > 0);
    catalog::extend([]);
}

#[test]
#[should_panic(expected = "the same id")]
fn a_game_whose_id_is_taken_is_refused() {
    catalog::extend([catalog::entry::<kamon::Kamon, GenericEngine>()]);
}

use std::fmt::Debug;

use protocol::{Found, Outcome};

/// Somebody for whom a job is done. It is told from many threads; what it does must not take long.
pub(crate) trait Asker: Debug + Send + Sync {
    /// Whether nobody waits any more.
    fn is_gone(&self) -> bool;
    /// Somebody thinks about it now.
    fn begun(&self) {}
    /// Whoever thought about it did not come to an end; it waits again.
    fn returned(&self) {}
    /// What was found so far.
    fn hears(&self, _found: Found) {}
    /// It is done.
    fn done(&self, outcome: Outcome);
}

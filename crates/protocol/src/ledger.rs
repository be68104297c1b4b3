use serde::{Deserialize, Serialize};
#[cfg(feature = "schema")]
use utoipa::ToSchema;

/// How far the ledger has come: a chain over everything that ever happened in any match. Whoever keeps a root can
/// have it looked for later, and knows then that nothing it stood for was changed or removed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
pub struct LedgerView {
    /// How many entries it has.
    pub entries: i64,
    /// The root of the last one, in lower-case hex; empty before the first.
    pub root: String,
}

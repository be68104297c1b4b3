use std::fmt;
use std::path::Path;

use crate::TEXTS;

texts::refusals! { TEXTS;
    /// Why something was not kept, read, copied or opened.
    pub enum StoreError {
        /// Somebody else wrote the same thing first: the same number in a match, the same name.
        Conflict => "store-conflict",
        /// The database is not what it should be, or not there. Whether a write happened is unknown. What the
        /// database says is in no sentence, because players read them: it is [`Self::detail`].
        Broken {
            /// What the database says.
            error: String
        } => "store-broken",
        /// A text contains NUL, which not every database keeps.
        Nul => "store-nul",
        /// What writes to the database, or the connection to it, is gone.
        Lost => "store-lost",
        /// The database did not answer in time. Whether a write happened is unknown.
        Timeout => "store-timeout",
        /// The schema is one of a later version of the program.
        TooNew {
            /// The database's schema.
            found: usize,
            /// The newest that this program knows.
            known: usize
        } => "store-too-new",
        /// The schema is one of an earlier version, and only a server may change it.
        TooOld {
            /// The database's schema.
            found: usize,
            /// The one that this program works with.
            known: usize
        } => "store-too-old",
        /// The connection to the database can't be encrypted as it should be.
        Tls {
            /// Why.
            error: String
        } => "store-tls",
        /// Nothing is overwritten.
        Exists {
            /// What is there already.
            file: String
        } => "store-exists",
        /// Part of an earlier database lies where one is to be.
        LeftOver {
            /// That part.
            file: String
        } => "store-left-over",
        /// Part of a copy lies beside it.
        NotWhole {
            /// That part.
            file: String
        } => "store-not-whole",
        /// There is nothing to open.
        NoFile {
            /// What is missing.
            file: String
        } => "store-no-file",
        /// A file is no database, or another program's.
        NotOurs {
            /// The file.
            file: String
        } => "store-not-ours",
        /// A file is no whole database.
        Damaged {
            /// The file.
            file: String,
            /// What is wrong with it.
            error: String
        } => "store-damaged",
        /// PostgreSQL is copied by its own tool.
        BackupPostgres => "store-backup-postgres",
        /// An event does not follow from the one before it.
        Chain {
            /// The match.
            id: String,
            /// The event's number.
            seq: i64
        } => "store-chain",
        /// Another server has the database.
        InUse => "store-in-use",
        /// Several servers are to share a database that is one server's own.
        NotShared => "store-not-shared",
        /// An address names a kind of database that is not known here.
        Address {
            /// The kind. Not all of the address, which may hold a password.
            kind: String
        } => "store-address",
    }
}

impl StoreError {
    pub(crate) fn broken(error: impl fmt::Display) -> Self {
        let error = error.to_string();
        Self::Broken { error }
    }

    /// What the database says, for those who look after it.
    pub fn detail(&self) -> Option<&str> {
        match self {
            Self::Broken { error } => Some(error),
            _ => None,
        }
    }
}

/// A file as sentences name it.
pub(crate) fn named(file: &Path) -> String {
    file.display().to_string()
}

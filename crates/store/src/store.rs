use std::path::Path;
use std::sync::Arc;

use crate::engine::{Engine, Pulse, Statement, values};
use crate::error::named;
use crate::guard::Guarded;
use crate::nodes::forget_nodes;
use crate::postgres::{Patience, Postgres};
use crate::schema::{check_schema, migrate};
use crate::sqlite::Sqlite;
use crate::{Append, Claim, RatingChange, StoreError};

/// All that a server keeps. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Store {
    pub(crate) engine: Arc<dyn Engine>,
}

/// What is written together, all of it or nothing.
#[derive(Clone, Debug, Default)]
pub struct Write {
    /// What happened, in one match or in several.
    pub matches: Vec<Append>,
    /// What it did to ratings.
    pub ratings: Vec<RatingChange>,
}

impl From<Append> for Write {
    fn from(append: Append) -> Self {
        Self {
            matches: vec![append],
            ratings: Vec::new(),
        }
    }
}

impl Store {
    /// Opens the database at an address, `postgres://...` or the path of an SQLite file, makes it if
    /// there is none, and brings its schema up to date.
    pub async fn open(address: &str) -> Result<Self, StoreError> {
        let engine = connect(address, Sqlite::open, Patience::Short).await?;
        migrate(engine.as_ref()).await?;
        Ok(Self { engine })
    }

    /// The same for a server, which must be the only one: before anything is changed, the database is
    /// claimed, and refused if another server has it. Whatever it is then asked is answered within seconds.
    pub async fn open_alone(address: &str) -> Result<(Self, Claim), StoreError> {
        let engine = connect(address, Sqlite::open, Patience::Short).await?;
        let claim = engine.claim().await?;
        migrate(engine.as_ref()).await?;
        forget_nodes(engine.as_ref()).await?;
        // Only now: what looks after a database may take its time.
        let engine = Arc::new(Guarded::new(engine));
        Ok((Self { engine }, claim))
    }

    /// The same for a node, which shares the database with others; refused while a server has it alone, and where
    /// the database can't be shared.
    pub async fn open_shared(address: &str) -> Result<(Self, Claim), StoreError> {
        if database_file(address).is_some() {
            // Before a file is made that nobody wants.
            return Err(StoreError::NotShared);
        }
        let engine = connect(address, Sqlite::open, Patience::Short).await?;
        let claim = engine.join().await?;
        let changing = engine.lock_schema().await?;
        migrate(engine.as_ref()).await?;
        drop(changing);
        let engine = Arc::new(Guarded::new(engine));
        Ok((Self { engine }, claim))
    }

    /// A store on a database of somebody's own, whose schema is brought up to date.
    pub async fn on(engine: Arc<dyn Engine>) -> Result<Self, StoreError> {
        migrate(engine.as_ref()).await?;
        let engine = Arc::new(Guarded::new(engine));
        Ok(Self { engine })
    }

    /// Opens a database that is there already, for those who look after it. Nothing is changed: an older
    /// server may be at work on it. One with another schema than this program's is refused.
    pub async fn open_existing(address: &str) -> Result<Self, StoreError> {
        let store = Self::open_of_any_age(address).await?;
        check_schema(store.engine.as_ref()).await?;
        Ok(store)
    }

    /// The same whatever its schema is, for whoever only copies it: see [`Self::backup`].
    pub async fn open_of_any_age(address: &str) -> Result<Self, StoreError> {
        if let Some(file) = database_file(address).filter(|file| !file.exists()) {
            return Err(StoreError::NoFile { file: named(file) });
        }
        let engine = connect(address, Sqlite::open_existing, Patience::Long).await?;
        Ok(Self { engine })
    }

    /// Writes, and returns once it is on disk.
    pub async fn commit(&self, write: &Write) -> Result<(), StoreError> {
        let mut statements = Vec::new();
        for append in &write.matches {
            statements.extend(append.statements());
        }
        for change in &write.ratings {
            change.write(&mut statements);
        }
        self.engine.commit(statements).await
    }

    /// Something that the server remembers under a name.
    pub async fn recall(&self, key: &str) -> Result<Option<String>, StoreError> {
        let rows = self
            .engine
            .read("SELECT value FROM meta WHERE key = $1", values![key])
            .await?;
        rows.into_iter()
            .next()
            .map(|mut row| row.text())
            .transpose()
    }

    /// Remembers something under a name.
    pub async fn remember(&self, key: &str, value: &str) -> Result<(), StoreError> {
        let statement = Statement::new(
            "INSERT INTO meta (key, value) VALUES ($1, $2)
             ON CONFLICT (key) DO UPDATE SET value = excluded.value",
            values![key, value],
        );
        self.engine.commit(vec![statement]).await
    }

    /// Remembers something under a name unless something is remembered there already, and says what is.
    pub async fn remember_first(&self, key: &str, value: &str) -> Result<String, StoreError> {
        let statement = Statement::new(
            "INSERT INTO meta (key, value) VALUES ($1, $2) ON CONFLICT (key) DO NOTHING",
            values![key, value],
        );
        self.engine.commit(vec![statement]).await?;
        Ok(self.recall(key).await?.unwrap_or_else(|| value.to_owned()))
    }

    /// Finds out whether the database takes a write that needs this much room: a small one may fit where
    /// nothing else does.
    pub async fn probe(&self, room: usize) -> Result<(), StoreError> {
        self.remember("room", &"0".repeat(room)).await?;
        self.remember("room", "").await
    }

    /// How busy the database is.
    pub fn pulse(&self) -> Pulse {
        self.engine.pulse()
    }

    /// Writes a consistent copy of everything into a new file, while the server may be running.
    pub async fn backup(&self, file: &Path) -> Result<(), StoreError> {
        self.engine.backup(file).await
    }

    /// Puts a copy made by [`Self::backup`] where a database is to be. Refuses to overwrite one, and
    /// refuses a copy that is damaged.
    pub fn restore(copy: &Path, database: &Path) -> Result<(), StoreError> {
        crate::sqlite::restore(copy, database)
    }
}

/// The file of the database at an address; none if it is a PostgreSQL server's, or no address at all.
pub fn database_file(address: &str) -> Option<&Path> {
    match place(address) {
        Ok(Place::File(file)) => Some(file),
        Ok(Place::Server) | Err(_) => None,
    }
}

/// Whether an address names a database of a kind that is known here.
pub fn check_address(address: &str) -> Result<(), StoreError> {
    place(address).map(|_| ())
}

enum Place<'a> {
    File(&'a Path),
    Server,
}

/// Where an address leads. What SQLite would understand in a way of its own is refused: `file:` is another name of a
/// file that a server may have locked, and what is in `:memory:` is gone in the end.
fn place(address: &str) -> Result<Place<'_>, StoreError> {
    let unknown = |kind: &str| {
        Err(StoreError::Address {
            kind: kind.to_owned(),
        })
    };
    match address.split_once(':') {
        Some(("postgres" | "postgresql", rest)) if rest.starts_with("//") => Ok(Place::Server),
        Some(("sqlite", file)) if !file.starts_with(':') => Ok(Place::File(Path::new(file))),
        Some(("" | "sqlite", _)) => unknown(":memory:"),
        Some((kind, rest)) if rest.starts_with("//") || kind.eq_ignore_ascii_case("file") => {
            unknown(kind)
        }
        _ => Ok(Place::File(Path::new(address))),
    }
}

async fn connect(
    address: &str,
    open: impl FnOnce(&Path) -> Result<Sqlite, StoreError>,
    patience: Patience,
) -> Result<Arc<dyn Engine>, StoreError> {
    Ok(match place(address)? {
        Place::File(file) => Arc::new(open(file)?),
        Place::Server => Arc::new(Postgres::connect(address, patience).await?),
    })
}

use std::fs::File;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use async_trait::async_trait;
use rusqlite::types::{ToSqlOutput, ValueRef};
use rusqlite::{Connection, ErrorCode, OpenFlags, ToSql, params_from_iter};
use tokio::sync::Semaphore;

use crate::StoreError;
use crate::claim::Claim;
use crate::engine::{Engine, Pulse, Row, Statement, Value, refuse_nul};
use crate::error::named;
use crate::writer::Writer;

/// A database in a file: one connection writes, a few read beside it.
#[derive(Debug)]
pub(crate) struct Sqlite {
    path: PathBuf,
    // Dropped before the writer: the last connection to go takes the files beside the database with it,
    // and only one that may write can do so.
    readers: Arc<Mutex<Vec<Connection>>>,
    writer: Writer,
    places: Semaphore,
}

const READERS: usize = 4;
/// How long a server's writes wait for somebody who has locked the file.
const WRITER_WAITS: Duration = Duration::from_millis(1_500);

/// How long those wait who look after a database beside its server.
const OTHERS_WAIT: Duration = Duration::from_secs(30);

impl Sqlite {
    /// Opens a file to work with it, or makes one.
    pub(crate) fn open(path: &Path) -> Result<Self, StoreError> {
        // A path is a path: SQLite reads no addresses into it.
        let flags = OpenFlags::SQLITE_OPEN_READ_WRITE
            | OpenFlags::SQLITE_OPEN_CREATE
            | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let connection = Connection::open_with_flags(path, flags).map_err(failed)?;
        prepare(&connection)?;
        // A file that another program keeps its tables in is not for ours.
        if has_tables(&connection, path)? {
            must_be_ours(&connection, path)?;
        }
        run(&connection, "PRAGMA journal_mode = WAL")?;
        // Whoever waits for a write should be answered before they give up.
        connection.busy_timeout(WRITER_WAITS).map_err(failed)?;
        Self::with(path, connection)
    }

    /// Opens a file that is there, as it is.
    pub(crate) fn open_existing(path: &Path) -> Result<Self, StoreError> {
        let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let connection = Connection::open_with_flags(path, flags).map_err(failed)?;
        prepare(&connection)?;
        must_be_ours(&connection, path)?;
        // Beside a server that writes much to a slow disk the turn comes late.
        connection.busy_timeout(OTHERS_WAIT).map_err(failed)?;
        Self::with(path, connection)
    }

    fn with(path: &Path, connection: Connection) -> Result<Self, StoreError> {
        run(&connection, "PRAGMA synchronous = FULL")?;
        run(&connection, "PRAGMA wal_autocheckpoint = 4000")?;
        Ok(Self {
            path: path.to_owned(),
            readers: Arc::default(),
            writer: Writer::start(connection)?,
            places: Semaphore::new(READERS),
        })
    }

    /// Does something with a reading connection, on a thread that may block.
    async fn with_reader<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let _place = self.places.acquire().await.map_err(StoreError::broken)?;
        let (path, readers) = (self.path.clone(), Arc::clone(&self.readers));
        let job = tokio::task::spawn_blocking(move || {
            let idle = readers.lock().unwrap_or_else(PoisonError::into_inner).pop();
            let connection = match idle {
                Some(connection) => connection,
                None => open_to_read(&path)?,
            };
            let result = work(&connection);
            readers
                .lock()
                .unwrap_or_else(PoisonError::into_inner)
                .push(connection);
            result
        });
        job.await.map_err(StoreError::broken)?
    }
}

/// Whether there is more than what is made first, in a step of its own.
fn has_tables(connection: &Connection, path: &Path) -> Result<bool, StoreError> {
    let sql = "SELECT EXISTS (SELECT 1 FROM sqlite_master WHERE type = 'table' AND name <> 'meta')";
    connection
        .query_row(sql, [], |row| row.get(0))
        .map_err(|error| match error.sqlite_error_code() {
            Some(ErrorCode::NotADatabase) => StoreError::NotOurs { file: named(path) },
            _ => failed(error),
        })
}

#[async_trait]
impl Engine for Sqlite {
    async fn read(&self, sql: &'static str, values: Vec<Value>) -> Result<Vec<Row>, StoreError> {
        refuse_nul(&values)?;
        self.with_reader(move |connection| query(connection, sql, &values))
            .await
    }

    async fn commit(&self, statements: Vec<Statement>) -> Result<(), StoreError> {
        for statement in &statements {
            refuse_nul(&statement.values)?;
        }
        self.writer.commit(statements).await
    }

    async fn claim(&self) -> Result<Claim, StoreError> {
        Ok(Claim::default())
    }

    async fn backup(&self, file: &Path) -> Result<(), StoreError> {
        if file.exists() {
            return Err(StoreError::Exists { file: named(file) });
        }
        let part = beside(file, ".part");
        let _ = std::fs::remove_file(&part);
        let target = part.display().to_string();
        self.with_reader(move |connection| {
            connection
                .execute("VACUUM INTO ?1", [target])
                .map_err(failed)
        })
        .await?;
        check_file(&part)?;
        put_in_place(&part, file).map_err(StoreError::broken)
    }

    fn pulse(&self) -> Pulse {
        self.writer.pulse()
    }
}

/// Makes a copy the database at a path where there is none.
pub(crate) fn restore(copy: &Path, database: &Path) -> Result<(), StoreError> {
    if !copy.exists() {
        return Err(StoreError::NoFile { file: named(copy) });
    }
    // What is read of a folder or a pipe is no copy.
    if !copy.is_file() {
        return Err(StoreError::NotOurs { file: named(copy) });
    }
    if database.exists() {
        return Err(StoreError::Exists {
            file: named(database),
        });
    }
    // What an earlier database left here would be read as the newest part of this one. It may be all
    // that there is of somebody's last moves, so that it is not for us to remove.
    if let Some(left) = companions(database).find(|file| file.exists()) {
        return Err(StoreError::LeftOver { file: named(&left) });
    }
    // A copy that was made by hand while a server ran: its newest part lies beside it.
    let lies_beside = |file: &PathBuf| file.metadata().is_ok_and(|data| data.len() > 0);
    if let Some(rest) = companions(copy).find(lies_beside) {
        return Err(StoreError::NotWhole { file: named(&rest) });
    }
    check_file(copy)?;
    must_be_ours(&open_to_read(copy)?, copy)?;
    // First beside it, then renamed: a half-written database never has the final name.
    let part = beside(database, ".part");
    std::fs::copy(copy, &part)
        .and_then(|_| put_in_place(&part, database))
        .map_err(StoreError::broken)
}

/// The files in which SQLite keeps what is not in the database file yet.
fn companions(database: &Path) -> impl Iterator<Item = PathBuf> {
    ["-wal", "-shm", "-journal"]
        .map(|end| beside(database, end))
        .into_iter()
}

/// The file whose name goes on with `end`.
fn beside(file: &Path, end: &str) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(end);
    name.into()
}

/// Gives a finished file its name, so that it is there with all its contents after a power cut.
fn put_in_place(part: &Path, file: &Path) -> std::io::Result<()> {
    File::open(part)?.sync_all()?;
    std::fs::rename(part, file)?;
    let folder = file.parent().filter(|path| !path.as_os_str().is_empty());
    // Elsewhere a folder cannot be opened, and a name is on disk by itself.
    if cfg!(unix) {
        File::open(folder.unwrap_or(Path::new(".")))?.sync_all()?;
    }
    Ok(())
}

/// Whether a file is a whole database.
pub(crate) fn check_file(path: &Path) -> Result<(), StoreError> {
    let damaged = |error: String| StoreError::Damaged {
        file: named(path),
        error,
    };
    let connection = open_to_read(path)?;
    let answer: String = connection
        .query_row("PRAGMA integrity_check", [], |row| row.get(0))
        .map_err(|error| match error.sqlite_error_code() {
            Some(ErrorCode::NotADatabase) => StoreError::NotOurs { file: named(path) },
            _ => damaged(error.to_string()),
        })?;
    if answer == "ok" {
        Ok(())
    } else {
        Err(damaged(answer))
    }
}

/// Refuses a file in which no server of ours ever kept anything: an empty one is a sound database too.
fn must_be_ours(connection: &Connection, path: &Path) -> Result<(), StoreError> {
    let known = connection.query_row("SELECT 1 FROM meta WHERE key = 'schema'", [], |_| Ok(()));
    known.map_err(|_| StoreError::NotOurs { file: named(path) })
}

fn open_to_read(path: &Path) -> Result<Connection, StoreError> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(path, flags).map_err(failed)?;
    prepare(&connection)?;
    Ok(connection)
}

fn prepare(connection: &Connection) -> Result<(), StoreError> {
    connection.set_prepared_statement_cache_capacity(64);
    connection
        .busy_timeout(Duration::from_secs(5))
        .map_err(failed)
}

pub(crate) fn run(connection: &Connection, sql: &'static str) -> Result<(), StoreError> {
    // Some pragmas answer with a row; nobody wants it.
    let mut statement = connection.prepare_cached(sql).map_err(failed)?;
    let mut rows = statement.query([]).map_err(failed)?;
    while rows.next().map_err(failed)?.is_some() {}
    Ok(())
}

pub(crate) fn apply(connection: &Connection, statement: &Statement) -> Result<(), StoreError> {
    let mut prepared = connection.prepare_cached(statement.sql).map_err(failed)?;
    let touched = prepared
        .execute(params_from_iter(&statement.values))
        .map_err(failed)?;
    match statement.rows {
        Some(rows) if rows != touched as u64 => Err(StoreError::Conflict),
        _ => Ok(()),
    }
}

pub(crate) fn query(
    connection: &Connection,
    sql: &'static str,
    values: &[Value],
) -> Result<Vec<Row>, StoreError> {
    let mut prepared = connection.prepare_cached(sql).map_err(failed)?;
    let columns = prepared.column_count();
    let mut rows = prepared.query(params_from_iter(values)).map_err(failed)?;
    let mut found = Vec::new();
    while let Some(row) = rows.next().map_err(failed)? {
        let values = (0..columns).map(|column| match row.get_ref(column)? {
            ValueRef::Null => Ok(Value::Null),
            ValueRef::Integer(number) => Ok(Value::Number(number)),
            ValueRef::Real(number) => Ok(Value::Real(number)),
            ValueRef::Text(text) => Ok(Value::Text(String::from_utf8_lossy(text).into_owned())),
            ValueRef::Blob(_) => Err(rusqlite::Error::InvalidQuery),
        });
        found.push(Row::new(values.collect::<Result<_, _>>().map_err(failed)?));
    }
    Ok(found)
}

pub(crate) fn failed(error: rusqlite::Error) -> StoreError {
    match error.sqlite_error_code() {
        Some(ErrorCode::ConstraintViolation) => StoreError::Conflict,
        _ => StoreError::broken(error),
    }
}

impl ToSql for Value {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(ToSqlOutput::Borrowed(match self {
            Self::Null => ValueRef::Null,
            Self::Number(number) => ValueRef::Integer(*number),
            Self::Real(number) => ValueRef::Real(*number),
            Self::Text(text) => ValueRef::Text(text.as_bytes()),
        }))
    }
}

use std::collections::HashMap;
use std::error::Error;
use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};

use async_trait::async_trait;
use texts::Message;
use tokio::sync::{Mutex, MutexGuard};
use tokio_postgres::config::SslMode;
use tokio_postgres::error::SqlState;
use tokio_postgres::types::private::BytesMut;
use tokio_postgres::types::{IsNull, ToSql, Type, to_sql_checked};
use tokio_postgres::{Client, Config, NoTls};

use crate::claim::{Claim, claim};
use crate::engine::{Engine, Pulse, Row, Statement, Value};
use crate::{StoreError, TEXTS};

/// A PostgreSQL server. Its own group commit lets a few connections share the price of a sync.
pub(crate) struct Postgres {
    config: Config,
    lines: Vec<Mutex<Line>>,
    next: AtomicU64,
    waiting: AtomicU64,
    writes: AtomicU64,
}

const LINES: usize = 8;

/// A connection and what it has prepared; connected anew if it broke.
#[derive(Default)]
struct Line {
    client: Option<Client>,
    prepared: HashMap<&'static str, tokio_postgres::Statement>,
}

impl Postgres {
    pub(crate) async fn connect(address: &str) -> Result<Self, StoreError> {
        let config: Config = address.parse().map_err(failed)?;
        if config.get_ssl_mode() == SslMode::Require {
            return Err(StoreError::Broken(Message::new(&TEXTS, "store-tls")));
        }
        let postgres = Self {
            config,
            lines: (0..LINES).map(|_| Mutex::default()).collect(),
            next: AtomicU64::new(0),
            waiting: AtomicU64::new(0),
            writes: AtomicU64::new(0),
        };
        drop(postgres.line().await?);
        Ok(postgres)
    }

    /// A line that is free, or the first to become so among all in turn.
    async fn line(&self) -> Result<MutexGuard<'_, Line>, StoreError> {
        let free = self.lines.iter().find_map(|line| line.try_lock().ok());
        let mut line = if let Some(line) = free {
            line
        } else {
            let next = self.next.fetch_add(1, Ordering::Relaxed) as usize;
            self.lines[next % LINES].lock().await
        };
        if line.client.as_ref().is_none_or(Client::is_closed) {
            let (client, connection) = self.config.connect(NoTls).await.map_err(failed)?;
            tokio::spawn(async move {
                if let Err(error) = connection.await {
                    tracing::warn!(%error, "a connection to the database broke");
                }
            });
            *line = Line {
                client: Some(client),
                prepared: HashMap::new(),
            };
        }
        Ok(line)
    }
}

impl Line {
    async fn prepare(
        &mut self,
        sql: &'static str,
    ) -> Result<tokio_postgres::Statement, StoreError> {
        if let Some(prepared) = self.prepared.get(sql) {
            return Ok(prepared.clone());
        }
        let prepared = self.client()?.prepare(sql).await.map_err(failed)?;
        self.prepared.insert(sql, prepared.clone());
        Ok(prepared)
    }

    fn client(&self) -> Result<&Client, StoreError> {
        self.client.as_ref().ok_or_else(StoreError::lost)
    }

    async fn begin(&self, sql: &str) -> Result<(), StoreError> {
        self.client()?.batch_execute(sql).await.map_err(failed)
    }

    async fn apply(&mut self, statement: &Statement) -> Result<(), StoreError> {
        let touched = if statement.values.is_empty() {
            // Tables are made this way; there is nothing to prepare for a second time.
            self.begin(statement.sql).await?;
            0
        } else {
            let prepared = self.prepare(statement.sql).await?;
            let values = statement
                .values
                .iter()
                .map(|value| value as &(dyn ToSql + Sync));
            let values: Vec<_> = values.collect();
            self.client()?
                .execute(&prepared, &values)
                .await
                .map_err(failed)?
        };
        match statement.rows {
            Some(rows) if rows != touched => Err(StoreError::Conflict),
            _ => Ok(()),
        }
    }

    async fn transact(&mut self, statements: &[Statement]) -> Result<(), StoreError> {
        self.begin("BEGIN").await?;
        for statement in statements {
            if let Err(error) = self.apply(statement).await {
                // A connection in an unknown state is given up rather than used again.
                if self.begin("ROLLBACK").await.is_err() {
                    self.client = None;
                }
                return Err(error);
            }
        }
        let done = self.begin("COMMIT").await;
        if done.is_err() {
            self.client = None;
        }
        done
    }
}

#[async_trait]
impl Engine for Postgres {
    async fn read(&self, sql: &'static str, values: Vec<Value>) -> Result<Vec<Row>, StoreError> {
        let mut line = self.line().await?;
        let prepared = line.prepare(sql).await?;
        let values: Vec<_> = values
            .iter()
            .map(|value| value as &(dyn ToSql + Sync))
            .collect();
        let rows = line
            .client()?
            .query(&prepared, &values)
            .await
            .map_err(failed)?;
        rows.iter().map(row).collect()
    }

    async fn commit(&self, statements: Vec<Statement>) -> Result<(), StoreError> {
        let _waiting = Waiting::new(&self.waiting);
        let result = match self.line().await {
            Ok(mut place) => {
                // Taken out of its place: if this future is dropped half-way, the connection goes
                // with it and the server rolls back, and nobody gets a line with half a transaction.
                let mut line = std::mem::take(&mut *place);
                let result = line.transact(&statements).await;
                *place = line;
                result
            }
            Err(error) => Err(error),
        };
        self.writes.fetch_add(1, Ordering::Relaxed);
        result
    }

    async fn claim(&self) -> Result<Claim, StoreError> {
        claim(&self.config).await
    }

    async fn backup(&self, _file: &Path) -> Result<(), StoreError> {
        Err(StoreError::Broken(Message::new(
            &TEXTS,
            "store-backup-postgres",
        )))
    }

    fn pulse(&self) -> Pulse {
        let writes = self.writes.load(Ordering::Relaxed);
        Pulse {
            waiting: self.waiting.load(Ordering::Relaxed),
            writes,
            commits: writes,
        }
    }
}

/// A write that waits, until it is done or nobody wants it any more.
struct Waiting<'a>(&'a AtomicU64);

impl<'a> Waiting<'a> {
    fn new(count: &'a AtomicU64) -> Self {
        count.fetch_add(1, Ordering::Relaxed);
        Self(count)
    }
}

impl Drop for Waiting<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

fn row(row: &tokio_postgres::Row) -> Result<Row, StoreError> {
    let value = |column: usize| -> Result<Value, tokio_postgres::Error> {
        let kind = row.columns()[column].type_();
        Ok(if *kind == Type::INT8 {
            row.try_get::<_, Option<i64>>(column)?.into()
        } else if *kind == Type::FLOAT8 {
            row.try_get::<_, Option<f64>>(column)?.into()
        } else {
            row.try_get::<_, Option<String>>(column)?.into()
        })
    };
    let values: Result<Vec<Value>, _> = (0..row.len()).map(value).collect();
    Ok(Row::new(values.map_err(failed)?))
}

pub(crate) fn failed(error: tokio_postgres::Error) -> StoreError {
    if error.code() == Some(&SqlState::UNIQUE_VIOLATION) {
        return StoreError::Conflict;
    }
    // Its own `Display` says only "db error"; the sentence is one level down.
    match error.source() {
        Some(source) => StoreError::broken(source),
        None => StoreError::broken(error),
    }
}

impl ToSql for Value {
    fn to_sql(
        &self,
        kind: &Type,
        out: &mut BytesMut,
    ) -> Result<IsNull, Box<dyn Error + Sync + Send>> {
        match self {
            Self::Null => Ok(IsNull::Yes),
            Self::Number(number) => number.to_sql(kind, out),
            Self::Real(number) => number.to_sql(kind, out),
            Self::Text(text) => text.to_sql(kind, out),
        }
    }

    fn accepts(_kind: &Type) -> bool {
        true
    }

    to_sql_checked!();
}

impl std::fmt::Debug for Postgres {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        // The configuration may hold a password.
        f.debug_struct("Postgres").finish_non_exhaustive()
    }
}

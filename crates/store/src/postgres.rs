use std::collections::HashMap;
use std::error::Error;
use std::path::Path;
use std::pin::Pin;
use std::sync::atomic::{AtomicU64, Ordering};
use std::task::Poll;
use std::time::Duration;

use async_trait::async_trait;
use tokio::sync::{Mutex, MutexGuard};
use tokio::task::JoinHandle;
use tokio_postgres::error::SqlState;
use tokio_postgres::types::private::BytesMut;
use tokio_postgres::types::{IsNull, ToSql, Type, to_sql_checked};
use tokio_postgres::{Client, Config};

use crate::StoreError;
use crate::claim::{Claim, Kind, claim};
use crate::engine::{Engine, Pulse, Row, Statement, Value, refuse_nul};
use crate::tls::{self, Tls};

/// A PostgreSQL server. Its own group commit lets a few connections share the price of a sync.
pub(crate) struct Postgres {
    place: Place,
    lines: Vec<Mutex<Line>>,
    next: AtomicU64,
    waiting: AtomicU64,
    writes: AtomicU64,
}

/// Where a server is, and how to reach it.
#[derive(Clone)]
pub(crate) struct Place {
    config: Config,
    tls: Tls,
}

/// How long an answer may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Patience {
    /// For a server, on which people wait.
    Short,
    /// For those who look through a whole database.
    Long,
}

const LINES: usize = 8;
/// The database gives up a statement after this long, and waiting for a lock sooner. Whoever asked has given up
/// before; this is for the database, which should not go on for nobody.
const LONGEST_STATEMENT: Duration = Duration::from_secs(10);
const LONGEST_LOCK: Duration = Duration::from_secs(5);
const LONGEST_CONNECT: Duration = Duration::from_secs(5);
/// How often a quiet connection is tried.
const KEEPALIVE: Duration = Duration::from_secs(30);

/// A connection and what it has prepared; connected anew if it broke.
#[derive(Default)]
struct Line {
    client: Option<Client>,
    prepared: HashMap<(&'static str, Option<u64>), tokio_postgres::Statement>,
}

impl Place {
    fn parse(address: &str, patience: Patience) -> Result<Self, StoreError> {
        let (address, tls) = tls::split(address)?;
        let mut config: Config = address.parse().map_err(failed)?;
        if patience == Patience::Short {
            let own = config.get_options().unwrap_or_default();
            // What somebody wrote into the address comes later, and counts.
            let options = format!(
                "-c statement_timeout={} -c lock_timeout={} {own}",
                LONGEST_STATEMENT.as_millis(),
                LONGEST_LOCK.as_millis()
            );
            config.options(options.trim_end());
        }
        if config.get_connect_timeout().is_none() {
            config.connect_timeout(LONGEST_CONNECT);
        }
        config.keepalives_idle(KEEPALIVE);
        Ok(Self { config, tls })
    }

    /// A new connection, and the task that ends when it breaks.
    pub(crate) async fn connect(&self) -> Result<(Client, JoinHandle<()>), tokio_postgres::Error> {
        let (client, connection) = self.config.connect(self.tls.clone()).await?;
        let broken = tokio::spawn(async move {
            if let Err(error) = connection.await {
                tracing::warn!(%error, "a connection to the database broke");
            }
        });
        Ok((client, broken))
    }
}

impl Postgres {
    pub(crate) async fn connect(address: &str, patience: Patience) -> Result<Self, StoreError> {
        let place = Place::parse(address, patience)?;
        let (client, _) = place.connect().await.map_err(not_reached)?;
        let mut lines: Vec<Mutex<Line>> = (0..LINES).map(|_| Mutex::default()).collect();
        lines[0].get_mut().client = Some(client);
        Ok(Self {
            place,
            lines,
            next: AtomicU64::new(0),
            waiting: AtomicU64::new(0),
            writes: AtomicU64::new(0),
        })
    }

    /// A line that is free, or the first to become so among all in turn; and its place, to be put back. It is taken
    /// out: if whoever uses it is dropped half-way, the connection goes with it, and nobody gets a line with half
    /// a transaction.
    async fn line(&self) -> Result<(Line, MutexGuard<'_, Line>), StoreError> {
        let free = self.lines.iter().find_map(|line| line.try_lock().ok());
        let mut seat = if let Some(line) = free {
            line
        } else {
            let next = self.next.fetch_add(1, Ordering::Relaxed) as usize;
            self.lines[next % LINES].lock().await
        };
        let mut line = std::mem::take(&mut *seat);
        if line.client.as_ref().is_none_or(Client::is_closed) {
            let (client, _) = self.place.connect().await.map_err(failed)?;
            line = Line {
                client: Some(client),
                prepared: HashMap::new(),
            };
        }
        Ok((line, seat))
    }
}

/// A statement on its way.
type Step<'a> = Pin<Box<dyn Future<Output = Result<(), tokio_postgres::Error>> + Send + 'a>>;

impl Line {
    fn client(&self) -> Result<&Client, StoreError> {
        self.client.as_ref().ok_or(StoreError::Lost)
    }

    /// Has statements prepared, all that are new in one round trip.
    async fn prepare(&mut self, keys: &[(&'static str, Option<u64>)]) -> Result<(), StoreError> {
        let mut new: Vec<(&'static str, Option<u64>)> = Vec::new();
        for key in keys {
            if !self.prepared.contains_key(key) && !new.contains(key) {
                new.push(*key);
            }
        }
        let texts: Vec<String> = new.iter().map(|(sql, rows)| checked(sql, *rows)).collect();
        let client = self.client()?;
        let steps = texts.iter().map(|text| client.prepare(text));
        let prepared = together(steps).await;
        for (key, statement) in new.into_iter().zip(prepared) {
            self.prepared.insert(key, statement.map_err(failed)?);
        }
        Ok(())
    }

    async fn select(
        &mut self,
        sql: &'static str,
        values: &[Value],
    ) -> Result<Vec<Row>, StoreError> {
        self.prepare(&[(sql, None)]).await?;
        let prepared = self.prepared.get(&(sql, None)).ok_or(StoreError::Lost)?;
        let rows = self.client()?.query(prepared, &parameters(values)).await;
        rows.map_err(failed)?.iter().map(row).collect()
    }

    /// A whole transaction in one round trip: everything is sent before anything is answered. What must touch a
    /// number of rows fails in the database itself if it does not, which then does not commit.
    async fn transact(&mut self, statements: &[Statement]) -> Result<(), StoreError> {
        let with_values = statements.iter().filter(|one| !one.values.is_empty());
        let keys: Vec<_> = with_values.map(|one| (one.sql, one.rows)).collect();
        self.prepare(&keys).await?;
        let client = self.client()?;
        let mut steps: Vec<Step<'_>> = vec![Box::pin(client.batch_execute("BEGIN"))];
        for statement in statements {
            let prepared = self.prepared.get(&(statement.sql, statement.rows));
            steps.push(match prepared {
                Some(prepared) => Box::pin(async move {
                    let values = parameters(&statement.values);
                    client.execute(prepared, &values).await.map(drop)
                }),
                None => Box::pin(client.batch_execute(statement.sql)),
            });
        }
        steps.push(Box::pin(client.batch_execute("COMMIT")));
        // The first that fails says why; the others only that something has failed.
        let done: Result<(), tokio_postgres::Error> = together(steps).await.into_iter().collect();
        done.map_err(failed)
    }

    /// A transaction statement by statement, where one needs what another makes.
    async fn transact_in_turn(&mut self, statements: &[Statement]) -> Result<(), StoreError> {
        let client = self.client()?;
        let done = async {
            client
                .batch_execute("BEGIN; SET LOCAL statement_timeout = 0")
                .await?;
            for statement in statements {
                if statement.values.is_empty() {
                    client.batch_execute(statement.sql).await?;
                } else {
                    let values = parameters(&statement.values);
                    client.execute(statement.sql, &values).await?;
                }
            }
            client.batch_execute("COMMIT").await
        };
        let done: Result<(), tokio_postgres::Error> = done.await;
        if done.is_err() {
            // The connection goes, and with it whatever was begun.
            self.client = None;
        }
        done.map_err(failed)
    }
}

/// A change that fails unless it touches so many rows.
fn checked(sql: &str, rows: Option<u64>) -> String {
    match rows {
        None => sql.to_owned(),
        Some(rows) => format!(
            "WITH done AS ({sql} RETURNING 1) SELECT 1 / (COUNT(*) = {rows})::INT FROM done"
        ),
    }
}

fn parameters(values: &[Value]) -> Vec<&(dyn ToSql + Sync)> {
    let values = values.iter().map(|value| value as &(dyn ToSql + Sync));
    values.collect()
}

/// Waits for all of them. Each is begun before the next, so that what they send goes out in this order.
async fn together<F: Future>(steps: impl IntoIterator<Item = F>) -> Vec<F::Output> {
    let steps = steps.into_iter();
    let mut steps: Vec<_> = steps.map(|step| (Box::pin(step), None)).collect();
    std::future::poll_fn(|context| {
        let mut waits = false;
        for (step, done) in steps.iter_mut().filter(|(_, done)| done.is_none()) {
            match step.as_mut().poll(context) {
                Poll::Ready(output) => *done = Some(output),
                Poll::Pending => waits = true,
            }
        }
        if waits {
            Poll::Pending
        } else {
            Poll::Ready(())
        }
    })
    .await;
    steps.into_iter().filter_map(|(_, done)| done).collect()
}

#[async_trait]
impl Engine for Postgres {
    async fn read(&self, sql: &'static str, values: Vec<Value>) -> Result<Vec<Row>, StoreError> {
        refuse_nul(&values)?;
        let (mut line, mut seat) = self.line().await?;
        let rows = line.select(sql, &values).await;
        *seat = line;
        rows
    }

    async fn commit(&self, statements: Vec<Statement>) -> Result<(), StoreError> {
        for statement in &statements {
            refuse_nul(&statement.values)?;
        }
        let _waiting = Waiting::new(&self.waiting);
        let result = match self.line().await {
            Ok((mut line, mut seat)) => {
                let result = line.transact(&statements).await;
                *seat = line;
                result
            }
            Err(error) => Err(error),
        };
        self.writes.fetch_add(1, Ordering::Relaxed);
        result
    }

    async fn change_schema(&self, statements: Vec<Statement>) -> Result<(), StoreError> {
        let (client, _) = self.place.connect().await.map_err(failed)?;
        let mut line = Line {
            client: Some(client),
            prepared: HashMap::new(),
        };
        line.transact_in_turn(&statements).await
    }

    async fn claim(&self) -> Result<Claim, StoreError> {
        claim(&self.place, Kind::Alone).await
    }

    async fn join(&self) -> Result<Claim, StoreError> {
        claim(&self.place, Kind::Shared).await
    }

    async fn lock_schema(&self) -> Result<Claim, StoreError> {
        claim(&self.place, Kind::Schema).await
    }

    async fn backup(&self, _file: &Path) -> Result<(), StoreError> {
        Err(StoreError::BackupPostgres)
    }

    fn pulse(&self) -> Pulse {
        let writes = self.writes.load(Ordering::Relaxed);
        Pulse {
            waiting: self.waiting.load(Ordering::Relaxed),
            writes,
            commits: writes,
            ..Pulse::default()
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

/// Whoever starts a server is told if it is the encryption that fails.
fn not_reached(error: tokio_postgres::Error) -> StoreError {
    let told = error.to_string();
    match (told.contains("TLS"), error.source()) {
        (true, Some(source)) => tls::tls_error(source),
        _ => failed(error),
    }
}

pub(crate) fn failed(error: tokio_postgres::Error) -> StoreError {
    // Somebody else has the key, or a change did not touch as many rows as it must.
    let conflicts = [SqlState::UNIQUE_VIOLATION, SqlState::DIVISION_BY_ZERO];
    if error.code().is_some_and(|code| conflicts.contains(code)) {
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

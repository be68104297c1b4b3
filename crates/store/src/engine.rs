use std::fmt::Debug;
use std::path::Path;
use std::time::Duration;

use async_trait::async_trait;

use crate::{Claim, StoreError};

/// A database. Both kinds are given the same SQL: parameters are `$1`, `$2`... and appear in this
/// order; whole numbers are `BIGINT`, words `TEXT`, others `DOUBLE PRECISION`.
#[async_trait]
pub trait Engine: Debug + Send + Sync {
    /// Reads rows, from everything that was committed before.
    async fn read(&self, sql: &'static str, values: Vec<Value>) -> Result<Vec<Row>, StoreError>;

    /// Does all of it or nothing, and returns once it is on disk.
    async fn commit(&self, statements: Vec<Statement>) -> Result<(), StoreError>;

    /// The same for a change of the schema, which may take long.
    async fn change_schema(&self, statements: Vec<Statement>) -> Result<(), StoreError> {
        self.commit(statements).await
    }

    /// Claims the database for one server, where a file's own lock does not do that already.
    async fn claim(&self) -> Result<Claim, StoreError>;

    /// Claims the database for one of several servers, where it can be shared.
    async fn join(&self) -> Result<Claim, StoreError> {
        Err(StoreError::NotShared)
    }

    /// Keeps others from changing the schema for as long as the answer lasts, where there can be others.
    async fn lock_schema(&self) -> Result<Claim, StoreError> {
        Ok(Claim::default())
    }

    /// Writes a consistent copy of everything into a new file.
    async fn backup(&self, file: &Path) -> Result<(), StoreError>;

    /// How busy it is.
    fn pulse(&self) -> Pulse;
}

/// One change, and how many rows it must touch if that matters.
#[derive(Clone, Debug)]
pub struct Statement {
    pub(crate) sql: &'static str,
    pub(crate) values: Vec<Value>,
    pub(crate) rows: Option<u64>,
}

impl Statement {
    /// A change.
    pub const fn new(sql: &'static str, values: Vec<Value>) -> Self {
        Self {
            sql,
            values,
            rows: None,
        }
    }

    /// The same change, which is a conflict unless it touches so many rows.
    #[must_use]
    pub const fn must_touch(mut self, rows: u64) -> Self {
        self.rows = Some(rows);
        self
    }

    /// The change in SQL.
    pub const fn sql(&self) -> &'static str {
        self.sql
    }

    /// The values of its parameters.
    pub fn values(&self) -> &[Value] {
        &self.values
    }
}

/// What a database did so far and has to do.
#[derive(Clone, Copy, Debug, Default)]
pub struct Pulse {
    /// Writes that wait for their turn.
    pub waiting: u64,
    /// Writes done.
    pub writes: u64,
    /// Commits that it took to do them.
    pub commits: u64,
    /// Writes that failed, other than by a conflict; counted where a server waits for them.
    pub failed: u64,
    /// For how long the last write that failed has been known of, from when it was begun.
    pub failed_for: Option<Duration>,
    /// For how long the oldest write that is under way has been so.
    pub under_way_for: Option<Duration>,
}

/// What stands in a column.
#[derive(Clone, Debug, PartialEq)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Value {
    Null,
    Number(i64),
    Real(f64),
    Text(String),
}

/// PostgreSQL keeps no NUL in a text. Both databases are to keep the same, so that both refuse it.
pub(crate) fn refuse_nul(values: &[Value]) -> Result<(), StoreError> {
    let has_nul = |value: &Value| matches!(value, Value::Text(text) if text.contains('\0'));
    if values.iter().any(has_nul) {
        return Err(StoreError::Nul);
    }
    Ok(())
}

/// The columns of a row, in the order in which they were asked for.
#[derive(Clone, Debug)]
pub struct Row(pub(crate) std::vec::IntoIter<Value>);

impl Row {
    pub(crate) fn new(values: Vec<Value>) -> Self {
        Self(values.into_iter())
    }

    /// The next column, a number.
    pub fn number(&mut self) -> Result<i64, StoreError> {
        match self.0.next() {
            Some(Value::Number(number)) => Ok(number),
            other => Err(unexpected(other.as_ref())),
        }
    }

    /// The next column, a number or nothing.
    pub fn maybe_number(&mut self) -> Result<Option<i64>, StoreError> {
        match self.0.next() {
            Some(Value::Number(number)) => Ok(Some(number)),
            Some(Value::Null) => Ok(None),
            other => Err(unexpected(other.as_ref())),
        }
    }

    /// The next column, a number with a fraction.
    pub fn real(&mut self) -> Result<f64, StoreError> {
        match self.0.next() {
            Some(Value::Real(number)) => Ok(number),
            Some(Value::Number(number)) => Ok(number as f64),
            other => Err(unexpected(other.as_ref())),
        }
    }

    /// The next column, words.
    pub fn text(&mut self) -> Result<String, StoreError> {
        match self.0.next() {
            Some(Value::Text(text)) => Ok(text),
            other => Err(unexpected(other.as_ref())),
        }
    }

    /// The next column, words or nothing.
    pub fn maybe_text(&mut self) -> Result<Option<String>, StoreError> {
        match self.0.next() {
            Some(Value::Text(text)) => Ok(Some(text)),
            Some(Value::Null) => Ok(None),
            other => Err(unexpected(other.as_ref())),
        }
    }
}

fn unexpected(value: Option<&Value>) -> StoreError {
    StoreError::broken(format_args!("unexpected column {value:?}"))
}

impl From<i64> for Value {
    fn from(number: i64) -> Self {
        Self::Number(number)
    }
}

impl From<bool> for Value {
    fn from(yes: bool) -> Self {
        Self::Number(yes.into())
    }
}

impl From<f64> for Value {
    fn from(number: f64) -> Self {
        Self::Real(number)
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<&String> for Value {
    fn from(text: &String) -> Self {
        Self::Text(text.clone())
    }
}

impl From<String> for Value {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl<T: Into<Self>> From<Option<T>> for Value {
    fn from(value: Option<T>) -> Self {
        value.map_or(Self::Null, Into::into)
    }
}

/// Values for the parameters of a statement.
macro_rules! values {
    ($($value:expr),* $(,)?) => { vec![$($crate::Value::from($value)),*] };
}
pub(crate) use values;

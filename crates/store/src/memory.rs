use std::path::Path;
use std::sync::{Mutex, MutexGuard, PoisonError};

use async_trait::async_trait;
use rusqlite::Connection;

use crate::StoreError;
use crate::claim::Claim;
use crate::engine::{Engine, Pulse, Row, Statement, Value, refuse_nul};
use crate::sqlite::{apply, failed, query, run};

/// A database in memory that works on the thread of whoever asks, and is done before it answers. Nothing in it
/// waits, so that whoever simulates a disk decides how long everything takes and what goes wrong.
#[derive(Debug)]
pub struct Memory(Mutex<Connection>);

impl Memory {
    /// An empty database.
    pub fn new() -> Result<Self, StoreError> {
        Connection::open_in_memory()
            .map(|connection| Self(Mutex::new(connection)))
            .map_err(failed)
    }

    /// Reads rows.
    pub fn rows(&self, sql: &'static str, values: &[Value]) -> Result<Vec<Row>, StoreError> {
        refuse_nul(values)?;
        query(&self.connection(), sql, values)
    }

    /// Does all of it or nothing.
    pub fn write(&self, statements: &[Statement]) -> Result<(), StoreError> {
        for statement in statements {
            refuse_nul(&statement.values)?;
        }
        let connection = self.connection();
        run(&connection, "BEGIN")?;
        let mut each = statements.iter();
        let done = each.try_for_each(|statement| apply(&connection, statement));
        let end = if done.is_ok() { "COMMIT" } else { "ROLLBACK" };
        run(&connection, end)?;
        done
    }

    fn connection(&self) -> MutexGuard<'_, Connection> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[async_trait]
impl Engine for Memory {
    async fn read(&self, sql: &'static str, values: Vec<Value>) -> Result<Vec<Row>, StoreError> {
        self.rows(sql, &values)
    }

    async fn commit(&self, statements: Vec<Statement>) -> Result<(), StoreError> {
        self.write(&statements)
    }

    async fn claim(&self) -> Result<Claim, StoreError> {
        Ok(Claim::default())
    }

    async fn backup(&self, _: &Path) -> Result<(), StoreError> {
        Err(StoreError::broken("a database in memory is not copied"))
    }

    fn pulse(&self) -> Pulse {
        Pulse::default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_write_that_fails_leaves_nothing() {
        let memory = Memory::new().expect("memory");
        let change = |sql| Statement::new(sql, Vec::new());
        memory
            .write(&[change("CREATE TABLE t (id BIGINT PRIMARY KEY)")])
            .expect("a table");
        let twice = [
            change("INSERT INTO t VALUES (1)"),
            change("INSERT INTO t VALUES (1)"),
        ];
        assert_eq!(memory.write(&twice), Err(StoreError::Conflict));
        let count = |sql| memory.rows(sql, &[]).map(|rows| rows.len());
        assert_eq!(count("SELECT id FROM t"), Ok(0));
        memory.write(&twice[..1]).expect("the next write");
        assert_eq!(count("SELECT id FROM t"), Ok(1));
    }
}

use std::time::{Duration, Instant};

use tokio::task::JoinHandle;
use tokio_postgres::Client;

use crate::StoreError;
use crate::postgres::{Place, failed};

/// A server's claim to a PostgreSQL database, held by a connection of its own: while it lasts no other server gets
/// one, or, if it is shared, only others that share it. It ends when it is dropped, or with the process, however
/// that ends.
#[derive(Debug, Default)]
pub struct Claim(Option<JoinHandle<()>>);

impl Drop for Claim {
    fn drop(&mut self) {
        if let Some(keeper) = &self.0 {
            keeper.abort();
        }
    }
}

/// What every server of ours asks for; another program's locks have other numbers.
const NUMBER: i64 = 0x5365_7270_656e_7461;
/// The database may need a moment to see that a server that was killed has gone.
const PATIENCE: Duration = Duration::from_secs(3);
/// A change of the schema may rewrite large tables.
const LONGEST_CHANGE: Duration = Duration::from_mins(10);
const PAUSE: Duration = Duration::from_millis(250);

/// What is claimed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// The whole database, for one server.
    Alone,
    /// The database, for a node beside others.
    Shared,
    /// The right to change the schema, which nodes that start at the same moment take in turn.
    Schema,
}

impl Kind {
    const fn sql(self) -> &'static str {
        match self {
            Self::Alone | Self::Schema => "SELECT pg_try_advisory_lock($1)",
            Self::Shared => "SELECT pg_try_advisory_lock_shared($1)",
        }
    }

    const fn number(self) -> i64 {
        match self {
            Self::Alone | Self::Shared => NUMBER,
            Self::Schema => NUMBER + 1,
        }
    }

    const fn patience(self) -> Duration {
        match self {
            Self::Alone | Self::Shared => PATIENCE,
            Self::Schema => LONGEST_CHANGE,
        }
    }
}

struct Held {
    #[expect(dead_code, reason = "the claim lasts as long as the connection")]
    client: Client,
    broken: JoinHandle<()>,
}

/// Claims a database; refused while another server has it.
pub(crate) async fn claim(place: &Place, kind: Kind) -> Result<Claim, StoreError> {
    let began = Instant::now();
    let held = loop {
        if let Some(held) = try_claim(place, kind).await? {
            break held;
        }
        if began.elapsed() > kind.patience() {
            return Err(StoreError::InUse);
        }
        tokio::time::sleep(PAUSE).await;
    };
    Ok(Claim(Some(tokio::spawn(keep(place.clone(), kind, held)))))
}

/// Claims it again whenever the connection breaks. Meanwhile the numbers of events, which are unique,
/// keep two servers from writing over each other.
async fn keep(place: Place, kind: Kind, mut held: Held) {
    loop {
        let _ = (&mut held.broken).await;
        held = loop {
            tokio::time::sleep(PAUSE).await;
            match try_claim(&place, kind).await {
                Ok(Some(held)) => break held,
                Ok(None) => tracing::error!("another server has taken the database"),
                Err(error) => tracing::warn!(?error, "the claim to the database is lost for now"),
            }
        };
    }
}

async fn try_claim(place: &Place, kind: Kind) -> Result<Option<Held>, StoreError> {
    let (client, broken) = place.connect().await.map_err(failed)?;
    let number = kind.number();
    let row = client.query_one(kind.sql(), &[&number]).await;
    let ours: bool = row.and_then(|row| row.try_get(0)).map_err(failed)?;
    Ok(ours.then_some(Held { client, broken }))
}

use std::time::{Duration, Instant};

use tokio::task::JoinHandle;
use tokio_postgres::Client;

use crate::StoreError;
use crate::postgres::{Place, failed};

/// A server's claim to a PostgreSQL database, held by a connection of its own: no other server gets one
/// while it lasts. It ends when it is dropped, or with the process, however that ends.
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
const PAUSE: Duration = Duration::from_millis(250);

struct Held {
    #[expect(dead_code, reason = "the claim lasts as long as the connection")]
    client: Client,
    broken: JoinHandle<()>,
}

/// Claims a database; refused while another server has it.
pub(crate) async fn claim(place: &Place) -> Result<Claim, StoreError> {
    let began = Instant::now();
    let held = loop {
        if let Some(held) = try_claim(place).await? {
            break held;
        }
        if began.elapsed() > PATIENCE {
            return Err(StoreError::InUse);
        }
        tokio::time::sleep(PAUSE).await;
    };
    Ok(Claim(Some(tokio::spawn(keep(place.clone(), held)))))
}

/// Claims it again whenever the connection breaks. Meanwhile the numbers of events, which are unique,
/// keep two servers from writing over each other.
async fn keep(place: Place, mut held: Held) {
    loop {
        let _ = (&mut held.broken).await;
        held = loop {
            tokio::time::sleep(PAUSE).await;
            match try_claim(&place).await {
                Ok(Some(held)) => break held,
                Ok(None) => tracing::error!("another server has taken the database"),
                Err(error) => tracing::warn!(?error, "the claim to the database is lost for now"),
            }
        };
    }
}

async fn try_claim(place: &Place) -> Result<Option<Held>, StoreError> {
    let (client, broken) = place.connect().await.map_err(failed)?;
    let ask = client.query_one("SELECT pg_try_advisory_lock($1)", &[&NUMBER]);
    let ours: bool = ask.await.and_then(|row| row.try_get(0)).map_err(failed)?;
    Ok(ours.then_some(Held { client, broken }))
}

//! What takes a processor's time and no database: legal moves, pictures, rules that are made for a question. It is done
//! aside from the threads that everybody's moves pass through, for one address no more at a time than half of the
//! processors do, so that whoever asks for much waits for themselves.

use std::sync::Arc;
use std::thread::available_parallelism;

use axum::Extension;
use tokio::sync::{AcquireError, OwnedSemaphorePermit, Semaphore};

use crate::app::App;
use crate::http::middleware::Address;
use crate::http::refusal::HttpRefusal;

/// The turn of an address to have something done. An answer carries it until what it cost is counted, so that whoever
/// is next in line is asked for what is owed.
#[derive(Clone, Debug)]
pub(crate) struct Turn {
    _of_address: Arc<OwnedSemaphorePermit>,
}

/// Something that was done aside.
pub(crate) type Aside<T> = (Extension<Turn>, T);

/// So much is done aside at a time.
pub(crate) fn places() -> usize {
    available_parallelism().map_or(1, usize::from)
}

/// So much of it for one address.
pub(crate) fn places_an_address() -> usize {
    (places() / 2).max(1)
}

impl App {
    /// Waits for the turn of an address.
    pub(crate) async fn turn(&self, address: Address) -> Result<Turn, HttpRefusal> {
        let turn = in_line(self.rate_limiter.line(address.0)).await?;
        // Those who were before may have used it up.
        let wait = |retry_after| HttpRefusal::TooManyRequests { retry_after };
        self.rate_limiter.may_work(address.0).map_err(wait)?;
        Ok(Turn {
            _of_address: Arc::new(turn),
        })
    }

    /// Does something for an address, when it is its turn.
    pub(crate) async fn aside<T: Send + 'static>(
        &self,
        address: Address,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<Aside<T>, HttpRefusal> {
        let turn = self.turn(address).await?;
        let place = in_line(Arc::clone(&self.places)).await?;
        let kept = turn.clone();
        let done = tokio::task::spawn_blocking(move || {
            // Whoever hangs up meanwhile keeps both until it is done.
            let _both = (kept, place);
            work()
        });
        let done = done.await.map_err(|_| HttpRefusal::Restarting)?;
        Ok((Extension(turn), done))
    }
}

async fn in_line(line: Arc<Semaphore>) -> Result<OwnedSemaphorePermit, HttpRefusal> {
    let gone = |_: AcquireError| HttpRefusal::Restarting;
    line.acquire_owned().await.map_err(gone)
}

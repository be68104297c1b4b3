//! Has a server's workers do something, and waits for it.

use std::time::Duration;

use clap::Args;
use protocol::client::{Client, Error};
use protocol::{API, OrderView, Outcome, Task};
use search::Stop;
use texts::Message;
use tokio::runtime::Runtime;

use super::worker::{refusal, token};
use crate::TEXTS;
use crate::failure::Failure;
use crate::interrupt::stop_on_interrupt;

/// The server whose workers are to do something, instead of this machine.
#[derive(Args, Debug)]
pub(crate) struct ByWorkers {
    #[arg(long = "workers-of", value_name = "URL")]
    workers_of: Option<String>,

    #[arg(long, value_name = "TOKEN", requires = "workers_of")]
    token: Option<String>,
}

/// So often it is asked whether something is done.
const PAUSE: Duration = Duration::from_millis(200);

impl ByWorkers {
    /// The server, if workers are to do it.
    pub(crate) fn boss(&self) -> Result<Option<Boss>, Failure> {
        let Some(url) = &self.workers_of else {
            return Ok(None);
        };
        let token = token(self.token.as_deref())?;
        Ok(Some(Boss {
            client: Client::new(url).with_token(&token),
            runtime: Runtime::new()?,
            stop: stop_on_interrupt(),
        }))
    }
}

/// Somebody whose key may hand jobs in.
pub(crate) struct Boss {
    client: Client,
    runtime: Runtime,
    stop: Stop,
}

impl Boss {
    /// Hands a job in, and says what came of it; nothing if it was given up, or came to nothing.
    pub(crate) fn have_done(&self, task: &Task) -> Result<Option<Outcome>, Failure> {
        let done = self.runtime.block_on(self.wait_for(task));
        done.map_err(|error| refusal(self.client.server(), &error).into())
    }

    async fn wait_for(&self, task: &Task) -> Result<Option<Outcome>, Error> {
        loop {
            let order: OrderView = self.client.post(&format!("{API}/orders"), task).await?;
            let path = format!("{API}/orders/{}", order.id);
            let delete = "DELETE".parse().unwrap_or_default();
            loop {
                if self.stop.is_raised() {
                    let _ = self.client.send(delete, &path, Vec::new()).await;
                    return Ok(None);
                }
                let order: OrderView = match self.client.get(&path).await {
                    Ok(order) => order,
                    // A server that was started again has forgotten it.
                    Err(error) if error.code() == Some("order-not-found") => break,
                    Err(Error::Away(_)) => {
                        tokio::time::sleep(5 * PAUSE).await;
                        continue;
                    }
                    Err(refused) => return Err(refused),
                };
                match order.status.as_str() {
                    "queued" | "running" => tokio::time::sleep(PAUSE).await,
                    _ => {
                        let _ = self.client.send(delete, &path, Vec::new()).await;
                        return Ok(order.outcome.filter(|done| *done != Outcome::Failed));
                    }
                }
            }
        }
    }
}

/// Workers lost it again and again.
pub(crate) fn failed() -> Failure {
    Message::new(&TEXTS, "order-failed").into()
}

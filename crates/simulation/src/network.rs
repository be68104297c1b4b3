use std::io::{self, ErrorKind};
use std::sync::Arc;

use testkit::{Arrivals, Door};
use tokio::io::{AsyncReadExt, AsyncWriteExt, DuplexStream, ReadHalf, WriteHalf, duplex, split};
use tokio::sync::watch;

use crate::sim::{Counts, Sim};

/// The way to one server. What is sent on a connection arrives in its order, after a while, as far as it arrives;
/// between connections there is no order, and what was sent on one that broke may still arrive.
#[derive(Clone, Debug)]
pub(crate) struct Network {
    sim: Arc<Sim>,
    door: Door,
}

const BUFFER: usize = 64 * 1024;

impl Network {
    pub(crate) fn new(sim: &Arc<Sim>) -> (Self, Arrivals) {
        let (door, arrivals) = Door::new();
        let sim = Arc::clone(sim);
        (Self { sim, door }, arrivals)
    }

    /// A connection to the server.
    pub(crate) async fn connect(&self) -> io::Result<DuplexStream> {
        let sim = &self.sim;
        sim.wait(0..=self.latency()).await;
        if sim.goes_wrong(sim.faults.refused) {
            return Err(ErrorKind::ConnectionRefused.into());
        }
        let (clients, clients_end) = duplex(BUFFER);
        let servers_end = self.door.connect(BUFFER)?;
        let (from_client, to_client) = split(clients_end);
        let (from_server, to_server) = split(servers_end);
        let (broken, breaks) = watch::channel(false);
        let broken = Arc::new(broken);
        tokio::spawn(self.clone().carry(
            from_client,
            to_server,
            Arc::clone(&broken),
            breaks.clone(),
        ));
        tokio::spawn(self.clone().carry(from_server, to_client, broken, breaks));
        Ok(clients)
    }

    fn latency(&self) -> i64 {
        if self.sim.is_healed() {
            5
        } else {
            self.sim.faults.latency
        }
    }

    /// Carries what is said on one side to the other, until the connection breaks or one side is gone.
    async fn carry(
        self,
        mut from: ReadHalf<DuplexStream>,
        mut to: WriteHalf<DuplexStream>,
        broken: Arc<watch::Sender<bool>>,
        mut breaks: watch::Receiver<bool>,
    ) {
        let sim = &self.sim;
        let mut bytes = vec![0; 16 * 1024];
        loop {
            let read = tokio::select! {
                biased;
                _ = breaks.wait_for(|broken| *broken) => return,
                read = from.read(&mut bytes) => read.unwrap_or(0),
            };
            if read == 0 {
                let _ = to.shutdown().await;
                return;
            }
            sim.wait(0..=self.latency()).await;
            if sim.goes_wrong(sim.faults.stalls) {
                sim.wait(1_000..=30_000).await;
            }
            if sim.goes_wrong(sim.faults.cuts) {
                Counts::one_more(&sim.counts.cuts);
                sim.trace(|| "a connection breaks".to_owned());
                broken.send_replace(true);
                // What was on its way may arrive, and much later than what is said on the next connection.
                if sim.dice.below(2) == 0 {
                    sim.wait(0..=5_000).await;
                    let _ = to.write_all(&bytes[..read]).await;
                }
                return;
            }
            if to.write_all(&bytes[..read]).await.is_err() {
                broken.send_replace(true);
                return;
            }
        }
    }
}

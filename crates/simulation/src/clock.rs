use std::sync::Arc;
use std::time::Duration;

use server::matches::Millis;
use server::world::Clock;

use crate::sim::Sim;

/// The clock of one server: simulated time, as far off as the machine's clock was when the server started.
#[derive(Debug)]
pub(crate) struct ServerClock {
    pub(crate) sim: Arc<Sim>,
    pub(crate) offset: Millis,
}

impl Clock for ServerClock {
    fn now(&self) -> Millis {
        self.sim.now() + self.offset
    }

    fn instant(&self, at: Millis) -> tokio::time::Instant {
        let left = Duration::from_millis((at - self.now()).max(0) as u64);
        tokio::time::Instant::now() + left
    }
}

//! Jobs that whoever looks after a server hands in: proofs, whole games, positions. Workers alone do them, after
//! everything else. They are kept in memory: whoever waits for one that is gone hands it in again.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::{Duration, Instant};

use game::Turn;
use protocol::{OrderView, Outcome, Task};
use tactics::Puzzle;

use super::{Asker, JobQueue, Place, Rank, WorkRefusal};

/// So many are kept at most.
const MOST: usize = 1_000;
/// One about which nobody asks for so long is given up, or forgotten.
const FORGOTTEN: Duration = Duration::from_hours(1);
/// No search of one goes on for longer.
const LONGEST_MS: u64 = 600_000;

/// Where orders are handed in and asked about. Cheap to clone.
#[derive(Clone, Debug, Default)]
pub(crate) struct Orders(Arc<Mutex<HashMap<String, Order>>>);

#[derive(Debug)]
struct Order {
    place: Option<Place>,
    begun: bool,
    outcome: Option<Outcome>,
    asked_at: Instant,
}

impl Orders {
    /// Takes an order in, under a new id.
    pub(crate) fn take(
        &self,
        queue: &JobQueue,
        id: &str,
        task: Task,
    ) -> Result<OrderView, WorkRefusal> {
        let task = fit(task)?;
        let mut orders = self.orders();
        orders.retain(|_, order| order.asked_at.elapsed() < FORGOTTEN);
        if orders.len() >= MOST {
            return Err(WorkRefusal::Full);
        }
        let order = Order {
            place: None,
            begun: false,
            outcome: None,
            asked_at: Instant::now(),
        };
        let view = order.view(id);
        orders.insert(id.to_owned(), order);
        drop(orders);
        let asker = Ordered {
            orders: Arc::downgrade(&self.0),
            id: id.to_owned(),
        };
        let place = queue.push(Rank::Order, task, Arc::new(asker));
        if let Some(order) = self.orders().get_mut(id) {
            order.place = place;
        }
        Ok(view)
    }

    /// How an order stands.
    pub(crate) fn look(&self, id: &str) -> Result<OrderView, WorkRefusal> {
        let mut orders = self.orders();
        let order = orders.get_mut(id).ok_or(WorkRefusal::NoOrder)?;
        order.asked_at = Instant::now();
        Ok(order.view(id))
    }

    /// Gives an order up, or forgets what came of it.
    pub(crate) fn cancel(&self, queue: &JobQueue, id: &str) -> Result<(), WorkRefusal> {
        let order = self.orders().remove(id);
        if let Some(place) = order.ok_or(WorkRefusal::NoOrder)?.place {
            queue.drop_job(place);
        }
        Ok(())
    }

    fn orders(&self) -> MutexGuard<'_, HashMap<String, Order>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Order {
    fn view(&self, id: &str) -> OrderView {
        let status = match (&self.outcome, self.begun) {
            (Some(Outcome::Failed), _) => "failed",
            (Some(_), _) => "done",
            (None, true) => "running",
            (None, false) => "queued",
        };
        OrderView {
            id: id.to_owned(),
            status: status.to_owned(),
            outcome: self.outcome.clone(),
        }
    }
}

/// The task, with an end to it; or why nobody can do it.
fn fit(mut task: Task) -> Result<Task, WorkRefusal> {
    let unfit = |why: String| WorkRefusal::Unfit { why };
    match &mut task {
        Task::Move { .. } => return Err(unfit("move".to_owned())),
        Task::Puzzle { puzzle } => {
            Puzzle::parse(puzzle).map_err(|damage| unfit(damage.to_string()))?;
        }
        Task::Position {
            spec,
            setup,
            moves,
            limits,
            ..
        }
        | Task::Solve {
            spec,
            setup,
            moves,
            limits,
        } => {
            let game = worker::position(spec, setup, moves);
            let game = game.map_err(|refusal| unfit(refusal.to_string()))?;
            if !matches!(game.turn(), Turn::Seat(_)) {
                return Err(unfit(catalog::Refusal::GameOver.to_string()));
            }
            let counted = limits.playouts.is_some() || limits.nodes.is_some();
            // What is counted alone comes to the same everywhere, which a time would spoil.
            if limits.time_ms.is_some() || !counted {
                let time = limits.time_ms.unwrap_or(LONGEST_MS);
                limits.time_ms = Some(time.min(LONGEST_MS));
            }
        }
        Task::Review {
            spec,
            setup,
            moves,
            time_ms,
        } => {
            let game = worker::position(spec, setup, moves);
            let game = game.map_err(|refusal| unfit(refusal.to_string()))?;
            let course = catalog::review::Course::of(game.as_ref());
            course.map_err(|refusal| unfit(refusal.to_string()))?;
            *time_ms = (*time_ms).min(LONGEST_MS);
        }
    }
    Ok(task)
}

#[derive(Debug)]
struct Ordered {
    orders: Weak<Mutex<HashMap<String, Order>>>,
    id: String,
}

impl Ordered {
    fn with<T>(&self, act: impl FnOnce(&mut Order) -> T) -> Option<T> {
        let orders = self.orders.upgrade()?;
        let mut orders = orders.lock().unwrap_or_else(PoisonError::into_inner);
        orders.get_mut(&self.id).map(act)
    }
}

impl Asker for Ordered {
    fn is_gone(&self) -> bool {
        let forgotten = self.with(|order| order.asked_at.elapsed() > FORGOTTEN);
        forgotten.unwrap_or(true)
    }

    fn begun(&self) {
        self.with(|order| order.begun = true);
    }

    fn returned(&self) {
        self.with(|order| order.begun = false);
    }

    fn done(&self, outcome: Outcome) {
        self.with(|order| order.outcome = Some(outcome));
    }
}

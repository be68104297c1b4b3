//! One of several servers on one PostgreSQL database. Each has a lease there, and each match has one of them as its
//! owner, who alone plays it; the others take over what a node leaves behind. See docs/nodes.md.

mod clock;
mod forward;
mod inner;
mod lease;
mod metrics;
pub(crate) mod news;
mod relay;
mod route;
mod settings;
mod start;
pub(crate) mod talk;

use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::sync::{Arc, PoisonError, RwLock, RwLockReadGuard, RwLockWriteGuard};
use std::time::{Duration, Instant};

use store::{Fence, Node, Store, StoreError, TakenOver};
use tokio::sync::{mpsc, watch};

use crate::matches::Millis;
use crate::matches::registry::{CommandError, Registry};
use crate::people::names::is_id;
use crate::world::World;
use clock::NodeClock;
use forward::NodeClient;
pub(crate) use inner::Forwarded;
pub(crate) use lease::keep;
use news::News;
pub(crate) use route::route;
pub(crate) use settings::NodeSettings;
pub(crate) use start::start;

/// A node that has not renewed its lease for so long may be fenced by others.
pub(crate) const LEASE: Duration = Duration::from_secs(4);
const LEASE_MS: Millis = LEASE.as_millis() as Millis;
/// The epoch of a match in the hands of whoever made it.
const FIRST_EPOCH: i64 = 1;

/// This node, and what it knows of the others. Cheap to clone.
#[derive(Clone, Debug)]
pub(crate) struct Nodes(Arc<Inner>);

#[derive(Debug)]
pub(crate) struct Inner {
    settings: NodeSettings,
    store: Store,
    world: World,
    clock: Arc<NodeClock>,
    standing: RwLock<Standing>,
    /// Told whenever a node came or went.
    changes: watch::Sender<()>,
    /// When a server that had the database alone was last there.
    alone_until: Option<Millis>,
    http: NodeClient,
    /// What the leader will be told.
    news: mpsc::Sender<News>,
    counts: Counts,
}

/// What a node counts about itself.
#[derive(Debug, Default)]
struct Counts {
    takeovers: AtomicU64,
    lapses: AtomicU64,
    forwards: AtomicU64,
    forwards_failed: AtomicU64,
    /// Clients' sockets that are joined to one at another node.
    sockets: AtomicI64,
}

#[derive(Debug)]
struct Standing {
    me: Node,
    /// Until when nobody else can have what is ours, by the machine's own clock.
    valid_until: Instant,
    /// How long the last renewal took.
    lag: Duration,
    /// Every node that is not fenced, this one among them; the oldest first.
    alive: Vec<Node>,
    leaving: bool,
}

impl std::ops::Deref for Nodes {
    type Target = Inner;
    fn deref(&self) -> &Inner {
        &self.0
    }
}

impl Nodes {
    /// Whether nobody else can have what is this node's.
    pub(crate) fn has_lease(&self) -> bool {
        self.lease_left().is_some()
    }

    /// The id of this run, while nobody else can have what is its own.
    pub(crate) fn run(&self) -> Option<String> {
        self.has_lease().then(|| self.standing().me.id.clone())
    }

    /// For how long nobody else can have what is this node's.
    pub(crate) fn lease_left(&self) -> Option<Duration> {
        let until = self.standing().valid_until;
        until
            .checked_duration_since(Instant::now())
            .filter(|left| !left.is_zero())
    }

    /// How long the database took to renew the lease.
    pub(crate) fn lag(&self) -> Duration {
        self.standing().lag
    }

    /// What this node is called.
    pub(crate) fn name(&self) -> &str {
        &self.settings.name
    }

    /// How many sockets of clients are joined to one at another node.
    pub(crate) fn sockets(&self) -> i64 {
        self.counts.sockets.load(Ordering::Relaxed)
    }

    /// How many nodes there are.
    pub(crate) fn count(&self) -> usize {
        self.standing().alive.len()
    }

    /// The node that does what only one of them does is the oldest.
    pub(crate) fn is_leader(&self) -> bool {
        let standing = self.standing();
        let oldest = standing.alive.first();
        oldest.is_some_and(|oldest| oldest.id == standing.me.id) && self.has_lease()
    }

    /// What shows that a match that is made here is ours.
    pub(crate) fn new_fence(&self) -> Fence {
        Fence {
            owner: self.standing().me.id.clone(),
            epoch: FIRST_EPOCH,
        }
    }

    /// What shows that a match is ours; taken over if it is nobody's. While it is another's, nobody answers here.
    pub(crate) async fn hold(&self, registry: &Registry, id: &str) -> Result<Fence, CommandError> {
        if !is_id(id) {
            return Err(CommandError::NotFound);
        }
        let me = self.run().ok_or(CommandError::Restarting)?;
        let owned = self.store.owner(id).await?.ok_or(CommandError::NotFound)?;
        if owned.fence.owner == me {
            return Ok(owned.fence);
        }
        if owned.held {
            return Err(CommandError::Restarting);
        }
        let taken = self.store.take_over(&me, id).await?;
        let taken = taken.ok_or(CommandError::Restarting)?;
        self.note_taken(registry, &taken);
        Ok(taken.fence)
    }

    /// The node that has a match, if that is another.
    pub(crate) async fn holder(&self, id: &str) -> Result<Option<Node>, StoreError> {
        let Some(owned) = self.store.owner(id).await? else {
            return Ok(None);
        };
        let owner = owned.fence.owner;
        if !owned.held || owner == self.standing().me.id {
            return Ok(None);
        }
        if let Some(node) = self.alive(&owner) {
            return Ok(Some(node));
        }
        // It has just come.
        self.look_around().await?;
        Ok(self.alive(&owner))
    }

    fn alive(&self, id: &str) -> Option<Node> {
        let standing = self.standing();
        standing.alive.iter().find(|node| node.id == id).cloned()
    }

    /// Time in which nobody looked after a match is nobody's fault.
    fn note_taken(&self, registry: &Registry, taken: &TakenOver) {
        self.counts.takeovers.fetch_add(1, Ordering::Relaxed);
        if let Some(since) = taken.settled_at.or(self.alone_until) {
            let absence = since..self.world.now();
            registry.outages.note_left_alone(&taken.id, absence);
        }
    }

    /// How many matches that wait or go on are this node's.
    pub(crate) async fn owned(&self) -> Result<i64, StoreError> {
        let me = self.standing().me.id.clone();
        self.store.owned_matches(&me).await
    }

    /// The world, with the clock that all nodes go by.
    fn world(&self) -> World {
        self.world.clone()
    }

    fn standing(&self) -> RwLockReadGuard<'_, Standing> {
        self.standing.read().unwrap_or_else(PoisonError::into_inner)
    }

    fn standing_mut(&self) -> RwLockWriteGuard<'_, Standing> {
        self.standing
            .write()
            .unwrap_or_else(PoisonError::into_inner)
    }
}

//! Keeping the lease, knowing who else is there, and taking over what others leave behind.

use std::sync::atomic::Ordering;
use std::sync::{Arc, RwLock};
use std::time::{Duration, Instant};

use futures_util::StreamExt;
use futures_util::stream::iter;
use store::{Node, Store, StoreError};
use tokio::sync::{mpsc, watch};
use tokio::time::timeout;

use super::clock::NodeClock;
use super::{Counts, Inner, LEASE, LEASE_MS, News, NodeSettings, Nodes, Standing, forward};
use crate::app::App;
use crate::matches::Millis;
use crate::ops::listening::StartError;
use crate::world::World;

/// How often a lease is renewed.
const RENEW_EVERY: Duration = Duration::from_secs(1);
/// How often a node looks what became of the others.
const LOOK_EVERY: Duration = Duration::from_millis(500);
/// An answer that takes longer comes too late for the lease.
const PATIENCE: Duration = Duration::from_secs(2);
/// Matches that nobody holds are looked for so often even if no node was seen going.
const SEARCH_EVERY: Duration = Duration::from_secs(5);
/// So many are taken at once: the other nodes shall have some, too.
const SHARE: i64 = 20;
/// So many are read at the same time.
const AT_ONCE: usize = 8;

impl Nodes {
    /// Comes to the others. A run of the same name that was killed has its lease for a moment longer.
    pub(crate) async fn join(
        settings: NodeSettings,
        store: Store,
        mut world: World,
        news: mpsc::Sender<News>,
    ) -> Result<Self, StartError> {
        let clock = Arc::new(NodeClock::showing(store.database_time().await?));
        world.clock = Arc::clone(&clock) as _;
        let began = Instant::now();
        let me = new_run(&settings, &world);
        let asked = loop {
            let asked = Instant::now();
            match store.add_node(&me, LEASE_MS).await {
                Ok(()) => break asked,
                Err(StoreError::Conflict) if began.elapsed() < LEASE * 2 => {
                    tokio::time::sleep(LOOK_EVERY).await;
                }
                Err(StoreError::Conflict) => {
                    let name = settings.name;
                    return Err(StartError::NodeRunning { name });
                }
                Err(error) => return Err(error.into()),
            }
        };
        let alone = store.recall("alive-at").await?;
        let alive = store.nodes().await?;
        Ok(Self(Arc::new(Inner {
            settings,
            world,
            clock,
            standing: RwLock::new(Standing {
                me,
                valid_until: asked + LEASE,
                lag: asked.elapsed(),
                alive,
                leaving: false,
            }),
            changes: watch::Sender::new(()),
            alone_until: alone.and_then(|at| at.parse().ok()),
            store,
            http: forward::client(),
            news,
            counts: Counts::default(),
        })))
    }

    /// Goes for good: others may take everything at once.
    pub(crate) async fn leave(&self, settled_at: Millis) -> Result<(), StoreError> {
        let me = {
            let mut standing = self.standing_mut();
            standing.leaving = true;
            standing.valid_until = Instant::now();
            standing.me.id.clone()
        };
        self.store.end_lease(&me, settled_at).await
    }

    /// Renews the lease. Whoever was fenced comes back as another, who has nothing.
    async fn renew(&self, app: &App) -> Result<(), StoreError> {
        let me = self.standing().me.id.clone();
        let settled = app.registry.outages.settled(self.world.now());
        let asked = Instant::now();
        if let Some(now) = self.store.renew_lease(&me, LEASE_MS, settled).await? {
            self.clock.catch_up(now);
            self.note_renewed(asked, None);
            return Ok(());
        }
        tracing::warn!("this node was fenced: others have its matches");
        self.lose_everything(app);
        self.clock.catch_up(self.store.database_time().await?);
        app.registry.outages.start_anew(self.world.now());
        let me = new_run(&self.settings, &self.world);
        let asked = Instant::now();
        self.store.add_node(&me, LEASE_MS).await?;
        self.note_renewed(asked, Some(me));
        Ok(())
    }

    fn note_renewed(&self, asked: Instant, me: Option<Node>) {
        let mut standing = self.standing_mut();
        if standing.leaving {
            return;
        }
        // From before it was asked: the database's own count begins later.
        standing.valid_until = asked + LEASE;
        standing.lag = asked.elapsed();
        if let Some(me) = me {
            standing.me = me;
        }
    }

    /// Lets go of all matches and of everybody on a socket, who come back by number, here or elsewhere.
    fn lose_everything(&self, app: &App) {
        self.counts.lapses.fetch_add(1, Ordering::Relaxed);
        app.registry.abandon();
        app.evictions.send_replace(());
    }

    /// Looks who is there.
    pub(super) async fn look_around(&self) -> Result<(), StoreError> {
        let alive = self.store.nodes().await?;
        let mut standing = self.standing_mut();
        let changed = standing.alive != alive;
        standing.alive = alive;
        drop(standing);
        if changed {
            self.changes.send_replace(());
        }
        Ok(())
    }

    /// Takes over running matches that nobody holds, and looks after them.
    async fn take_over_running(&self, app: &App) -> Result<(), StoreError> {
        loop {
            let me = self.standing().me.id.clone();
            let taken = self.store.take_over_running(&me, SHARE).await?;
            for one in &taken {
                self.note_taken(&app.registry, one);
            }
            if !taken.is_empty() {
                tracing::warn!(matches = taken.len(), "matches were taken over");
            }
            wake_all(app, taken.iter().map(|one| one.id.as_str())).await;
            if (taken.len() as i64) < SHARE {
                return Ok(());
            }
        }
    }
}

/// Keeps the lease for as long as the node is there, and takes over what others leave behind.
pub(crate) async fn keep(app: App, nodes: Nodes) {
    let taking = tokio::spawn(search(app.clone(), nodes.clone()));
    let mut had_lease = true;
    loop {
        if nodes.standing().leaving {
            taking.abort();
            return;
        }
        let renewed = timeout(PATIENCE, nodes.renew(&app)).await;
        if let Err(error) = renewed.unwrap_or(Err(StoreError::Timeout)) {
            tracing::warn!(%error, "the lease could not be renewed");
        }
        let has_lease = nodes.has_lease();
        if had_lease && !has_lease {
            tracing::error!("the lease has run out: others may have what was ours");
            nodes.lose_everything(&app);
        } else if has_lease && !had_lease {
            // Nobody has fenced it meanwhile: what it let go of is still its own.
            tokio::spawn(wake_own(app.clone()));
        }
        had_lease = has_lease;
        tokio::time::sleep(RENEW_EVERY).await;
    }
}

/// Has all matches of this node in memory for which time runs or a bot must move.
async fn wake_own(app: App) {
    match app.store.to_wake(&app.registry.owner()).await {
        Ok(own) => wake_all(&app, own.iter().map(String::as_str)).await,
        Err(error) => tracing::warn!(%error, "this node's own matches could not be read"),
    }
}

async fn wake_all(app: &App, ids: impl Iterator<Item = &str>) {
    let wake = async |id| crate::ops::serve::wake(&app.registry, id).await;
    iter(ids).for_each_concurrent(AT_ONCE, wake).await;
}

/// Looks after what others leave behind.
async fn search(app: App, nodes: Nodes) {
    let mut steady_since = Instant::now();
    let mut searched: Option<Instant> = None;
    let mut changes = nodes.changes.subscribe();
    loop {
        if !nodes.has_lease() {
            steady_since = Instant::now();
        }
        let looked = async {
            // Whoever could not reach the database itself leaves the others as much time to come back.
            if steady_since.elapsed() >= LEASE {
                for lapsed in nodes.store.fence_lapsed().await? {
                    tracing::warn!(name = lapsed.name, "a node is gone: it is fenced");
                }
            }
            nodes.look_around().await?;
            // Whoever came or went may have left something behind.
            let changed = changes.has_changed().unwrap_or(false);
            changes.mark_unchanged();
            let due = searched.is_none_or(|at| at.elapsed() >= SEARCH_EVERY);
            if (changed || due) && nodes.has_lease() {
                nodes.take_over_running(&app).await?;
                searched = Some(Instant::now());
            }
            Ok::<(), StoreError>(())
        };
        if let Err(error) = looked.await {
            tracing::warn!(%error, "the other nodes could not be looked at");
            searched = None;
        }
        tokio::time::sleep(LOOK_EVERY).await;
    }
}

/// A new run of this node.
fn new_run(settings: &NodeSettings, world: &World) -> Node {
    Node {
        id: world.new_id(),
        name: settings.name.clone(),
        address: settings.address.clone(),
    }
}

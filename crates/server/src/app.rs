use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use store::{Store, StoreError};
use tokio::sync::{Semaphore, watch};

use crate::Config;
use crate::analysis::AnalysisQueue;
use crate::http::aside::places;
use crate::http::pictures::Pictures;
use crate::http::rate_limit::RateLimiter;
use crate::jobs::{JobQueue, Orders};
use crate::matches::registry::Registry;
use crate::nodes::Nodes;
use crate::nodes::talk::NodeMessage;
use crate::ops::metrics::Metrics;
use crate::people::attempts::LoginAttempts;
use crate::people::identity::CookieSigner;
use crate::people::moderation::Moderation;
use crate::people::passkeys::Passkeys;
use crate::people::passwords::Passwords;
use crate::people::revocations::Revocations;
use crate::study::Studies;
use crate::world::World;

/// Everything that handlers share. Cheap to clone.
#[derive(Clone, Debug)]
pub(crate) struct App(Arc<Parts>);

#[derive(Debug)]
pub(crate) struct Parts {
    pub(crate) config: Config,
    pub(crate) store: Store,
    pub(crate) world: World,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) registry: Registry,
    pub(crate) jobs: JobQueue,
    pub(crate) orders: Orders,
    pub(crate) analysis: AnalysisQueue,
    pub(crate) studies: Studies,
    pub(crate) pictures: Pictures,
    pub(crate) signer: CookieSigner,
    pub(crate) rate_limiter: RateLimiter,
    /// For what is done aside.
    pub(crate) places: Arc<Semaphore>,
    pub(crate) passwords: Passwords,
    pub(crate) passkeys: Passkeys,
    pub(crate) login_attempts: LoginAttempts,
    pub(crate) revocations: Revocations,
    pub(crate) moderation: Moderation,
    /// Turned on once all is ready, off when the server is about to go.
    pub(crate) ready: AtomicBool,
    /// Told to everything that must end before the server does.
    pub(crate) closing: watch::Sender<bool>,
    /// Told to everybody on a socket when a node has lost what it had.
    pub(crate) evictions: watch::Sender<()>,
}

/// When whoever is on a socket must go: the server closes, or no longer has what they came for.
#[derive(Debug)]
pub(crate) struct Farewell {
    closing: watch::Receiver<bool>,
    evictions: watch::Receiver<()>,
}

impl Farewell {
    /// Returns once it is so.
    pub(crate) async fn told(&mut self) {
        tokio::select! {
            () = closed(&mut self.closing) => {}
            _ = self.evictions.changed() => {}
        }
    }
}

impl std::ops::Deref for App {
    type Target = Parts;
    fn deref(&self) -> &Parts {
        &self.0
    }
}

impl App {
    pub(crate) async fn open(
        config: Config,
        store: Store,
        world: World,
        nodes: Option<Nodes>,
    ) -> Result<Self, StoreError> {
        let metrics = Arc::new(Metrics::default());
        let key = kept_key(&store, &world).await?;
        let moderation = Moderation::open(&store).await?;
        let registry = Registry::new(
            store.clone(),
            moderation.clone(),
            world.clone(),
            Arc::clone(&metrics),
            config.bot_pause.clone(),
            nodes,
        );
        let jobs = world.thinker.jobs().unwrap_or_default();
        Ok(Self(Arc::new(Parts {
            rate_limiter: RateLimiter::new(config.limits),
            places: Arc::new(Semaphore::new(places())),
            signer: CookieSigner::new(&key, config.https),
            passwords: Passwords::new(config.password_passes),
            passkeys: Passkeys::default(),
            login_attempts: LoginAttempts::new(config.limits.guesses),
            revocations: Revocations::default(),
            moderation,
            studies: Studies::new(store.clone(), world.clone()),
            // A server whose bots think elsewhere leaves everything to workers.
            analysis: AnalysisQueue::open(world.clone(), jobs.clone(), config.bot_threads.min(1)),
            orders: Orders::default(),
            jobs,
            config,
            store,
            metrics,
            registry,
            pictures: Pictures::new(),
            world,
            ready: AtomicBool::new(false),
            closing: watch::Sender::new(false),
            evictions: watch::Sender::new(()),
        })))
    }

    /// For a socket: when it must end.
    pub(crate) fn farewell(&self) -> Farewell {
        Farewell {
            closing: self.closing.subscribe(),
            evictions: self.evictions.subscribe(),
        }
    }

    /// A key of somebody's no longer holds: whatever is open for them ends, at every node.
    pub(crate) fn revoke(&self, player: &str) {
        self.revocations.announce(player);
        if let Some(nodes) = &self.registry.nodes {
            let player = player.to_owned();
            nodes.tell_all(NodeMessage::Revoked { player });
        }
    }

    /// Whether what only one server of a database does is this one's to do.
    pub(crate) fn is_leader(&self) -> bool {
        self.registry.nodes.as_ref().is_none_or(Nodes::is_leader)
    }
}

/// The key that cookies are signed with: made once, and then always the same.
async fn kept_key(store: &Store, world: &World) -> Result<String, StoreError> {
    if let Some(key) = store.recall("cookie-key").await? {
        return Ok(key);
    }
    // Several nodes may start at the same moment.
    store.remember_first("cookie-key", &world.key()).await
}

/// Returns once the server is closing.
pub(crate) async fn closed(closing: &mut watch::Receiver<bool>) {
    let _ = closing.wait_for(|closing| *closing).await;
}

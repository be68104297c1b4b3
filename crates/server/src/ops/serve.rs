use std::net::SocketAddr;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use futures_util::future::select_all;
use store::{Claim, Store, StoreError};
use tokio::signal::unix::{Signal, SignalKind, signal};
use tokio::task::JoinHandle;

use crate::app::{App, closed};
use crate::explorer;
use crate::http::connections::{Listener, accept};
use crate::matches::Millis;
use crate::matches::registry::{CommandError, Registry};
use crate::nodes::{self, NodeSettings, Nodes};
use crate::ops::ledger;
pub use crate::ops::listening::StartError;
use crate::ops::listening::{listen, local_address};
use crate::ops::lock::Lock;
use crate::people::moderation::enact;
use crate::world::World;
use crate::{Config, http};

/// A server that runs.
#[derive(Debug)]
pub struct Running {
    app: App,
    address: SocketAddr,
    serving: JoinHandle<()>,
    /// What keeps other servers away from the database, or those that are no nodes.
    holding: Option<(Lock, Claim)>,
    /// Where other nodes are served.
    for_nodes: Option<JoinHandle<()>>,
}

/// How often the server notes that it is alive, so that time without it can be told afterwards.
const HEARTBEAT: Duration = Duration::from_secs(1);
/// How often it looks whether it can work.
const OBSERVED_EVERY: Duration = Duration::from_millis(200);
/// Room for a write that is larger than those of any match: a heartbeat fits where nothing else does.
const ROOM: usize = 256 * 1024;
/// How often deadlines of matches that are not in memory are looked at.
const SWEEP: Duration = Duration::from_secs(1);
/// After this long without everybody leaving, the server goes anyway.
const LONGEST_FAREWELL: Duration = Duration::from_secs(3);
const LONGEST_LAST_WRITE: Duration = Duration::from_millis(500);

/// Starts a server; it runs until [`Running::stop`], or for as long as the program.
pub async fn start(config: Config) -> Result<Running, StartError> {
    let world = World::new(&config);
    start_in(config, world).await
}

/// Starts a server in a world of somebody's own.
pub async fn start_in(config: Config, world: World) -> Result<Running, StartError> {
    if let Some(settings) = NodeSettings::read(&config)? {
        return nodes::start(config, settings, world).await;
    }
    let mut lock = Lock::take(&config.database)?;
    let listener = listen(config.listen, config.spare_ports).await?;
    let (store, claim) = Store::open_alone(&config.database).await?;
    lock.hold_database()?;
    let address = local_address(&listener, config.listen)?;
    lock.tell(address);
    let running = start_on(config, world, store, listener, address).await?;
    Ok(running.holding(lock, claim))
}

/// Starts a server on a store and a network of somebody's own, who sees to it that there is no other.
pub async fn start_on(
    config: Config,
    world: World,
    store: Store,
    listener: impl Listener,
    address: SocketAddr,
) -> Result<Running, StartError> {
    start_with(config, world, store, None, listener, address).await
}

/// Starts a server, perhaps beside other nodes.
pub(crate) async fn start_with(
    config: Config,
    world: World,
    store: Store,
    nodes: Option<Nodes>,
    listener: impl Listener,
    address: SocketAddr,
) -> Result<Running, StartError> {
    let app = App::open(config, store, world, nodes).await?;
    wake_up(&app).await?;
    // Behind a proxy everybody comes from the same address.
    let door = (!app.config.trust_proxy).then(|| app.rate_limiter.clone());
    let router = http::router(app.clone());
    let serving = accept(listener, router, door, app.closing.subscribe());
    app.ready.store(true, Ordering::Relaxed);
    tracing::info!(%address, "the server is ready");
    Ok(Running {
        address,
        serving: tokio::spawn(serving),
        app,
        holding: None,
        for_nodes: None,
    })
}

/// Runs a server until the process is told to go (SIGTERM, or Ctrl-C). `ready` hears its address.
pub async fn serve(config: Config, ready: impl FnOnce(SocketAddr)) -> Result<(), StartError> {
    let farewell = ShutdownSignals::listen();
    let running = start(config).await?;
    ready(running.address());
    farewell.told().await;
    running.stop().await;
    Ok(())
}

impl Running {
    /// Where it listens.
    pub const fn address(&self) -> SocketAddr {
        self.address
    }

    pub(crate) const fn app(&self) -> &App {
        &self.app
    }

    /// The same, which serves other nodes besides.
    pub(crate) fn serving_nodes(mut self, serving: JoinHandle<()>) -> Self {
        self.for_nodes = Some(serving);
        self
    }

    /// The same, which holds its database for as long as it runs.
    pub(crate) fn holding(mut self, lock: Lock, claim: Claim) -> Self {
        self.holding = Some((lock, claim));
        self
    }

    /// Refuses new work, tells clients, finishes what was begun, and returns within five seconds.
    pub async fn stop(self) {
        tracing::info!("the server is closing");
        // From now on nobody can move.
        let closed_at = self.app.world.now();
        self.app.closing.send_replace(true);
        let app = &self.app;
        let farewell = async {
            // Upgraded sockets are not waited for by the HTTP server: count them ourselves.
            let relayed = || app.registry.nodes.as_ref().map_or(0, Nodes::sockets);
            let sockets = || app.metrics.sockets.load(Ordering::Relaxed) + relayed();
            while sockets() > 0 || app.store.pulse().waiting > 0 {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
            let _ = self.serving.await;
            if let Some(serving) = self.for_nodes {
                let _ = serving.await;
            }
        };
        let began = Instant::now();
        if tokio::time::timeout(LONGEST_FAREWELL, farewell)
            .await
            .is_err()
        {
            tracing::warn!("some connections did not end in time");
        }
        // What is still owed is known at the next start by what is noted now. A database that does not answer
        // must not keep the process.
        let _ = tokio::time::timeout(LONGEST_LAST_WRITE, note_alive(app, closed_at)).await;
        if app.is_leader() {
            ledger::close(app).await;
        }
        if let Some(nodes) = &app.registry.nodes {
            // Last: from now on others have what was ours.
            let settled = app.registry.outages.settled(closed_at);
            let _ = tokio::time::timeout(LONGEST_LAST_WRITE, nodes.leave(settled)).await;
        }
        tracing::info!(
            ms = began.elapsed().as_millis() as u64,
            "the server is closed"
        );
    }
}

/// After a start: time without a server is credited, and what must go on by itself goes on.
async fn wake_up(app: &App) -> Result<(), StoreError> {
    if let Some(nodes) = &app.registry.nodes {
        // What nobody looks after is found by the nodes together, and credited match by match.
        tokio::spawn(nodes::keep(app.clone(), nodes.clone()));
        tokio::spawn(heartbeat(app.clone()));
    } else {
        wake_up_alone(app).await?;
    }
    tokio::spawn(observe(app.clone()));
    tokio::spawn(sweep(app.clone()));
    tokio::spawn(ledger::keep(app.clone()));
    tokio::spawn(explorer::keep(app.clone()));
    Ok(())
}

async fn wake_up_alone(app: &App) -> Result<(), StoreError> {
    let matches = app.store.to_wake("").await?;
    let outages = &app.registry.outages;
    // If we were killed while an account was being deleted, its matches still wait for it.
    let forsaken = app.store.forsaken().await?;
    let alive = app.store.recall("alive-at").await?;
    if let Some(since) = alive.and_then(|text| text.parse::<Millis>().ok()) {
        outages.note_absence(since..app.world.now());
        outages.note_listed(&matches, outages.count());
    } else {
        // The first server of a database. If it is killed before a heartbeat is written, the next one could not
        // know that it was away.
        let now = app.world.now().to_string();
        app.store.remember("alive-at", &now).await?;
    }
    let woken = app.clone();
    tokio::spawn(async move {
        for id in matches.iter().chain(&forsaken) {
            wake(&woken.registry, id).await;
        }
        // Not before: whoever starts next must know of this outage, if we are killed now.
        heartbeat(woken).await;
    });
    Ok(())
}

pub(crate) async fn wake(registry: &Registry, id: &str) {
    if let Err(error) = registry.wake(id).await {
        tracing::error!(id, ?error, "a match could not be woken");
        if !matches!(error, CommandError::Store(_)) {
            // It can't be played any more, and has no use for time.
            registry.outages.note_credited(id);
        }
    }
}

/// Looks again and again whether the server can work.
async fn observe(app: App) {
    let mut closing = app.closing.subscribe();
    loop {
        app.registry.observe();
        if app.registry.outages.lasting().is_some() {
            app.registry.trouble.notify_one();
        }
        tokio::select! {
            () = tokio::time::sleep(OBSERVED_EVERY) => {}
            () = closed(&mut closing) => return,
        }
    }
}

/// Notes again and again that the server is alive and can write; after an outage, when everybody is credited.
async fn heartbeat(app: App) {
    let mut closing = app.closing.subscribe();
    let outages = &app.registry.outages;
    loop {
        if outages.lasting().is_some() {
            try_again(&app).await;
        }
        if outages.lasting().is_none() {
            credit_everybody(&app).await;
            note_alive(&app, app.world.now()).await;
        }
        let asked_in_vain = outages.confirmed();
        tokio::select! {
            () = tokio::time::sleep(HEARTBEAT) => {}
            // A write that fails is looked into at once; one that fails again and again, now and then.
            () = app.registry.trouble.notified(), if !asked_in_vain => {}
            () = closed(&mut closing) => return,
        }
    }
}

/// Looks whether the database takes writes again, also large ones.
async fn try_again(app: &App) {
    let outages = &app.registry.outages;
    match app.store.probe(ROOM).await {
        Ok(()) => outages.note_written(app.world.now(), &app.store.pulse()),
        Err(error) => {
            tracing::warn!(?error, "the database takes no writes");
            outages.note_not_written();
        }
    }
}

/// Credits everybody whose clock ran in an outage that is over.
async fn credit_everybody(app: &App) {
    let outages = &app.registry.outages;
    if outages.unlisted() {
        let count = outages.count();
        match app.store.to_wake(&app.registry.owner()).await {
            Ok(matches) => outages.note_listed(&matches, count),
            Err(error) => tracing::warn!(?error, "running clocks could not be read"),
        }
    }
    for id in outages.owed() {
        wake(&app.registry, &id).await;
    }
}

/// Notes that the server could work until now, as far as nothing is owed to anybody. A node does so with its lease.
async fn note_alive(app: &App, until: Millis) {
    if app.registry.nodes.is_some() {
        return;
    }
    let at = app.registry.outages.settled(until).to_string();
    if let Err(error) = app.store.remember("alive-at", &at).await {
        tracing::warn!(?error, "the heartbeat could not be written");
        app.registry.observe();
    }
}

/// A match ends on time even if nobody is there to see it.
async fn sweep(app: App) {
    let mut closing = app.closing.subscribe();
    loop {
        tokio::select! {
            () = tokio::time::sleep(SWEEP) => {}
            () = closed(&mut closing) => return,
        }
        let enacted = if app.is_leader() {
            enact(&app).await
        } else {
            app.moderation.refresh().await
        };
        if let Err(error) = enacted {
            tracing::warn!(%error, "what moderators did could not be read");
        }
        let (owner, now) = (app.registry.owner(), app.world.now());
        match app.store.overdue(&owner, now, 1_000).await {
            Ok(overdue) => {
                for id in overdue {
                    wake(&app.registry, &id).await;
                }
            }
            Err(error) => tracing::warn!(?error, "deadlines could not be read"),
        }
    }
}

/// The signals that end a server, listened for from the start: whoever reads that it is ready may tell it
/// to go at once.
struct ShutdownSignals {
    signals: Vec<Signal>,
}

impl ShutdownSignals {
    fn listen() -> Self {
        let kinds = [SignalKind::terminate(), SignalKind::interrupt()];
        let hear =
            |kind| signal(kind).map_err(|error| tracing::warn!(?error, "a signal can't be heard"));
        Self {
            signals: kinds
                .into_iter()
                .filter_map(|kind| hear(kind).ok())
                .collect(),
        }
    }

    async fn told(mut self) {
        if self.signals.is_empty() {
            return std::future::pending().await;
        }
        let each = self
            .signals
            .iter_mut()
            .map(|signal| Box::pin(signal.recv()));
        select_all(each).await;
    }
}

use std::io::{self, ErrorKind};
use std::net::SocketAddr;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use futures_util::future::select_all;
use store::{Claim, Store, StoreError};
use texts::Message;
use tokio::net::TcpListener;
use tokio::signal::unix::{Signal, SignalKind, signal};
use tokio::task::JoinHandle;

use crate::app::{App, closed};
use crate::connections::welcome;
use crate::error::refuse;
use crate::hall::Hall;
use crate::lock::Lock;
use crate::matches::Millis;
use crate::{Config, api};

/// A server that runs.
#[derive(Debug)]
pub struct Running {
    app: App,
    address: SocketAddr,
    serving: JoinHandle<()>,
    _lock: Lock,
    _claim: Claim,
}

/// How often the server notes that it is alive, so that time without it can be told afterwards.
const HEARTBEAT: Duration = Duration::from_secs(2);
/// How often deadlines of matches that are not in memory are looked at.
const SWEEP: Duration = Duration::from_secs(1);
/// After this long without everybody leaving, the server goes anyway.
const LONGEST_FAREWELL: Duration = Duration::from_secs(3);
const LONGEST_LAST_WRITE: Duration = Duration::from_millis(500);

/// Starts a server; it runs until [`Running::stop`], or for as long as the program.
pub async fn start(config: Config) -> Result<Running, Message> {
    let mut lock = Lock::take(&config.database)?;
    let listener = listen(config.listen, config.spare_ports).await?;
    let failed = |error: StoreError| error.message();
    let opened = Store::open_alone(&config.database).await;
    let (store, claim) = opened.map_err(failed)?;
    let app = App::open(config, store).await.map_err(failed)?;
    let address = listener
        .local_addr()
        .map_err(|error| cannot_listen(app.config.listen, &error))?;
    lock.tell(address);
    wake_up(&app).await.map_err(failed)?;
    // Behind a proxy everybody comes from the same address.
    let door = (!app.config.trust_proxy).then(|| app.door.clone());
    let router = api::router(app.clone());
    let serving = welcome(listener, router, door, app.closing.subscribe());
    app.ready.store(true, Ordering::Relaxed);
    tracing::info!(%address, "the server is ready");
    Ok(Running {
        address,
        serving: tokio::spawn(serving),
        app,
        _lock: lock,
        _claim: claim,
    })
}

/// Listens at an address, or at one of the next few ports if it is taken.
async fn listen(first: SocketAddr, spare_ports: u16) -> Result<TcpListener, Message> {
    let mut address = first;
    for spare in 0..=spare_ports {
        address.set_port(first.port().saturating_add(spare));
        match TcpListener::bind(address).await {
            Ok(listener) => return Ok(listener),
            Err(error) if error.kind() == ErrorKind::AddrInUse && spare < spare_ports => {}
            Err(error) => return Err(cannot_listen(address, &error)),
        }
    }
    unreachable!("the last port was refused above")
}

fn cannot_listen(address: SocketAddr, error: &io::Error) -> Message {
    let code = match error.kind() {
        ErrorKind::AddrInUse => "port-taken",
        ErrorKind::PermissionDenied => "port-forbidden",
        _ => "cannot-listen",
    };
    let refusal = refuse(code).with("address", address.to_string());
    if code == "cannot-listen" {
        refusal.with("error", error.to_string())
    } else {
        refusal
    }
}

/// Runs a server until the process is told to go (SIGTERM, or Ctrl-C). `ready` hears its address.
pub async fn serve(config: Config, ready: impl FnOnce(SocketAddr)) -> Result<(), Message> {
    let farewell = Farewell::listen();
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

    /// Refuses new work, tells clients, finishes what was begun, and returns within five seconds.
    pub async fn stop(self) {
        tracing::info!("the server is closing");
        self.app.closing.send_replace(true);
        let app = &self.app;
        let farewell = async {
            // Upgraded sockets are not waited for by the HTTP server: count them ourselves.
            while app.metrics.sockets.load(Ordering::Relaxed) > 0 || app.store.pulse().waiting > 0 {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
            let _ = self.serving.await;
        };
        let began = Instant::now();
        if tokio::time::timeout(LONGEST_FAREWELL, farewell)
            .await
            .is_err()
        {
            tracing::warn!("some connections did not end in time");
        }
        // What is still owed is known at the next start by the last heartbeat before it.
        let outages = &app.hall.outages;
        if outages.lasting().is_none() && outages.owed().is_empty() {
            // A database that does not answer must not keep the process.
            let _ = tokio::time::timeout(LONGEST_LAST_WRITE, note_alive(app)).await;
        }
        tracing::info!(
            ms = began.elapsed().as_millis() as u64,
            "the server is closed"
        );
    }
}

/// After a start: time without a server is credited, and what must go on by itself goes on.
async fn wake_up(app: &App) -> Result<(), StoreError> {
    let matches = app.store.to_wake().await?;
    let alive = app.store.recall("alive-at").await?;
    if let Some(since) = alive.and_then(|text| text.parse::<Millis>().ok()) {
        app.hall.outages.note_over(&matches, since);
    }
    let woken = app.clone();
    tokio::spawn(async move {
        for id in matches {
            wake(&woken.hall, &id).await;
        }
        // Not before: whoever starts next must know of this outage, if we are killed now.
        beat(woken).await;
    });
    tokio::spawn(sweep(app.clone()));
    Ok(())
}

async fn wake(hall: &Hall, id: &str) {
    if let Err(error) = hall.wake(id).await {
        tracing::error!(id, message = %error.message, "a match could not be woken");
        if !error.message.code().starts_with("store-") {
            // It can't be played any more, and has no use for time.
            hall.outages.note_credited(id);
        }
    }
}

/// Notes again and again that the server is alive and can write. If it could not for a while, that was
/// an outage.
async fn beat(app: App) {
    let mut closing = app.closing.subscribe();
    let outages = &app.hall.outages;
    loop {
        if let Some(since) = outages.lasting() {
            try_again(&app, since).await;
        }
        if outages.lasting().is_none() {
            for id in outages.owed() {
                wake(&app.hall, &id).await;
            }
            note_alive(&app).await;
        }
        tokio::select! {
            () = tokio::time::sleep(HEARTBEAT) => {}
            () = closed(&mut closing) => return,
        }
    }
}

/// Looks whether the database takes writes again. What is written is what was known before: the outage
/// must not be forgotten before everybody is credited.
async fn try_again(app: &App, since: Millis) {
    if !write_alive(app, since).await {
        return;
    }
    match app.store.to_wake().await {
        Ok(matches) => app.hall.outages.note_over(&matches, since),
        Err(error) => tracing::warn!(%error, "running clocks could not be read"),
    }
}

async fn note_alive(app: &App) {
    let now = app.time.now();
    if write_alive(app, now).await {
        app.hall.outages.note_written(now);
    } else {
        app.hall.outages.note_failed();
    }
}

async fn write_alive(app: &App, at: Millis) -> bool {
    let at = at.to_string();
    let written = tokio::time::timeout(HEARTBEAT, app.store.remember("alive-at", &at));
    match written.await {
        Ok(Ok(())) => true,
        Ok(Err(error)) => {
            tracing::warn!(%error, "the heartbeat could not be written");
            false
        }
        Err(_) => {
            tracing::warn!("the heartbeat takes long to be written");
            false
        }
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
        match app.store.overdue(app.time.now(), 1_000).await {
            Ok(overdue) => {
                for id in overdue {
                    wake(&app.hall, &id).await;
                }
            }
            Err(error) => tracing::warn!(%error, "deadlines could not be read"),
        }
    }
}

/// The signals that end a server, listened for from the start: whoever reads that it is ready may tell it
/// to go at once.
struct Farewell {
    signals: Vec<Signal>,
}

impl Farewell {
    fn listen() -> Self {
        let kinds = [SignalKind::terminate(), SignalKind::interrupt()];
        let hear =
            |kind| signal(kind).map_err(|error| tracing::warn!(%error, "a signal can't be heard"));
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

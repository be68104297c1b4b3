use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use store::{Store, StoreError};
use tokio::sync::watch;

use crate::analysis::Desk;
use crate::bots::Pool;
use crate::hall::Hall;
use crate::identity::Seal;
use crate::limits::Doorkeeper;
use crate::metrics::Metrics;
use crate::passwords::Passwords;
use crate::revocations::Revocations;
use crate::time::Time;
use crate::{Config, hex};

/// Everything that handlers share. Cheap to clone.
#[derive(Clone, Debug)]
pub(crate) struct App(Arc<Parts>);

#[derive(Debug)]
pub(crate) struct Parts {
    pub(crate) config: Config,
    pub(crate) store: Store,
    pub(crate) time: Time,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) hall: Hall,
    pub(crate) desk: Desk,
    pub(crate) seal: Seal,
    pub(crate) door: Doorkeeper,
    pub(crate) passwords: Passwords,
    pub(crate) revocations: Revocations,
    /// Turned on once all is ready, off when the server is about to go.
    pub(crate) ready: AtomicBool,
    /// Told to everything that must end before the server does.
    pub(crate) closing: watch::Sender<bool>,
}

impl std::ops::Deref for App {
    type Target = Parts;
    fn deref(&self) -> &Parts {
        &self.0
    }
}

impl App {
    pub(crate) async fn open(config: Config, store: Store) -> Result<Self, StoreError> {
        let time = Time::start();
        let metrics = Arc::new(Metrics::default());
        let pool = Pool::start(config.bot_threads, Arc::clone(&metrics));
        let key = kept_key(&store).await?;
        let hall = Hall::new(
            store.clone(),
            time,
            Arc::clone(&metrics),
            pool,
            config.bot_pause.clone(),
        );
        Ok(Self(Arc::new(Parts {
            door: Doorkeeper::new(config.limits),
            seal: Seal::new(&key, config.https),
            passwords: Passwords::default(),
            revocations: Revocations::default(),
            config,
            store,
            time,
            metrics,
            hall,
            desk: Desk::open(),
            ready: AtomicBool::new(false),
            closing: watch::Sender::new(false),
        })))
    }
}

/// The key that cookies are signed with: made once, and then always the same.
async fn kept_key(store: &Store) -> Result<String, StoreError> {
    if let Some(key) = store.recall("cookie-key").await? {
        return Ok(key);
    }
    let key = hex(&crate::random::<32>());
    store.remember("cookie-key", &key).await?;
    Ok(key)
}

/// Returns once the server is closing.
pub(crate) async fn closed(closing: &mut watch::Receiver<bool>) {
    let _ = closing.wait_for(|closing| *closing).await;
}

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use store::{Store, StoreError};
use tokio::sync::watch;

use crate::Config;
use crate::analysis::AnalysisQueue;
use crate::http::pictures::Pictures;
use crate::http::rate_limit::RateLimiter;
use crate::matches::registry::Registry;
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
    pub(crate) analysis: AnalysisQueue,
    pub(crate) studies: Studies,
    pub(crate) pictures: Pictures,
    pub(crate) signer: CookieSigner,
    pub(crate) rate_limiter: RateLimiter,
    pub(crate) passwords: Passwords,
    pub(crate) passkeys: Passkeys,
    pub(crate) login_attempts: LoginAttempts,
    pub(crate) revocations: Revocations,
    pub(crate) moderation: Moderation,
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
    pub(crate) async fn open(
        config: Config,
        store: Store,
        world: World,
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
        );
        Ok(Self(Arc::new(Parts {
            rate_limiter: RateLimiter::new(config.limits),
            signer: CookieSigner::new(&key, config.https),
            passwords: Passwords::new(config.password_passes),
            passkeys: Passkeys::default(),
            login_attempts: LoginAttempts::new(config.limits.guesses),
            revocations: Revocations::default(),
            moderation,
            studies: Studies::new(store.clone(), world.clone()),
            config,
            store,
            metrics,
            registry,
            analysis: AnalysisQueue::open(world.clone()),
            pictures: Pictures::new(),
            world,
            ready: AtomicBool::new(false),
            closing: watch::Sender::new(false),
        })))
    }
}

/// The key that cookies are signed with: made once, and then always the same.
async fn kept_key(store: &Store, world: &World) -> Result<String, StoreError> {
    if let Some(key) = store.recall("cookie-key").await? {
        return Ok(key);
    }
    let key = world.key();
    store.remember("cookie-key", &key).await?;
    Ok(key)
}

/// Returns once the server is closing.
pub(crate) async fn closed(closing: &mut watch::Receiver<bool>) {
    let _ = closing.wait_for(|closing| *closing).await;
}

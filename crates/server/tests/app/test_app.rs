use std::time::Duration;

use serde_json::{Value, json};
use server::world::World;
use server::{Config, Limits, Running, StartError};
use tempfile::TempDir;

use crate::client::Client;

/// A server of our own, on a free port, with a database in a temporary folder.
pub(crate) struct TestApp {
    running: Option<Running>,
    pub(crate) config: Config,
    _folder: TempDir,
}

impl TestApp {
    pub(crate) async fn start() -> Self {
        Self::with(|_| ()).await
    }

    pub(crate) async fn with(change: impl FnOnce(&mut Config)) -> Self {
        Self::in_world(change, |_| ()).await
    }

    /// A server in a world that is changed before it begins.
    pub(crate) async fn in_world(
        change: impl FnOnce(&mut Config),
        change_world: impl FnOnce(&mut World),
    ) -> Self {
        let folder = TempDir::new().unwrap();
        let mut config = Config {
            listen: ([127, 0, 0, 1], 0).into(),
            database: folder.path().join("test.db").display().to_string(),
            bot_pause: Duration::ZERO..Duration::ZERO,
            limits: Limits::NONE,
            ..Config::default()
        };
        change(&mut config);
        let mut app = Self {
            running: None,
            config,
            _folder: folder,
        };
        app.start_again_in(change_world).await;
        app
    }

    pub(crate) fn running(&self) -> &Running {
        self.running.as_ref().expect("the server runs")
    }

    /// Somebody new.
    pub(crate) fn client(&self) -> Client {
        Client::new(self.running().address())
    }

    pub(crate) async fn stop(&mut self) {
        if let Some(running) = self.running.take() {
            running.stop().await;
        }
    }

    pub(crate) async fn restart(&mut self) {
        self.stop().await;
        self.start_again().await;
    }

    /// Leaves the server without a word.
    pub(crate) fn forget(&mut self) {
        self.running = None;
    }

    /// One that was left without a word goes thread by thread, and its lock with the last of them: that is waited for.
    pub(crate) async fn start_again(&mut self) {
        let mut attempts = 0;
        let running = loop {
            let world = World::new(&self.config);
            match server::start_in(self.config.clone(), world).await {
                Err(StartError::AlreadyRunning { .. }) if attempts < 200 => attempts += 1,
                started => break started.unwrap(),
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        };
        self.running = Some(running);
    }

    pub(crate) async fn start_again_in(&mut self, change_world: impl FnOnce(&mut World)) {
        let mut world = World::new(&self.config);
        change_world(&mut world);
        let running = server::start_in(self.config.clone(), world).await;
        self.running = Some(running.unwrap());
    }
}

/// Two people who have sat down to a game.
pub(crate) async fn two_players(app: &TestApp, terms: Value) -> (Client, Client, String) {
    let (mut one, mut other) = (app.client(), app.client());
    let mut wish = json!({ "spec": "kamon", "seats": [{ "kind": "me" }, { "kind": "open" }] });
    wish.as_object_mut()
        .unwrap()
        .extend(terms.as_object().unwrap().clone());
    let id = one.make(wish).await;
    other.ask(&id, "join").await.ok();
    (one, other, id)
}

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use game::{Dice, SeededDice};
use protocol::client::{Answer, Client, Error, Listen, Socket};
use serde_json::{Value, json};

use crate::history::History;

/// Who does not answer by then is asked no more: the player goes elsewhere.
const PATIENCE: Duration = Duration::from_secs(4);
const PAUSE: Duration = Duration::from_millis(100);

/// Asks for a page.
pub(crate) async fn asks(client: &Client, path: &str) -> Answer {
    let method = "GET".parse().unwrap();
    client.send(method, path, Vec::new()).await.unwrap()
}

/// Two people with accounts, who play rated games by turns, each at any node.
pub(crate) struct Table {
    players: [Player; 2],
    dice: SeededDice,
    history: Arc<History>,
    going: Arc<AtomicBool>,
}

struct Player {
    client: Client,
    nodes: Arc<[String]>,
    dice: SeededDice,
    socket: Option<Socket>,
    /// The number of the last event that was heard.
    seq: i64,
    history: Arc<History>,
}

impl Table {
    pub(crate) fn new(
        seed: u64,
        nodes: &Arc<[String]>,
        history: &Arc<History>,
        going: &Arc<AtomicBool>,
    ) -> Self {
        let player = |seat: u64| Player {
            client: Client::new(&nodes[0]).with_patience(PATIENCE),
            nodes: Arc::clone(nodes),
            dice: SeededDice::new(2 * seed + seat + 1_000),
            socket: None,
            seq: 0,
            history: Arc::clone(history),
        };
        Self {
            players: [player(0), player(1)],
            dice: SeededDice::new(seed),
            history: Arc::clone(history),
            going: Arc::clone(going),
        }
    }

    /// Plays game after game, and ends the last one.
    pub(crate) async fn play(mut self) {
        for player in &mut self.players {
            player.register().await;
        }
        while self.going.load(Ordering::Relaxed) {
            self.play_one().await;
        }
    }

    async fn play_one(&mut self) {
        let wish = json!({ "spec": "kamon", "rated": true, "public": true,
            "clock": { "kind": "fischer", "initial_ms": 600_000, "increment_ms": 1_000 },
            "seats": [{ "kind": "me" }, { "kind": "open" }] });
        let made = self.players[0]
            .insist("/api/v1/matches", &wish)
            .await
            .unwrap();
        let id = made["id"].as_str().unwrap().to_owned();
        let join = format!("/api/v1/matches/{id}/join");
        if let Err(code) = self.players[1].insist(&join, &json!({})).await {
            assert_eq!(code, "match-not-open", "who sits there already is told so");
        }
        for player in &mut self.players {
            player.socket = None;
            player.seq = 0;
        }
        let state = self.players[0].look(&id).await;
        let setup = state["setup"].as_str().unwrap();
        let mut game = catalog::configure("kamon").unwrap().begin(setup).unwrap();
        let most = 10 + self.dice.below(12) as usize;
        while let game::Turn::Seat(seat) = game.turn()
            && (game.ply() < 2 || (game.ply() < most && self.going.load(Ordering::Relaxed)))
        {
            let legal = game.legal_moves();
            let text = legal[self.dice.below(legal.len() as u32) as usize].clone();
            let ply = game.ply();
            self.players[seat.index()].make(&id, ply, &text).await;
            game.play(&text).unwrap();
            let other = &mut self.players[self.dice.below(2) as usize];
            let seen = other.look(&id).await["ply"].as_u64().unwrap();
            assert_eq!(seen as usize, game.ply(), "{id} is shown as it was");
        }
        if let game::Turn::Seat(_) = game.turn() {
            let path = format!("/api/v1/matches/{id}/resign");
            let by = self.dice.below(2) as usize;
            match self.players[by].insist(&path, &json!({})).await {
                Ok(done) => self
                    .history
                    .note_given_up(&id, done["seq"].as_i64().unwrap()),
                Err(code) => assert_eq!(code, "match-over"),
            }
        }
    }
}

impl Player {
    async fn register(&mut self) {
        let name = format!("Kestrel{}", self.dice.below(1_000_000_000));
        let wish = json!({ "name": name, "password": "a long enough password" });
        while let Err(code) = self.insist("/api/v1/account", &wish).await {
            // It was written although nobody could tell us.
            assert_eq!(code, "name-taken");
            let wish = json!({ "name": name, "password": "a long enough password" });
            if self.insist("/api/v1/account/login", &wish).await.is_ok() {
                return;
            }
        }
    }

    /// Goes to some node.
    fn wander(&mut self) {
        let node = self.dice.below(self.nodes.len() as u32) as usize;
        let cookie = self.client.cookie();
        self.client = Client::new(&self.nodes[node]).with_patience(PATIENCE);
        self.client.set_cookie(cookie);
    }

    /// Asks until somebody answers, and says what; or the code by which it is refused for good.
    async fn insist(&mut self, path: &str, wish: &Value) -> Result<Value, String> {
        loop {
            self.wander();
            match self.client.post::<Value>(path, wish).await {
                Ok(answer) => return Ok(answer),
                Err(Error::Refused { status, why }) if !status.is_server_error() => {
                    return Err(why.code);
                }
                Err(_) => tokio::time::sleep(PAUSE).await,
            }
        }
    }

    /// A match as some node shows it.
    async fn look(&mut self, id: &str) -> Value {
        loop {
            self.wander();
            match self.client.get(&format!("/api/v1/matches/{id}")).await {
                Ok(state) => return state,
                Err(Error::Refused { status, why }) if !status.is_server_error() => {
                    panic!("{id} can't be seen: {}", why.code);
                }
                Err(_) => tokio::time::sleep(PAUSE).await,
            }
        }
    }

    /// Makes a move, and returns once somebody has said that it is done.
    async fn make(&mut self, id: &str, ply: usize, text: &str) {
        let (began, mut asked) = (Instant::now(), 0);
        loop {
            asked += 1;
            let once = tokio::time::timeout(PATIENCE, self.make_once(id, ply, text));
            if let Ok(Some(seq)) = once.await {
                self.history
                    .note_move(id, seq, text, began.elapsed(), asked);
                return;
            }
            // Whoever was let go comes back by number.
            self.socket = None;
            tokio::time::sleep(PAUSE).await;
        }
    }

    /// The number of the event that a move became; nothing if nobody said.
    async fn make_once(&mut self, id: &str, ply: usize, text: &str) -> Option<i64> {
        if self.socket.is_none() {
            self.wander();
            let since = self.seq;
            let listen = Listen {
                since,
                ..Listen::default()
            };
            self.socket = Some(self.client.live(id, listen).await.ok()?);
        }
        let mark = ply.to_string();
        let wish = json!({ "type": "move", "ply": ply, "move": text, "client": mark });
        let wish = serde_json::from_value(wish).unwrap();
        self.socket.as_mut()?.say(&wish).await.ok()?;
        loop {
            let said = self.socket.as_mut()?.next_text().await.ok()??;
            let said: Value = serde_json::from_str(&said).unwrap();
            match said["type"].as_str().unwrap() {
                "event" => {
                    let seq = said["seq"].as_i64().unwrap();
                    assert_eq!(seq, self.seq + 1, "{id} has a gap for who listens");
                    self.seq = seq;
                    self.history.note_event(id, seq, &said["event"]);
                }
                "done" if said["client"] == json!(mark) => return said["seq"].as_i64(),
                "refused" if said["client"] == json!(mark) => {
                    let code = said["error"]["code"].as_str().unwrap().to_owned();
                    let later = code == "server-restarts" || code.starts_with("store-");
                    assert!(later, "move {ply} of {id} is refused: {code}");
                    return None;
                }
                _ => {}
            }
        }
    }
}

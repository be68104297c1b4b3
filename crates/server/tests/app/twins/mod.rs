//! Proof that nothing that leaves the server depends on what is hidden: two servers in worlds that differ
//! only in the rest of the bag must say the same, to the byte and without anything left out but what
//! [`listening`] names.

mod listening;

use std::collections::BTreeMap;
use std::sync::Arc;
use std::thread;
use std::time::Duration;

use axum::http::Method;
use serde_json::{Value, json};
use tempfile::TempDir;

use server::world::World;
use server::{Config, Limits, Running};
use testkit::{PackedDealer, ScriptedThinker, SeededEntropy, StoppedClock};

use crate::client::Client;
use listening::{Ear, Heard};

/// Who sits at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Sits {
    /// A guest with a socket.
    Guest,
    /// A program with a token and a stream of lines.
    Program,
    /// One of the server's own.
    Bot,
}

/// A match from its beginning to its end, or until so many moves were made.
#[derive(Debug)]
struct Story {
    heard: Vec<String>,
    /// How much was heard by the time everybody knew of so many moves, wherever it was not a bot's turn.
    marks: BTreeMap<usize, usize>,
    setup: String,
    moves: Vec<String>,
}

/// Everything is asked for at every so many moves; what is told unasked is heard at every move.
const LOOKS: usize = 4;

#[test]
fn two_players_hear_nothing_of_what_is_in_the_bag() {
    compare_twins("tantrix", &[Sits::Guest, Sits::Program]);
}

#[test]
fn four_players_hear_nothing_of_what_is_in_the_bag() {
    const SEATS: [Sits; 4] = [Sits::Guest, Sits::Program, Sits::Bot, Sits::Guest];
    compare_twins("tantrix(players=4)", &SEATS);
}

#[test]
fn the_servers_own_players_know_nothing_of_what_is_in_the_bag() {
    compare_twins("tantrix", &[Sits::Guest, Sits::Bot]);
}

#[test]
fn alone_one_hears_nothing_of_what_is_in_the_bag() {
    compare_twins("tantrix-solitaire", &[Sits::Guest]);
}

/// Plays a match, and then, up to several moves, others whose bags differ only in what is drawn later.
fn compare_twins(spec: &'static str, seats: &'static [Sits]) {
    let whole = live_through(spec, seats, None, usize::MAX);
    for (ply, setup) in twins_of(spec, &whole) {
        assert_ne!(setup, whole.setup, "{spec}");
        let twin = live_through(spec, seats, Some(setup), ply + 1);
        let until = whole.marks[&ply];
        for (one, other) in whole.heard[..until].iter().zip(&twin.heard) {
            assert_eq!(
                one, other,
                "{spec}: what is hidden after move {ply} was told"
            );
        }
        assert_eq!(twin.marks[&ply], until, "{spec} after {ply}");
        // Not because nobody listens: what is drawn next is told to everybody.
        let after = |story: &Story| story.heard[until..].to_vec();
        assert!(
            !after(&whole).starts_with(&after(&twin)),
            "{spec} after {ply}"
        );
    }
}

/// Setups that agree with everything known after so many moves, and not with what the next one draws.
fn twins_of(spec: &str, whole: &Story) -> [(usize, String); 4] {
    let rules = catalog::configure(spec).unwrap();
    let mut board = rules.begin(&whole.setup).unwrap();
    let mut twins = Vec::new();
    for (ply, text) in whole.moves.iter().enumerate() {
        let differs = |setup: &String| {
            let draws = |setup: &str| {
                let mut board = rules.begin(setup).unwrap();
                for text in &whole.moves[..=ply] {
                    board.play(text).unwrap();
                }
                board.public_record()
            };
            draws(setup) != draws(&whole.setup)
        };
        if ply.is_multiple_of(LOOKS) && whole.marks.contains_key(&ply) {
            let mut seen = (0..20).map(|seed| board.setup_as_seen(seed));
            twins.extend(seen.find(differs).map(|setup| (ply, setup)));
        }
        board.play(text).unwrap();
    }
    // The first, the last, and two between them tell enough.
    assert!(
        !twins.is_empty(),
        "{spec}: a bag can be packed in many ways"
    );
    let last = twins.len() - 1;
    [0, last / 3, 2 * last / 3, last].map(|index| twins[index].clone())
}

/// In a world of its own, on a thread of its own.
fn live_through(
    spec: &'static str,
    seats: &'static [Sits],
    setup: Option<String>,
    plies: usize,
) -> Story {
    let life = move || {
        let thinker = Arc::new(ScriptedThinker::default());
        let world = World {
            clock: Arc::new(StoppedClock(1_800_000_000_000)),
            entropy: Arc::new(SeededEntropy::new(11)),
            dealer: Arc::new(PackedDealer(setup)),
            thinker: thinker.clone(),
        };
        let runtime = tokio::runtime::Builder::new_current_thread();
        let runtime = { runtime }.enable_all().build().unwrap();
        runtime.block_on(async {
            let folder = TempDir::new().unwrap();
            let config = Config {
                listen: ([127, 0, 0, 1], 0).into(),
                database: folder.path().join("twin.db").display().to_string(),
                bot_pause: Duration::ZERO..Duration::ZERO,
                limits: Limits::NONE,
                ..Config::default()
            };
            let running = server::start_in(config, world).await.unwrap();
            let mut table = Table::set(&running, thinker, spec, seats).await;
            let story = table.play(plies).await;
            drop(table);
            running.stop().await;
            story
        })
    };
    thread::spawn(life).join().unwrap()
}

struct Table {
    id: String,
    seats: &'static [Sits],
    /// Who sits where; for a bot nobody does.
    players: Vec<Option<Client>>,
    /// The ear of each player, and then those of others.
    ears: Vec<Ear>,
    stranger: Client,
    analyst: Client,
    thinker: Arc<ScriptedThinker>,
    heard: Heard,
    marks: BTreeMap<usize, usize>,
}

impl Table {
    async fn set(
        running: &Running,
        thinker: Arc<ScriptedThinker>,
        spec: &str,
        seats: &'static [Sits],
    ) -> Self {
        let client = || Client::new(running.address());
        let mut heard = Heard::default();
        let mut host = client();
        let wishes: Vec<Value> = seats
            .iter()
            .enumerate()
            .map(|(seat, sits)| match sits {
                Sits::Bot => json!({ "kind": "bot", "level": 3 }),
                _ if seat == 0 => json!({ "kind": "me" }),
                _ => json!({ "kind": "open" }),
            })
            .collect();
        let robby = program(client(), client()).await;
        let id = host
            .make(
                json!({ "spec": spec, "seats": wishes, "words": "ours", "public": true,
                "takebacks": true, "clock": { "kind": "fischer", "initial_ms": 600_000,
                "increment_ms": 5_000 } }),
            )
            .await;
        let mut notices = Ear::stream("notices", &robby, "/api/stream/events").await;
        let mut players = Vec::new();
        for (seat, sits) in seats.iter().enumerate() {
            let mut player = match sits {
                Sits::Bot => {
                    players.push(None);
                    continue;
                }
                Sits::Program => robby.clone(),
                Sits::Guest if seat == 0 => host.clone(),
                Sits::Guest => client().with("accept-language", "cs"),
            };
            if seat > 0 {
                let (who, path) = (format!("seat {seat}"), format!("/api/matches/{id}/join"));
                let words = json!({ "words": "theirs" });
                heard
                    .ask(&who, &mut player, Method::POST, &path, words)
                    .await;
            }
            players.push(Some(player));
        }
        if seats.contains(&Sits::Program) {
            notices
                .hear(&mut heard, |line| line["type"] == "game-start")
                .await;
        }
        let mut table = Self {
            ears: Vec::new(),
            stranger: client(),
            analyst: client(),
            thinker,
            marks: BTreeMap::new(),
            id,
            seats,
            players,
            heard,
        };
        table.prick_up_ears().await;
        table.ears.push(notices);
        table
    }

    /// Everybody begins to listen, one after the other: players in their own ways, and strangers in all.
    async fn prick_up_ears(&mut self) {
        let id = &self.id;
        let stream = format!("/api/stream/matches/{id}");
        for (seat, sits) in self.seats.iter().enumerate() {
            let who = format!("seat {seat}");
            let Some(player) = &self.players[seat] else {
                continue;
            };
            self.ears.push(match sits {
                Sits::Program => Ear::stream(&who, player, &stream).await,
                _ if seat == 0 => Ear::socket(&who, player, id, "scenes=true&chat_since=0").await,
                _ => Ear::socket(&who, player, id, "since=2&lang=cs").await,
            });
        }
        let stranger = &self.stranger;
        for query in ["", "scenes=true&chat_since=0&lang=pl", "brief=true"] {
            self.ears
                .push(Ear::socket("a spectator", stranger, id, query).await);
        }
        self.ears
            .push(Ear::stream("a stranger's program", stranger, &stream).await);
    }

    async fn play(&mut self, plies: usize) -> Story {
        loop {
            let state = self.hear_all().await;
            let ply = state["ply"].as_u64().unwrap() as usize;
            if ply.is_multiple_of(LOOKS) && state["status"] == "live" {
                self.look_at_everything(ply).await;
            }
            self.marks.insert(ply, self.heard.0.len());
            let turn = state["turn"].as_u64();
            let Some(turn) = turn.filter(|_| ply < plies) else {
                return self.story(&state);
            };
            self.make_move(turn as usize, ply).await;
        }
    }

    /// Everybody hears what there is to hear until no bot is to move, and how the match then stands.
    async fn hear_all(&mut self) -> Value {
        let is_quiet = |state: &Value| {
            let turn = state["turn"].as_u64();
            turn.is_none_or(|seat| self.seats[seat as usize] != Sits::Bot)
        };
        // Of notices there are no more until the end.
        let listeners = self.ears.len() - 1;
        let mut state = Value::Null;
        for ear in &mut self.ears[..listeners] {
            let last = |message: &Value| match message["type"].as_str() {
                Some("state" | "game-full") => is_quiet(&message["state"]),
                Some("event") if message["update"].is_object() => is_quiet(&message["update"]),
                Some("game-state") => is_quiet(message),
                _ => false,
            };
            let message = ear.hear(&mut self.heard, last).await;
            if message["type"] == "state" {
                state = message["state"].clone();
            }
        }
        self.hear_thinkers();
        state
    }

    fn hear_thinkers(&mut self) {
        for given in self.thinker.given() {
            self.heard.note("a thinker", &given);
        }
    }

    async fn make_move(&mut self, seat: usize, ply: usize) {
        let player = self.players[seat].as_mut().unwrap();
        let legal = player.legal(&self.id).await;
        let text = &legal[(ply * 7 + 3) % legal.len()];
        let wish = json!({ "type": "move", "ply": ply, "move": text, "client": ply.to_string() });
        if self.seats[seat] == Sits::Program {
            let path = format!("/api/matches/{}/moves", self.id);
            let wish = json!({ "ply": ply, "move": text });
            self.heard
                .ask("the program", player, Method::POST, &path, wish)
                .await;
        } else {
            let who = format!("seat {seat}");
            let ear = self.ears.iter_mut().find(|ear| ear.who == who).unwrap();
            ear.say(wish).await;
            ear.hear(&mut self.heard, |message| message["type"] == "done")
                .await;
        }
    }

    /// Everything that can be asked about a match, by a player and by a stranger.
    async fn look_at_everything(&mut self, ply: usize) {
        let id = self.id.clone();
        let host = self.players[0].as_mut().unwrap();
        let legal = host.get(&format!("/api/matches/{id}/legal")).await.ok();
        let piece = legal["pieces"][0]["key"].as_str().unwrap_or("1").to_owned();
        let action = legal["moves"][0]["text"].as_str().unwrap_or("x").to_owned();
        let asked = [
            String::new(),
            "?scene=true&lang=cs".to_owned(),
            ".svg".to_owned(),
            "/svg?lang=pl".to_owned(),
            "/scene".to_owned(),
            format!("/scene?ply={}", ply / 2),
            "/events".to_owned(),
            "/legal".to_owned(),
            format!("/legal?piece={piece}&lang=pl"),
            format!("/explain?move={action}"),
            "/explain?move=nonsense".to_owned(),
            "/record".to_owned(),
            "/chat".to_owned(),
            "/chat?room=gallery".to_owned(),
        ];
        let mut paths: Vec<String> = asked
            .iter()
            .map(|rest| format!("/api/matches/{id}{rest}"))
            .collect();
        let lists = ["lists/open", "lists/live", "lists/archive", "players/Robby"];
        paths.extend(lists.iter().map(|list| format!("/api/{list}")));
        paths.extend(["matches", "turn", "archive"].map(|list| format!("/api/me/{list}")));
        paths.push("/api/players/Robby/matches".to_owned());
        paths.push(format!("/match/{id}"));
        for path in paths {
            self.heard.get("seat 0", host, &path).await;
            self.heard
                .get("a stranger", &mut self.stranger, &path)
                .await;
        }
        // What is refused must not tell anything either.
        let moves = format!("/api/matches/{id}/moves");
        let wish = json!({ "ply": ply, "move": "56@9,9r0" });
        self.heard
            .ask("seat 0", host, Method::POST, &moves, wish.clone())
            .await;
        self.heard
            .ask("a stranger", &mut self.stranger, Method::POST, &moves, wish)
            .await;
        if ply > 0 {
            let back = format!("/api/matches/{id}/takeback");
            self.heard
                .ask(
                    "a stranger",
                    &mut self.stranger,
                    Method::POST,
                    &back,
                    json!({}),
                )
                .await;
        }
        let wish = json!({ "match": id, "effort": "quick" });
        let taken = self.analyst.post("/api/analysis", wish).await;
        let job = taken.json()["id"].as_str().unwrap_or("none").to_owned();
        self.heard.note("an analyst", &taken.json().to_string());
        let path = format!("/api/analysis/{job}");
        self.heard.get("an analyst", &mut self.analyst, &path).await;
        let analyst = &mut self.analyst;
        self.heard
            .ask("an analyst", analyst, Method::DELETE, &path, Value::Null)
            .await;
        self.hear_thinkers();
    }

    fn story(&mut self, state: &Value) -> Story {
        let moves = state["moves"].as_array().unwrap().iter();
        Story {
            heard: std::mem::take(&mut self.heard.0),
            marks: std::mem::take(&mut self.marks),
            setup: state["setup"].as_str().unwrap().to_owned(),
            moves: moves
                .map(|text| text.as_str().unwrap().to_owned())
                .collect(),
        }
    }
}

/// A program with a token.
async fn program(mut owner: Client, client: Client) -> Client {
    let account = json!({ "name": "Robby", "password": "correct horse" });
    owner.post("/api/account", account).await.ok();
    let token = owner
        .post("/api/account/tokens", json!({ "label": "bot" }))
        .await
        .ok();
    client.with(
        "authorization",
        &format!("Bearer {}", token["token"].as_str().unwrap()),
    )
}

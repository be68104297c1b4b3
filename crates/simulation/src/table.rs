use std::sync::{Arc, Mutex};

use protocol::{ClockRules, NewMatch, SeatWish};
use serde_json::json;

use crate::client::Client;
use crate::network::Network;
use crate::person::{Notes, Person};
use crate::referee::Referee;
use crate::sim::{Sim, lock};

/// Two people who play one match after another, or one and a bot; and somebody who looks on.
#[derive(Debug)]
pub(crate) struct Table {
    sim: Arc<Sim>,
    referee: Arc<Referee>,
    players: Vec<Account>,
    against_bot: bool,
    rated: bool,
    game: Mutex<Game>,
}

/// Somebody whom the server knows, by the session that their browser holds.
#[derive(Clone, Debug)]
pub(crate) struct Account {
    pub(crate) id: String,
    /// What they are called at first.
    pub(crate) name: String,
    pub(crate) session: String,
}

/// The match that is played now.
#[derive(Debug, Default)]
struct Game {
    id: Option<String>,
    notes: Vec<Arc<Mutex<Notes>>>,
}

impl Table {
    pub(crate) fn new(sim: &Arc<Sim>, referee: &Arc<Referee>, people: &[Account]) -> Self {
        let dice = &sim.dice;
        let against_bot = dice.below(5) == 0;
        let maker = dice.below(people.len());
        let other = (maker + 1 + dice.below(people.len() - 1)) % people.len();
        let mut players = vec![people[maker].clone()];
        if !against_bot {
            players.push(people[other].clone());
        }
        Self {
            sim: Arc::clone(sim),
            referee: Arc::clone(referee),
            players,
            against_bot,
            rated: !against_bot && dice.below(4) != 0,
            game: Mutex::default(),
        }
    }

    /// Plays until everything is healed and the last match is over.
    pub(crate) async fn play(&self, network: Network) {
        loop {
            let id = self.seat_everybody(&network).await;
            let notes = lock(&self.game).notes.clone();
            let players = self.players.iter().map(Some).chain([None]);
            let attending = players.zip(&notes).map(|(account, notes)| {
                let client = Self::client(account, &network);
                let person = Person {
                    sim: Arc::clone(&self.sim),
                    referee: Arc::clone(&self.referee),
                    player: account.map(|account| account.id.clone()),
                    notes: Arc::clone(notes),
                };
                let id = id.clone();
                async move { person.attend(&id, &client).await }
            });
            futures_util::future::join_all(attending).await;
            self.compare(&id);
            if self.sim.is_healed() {
                return;
            }
            *lock(&self.game) = Game::default();
        }
    }

    /// The match at this table; a new one if there is none.
    async fn seat_everybody(&self, network: &Network) -> String {
        loop {
            if let Some(id) = lock(&self.game).id.clone() {
                return id;
            }
            let maker = Self::client(self.players.first(), network);
            let wish = json!(self.wish());
            let made = maker.post("/matches", &wish).await;
            self.sim.trace(|| format!("a match is made: {made:?}"));
            if let Some((201, made)) = made
                && let Some(id) = made["id"].as_str()
            {
                let mut game = lock(&self.game);
                game.id = Some(id.to_owned());
                game.notes.resize_with(self.players.len() + 1, Arc::default);
                continue;
            }
            // If it was made and nobody heard of it, it waits for ever, and does no harm.
            self.sim.wait(100..=1_000).await;
        }
    }

    fn wish(&self) -> NewMatch {
        let dice = &self.sim.dice;
        let other = if self.against_bot {
            SeatWish::Bot { level: 1 }
        } else {
            SeatWish::Open
        };
        let spec = *dice.pick(&["kamon", "kamon", "snekagon", "tantrix", "pantarei"]);
        let mut wish = NewMatch::new(spec, vec![SeatWish::Me, other]);
        wish.rated = self.rated;
        wish.takebacks = dice.below(2) == 0;
        wish.clock = match dice.below(6) {
            0 => ClockRules::None,
            1 => ClockRules::Days { days: 1 },
            2 => ClockRules::PerMove {
                move_ms: dice.within(4_000..=30_000),
            },
            _ => ClockRules::Fischer {
                initial_ms: dice.within(4_000..=60_000),
                increment_ms: dice.within(0..=3_000),
                cap_ms: None,
            },
        };
        wish
    }

    fn client(account: Option<&Account>, network: &Network) -> Client {
        Client {
            network: network.clone(),
            cookie: account.map(|account| account.session.clone()),
        }
    }

    /// Everybody must have heard the same, and see the same.
    fn compare(&self, id: &str) {
        let game = lock(&self.game);
        let mut seen = game.notes.iter().map(|notes| {
            let notes = lock(notes);
            let mut view = json!(notes.view);
            // When it was looked at, and what players were called then.
            view["now"] = json!(null);
            if view["result"].is_object() {
                view["result"]["sentence"] = json!(null);
            }
            for seat in view["seats"].as_array_mut().into_iter().flatten() {
                seat["player"] = json!(null);
                seat["sitter"]["name"] = json!(null);
            }
            (notes.heard.clone(), view)
        });
        let first = seen.next();
        for other in seen {
            if Some(&other) != first.as_ref() {
                let what = format!("match {id} is not the same for everybody: {first:?} {other:?}");
                self.sim.violated(&what);
            }
        }
        let kept = self.referee.with_matches(|matches| {
            let record = matches.get(id)?;
            Some(record.events.clone())
        });
        // A rematch may have been offered since; what is heard is the beginning of what is kept.
        let whole = first.is_some_and(|(heard, _)| kept.is_some_and(|kept| kept == heard));
        if !whole {
            let what = format!("match {id}: what was heard is not what is kept");
            self.sim.violated(&what);
        }
    }

    /// What is still going on here, for whoever finds that it does not end.
    pub(crate) fn stuck(&self) -> String {
        let game = lock(&self.game);
        let views = game.notes.iter().map(|notes| {
            let notes = lock(notes);
            let view = notes.view.as_ref();
            let view = view.map(|view| (view.status.clone(), view.seq, view.turn));
            format!("{view:?} of {} events", notes.heard.len())
        });
        format!("{:?}: {:?}", game.id, views.collect::<Vec<_>>())
    }
}

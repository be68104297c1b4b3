use std::thread;
use std::time::Duration;

use game::Message;
use serde_json::{Value, json};

use super::super::external::External;
use super::PAUSE;
use super::site::{Said, Site};
use crate::TEXTS;
use crate::failure::Failure;

/// One match, and the engine that plays it.
pub(super) struct Table {
    pub(super) site: Site,
    pub(super) id: String,
    pub(super) spec: String,
    pub(super) engine: String,
    pub(super) time: Duration,
}

/// Whether to go on listening.
enum Then {
    Listen,
    End(Message),
}

impl Table {
    /// Plays until the match is over, and says how it ended.
    pub(super) fn play(&self) -> Message {
        match External::start(&self.engine, &self.spec) {
            Ok(mut engine) => self.sit(&mut engine),
            Err(failure) => self.give_up(failure),
        }
    }

    fn sit(&self, engine: &mut External) -> Message {
        let mut seats = Vec::new();
        loop {
            let mut end = None;
            let path = format!("/api/stream/matches/{}", self.id);
            let said = self.site.stream(&path, |line| {
                let state = match line["type"].as_str() {
                    Some("gameFull") => {
                        let own = line["yourSeats"].as_array().into_iter().flatten();
                        seats = own.filter_map(Value::as_u64).collect();
                        &line["state"]
                    }
                    Some("gameState") => &line,
                    _ => return true,
                };
                match self.look(engine, &seats, state) {
                    Then::Listen => true,
                    Then::End(message) => {
                        end = Some(message);
                        false
                    }
                }
            });
            match (end, said) {
                (Some(message), _) | (None, Said::Refused(message)) => return message,
                (None, Said::Over | Said::Away(_)) => thread::sleep(PAUSE),
            }
        }
    }

    fn look(&self, engine: &mut External, seats: &[u64], state: &Value) -> Then {
        if state["status"] == "over" {
            let result = state["result"]["sentence"].as_str().unwrap_or_default();
            let over = Message::new(&TEXTS, "bridge-over").with("match", self.id.as_str());
            return Then::End(over.with("result", result));
        }
        if self.answers(seats, &state["drawOffers"], &state["takebackAskedBy"]) {
            return Then::Listen;
        }
        let Some(seat) = state["turn"].as_u64().filter(|seat| seats.contains(seat)) else {
            return Then::Listen;
        };
        let text = |name: &str| state[name].as_str().unwrap_or_default();
        let time = self.time_for(&state["clocks"][seat as usize]);
        let go = format!("go movetime {}", time.as_millis());
        let chosen = engine.choose(text("setup"), text("moves"), &go, time);
        // Somebody may have asked for a move back meanwhile; a move would be the answer no.
        if chosen.is_ok() && self.asked_meanwhile(seats) {
            return Then::Listen;
        }
        match chosen.and_then(|action| self.make_move(state, &action)) {
            Ok(()) => Then::Listen,
            Err(failure) => Then::End(self.give_up(failure)),
        }
    }

    /// Answers what others offer: an engine is never tired of playing, so no draws; and it does not mind
    /// thinking again. True if moves are taken back by that.
    fn answers(&self, seats: &[u64], draws: &Value, takeback: &Value) -> bool {
        let ask = |what: &str| {
            let path = format!("/api/matches/{}/{what}", self.id);
            let answer = self.site.post(&path, &json!({}));
            answer.is_ok_and(|answer| answer.status == 200)
        };
        let theirs = |seat: usize| !seats.contains(&(seat as u64));
        let mut offers = draws.as_array().into_iter().flatten().enumerate();
        if offers.any(|(seat, offer)| theirs(seat) && *offer == true) {
            ask("draw/decline");
        }
        let asked_by = takeback.as_u64();
        asked_by.is_some_and(|seat| theirs(seat as usize)) && ask("takeback")
    }

    fn asked_meanwhile(&self, seats: &[u64]) -> bool {
        let state = self.site.get(&format!("/api/matches/{}", self.id));
        state.is_ok_and(|state| self.answers(seats, &Value::Null, &state["takeback_asked_by"]))
    }

    /// Sends a move until the server has answered: with the same mark it counts once.
    fn make_move(&self, state: &Value, action: &str) -> Result<(), Failure> {
        let path = format!("/api/matches/{}/moves", self.id);
        // By the number of the event: after a takeback the same move at the same ply is another one.
        let mark = format!("bridge-{}", state["seq"]);
        let wish = json!({ "ply": state["ply"], "move": action, "client": mark });
        loop {
            match self.site.post(&path, &wish) {
                // 409: the match went on without us, by a takeback or its end; the stream tells.
                Ok(answer) if matches!(answer.status, 200 | 409) => return Ok(()),
                Ok(answer) if matches!(answer.status, 429 | 500..) => thread::sleep(PAUSE),
                Ok(answer) => {
                    let why = answer.body["message"].as_str().unwrap_or("?");
                    return Err(self.site.away(why).into());
                }
                Err(_) => thread::sleep(PAUSE),
            }
        }
    }

    /// The time for a move, not more than the clock allows.
    fn time_for(&self, clock: &Value) -> Duration {
        let left = clock.as_u64().map(Duration::from_millis);
        left.map_or(self.time, |left| self.time.min(left / 20))
    }

    /// An engine that fails should not keep its opponent waiting.
    fn give_up(&self, failure: Failure) -> Message {
        let _ = self
            .site
            .post(&format!("/api/matches/{}/resign", self.id), &json!({}));
        let why = match failure {
            Failure::Refused(message) => message,
            Failure::Io(error) => self.site.away(&error.to_string()),
        };
        Message::new(&TEXTS, "bridge-engine-failed")
            .with("match", self.id.as_str())
            .with_message("why", why)
    }
}

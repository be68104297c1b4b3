use std::thread;
use std::time::Duration;

use game::Message;
use protocol::client::{Act, Error};
use protocol::{ClockRules, GameLine, GameState, Millis, MoveWish};

use super::super::external::{External, PATIENCE};
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
        let mut clock = ClockRules::None;
        loop {
            let mut end = None;
            let said = self.site.listen(self.site.client.game(&self.id), |line| {
                let state = match line {
                    GameLine::GameFull {
                        your_seats,
                        terms,
                        state,
                        ..
                    } => {
                        seats = your_seats;
                        clock = terms.clock;
                        state
                    }
                    GameLine::GameState(state) => state,
                    _ => return true,
                };
                match self.look(engine, (&seats, clock), &state) {
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

    fn look(
        &self,
        engine: &mut External,
        (seats, clock): (&[usize], ClockRules),
        state: &GameState,
    ) -> Then {
        if state.status == "over" {
            let result = state.result.as_ref();
            let result = result.map_or("", |result| result.sentence.as_str());
            let over = Message::new(&TEXTS, "bridge-over").with("match", self.id.as_str());
            return Then::End(over.with("result", result));
        }
        if self.answers(seats, &state.draw_offers, state.takeback_asked_by) {
            return Then::Listen;
        }
        let Some(seat) = state.turn.filter(|seat| seats.contains(seat)) else {
            return Then::Listen;
        };
        let time = self.time_for(clock, state.clocks.get(seat).copied());
        let go = format!("go movetime {}", time.as_millis());
        let setup = state.setup.as_deref().unwrap_or_default();
        let chosen = engine
            .choose(setup, &state.moves, &go, time + PATIENCE)
            .map_err(|_| engine.silent());
        // Somebody may have asked for a move back meanwhile; a move would be the answer no.
        if chosen.is_ok() && self.asked_meanwhile(seats) {
            return Then::Listen;
        }
        match chosen.and_then(|action| self.make_move(state, action)) {
            Ok(()) => Then::Listen,
            Err(failure) => Then::End(self.give_up(failure)),
        }
    }

    /// Answers what others offer: an engine is never tired of playing, so no draws; and it does not mind
    /// thinking again. True if moves are taken back by that.
    fn answers(&self, seats: &[usize], draws: &[bool], takeback: Option<usize>) -> bool {
        let ask = |act: Act| self.site.ask(self.site.client.act(&self.id, act)).is_ok();
        let theirs = |seat: usize| !seats.contains(&seat);
        let mut offers = draws.iter().enumerate();
        if offers.any(|(seat, offer)| theirs(seat) && *offer) {
            ask(Act::DeclineDraw);
        }
        takeback.is_some_and(theirs) && ask(Act::AskTakeback)
    }

    fn asked_meanwhile(&self, seats: &[usize]) -> bool {
        let state = self.site.ask(self.site.client.show(&self.id));
        state.is_ok_and(|state| self.answers(seats, &[], state.takeback_asked_by))
    }

    /// Sends a move until the server has answered: with the same mark it counts once.
    fn make_move(&self, state: &GameState, action: String) -> Result<(), Failure> {
        let wish = MoveWish {
            ply: state.ply,
            text: action,
            // By the number of the event: after a takeback the same move at the same ply is another one.
            client: Some(format!("bridge-{}", state.seq)),
        };
        loop {
            match self.site.ask(self.site.client.make_move(&self.id, &wish)) {
                Ok(_) => return Ok(()),
                Err(Error::Refused { status, why }) => match status.as_u16() {
                    // The match went on without us, by a takeback or its end; the stream tells.
                    409 => return Ok(()),
                    429 | 500.. => thread::sleep(PAUSE),
                    _ => return Err(self.site.away(&why.message).into()),
                },
                Err(Error::Away(_)) => thread::sleep(PAUSE),
            }
        }
    }

    /// The time for a move, not more than the clock allows.
    fn time_for(&self, clock: ClockRules, left: Option<Millis>) -> Duration {
        let share = left.map_or(Millis::MAX, |left| clock.share(left));
        self.time
            .min(Duration::from_millis(share.max(0).unsigned_abs()))
    }

    /// An engine that fails should not keep its opponent waiting.
    fn give_up(&self, failure: Failure) -> Message {
        let _ = self.site.ask(self.site.client.act(&self.id, Act::Resign));
        let why = match failure {
            Failure::Refused(message) => message,
            Failure::Io(error) => self.site.away(&error.to_string()),
        };
        Message::new(&TEXTS, "bridge-engine-failed")
            .with("match", self.id.as_str())
            .with_message("why", why)
    }
}

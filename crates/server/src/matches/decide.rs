use game::{Refusal, Turn};
use texts::Message;

use super::{Command, Decision, Ending, Event, From, Millis, Person, Phase, Sitter, State, What};
use crate::TEXTS;

pub(super) fn refuse(code: &'static str) -> Refusal {
    Message::new(&TEXTS, code)
}

/// Marks are kept with the moves: long enough for any, too short to hide something else in.
const LONGEST_MARK: usize = 100;

type Events = Result<Vec<Event>, Refusal>;

impl State {
    /// What happens if somebody wants this now; or why it does not.
    pub fn decide(&self, command: &Command, now: Millis) -> Result<Decision, Refusal> {
        let events = match &command.what {
            What::Move { ply, text, client } => {
                return self.decide_move(&command.from, *ply, text, client.as_deref(), now);
            }
            What::Join {
                seat,
                person,
                words,
            } => self.join(*seat, person, words.as_deref()),
            What::Resign => self.resign(&command.from),
            What::OfferDraw => self.offer_draw(&command.from),
            What::DeclineDraw => self.decline_draw(&command.from),
            What::AskTakeback => self.ask_takeback(&command.from, now),
            What::DeclineTakeback => self.decline_takeback(&command.from),
            What::DeclineInvitation => self.decline_invitation(&command.from),
            What::Claim { away } => self.claim(&command.from, *away),
            What::Abort => self.abort(&command.from),
            What::Rematch { id } => self.rematch(&command.from, id),
            What::LookAtClock => Ok(self.look_at_clock(now)),
            What::CreditClock { ms } => Ok(self.credit_clock(*ms)),
        };
        events.map(Decision::Happens)
    }

    fn decide_move(
        &self,
        from: &From,
        ply: usize,
        text: &str,
        client: Option<&str>,
        now: Millis,
    ) -> Result<Decision, Refusal> {
        if let Some(seq) = client.and_then(|client| {
            self.seats_from(from)
                .find_map(|seat| self.marked(seat, ply, client))
        }) {
            return Ok(Decision::Already { seq });
        }
        if client.is_some_and(|client| client.len() > LONGEST_MARK) {
            return Err(refuse("mark-too-long").with("most", LONGEST_MARK));
        }
        self.must_be_live()?;
        if self.seats_from(from).next().is_none() {
            return Err(refuse("match-not-yours"));
        }
        if self.terms.rated && matches!(from, From::Program(_)) {
            return Err(refuse("match-rated-accounts"));
        }
        if ply != self.ply() {
            return Err(refuse("match-stale").with("ply", self.ply()));
        }
        let seat = self
            .seats_from(from)
            .find(|&seat| self.turn() == Some(seat))
            .ok_or_else(|| refuse("match-not-your-turn"))?;
        let board = self.board.clone();
        let mut board = board.ok_or_else(|| refuse("match-not-live"))?;
        board.play(text)?;
        let mut events = vec![Event::Moved {
            seat,
            ply,
            // As the rules write it, so that every record has one spelling.
            text: board.moves().pop().unwrap_or_default(),
            client: client.map(str::to_owned),
            clocks: self.clocks_after_move(seat, now),
        }];
        if board.turn() == Turn::Over {
            let mut next = self.clone();
            next.board = Some(board);
            events.push(Event::Over(next.ended(Ending::Rules, &self.gone())));
        }
        Ok(Decision::Happens(events))
    }

    fn clocks_after_move(&self, seat: usize, now: Millis) -> Vec<Millis> {
        let mut clocks = self.clocks_now(now);
        if let Some(left) = clocks.get_mut(seat) {
            *left = self.terms.clock.after_move(*left);
        }
        clocks
    }

    fn offer_draw(&self, from: &From) -> Events {
        self.must_be_live()?;
        let seat = self.acting_seat(from)?;
        if self.draw[seat] {
            return Err(refuse("match-offered-already"));
        }
        if (0..self.seats.len()).any(|seat| self.person(seat).is_none() || self.seats[seat].left) {
            return Err(refuse("match-bots-dont-draw"));
        }
        let mut events = vec![Event::DrawOffered { seat }];
        if self.all_others_agree(seat, &self.draw) {
            events.push(Event::Over(self.ended(Ending::Agreed, &self.gone())));
        }
        Ok(events)
    }

    fn decline_draw(&self, from: &From) -> Events {
        self.must_be_live()?;
        let seat = self.acting_seat(from)?;
        if !self.draw.contains(&true) {
            return Err(refuse("match-nothing-offered"));
        }
        Ok(vec![Event::DrawDeclined { seat }])
    }

    fn rematch(&self, from: &From, id: &str) -> Events {
        let Phase::Over(_) = self.phase else {
            return Err(refuse("match-not-over"));
        };
        if self.rematched.is_some() {
            return Err(refuse("match-rematched-already"));
        }
        if self.board.is_none() {
            return Err(refuse("match-not-live"));
        }
        let seat = self.acting_seat(from)?;
        if self.rematch[seat] {
            return Err(refuse("match-offered-already"));
        }
        let mut events = vec![Event::RematchOffered { seat }];
        if self.all_others_agree(seat, &self.rematch) {
            events.push(Event::Rematched { id: id.to_owned() });
        }
        Ok(events)
    }

    fn credit_clock(&self, ms: Millis) -> Vec<Event> {
        if self.deadline().is_some() && ms > 0 {
            vec![Event::ClockCredited { ms }]
        } else {
            Vec::new()
        }
    }

    pub(crate) fn must_be_live(&self) -> Result<(), Refusal> {
        match self.phase {
            Phase::Live => Ok(()),
            Phase::Open => Err(refuse("match-not-live")),
            Phase::Over(_) => Err(refuse("match-over")),
        }
    }

    /// The seat that somebody acts for: the one to move if it is theirs, else the first of theirs.
    pub(super) fn acting_seat(&self, from: &From) -> Result<usize, Refusal> {
        let own: Vec<usize> = self.seats_from(from).collect();
        own.iter()
            .copied()
            .find(|&seat| self.turn() == Some(seat))
            .or_else(|| own.first().copied())
            .ok_or_else(|| refuse("match-not-yours"))
    }

    /// The seats that somebody may act for.
    fn seats_from<'a>(&'a self, from: &'a From) -> impl Iterator<Item = usize> + 'a {
        (0..self.seats.len()).filter(move |&seat| match (from, &self.seats[seat].sitter) {
            (From::Player(id) | From::Program(id), Sitter::Person(person)) => {
                person.id == *id && !self.seats[seat].left
            }
            (From::Bot(bot), Sitter::Bot { .. }) => *bot == seat,
            (From::Bot(bot), Sitter::Person(_)) => *bot == seat && self.seats[seat].left,
            _ => false,
        })
    }

    /// Whether everybody agrees once `seat` does: people only, and those who stayed. Somebody with
    /// several seats agrees for all of them.
    pub(super) fn all_others_agree(&self, seat: usize, agreed: &[bool]) -> bool {
        let agrees = |person: &Person| {
            let mut seats = self.seats_of(&person.id);
            seats.any(|own| own == seat || agreed[own])
        };
        (0..self.seats.len()).all(|other| {
            let person = self.person(other).filter(|_| !self.seats[other].left);
            person.is_none_or(agrees)
        })
    }

    pub(super) fn gone(&self) -> Vec<bool> {
        self.seats.iter().map(|seat| seat.left).collect()
    }
}

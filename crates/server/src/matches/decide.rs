use game::{Refusal, Turn};
use texts::Message;

use super::{
    Command, Decision, Ending, Event, From, LeaveReason, Millis, Person, Phase, Sitter, State, What,
};
use crate::TEXTS;

/// Longer words than this add nothing to a shuffle.
const LONGEST_WORDS: usize = 64;

pub(super) fn refuse(code: &'static str) -> Refusal {
    Message::new(&TEXTS, code)
}

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
        if let Some(&seq) = client.and_then(|client| {
            self.seats_from(from)
                .find_map(|seat| self.marks.get(&(seat, client.to_owned())))
        }) {
            return Ok(Decision::Already { seq });
        }
        self.must_be_live()?;
        if self.seats_from(from).next().is_none() {
            return Err(refuse("match-not-yours"));
        }
        if ply != self.ply() {
            return Err(refuse("match-stale").with("ply", self.ply()));
        }
        let seat = self
            .seats_from(from)
            .find(|&seat| self.turn() == Some(seat))
            .ok_or_else(|| refuse("match-not-your-turn"))?;
        let mut next = self.clone();
        let event = Event::Moved {
            seat,
            ply,
            // As the rules write it, so that every record has one spelling.
            text: {
                let board = next
                    .board
                    .as_mut()
                    .ok_or_else(|| refuse("match-not-live"))?;
                board.play(text)?;
                board.moves().pop().unwrap_or_default()
            },
            client: client.map(str::to_owned),
            clocks: self.clocks_after_move(seat, now),
        };
        let mut events = vec![event];
        if next
            .board
            .as_ref()
            .is_some_and(|board| board.turn() == Turn::Over)
        {
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

    fn join(&self, seat: Option<usize>, person: &Person, words: Option<&str>) -> Events {
        if self.phase != Phase::Open {
            return Err(refuse("match-not-open"));
        }
        if self.seats_of(&person.id).next().is_some() {
            return Err(refuse("match-joined-already"));
        }
        if self.terms.rated && (person.guest || person.bot) {
            return Err(refuse("match-rated-accounts"));
        }
        check_words(words)?;
        let open = |seat: &usize| {
            self.seats
                .get(*seat)
                .is_some_and(|state| state.sitter == Sitter::Open)
        };
        let free = match seat {
            Some(seat) => Some(seat).filter(open),
            None => (0..self.seats.len()).find(open),
        };
        let seat = free.ok_or_else(|| refuse("match-seat-taken"))?;
        let mut events = vec![Event::Joined {
            seat,
            person: person.clone(),
            words: words.map(str::to_owned),
        }];
        let left_open = (0..self.seats.len()).filter(open).count();
        if left_open == 1 {
            events.push(Event::Started);
        }
        Ok(events)
    }

    fn resign(&self, from: &From) -> Events {
        self.must_be_live()?;
        let seat = self.acting_seat(from)?;
        Ok(self.leave(seat, LeaveReason::Resigned))
    }

    /// A seat is given up: the end, unless enough others play on.
    fn leave(&self, seat: usize, reason: LeaveReason) -> Vec<Event> {
        let mut gone = self.gone();
        gone[seat] = true;
        let stay = |&seat: &usize| !gone[seat] && self.person(seat).is_some();
        if gone.iter().filter(|gone| !**gone).count() > 1 && (0..gone.len()).any(|seat| stay(&seat))
        {
            return vec![Event::Left { seat, reason }];
        }
        let ending = match reason {
            LeaveReason::Resigned => Ending::Resigned { seat },
            LeaveReason::Time => Ending::Time { seat },
        };
        vec![Event::Over(self.ended(ending, &gone))]
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

    fn abort(&self, from: &From) -> Events {
        match self.phase {
            Phase::Over(_) => return Err(refuse("match-over")),
            Phase::Open => {
                if *from != From::Server && *from != From::Player(self.by.clone()) {
                    return Err(refuse("match-not-yours"));
                }
            }
            Phase::Live => {
                if *from != From::Server {
                    self.acting_seat(from)?;
                }
                if self.ply() >= 2 {
                    return Err(refuse("match-too-late-to-abort"));
                }
            }
        }
        Ok(vec![Event::Over(self.ended(Ending::Aborted, &self.gone()))])
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

    fn look_at_clock(&self, now: Millis) -> Vec<Event> {
        match (self.turn(), self.deadline()) {
            (Some(seat), Some(deadline)) if deadline <= now => {
                if self.bot_to_move().is_some() {
                    // The server's own player is late: that is the server's fault and nobody's win.
                    return vec![Event::ClockCredited {
                        ms: self.terms.clock.initial().unwrap_or_default(),
                    }];
                }
                if self.ply() < 2 {
                    return vec![Event::Over(self.ended(Ending::Aborted, &self.gone()))];
                }
                self.leave(seat, LeaveReason::Time)
            }
            _ => Vec::new(),
        }
    }

    fn credit_clock(&self, ms: Millis) -> Vec<Event> {
        if self.deadline().is_some() && ms > 0 {
            vec![Event::ClockCredited { ms }]
        } else {
            Vec::new()
        }
    }

    pub(super) fn must_be_live(&self) -> Result<(), Refusal> {
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
            (From::Player(id), Sitter::Person(person)) => {
                person.id == *id && !self.seats[seat].left
            }
            (From::Bot(bot), Sitter::Bot { .. }) => *bot == seat,
            (From::Bot(bot), Sitter::Person(_)) => *bot == seat && self.seats[seat].left,
            _ => false,
        })
    }

    /// Whether everybody agrees once `seat` does: people only, those who stayed, and nobody has to
    /// agree with themselves.
    pub(super) fn all_others_agree(&self, seat: usize, agreed: &[bool]) -> bool {
        let own = self.person(seat).map(|person| person.id.as_str());
        (0..self.seats.len()).all(|other| match self.person(other) {
            None => true,
            Some(person) => {
                self.seats[other].left || Some(person.id.as_str()) == own || agreed[other]
            }
        })
    }

    pub(super) fn gone(&self) -> Vec<bool> {
        self.seats.iter().map(|seat| seat.left).collect()
    }
}

/// Words for the shuffle: short, and one line.
pub(crate) fn check_words(words: Option<&str>) -> Result<(), Refusal> {
    let fine = |words: &str| {
        words.chars().count() <= LONGEST_WORDS && !words.chars().any(char::is_control)
    };
    match words {
        Some(words) if !fine(words) => Err(refuse("words-too-long").with("most", LONGEST_WORDS)),
        _ => Ok(()),
    }
}

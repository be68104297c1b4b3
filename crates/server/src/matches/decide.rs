use game::Turn;

use super::{
    Action, Command, Decision, Ending, Event, Issuer, MatchRefusal, Millis, Occupant, Person,
    Phase, State,
};

/// Marks are kept with the moves: long enough for any, too short to hide something else in.
const LONGEST_MARK: usize = 100;

type Events = Result<Vec<Event>, MatchRefusal>;

impl State {
    /// What happens if somebody wants this now; or why it does not.
    pub fn decide(&self, command: &Command, now: Millis) -> Result<Decision, MatchRefusal> {
        self.decide_with_lag(command, now, 0)
    }

    /// The same if messages of the player to move are on their way for so long, there and back.
    pub fn decide_with_lag(
        &self,
        command: &Command,
        now: Millis,
        lag: Millis,
    ) -> Result<Decision, MatchRefusal> {
        let events = match &command.what {
            Action::Move { ply, text, client } => {
                let client = client.as_deref();
                return self.decide_move(&command.from, *ply, text, client, (now, lag));
            }
            Action::Join {
                seat,
                person,
                words,
                choice,
            } => self.join(*seat, person, words.as_deref(), choice.as_deref()),
            Action::TakeHint => return self.take_hint(&command.from),
            Action::Resign => self.resign(&command.from),
            Action::OfferDraw => self.offer_draw(&command.from),
            Action::DeclineDraw => self.decline_draw(&command.from),
            Action::AskTakeback => self.ask_takeback(&command.from, now),
            Action::DeclineTakeback => self.decline_takeback(&command.from),
            Action::DeclineInvitation => self.decline_invitation(&command.from),
            Action::Claim { away } => self.claim(&command.from, *away),
            Action::Abort => self.abort(&command.from),
            Action::Withdraw { player } => self.withdraw(player),
            Action::Rematch { id } => self.rematch(&command.from, id),
            Action::LookAtClock => Ok(self.look_at_clock(now, lag)),
            Action::CreditClock { ms } => Ok(self.credit_clock(*ms)),
        };
        events.map(Decision::Happens)
    }

    fn decide_move(
        &self,
        from: &Issuer,
        ply: usize,
        text: &str,
        client: Option<&str>,
        (now, lag): (Millis, Millis),
    ) -> Result<Decision, MatchRefusal> {
        if let Some((seq, made)) = client.and_then(|client| {
            self.seats_from(from)
                .find_map(|seat| self.marked(seat, ply, client))
        }) {
            return if self.spells(ply, text, made) {
                Ok(Decision::Already { seq })
            } else {
                Err(MatchRefusal::MarkUsed)
            };
        }
        if client.is_some_and(|client| client.len() > LONGEST_MARK) {
            return Err(MatchRefusal::MarkTooLong { most: LONGEST_MARK });
        }
        self.must_be_live()?;
        if self.seats_from(from).next().is_none() {
            return Err(MatchRefusal::NotYours);
        }
        if self.terms.rated && matches!(from, Issuer::Program(_)) {
            return Err(MatchRefusal::RatedAccounts);
        }
        if ply != self.ply() {
            return Err(MatchRefusal::Stale { ply: self.ply() });
        }
        let seat = self
            .seats_from(from)
            .find(|&seat| self.turn() == Some(seat))
            .ok_or(MatchRefusal::NotYourTurn)?;
        let board = self.board.clone();
        let mut board = board.ok_or(MatchRefusal::NotLive)?;
        board.play(text)?;
        let lag_ms = self.clocks.lag_of_move(seat, lag, now);
        let clocks = self.clocks_after_move(seat, now - lag_ms);
        let mut events = vec![Event::Moved {
            seat,
            ply,
            // As the rules write it, so that every record has one spelling.
            text: board.moves().pop().unwrap_or_default(),
            client: client.map(str::to_owned),
            clocks: clocks.clone(),
            lag_ms,
        }];
        if board.turn() == Turn::Over {
            let mut next = self.clone();
            next.board = Some(board);
            next.clocks.left = clocks;
            events.push(Event::Over(next.ended(Ending::Rules, &self.gone())));
        }
        Ok(Decision::Happens(events))
    }

    /// Whether a text means the move that was made at a ply, which the rules may write otherwise.
    fn spells(&self, ply: usize, text: &str, made: &str) -> bool {
        if text == made {
            return true;
        }
        let Some(mut board) = self.board.clone() else {
            return false;
        };
        while board.ply() > ply && board.undo() {}
        board.play(text).is_ok() && board.moves().pop().is_some_and(|written| written == made)
    }

    fn clocks_after_move(&self, seat: usize, now: Millis) -> Vec<Millis> {
        let mut clocks = self.clocks_now(now);
        if let Some(left) = clocks.get_mut(seat) {
            *left = self.terms.clock.after_move(*left);
        }
        clocks
    }

    fn offer_draw(&self, from: &Issuer) -> Events {
        self.must_be_live()?;
        let seat = self.acting_seat(from)?;
        if self.draw[seat] {
            return Err(MatchRefusal::OfferedAlready);
        }
        if (0..self.seats.len()).any(|seat| self.person(seat).is_none() || self.seats[seat].left) {
            return Err(MatchRefusal::BotsDontDraw);
        }
        // To agree is not to ask again.
        if self.offered[seat].draw && !self.draw.contains(&true) {
            return Err(MatchRefusal::DeclinedAlready);
        }
        let mut events = vec![Event::DrawOffered { seat }];
        if self.all_others_agree(seat, &self.draw) {
            events.push(Event::Over(self.ended(Ending::Agreed, &self.gone())));
        }
        Ok(events)
    }

    fn decline_draw(&self, from: &Issuer) -> Events {
        self.must_be_live()?;
        let seat = self.acting_seat(from)?;
        if !self.draw.contains(&true) {
            return Err(MatchRefusal::NothingOffered);
        }
        Ok(vec![Event::DrawDeclined { seat }])
    }

    fn rematch(&self, from: &Issuer, id: &str) -> Events {
        let Phase::Over(_) = self.phase else {
            return Err(MatchRefusal::NotOver);
        };
        if self.rematched.is_some() {
            return Err(MatchRefusal::RematchedAlready);
        }
        if self.board.is_none() {
            return Err(MatchRefusal::NotLive);
        }
        let seat = self.acting_seat(from)?;
        if (0..self.seats.len()).any(|seat| self.person(seat).is_some_and(Person::is_deleted)) {
            return Err(MatchRefusal::PlayerDeleted);
        }
        if self.rematch[seat] {
            return Err(MatchRefusal::OfferedAlready);
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

    pub(crate) fn must_be_live(&self) -> Result<(), MatchRefusal> {
        match self.phase {
            Phase::Live => Ok(()),
            Phase::Open => Err(MatchRefusal::NotLive),
            Phase::Over(_) => Err(MatchRefusal::Over),
        }
    }

    /// The seat that somebody acts for: the one to move if it is theirs, else the first of theirs.
    pub(super) fn acting_seat(&self, from: &Issuer) -> Result<usize, MatchRefusal> {
        let own: Vec<usize> = self.seats_from(from).collect();
        own.iter()
            .copied()
            .find(|&seat| self.turn() == Some(seat))
            .or_else(|| own.first().copied())
            .ok_or(MatchRefusal::NotYours)
    }

    /// The seats that somebody may act for.
    pub(super) fn seats_from<'a>(&'a self, from: &'a Issuer) -> impl Iterator<Item = usize> + 'a {
        (0..self.seats.len()).filter(move |&seat| match (from, &self.seats[seat].sitter) {
            (Issuer::Player(id) | Issuer::Program(id), Occupant::Person(person)) => {
                person.id == *id && !self.seats[seat].left
            }
            (Issuer::Bot(bot), Occupant::Bot { .. }) => *bot == seat,
            (Issuer::Bot(bot), Occupant::Person(_)) => *bot == seat && self.seats[seat].left,
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

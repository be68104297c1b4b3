//! Hints: who may have one, and that the others hear of it.

use super::{Decision, Event, Issuer, MatchRefusal, State};

/// The hints that a seat has taken.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Hints {
    pub(super) taken: u32,
    /// At which ply the last one was taken, and which event that is: one position has one hint.
    pub(super) last: Option<(usize, i64)>,
}

impl State {
    /// The seat for which somebody may have a hint: nothing is at stake, it is their turn, and whoever else plays is a bot
    /// or has agreed.
    pub(crate) fn hinted_seat(&self, from: &Issuer) -> Result<usize, MatchRefusal> {
        if self.terms.rated {
            return Err(MatchRefusal::HintRated);
        }
        self.must_be_live()?;
        let seat = self
            .seats_from(from)
            .find(|&seat| self.turn() == Some(seat));
        let seat = seat.ok_or(MatchRefusal::HintNotYours)?;
        if self.plays_with_people(seat) && !self.terms.overlay {
            return Err(MatchRefusal::HintNotAgreed);
        }
        Ok(seat)
    }

    /// Notes that somebody takes a hint, if there is anybody to tell.
    pub(super) fn take_hint(&self, from: &Issuer) -> Result<Decision, MatchRefusal> {
        let seat = self.hinted_seat(from)?;
        let ply = self.ply();
        match self.hints[seat].last {
            Some((at, seq)) if at == ply => Ok(Decision::Already { seq }),
            _ if self.plays_with_people(seat) => {
                Ok(Decision::Happens(vec![Event::HintTaken { seat, ply }]))
            }
            _ => Ok(Decision::Already { seq: self.seq }),
        }
    }

    /// How many hints a seat has taken that the others were told of.
    pub fn hints_taken(&self, seat: usize) -> u32 {
        self.hints[seat].taken
    }

    /// Whether another person has a seat.
    fn plays_with_people(&self, seat: usize) -> bool {
        let is_other = |other| self.person(other).is_some() && !self.same_person(other, seat);
        (0..self.seats.len()).any(is_other)
    }
}

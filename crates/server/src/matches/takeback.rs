use game::Refusal;

use super::decide::refuse;
use super::{Event, From, Millis, State};

impl State {
    pub(super) fn ask_takeback(&self, from: &From, now: Millis) -> Result<Vec<Event>, Refusal> {
        self.must_be_live()?;
        if !self.terms.takebacks {
            return Err(refuse("match-no-takebacks"));
        }
        let seat = self.acting_seat(from)?;
        let (asked_by, agreed) = match &self.takeback {
            Some((_, agreed)) if agreed[seat] => return Err(refuse("match-offered-already")),
            Some((asked_by, agreed)) => (*asked_by, agreed.clone()),
            None => (seat, vec![false; self.seats.len()]),
        };
        let ply = self.ply_before_last_move_of(asked_by)?;
        let mut events = vec![Event::TakebackAsked { seat }];
        if self.all_others_agree(seat, &agreed) {
            events.push(Event::TakenBack {
                ply,
                clocks: self.clocks_now(now),
            });
        }
        Ok(events)
    }

    pub(super) fn decline_takeback(&self, from: &From) -> Result<Vec<Event>, Refusal> {
        self.must_be_live()?;
        let seat = self.acting_seat(from)?;
        if self.takeback.is_none() {
            return Err(refuse("match-nothing-offered"));
        }
        Ok(vec![Event::TakebackDeclined { seat }])
    }

    /// Whether a seat could take its last move back, if everybody agreed.
    pub fn can_take_back(&self, seat: usize) -> bool {
        self.terms.takebacks
            && self.must_be_live().is_ok()
            && self.ply_before_last_move_of(seat).is_ok()
    }

    /// Where a player's last move would be made again, if nothing was drawn since: what has been seen
    /// can't be unseen.
    fn ply_before_last_move_of(&self, seat: usize) -> Result<usize, Refusal> {
        // Who plays alone at one screen takes back whatever was last.
        let own = |mover: &usize| *mover == seat || self.same_person(*mover, seat);
        let ply = self
            .movers
            .iter()
            .rposition(own)
            .ok_or_else(|| refuse("match-nothing-to-take-back"))?;
        let board = self
            .board
            .as_ref()
            .ok_or_else(|| refuse("match-not-live"))?;
        if (ply..self.ply()).any(|index| board.drew(index)) {
            return Err(refuse("match-drawn-since"));
        }
        Ok(ply)
    }

    pub(super) fn same_person(&self, one: usize, other: usize) -> bool {
        match (self.person(one), self.person(other)) {
            (Some(one), Some(other)) => one.id == other.id,
            _ => false,
        }
    }
}

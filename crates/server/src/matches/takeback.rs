use super::{Event, Issuer, MatchRefusal, Millis, State};

impl State {
    pub(super) fn ask_takeback(
        &self,
        from: &Issuer,
        now: Millis,
    ) -> Result<Vec<Event>, MatchRefusal> {
        self.must_be_live()?;
        if !self.terms.takebacks {
            return Err(MatchRefusal::NoTakebacks);
        }
        let seat = self.acting_seat(from)?;
        let (asked_by, agreed) = match &self.takeback {
            Some((_, agreed)) if agreed[seat] => return Err(MatchRefusal::OfferedAlready),
            Some((asked_by, agreed)) => (*asked_by, agreed.clone()),
            None if self.offered[seat].takeback => return Err(MatchRefusal::DeclinedAlready),
            None => (seat, vec![false; self.seats.len()]),
        };
        let ply = self.ply_before_last_move_of(asked_by)?;
        let mut events = vec![Event::TakebackAsked { seat }];
        if self.all_others_agree(seat, &agreed) {
            let mut clocks = self.clocks_now(now);
            if let Some(left) = self.turn().and_then(|seat| clocks.get_mut(seat)) {
                // A turn that is broken off takes nothing of the next one's time.
                *left = self.terms.clock.after_turn(*left);
            }
            events.push(Event::TakenBack { ply, clocks });
        }
        Ok(events)
    }

    pub(super) fn decline_takeback(&self, from: &Issuer) -> Result<Vec<Event>, MatchRefusal> {
        self.must_be_live()?;
        let seat = self.acting_seat(from)?;
        if self.takeback.is_none() {
            return Err(MatchRefusal::NothingOffered);
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
    fn ply_before_last_move_of(&self, seat: usize) -> Result<usize, MatchRefusal> {
        // Who plays alone at one screen takes back whatever was last.
        let own = |mover: &usize| *mover == seat || self.same_person(*mover, seat);
        let ply = self
            .movers
            .iter()
            .rposition(own)
            .filter(|&ply| ply >= self.start_ply())
            .ok_or(MatchRefusal::NothingToTakeBack)?;
        let board = self.board.as_ref().ok_or(MatchRefusal::NotLive)?;
        if (ply..self.ply()).any(|index| board.drew(index)) {
            return Err(MatchRefusal::DrawnSince);
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

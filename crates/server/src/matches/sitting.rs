use game::Refusal;

use super::decide::refuse;
use super::{Ending, Event, From, Person, Phase, Sitter, State};

/// Longer words than this add nothing to a shuffle.
const LONGEST_WORDS: usize = 64;

impl State {
    pub(super) fn join(
        &self,
        seat: Option<usize>,
        person: &Person,
        words: Option<&str>,
    ) -> Result<Vec<Event>, Refusal> {
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
        let seat = match seat {
            Some(seat) => Some(seat).filter(|&seat| self.may_sit(seat, person)),
            // Whoever was asked takes the seat that was kept.
            None => self
                .invitation(&person.id)
                .or_else(|| (0..self.seats.len()).find(|&seat| self.may_sit(seat, person))),
        };
        let seat = seat.ok_or_else(|| refuse("match-seat-taken"))?;
        let mut events = vec![Event::Joined {
            seat,
            person: person.clone(),
            words: words.map(str::to_owned),
        }];
        let missing = self.seats.iter().filter(|seat| !seat.sitter.is_there());
        if missing.count() == 1 {
            events.push(Event::Started);
        }
        Ok(events)
    }

    /// Somebody who was asked does not want to play: there will be no match.
    pub(super) fn decline_invitation(&self, from: &From) -> Result<Vec<Event>, Refusal> {
        if self.phase != Phase::Open {
            return Err(refuse("match-not-open"));
        }
        let seat = from.player().and_then(|id| self.invitation(id));
        let seat = seat.ok_or_else(|| refuse("match-not-invited"))?;
        Ok(vec![
            Event::InvitationDeclined { seat },
            Event::Over(self.ended(Ending::Aborted, &self.gone())),
        ])
    }

    /// The seat that is kept for a player.
    pub fn invitation(&self, player: &str) -> Option<usize> {
        self.seats
            .iter()
            .position(|seat| matches!(&seat.sitter, Sitter::Invited(person) if person.id == player))
    }

    fn may_sit(&self, seat: usize, person: &Person) -> bool {
        match self.seats.get(seat).map(|seat| &seat.sitter) {
            Some(Sitter::Open) => true,
            Some(Sitter::Invited(invited)) => invited.id == person.id,
            _ => false,
        }
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

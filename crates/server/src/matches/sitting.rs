use super::{Ending, Event, Issuer, MatchRefusal, Occupant, Person, Phase, State};

/// Longer words than this add nothing to a shuffle.
const LONGEST_WORDS: usize = 64;

impl State {
    pub(super) fn join(
        &self,
        seat: Option<usize>,
        person: &Person,
        words: Option<&str>,
        choice: Option<&str>,
    ) -> Result<Vec<Event>, MatchRefusal> {
        if self.phase != Phase::Open {
            return Err(MatchRefusal::NotOpen);
        }
        if self.seats_of(&person.id).next().is_some() {
            return Err(MatchRefusal::JoinedAlready);
        }
        if self.terms.rated && (person.guest || person.bot) {
            return Err(MatchRefusal::RatedAccounts);
        }
        check_words(words)?;
        let seat = match seat {
            Some(seat) => Some(seat).filter(|&seat| self.may_sit(seat, person)),
            // Whoever was asked takes the seat that was kept.
            None => self
                .invitation(&person.id)
                .or_else(|| (0..self.seats.len()).find(|&seat| self.may_sit(seat, person))),
        };
        let seat = seat.ok_or(MatchRefusal::SeatTaken)?;
        let family = catalog::configure(&self.terms.spec)?.family();
        check_choice(family, choice, &self.choices())?;
        if self.start.is_some() && choice.is_some() {
            return Err(MatchRefusal::StartChoice);
        }
        let mut events = vec![Event::Joined {
            seat,
            person: person.clone(),
            words: words.map(str::to_owned),
            choice: choice.map(str::to_owned),
        }];
        let missing = self.seats.iter().filter(|seat| !seat.sitter.is_there());
        if missing.count() == 1 {
            events.push(Event::Started);
        }
        Ok(events)
    }

    /// Somebody who was asked does not want to play: there will be no match.
    pub(super) fn decline_invitation(&self, from: &Issuer) -> Result<Vec<Event>, MatchRefusal> {
        if self.phase != Phase::Open {
            return Err(MatchRefusal::NotOpen);
        }
        let seat = from.player().and_then(|id| self.invitation(id));
        let seat = seat.ok_or(MatchRefusal::NotInvited)?;
        Ok(vec![
            Event::InvitationDeclined { seat },
            Event::Over(self.ended(Ending::Aborted, &self.gone())),
        ])
    }

    /// The seat that is kept for a player.
    pub fn invitation(&self, player: &str) -> Option<usize> {
        self.seats.iter().position(
            |seat| matches!(&seat.sitter, Occupant::Invited(person) if person.id == player),
        )
    }

    fn may_sit(&self, seat: usize, person: &Person) -> bool {
        match self.seats.get(seat).map(|seat| &seat.sitter) {
            Some(Occupant::Open) => true,
            Some(Occupant::Invited(invited)) => invited.id == person.id,
            _ => false,
        }
    }
}

/// A wish is for something that the game has and nobody else wishes for.
pub(super) fn check_choice(
    family: &game::Family,
    choice: Option<&str>,
    taken: &[Option<String>],
) -> Result<(), MatchRefusal> {
    let Some(choice) = choice else {
        return Ok(());
    };
    if !family.seat_choice.contains(&choice) {
        return Err(MatchRefusal::ChoiceUnknown {
            game: family.title.to_owned(),
        });
    }
    if taken.iter().any(|other| other.as_deref() == Some(choice)) {
        return Err(MatchRefusal::ChoiceTaken);
    }
    Ok(())
}

/// Words for the shuffle: short, and one line.
pub(crate) fn check_words(words: Option<&str>) -> Result<(), MatchRefusal> {
    let fine = |words: &str| {
        words.chars().count() <= LONGEST_WORDS && !words.chars().any(char::is_control)
    };
    match words {
        Some(words) if !fine(words) => Err(MatchRefusal::WordsTooLong {
            most: LONGEST_WORDS,
        }),
        _ => Ok(()),
    }
}

use game::Refusal;

use super::decide::refuse;
use super::sitting::check_words;
use super::{Event, Millis, SeatState, Secret, Sitter, State, Terms, commitment};

/// A match that somebody wants to make.
#[derive(Clone, Debug)]
pub struct Plan {
    /// Its id.
    pub id: String,
    /// On which terms.
    pub terms: Terms,
    /// Who sits where.
    pub seats: Vec<Sitter>,
    /// What those who sit add to the shuffle.
    pub words: Vec<Option<String>>,
    /// Who makes it.
    pub by: String,
    /// The match that it is a rematch of.
    pub rematch_of: Option<String>,
}

impl Plan {
    /// The match and its first events; it starts at once if nobody is missing.
    pub fn begin(mut self, secret: Secret, now: Millis) -> Result<(State, Vec<Event>), Refusal> {
        let rules = catalog::configure(&self.terms.spec)?;
        self.terms.spec = rules.spec();
        self.terms.clock.check()?;
        if self.seats.len() != rules.seats() {
            return Err(refuse("match-seats")
                .with("game", rules.family().title)
                .with("seats", rules.seats())
                .with("given", self.seats.len()));
        }
        self.words.resize(self.seats.len(), None);
        for words in &self.words {
            check_words(words.as_deref())?;
        }
        self.check_seats()?;
        let created = Event::Created {
            commitment: commitment(&self.id, &secret.reveal()),
            terms: self.terms,
            seats: self.seats,
            words: self.words,
            by: self.by,
            rematch_of: self.rematch_of,
        };
        let mut state = State::begin(&self.id, secret, now, &created)?;
        let mut events = vec![created];
        if state.seats.iter().all(|seat| seat.sitter.is_there()) {
            state.apply(now, &Event::Started)?;
            events.push(Event::Started);
        }
        Ok((state, events))
    }

    fn check_seats(&self) -> Result<(), Refusal> {
        let is_bot = |sitter: &Sitter| matches!(sitter, Sitter::Bot { .. });
        if self.seats.iter().all(is_bot) {
            return Err(refuse("match-seat-kinds"));
        }
        if !self.terms.rated {
            return Ok(());
        }
        let mut seen = Vec::new();
        for sitter in &self.seats {
            match sitter {
                Sitter::Open => {}
                Sitter::Bot { .. } => return Err(refuse("match-rated-bots")),
                Sitter::Person(person) | Sitter::Invited(person) if person.guest || person.bot => {
                    return Err(refuse("match-rated-accounts"));
                }
                Sitter::Person(person) | Sitter::Invited(person) if seen.contains(&&person.id) => {
                    return Err(refuse("match-rated-bots"));
                }
                Sitter::Person(person) | Sitter::Invited(person) => seen.push(&person.id),
            }
        }
        Ok(())
    }
}

impl State {
    /// The same again with the seats moved on by one. Whoever left was not asked, and is invited.
    pub fn rematch_plan(&self, id: &str) -> Plan {
        let again = |seat: &SeatState| match &seat.sitter {
            Sitter::Person(person) if seat.left => Sitter::Invited(person.clone()),
            sitter => sitter.clone(),
        };
        let mut seats: Vec<Sitter> = self.seats.iter().map(again).collect();
        seats.rotate_left(1);
        Plan {
            id: id.to_owned(),
            terms: self.terms.clone(),
            words: vec![None; seats.len()],
            seats,
            by: self.by.clone(),
            rematch_of: Some(self.id.clone()),
        }
    }
}

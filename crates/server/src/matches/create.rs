use super::clock;
use super::sitting::{check_choice, check_words};
use super::start::public_start;
use super::{
    Ending, Event, MatchRefusal, Millis, Occupant, Offline, SeatState, Secret, Start, State, Terms,
    commitment,
};

/// A match that somebody wants to make.
#[derive(Clone, Debug)]
pub struct Plan {
    /// Its id.
    pub id: String,
    /// On which terms.
    pub terms: Terms,
    /// Who sits where.
    pub seats: Vec<Occupant>,
    /// What those who sit add to the shuffle.
    pub words: Vec<Option<String>>,
    /// What those who sit wish for of the game's things that every seat has one of.
    pub choices: Vec<Option<String>>,
    /// Who makes it.
    pub by: String,
    /// The match that it is a rematch of.
    pub rematch_of: Option<String>,
    /// The position from which it is played, if that is not the first of the game.
    pub start: Option<Start>,
}

impl Plan {
    /// The match and its first events; it starts at once if nobody is missing.
    pub fn begin(self, secret: Secret, now: Millis) -> Result<(State, Vec<Event>), MatchRefusal> {
        self.begin_at(None, secret, now)
    }

    /// A match that was played without a server, from its first event to its last. It is refused unless the
    /// moves are legal and lead to this end.
    pub fn replay(
        self,
        offline: Offline,
        moves: &[String],
        ending: Ending,
        secret: Secret,
        now: Millis,
    ) -> Result<(State, Vec<Event>), MatchRefusal> {
        let (mut state, mut events) = self.begin_at(Some(offline), secret, now)?;
        for text in moves {
            let seat = state.turn().ok_or(MatchRefusal::Over)?;
            let moved = Event::Moved {
                seat,
                ply: state.ply(),
                text: text.clone(),
                client: None,
                clocks: Vec::new(),
                lag_ms: 0,
            };
            state.apply(now, &moved)?;
            events.push(moved);
        }
        let mut gone = vec![false; state.seats.len()];
        match (ending, state.turn()) {
            (Ending::Rules, None) => {}
            (Ending::Resigned { seat }, Some(_)) if seat < gone.len() => gone[seat] = true,
            _ => return Err(MatchRefusal::NotOver),
        }
        let over = Event::Over(state.ended(ending, &gone));
        state.apply(now, &over)?;
        events.push(over);
        Ok((state, events))
    }

    fn begin_at(
        mut self,
        offline: Option<Offline>,
        secret: Secret,
        now: Millis,
    ) -> Result<(State, Vec<Event>), MatchRefusal> {
        let rules = catalog::configure(&self.terms.spec)?;
        self.terms.spec = rules.spec();
        // A score to reach is not compared with anybody's.
        let family = rules.family();
        clock::check(
            self.terms.clock,
            family.has_points && family.target.is_none(),
        )?;
        if self.seats.len() != rules.seats() {
            return Err(MatchRefusal::Seats {
                game: rules.family().title.to_owned(),
                seats: rules.seats(),
                given: self.seats.len(),
            });
        }
        self.words.resize(self.seats.len(), None);
        for words in &self.words {
            check_words(words.as_deref())?;
        }
        self.check_seats()?;
        let family = rules.family();
        self.choices.truncate(self.seats.len());
        for (seat, choice) in self.choices.iter().enumerate() {
            check_choice(family, choice.as_deref(), &self.choices[..seat])?;
        }
        if self.choices.iter().all(Option::is_none) {
            self.choices.clear();
        }
        let start = self.start.as_ref();
        let start = start.map(|start| self.public_start(start)).transpose()?;
        let created = Event::Created {
            commitment: commitment(&self.id, &secret.reveal()),
            terms: self.terms,
            seats: self.seats,
            words: self.words,
            by: self.by,
            rematch_of: self.rematch_of,
            choices: self.choices,
            offline,
            start,
        };
        let mut state = State::begin(&self.id, secret, now, &created)?;
        let mut events = vec![created];
        if state.seats.iter().all(|seat| seat.sitter.is_there()) {
            state.apply(now, &Event::Started)?;
            events.push(Event::Started);
        }
        Ok((state, events))
    }

    /// The position from which it is played, as everybody may know it.
    fn public_start(&self, start: &Start) -> Result<Start, MatchRefusal> {
        if self.terms.rated {
            return Err(MatchRefusal::StartRated);
        }
        if !self.choices.is_empty() {
            return Err(MatchRefusal::StartChoice);
        }
        public_start(&self.terms.spec, start)
    }

    fn check_seats(&self) -> Result<(), MatchRefusal> {
        let is_bot = |sitter: &Occupant| matches!(sitter, Occupant::Bot { .. });
        if self.seats.iter().all(is_bot) {
            return Err(MatchRefusal::SeatKinds);
        }
        if !self.terms.rated {
            return Ok(());
        }
        if self.terms.overlay {
            return Err(MatchRefusal::RatedOverlay);
        }
        let mut seen = Vec::new();
        for sitter in &self.seats {
            match sitter {
                Occupant::Open => {}
                Occupant::Bot { .. } => return Err(MatchRefusal::RatedBots),
                Occupant::Person(person) | Occupant::Invited(person)
                    if person.guest || person.bot =>
                {
                    return Err(MatchRefusal::RatedAccounts);
                }
                Occupant::Person(person) | Occupant::Invited(person)
                    if seen.contains(&&person.id) =>
                {
                    return Err(MatchRefusal::RatedBots);
                }
                Occupant::Person(person) | Occupant::Invited(person) => seen.push(&person.id),
            }
        }
        Ok(())
    }
}

impl State {
    /// The same again with the seats moved on by one. Whoever left was not asked, and is invited.
    pub fn rematch_plan(&self, id: &str) -> Plan {
        let again = |seat: &SeatState| match &seat.sitter {
            Occupant::Person(person) if seat.left => Occupant::Invited(person.clone()),
            sitter => sitter.clone(),
        };
        let mut seats: Vec<Occupant> = self.seats.iter().map(again).collect();
        seats.rotate_left(1);
        let mut choices = self.choices();
        if !choices.is_empty() {
            choices.rotate_left(1);
        }
        Plan {
            id: id.to_owned(),
            terms: self.terms.clone(),
            words: vec![None; seats.len()],
            seats,
            choices,
            by: self.by.clone(),
            rematch_of: Some(self.id.clone()),
            start: self.start.clone(),
        }
    }
}

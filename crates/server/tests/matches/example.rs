//! One match, and what comes of what somebody wants.

use server::matches::{
    Action, ClockRules, Command, Decision, Event, Issuer, Occupant, Over, Person, Phase, Plan,
    Secret, State, Terms,
};

pub(crate) const A_MINUTE: ClockRules = ClockRules::PerMove { move_ms: 60_000 };

pub(crate) struct Example {
    pub(crate) state: State,
    pub(crate) now: i64,
}

/// Somebody with an account, whose name is the id.
pub(crate) fn person(id: &str) -> Person {
    Person {
        id: id.to_owned(),
        name: id.to_owned(),
        guest: false,
        bot: false,
        rating: None,
    }
}

pub(crate) fn sits(id: &str) -> Occupant {
    Occupant::Person(person(id))
}

pub(crate) fn bot(level: u8) -> Occupant {
    Occupant::Bot { level, number: 1 }
}

pub(crate) fn player(id: &str) -> Issuer {
    Issuer::Player(id.to_owned())
}

/// A casual match by `ada` with takebacks and without a clock.
pub(crate) fn plan(spec: &str, seats: &[Occupant]) -> Plan {
    Plan {
        id: "m1".to_owned(),
        terms: Terms {
            spec: spec.to_owned(),
            clock: ClockRules::None,
            rated: false,
            public: true,
            takebacks: true,
            overlay: false,
        },
        seats: seats.to_vec(),
        words: Vec::new(),
        choices: Vec::new(),
        by: "ada".to_owned(),
        rematch_of: None,
        start: None,
    }
}

pub(crate) fn secret() -> Secret {
    Secret::fair("5e".repeat(32))
}

/// The code of the refusal of a plan; nothing if it is accepted.
pub(crate) fn refusal(plan: Plan) -> Option<&'static str> {
    plan.begin(secret(), 0).err().map(|refusal| refusal.code())
}

impl Example {
    pub(crate) fn of(plan: Plan) -> Self {
        let (state, _) = plan.begin(secret(), 0).unwrap();
        Self { state, now: 0 }
    }

    pub(crate) fn new(spec: &str, seats: &[Occupant]) -> Self {
        Self::of(plan(spec, seats))
    }

    /// Kamon by `ada` and `bob`.
    pub(crate) fn two() -> Self {
        Self::new("kamon", &[sits("ada"), sits("bob")])
    }

    /// Tantrix by `ada`, `bob` and `eve`.
    pub(crate) fn three() -> Self {
        Self::new(
            "tantrix(players=3)",
            &[sits("ada"), sits("bob"), sits("eve")],
        )
    }

    pub(crate) fn with_clock(spec: &str, seats: &[Occupant], clock: ClockRules) -> Self {
        let mut plan = plan(spec, seats);
        plan.terms.clock = clock;
        Self::of(plan)
    }

    /// What happens, which is taken in; or the code of the refusal. What has happened before is refused as such.
    pub(crate) fn wants(&mut self, from: Issuer, what: Action) -> Result<Vec<Event>, &'static str> {
        let command = Command { from, what };
        let decided = self.state.decide(&command, self.now);
        match decided.map_err(|refusal| refusal.code())? {
            Decision::Happens(events) => {
                for event in &events {
                    self.state.apply(self.now, event).unwrap();
                }
                Ok(events)
            }
            Decision::Already { .. } => Err("already"),
        }
    }

    /// The same for a player, where it matters only how many things happen.
    pub(crate) fn does(&mut self, who: &str, what: Action) -> Result<usize, &'static str> {
        self.wants(player(who), what).map(|events| events.len())
    }

    pub(crate) fn legal(&self) -> Vec<String> {
        self.state.board.as_ref().unwrap().legal_moves()
    }

    /// A move that may be made now.
    pub(crate) fn a_move(&self) -> Action {
        self.marked(&self.legal()[0], None)
    }

    pub(crate) fn marked(&self, text: &str, mark: Option<&str>) -> Action {
        Action::Move {
            ply: self.state.ply(),
            text: text.to_owned(),
            client: mark.map(str::to_owned),
        }
    }

    /// So many moves, by whoever is to move.
    pub(crate) fn go_on(&mut self, moves: usize) {
        for _ in 0..moves {
            let seat = self.state.turn().unwrap();
            let from = match &self.state.seats[seat].sitter {
                Occupant::Person(person) if !self.state.seats[seat].left => player(&person.id),
                _ => Issuer::Bot(seat),
            };
            let what = self.a_move();
            self.wants(from, what).unwrap();
        }
    }

    pub(crate) fn over(&self) -> &Over {
        match &self.state.phase {
            Phase::Over(over) => over,
            phase => panic!("it is not over: {phase:?}"),
        }
    }
}

//! A match under random commands from everybody: whatever they try, the events tell one sound story.

use proptest::prelude::*;
use server::matches::{
    Action, ClockRules, Command, Decision, Ending, Event, Issuer, Occupant, Over, Person, Phase,
    Secret, State, Terms, commitment, verify_deal,
};

pub(crate) const PLAYERS: [&str; 4] = ["ada", "bob", "eve", "guest"];

#[derive(Clone, Debug)]
pub(crate) enum Try {
    Join(usize),
    Move(usize, usize),
    StaleMove(usize),
    Repeat,
    Resign(usize),
    OfferDraw(usize),
    DeclineDraw(usize),
    AskTakeback(usize),
    DeclineTakeback(usize),
    Abort(usize),
    Rematch(usize),
    Claim(usize, i64),
    Wait(i64),
    Credit(i64),
}

fn attempts() -> impl Strategy<Value = Vec<Try>> {
    let who = 0..PLAYERS.len();
    let one = prop_oneof![
        4 => who.clone().prop_map(Try::Join),
        40 => (who.clone(), any::<usize>()).prop_map(|(who, pick)| Try::Move(who, pick)),
        2 => who.clone().prop_map(Try::StaleMove),
        4 => Just(Try::Repeat),
        1 => who.clone().prop_map(Try::Resign),
        2 => who.clone().prop_map(Try::OfferDraw),
        2 => who.clone().prop_map(Try::DeclineDraw),
        4 => who.clone().prop_map(Try::AskTakeback),
        1 => who.clone().prop_map(Try::DeclineTakeback),
        1 => who.clone().prop_map(Try::Abort),
        2 => who.clone().prop_map(Try::Rematch),
        1 => (who.clone(), 0..90_000_i64).prop_map(|(who, away)| Try::Claim(who, away)),
        4 => (0..40_000_i64).prop_map(Try::Wait),
        1 => (0..5_000_i64).prop_map(Try::Credit),
    ];
    prop::collection::vec(one, 0..160)
}

fn clocks() -> impl Strategy<Value = ClockRules> {
    prop_oneof![
        Just(ClockRules::None),
        Just(ClockRules::Fischer {
            initial_ms: 60_000,
            increment_ms: 2_000,
            cap_ms: Some(65_000),
        }),
        Just(ClockRules::PerMove { move_ms: 30_000 }),
        Just(ClockRules::ByoYomi {
            main_ms: 30_000,
            periods: 3,
            period_ms: 20_000,
        }),
        Just(ClockRules::Days { days: 1 }),
    ]
}

fn person(who: usize) -> Person {
    Person {
        id: PLAYERS[who].to_owned(),
        name: PLAYERS[who].to_owned(),
        guest: PLAYERS[who] == "guest",
        bot: false,
        rating: None,
    }
}

pub(crate) struct Table {
    pub(crate) state: State,
    events: Vec<(i64, Event)>,
    pub(crate) now: i64,
    marks: usize,
    last_move: Option<(Issuer, Action, i64)>,
}

impl Table {
    pub(crate) fn new(spec: &str, clock: ClockRules, rated: bool) -> Self {
        let secret = Secret::fair("5ec7e7".repeat(4));
        let created = Event::Created {
            terms: Terms {
                spec: spec.to_owned(),
                clock,
                rated,
                public: true,
                takebacks: true,
                overlay: false,
            },
            seats: vec![Occupant::Open, Occupant::Open],
            words: vec![None, None],
            by: "ada".to_owned(),
            commitment: commitment("m1", &secret.reveal()),
            rematch_of: None,
            choices: Vec::new(),
            offline: None,
            start: None,
        };
        Self {
            state: State::begin("m1", secret, 1_000, &created).unwrap(),
            events: vec![(1_000, created)],
            now: 1_000,
            marks: 0,
            last_move: None,
        }
    }

    pub(crate) fn command(&mut self, from: Issuer, what: Action) {
        let before = (self.state.seq, self.state.ply());
        let command = Command { from, what };
        let Ok(Decision::Happens(events)) = self.state.decide(&command, self.now) else {
            return;
        };
        for event in events {
            let encoded = serde_json::to_string(&event).unwrap();
            let decoded: Event = serde_json::from_str(&encoded).unwrap();
            assert_eq!(event, decoded, "an event does not survive being written");
            self.state.apply(self.now, &event).unwrap();
            if let Event::TakenBack { .. } = event {
                // Its mark means nothing any more.
                self.last_move = None;
            }
            self.events.push((self.now, event));
        }
        if let Action::Move { .. } = &command.what {
            assert_eq!(self.state.ply(), before.1 + 1);
            self.last_move = Some((command.from, command.what, before.0 + 1));
        }
        self.check();
    }

    pub(crate) fn attempt(&mut self, attempt: &Try) {
        let by = |who: usize| Issuer::Player(PLAYERS[who].to_owned());
        match *attempt {
            Try::Join(who) => self.command(
                by(who),
                Action::Join {
                    seat: None,
                    person: person(who),
                    words: Some(format!("words of {who}")),
                    choice: None,
                },
            ),
            Try::Move(who, pick) => {
                let Some(board) = &self.state.board else {
                    return;
                };
                let legal = board.legal_moves();
                let text = match legal.len() {
                    0 => "c3".to_owned(),
                    count => legal[pick % count].clone(),
                };
                self.marks += 1;
                let client = Some(format!("mark{}", self.marks));
                let ply = self.state.ply();
                self.command(by(who), Action::Move { ply, text, client });
            }
            Try::StaleMove(who) => {
                let ply = self.state.ply() + 1;
                let what = Action::Move {
                    ply,
                    text: "c3".to_owned(),
                    client: None,
                };
                let command = Command {
                    from: by(who),
                    what,
                };
                assert!(self.state.decide(&command, self.now).is_err());
            }
            Try::Repeat => {
                let Some((from, what, seq)) = self.last_move.clone() else {
                    return;
                };
                let answer = self.state.decide(&Command { from, what }, self.now);
                assert_eq!(
                    answer,
                    Ok(Decision::Already { seq }),
                    "a move counted twice"
                );
            }
            Try::Resign(who) => self.command(by(who), Action::Resign),
            Try::OfferDraw(who) => self.command(by(who), Action::OfferDraw),
            Try::DeclineDraw(who) => self.command(by(who), Action::DeclineDraw),
            Try::AskTakeback(who) => self.command(by(who), Action::AskTakeback),
            Try::DeclineTakeback(who) => self.command(by(who), Action::DeclineTakeback),
            Try::Abort(who) => self.command(by(who), Action::Abort),
            Try::Rematch(who) => self.command(
                by(who),
                Action::Rematch {
                    id: "m2".to_owned(),
                },
            ),
            Try::Claim(who, away) => self.command(by(who), Action::Claim { away }),
            Try::Wait(ms) => {
                self.now += ms;
                self.command(Issuer::Server, Action::LookAtClock);
            }
            Try::Credit(ms) => self.command(Issuer::Server, Action::CreditClock { ms }),
        }
    }

    /// What holds after every event.
    fn check(&self) {
        let state = &self.state;
        assert_eq!(state.seq as usize, self.events.len());
        let overs: Vec<&Over> = self
            .events
            .iter()
            .filter_map(|(_, event)| match event {
                Event::Over(over) => Some(over),
                _ => None,
            })
            .collect();
        assert!(overs.len() <= 1, "it ended twice");
        assert_eq!(overs.len() == 1, matches!(state.phase, Phase::Over(_)));
        assert!(state.clocks_now(self.now).iter().all(|&left| left >= 0));
        if let Some(deadline) = state.deadline() {
            assert!(
                deadline > self.now || state.seq == 0,
                "time is up and nobody noticed"
            );
        }
        if let Some(board) = &state.board {
            assert_eq!(board.ply(), state.ply());
            let on_record = self
                .events
                .iter()
                .fold(Vec::new(), |mut moves, (_, event)| {
                    match event {
                        Event::Moved { text, .. } => moves.push(text.clone()),
                        Event::TakenBack { ply, .. } => moves.truncate(*ply),
                        _ => {}
                    }
                    moves
                });
            assert_eq!(board.moves(), on_record);
        }
        if let Some(over) = overs.first() {
            verify_deal(
                &state.terms.spec,
                "m1",
                &state.commitment,
                &state.words(),
                &state.choices(),
                state.start.as_ref(),
                over,
            )
            .unwrap();
            match over.ending {
                Ending::Aborted => assert!(over.ranks.is_empty() && state.ply() < 2),
                Ending::Agreed => assert_eq!(over.ranks, [0, 0]),
                Ending::Resigned { seat } | Ending::Time { seat } | Ending::Abandoned { seat } => {
                    assert_eq!(over.ranks[seat], 1);
                    assert_eq!(over.ranks[1 - seat], 0);
                }
                Ending::Rules => assert_eq!(over.ranks.iter().min(), Some(&0)),
            }
        }
    }

    /// From the events alone the same match comes back.
    fn replays(&self) {
        let events = self.events.iter().map(|(at, event)| (*at, event));
        let secret = Secret::fair("5ec7e7".repeat(4));
        let again = State::replay("m1", secret, events).unwrap();
        assert_eq!(again.phase, self.state.phase);
        assert_eq!(again.seats, self.state.seats);
        assert_eq!(again.turn(), self.state.turn());
        assert_eq!(again.clocks_now(self.now), self.state.clocks_now(self.now));
        assert_eq!(again.draw_offers(), self.state.draw_offers());
        assert_eq!(again.takeback_asked_by(), self.state.takeback_asked_by());
        assert_eq!(
            again
                .board
                .as_ref()
                .map(|board| (board.setup(), board.key())),
            self.state
                .board
                .as_ref()
                .map(|board| (board.setup(), board.key()))
        );
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn whatever_is_tried_the_story_is_sound(
        spec in prop_oneof![Just("kamon"), Just("pantarei")],
        clock in clocks(),
        rated: bool,
        attempts in attempts(),
    ) {
        let mut table = Table::new(spec, clock, rated);
        // Most stories should get further than the empty seats.
        table.attempt(&Try::Join(0));
        table.attempt(&Try::Join(1));
        for attempt in &attempts {
            table.attempt(attempt);
        }
        table.replays();
    }
}

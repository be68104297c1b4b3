//! Clocks against a plain model that is written differently: it burns time bit by bit, where the server keeps one
//! number.

use proptest::prelude::*;
use server::matches::{
    Action, ClockRules, Command, Decision, Ending, Issuer, Occupant, Person, Phase, Plan, Secret,
    State, Terms,
};

/// A clock as a referee would keep it.
#[derive(Clone, Debug)]
enum Referee {
    Fischer {
        left: i64,
        increment: i64,
        cap: Option<i64>,
    },
    PerMove {
        each: i64,
    },
    ByoYomi {
        main: i64,
        periods: u32,
        period: i64,
    },
    Penalty {
        used: i64,
        initial: i64,
        step: i64,
        points: u32,
        most: u32,
    },
}

impl Referee {
    fn new(rules: ClockRules) -> Self {
        match rules {
            ClockRules::Fischer {
                initial_ms,
                increment_ms,
                cap_ms,
            } => Self::Fischer {
                left: initial_ms,
                increment: increment_ms,
                cap: cap_ms,
            },
            ClockRules::PerMove { move_ms } => Self::PerMove { each: move_ms },
            ClockRules::Days { days } => Self::PerMove {
                each: i64::from(days) * 24 * 60 * 60 * 1_000,
            },
            ClockRules::ByoYomi {
                main_ms,
                periods,
                period_ms,
            } => Self::ByoYomi {
                main: main_ms,
                periods,
                period: period_ms,
            },
            ClockRules::Penalty {
                initial_ms,
                step_ms,
                points,
                most_points,
            } => Self::Penalty {
                used: 0,
                initial: initial_ms,
                step: step_ms,
                points,
                most: most_points,
            },
            ClockRules::None => unreachable!("nobody keeps no clock"),
        }
    }

    /// Somebody thinks for so long and moves; false if it was too long.
    fn think(&mut self, mut ms: i64) -> bool {
        match self {
            Self::Fischer {
                left,
                increment,
                cap,
            } => {
                *left -= ms;
                let alive = *left > 0;
                *left += *increment;
                if let Some(cap) = cap {
                    *left = (*left).min(*cap);
                }
                alive
            }
            Self::PerMove { each } => ms < *each,
            Self::ByoYomi {
                main,
                periods,
                period,
            } => {
                let from_main = ms.min(*main);
                *main -= from_main;
                ms -= from_main;
                while *main == 0 && *periods > 0 && ms >= *period {
                    ms -= *period;
                    *periods -= 1;
                }
                *main > 0 || *periods > 0
            }
            Self::Penalty {
                used,
                points,
                most,
                initial,
                step,
            } => {
                *used += ms;
                *used < *initial + i64::from(*most / *points) * *step
            }
        }
    }

    /// What somebody about to think sees: the time, the periods, the points.
    fn shown(&self) -> (i64, Option<u32>, Option<u32>) {
        match self {
            Self::Fischer { left, .. } => (*left, None, None),
            Self::PerMove { each } => (*each, None, None),
            Self::ByoYomi {
                main,
                periods,
                period,
            } => (
                if *main > 0 { *main } else { *period },
                Some(*periods),
                None,
            ),
            Self::Penalty {
                used,
                initial,
                step,
                points,
                ..
            } => {
                let (mut free, mut paid) = (*initial, 0);
                while free <= *used {
                    free += *step;
                    paid += *points;
                }
                (free - *used, None, Some(paid))
            }
        }
    }
}

/// One turn: thinking, time that the server lost in it, and how long messages take.
#[derive(Clone, Copy, Debug)]
struct Turn {
    thinks: i64,
    lost: i64,
    lag: i64,
}

fn turns() -> impl Strategy<Value = Vec<Turn>> {
    let thinks = prop_oneof![6 => 0..4_000_i64, 2 => 0..40_000_i64, 1 => Just(5_000)];
    let lost = prop_oneof![8 => Just(0), 1 => 0..60_000_i64];
    let lag = prop_oneof![2 => Just(0), 2 => 0..300_i64, 1 => -50..90_000_i64];
    let turn = (thinks, lost, lag).prop_map(|(thinks, lost, lag)| Turn { thinks, lost, lag });
    prop::collection::vec(turn, 1..50)
}

fn clocks() -> impl Strategy<Value = ClockRules> {
    let seconds = |range: std::ops::Range<i64>| range.prop_map(|seconds| seconds * 1_000);
    prop_oneof![
        (
            seconds(1..60),
            0..5_000_i64,
            prop::option::of(0..30_000_i64)
        )
            .prop_map(|(initial_ms, increment_ms, above)| ClockRules::Fischer {
                initial_ms,
                increment_ms,
                cap_ms: above.map(|above| initial_ms + above),
            }),
        seconds(1..30).prop_map(|move_ms| ClockRules::PerMove { move_ms }),
        Just(ClockRules::Days { days: 1 }),
        (seconds(0..40), 1..6_u32, seconds(1..8)).prop_map(|(main_ms, periods, period_ms)| {
            ClockRules::ByoYomi {
                main_ms,
                periods,
                period_ms,
            }
        }),
        (seconds(1..30), seconds(1..10), 1..4_u32, 4..30_u32).prop_map(
            |(initial_ms, step_ms, points, most_points)| ClockRules::Penalty {
                initial_ms,
                step_ms,
                points,
                most_points,
            }
        ),
    ]
}

fn seated(spec: &str, clock: ClockRules) -> State {
    let person = |seat: usize| {
        Occupant::Person(Person {
            id: format!("p{seat}"),
            name: format!("P{seat}"),
            guest: true,
            bot: false,
            rating: None,
        })
    };
    let plan = Plan {
        id: "m1".to_owned(),
        terms: Terms {
            spec: spec.to_owned(),
            clock,
            rated: false,
            public: false,
            takebacks: true,
            overlay: false,
        },
        seats: vec![person(0), person(1)],
        words: Vec::new(),
        choices: Vec::new(),
        by: "p0".to_owned(),
        rematch_of: None,
        start: None,
    };
    plan.begin(Secret::fair("5e".repeat(32)), 0).unwrap().0
}

fn happen(state: &mut State, from: Issuer, what: Action, now: i64, lag: i64) -> usize {
    let command = Command { from, what };
    let Decision::Happens(events) = state.decide_with_lag(&command, now, lag).unwrap() else {
        panic!("it happened before")
    };
    for event in &events {
        // What is kept is what is read.
        let kept = serde_json::to_string(event).unwrap();
        state
            .apply(now, &serde_json::from_str(&kept).unwrap())
            .unwrap();
    }
    events.len()
}

fn make_a_move(state: &mut State, now: i64, lag: i64) {
    let (seat, ply) = (state.turn().unwrap(), state.ply());
    let text = state.board.as_ref().unwrap().legal_moves()[0].clone();
    let client = None;
    let what = Action::Move { ply, text, client };
    happen(state, Issuer::Player(format!("p{seat}")), what, now, lag);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn the_server_counts_as_a_referee_does(rules in clocks(), turns in turns()) {
        let mut state = seated("tantrix", rules);
        let mut referees = [Referee::new(rules), Referee::new(rules)];
        // A second of the way in all, and half a second more for every move.
        let mut banks = [1_000_i64, 1_000];
        let mut now = 0;
        for turn in turns {
            let Some(seat) = state.turn() else { break };
            for (other, referee) in referees.iter().enumerate() {
                let face = state.faces(now)[other];
                prop_assert_eq!((face.ms, face.periods, face.penalty), referee.shown());
            }
            now += turn.lost + turn.thinks;
            let ms = turn.lost;
            happen(&mut state, Issuer::Server, Action::CreditClock { ms }, now, 0);
            let shown = state.clocks_now(now)[seat];
            let given = turn.lag.clamp(0, banks[seat]).min(turn.thinks);
            let alive = referees[seat].think(turn.thinks - given);
            let ended = happen(&mut state, Issuer::Server, Action::LookAtClock, now, turn.lag) > 0;
            prop_assert!(!(ended && shown > 0), "{shown} ms were left");
            prop_assert_eq!(ended, !alive);
            if ended {
                let Phase::Over(over) = &state.phase else { panic!("it goes on") };
                let expected = if state.ply() < 2 { Ending::Aborted } else { Ending::Time { seat } };
                prop_assert_eq!(over.ending, expected);
                prop_assert_eq!(state.clocks_now(now + 5)[seat], 0, "it is used up");
                break;
            }
            make_a_move(&mut state, now, turn.lag);
            banks[seat] = (banks[seat] - given + 500).min(1_000);
            let initial = rules.initial().unwrap();
            for left in state.clocks_now(now) {
                prop_assert!(left > 0);
                if let ClockRules::Fischer { cap_ms: Some(cap), .. } = rules {
                    prop_assert!(left <= cap);
                } else if !matches!(rules, ClockRules::Fischer { .. }) {
                    prop_assert!(left <= initial);
                }
            }
        }
    }
}

/// Plays the same game of Tantrix to its end; one seat takes so long over its last move but one.
fn tantrix_with_a_pause(seat: usize, pause: i64) -> (State, Vec<i32>) {
    let clock = ClockRules::Penalty {
        initial_ms: 60_000,
        step_ms: 60_000,
        points: 1,
        most_points: 200,
    };
    let mut state = seated("tantrix", clock);
    let (mut now, mut paused) = (0, false);
    while let Some(to_move) = state.turn() {
        now += 10;
        if to_move == seat && !paused && state.ply() > 10 {
            now += pause;
            paused = true;
        }
        make_a_move(&mut state, now, 0);
    }
    let scores = state.board.as_ref().unwrap().scores();
    (state, scores.as_slice().to_vec())
}

#[test]
fn a_penalty_decides_who_wins_and_the_points_of_the_rules_stay() {
    let (state, scores) = tantrix_with_a_pause(0, 0);
    let Phase::Over(over) = &state.phase else {
        panic!("it goes on")
    };
    assert_ne!(scores[0], scores[1], "the test needs a winner");
    let best = usize::from(scores[1] > scores[0]);
    assert_eq!(
        (over.penalties.as_slice(), over.ranks[best]),
        (&[0, 0][..], 0)
    );

    // One started minute more than the lead is worth.
    let lead = i64::from((scores[0] - scores[1]).abs());
    let (state, again) = tantrix_with_a_pause(best, 60_000 + lead * 60_000);
    let Phase::Over(over) = &state.phase else {
        panic!("it goes on")
    };
    assert_eq!((&over.scores, &again), (&scores, &scores));
    assert_eq!(i64::from(over.penalties[best]), lead + 1);
    assert_eq!(over.ranks[best], 1, "the points are gone");
    assert_eq!(over.ending, Ending::Rules);
}

#[test]
fn after_a_loss_on_time_the_clock_is_empty() {
    let mut state = seated("kamon", ClockRules::PerMove { move_ms: 60_000 });
    for now in [10, 20] {
        make_a_move(&mut state, now, 0);
    }
    let late = Action::LookAtClock;
    happen(&mut state, Issuer::Server, late, 60_025, 0);
    assert!(matches!(&state.phase, Phase::Over(over) if over.ending == Ending::Time { seat: 0 }));
    assert_eq!(state.clocks_now(99_999), [0, 60_000]);
}

#[test]
fn a_turn_that_is_taken_back_takes_nothing_of_the_next_ones_time() {
    let rules = ClockRules::ByoYomi {
        main_ms: 1_000,
        periods: 2,
        period_ms: 10_000,
    };
    for (rules, expected) in [
        (rules, 20_000),
        (ClockRules::PerMove { move_ms: 30_000 }, 30_000),
    ] {
        let mut state = seated("kamon", rules);
        make_a_move(&mut state, 100, 0);
        let by = |seat: usize| Issuer::Player(format!("p{seat}"));
        happen(&mut state, by(0), Action::AskTakeback, 5_000, 0);
        happen(&mut state, by(1), Action::AskTakeback, 9_000, 0);
        assert_eq!(state.turn(), Some(0));
        assert_eq!(state.clocks_now(9_000)[1], expected);
    }
}

//! On which terms a match can be made, and games that were played elsewhere.

use server::matches::{ClockRules, Ending, Event, Occupant, Offline, Person, Phase, Plan};

use crate::example::{Example, bot, person, plan, refusal, secret, sits};

fn with_clock(spec: &str, clock: ClockRules) -> Option<&'static str> {
    let mut plan = plan(spec, &[sits("ada"), sits("bob")]);
    plan.terms.clock = clock;
    refusal(plan)
}

const SECOND: i64 = 1_000;
const HOUR: i64 = 3_600_000;
const DAY: i64 = 86_400_000;

type Clock<'a> = &'a dyn Fn(i64) -> ClockRules;

/// Everything that a clock is made of, with the least and the most that it may be.
#[test]
fn every_part_of_a_clock_has_its_limits() {
    let fischer = |initial_ms, increment_ms, cap_ms| ClockRules::Fischer {
        initial_ms,
        increment_ms,
        cap_ms,
    };
    let byo_yomi = |main_ms, periods, period_ms| ClockRules::ByoYomi {
        main_ms,
        periods: u32::try_from(periods).unwrap(),
        period_ms,
    };
    let penalty = |initial_ms, step_ms, points, most_points| ClockRules::Penalty {
        initial_ms,
        step_ms,
        points: u32::try_from(points).unwrap(),
        most_points: u32::try_from(most_points).unwrap(),
    };
    let parts: [(&str, i64, i64, Clock<'_>); 13] = [
        ("initial", SECOND, DAY, &|ms| fischer(ms, 0, None)),
        ("increment", 0, 600 * SECOND, &|ms| {
            fischer(SECOND, ms, None)
        }),
        ("cap", HOUR, DAY, &|ms| fischer(HOUR, 0, Some(ms))),
        ("move", SECOND, DAY, &|move_ms| ClockRules::PerMove {
            move_ms,
        }),
        ("main", 0, DAY, &|ms| byo_yomi(ms, 1, SECOND)),
        ("periods", 1, 100, &|count| byo_yomi(0, count, SECOND)),
        ("period", SECOND, HOUR, &|ms| byo_yomi(0, 1, ms)),
        ("penalty", SECOND, DAY, &|ms| penalty(ms, SECOND, 1, 20)),
        ("step", SECOND, HOUR, &|ms| penalty(SECOND, ms, 1, 20)),
        ("points", 1, 100, &|points| {
            penalty(SECOND, SECOND, points, 1_000)
        }),
        ("most points", 7, 1_000, &|most| {
            penalty(SECOND, SECOND, 7, most)
        }),
        ("points at most", 1, 20, &|points| {
            penalty(SECOND, SECOND, points, 20)
        }),
        ("days", 1, 30, &|days| ClockRules::Days {
            days: u32::try_from(days).unwrap(),
        }),
    ];
    for (part, least, most, clock) in parts {
        for fine in [least, i64::midpoint(least, most), most] {
            assert_eq!(with_clock("tantrix", clock(fine)), None, "{part} {fine}");
        }
        for bad in [least - 1, most + 1] {
            let refused = with_clock("tantrix", clock(bad));
            assert_eq!(refused, Some("clock-not-sensible"), "{part} {bad}");
        }
    }
    assert_eq!(with_clock("kamon", ClockRules::None), None);
    for absurd in [i64::MIN, -1, i64::MAX] {
        let refused = with_clock("kamon", fischer(60_000, 0, Some(absurd)));
        assert_eq!(refused, Some("clock-not-sensible"), "{absurd}");
    }
}

#[test]
fn only_a_game_with_points_to_compare_has_a_penalty_clock() {
    let penalty = ClockRules::Penalty {
        initial_ms: 900_000,
        step_ms: 60_000,
        points: 1,
        most_points: 20,
    };
    assert_eq!(with_clock("tantrix", penalty), None);
    assert_eq!(with_clock("snekagon", penalty), None);
    assert_eq!(with_clock("kamon", penalty), Some("clock-needs-points"));
    // A score to reach is not compared with anybody's.
    let mut alone = plan("tantrix-solitaire", &[sits("ada")]);
    alone.terms.clock = penalty;
    assert_eq!(refusal(alone), Some("clock-needs-points"));
}

#[test]
fn a_game_has_its_seats_and_somebody_to_play_for() {
    assert_eq!(refusal(plan("kamon", &[sits("ada")])), Some("match-seats"));
    assert_eq!(
        refusal(plan("kamon", &[bot(1), bot(2)])),
        Some("match-seat-kinds")
    );
    assert_eq!(refusal(plan("kamon", &[bot(1), Occupant::Open])), None);
    let mut wordy = plan("kamon", &[sits("ada"), sits("bob")]);
    wordy.words = vec![None, Some("w".repeat(65))];
    assert_eq!(refusal(wordy), Some("words-too-long"));
    let mut greedy = plan("tantrix", &[sits("ada"), sits("bob")]);
    greedy.choices = vec![Some("seat-red".to_owned()); 2];
    assert_eq!(refusal(greedy), Some("match-choice-taken"));
    // Wishes beyond the seats are nobody's, and no wish is none.
    let mut vague = plan("tantrix", &[sits("ada"), sits("bob")]);
    vague.choices = vec![None, None, Some("seat-red".to_owned())];
    let (_, events) = vague.begin(secret(), 0).unwrap();
    assert!(matches!(&events[0], Event::Created { choices, .. } if choices.is_empty()));
    assert!(matches!(events[1], Event::Started));
}

#[test]
fn rated_matches_are_between_different_people_with_accounts() {
    let rated = |seats: &[Occupant]| {
        let mut plan = plan("kamon", seats);
        plan.terms.rated = true;
        refusal(plan)
    };
    let guest = Person {
        guest: true,
        ..person("bob")
    };
    let program = Person {
        bot: true,
        ..person("bob")
    };
    assert_eq!(rated(&[sits("ada"), sits("bob")]), None);
    assert_eq!(rated(&[sits("ada"), Occupant::Open]), None);
    assert_eq!(
        rated(&[sits("ada"), Occupant::Invited(person("bob"))]),
        None
    );
    assert_eq!(rated(&[sits("ada"), bot(1)]), Some("match-rated-bots"));
    assert_eq!(rated(&[sits("ada"), sits("ada")]), Some("match-rated-bots"));
    let twice = [sits("ada"), Occupant::Invited(person("ada"))];
    assert_eq!(rated(&twice), Some("match-rated-bots"));
    for somebody in [guest, program] {
        let here = [sits("ada"), Occupant::Person(somebody.clone())];
        assert_eq!(rated(&here), Some("match-rated-accounts"));
        assert_eq!(
            refusal(plan("kamon", &here)),
            None,
            "casual games are for all"
        );
        let asked = [sits("ada"), Occupant::Invited(somebody)];
        assert_eq!(rated(&asked), Some("match-rated-accounts"));
    }
}

fn elsewhere(moves: &[String], ending: Ending) -> Result<Vec<Event>, &'static str> {
    let setup = Example::two().state.board.as_ref().unwrap().setup();
    let plan: Plan = plan("kamon", &[sits("ada"), bot(1)]);
    let offline = Offline { setup, began_at: 5 };
    let played = plan.replay(offline, moves, ending, secret(), 9);
    let (state, events) = played.map_err(|refusal| refusal.code())?;
    assert!(matches!(state.phase, Phase::Over(_)));
    assert_eq!((state.seq, state.ply()), (events.len() as i64, moves.len()));
    assert_eq!(state.created_at, 9);
    Ok(events)
}

#[test]
fn a_game_that_was_played_elsewhere_ends_as_it_is_said_to() {
    let mut whole = Example::two();
    while whole.state.turn().is_some() {
        whole.go_on(1);
    }
    let moves = whole.state.board.as_ref().unwrap().moves();
    let some = &moves[..4];
    let ranks = |events: Vec<Event>| match events.last() {
        Some(Event::Over(over)) => over.ranks.clone(),
        _ => Vec::new(),
    };
    let ended = elsewhere(&moves, Ending::Rules).map(ranks);
    assert_eq!(ended, Ok(whole.over().ranks.clone()));
    for (seat, expected) in [(0, vec![1, 0]), (1, vec![0, 1])] {
        let ended = elsewhere(some, Ending::Resigned { seat }).map(ranks);
        assert_eq!(ended, Ok(expected));
    }
    let twice = [moves[0].clone(), moves[0].clone()];
    for (moves, ending, code) in [
        (some, Ending::Rules, "match-not-over"),
        (some, Ending::Agreed, "match-not-over"),
        (some, Ending::Resigned { seat: 2 }, "match-not-over"),
        (&moves[..], Ending::Resigned { seat: 0 }, "match-not-over"),
        (&twice[..], Ending::Resigned { seat: 0 }, "covered"),
    ] {
        assert_eq!(elsewhere(moves, ending).err(), Some(code), "{ending:?}");
    }
    let longer: Vec<String> = moves.iter().cloned().chain(["a4".to_owned()]).collect();
    assert_eq!(elsewhere(&longer, Ending::Rules).err(), Some("match-over"));
}

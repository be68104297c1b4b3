//! What is told of an end, and whether a deal was fair.

use server::matches::{Action, ClockRules, Ending, Over, commitment, granted, verify_deal};

use crate::example::{Example, plan, secret, sits};

fn played(spec: &str) -> Example {
    let mut example = Example::new(spec, &[sits("ada"), sits("bob")]);
    while example.state.turn().is_some() {
        example.go_on(1);
    }
    example
}

#[test]
fn an_end_by_the_rules_says_by_which() {
    let example = played("kamon");
    let over = example.over();
    let board = example.state.board.as_ref().unwrap();
    assert_eq!(over.ending, Ending::Rules);
    assert_eq!(
        over.reason.as_deref(),
        board.reason().map(|reason| reason.code)
    );
    assert!(over.reason.is_some());
    assert_eq!(over.setup, Some(board.setup()));
    assert_eq!(over.secret, secret().reveal());
    assert_eq!(over.scores, board.scores().as_slice());
    let won = over.scores.iter().position(|&score| score == 1).unwrap();
    assert_eq!((over.ranks[won], over.ranks[1 - won]), (0, 1));
    assert!(over.penalties.is_empty(), "this clock costs no points");
}

/// Who was ahead when somebody gave up has not won by that, and points that time would have cost are not counted.
#[test]
fn an_end_that_cuts_a_game_short_counts_no_points() {
    let mut long = plan(
        "tantrix(players=3)",
        &[sits("ada"), sits("bob"), sits("eve")],
    );
    long.terms.clock = ClockRules::Penalty {
        initial_ms: 60_000,
        step_ms: 60_000,
        points: 1,
        most_points: 20,
    };
    let mut example = Example::of(long);
    example.go_on(12);
    for who in ["ada", "bob"] {
        example.does(who, Action::Resign).unwrap();
    }
    let over = example.over();
    assert_eq!(over.ending, Ending::Resigned { seat: 1 });
    assert_eq!(
        (&over.ranks[..], &over.penalties[..]),
        (&[1, 1, 0][..], &[][..])
    );
}

#[test]
fn a_deal_that_was_not_fair_is_found() {
    let mut wished = plan("tantrix", &[sits("ada"), sits("bob")]);
    wished.choices = vec![Some("seat-blue".to_owned()), None];
    wished.words = vec![Some("hello".to_owned()), None];
    let mut example = Example::of(wished);
    example.go_on(2);
    example.does("ada", Action::Resign).unwrap();
    let (state, over) = (&example.state, example.over());
    let check = |id: &str, words: &[Option<String>], over: &Over| {
        let verified = verify_deal(
            "tantrix",
            id,
            &state.commitment,
            words,
            &state.choices(),
            state.start.as_ref(),
            over,
        );
        verified.err().map(|fault| fault.code())
    };
    let words = state.words();
    assert_eq!(words, [Some("hello".to_owned()), None]);
    assert_eq!(check("m1", &words, over), None);
    assert_eq!(check("m2", &words, over), Some("deal-other-secret"));
    assert_eq!(check("m1", &[None, None], over), Some("deal-other-setup"));
    let other = Over {
        secret: "5f".repeat(32),
        ..over.clone()
    };
    assert_eq!(check("m1", &words, &other), Some("deal-other-secret"));
    let swapped = [None, Some("seat-blue".to_owned())];
    let setup = granted("tantrix", over.setup.as_ref().unwrap(), &swapped).unwrap();
    let other = Over {
        setup: Some(setup),
        ..over.clone()
    };
    assert_eq!(check("m1", &words, &other), Some("deal-other-setup"));
    // What never began has nothing to check but the secret.
    let other = Over {
        setup: None,
        ..over.clone()
    };
    assert_eq!(check("m1", &words, &other), None);
    assert_eq!(state.commitment, commitment("m1", &over.secret));
}

/// A match may stand in a log; what will be drawn from its bag may not.
#[test]
fn no_log_tells_the_secret_of_a_match() {
    let example = Example::two();
    let told = format!("{:?}", example.state);
    assert!(told.contains("Secret(..)"), "{told}");
    assert!(!told.contains(&secret().reveal()));
}

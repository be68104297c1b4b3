//! Who may move, and what a client's mark means.

use server::matches::{Action, Event, Issuer, Phase};

use crate::example::{A_MINUTE, Example, bot, plan, player, sits};

#[test]
fn a_mark_may_be_long_but_not_endless() {
    for (length, expected) in [
        (100, Ok(1)),
        (101, Err("mark-too-long")),
        (300, Err("mark-too-long")),
    ] {
        let mut example = Example::two();
        let mark = "m".repeat(length);
        let what = example.marked(&example.legal()[0], Some(&mark));
        assert_eq!(example.does("ada", what), expected, "{length}");
    }
}

/// The rules read a snake from either end, and write it from one.
#[test]
fn however_a_move_is_spelled_its_mark_is_known_later_too() {
    let mut example = Example::new("snekagon", &[sits("ada"), sits("bob")]);
    example.go_on(1);
    let legal = example.legal();
    let snake = legal.iter().find(|text| text.contains('-')).unwrap();
    let reversed = snake.split('-').rev().collect::<Vec<_>>().join("-");
    let other = legal.iter().find(|text| *text != snake).unwrap();
    let with_mark = |text: &str| Action::Move {
        ply: 1,
        text: text.to_owned(),
        client: Some("mine".to_owned()),
    };
    let moved = example.wants(player("bob"), with_mark(&reversed)).unwrap();
    assert!(matches!(&moved[0], Event::Moved { text, .. } if text == snake));
    for _ in 0..2 {
        assert_eq!(example.does("bob", with_mark(snake)), Err("already"));
        assert_eq!(example.does("bob", with_mark(&reversed)), Err("already"));
        assert_eq!(example.does("bob", with_mark(other)), Err("mark-used"));
        assert_eq!(example.does("bob", with_mark("nonsense")), Err("mark-used"));
        example.go_on(2);
    }
}

#[test]
fn a_mark_belongs_to_a_seat_and_to_a_move_that_stands() {
    let mut example = Example::two();
    let first = example.legal()[0].clone();
    let marked = example.marked(&first, Some("mine"));
    example.does("ada", marked.clone()).unwrap();
    assert_eq!(example.does("bob", marked.clone()), Err("match-stale"));
    let other_mark = Action::Move {
        ply: 0,
        text: first,
        client: Some("yours".to_owned()),
    };
    assert_eq!(example.does("ada", other_mark), Err("match-stale"));

    let second = example.marked(&example.legal()[0], Some("mine"));
    example.does("bob", second).unwrap();
    for who in ["bob", "ada"] {
        example.does(who, Action::AskTakeback).unwrap();
    }
    assert_eq!(
        example.does("ada", marked),
        Err("already"),
        "that move stands"
    );
    let another = example.marked(&example.legal()[1], Some("mine"));
    assert_eq!(
        example.does("bob", another),
        Ok(1),
        "that one was taken back"
    );
}

#[test]
fn programs_move_where_nothing_is_at_stake() {
    let program = || Issuer::Program("ada".to_owned());
    for (rated, expected) in [(false, None), (true, Some("match-rated-accounts"))] {
        let mut plan = plan("kamon", &[sits("ada"), sits("bob")]);
        plan.terms.rated = rated;
        let mut example = Example::of(plan);
        let what = example.a_move();
        assert_eq!(example.wants(program(), what).err(), expected);
        if rated {
            let what = example.a_move();
            assert_eq!(example.does("ada", what), Ok(1), "people move themselves");
        }
    }
}

#[test]
fn a_bot_moves_for_its_own_seat_and_nobody_else_does() {
    let mut example = Example::new("kamon", &[sits("ada"), bot(3)]);
    assert_eq!(example.state.bot_to_move(), None);
    let early = example.a_move();
    assert_eq!(
        example.wants(Issuer::Bot(0), early).err(),
        Some("match-not-yours")
    );
    let early = example.a_move();
    assert_eq!(
        example.wants(Issuer::Bot(1), early).err(),
        Some("match-not-your-turn")
    );
    example.go_on(1);
    assert_eq!(example.state.bot_to_move(), Some((1, 3)));
    let what = example.a_move();
    assert_eq!(
        example.does("ada", what.clone()),
        Err("match-not-your-turn")
    );
    assert_eq!(
        example.wants(Issuer::Server, what.clone()).err(),
        Some("match-not-yours")
    );
    assert_eq!(
        example.wants(Issuer::Bot(0), what.clone()).err(),
        Some("match-not-yours")
    );
    assert!(example.wants(Issuer::Bot(1), what).is_ok());
}

#[test]
fn for_who_left_a_bot_moves() {
    let mut example = Example::three();
    example.go_on(3);
    let gone = example.state.turn().unwrap();
    let (who, stays) = (
        ["ada", "bob", "eve"][gone],
        ["ada", "bob", "eve"][(gone + 1) % 3],
    );
    example.does(who, Action::Resign).unwrap();
    assert_eq!(example.state.phase, Phase::Live);
    assert_eq!(example.state.bot_to_move(), Some((gone, 4)));
    let what = example.a_move();
    assert_eq!(example.does(who, what.clone()), Err("match-not-yours"));
    assert_eq!(
        example.does(stays, what.clone()),
        Err("match-not-your-turn")
    );
    let other = Issuer::Bot((gone + 1) % 3);
    assert_eq!(
        example.wants(other, what.clone()).err(),
        Some("match-not-yours")
    );
    assert!(example.wants(Issuer::Bot(gone), what).is_ok());
    // Nobody is in the seat any more.
    assert_eq!(example.does(who, Action::Resign), Err("match-not-yours"));
}

/// Only time that somebody could lose is given back.
#[test]
fn time_is_given_back_where_a_clock_runs() {
    let credit = |ms| Action::CreditClock { ms };
    let mut unclocked = Example::two();
    assert_eq!(unclocked.wants(Issuer::Server, credit(500)).unwrap(), []);
    let seats = [sits("ada"), sits("bob")];
    let mut example = Example::with_clock("kamon", &seats, A_MINUTE);
    example.go_on(2);
    example.now = 7_000;
    assert_eq!(example.wants(Issuer::Server, credit(0)).unwrap(), []);
    assert_eq!(example.wants(Issuer::Server, credit(-5)).unwrap(), []);
    assert_eq!(example.state.deadline(), Some(60_000));
    assert_eq!(
        (example.state.turn_began(), example.state.credited_until()),
        (0, 0)
    );
    let given = example.wants(Issuer::Server, credit(1)).unwrap();
    assert_eq!(given, [Event::ClockCredited { ms: 1 }]);
    assert_eq!(example.state.deadline(), Some(60_001));
    assert_eq!(
        (example.state.turn_began(), example.state.credited_until()),
        (1, 7_000)
    );
    example.does("ada", Action::Resign).unwrap();
    assert_eq!(example.wants(Issuer::Server, credit(500)).unwrap(), []);
}

/// Somebody who plays for two sides acts for the one to move.
#[test]
fn who_has_two_seats_acts_for_the_one_to_move() {
    let mut example = Example::new("kamon", &[sits("ada"), sits("ada")]);
    example.go_on(1);
    example.does("ada", Action::Resign).unwrap();
    assert_eq!(example.over().ranks, [0, 1], "the second seat was to move");
}

//! Moves that are taken back.

use server::matches::{Action, Event, Phase};

use crate::example::{Example, bot, plan, player, sits};

fn ply_of(events: &[Event]) -> Option<usize> {
    events.iter().find_map(|event| match event {
        Event::TakenBack { ply, .. } => Some(*ply),
        _ => None,
    })
}

#[test]
fn everybody_must_agree_and_whoever_asked_moves_again() {
    let mut example = Example::two();
    example.go_on(3);
    assert_eq!(
        example.does("eve", Action::AskTakeback),
        Err("match-not-yours")
    );
    assert_eq!(
        example.does("ada", Action::DeclineTakeback),
        Err("match-nothing-offered")
    );
    assert_eq!(example.does("bob", Action::AskTakeback), Ok(1));
    assert_eq!(example.state.takeback_asked_by(), Some(1));
    assert_eq!(
        example.does("bob", Action::AskTakeback),
        Err("match-offered-already")
    );
    let done = example.wants(player("ada"), Action::AskTakeback).unwrap();
    assert_eq!(
        ply_of(&done),
        Some(1),
        "bob's last move, and what came after"
    );
    assert_eq!(example.state.takeback_asked_by(), None);
    assert_eq!((example.state.ply(), example.state.turn()), (1, Some(1)));
}

#[test]
fn who_was_declined_asks_again_after_the_next_move() {
    let mut example = Example::two();
    example.go_on(2);
    example.does("ada", Action::AskTakeback).unwrap();
    assert_eq!(
        example.does("eve", Action::DeclineTakeback),
        Err("match-not-yours")
    );
    let declined = example
        .wants(player("bob"), Action::DeclineTakeback)
        .unwrap();
    assert_eq!(declined, [Event::TakebackDeclined { seat: 1 }]);
    assert_eq!(example.state.takeback_asked_by(), None);
    assert_eq!(
        example.does("ada", Action::AskTakeback),
        Err("match-declined-already")
    );
    // To agree with somebody else is not to ask again.
    example.does("bob", Action::AskTakeback).unwrap();
    let mut agreed = Example {
        state: example.state.clone(),
        now: 0,
    };
    let done = agreed.wants(player("ada"), Action::AskTakeback).unwrap();
    assert_eq!(ply_of(&done), Some(1));
    example.go_on(1);
    assert_eq!(
        example.state.takeback_asked_by(),
        None,
        "a move is an answer"
    );
    assert_eq!(example.does("ada", Action::AskTakeback), Ok(1));
}

#[test]
fn bots_and_those_who_left_are_not_asked() {
    let mut example = Example::new("kamon", &[sits("ada"), bot(1)]);
    example.go_on(2);
    let done = example.wants(player("ada"), Action::AskTakeback).unwrap();
    assert_eq!(ply_of(&done), Some(0));

    let mut example = Example::new(
        "snekagon-5g(players=3)",
        &[sits("ada"), sits("bob"), sits("eve")],
    );
    example.go_on(3);
    example.does("eve", Action::Resign).unwrap();
    assert_eq!(example.does("ada", Action::AskTakeback), Ok(1));
    let done = example.wants(player("bob"), Action::AskTakeback).unwrap();
    assert_eq!(ply_of(&done), Some(0), "nobody waits for eve");
}

#[test]
fn at_one_screen_whatever_was_last_is_taken_back() {
    let mut example = Example::new("kamon", &[sits("ada"), sits("ada")]);
    example.go_on(3);
    for left in [2, 1, 0] {
        let done = example.wants(player("ada"), Action::AskTakeback).unwrap();
        assert_eq!(ply_of(&done), Some(left));
    }
    assert_eq!(
        example.does("ada", Action::AskTakeback),
        Err("match-nothing-to-take-back")
    );
}

/// What has been seen can't be unseen.
#[test]
fn nothing_is_taken_back_past_what_was_drawn() {
    let mut example = Example::new("tantrix", &[sits("ada"), sits("bob")]);
    // Until a move brings a tile, there is none to be seen.
    let drew = |example: &Example| {
        let board = example.state.board.as_ref().unwrap();
        board.drew(example.state.ply() - 1)
    };
    example.go_on(1);
    while !drew(&example) {
        example.go_on(1);
    }
    let last = example.state.movers[example.state.ply() - 1];
    let who = ["ada", "bob"][last];
    assert_eq!(
        example.does(who, Action::AskTakeback),
        Err("match-drawn-since")
    );
    assert!(!example.state.can_take_back(last));
}

#[test]
fn pages_are_told_who_could_take_a_move_back() {
    let can = |example: &Example| [0, 1].map(|seat| example.state.can_take_back(seat));
    let mut example = Example::two();
    assert_eq!(can(&example), [false, false]);
    example.go_on(1);
    assert_eq!(can(&example), [true, false]);
    example.go_on(1);
    assert_eq!(can(&example), [true, true]);
    example.does("ada", Action::Resign).unwrap();
    assert!(matches!(example.state.phase, Phase::Over(_)));
    assert_eq!(can(&example), [false, false]);
    assert_eq!(example.does("ada", Action::AskTakeback), Err("match-over"));
    assert_eq!(
        example.does("ada", Action::DeclineTakeback),
        Err("match-over")
    );

    let mut strict = plan("kamon", &[sits("ada"), sits("bob")]);
    strict.terms.takebacks = false;
    let mut strict = Example::of(strict);
    strict.go_on(2);
    assert_eq!(can(&strict), [false, false]);
    assert_eq!(
        strict.does("ada", Action::AskTakeback),
        Err("match-no-takebacks")
    );
}

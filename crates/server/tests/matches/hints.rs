//! Hints between people: nobody takes one in secret.

use server::matches::{Action, Event};

use crate::example::{Example, bot, plan, player, sits};

fn agreed() -> Example {
    let mut plan = plan("kamon", &[sits("ada"), sits("bob")]);
    plan.terms.overlay = true;
    plan.terms.takebacks = true;
    Example::of(plan)
}

#[test]
fn the_others_are_told_once_a_position() {
    let mut example = agreed();
    assert_eq!(example.does("bob", Action::TakeHint), Err("hint-not-yours"));
    assert_eq!(example.does("eve", Action::TakeHint), Err("hint-not-yours"));
    let told = example.wants(player("ada"), Action::TakeHint).unwrap();
    assert_eq!(told, [Event::HintTaken { seat: 0, ply: 0 }]);
    // The same hint, looked at again.
    assert_eq!(example.does("ada", Action::TakeHint), Err("already"));
    assert_eq!(example.state.hints_taken(0), 1);
    example.go_on(1);
    let told = example.wants(player("bob"), Action::TakeHint).unwrap();
    assert_eq!(told, [Event::HintTaken { seat: 1, ply: 1 }]);
    example.go_on(1);
    assert_eq!(example.does("ada", Action::TakeHint), Ok(1));
    assert_eq!(example.state.hints_taken(0), 2);
    assert_eq!(example.state.hints_taken(1), 1);
}

#[test]
fn what_was_taken_stays_taken_and_another_position_has_another_hint() {
    let mut example = agreed();
    example.go_on(2);
    example.does("ada", Action::TakeHint).unwrap();
    // Bob takes his move back and makes another one: ada is in another position, at the same ply.
    example.does("bob", Action::AskTakeback).unwrap();
    example.does("ada", Action::AskTakeback).unwrap();
    assert_eq!(example.state.hints_taken(0), 1);
    example.go_on(1);
    assert_eq!(example.state.ply(), 2);
    assert_eq!(example.does("ada", Action::TakeHint), Ok(1));
    assert_eq!(example.state.hints_taken(0), 2);
}

#[test]
fn nobody_is_told_where_nobody_minds() {
    let lonely: [(&[_], &str); 2] = [
        (&[sits("ada"), bot(1)], "against a bot"),
        (&[sits("ada"), sits("ada")], "at one screen"),
    ];
    for (seats, how) in lonely {
        let mut example = Example::new("kamon", seats);
        let told = example.does("ada", Action::TakeHint);
        assert_eq!(told, Err("already"), "{how}");
        assert_eq!(example.state.hints_taken(0), 0, "{how}");
    }
}

#[test]
fn hints_need_an_agreement_and_are_never_rated() {
    let mut example = Example::two();
    assert_eq!(
        example.does("ada", Action::TakeHint),
        Err("hint-not-agreed")
    );
    let mut rated = plan("kamon", &[sits("ada"), sits("bob")]);
    rated.terms.rated = true;
    let mut example = Example::of(rated);
    for who in ["ada", "bob", "eve"] {
        assert_eq!(example.does(who, Action::TakeHint), Err("hint-rated"));
    }
    let mut over = agreed();
    over.does("bob", Action::Resign).unwrap();
    assert_eq!(over.does("ada", Action::TakeHint), Err("match-over"));
}

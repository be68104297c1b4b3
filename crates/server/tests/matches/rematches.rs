//! The same again.

use server::matches::{Action, Event, Issuer, Occupant, Person};

use crate::example::{Example, bot, plan, player, sits};

fn again() -> Action {
    Action::Rematch {
        id: "m2".to_owned(),
    }
}

#[test]
fn two_play_again_once() {
    let mut example = Example::two();
    example.go_on(2);
    assert_eq!(example.does("ada", again()), Err("match-not-over"));
    example.does("ada", Action::Resign).unwrap();
    assert_eq!(example.does("eve", again()), Err("match-not-yours"));
    assert_eq!(example.state.rematch_offers(), [false, false]);
    let asked = example.wants(player("bob"), again()).unwrap();
    assert_eq!(asked, [Event::RematchOffered { seat: 1 }]);
    assert_eq!(example.state.rematch_offers(), [false, true]);
    assert_eq!(example.does("bob", again()), Err("match-offered-already"));
    let agreed = example.wants(player("ada"), again()).unwrap();
    let made = Event::Rematched {
        id: "m2".to_owned(),
    };
    assert_eq!(agreed, [Event::RematchOffered { seat: 0 }, made]);
    assert_eq!(example.state.rematched.as_deref(), Some("m2"));
    assert_eq!(example.does("ada", again()), Err("match-rematched-already"));
}

#[test]
fn there_is_no_rematch_of_what_never_began_or_with_who_is_gone() {
    let mut example = Example::new("kamon", &[sits("ada"), Occupant::Open]);
    example.does("ada", Action::Abort).unwrap();
    assert_eq!(example.does("ada", again()), Err("match-not-live"));
    let mut example = Example::two();
    example.go_on(2);
    example.does("ada", Action::Resign).unwrap();
    if let Occupant::Person(bob) = &mut example.state.seats[1].sitter {
        Person::DELETED.clone_into(&mut bob.name);
    }
    assert_eq!(example.does("ada", again()), Err("match-player-deleted"));
}

#[test]
fn seats_wishes_and_terms_move_on_by_one() {
    let mut first = plan("tantrix(players=3)", &[sits("ada"), bot(2), sits("eve")]);
    first.terms.public = false;
    first.choices = vec![Some("seat-red".to_owned()), None, None];
    let mut example = Example::of(first);
    let next = example.state.rematch_plan("m2");
    assert_eq!(next.seats, [bot(2), sits("eve"), sits("ada")]);
    assert_eq!(next.choices, [None, None, Some("seat-red".to_owned())]);
    assert_eq!((next.id.as_str(), next.by.as_str()), ("m2", "ada"));
    assert_eq!(
        (next.rematch_of.as_deref(), next.words.len()),
        (Some("m1"), 3)
    );
    assert_eq!(next.terms, example.state.terms);
    // Whoever left was not asked, and is invited.
    example.go_on(3);
    example.does("eve", Action::Resign).unwrap();
    let next = example.state.rematch_plan("m2");
    assert!(matches!(&next.seats[1], Occupant::Invited(eve) if eve.id == "eve"));
    assert_eq!(next.seats[2], sits("ada"));
    assert!(example.wants(Issuer::Server, again()).is_err());
}

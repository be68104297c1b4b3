//! Who sits down where, with which words and wishes.

use server::matches::{Action, Ending, Event, Issuer, Occupant, Person, Phase};

use crate::example::{Example, person, plan, player, sits};

fn join_at(seat: Option<usize>, person: Person) -> Action {
    Action::Join {
        seat,
        person,
        words: None,
        choice: None,
    }
}

fn join(who: &str) -> Action {
    join_at(None, person(who))
}

fn open() -> Example {
    Example::new("kamon", &[sits("ada"), Occupant::Open])
}

#[test]
fn whoever_is_last_to_sit_down_starts_the_game() {
    let mut example = Example::new(
        "tantrix(players=3)",
        &[sits("ada"), Occupant::Open, Occupant::Open],
    );
    assert_eq!(example.state.phase, Phase::Open);
    assert_eq!(
        example.does("ada", join("ada")),
        Err("match-joined-already")
    );
    let sat = example
        .wants(player("eve"), join_at(Some(2), person("eve")))
        .unwrap();
    assert!(matches!(&sat[..], [Event::Joined { seat: 2, .. }]));
    assert_eq!(
        example.does("bob", join_at(Some(2), person("bob"))),
        Err("match-seat-taken")
    );
    assert_eq!(
        example.does("bob", join_at(Some(3), person("bob"))),
        Err("match-seat-taken")
    );
    let sat = example.wants(player("bob"), join("bob")).unwrap();
    assert!(matches!(
        &sat[..],
        [Event::Joined { seat: 1, .. }, Event::Started]
    ));
    assert_eq!(example.does("max", join("max")), Err("match-not-open"));
    assert_eq!(example.state.seats_of("bob").collect::<Vec<_>>(), [1]);
}

#[test]
fn a_seat_that_is_kept_is_for_one() {
    let invited = |who: &str| Occupant::Invited(person(who));
    let seats = [sits("ada"), Occupant::Open, invited("eve")];
    let example = || Example::new("tantrix(players=3)", &seats);
    assert_eq!(example().state.invitation("eve"), Some(2));
    assert_eq!(example().state.invitation("bob"), None);
    assert_eq!(
        example().does("bob", join_at(Some(2), person("bob"))),
        Err("match-seat-taken")
    );
    for seat in [None, Some(2)] {
        let what = join_at(seat, person("eve"));
        let sat = example().wants(player("eve"), what).unwrap();
        assert!(
            matches!(&sat[..], [Event::Joined { seat: 2, .. }]),
            "{sat:?}"
        );
    }
    let sat = example().wants(player("bob"), join("bob")).unwrap();
    assert!(
        matches!(&sat[..], [Event::Joined { seat: 1, .. }]),
        "{sat:?}"
    );
}

#[test]
fn who_was_asked_may_decline() {
    let mut example = Example::new("kamon", &[sits("ada"), Occupant::Invited(person("bob"))]);
    let decline = || Action::DeclineInvitation;
    for from in [player("ada"), player("eve"), Issuer::Server] {
        assert_eq!(
            example.wants(from, decline()).err(),
            Some("match-not-invited")
        );
    }
    let declined = example.wants(player("bob"), decline()).unwrap();
    assert_eq!(declined[0], Event::InvitationDeclined { seat: 1 });
    assert_eq!(example.over().ending, Ending::Aborted);
    assert_eq!(example.does("bob", decline()), Err("match-not-open"));
}

#[test]
fn rated_matches_are_for_people_with_an_account() {
    for (guest, bot) in [(true, false), (false, true)] {
        let somebody = || Person {
            guest,
            bot,
            ..person("bob")
        };
        assert!(open().does("bob", join_at(None, somebody())).is_ok());
        let mut rated = plan("kamon", &[sits("ada"), Occupant::Open]);
        rated.terms.rated = true;
        let mut rated = Example::of(rated);
        assert_eq!(
            rated.does("bob", join_at(None, somebody())),
            Err("match-rated-accounts")
        );
        assert_eq!(rated.does("bob", join("bob")), Ok(2));
    }
}

#[test]
fn words_are_short_and_one_line() {
    let with = |words: &str| {
        let what = Action::Join {
            seat: None,
            person: person("bob"),
            words: Some(words.to_owned()),
            choice: None,
        };
        let mut example = open();
        example.does("bob", what).map(|_| example.state.words())
    };
    let longest = "ž".repeat(64);
    assert_eq!(with(&longest), Ok(vec![None, Some(longest.clone())]));
    assert_eq!(with(""), Ok(vec![None, Some(String::new())]));
    for bad in ["ž".repeat(65), "a".repeat(200), "two\nlines".to_owned()] {
        assert_eq!(with(&bad), Err("words-too-long"));
    }
}

#[test]
fn a_wish_is_for_what_the_game_has_and_nobody_wished_for() {
    let wish = |choice: &str| Action::Join {
        seat: None,
        person: person("bob"),
        words: None,
        choice: Some(choice.to_owned()),
    };
    let mut first = plan("tantrix", &[sits("ada"), Occupant::Open]);
    first.choices = vec![Some("seat-red".to_owned()), None];
    let mut example = Example::of(first);
    assert_eq!(
        example.does("bob", wish("seat-pink")),
        Err("match-choice-unknown")
    );
    assert_eq!(
        example.does("bob", wish("seat-red")),
        Err("match-choice-taken")
    );
    assert_eq!(example.does("bob", wish("seat-blue")), Ok(2));
    let wished = ["seat-red", "seat-blue"].map(|wish| Some(wish.to_owned()));
    assert_eq!(example.state.choices(), wished);
    assert_eq!(
        open().does("bob", wish("seat-red")),
        Err("match-choice-unknown")
    );
    assert_eq!(open().state.choices(), []);
}

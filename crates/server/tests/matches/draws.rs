//! Agreed draws.

use server::matches::{Action, Ending, Event};

use crate::example::{Example, bot, player, sits};

#[test]
fn two_agree_on_a_draw() {
    let mut example = Example::two();
    example.go_on(2);
    assert_eq!(
        example.does("eve", Action::OfferDraw),
        Err("match-not-yours")
    );
    assert_eq!(example.does("bob", Action::OfferDraw), Ok(1));
    assert_eq!(example.state.draw_offers(), [false, true]);
    assert_eq!(
        example.does("bob", Action::OfferDraw),
        Err("match-offered-already")
    );
    assert_eq!(example.does("ada", Action::OfferDraw), Ok(2));
    let over = example.over();
    assert_eq!(
        (over.ending, &over.ranks[..]),
        (Ending::Agreed, &[0, 0][..])
    );
    assert_eq!(
        (over.reason.as_deref(), &over.penalties[..]),
        (None, &[][..])
    );
    assert_eq!(example.state.draw_offers(), [false, false]);
    assert_eq!(example.does("ada", Action::OfferDraw), Err("match-over"));
    assert_eq!(example.does("ada", Action::DeclineDraw), Err("match-over"));
}

#[test]
fn who_was_declined_offers_again_after_the_next_move() {
    let mut example = Example::two();
    example.go_on(2);
    assert_eq!(
        example.does("bob", Action::DeclineDraw),
        Err("match-nothing-offered")
    );
    example.does("ada", Action::OfferDraw).unwrap();
    assert_eq!(
        example.does("eve", Action::DeclineDraw),
        Err("match-not-yours")
    );
    let declined = example.wants(player("bob"), Action::DeclineDraw).unwrap();
    assert_eq!(declined, [Event::DrawDeclined { seat: 1 }]);
    assert_eq!(example.state.draw_offers(), [false, false]);
    assert_eq!(
        example.does("ada", Action::OfferDraw),
        Err("match-declined-already")
    );
    // The other may still want it, and to agree is not to ask again.
    example.does("bob", Action::OfferDraw).unwrap();
    let mut agreed = Example {
        state: example.state.clone(),
        now: 0,
    };
    assert_eq!(agreed.does("ada", Action::OfferDraw), Ok(2));
    example.go_on(1);
    assert_eq!(
        example.state.draw_offers(),
        [false, false],
        "a move is an answer"
    );
    assert_eq!(example.does("ada", Action::OfferDraw), Ok(1));
}

#[test]
fn nobody_agrees_for_bots_or_for_who_left() {
    let mut example = Example::new("kamon", &[sits("ada"), bot(1)]);
    example.go_on(2);
    assert_eq!(
        example.does("ada", Action::OfferDraw),
        Err("match-bots-dont-draw")
    );
    let mut example = Example::three();
    example.go_on(3);
    example.does("bob", Action::Resign).unwrap();
    assert_eq!(
        example.does("ada", Action::OfferDraw),
        Err("match-bots-dont-draw")
    );
}

#[test]
fn all_of_three_must_agree() {
    let mut example = Example::three();
    example.go_on(3);
    assert_eq!(example.does("eve", Action::OfferDraw), Ok(1));
    assert_eq!(example.does("ada", Action::OfferDraw), Ok(1));
    assert_eq!(example.state.draw_offers(), [true, false, true]);
    // Somebody leaves: the others are to play on, and what was offered is no more.
    let mut left = Example {
        state: example.state.clone(),
        now: 0,
    };
    left.does("bob", Action::Resign).unwrap();
    assert_eq!(left.state.draw_offers(), [false; 3]);
    assert_eq!(example.does("bob", Action::OfferDraw), Ok(2));
    assert_eq!(example.over().ranks, [0, 0, 0]);
}

#[test]
fn who_has_two_seats_agrees_for_both() {
    let seats = [sits("ada"), sits("ada"), sits("bob")];
    let mut example = Example::new("tantrix(players=3)", &seats);
    example.go_on(3);
    assert_eq!(
        example.does("ada", Action::OfferDraw),
        Ok(1),
        "bob was not asked"
    );
    assert_eq!(example.does("bob", Action::OfferDraw), Ok(2));
    let mut alone = Example::new("kamon", &[sits("ada"), sits("ada")]);
    alone.go_on(2);
    assert_eq!(
        alone.does("ada", Action::OfferDraw),
        Ok(2),
        "nobody else is there"
    );
}

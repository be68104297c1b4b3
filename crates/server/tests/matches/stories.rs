//! Short stories, told move by move.

use server::matches::{Action, ClockRules, Command, Ending, Issuer, Phase};

use crate::lifecycle::{PLAYERS, Table, Try};

fn refused(table: &Table, who: usize, what: Action) -> &'static str {
    let from = Issuer::Player(PLAYERS[who].to_owned());
    let command = Command { from, what };
    table.state.decide(&command, table.now).unwrap_err().code()
}

fn seated(clock: ClockRules) -> Table {
    let mut table = Table::new("kamon", clock, false);
    table.attempt(&Try::Join(0));
    table.attempt(&Try::Join(1));
    assert_eq!(table.state.phase, Phase::Live);
    table
}

fn a_move(table: &Table, pick: usize) -> Action {
    let board = table.state.board.as_ref().unwrap();
    Action::Move {
        ply: table.state.ply(),
        text: board.legal_moves()[pick].clone(),
        client: None,
    }
}

#[test]
fn everybody_is_told_why_not() {
    let mut table = seated(ClockRules::None);
    let legal = a_move(&table, 0);
    assert_eq!(refused(&table, 1, legal.clone()), "match-not-your-turn");
    assert_eq!(refused(&table, 2, legal), "match-not-yours");
    assert_eq!(refused(&table, 2, Action::Resign), "match-not-yours");
    assert_eq!(
        refused(&table, 0, Action::AskTakeback),
        "match-nothing-to-take-back"
    );
    assert_eq!(
        refused(&table, 0, Action::DeclineDraw),
        "match-nothing-offered"
    );
    let illegal = Action::Move {
        ply: 0,
        text: "d4".into(),
        client: None,
    };
    assert_eq!(refused(&table, 0, illegal), "first-on-border");
    table.attempt(&Try::Move(0, 0));
    table.attempt(&Try::Move(1, 0));
    assert_eq!(refused(&table, 0, Action::Abort), "match-too-late-to-abort");
    let stale = Action::Move {
        ply: 1,
        text: "c3".into(),
        client: None,
    };
    assert_eq!(refused(&table, 0, stale), "match-stale");
    table.attempt(&Try::OfferDraw(1));
    assert_eq!(
        refused(&table, 1, Action::OfferDraw),
        "match-offered-already"
    );
    table.attempt(&Try::OfferDraw(0));
    assert!(matches!(&table.state.phase, Phase::Over(over) if over.ending == Ending::Agreed));
    assert_eq!(refused(&table, 0, Action::Resign), "match-over");
}

#[test]
fn a_takeback_goes_to_the_turn_of_whoever_asked() {
    let mut table = seated(ClockRules::None);
    for ply in 0..4 {
        table.attempt(&Try::Move(ply % 2, ply));
    }
    // Seat 1 moved last: one move goes back. Then seat 1, to move again, asks: two more.
    table.attempt(&Try::AskTakeback(1));
    assert_eq!(table.state.ply(), 4, "the other has not agreed");
    table.attempt(&Try::AskTakeback(0));
    assert_eq!((table.state.ply(), table.state.turn()), (3, Some(1)));
    table.attempt(&Try::AskTakeback(1));
    table.attempt(&Try::DeclineTakeback(0));
    // Who was declined may ask again after the next move.
    assert_eq!(
        refused(&table, 1, Action::AskTakeback),
        "match-declined-already"
    );
    table.attempt(&Try::Move(1, 0));
    for (by, other) in [(1, 0), (1, 0)] {
        table.attempt(&Try::AskTakeback(by));
        table.attempt(&Try::AskTakeback(other));
    }
    assert_eq!((table.state.ply(), table.state.turn()), (1, Some(1)));
}

#[test]
fn time_runs_only_for_the_one_to_move_and_ends_the_match() {
    let clock = ClockRules::Fischer {
        initial_ms: 60_000,
        increment_ms: 2_000,
        cap_ms: None,
    };
    let mut table = seated(clock);
    table.now += 10_000;
    table.attempt(&Try::Move(0, 0));
    assert_eq!(table.state.clocks_now(table.now), [52_000, 60_000]);
    table.now += 1_000;
    table.attempt(&Try::Move(1, 0));
    assert_eq!(table.state.clocks_now(table.now + 500), [51_500, 61_000]);
    table.attempt(&Try::Credit(5_000));
    table.attempt(&Try::Wait(52_000));
    assert_eq!(
        table.state.phase,
        Phase::Live,
        "five seconds were given back"
    );
    table.attempt(&Try::Wait(5_000));
    let Phase::Over(over) = &table.state.phase else {
        panic!("it goes on")
    };
    assert_eq!(
        (over.ending, over.ranks.as_slice()),
        (Ending::Time { seat: 0 }, &[1, 0][..])
    );
}

#[test]
fn who_never_began_loses_nothing() {
    let mut table = seated(ClockRules::PerMove { move_ms: 30_000 });
    table.attempt(&Try::Wait(30_000));
    let Phase::Over(over) = &table.state.phase else {
        panic!("it goes on")
    };
    assert_eq!(over.ending, Ending::Aborted);
}

#[test]
fn a_mark_is_for_one_ply() {
    let mut table = seated(ClockRules::None);
    for ply in 0..4 {
        let Action::Move { ply: at, text, .. } = a_move(&table, 0) else {
            unreachable!("a move was asked for")
        };
        assert_eq!(at, ply);
        let client = Some("always the same".to_owned());
        let from = Issuer::Player(PLAYERS[ply % 2].to_owned());
        table.command(
            from,
            Action::Move {
                ply: at,
                text,
                client,
            },
        );
        assert_eq!(table.state.ply(), ply + 1);
    }
}

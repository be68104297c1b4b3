//! Who goes, who is away and who runs out of time.

use server::matches::{Action, Command, Ending, Event, Issuer, MatchRefusal, Occupant, Phase};

use crate::example::{A_MINUTE, Example, bot, person, plan, player, sits};

fn two_with_a_clock() -> Example {
    Example::with_clock("kamon", &[sits("ada"), sits("bob")], A_MINUTE)
}

#[test]
fn a_match_is_called_off_before_the_second_move() {
    for moves in [0, 1] {
        let mut example = Example::two();
        example.go_on(moves);
        assert_eq!(example.does("eve", Action::Abort), Err("match-not-yours"));
        assert_eq!(example.does("bob", Action::Abort), Ok(1));
        let over = example.over();
        assert_eq!((over.ending, over.ranks.len()), (Ending::Aborted, 0));
        assert_eq!(example.does("bob", Action::Abort), Err("match-over"));
    }
    for from in [player("ada"), Issuer::Server] {
        let mut example = Example::two();
        example.go_on(2);
        let refused = example.wants(from, Action::Abort).err();
        assert_eq!(refused, Some("match-too-late-to-abort"));
    }
    let mut begun = Example::two();
    assert!(begun.wants(Issuer::Server, Action::Abort).is_ok());
}

#[test]
fn what_waits_for_players_is_called_off_by_whoever_made_it() {
    let waiting = || Example::new("kamon", &[Occupant::Open, sits("bob")]);
    assert_eq!(waiting().does("bob", Action::Abort), Err("match-not-yours"));
    assert_eq!(waiting().does("ada", Action::Abort), Ok(1));
    assert!(waiting().wants(Issuer::Server, Action::Abort).is_ok());
}

#[test]
fn who_resigns_has_lost_and_of_three_two_play_on() {
    let mut example = Example::two();
    assert_eq!(example.does("eve", Action::Resign), Err("match-not-yours"));
    example.go_on(1);
    example.does("ada", Action::Resign).unwrap();
    let over = example.over();
    assert_eq!(over.ending, Ending::Resigned { seat: 0 });
    assert_eq!(
        (&over.ranks[..], over.reason.as_deref()),
        (&[1, 0][..], None)
    );
    assert!(over.penalties.is_empty());

    let mut three = Example::three();
    three.go_on(3);
    assert_eq!(three.does("bob", Action::Resign), Ok(1));
    assert_eq!(three.state.phase, Phase::Live);
    three.does("eve", Action::Resign).unwrap();
    let over = three.over();
    assert_eq!(over.ending, Ending::Resigned { seat: 2 });
    assert_eq!(over.ranks, [0, 1, 1]);

    // A bot is enough to play against, but two bots play for nobody.
    let seats = [sits("ada"), bot(1), bot(1)];
    let mut with_bots = Example::new("tantrix(players=3)", &seats);
    with_bots.go_on(3);
    with_bots.does("ada", Action::Resign).unwrap();
    assert_eq!(with_bots.over().ranks, [2, 0, 0]);
    let seats = [sits("ada"), sits("bob"), bot(1)];
    let mut with_a_bot = Example::new("tantrix(players=3)", &seats);
    with_a_bot.go_on(3);
    with_a_bot.does("ada", Action::Resign).unwrap();
    assert_eq!(with_a_bot.state.phase, Phase::Live);
}

#[test]
fn who_resigns_a_rated_match_before_the_second_move_loses_nothing() {
    for (moves, ending) in [
        (0, Ending::Aborted),
        (1, Ending::Aborted),
        (2, Ending::Resigned { seat: 0 }),
    ] {
        let mut plan = plan("kamon", &[sits("ada"), sits("bob")]);
        plan.terms.rated = true;
        plan.terms.takebacks = false;
        let mut example = Example::of(plan);
        example.go_on(moves);
        example.does("ada", Action::Resign).unwrap();
        assert_eq!(example.over().ending, ending, "after {moves}");
    }
}

#[test]
fn whoever_waits_is_told_for_how_long() {
    let mut example = two_with_a_clock();
    example.go_on(2);
    let wait = |example: &Example, away| {
        let what = Action::Claim { away };
        let command = Command {
            from: player("bob"),
            what,
        };
        match example.state.decide(&command, 0) {
            Err(MatchRefusal::ClaimTooEarly { seconds }) => Some(seconds),
            _ => None,
        }
    };
    for (away, seconds) in [(1, 60), (999, 60), (1_000, 59), (30_500, 30), (59_999, 1)] {
        assert_eq!(wait(&example, away), Some(seconds), "{away}");
    }
    assert_eq!(wait(&example, 60_000), None);
    assert_eq!(wait(&example, 0), None, "nobody is away");
    assert_eq!(wait(&example, -1), None, "nobody is away");
    let nobody = Action::Claim { away: -1 };
    assert_eq!(example.does("bob", nobody), Err("claim-nobody-away"));
}

#[test]
fn where_no_clock_runs_others_wait_for_a_day() {
    let day = 24 * 60 * 60 * 1_000;
    let mut example = Example::two();
    example.go_on(2);
    let claim = |away| Action::Claim { away };
    assert_eq!(example.does("bob", claim(day - 1)), Err("claim-too-early"));
    assert_eq!(example.does("bob", claim(day)), Ok(1));
}

#[test]
fn what_is_claimed_before_the_second_move_is_called_off() {
    let claim = Action::Claim { away: 60_000 };
    let mut example = two_with_a_clock();
    assert_eq!(example.does("bob", claim.clone()), Ok(1));
    assert_eq!(example.over().ending, Ending::Aborted);
    let mut example = two_with_a_clock();
    example.go_on(1);
    assert_eq!(example.does("ada", claim.clone()), Ok(1));
    assert_eq!(example.over().ending, Ending::Aborted);
    let mut example = two_with_a_clock();
    example.go_on(2);
    assert_eq!(example.does("bob", claim), Ok(1));
    assert_eq!(example.over().ending, Ending::Abandoned { seat: 0 });
}

#[test]
fn nobody_claims_against_themselves_or_a_bot() {
    let claim = || Action::Claim { away: 90_000_000 };
    let mut alone = Example::new("kamon", &[sits("ada"), sits("ada")]);
    alone.go_on(3);
    assert_eq!(alone.does("ada", claim()), Err("claim-nobody-away"));
    let mut against_a_bot = Example::new("kamon", &[sits("ada"), bot(1)]);
    against_a_bot.go_on(3);
    assert_eq!(against_a_bot.does("ada", claim()), Err("claim-nobody-away"));
    // Whose second seat is to move is not away from the first.
    let seats = [sits("ada"), sits("bob"), sits("ada")];
    let mut three = Example::new("tantrix(players=3)", &seats);
    three.go_on(2);
    assert_eq!(three.state.turn(), Some(2));
    assert_eq!(three.does("ada", claim()), Err("claim-nobody-away"));
    assert_eq!(three.does("bob", claim()), Ok(1));
}

#[test]
fn a_flag_falls_when_the_time_is_up_and_not_before() {
    let mut example = two_with_a_clock();
    example.go_on(2);
    let look = |example: &mut Example, now| {
        example.now = now;
        example
            .wants(Issuer::Server, Action::LookAtClock)
            .unwrap()
            .len()
    };
    assert_eq!(look(&mut example, 59_999), 0);
    assert_eq!(look(&mut example, 60_000), 1);
    assert_eq!(example.over().ending, Ending::Time { seat: 0 });
    assert_eq!(example.over().ranks, [1, 0]);

    // Before the second move nobody has lost anything.
    let mut example = two_with_a_clock();
    example.go_on(1);
    assert_eq!(look(&mut example, 60_000), 1);
    assert_eq!(example.over().ending, Ending::Aborted);
    // Without a clock nothing falls.
    let mut unclocked = Example::two();
    unclocked.go_on(2);
    assert_eq!(look(&mut unclocked, i64::MAX), 0);
}

/// A bot that is late by a little is given what is missing, and a whole clock.
#[test]
fn a_late_bot_is_the_servers_fault() {
    let mut example = Example::with_clock("kamon", &[sits("ada"), bot(1)], A_MINUTE);
    example.go_on(3);
    example.now = 60_500;
    let given = example.wants(Issuer::Server, Action::LookAtClock).unwrap();
    assert_eq!(given, [Event::ClockCredited { ms: 60_500 }]);
    assert_eq!(example.state.deadline(), Some(120_500));
}

fn withdraw(example: &mut Example, who: &str) -> Vec<Event> {
    let player = who.to_owned();
    example
        .wants(Issuer::Server, Action::Withdraw { player })
        .unwrap()
}

#[test]
fn nothing_waits_for_somebody_who_never_comes_back() {
    let invited = || Occupant::Invited(person("bob"));
    let mut example = Example::new("kamon", &[sits("ada"), invited()]);
    assert_eq!(withdraw(&mut example, "eve"), []);
    let events = withdraw(&mut example, "bob");
    assert_eq!(events[0], Event::InvitationDeclined { seat: 1 });
    assert_eq!((events.len(), example.over().ending), (2, Ending::Aborted));

    let mut example = Example::new("kamon", &[sits("ada"), invited()]);
    assert_eq!(withdraw(&mut example, "ada").len(), 1);
    assert_eq!(example.over().ending, Ending::Aborted);

    for (moves, expected) in [
        (0, Ending::Aborted),
        (1, Ending::Aborted),
        (2, Ending::Resigned { seat: 1 }),
    ] {
        let mut example = Example::two();
        example.go_on(moves);
        assert_eq!(withdraw(&mut example, "eve"), [], "not there");
        assert_eq!(withdraw(&mut example, "bob").len(), 1);
        assert_eq!(example.over().ending, expected, "{moves}");
    }
}

#[test]
fn who_has_left_is_not_taken_out_again() {
    let mut example = Example::three();
    example.go_on(3);
    example.does("bob", Action::Resign).unwrap();
    assert_eq!(withdraw(&mut example, "bob"), []);
    assert_eq!(example.state.phase, Phase::Live);
}

/// Seat by seat, until nobody is left to play against.
#[test]
fn who_has_several_seats_gives_up_all_of_them() {
    let seats = [sits("ada"), sits("bob"), sits("ada"), sits("eve")];
    let mut example = Example::new("tantrix(players=4)", &seats);
    example.go_on(4);
    assert_eq!(withdraw(&mut example, "ada").len(), 2);
    assert_eq!(example.state.phase, Phase::Live);
    let seats = [sits("ada"), sits("bob"), sits("ada")];
    let mut example = Example::new("tantrix(players=3)", &seats);
    example.go_on(3);
    let events = withdraw(&mut example, "ada");
    assert!(matches!(
        &events[..],
        [Event::Left { seat: 0, .. }, Event::Over(_)]
    ));
    assert_eq!(example.over().ranks, [1, 0, 1]);
    let mut alone = Example::new("kamon", &[sits("ada"), sits("ada")]);
    alone.go_on(2);
    assert_eq!(withdraw(&mut alone, "ada").len(), 1, "it ends once");
}

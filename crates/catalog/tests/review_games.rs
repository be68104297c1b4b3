//! Whole games with draws reviewed by the real engine, with few games played out: the sums make sense.
#![allow(missing_docs, clippy::unwrap_used, reason = "tests")]

use catalog::review::{Course, Review, run_counted};
use catalog::{Match, PlayerKind};
use game::{Dice, SeededDice, Turn};
use search::{BotConfig, Limits};

/// A game that follows from a seed: anything legal is played.
fn played(spec: &str, seed: u64) -> Box<dyn Match> {
    let rules = catalog::configure(spec).unwrap();
    let mut dice = SeededDice::new(seed);
    let mut game = rules.begin(&rules.deal(&mut dice)).unwrap();
    while matches!(game.turn(), Turn::Seat(_)) {
        let legal = game.legal_moves();
        let text = &legal[dice.below(legal.len() as u32) as usize];
        game.play(text).unwrap();
    }
    game
}

fn reviewed(game: &dyn Match) -> Review {
    let course = Course::of(game).unwrap();
    let known = run_counted(&course, 12, 4).unwrap();
    course.review(&known)
}

fn same(one: f64, other: f64) -> bool {
    (one - other).abs() < 1e-4
}

/// Values, luck and losses are what their parts make.
fn adds_up(game: &dyn Match, review: &Review) {
    assert!(review.complete, "everything was looked at");
    assert_eq!(review.positions.len(), game.ply() + 1);
    let values = |ply: usize| &review.positions[ply].as_ref().unwrap().values;
    for ply in 0..=game.ply() {
        if game.seats() == 2 {
            assert!(same(values(ply).iter().sum(), 1.0), "{:?}", values(ply));
        }
        assert!(values(ply).iter().all(|value| (0.0..=1.0).contains(value)));
    }
    let (rewards, scores) = (game.rewards(), game.scores());
    let end: Vec<f64> = match review.whole {
        Some(whole) => vec![f64::from(scores.as_slice()[0]) / f64::from(whole)],
        None => rewards.as_slice().iter().map(|&one| one.into()).collect(),
    };
    assert_eq!(values(game.ply()), &end, "the end is what it is");
    // Something is drawn after a move as often as the record says.
    let record = game.public_record();
    let drawn = record.iter().filter(|step| step.starts_with("draw:"));
    assert_eq!(review.draws.len(), drawn.count());
    let seats = 0..game.seats();
    for draw in &review.draws {
        // Each of three is judged by itself, so that all of them may come to a little more or less than one.
        let slack = if game.seats() == 2 { 1e-4 } else { 0.02 };
        let sum: f64 = draw.luck.iter().sum();
        let helps = game.seats() == 1 || sum.abs() < slack;
        assert!(helps, "what helps one hurts others: {draw:?}");
    }
    for seat in seats {
        let player = &review.players[seat];
        let luck: f64 = review.draws.iter().map(|draw| draw.luck[seat]).sum();
        let errors = review.draws.iter().map(|draw| draw.error[seat].powi(2));
        let told = player.luck.unwrap();
        assert!(same(told.sum, luck) && same(told.error, errors.sum::<f64>().sqrt()));
        let own = review.moves.iter().filter(|action| action.seat == seat);
        let lost: f64 = own.clone().map(|action| action.loss.unwrap()).sum();
        assert!(player.lost <= lost + 1e-9, "{} and {lost}", player.lost);
        assert!(player.lost_error.unwrap() >= 0.0);
        assert!(
            own.clone()
                .all(|action| (0.0..=1.0).contains(&action.loss.unwrap()))
        );
        let balance = player.balance.unwrap();
        assert!(same(balance.start, values(0)[seat]) && same(balance.end, end[seat]));
        assert!(same(balance.start + balance.skill + told.sum, balance.end));
        assert!(balance.start_error > 0.0 && balance.skill_error > 0.0);
        assert_eq!(player.judged, own.filter(|action| !action.forced).count());
    }
}

#[test]
fn reviews_of_whole_games_add_up() {
    for (spec, seed) in [
        ("tantrix", 1),
        ("tantrix", 2),
        ("tantrix(players=3)", 3),
        ("tantrix-solitaire", 4),
        ("tantrix-solitaire(goal=loop)", 5),
    ] {
        let game = played(spec, seed);
        adds_up(game.as_ref(), &reviewed(game.as_ref()));
    }
}

/// A search that looks a few moves ahead expects half of what it reaches: whoever plays as well as the engine would be told
/// that they had made a miracle of it, and what moves lost would be more than there ever was.
#[test]
fn of_a_solitaire_is_expected_what_the_engine_reaches() {
    let rules = catalog::configure("tantrix-solitaire").unwrap();
    let (mut skill, mut starts) = (Vec::new(), Vec::new());
    for seed in 0..6 {
        let mut game = rules
            .begin(&rules.deal(&mut SeededDice::new(seed)))
            .unwrap();
        let config = BotConfig {
            seed,
            ..BotConfig::default()
        };
        let mut player = rules.player(PlayerKind::Bot, &config);
        while matches!(game.turn(), Turn::Seat(_)) {
            let report = player.search(game.as_ref(), &Limits::playouts(60), &mut |_| {});
            game.play(&report.line[0]).unwrap();
        }
        let course = Course::of(game.as_ref()).unwrap();
        let review = course.review(&run_counted(&course, 60, 8).unwrap());
        let balance = review.players[0].balance.unwrap();
        starts.push(balance.start * 14.0);
        skill.push(balance.skill * 14.0);
    }
    let mean = |all: &[f64]| all.iter().sum::<f64>() / all.len() as f64;
    assert!((11.0..13.5).contains(&mean(&starts)), "{starts:?}");
    assert!(mean(&skill).abs() < 2.0, "{skill:?}");
}

#[test]
fn the_same_review_is_made_every_time() {
    let game = played("tantrix", 4);
    assert_eq!(reviewed(game.as_ref()), reviewed(game.as_ref()));
}

//! Tantrix's and the solitaire's bots: legal, repeatable, blind for the bag's order, right at the end.
#![allow(missing_docs, clippy::unwrap_used, reason = "tests")]

use std::ops::ControlFlow;

use game::{Explain, Family, FullRules, Game, Hidden, Listed, Notation, Seat, SeededDice, Turn};
use search::{Bot, BotConfig, Engine, Level, Limits, RandomBot};
use serpentarium_tantrix_bot::TantrixEngine;
use tantrix::{Placement, Position, SolitairePosition, Tantrix, TantrixSolitaire};

fn configured<G: Listed>(spec: &str) -> G {
    let family: &'static Family = G::family();
    G::configure(&family.choose(&spec.parse().unwrap()).unwrap())
}

fn config(level: Level, seed: u64) -> BotConfig {
    BotConfig {
        level,
        memory: 16 << 20,
        seed,
        ..BotConfig::default()
    }
}

/// The first moves of a game in which one bot plays all seats.
fn moves<G: FullRules>(
    game: &G,
    setup: &G::Setup,
    config: &BotConfig,
    playouts: u64,
) -> Vec<G::Move>
where
    TantrixEngine: Engine<G>,
{
    let mut bot = TantrixEngine::bot(game, config);
    let mut position = game.start(setup);
    game.settle(setup, &mut position);
    let mut moves = Vec::new();
    while let Turn::Seat(_) = game.turn(&position) {
        let report = bot.choose(&position, &Limits::playouts(playouts), &mut |_| {});
        let action = report.best().unwrap();
        game.play(&mut position, action).unwrap();
        moves.push(action);
        game.settle(setup, &mut position);
    }
    moves
}

#[test]
fn every_level_plays_legally_and_repeats_itself() {
    for spec in ["tantrix", "tantrix(players=3)", "tantrix(players=4)"] {
        let game: Tantrix = configured(spec);
        let levels = Level::all().filter(|level| spec == "tantrix" || level.number() % 7 == 1);
        for level in levels {
            let setup = game.deal(&mut SeededDice::new(level.number().into()));
            let config = config(level, 3);
            let first = moves(&game, &setup, &config, 12);
            assert!(first.len() > 20);
            assert_eq!(first, moves(&game, &setup, &config, 12), "{spec} {level}");
        }
    }
    for spec in [
        "tantrix-solitaire",
        "tantrix-solitaire(goal=loop,colour=blue)",
    ] {
        let game: TantrixSolitaire = configured(spec);
        for level in Level::all() {
            let setup = game.deal(&mut SeededDice::new(level.number().into()));
            let config = config(level, 3);
            let first = moves(&game, &setup, &config, 30);
            assert_eq!(first, moves(&game, &setup, &config, 30), "{spec} {level}");
        }
    }
}

#[test]
fn the_order_of_the_bag_is_not_known() {
    let game: Tantrix = configured("tantrix");
    let text = game.setup_text(&game.deal(&mut SeededDice::new(5)));
    let (colours, numbers) = text.split_once(':').unwrap();
    let numbers: Vec<&str> = numbers.split('.').collect();
    // The same hands and first draws; later draws come in the opposite order.
    let known = 20;
    let mut turned = numbers.clone();
    turned[known..].reverse();
    let setups = [numbers, turned].map(|numbers| {
        let text = format!("{colours}:{}", numbers.join("."));
        game.parse_setup(&text).unwrap()
    });
    let config = config(Level::BEST, 11);
    let [one, other] = setups.map(|setup| moves(&game, &setup, &config, 25));
    // Each placement draws one tile: the first that differs follows placement number 20 - 12 + 1.
    let same = known - 12 + 1;
    assert_eq!(one[..same], other[..same]);
    assert_ne!(one, other);
}

/// The best lead that the mover can reach.
fn brute_force(game: &Tantrix, position: &Position, mover: Seat) -> i32 {
    match game.turn(position) {
        Turn::Over => {
            let scores = game.scores(position);
            (scores[mover] - scores[mover.other()]).signum()
        }
        Turn::Seat(seat) => {
            let mut best = -1;
            let _ = game.each_move(position, |action| {
                let mut next = position.clone();
                game.play_unchecked(&mut next, action);
                best = best.max(brute_force(game, &next, seat));
                ControlFlow::Continue(())
            });
            if seat == mover { best } else { -best }
        }
        Turn::Chance => unreachable!("the bag is empty"),
    }
}

fn late_position<G: Hidden>(
    game: &G,
    seed: u64,
    is_late: impl Fn(&G::Position) -> bool,
) -> Option<G::Position> {
    let mut dice = SeededDice::new(seed);
    let setup = game.deal(&mut dice);
    let mut position = game.start(&setup);
    game.settle(&setup, &mut position);
    while let Turn::Seat(_) = game.turn(&position) {
        if is_late(&position) {
            return Some(position);
        }
        let action = game.pick_move(&position, &mut dice);
        game.play_unchecked(&mut position, action);
        game.settle(&setup, &mut position);
    }
    None
}

#[test]
fn the_last_tiles_are_played_perfectly() {
    let game: Tantrix = configured("tantrix");
    let mut seen = [0; 3];
    for seed in 0..60 {
        let Some(position) = late_position(&game, seed, |p: &Position| p.table().len() >= 53)
        else {
            continue;
        };
        let mover = position.mover();
        let expected = brute_force(&game, &position, mover);
        let mut bot = TantrixEngine::bot(&game, &config(Level::BEST, 1));
        let report = bot.choose(&position, &Limits::default(), &mut |_| {});
        assert!(report.proven);
        let lead = 2.0 * report.values[mover] - 1.0;
        assert!((lead - expected as f32).abs() < 1e-6);
        let mut next = position.clone();
        game.play(&mut next, report.best().unwrap()).unwrap();
        assert_eq!(brute_force(&game, &next, mover), expected);
        seen[(expected + 1) as usize] += 1;
    }
    assert!(seen[0] > 5 && seen[2] > 5, "{seen:?}");
}

/// The score that perfect play of the solitaire can expect.
fn expected_score(game: &TantrixSolitaire, position: &SolitairePosition) -> f32 {
    match game.turn(position) {
        Turn::Over => game.scores(position)[Seat::new(0)] as f32,
        Turn::Seat(_) => {
            let mut best = 0.0_f32;
            let _ = game.each_move(position, |action| {
                best = best.max(score_after(game, position, action));
                ControlFlow::Continue(())
            });
            best
        }
        Turn::Chance => {
            let (mut sum, mut count) = (0.0, 0.0);
            let _ = game.each_draw(position, |draw, _| {
                let mut next = position.clone();
                game.draw_unchecked(&mut next, draw);
                sum += expected_score(game, &next);
                count += 1.0;
                ControlFlow::Continue(())
            });
            sum / count
        }
    }
}

fn score_after(game: &TantrixSolitaire, position: &SolitairePosition, action: Placement) -> f32 {
    let mut next = position.clone();
    game.play_unchecked(&mut next, action);
    expected_score(game, &next)
}

#[test]
fn the_end_of_the_solitaire_is_played_perfectly() {
    for spec in ["tantrix-solitaire", "tantrix-solitaire(goal=loop)"] {
        let game: TantrixSolitaire = configured(spec);
        for seed in 0..12 {
            let late = |p: &SolitairePosition| p.bag().len() <= 1;
            let Some(position) = late_position(&game, seed, late) else {
                continue;
            };
            let expected = expected_score(&game, &position);
            let mut bot = TantrixEngine::bot(&game, &config(Level::BEST, 1));
            let report = bot.choose(&position, &Limits::playouts(60_000), &mut |_| {});
            assert!(report.proven, "{spec} {seed}");
            let reached = score_after(&game, &position, report.best().unwrap());
            assert!((reached - expected).abs() < 1e-4, "{spec} {seed}");
            assert!((14.0 * report.values[Seat::new(0)] - expected).abs() < 1e-2);
        }
    }
}

#[test]
fn the_best_level_beats_random_play() {
    let game: Tantrix = configured("tantrix");
    let mut won = 0;
    for number in 0..6_u64 {
        let setup = game.deal(&mut SeededDice::new(number / 2));
        let mut position = game.start(&setup);
        let mut bots: [Box<dyn Bot<Tantrix>>; 2] = [
            TantrixEngine::bot(&game, &config(Level::BEST, number)),
            Box::new(RandomBot::new(&game, number)),
        ];
        let own = (number % 2) as usize;
        while let Turn::Seat(seat) = game.turn(&position) {
            let bot = &mut bots[usize::from(seat.index() != own)];
            let report = bot.choose(&position, &Limits::playouts(100), &mut |_| {});
            game.play_unchecked(&mut position, report.best().unwrap());
            game.settle(&setup, &mut position);
        }
        let scores = game.scores(&position);
        let own = Seat::new(own);
        won += u32::from(scores[own] > scores[own.other()]);
    }
    assert!(won >= 5, "{won} of 6");
}

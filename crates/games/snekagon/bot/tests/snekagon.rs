//! The bots of Snekagon and Snekagon 5G, and exact endings against plain minimax.
#![allow(missing_docs, clippy::unwrap_used, reason = "tests")]

use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use game::{Explain, FullRules, Game, Listed, Seat, SeededDice, Turn};
use search::{Bot, BotConfig, Engine, GreedyBot, Level, Limits, RandomBot, Value, reward_by_rank};
use serpentarium_snekagon_bot::{SnekagonEngine, endgame};
use snekagon::flat::Position;
use snekagon::{Snekagon, Snekagon5g, Survey};

fn configured<G: Listed>(spec: &str) -> G {
    G::configure(&G::family().choose(&spec.parse().unwrap()).unwrap())
}

fn bot<G: Game>(game: &G, level: Level) -> Box<dyn Bot<G>>
where
    SnekagonEngine: Engine<G>,
{
    SnekagonEngine::bot(
        game,
        &BotConfig {
            level,
            memory: 32 << 20,
            ..BotConfig::default()
        },
    )
}

/// A whole game; every move is checked. Returns the moves and what each seat got.
fn play<G: Explain + Survey>(
    game: &G,
    seed: u64,
    bots: &mut [Box<dyn Bot<G>>],
    limits: &Limits,
) -> (Vec<G::Move>, Vec<f32>) {
    let mut position = game.start(&game.deal(&mut SeededDice::new(seed)));
    let mut moves = Vec::new();
    while let Turn::Seat(seat) = game.turn(&position) {
        let report = bots[seat.index()].choose(&position, limits, &mut |_| {});
        game.play(&mut position, report.best().unwrap()).unwrap();
        moves.extend(report.best());
    }
    let rewards = reward_by_rank(game, &position);
    (moves, rewards.as_slice().to_vec())
}

fn every_level_plays<G: FullRules + Survey>(spec: &str)
where
    SnekagonEngine: Engine<G>,
{
    let game: G = configured(spec);
    for level in Level::all() {
        let mut bots: Vec<Box<dyn Bot<G>>> = vec![bot(&game, level)];
        for seat in 1..game.seats() {
            bots.push(Box::new(RandomBot::new(&game, seat as u64)));
        }
        play(
            &game,
            level.number().into(),
            &mut bots,
            &Limits::playouts(40),
        );
    }
}

#[test]
fn every_level_plays_legal_moves_to_the_end() {
    every_level_plays::<Snekagon>("snekagon");
    every_level_plays::<Snekagon>("snekagon(side=5)");
    every_level_plays::<Snekagon5g>("snekagon-5g");
    every_level_plays::<Snekagon5g>("snekagon-5g(players=5)");
    every_level_plays::<Snekagon5g>("snekagon-5g(players=2,advanced=on,side=7)");
}

fn the_same_again<G: FullRules + Survey>(spec: &str, level: u8)
where
    SnekagonEngine: Engine<G>,
{
    let game: G = configured(spec);
    let once = || {
        let level = Level::new(level).unwrap();
        let mut bots: Vec<_> = (0..game.seats()).map(|_| bot(&game, level)).collect();
        play(&game, 1, &mut bots, &Limits::playouts(60))
    };
    assert_eq!(once(), once());
}

#[test]
fn playouts_and_a_seed_repeat_to_the_bit() {
    for level in [1, 2, 3, 8] {
        the_same_again::<Snekagon>("snekagon", level);
        the_same_again::<Snekagon5g>("snekagon-5g", level);
    }
}

#[test]
fn levels_use_no_more_than_is_theirs() {
    let game: Snekagon = configured("snekagon");
    let start = game.start(&snekagon::flat::Setup);
    let mut before = 0;
    for level in Level::all() {
        let limits = Limits::playouts(3_000);
        let report = bot(&game, level).choose(&start, &limits, &mut |_| {});
        assert!(report.playouts >= before && report.playouts <= 3_000);
        assert_eq!(report.playouts == 0, level.number() <= 2, "level {level}");
        before = report.playouts;
    }
    assert_eq!(before, 3_000);
}

#[test]
fn time_is_kept_by_every_level() {
    fn keeps<G: Listed>(spec: &str)
    where
        SnekagonEngine: Engine<G>,
    {
        let game: G = configured(spec);
        let start = game.start(&game.deal(&mut SeededDice::new(1)));
        for level in Level::all() {
            let begin = Instant::now();
            let limits = Limits::time(Duration::from_millis(40));
            let report = bot(&game, level).choose(&start, &limits, &mut |_| {});
            assert!(report.best().is_some());
            // Generous, for machines that do other things too.
            assert!(begin.elapsed() < Duration::from_secs(15));
        }
    }
    keeps::<Snekagon>("snekagon");
    keeps::<Snekagon5g>("snekagon-5g(players=5)");
}

#[test]
fn the_best_level_beats_the_simple() {
    let game: Snekagon = configured("snekagon");
    let mut got = 0.0;
    for seed in 0..6 {
        let greedy: Box<dyn Bot<Snekagon>> = Box::new(GreedyBot::new(&game, seed));
        let mut bots = [bot(&game, Level::BEST), greedy];
        got += play(&game, seed, &mut bots, &Limits::playouts(400)).1[0];
    }
    assert!(got >= 5.0, "{got}");
}

fn minimax(game: &Snekagon, position: &Position, looked: &mut u64) -> Option<Value> {
    let mover = position.mover()?;
    let mut best = Value::Loss;
    let mut in_time = true;
    let _ = game.each_move(position, |action| {
        *looked += 1;
        in_time = *looked < 200_000;
        let mut next = position.clone();
        game.play_unchecked(&mut next, action);
        let value = match game.turn(&next) {
            Turn::Seat(seat) => minimax(game, &next, looked).map(|value| {
                if seat == mover {
                    value
                } else {
                    value.for_other()
                }
            }),
            _ => Some(value_at_end(game, &next, mover)),
        };
        match value {
            Some(value) => best = best.max(value),
            None => in_time = false,
        }
        if in_time && best < Value::Win {
            ControlFlow::Continue(())
        } else {
            ControlFlow::Break(())
        }
    });
    (in_time || best == Value::Win).then_some(best)
}

fn value_at_end(game: &Snekagon, position: &Position, seat: Seat) -> Value {
    let scores = game.scores(position);
    match scores[seat] - scores[seat.other()] {
        1.. => Value::Win,
        0 => Value::Draw,
        _ => Value::Loss,
    }
}

/// A late position that came about by moves which mostly extend.
fn late_position(game: &Snekagon, seed: u64, tiles: u32) -> Option<Position> {
    let mut dice = SeededDice::new(seed);
    let mut position = game.start(&game.deal(&mut dice));
    let left = |position: &Position| -> u32 {
        let seats = [0, 1].map(Seat::new).into_iter();
        seats.map(|seat| game.left(position, seat).tiles).sum()
    };
    while left(&position) > tiles {
        position.mover()?;
        let all = [u128::MAX; game::MAX_SEATS];
        let action = game
            .pick_extension(&position, &all, &[1; 6], &mut dice)
            .unwrap_or_else(|| game.pick_move(&position, &mut dice));
        game.play_unchecked(&mut position, action);
    }
    position.mover().map(|_| position)
}

#[test]
fn endings_are_what_minimax_says() {
    let mut seen = [0; 3];
    for (spec, tiles) in [("snekagon", 3), ("snekagon(side=5)", 4)] {
        let game: Snekagon = configured(spec);
        for position in (0..400).filter_map(|seed| late_position(&game, seed, tiles)) {
            let Some(expected) = minimax(&game, &position, &mut 0) else {
                continue;
            };
            seen[expected as usize] += 1;
            let mut solver = endgame(&game, 8 << 20, 1);
            let solution = solver.solve(&position, &Limits::default(), &mut |_| {});
            assert_eq!(solution.value, Some(expected), "{position:?}");
            let mut end = position.clone();
            let mover = position.mover().unwrap();
            for action in solution.line {
                game.play(&mut end, action).unwrap();
            }
            assert_eq!(game.turn(&end), Turn::Over);
            assert_eq!(value_at_end(&game, &end, mover), expected);
        }
    }
    assert!(seen.iter().all(|&count| count > 5), "{seen:?}");
}

#[test]
fn the_best_level_keeps_what_is_won() {
    let game: Snekagon = configured("snekagon");
    let mut checked = 0;
    for position in (0..40).filter_map(|seed| late_position(&game, seed, 5)) {
        let mut solver = endgame(&game, 32 << 20, 1);
        let limits = Limits::nodes(50_000);
        if solver.solve(&position, &limits, &mut |_| {}).value != Some(Value::Win) {
            continue;
        }
        let winner = position.mover().unwrap();
        let mut best = bot(&game, Level::BEST);
        let mut random = RandomBot::new(&game, 4);
        let mut position = position;
        while let Turn::Seat(seat) = game.turn(&position) {
            let limits = Limits::playouts(20_000);
            let report = if seat == winner {
                best.choose(&position, &limits, &mut |_| {})
            } else {
                random.choose(&position, &limits, &mut |_| {})
            };
            game.play(&mut position, report.best().unwrap()).unwrap();
        }
        assert_eq!(value_at_end(&game, &position, winner), Value::Win);
        checked += 1;
    }
    assert!(checked >= 5, "{checked}");
}

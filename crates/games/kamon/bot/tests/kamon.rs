//! Kamon's solver against plain minimax and the general prover, and its bot.
#![allow(missing_docs, clippy::unwrap_used, reason = "tests")]

use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use game::{Explain, Family, Game, Listed, Seat, SeededDice, Turn};
use kamon::{Cell, Kamon, Position};
use search::{
    Bot, BotConfig, ByMobility, Engine, GreedyBot, Level, Limits, Prover, RandomBot, Report,
    Solution, Stop, Value,
};
use serpentarium_kamon_bot::{KamonEngine, KamonSolver};

fn quiet(_: &Report<Cell>) {}

fn kamon(spec: &str) -> Kamon {
    let family: &'static Family = Kamon::family();
    Kamon::configure(&family.choose(&spec.parse().unwrap()).unwrap())
}

fn random_position(game: &Kamon, seed: u64, ply: u32) -> Option<Position> {
    let mut dice = SeededDice::new(seed);
    let mut position = game.start(&game.deal(&mut dice));
    for _ in 0..ply {
        if game.turn(&position) == Turn::Over {
            return None;
        }
        let action = game.pick_move(&position, &mut dice);
        game.play_unchecked(&mut position, action);
    }
    (game.turn(&position) != Turn::Over).then_some(position)
}

fn value_at_end(game: &Kamon, position: &Position, mover: Seat) -> Value {
    let scores = game.scores(position);
    match scores[mover] - scores[mover.other()] {
        1.. => Value::Win,
        0 => Value::Draw,
        _ => Value::Loss,
    }
}

fn minimax(game: &Kamon, position: &Position) -> Value {
    let mut best = Value::Loss;
    let _ = game.each_move(position, |action| {
        let mut next = position.clone();
        game.play_unchecked(&mut next, action);
        let value = if game.turn(&next) == Turn::Over {
            value_at_end(game, &next, position.mover())
        } else {
            minimax(game, &next).for_other()
        };
        best = best.max(value);
        if best == Value::Win {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    });
    best
}

fn line_keeps_its_promise(game: &Kamon, position: &Position, solution: &Solution<Cell>) {
    let mover = position.mover();
    let mut position = position.clone();
    for &action in &solution.line {
        assert!(game.is_legal(&position, action));
        game.play_unchecked(&mut position, action);
    }
    assert_eq!(game.turn(&position), Turn::Over, "{solution:?}");
    assert_eq!(Some(value_at_end(game, &position, mover)), solution.value);
}

#[test]
fn late_positions_are_what_minimax_says() {
    let mut seen = [0; 3];
    for spec in ["kamon", "kamon(blank-loop=off)"] {
        let game = kamon(spec);
        for ply in [19, 22, 25, 28, 31, 33, 34, 35] {
            // The later, the fewer games get so far.
            let positions = (0..60_000).filter_map(|seed| random_position(&game, seed, ply));
            for position in positions.take(60) {
                let expected = minimax(&game, &position);
                seen[expected as usize] += 1;
                for threads in [1, 2] {
                    let mut solver = KamonSolver::new(4 << 20, threads);
                    let solution = solver.solve(&game, &position, &Limits::default(), &mut quiet);
                    assert_eq!(solution.value, Some(expected), "{spec} {ply} {position:?}");
                    line_keeps_its_promise(&game, &position, &solution);
                }
            }
        }
    }
    assert!(seen.iter().all(|&count| count > 10), "{seen:?}");
}

#[test]
fn what_is_known_of_moves_is_what_minimax_says() {
    let game = kamon("kamon");
    let mut known = [0; 4];
    for position in (0..60_000)
        .filter_map(|seed| random_position(&game, seed, 21))
        .take(80)
    {
        let mut solver = KamonSolver::new(4 << 20, 1);
        // Not all the way, so that something stays open.
        let solution = solver.solve(&game, &position, &Limits::nodes(40), &mut quiet);
        let moves = solver.known_moves(&game, &position);
        let proved = moves
            .iter()
            .filter_map(|&(cell, value)| Some((cell, value?)));
        assert!(proved.eq(solution.proved));
        assert_eq!(moves.len() as u64, game.count_moves(&position));
        for (action, value) in moves {
            known[value.map_or(3, |value| value as usize)] += 1;
            assert!(value.is_none_or(|value| value == minimax_value(&game, &position, action)));
        }
    }
    assert!(known[0] > 50 && known[2] > 50 && known[3] > 5, "{known:?}");
}

/// What a move is worth to the seat that makes it.
fn minimax_value(game: &Kamon, position: &Position, action: Cell) -> Value {
    let mut next = position.clone();
    game.play(&mut next, action).unwrap();
    if game.turn(&next) == Turn::Over {
        value_at_end(game, &next, position.mover())
    } else {
        minimax(game, &next).for_other()
    }
}

#[test]
fn earlier_positions_are_what_the_general_prover_says() {
    let game = kamon("kamon");
    let mut agreed = 0;
    for position in (0..200)
        .filter_map(|seed| random_position(&game, seed, 16))
        .take(25)
    {
        let mut prover = Prover::new(game.clone(), ByMobility, 64 << 20, 1);
        let expected = prover.solve(&position, &Limits::default(), &mut quiet);
        let mut solver = KamonSolver::new(64 << 20, 1);
        let solution = solver.solve(&game, &position, &Limits::default(), &mut quiet);
        assert_eq!(solution.value, expected.value);
        // Each proves other moves on its way; where both do, they agree.
        for (cell, value) in expected.proved {
            let ours = solution.proved.iter().find(|(other, _)| *other == cell);
            assert!(ours.is_none_or(|&(_, ours)| ours == value));
            agreed += u32::from(ours.is_some());
        }
        line_keeps_its_promise(&game, &position, &solution);
    }
    assert!(agreed > 50, "{agreed}");
}

#[test]
fn a_table_too_small_costs_time_and_not_truth() {
    let game = kamon("kamon");
    for position in (0..100)
        .filter_map(|seed| random_position(&game, seed, 17))
        .take(20)
    {
        let solve = |memory| {
            let mut solver = KamonSolver::new(memory, 1);
            solver
                .solve(&game, &position, &Limits::default(), &mut quiet)
                .value
        };
        assert_eq!(solve(1 << 12), solve(64 << 20));
    }
}

#[test]
fn solving_is_limited_repeats_and_resumes() {
    let game = kamon("kamon");
    let position = random_position(&game, 1, 8).unwrap();
    let limited = |nodes| {
        let mut solver = KamonSolver::new(64 << 20, 1);
        let solution = solver.solve(&game, &position, &Limits::nodes(nodes), &mut quiet);
        format!(
            "{:?} {:?} {}",
            solution.value, solution.line, solution.nodes
        )
    };
    assert_eq!(limited(30_000), limited(30_000));
    let path = std::env::temp_dir().join(format!("serpentarium-kamon-{}", std::process::id()));
    let mut solver = KamonSolver::new(256 << 20, 1);
    let solved = solver.solve(&game, &position, &Limits::default(), &mut quiet);
    assert!(solved.value.is_some());
    solver.save(solved.nodes, &path).unwrap();
    let mut other = KamonSolver::new(256 << 20, 2);
    assert_eq!(other.load(&game, &position, &path).unwrap(), solved.nodes);
    let same_mover = other.solve(&game, &position, &Limits::default(), &mut quiet);
    assert_eq!(same_mover.value, solved.value);
    assert!(
        same_mover.nodes * 3 < solved.nodes,
        "{} {}",
        same_mover.nodes,
        solved.nodes
    );
    let elsewhere = random_position(&game, 2, 8).unwrap();
    assert!(other.load(&game, &elsewhere, &path).is_err());
    std::fs::remove_file(path).unwrap();
}

#[test]
fn solving_stops_when_told() {
    let game = kamon("kamon");
    let position = random_position(&game, 3, 0).unwrap();
    for threads in [1, 2] {
        let stop = Stop::default();
        let limits = Limits {
            stop: stop.clone(),
            report_every: Duration::from_millis(20),
            ..Limits::default()
        };
        let begin = Instant::now();
        let mut reports = 0;
        let mut solver = KamonSolver::new(64 << 20, threads);
        let solution = solver.solve(&game, &position, &limits, &mut |report| {
            assert!(report.nodes > 0 && report.best().is_some());
            reports += 1;
            if reports == 2 {
                stop.raise();
            }
        });
        assert!(solution.value.is_none() && solution.best().is_some());
        assert_eq!(reports, 2);
        // Generous, for machines that do other things too.
        assert!(begin.elapsed() < Duration::from_secs(15));
    }
}

fn play(game: &Kamon, seed: u64, bots: &mut [Box<dyn Bot<Kamon>>; 2], limits: &Limits) -> Value {
    let mut position = game.start(&game.deal(&mut SeededDice::new(seed)));
    for bot in bots.iter_mut() {
        bot.forget();
    }
    while let Turn::Seat(seat) = game.turn(&position) {
        let report = bots[seat.index()].choose(&position, limits, &mut quiet);
        game.play(&mut position, report.best().unwrap()).unwrap();
    }
    value_at_end(game, &position, Seat::new(0))
}

fn bot(game: &Kamon, level: Level) -> Box<dyn Bot<Kamon>> {
    KamonEngine::bot(
        game,
        &BotConfig {
            level,
            memory: 16 << 20,
            ..BotConfig::default()
        },
    )
}

#[test]
fn every_level_plays_whole_games_and_the_best_beats_the_simple() {
    let game = kamon("kamon");
    let limits = Limits::playouts(500);
    for level in Level::all() {
        let random: Box<dyn Bot<Kamon>> = Box::new(RandomBot::new(&game, 1));
        play(
            &game,
            u64::from(level.number()),
            &mut [bot(&game, level), random],
            &limits,
        );
    }
    let mut won = 0;
    for seed in 0..6 {
        let greedy: Box<dyn Bot<Kamon>> = Box::new(GreedyBot::new(&game, seed));
        let value = play(&game, seed, &mut [bot(&game, Level::BEST), greedy], &limits);
        won += u32::from(value == Value::Win);
    }
    assert!(won >= 5, "{won}");
}

#[test]
fn the_best_level_wins_what_is_won() {
    let game = kamon("kamon");
    let limits = Limits::playouts(20_000);
    let mut checked = 0;
    for position in (0..60)
        .filter_map(|seed| random_position(&game, seed, 14))
        .take(12)
    {
        let mut solver = KamonSolver::new(64 << 20, 1);
        let solution = solver.solve(&game, &position, &Limits::default(), &mut quiet);
        if solution.value != Some(Value::Win) {
            continue;
        }
        let winner = position.mover();
        let mut best = bot(&game, Level::BEST);
        let mut random = RandomBot::new(&game, 4);
        let mut position = position;
        while let Turn::Seat(seat) = game.turn(&position) {
            let report = if seat == winner {
                best.choose(&position, &limits, &mut quiet)
            } else {
                random.choose(&position, &limits, &mut quiet)
            };
            game.play(&mut position, report.best().unwrap()).unwrap();
        }
        assert_eq!(value_at_end(&game, &position, winner), Value::Win);
        checked += 1;
    }
    assert!(checked >= 5, "{checked}");
}

#[test]
fn time_is_kept_by_every_level() {
    let game = kamon("kamon");
    let position = random_position(&game, 5, 2).unwrap();
    for level in Level::all() {
        let begin = Instant::now();
        let limits = Limits::time(Duration::from_millis(60));
        assert!(
            bot(&game, level)
                .choose(&position, &limits, &mut quiet)
                .best()
                .is_some()
        );
        // Generous, for machines that do other things too.
        assert!(begin.elapsed() < Duration::from_secs(15));
    }
}

fn moves(game: &Kamon, position: &Position) -> Vec<Cell> {
    let mut moves = Vec::new();
    let _ = game.each_move(position, |action| {
        moves.push(action);
        ControlFlow::Continue(())
    });
    moves
}

/// Whether the seat to move can end the game in its favour at once.
fn wins_at_once(game: &Kamon, position: &Position) -> bool {
    moves(game, position).into_iter().any(|action| {
        let mut next = position.clone();
        game.play(&mut next, action).unwrap();
        game.turn(&next) == Turn::Over && value_at_end(game, &next, position.mover()) == Value::Win
    })
}

#[test]
fn a_lost_position_is_held_as_long_as_it_can_be_and_alike_each_time() {
    let game = kamon("kamon");
    let mut held = 0;
    for position in (0..3_000)
        .filter_map(|seed| random_position(&game, seed, 18))
        .filter(|position| minimax(&game, position) == Value::Loss)
        .take(40)
    {
        let choose =
            || bot(&game, Level::BEST).choose(&position, &Limits::playouts(4_000), &mut quiet);
        let report = choose();
        assert!(report.proven && report.values[position.mover()] == 0.0);
        assert_eq!(report.line, choose().line);
        let after = |action| {
            let mut next = position.clone();
            game.play(&mut next, action).unwrap();
            next
        };
        let holds = |action: Cell| {
            let next = after(action);
            game.turn(&next) != Turn::Over && !wins_at_once(&game, &next)
        };
        let can_be_held = moves(&game, &position).into_iter().any(holds);
        assert_eq!(holds(report.best().unwrap()), can_be_held);
        held += u32::from(can_be_held);
    }
    assert!(held > 5, "{held}");
}

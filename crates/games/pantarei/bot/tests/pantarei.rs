//! Pantareï's bot and solver: legal, repeatable, and right at the end.
#![allow(missing_docs, clippy::unwrap_used, reason = "tests")]

use std::ops::ControlFlow;

use game::{Explain, Game, Listed, Seat, SeededDice, Turn};
use pantarei::{End, Move, Pantarei, Position};
use search::{Bot, BotConfig, Engine, GreedyBot, Level, Limits, RandomBot, Value};
use serpentarium_pantarei_bot::PantareiEngine;

fn pantarei() -> Pantarei {
    Pantarei::configure(&Pantarei::family().defaults())
}

/// A random position so many plies after the deal, if the game gets so far.
fn random_position(game: &Pantarei, seed: u64, plies: u32) -> Option<Position> {
    let mut dice = SeededDice::new(seed);
    let mut position = game.start(&game.deal(&mut dice));
    for _ in 0..plies {
        if game.turn(&position) == Turn::Over {
            return None;
        }
        let action = game.pick_move(&position, &mut dice);
        game.play_unchecked(&mut position, action);
    }
    (game.turn(&position) != Turn::Over).then_some(position)
}

/// What the mover can reach within so many plies; nothing if that depends on what comes later.
fn look(game: &Pantarei, position: &Position, depth: u32) -> Option<Value> {
    if depth == 0 {
        return None;
    }
    let (mut best, mut open) = (Value::Loss, false);
    let _ = game.each_move(position, |action| {
        let mut next = position.clone();
        game.play_unchecked(&mut next, action);
        let value = match next.end() {
            Some(End::Seven(_)) => Some(Value::Win),
            Some(End::Draw) => Some(Value::Draw),
            None if next.mover() == position.mover() => look(game, &next, depth - 1),
            None => look(game, &next, depth - 1).map(Value::for_other),
        };
        match value {
            Some(value) => best = best.max(value),
            None => open = true,
        }
        if best == Value::Win {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    });
    (best == Value::Win || !open).then_some(best)
}

#[test]
fn the_solver_agrees_with_brute_force_on_short_ends() {
    let game = pantarei();
    let mut seen = [0; 3];
    for seed in 0..3_000 {
        let Some(position) = random_position(&game, seed, 40 + seed as u32 % 60) else {
            continue;
        };
        let Some(expected) = look(&game, &position, 3) else {
            continue;
        };
        let mut solver = PantareiEngine::solver(&game, 16 << 20, 1).unwrap();
        let solution = solver.solve(&position, &Limits::default(), &mut |_| {});
        assert_eq!(solution.value, Some(expected), "{position:?}");
        seen[expected as usize] += 1;
    }
    assert!(seen[0] > 5 && seen[2] > 20, "{seen:?}");
}

#[test]
fn a_draw_is_valued_as_one() {
    let game = pantarei();
    let mut drawn = 0;
    for seed in 0..3_000 {
        let Some(mut position) = random_position(&game, seed, 60) else {
            continue;
        };
        let mut dice = SeededDice::new(seed);
        while game.turn(&position) != Turn::Over && position.quiet_turns_left() > 1 {
            let action = quiet_move(&game, &position, &mut dice);
            game.play_unchecked(&mut position, action);
        }
        // Whoever lets anything flow together loses; whoever does not has a draw.
        if game.turn(&position) == Turn::Over || look(&game, &position, 2) != Some(Value::Draw) {
            continue;
        }
        let mut solver = PantareiEngine::solver(&game, 16 << 20, 1).unwrap();
        let solution = solver.solve(&position, &Limits::default(), &mut |_| {});
        assert_eq!(solution.value, Some(Value::Draw));
        let config = BotConfig {
            memory: 16 << 20,
            ..BotConfig::default()
        };
        let report = PantareiEngine::bot(&game, &config).choose(
            &position,
            &Limits::playouts(200),
            &mut |_| {},
        );
        let mut next = position.clone();
        game.play(&mut next, report.best().unwrap()).unwrap();
        assert_eq!(next.end(), Some(End::Draw));
        drawn += 1;
    }
    assert!(drawn >= 3, "{drawn}");
}

/// A move that lessens nothing, if one is found soon.
fn quiet_move(game: &Pantarei, position: &Position, dice: &mut SeededDice) -> Move {
    let mut action = game.pick_move(position, dice);
    for _ in 0..30 {
        let mut next = position.clone();
        game.play_unchecked(&mut next, action);
        if next.stacks().len() == position.stacks().len() && next.end().is_none() {
            break;
        }
        action = game.pick_move(position, dice);
    }
    action
}

#[test]
fn every_level_plays_legally_and_repeats_itself() {
    let game = pantarei();
    for level in Level::all() {
        let config = BotConfig {
            level,
            memory: 16 << 20,
            seed: 7,
            ..BotConfig::default()
        };
        let play = || {
            let mut bot = PantareiEngine::bot(&game, &config);
            let mut position = game.start(&game.deal(&mut SeededDice::new(level.number().into())));
            let mut moves = Vec::new();
            while game.turn(&position) != Turn::Over && moves.len() < 30 {
                let report = bot.choose(&position, &Limits::playouts(60), &mut |_| {});
                let action = report.best().unwrap();
                game.play(&mut position, action).unwrap();
                moves.push(action);
            }
            moves
        };
        assert_eq!(play(), play());
    }
}

fn wins_against(game: &Pantarei, other: Box<dyn Bot<Pantarei>>) -> usize {
    let config = BotConfig {
        memory: 32 << 20,
        ..BotConfig::default()
    };
    let mut bots = [PantareiEngine::bot(game, &config), other];
    let won = |number: &u64| {
        let own = (number % 2) as usize;
        let mut position = game.start(&game.deal(&mut SeededDice::new(number / 2)));
        while let Turn::Seat(seat) = game.turn(&position) {
            let bot = &mut bots[usize::from(seat.index() != own)];
            let report = bot.choose(&position, &Limits::playouts(150), &mut |_| {});
            game.play_unchecked(&mut position, report.best().unwrap());
        }
        bots[0].forget();
        position.end() == Some(End::Seven(Seat::new(own)))
    };
    (0..8).filter(won).count()
}

#[test]
fn the_best_level_beats_who_knows_nothing() {
    let game = pantarei();
    assert_eq!(wins_against(&game, Box::new(RandomBot::new(&game, 1))), 8);
    assert_eq!(wins_against(&game, Box::new(GreedyBot::new(&game, 1))), 8);
}

#[test]
fn a_seven_is_taken_at_every_level() {
    let game = pantarei();
    for position in (0..400)
        .filter_map(|seed| random_position(&game, seed, 60))
        .filter(|position| position.winning_move().is_some())
        .take(10)
    {
        for level in Level::all() {
            let config = BotConfig {
                level,
                memory: 8 << 20,
                ..BotConfig::default()
            };
            let report = PantareiEngine::bot(&game, &config).choose(
                &position,
                &Limits::playouts(20),
                &mut |_| {},
            );
            let mut next = position.clone();
            game.play(&mut next, report.best().unwrap()).unwrap();
            assert_eq!(next.end(), Some(End::Seven(position.mover())), "{level}");
        }
    }
}

//! The engine for any game: bots at every level, and a solver where there can be one.
#![allow(missing_docs, clippy::unwrap_used, reason = "tests")]

mod toys;

use game::{Game, Seat};
use serpentarium_search::{
    Bot, BotConfig, BudgetedBot, Engine, GenericEngine, Level, Limits, Value,
};
use toys::{Four, Gamble, Heaps, Nim};

#[test]
fn every_level_moves_and_the_best_finds_the_winning_move() {
    let start = Heaps([3, 4, 5], Seat::new(0));
    let mut playouts = Vec::new();
    for level in Level::all() {
        let config = BotConfig {
            level,
            memory: 1 << 22,
            ..BotConfig::default()
        };
        let mut bot = BudgetedBot::new::<GenericEngine>(&Nim, &config);
        let report = bot.choose(&start, &Limits::playouts(20_000), &mut |_| {});
        assert!(Nim.is_legal(&start, report.best().unwrap()));
        playouts.push(report.playouts);
        if level == Level::BEST {
            assert_eq!(report.best(), Some((0, 2)), "it leaves 1, 4, 5");
        }
    }
    assert!(playouts.is_sorted(), "{playouts:?}");
}

#[test]
fn a_game_of_two_without_chance_has_a_solver() {
    let mut solver = GenericEngine::solver(&Nim, 1 << 20, 1).unwrap();
    let start = Heaps([3, 4, 5], Seat::new(0));
    let solution = solver.solve(&start, &Limits::default(), &mut |_| {});
    assert_eq!(
        (solution.value, solution.best()),
        (Some(Value::Win), Some((0, 2)))
    );
    assert!(
        GenericEngine::solver(&Gamble { bar: 3 }, 1 << 20, 1).is_none(),
        "chance"
    );
    assert!(GenericEngine::solver(&Four::SMALL, 1 << 20, 1).is_some());
}

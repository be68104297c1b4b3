//! Every level of every game keeps to each limit that the engine protocol knows, wherever in a game it is asked.
#![allow(missing_docs, clippy::unwrap_used, reason = "tests")]

use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use catalog::{Match, PlayerKind, Rules, SearchReport};
use game::{Dice, SeededDice, Turn};
use search::{BotConfig, Level, Limits};

/// Positions of a random game, its beginning, its middle and near its end, and the most moves that there were in one.
fn positions(rules: &dyn Rules, seed: u64) -> (Vec<Box<dyn Match>>, u64) {
    let mut dice = SeededDice::new(seed);
    let mut game = rules.begin(&rules.deal(&mut dice)).unwrap();
    let mut all = Vec::new();
    while matches!(game.turn(), Turn::Seat(_)) {
        all.push(game.boxed_clone());
        let moves = game.legal_moves();
        let pick = dice.below(moves.len() as u32) as usize;
        game.play(&moves[pick]).unwrap();
    }
    let at = |part: usize| all[(all.len() - 1) * part / 100].boxed_clone();
    let widest = all.iter().map(|game| game.count_moves()).max();
    ([0, 50, 90].map(at).into(), widest.unwrap())
}

/// Searches, and gives up with a word after a time that no sound search takes.
fn search(rules: &dyn Rules, game: &dyn Match, level: Level, limits: &Limits) -> SearchReport {
    let config = BotConfig {
        level,
        memory: 64 << 20,
        ..BotConfig::default()
    };
    let mut player = rules.player(PlayerKind::Bot, &config);
    let stop = limits.stop.clone();
    let (done, is_done) = mpsc::channel::<()>();
    let watch = thread::spawn(move || {
        if is_done.recv_timeout(Duration::from_mins(2)) == Err(mpsc::RecvTimeoutError::Timeout) {
            stop.raise();
        }
    });
    let report = player.search(game, limits, &mut |_| {});
    drop(done);
    watch.join().unwrap();
    let (spec, ply) = (game.spec(), game.ply());
    assert!(
        !limits.stop.is_raised(),
        "{spec}, level {level} at ply {ply} does not end by itself: {limits:?}"
    );
    assert!(!report.line.is_empty(), "{spec}, level {level}: no move");
    report
}

/// What is checked in a position, at a level; the last number is the most moves that a position of the game has.
type Check<'a> = dyn FnMut(&dyn Rules, &dyn Match, Level, u64) + 'a;

/// Checks every level in positions of every game.
fn each(check: &mut Check<'_>) {
    for family in catalog::families() {
        let spec = family.sample.spec;
        let rules = catalog::configure(spec).unwrap();
        let (games, widest) = positions(&*rules, 17);
        for game in games {
            for level in Level::all() {
                check(&*rules, &*game, level, widest);
            }
        }
    }
}

#[test]
fn nodes_are_a_limit() {
    const MOST: u64 = 30_000;
    each(&mut |rules, game, level, widest| {
        let report = search(rules, game, level, &Limits::nodes(MOST));
        // What is expanded last comes on top of it: all moves of one position.
        let most = MOST + MOST / 10 + 2 * widest;
        let (spec, ply, nodes) = (game.spec(), game.ply(), report.nodes);
        assert!(
            nodes <= most,
            "{spec}, level {level} at ply {ply}: {nodes} nodes instead of {MOST}"
        );
    });
}

#[test]
fn playouts_are_a_limit() {
    each(&mut |rules, game, level, _| {
        let report = search(rules, game, level, &Limits::playouts(200));
        let (spec, playouts) = (game.spec(), report.playouts);
        assert!(
            playouts <= 200,
            "{spec}, level {level}: {playouts} playouts"
        );
    });
}

#[test]
fn depth_is_a_limit() {
    each(&mut |rules, game, level, _| {
        search(rules, game, level, &Limits::depth(2));
    });
}

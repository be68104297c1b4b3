//! A bot of a few lines, which plays any game of the catalog against one of ours:
//! `cargo run --example write_a_bot -p serpentarium-catalog -- pantarei`.
//!
//! A bot in another program, or in another language, speaks the text protocol instead: docs/bots.md.
#![allow(clippy::print_stdout, reason = "an example shows what it found")]

use std::error::Error;

use catalog::{Match, PlayerKind, configure};
use game::{SeededDice, Turn};
use search::{BotConfig, Level, Limits};

/// Tries every move and plays the one after which its own score is furthest ahead.
fn choose(game: &mut dyn Match, seat: game::Seat) -> Result<String, Box<dyn Error>> {
    let mut best: Option<(i32, String)> = None;
    for action in game.legal_moves() {
        game.play(&action)?;
        let scores = game.scores();
        let others = scores.iter().filter(|&(other, _)| other != seat);
        let lead = scores[seat] - others.map(|(_, &points)| points).max().unwrap_or(0);
        game.undo();
        if best.as_ref().is_none_or(|(most, _)| lead > *most) {
            best = Some((lead, action));
        }
    }
    best.map(|(_, action)| action)
        .ok_or_else(|| "no move".into())
}

fn main() -> Result<(), Box<dyn Error>> {
    let spec = std::env::args().nth(1);
    let rules = configure(spec.as_deref().unwrap_or("snekagon"))?;
    let mut game = rules.begin(&rules.deal(&mut SeededDice::new(1)))?;
    let config = BotConfig {
        level: Level::new(2).unwrap_or(Level::BEST),
        ..BotConfig::default()
    };
    let mut opponent = rules.player(PlayerKind::Bot, &config);
    while let Turn::Seat(seat) = game.turn() {
        let action = if seat.index() == 0 {
            choose(game.as_mut(), seat)?
        } else {
            let limits = Limits::time(std::time::Duration::from_millis(100));
            let report = opponent.search(game.as_ref(), &limits, &mut |_| {});
            report.line.first().cloned().ok_or("no move")?
        };
        game.play(&action)?;
    }
    println!("scores: {:?}", game.scores());
    Ok(())
}

//! Which positions are each other's images, and what a move is about: for those who look for puzzles.

use game::{Game, KeyMixer, Turn};

use crate::moves::Action;
use crate::{Move, Pantarei, Position, Stack, Tile};

/// The same for a position and for the line turned round, and for both with the colours exchanged. How long nothing has
/// flowed together does not count.
pub(crate) fn likeness(position: &Position) -> u64 {
    let own = position.colour(position.mover());
    let tile = |tile: Tile| match tile.colour() {
        None => 1,
        Some(colour) => 4 * u64::from(tile.number()) + 2 + u64::from(Some(colour) == own),
    };
    let stack = |stack: &Stack| stack.tiles().fold(1, |word, next| word << 4 | tile(next));
    let start = u64::from(position.swap_forbidden()) | u64::from(own.is_some()) << 1;
    let key = |mixer: KeyMixer, next| mixer.word(stack(next));
    let line = position.stacks();
    let forth = line.iter().fold(KeyMixer::new().word(start), key);
    let back = line.iter().rev().fold(KeyMixer::new().word(start), key);
    forth.key().min(back.key())
}

/// A stack this high that changes hands is worth a name.
const HIGH: u32 = 4;

/// What a move does that has a name.
pub(crate) fn themes(game: &Pantarei, position: &Position, action: Move) -> Vec<&'static str> {
    let mut themes = Vec::new();
    match action.0 {
        Action::Choose(_) => {}
        Action::Swap(..) => themes.push("swap"),
        Action::Carry { from, to, tiles } => {
            if tiles == 2 {
                themes.push("pair");
            }
            let stacks = position.stacks();
            let source: Vec<Tile> = stacks[usize::from(from)].tiles().collect();
            let carried = &source[source.len() - usize::from(tiles)..];
            if carried.contains(&Tile::NEUTRAL) {
                themes.push("neutral");
            }
            let target = stacks[usize::from(to)];
            let own = position.colour(position.mover());
            if target.height() >= HIGH && target.top().colour() != own {
                themes.push("takeover");
            }
        }
    }
    let mut after = position.clone();
    game.play_unchecked(&mut after, action);
    if game.turn(&after) == Turn::Seat(position.mover()) {
        themes.push("lockout");
    }
    themes
}

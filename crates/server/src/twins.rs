//! Proof that nothing that leaves the server depends on what is hidden.
//!
//! A server can be run in a [`World`] in which nothing is left to chance: random bytes follow from a
//! seed, the clock stands still, and, if one likes, the bag is packed beforehand. Two servers in worlds
//! that differ only in the rest of the bag must then say the same, to the byte and without anything
//! left out but what [`listening`] names.

mod listening;
mod tests;

use std::cell::RefCell;

use catalog::Match;
use game::{Dice, SeededDice};
use tokio::sync::oneshot;

use crate::bots::Task;
use crate::matches::Millis;

/// A world that holds for everything that runs on one thread.
#[derive(Debug)]
pub(crate) struct World {
    dice: SeededDice,
    /// What is dealt instead of what the secret would deal.
    setup: Option<String>,
    /// What bots and analysis were given to think about, since somebody last looked.
    given: Vec<String>,
}

thread_local! {
    static WORLD: RefCell<Option<World>> = const { RefCell::new(None) };
}

fn in_world<T>(act: impl FnOnce(&mut World) -> T) -> Option<T> {
    WORLD.with_borrow_mut(|world| world.as_mut().map(act))
}

impl World {
    /// Begins a world on this thread.
    fn begin(setup: Option<String>) {
        let world = Self {
            dice: SeededDice::new(11),
            setup,
            given: Vec::new(),
        };
        WORLD.set(Some(world));
    }

    fn given() -> Vec<String> {
        in_world(|world| std::mem::take(&mut world.given)).unwrap_or_default()
    }
}

pub(crate) fn random<const N: usize>() -> Option<[u8; N]> {
    in_world(|world| std::array::from_fn(|_| world.dice.bits() as u8))
}

pub(crate) fn now() -> Option<Millis> {
    in_world(|_| 1_800_000_000_000)
}

pub(crate) fn setup() -> Option<String> {
    in_world(|world| world.setup.clone()).flatten()
}

/// A bot whose move follows from everything that it is given, and at once.
pub(crate) fn think(task: &Task) -> Option<oneshot::Receiver<Option<String>>> {
    in_world(|world| world.given.push(format!("a bot is given {task:?}")))?;
    let mut game = catalog::configure(&task.spec)
        .ok()?
        .begin(&task.setup)
        .ok()?;
    for text in &task.moves {
        game.play(text).ok()?;
    }
    let legal = game.legal_moves();
    // The whole setup decides: a bot that was given the real bag would play by it.
    let whim = task.setup.bytes().fold(task.seed, |whim, byte| {
        whim.wrapping_mul(31).wrapping_add(u64::from(byte))
    });
    let chosen = legal.get((whim % legal.len().max(1) as u64) as usize);
    let (answer, receiver) = oneshot::channel();
    let _ = answer.send(chosen.cloned());
    Some(receiver)
}

/// Notes what an analysis is given; true if it shall never begin, because how far it comes is the
/// machine's affair.
pub(crate) fn analyse(game: &dyn Match) -> bool {
    let given = || {
        let (setup, moves) = (game.setup(), game.moves());
        format!("an analysis is given {} {setup} {moves:?}", game.spec())
    };
    in_world(|world| world.given.push(given())).is_some()
}

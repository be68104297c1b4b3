use std::collections::HashMap;

use tactics::{Fault, Puzzle};

use super::{PuzzleMaker, id};
use crate::{Match, Rules, configure};

/// Proves puzzles again, whatever games they are of.
#[derive(Default)]
pub struct Proving {
    games: HashMap<String, Game>,
}

/// A game's rules, and who proves its puzzles.
type Game = (Box<dyn Rules>, Box<dyn PuzzleMaker>);

/// More than any puzzle took that was made.
const NODES: u64 = 10_000_000;
/// The solver itself is not asked.
const MEMORY: usize = 1 << 20;

impl Proving {
    /// Proves a puzzle: everything that its solution says, and that its id is the one of its position, so that ids that
    /// are all different mean that no two are images of each other.
    pub fn verify(&mut self, puzzle: &Puzzle) -> Result<(), Fault> {
        self.verify_within(puzzle, NODES)
    }

    /// The same with so many positions for one question: what takes more is not proved.
    pub fn verify_within(&mut self, puzzle: &Puzzle, nodes: u64) -> Result<(), Fault> {
        let (rules, maker) = self.game(&puzzle.spec)?;
        let game = lead(rules.as_ref(), puzzle)?;
        let id = id(rules.family(), maker.likeness(game.as_ref()));
        if id != puzzle.id {
            return Err(Fault::OtherId { id });
        }
        maker.verify(puzzle, nodes)
    }

    fn game(&mut self, spec: &str) -> Result<&Game, Fault> {
        if !self.games.contains_key(spec) {
            let rules = configure(spec).map_err(|refusal| Fault::Lead {
                refusal: refusal.to_string(),
            })?;
            let maker = rules.puzzle_maker(MEMORY).ok_or(Fault::NotForTwo)?;
            self.games.insert(spec.to_owned(), (rules, maker));
        }
        self.games.get(spec).ok_or(Fault::NotForTwo)
    }
}

/// The match that a puzzle's moves lead to.
pub fn lead(rules: &dyn Rules, puzzle: &Puzzle) -> Result<Box<dyn Match>, Fault> {
    let refused = |refusal: crate::Refusal| Fault::Lead {
        refusal: refusal.to_string(),
    };
    let mut game = rules.begin(&puzzle.setup).map_err(refused)?;
    for action in puzzle.lead() {
        game.play(action).map_err(refused)?;
    }
    Ok(game)
}

impl std::fmt::Debug for Proving {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let games: Vec<&String> = self.games.keys().collect();
        f.debug_struct("Proving").field("games", &games).finish()
    }
}

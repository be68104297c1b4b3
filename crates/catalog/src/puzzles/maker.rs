use game::FullRules;
use search::Engine;
use tactics::{Draft, Effort, Fault, Puzzle, Unfit, Workshop};

use crate::Match;
use crate::players::line_of;

/// Makes and proves puzzles of some game for two: positions with something to find.
pub trait PuzzleMaker {
    /// A puzzle of the position that a match has come to, or why it makes none.
    fn draft(&mut self, game: &dyn Match, effort: &Effort) -> Result<Draft, Unfit>;
    /// Proves a puzzle again, by plain search in so many positions at most.
    fn verify(&self, puzzle: &Puzzle, nodes: u64) -> Result<(), Fault>;
    /// The same for positions that are each other's images.
    fn likeness(&self, game: &dyn Match) -> u64;
}

/// The maker of a game; none unless it is for two.
pub(crate) fn puzzle_maker<G: FullRules, E: Engine<G>>(
    game: &G,
    memory: usize,
) -> Option<Box<dyn PuzzleMaker>> {
    (game.seats() == 2).then(|| -> Box<dyn PuzzleMaker> {
        let solver = E::solver(game, memory, 1);
        Box::new(Workshop::new(game.clone(), solver, G::family().has_points))
    })
}

impl<G: FullRules> PuzzleMaker for Workshop<G> {
    fn draft(&mut self, game: &dyn Match, effort: &Effort) -> Result<Draft, Unfit> {
        Self::draft(self, line_of::<G>(game).position(), effort)
    }

    fn verify(&self, puzzle: &Puzzle, nodes: u64) -> Result<(), Fault> {
        Self::verify(self, puzzle, nodes)
    }

    fn likeness(&self, game: &dyn Match) -> u64 {
        let line = line_of::<G>(game);
        line.game().likeness(line.position())
    }
}

use game::{Explain, Game, Turn};

use crate::goal::{Goal, Moves, Spent, moves};
use crate::judge::Judge;
use crate::race::{Found, Race};
use crate::score::Score;
use crate::{After, MAX_STEPS, MAX_TREE, Node};

/// Why a position makes no puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Unfit {
    /// Nothing can be reached here, or nobody is to move.
    NothingToFind,
    /// Too few moves, or too many of them are right.
    TooEasy,
    /// No win is near.
    Far,
    /// The first move wins at once.
    AtOnce,
    /// It could not be proved with the effort allowed.
    Unproved,
    /// The solution is too large.
    TooLarge,
}

impl From<Spent> for Unfit {
    fn from(Spent: Spent) -> Self {
        Self::Unproved
    }
}

/// Positions looked at to see that nothing can be missed any more.
pub(crate) const SURE_NODES: u64 = 20_000;
/// A win further away than this is no puzzle.
pub(crate) const FARTHEST: u8 = 2 * MAX_STEPS as u8;

/// Works out the tree of a solution.
pub(crate) struct Drafter<'a, 'b, G: Game, J> {
    pub(crate) game: &'a G,
    pub(crate) goal: Goal,
    pub(crate) judge: &'b mut J,
    pub(crate) nature: Nature<'a, G>,
    /// How many right moves the tree may still get.
    pub(crate) room: usize,
}

/// What the game is like, which decides how a defence is chosen and when a puzzle is solved.
pub(crate) enum Nature<'a, G: Game> {
    /// Somebody wins by a move: the longest defence is played, and the win is seen.
    Race(Race<'a, G>),
    /// It is played to its end, for points: the defence that leaves fewest right moves is played, and it is solved
    /// when nothing can be missed any more.
    Points {
        goal: Score<'a, G>,
        /// For a best end: whether the solver gets even more, which the other must not allow.
        more: Option<Score<'a, G>>,
    },
}

impl<G: Explain, J: Judge<G>> Drafter<'_, '_, G, J> {
    /// The moves that are right, unless they are more than `at_most`.
    pub(crate) fn right_moves(
        &mut self,
        position: &G::Position,
        at_most: usize,
    ) -> Result<Moves<G>, Unfit> {
        let mut right = Vec::new();
        for (action, next) in moves(self.game, position) {
            if self.judge.is_reached(&next)? {
                right.push((action, next));
                if right.len() > at_most {
                    return Err(Unfit::TooLarge);
                }
            }
        }
        Ok(right)
    }

    /// The solver's turn, with everything that follows.
    pub(crate) fn turn(&mut self, position: &G::Position, depth: usize) -> Result<Node, Unfit> {
        if depth >= MAX_STEPS {
            return Err(Unfit::TooLarge);
        }
        let right = self.right_moves(position, self.room)?;
        self.room -= right.len();
        let mut moves = Vec::new();
        for (action, next) in right {
            let after = self.after(next, depth)?;
            moves.push((self.game.move_text(action), after));
        }
        moves.sort_by_cached_key(|(action, after)| {
            let (steps, size) = match after {
                After::Solved => (0, 0),
                After::Goes { next, .. } => (next.steps(), next.size()),
            };
            (steps, size, action.clone())
        });
        Ok(Node { moves })
    }

    /// What comes after a right move.
    fn after(&mut self, mut position: G::Position, depth: usize) -> Result<After, Unfit> {
        let mut answers = Vec::new();
        loop {
            if self.is_solved(&position) {
                return Ok(After::Solved);
            }
            match self.game.turn(&position) {
                Turn::Seat(seat) if seat == self.goal.solver() => {
                    let next = self.turn(&position, depth + 1)?;
                    return Ok(After::Goes { answers, next });
                }
                Turn::Seat(_) => {
                    let (answer, next) = self.defence(&position)?;
                    answers.push(self.game.move_text(answer));
                    position = next;
                }
                Turn::Over | Turn::Chance => return Ok(After::Solved),
            }
        }
    }

    fn is_solved(&mut self, position: &G::Position) -> bool {
        match &mut self.nature {
            Nature::Race(_) => self.game.turn(position) == Turn::Over,
            Nature::Points { goal, .. } => goal.is_sure(position, &mut SURE_NODES.clone()),
        }
    }

    /// What the other plays: see [`Nature`]. Equally good ones are taken in the order of their texts.
    fn defence(&mut self, position: &G::Position) -> Result<(G::Move, G::Position), Unfit> {
        let mut replies = moves(self.game, position);
        replies.sort_by_cached_key(|&(action, _)| self.game.move_text(action));
        match &mut self.nature {
            Nature::Race(race) => {
                let mut longest = 0;
                let mut kept = Vec::new();
                for (action, next) in replies {
                    let Found::Wins(moves) = race.look(&next, FARTHEST)? else {
                        return Err(Unfit::TooLarge);
                    };
                    if moves > longest {
                        longest = moves;
                        kept.clear();
                    }
                    if moves == longest {
                        kept.push((action, next));
                    }
                }
                replies = kept;
            }
            Nature::Points { more, .. } => {
                if let Some(more) = more {
                    let mut kept = Vec::new();
                    for (action, next) in replies {
                        if !more.is_reached(&next)? {
                            kept.push((action, next));
                        }
                    }
                    replies = kept;
                }
            }
        }
        let mut best = None;
        let mut fewest = usize::MAX;
        for (action, next) in replies {
            let right = match self.game.turn(&next) {
                Turn::Seat(seat) if seat == self.goal.solver() => {
                    match self.right_moves(&next, fewest.saturating_sub(1)) {
                        Ok(right) => right.len(),
                        Err(Unfit::TooLarge) => continue,
                        Err(unfit) => return Err(unfit),
                    }
                }
                _ => usize::MAX,
            };
            if best.is_none() || right < fewest {
                fewest = right;
                best = Some((action, next));
            }
        }
        best.ok_or(Unfit::NothingToFind)
    }
}

/// The room that a new tree has.
pub(crate) const ROOM: usize = MAX_TREE;

use std::collections::BTreeSet;
use std::fmt;

use game::{Explain, Game, Seat, Turn};
use search::Solver;

use crate::draft::{Drafter, Nature, ROOM, Unfit};
use crate::goal::{Goal, moves};
use crate::judge::{Judge, Proofs};
use crate::margins::Margins;
use crate::race::{Found, Race};
use crate::score::Score;
use crate::{Kind, Node};

/// How much may be spent on one puzzle, counted in positions, so that the same is made on every machine.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    /// By the game's own solver, in all and for one question; for best ends in all.
    pub nodes: u64,
    /// The same for one question.
    pub nodes_each: u64,
    /// In a game that is won by a move, to see that a win is near.
    pub near_nodes: u64,
    /// By plain search, which must be able to prove it as well.
    pub plain_nodes: u64,
}

/// A puzzle before anybody knows how hard it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draft {
    /// Whose move it is.
    pub seat: Seat,
    /// What is asked for.
    pub kind: Kind,
    /// For a best end, what can be got.
    pub margin: Option<i32>,
    /// What the solution is about.
    pub themes: Vec<String>,
    /// The solution.
    pub tree: Node,
}

/// Makes and proves puzzles of one configured game for two.
pub struct Workshop<G: Game> {
    pub(crate) game: G,
    pub(crate) solver: Option<Box<dyn Solver<G>>>,
    pub(crate) has_points: bool,
}

/// So many moves have to be found by the shortest way, at most.
const MOST_STEPS: usize = 4;

impl<G: Game> fmt::Debug for Workshop<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Workshop").finish_non_exhaustive()
    }
}

/// Of so many legal moves one may be right, at most.
const LEGAL_FOR_EACH_RIGHT: usize = 2;
/// Where fewer moves are legal, there is little to choose.
const FEWEST_LEGAL: usize = 3;

impl<G: Explain> Workshop<G> {
    /// With the game's solver wins are looked for, without one best ends.
    pub fn new(game: G, solver: Option<Box<dyn Solver<G>>>, has_points: bool) -> Self {
        Self {
            game,
            solver,
            has_points,
        }
    }

    /// A puzzle of this position, or why it makes none.
    pub fn draft(&mut self, position: &G::Position, effort: &Effort) -> Result<Draft, Unfit> {
        let Turn::Seat(seat) = self.game.turn(position) else {
            return Err(Unfit::NothingToFind);
        };
        let game = &self.game;
        if moves(game, position).len() < FEWEST_LEGAL {
            return Err(Unfit::TooEasy);
        }
        let score = |goal| Score::new(game, goal, effort.nodes);
        let (tree, margin) = match (&mut self.solver, self.has_points) {
            (Some(solver), false) => {
                let goal = Goal::Win(seat);
                win_is_near(game, goal, position, effort.near_nodes)?;
                let judge =
                    &mut Proofs::new(game, goal, solver.as_mut(), effort.nodes, effort.nodes_each);
                let nature = Nature::Race(Race::new(game, goal, effort.plain_nodes));
                (tree(game, goal, judge, nature, position)?, None)
            }
            (Some(_), true) => {
                let goal = Goal::Margin(seat, 1);
                let nature = Nature::Points {
                    goal: score(goal),
                    more: None,
                };
                (tree(game, goal, &mut score(goal), nature, position)?, None)
            }
            (None, _) => {
                let any = Goal::Margin(seat, 0);
                let best = Margins::new(game, any, effort.nodes).margin(position)?;
                let goal = Goal::Margin(seat, best);
                let nature = Nature::Points {
                    goal: score(goal),
                    more: Some(score(Goal::Margin(seat, best + 1))),
                };
                let tree = tree(game, goal, &mut score(goal), nature, position)?;
                (tree, Some(best))
            }
        };
        Ok(Draft {
            seat,
            kind: if margin.is_some() {
                Kind::Best
            } else {
                Kind::Win
            },
            margin,
            themes: self.themes(position, &tree),
            tree,
        })
    }

    /// What the moves of the main line are about, and how it ends.
    pub(crate) fn themes(&self, position: &G::Position, tree: &Node) -> Vec<String> {
        let Turn::Seat(solver) = self.game.turn(position) else {
            return Vec::new();
        };
        let mut themes = BTreeSet::new();
        let mut position = position.clone();
        for text in tree.main_line() {
            let Ok(action) = self.game.parse_move(text) else {
                break;
            };
            if self.game.turn(&position) == Turn::Seat(solver) {
                themes.extend(self.game.themes(&position, action));
            }
            self.game.play_unchecked(&mut position, action);
        }
        themes.into_iter().map(str::to_owned).collect()
    }
}

/// Whether a win can be seen that is neither there at once nor too far away.
fn win_is_near<G: Game>(
    game: &G,
    goal: Goal,
    position: &G::Position,
    nodes: u64,
) -> Result<(), Unfit> {
    let farthest = 2 * MOST_STEPS as u8 - 1;
    match Race::new(game, goal, nodes).look_briefly(position, farthest, nodes) {
        Found::Wins(1) => Err(Unfit::AtOnce),
        Found::Wins(_) => Ok(()),
        Found::Never => Err(Unfit::NothingToFind),
        Found::Open => Err(Unfit::Far),
    }
}

/// The whole tree, if it is worth asking for.
fn tree<'a, G: Explain, J: Judge<G>>(
    game: &'a G,
    goal: Goal,
    judge: &mut J,
    nature: Nature<'a, G>,
    position: &G::Position,
) -> Result<Node, Unfit> {
    if !judge.is_reached(position)? {
        return Err(Unfit::NothingToFind);
    }
    let mut drafter = Drafter {
        game,
        goal,
        judge,
        nature,
        room: ROOM,
    };
    let legal = moves(game, position).len();
    let allowed = legal / LEGAL_FOR_EACH_RIGHT;
    let right = drafter
        .right_moves(position, allowed)
        .map_err(|unfit| match unfit {
            Unfit::TooLarge => Unfit::TooEasy,
            other => other,
        })?;
    if right.iter().any(|(_, next)| game.turn(next) == Turn::Over) {
        return Err(Unfit::AtOnce);
    }
    let tree = drafter.turn(position, 0)?;
    if tree.steps() > MOST_STEPS {
        return Err(Unfit::TooLarge);
    }
    Ok(tree)
}

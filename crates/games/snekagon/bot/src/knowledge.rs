use std::ops::ControlFlow;

use game::{Dice, PerSeat, Seat, SeededDice, Turn};
use search::Knowledge;
use snekagon::{Ends, Snake, Spots, Survey};

use super::endgame::settled;
use super::evaluation::evaluate;
use snekagon::room::{Grounds, fronts, further, grounds, open_ends};

/// What a tree search knows of snakes: long ones grow, and those of others are best stopped at their
/// ends.
#[derive(Clone, Copy, Debug)]
pub(super) struct SnekagonKnowledge;

/// In so many of a hundred moves of a playout the longest snake goes on, if it can.
const EXTEND_PERCENT: u32 = 90;
/// How likely a tile of so many hexes is to be taken for that: the long ones come first.
const TILE_WEIGHTS: [u32; 6] = [0, 1, 2, 4, 7, 10];
/// From so many moves on, only those that extend a snake are candidates, if there are any.
const MANY_MOVES: u64 = 2_600;
/// Where nothing can be extended, about so many are.
const SAMPLED_MOVES: u64 = 800;

impl<G: Survey> Knowledge<G> for SnekagonKnowledge {
    fn candidates(
        &self,
        game: &G,
        position: &G::Position,
        candidates: &mut Vec<(G::Move, f32)>,
    ) -> bool {
        let Turn::Seat(mover) = game.turn(position) else {
            return true;
        };
        let priors = MovePriors::new(game, position, mover);
        let mut add = |action| {
            candidates.push((action, priors.log_prior(game, action).exp()));
            ControlFlow::Continue(())
        };
        let moves = game.count_moves(position);
        if moves <= MANY_MOVES {
            let _ = game.each_move(position, add);
            return true;
        }
        let _ = game.each_extension(position, &priors.open, &mut add);
        if candidates.is_empty() {
            // Neighbouring foundings are much alike: some of each kind are enough.
            let stride = moves.div_ceil(SAMPLED_MOVES);
            let mut number = 0;
            let _ = game.each_move(position, |action| {
                number += 1;
                if number % stride == 0 {
                    candidates.push((action, priors.log_prior(game, action).exp()));
                }
                ControlFlow::Continue(())
            });
        }
        false
    }

    fn rollout_move(&self, game: &G, position: &G::Position, dice: &mut SeededDice) -> G::Move {
        if dice.below(100) < EXTEND_PERCENT
            && let Turn::Seat(mover) = game.turn(position)
            && let Some(snake) = game
                .snakes(position, mover)
                .max_by_key(|snake| snake.length)
            && let Some(action) =
                game.pick_extension(position, &both_ends(&snake), &TILE_WEIGHTS, dice)
        {
            return action;
        }
        game.pick_move(position, dice)
    }

    fn evaluate(&self, game: &G, position: &G::Position) -> Option<PerSeat<f32>> {
        Some(evaluate(game, position))
    }

    fn proven_rewards(&self, game: &G, position: &G::Position) -> Option<PerSeat<f32>> {
        settled(game, position)
    }
}

fn both_ends(snake: &Snake) -> Ends {
    let mut ends = Ends::default();
    for (board, spot) in snake.ends {
        ends[board] |= spot;
    }
    ends
}

/// A position as the seat to move sees it: what makes one move more appealing than another.
#[derive(Debug)]
pub(super) struct MovePriors {
    grounds: Grounds,
    /// All own open ends.
    open: Ends,
    snakes: [(u32, Ends); 10],
    count: usize,
    longest: u32,
    /// Cells that the longest snakes of others could go on to at once, and the next ones.
    fronts: Ends,
    next: Ends,
}

/// What a hex more in the longest snake counts.
const LENGTH_WEIGHT: f32 = 0.35;
/// What a cell counts that is taken right before a rival's end, and one a step further.
const BLOCK_WEIGHT: f32 = 0.7;
const NEAR_BLOCK_WEIGHT: f32 = 0.15;
/// What a free cell beside the tile's free end counts.
const LIBERTY_WEIGHT: f32 = 0.12;

impl MovePriors {
    pub(super) fn new<G: Survey>(game: &G, position: &G::Position, mover: Seat) -> Self {
        let grounds_of = |seat| grounds(game, position, seat);
        let mut priors = Self {
            grounds: grounds_of(mover),
            open: Ends::default(),
            snakes: [(0, Ends::default()); 10],
            count: 0,
            longest: game.longest(position, mover),
            fronts: Ends::default(),
            next: Ends::default(),
        };
        for snake in game.snakes(position, mover) {
            let ends = open_ends(&snake, &priors.grounds);
            priors.snakes[priors.count] = (snake.length, ends);
            priors.count += 1;
            add(&mut priors.open, &ends);
        }
        for rival in (0..game.seats()).map(Seat::new) {
            if rival == mover || game.left(position, rival).tiles == 0 {
                continue;
            }
            let theirs = grounds_of(rival);
            let snakes = game.snakes(position, rival);
            let Some(snake) = snakes.max_by_key(|snake| snake.length) else {
                continue;
            };
            let near = fronts(game, &theirs, &open_ends(&snake, &theirs));
            add(&mut priors.next, &further(game, &theirs, &near));
            add(&mut priors.fronts, &near);
        }
        priors
    }

    /// How long the snake is that a move makes.
    pub(super) fn length<G: Survey>(&self, game: &G, action: G::Move) -> u32 {
        let lie = game.lie(action);
        let drilled = lie.drills != [None; 2];
        if lie.near & self.open[lie.board] == 0 && !drilled {
            return lie.length;
        }
        let joins = |ends: &Ends| {
            let through =
                |end: usize| lie.drills[end].is_some_and(|other| ends[other] & lie.tips[end] != 0);
            ends[lie.board] & lie.near != 0 || drilled && (through(0) || through(1))
        };
        let joined = self.snakes[..self.count].iter();
        let joined = joined.filter(|(_, ends)| joins(ends));
        lie.length + joined.map(|&(length, _)| length).sum::<u32>()
    }

    /// How promising a move looks: a soft opinion, on which a search will improve.
    pub(super) fn log_prior<G: Survey>(&self, game: &G, action: G::Move) -> f32 {
        let lie = game.lie(action);
        let length = self.length(game, action);
        let gain = length as f32 - self.longest as f32;
        let blocked = (lie.cells & self.fronts[lie.board]).count_ones();
        let hindered = (lie.cells & self.next[lie.board]).count_ones();
        let inner: Spots = self.grounds[lie.board].inner & !lie.cells;
        let ends = (lie.tips[0] | lie.tips[1]) & self.grounds[lie.board].inner;
        let liberties = (game.beside(ends) & inner).count_ones();
        LENGTH_WEIGHT * gain.max(-4.0)
            + BLOCK_WEIGHT * blocked as f32
            + NEAR_BLOCK_WEIGHT * hindered as f32
            + LIBERTY_WEIGHT * liberties as f32
    }
}

fn add(spots: &mut Ends, more: &Ends) {
    for (spots, more) in spots.iter_mut().zip(more) {
        *spots |= more;
    }
}

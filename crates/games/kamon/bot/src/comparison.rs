//! Kamon's engine against the general searches with the same knowledge, for the program `kamon_engines` of
//! the laboratory: the general ones are given Kamon's own position types, so that what differs is the search.
//! `docs/decisions/003-kamon-has-its-own-engine.md` says what came of it.

use std::hash::{Hash, Hasher};
use std::ops::ControlFlow;

use game::{Dice, Game, NoDraw, PerSeat, Seat, SeededDice, Turn, Visit};
use kamon::{Cell, Cells, Kamon, Position};
use search::{
    FirstPlay, Knowledge, Limits, Mcts, ProofHeuristic, ProofTable, Prover, Report, Settings,
    Value, values_for_two,
};

use super::initial_numbers::initial_numbers;
use super::playout::{PlayoutRules, PlayoutState};
use super::solver_position::{Layout, SolverPosition, StaticValue};
use super::tokens::each_bit;
use super::tree::{self, KeptTrees, TreeSearch};

/// How many bytes a node of Kamon's tree takes.
pub const OWN_NODE_BYTES: usize = tree::NODE_BYTES;
/// How many bytes a node of the general tree takes.
pub const GENERAL_NODE_BYTES: usize = Mcts::<TreeGame, TreeKnowledge>::NODE_BYTES;
/// How many bytes the general proof search copies with each child: a whole position.
pub const PROOF_POSITION_BYTES: usize = size_of::<ProofPosition>();

/// Searches with Kamon's own tree, from nothing. The position is not over.
pub fn search_own(game: &Kamon, position: &Position, limits: &Limits, seed: u64) -> Report<Cell> {
    let tree_search = TreeSearch {
        game,
        table: &ProofTable::new(64),
        memory: MEMORY,
        threads: 1,
        seed,
    };
    tree_search.search(&mut KeptTrees::default(), position, limits, &mut |_| {})
}

/// Searches with the general tree, from nothing: the same priors, playouts, static values and parameters.
pub fn search_general(
    game: &Kamon,
    position: &Position,
    limits: &Limits,
    seed: u64,
) -> Report<Cell> {
    let settings = Settings {
        exploration: tree::EXPLORATION,
        prior_visits: tree::PRIOR_VISITS,
        rave_equivalence: tree::RAVE_EQUIVALENCE,
        prior_weight: 0.0,
        first_play: FirstPlay::BelowParent(0.0),
        memory: MEMORY,
        seed,
        ..Settings::default()
    };
    let game = TreeGame {
        rules: PlayoutRules::new(game, position),
        layout: Layout::new(game, position),
    };
    let start = TreePosition(PlayoutState::new(position));
    let knowledge = TreeKnowledge(ProofTable::new(64));
    Mcts::new(game, knowledge, settings).search(&start, limits, &mut |_| {})
}

/// Solves with the general proof search: the same initial numbers, static values and forced moves. Says what
/// the position is worth and how many nodes that took.
pub fn solve_general(game: &Kamon, position: &Position, limits: &Limits) -> (Option<Value>, u64) {
    let game = ProofGame(Layout::new(game, position));
    let start = game.0.solver_position(position);
    match start.static_value {
        StaticValue::Win => (Some(Value::Win), 0),
        StaticValue::Draw => (Some(Value::Draw), 0),
        StaticValue::Loss => (Some(Value::Loss), 0),
        StaticValue::Unknown => {
            let mut prover = Prover::new(game, Heuristic, PROOF_MEMORY, 1);
            let solution = prover.solve(&ProofPosition(start), limits, &mut |_| {});
            (solution.value, solution.nodes)
        }
    }
}

const MEMORY: usize = 256 << 20;
/// How many bytes both proof searches may take.
pub const PROOF_MEMORY: usize = 1 << 30;

/// Kamon on one layout, with the position that its own tree has. Moves that lose at once are not shown, as
/// there; static values take care of whatever ends the game.
#[derive(Clone, Debug)]
pub struct TreeGame {
    rules: PlayoutRules,
    layout: Layout,
}

/// A position of [`TreeGame`].
#[derive(Clone, Debug)]
pub struct TreePosition(PlayoutState);

impl TreePosition {
    fn pieces(&self) -> [Cells; 2] {
        self.0.players.map(|player| player.pieces())
    }
}

impl PartialEq for TreePosition {
    fn eq(&self, other: &Self) -> bool {
        self.pieces() == other.pieces() && self.0.last == other.0.last
    }
}

impl Eq for TreePosition {}

impl Hash for TreePosition {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.pieces().hash(state);
    }
}

impl Game for TreeGame {
    type Setup = ();
    type Position = TreePosition;
    type Move = Cell;
    type Draw = NoDraw;

    fn seats(&self) -> usize {
        2
    }

    fn deal(&self, _: &mut impl Dice) {}

    fn start(&self, (): &()) -> TreePosition {
        unreachable!("searches begin at a given position")
    }

    fn turn(&self, position: &TreePosition) -> Turn {
        if position.0.legal == 0 {
            Turn::Over
        } else {
            Turn::Seat(position.0.mover)
        }
    }

    fn each_move(&self, position: &TreePosition, visit: impl FnMut(Cell) -> Visit) -> Visit {
        let solver_position = self.layout.position_of(&position.0);
        self.layout.safe_cells(&solver_position).try_for_each(visit)
    }

    fn play_unchecked(&self, position: &mut TreePosition, action: Cell) {
        self.rules.place(&mut position.0, action);
    }

    fn scores(&self, position: &TreePosition) -> PerSeat<i32> {
        // Whoever cannot move has lost, unless the board is full.
        let blocked = position.0.legal == 0 && position.0.free != 0;
        PerSeat::from_fn(2, |seat| i32::from(blocked && seat != position.0.mover))
    }

    fn key(&self, position: &TreePosition) -> u64 {
        self.layout.position_of(&position.0).key(true)
    }
}

/// What Kamon's own tree knows.
#[derive(Debug)]
pub struct TreeKnowledge(ProofTable);

impl Knowledge<TreeGame> for TreeKnowledge {
    fn prior_value(&self, game: &TreeGame, position: &TreePosition, action: Cell) -> Option<f32> {
        Some(tree::prior_value(&game.rules, &position.0, action))
    }

    fn proven_rewards(&self, game: &TreeGame, position: &TreePosition) -> Option<PerSeat<f32>> {
        let solver_position = game.layout.position_of(&position.0);
        let value = game
            .layout
            .after_forced_moves(solver_position)
            .value(&self.0)?;
        Some(values_for_two(position.0.mover, value.reward()))
    }

    fn playout(
        &self,
        game: &TreeGame,
        position: &mut TreePosition,
        _max_steps: u32,
        dice: &mut SeededDice,
        trace: &mut Vec<(Seat, Cell)>,
    ) -> PerSeat<f32> {
        let before = position.pieces();
        let (winner, pieces) = game.rules.playout(&mut position.0, dice);
        for seat in [0, 1].map(Seat::new) {
            let played = pieces[seat.index()] & !before[seat.index()];
            trace.extend(each_bit(played).map(|bit| (seat, Cell::first_of(1 << bit))));
        }
        winner.map_or(PerSeat::all(2, 0.5), |winner| values_for_two(winner, 1.0))
    }
}

/// Kamon on one layout, with the position that its own solver has, past whatever is forced.
#[derive(Clone, Debug)]
pub struct ProofGame(Layout);

/// A position of [`ProofGame`].
#[derive(Clone, Copy, Debug)]
pub struct ProofPosition(SolverPosition);

impl PartialEq for ProofPosition {
    fn eq(&self, other: &Self) -> bool {
        self.0.key(true) == other.0.key(true)
    }
}

impl Eq for ProofPosition {}

impl Hash for ProofPosition {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.key(true).hash(state);
    }
}

impl Game for ProofGame {
    type Setup = ();
    type Position = ProofPosition;
    type Move = u8;
    type Draw = NoDraw;

    fn seats(&self) -> usize {
        2
    }

    fn deal(&self, _: &mut impl Dice) {}

    fn start(&self, (): &()) -> ProofPosition {
        unreachable!("searches begin at a given position")
    }

    fn turn(&self, position: &ProofPosition) -> Turn {
        Turn::Seat(Seat::new(usize::from(!position.0.black_to_move)))
    }

    fn each_move(&self, position: &ProofPosition, mut visit: impl FnMut(u8) -> Visit) -> Visit {
        for token in each_bit(position.0.safe) {
            visit(token as u8)?;
        }
        ControlFlow::Continue(())
    }

    fn play_unchecked(&self, position: &mut ProofPosition, action: u8) {
        position.0 = self.0.play(&position.0, usize::from(action)).position;
    }

    fn scores(&self, _: &ProofPosition) -> PerSeat<i32> {
        PerSeat::all(2, 0)
    }

    fn key(&self, position: &ProofPosition) -> u64 {
        position.0.key(true)
    }
}

/// What Kamon's own solver knows.
#[derive(Clone, Copy, Debug)]
struct Heuristic;

impl ProofHeuristic<ProofGame> for Heuristic {
    fn initial_numbers(&self, game: &ProofGame, position: &ProofPosition) -> (u32, u32) {
        let numbers = initial_numbers(&position.0, game.0.board());
        (numbers.phi, numbers.delta)
    }

    fn static_value(&self, _: &ProofGame, position: &ProofPosition) -> Option<Value> {
        match position.0.static_value {
            StaticValue::Win => Some(Value::Win),
            StaticValue::Draw => Some(Value::Draw),
            StaticValue::Loss => Some(Value::Loss),
            StaticValue::Unknown => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use game::{Listed, SeededDice};

    use super::*;
    use crate::KamonSolver;

    #[test]
    fn the_general_searches_agree_with_kamons_own() {
        let game = Kamon::configure(&Kamon::family().defaults());
        let (mut compared, mut same_move) = (0, 0);
        for seed in 0..40 {
            let mut dice = SeededDice::new(seed);
            let mut position = game.start(&game.deal(&mut dice));
            for _ in 0..16 {
                if game.turn(&position) != Turn::Over {
                    let action = game.pick_move(&position, &mut dice);
                    game.play_unchecked(&mut position, action);
                }
            }
            let unknown = |position| {
                Layout::new(&game, position)
                    .solver_position(position)
                    .static_value
                    == StaticValue::Unknown
            };
            if game.turn(&position) == Turn::Over || !unknown(&position) {
                continue;
            }
            let limits = Limits::default();
            let own = KamonSolver::new(1 << 20, 1).solve(&game, &position, &limits, &mut |_| {});
            assert_eq!(solve_general(&game, &position, &limits).0, own.value);
            let playouts = Limits::playouts(3_000);
            let best = |report: Report<Cell>| report.best().expect("a move");
            let own = best(search_own(&game, &position, &playouts, seed));
            let general = best(search_general(&game, &position, &playouts, seed));
            assert!(game.is_legal(&position, general));
            compared += 1;
            same_move += u32::from(own == general);
        }
        assert!(
            compared > 20 && 2 * same_move > compared,
            "{same_move} of {compared}"
        );
    }
}

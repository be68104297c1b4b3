mod node;
mod report;
mod tree_search;

use game::{Dice, Seat, SeededDice};
use kamon::{Cell, Cells, Position};
use search::{Clock, ProofTable, Value};

use super::evaluation::{evaluate, win_probability};
use super::playout::{PlayoutRules, PlayoutState};
use super::solver_position::Layout;
use super::tokens::each_bit;
use node::Node;
pub(super) use node::{PRIOR_VISITS, RAVE_EQUIVALENCE};
pub(super) use tree_search::{KeptTrees, TreeSearch};

/// A Monte-Carlo tree search for Kamon alone, as lean as it can be: moves are bits, so that what was
/// played later in a game (RAVE) is one word. Leaves are looked at as the solver does, past whatever is
/// forced, and what it has proved is known.
pub(super) struct Tree<'a> {
    rules: &'a PlayoutRules,
    layout: &'a Layout,
    table: &'a ProofTable,
    root: PlayoutState,
    nodes: Vec<Node>,
    max_nodes: usize,
    dice: SeededDice,
    path: Vec<Step>,
    playouts: u64,
}

/// What ends a search of one tree, besides the clock.
struct Most {
    playouts: u64,
    nodes: usize,
    depth: Option<u32>,
}

/// No node has more children.
const CELLS: usize = 37;

struct Step {
    node: u32,
    /// Whose move it is there, and its pieces.
    mover: Seat,
    pieces: Cells,
}

/// The exploration constant. Small: RAVE tells moves apart soon enough.
pub(super) const EXPLORATION: f32 = 0.1;

/// How many bytes a node takes.
pub(super) const NODE_BYTES: usize = size_of::<Node>();

impl<'a> Tree<'a> {
    fn new(
        rules: &'a PlayoutRules,
        layout: &'a Layout,
        table: &'a ProofTable,
        position: &Position,
        memory: usize,
        seed: u64,
    ) -> Self {
        let root = PlayoutState::new(position);
        let position = layout.position_of(&root);
        let safe = layout.safe_cells(&position).fold(0, |set, c| set | c.bit());
        let mut tree = Self {
            rules,
            layout,
            table,
            root,
            nodes: vec![Node::new(Cell::first_of(1), 0.5)],
            max_nodes: (memory / size_of::<Node>()).max(64),
            dice: SeededDice::new(seed),
            path: Vec::with_capacity(40),
            playouts: 0,
        };
        tree.nodes[0].safe = if safe == 0 { root.legal } else { safe };
        tree.expand(0, &root);
        tree
    }

    /// Reuses what an earlier tree knew of the same position, if that leaves room to grow.
    fn reuse(&mut self, nodes: Vec<Node>) {
        if nodes.len() <= self.max_nodes / 2 && nodes[0].safe == self.nodes[0].safe {
            self.nodes = nodes;
            // Only what follows from the moves: one of them is to be played.
            self.nodes[0].proven = self.proof(0);
        }
    }

    /// Searches until the limits are met or everything is known.
    fn search(&mut self, most: &Most, clock: &Clock, between: &mut dyn FnMut(&Self)) {
        // One playout at least, so that there is a move to play.
        while self.nodes[0].proven.is_none()
            && self.playouts < most.playouts
            && (self.playouts == 0 || self.nodes.len() < most.nodes)
        {
            self.run();
            self.playouts += 1;
            if self.playouts.is_multiple_of(16) {
                if clock.is_up() || most.depth.is_some_and(|depth| self.is_deep_enough(depth)) {
                    return;
                }
                between(self);
            }
        }
    }

    /// Whether the line that is visited most has so many moves, or comes to an end or to where there is no room for more.
    fn is_deep_enough(&self, depth: u32) -> bool {
        let mut index = 0;
        for _ in 0..depth {
            let node = &self.nodes[index];
            let children = node.children();
            if children.is_empty() || node.proven.is_some() {
                let full = self.nodes.len() + CELLS > self.max_nodes;
                return node.proven.is_some() || full;
            }
            let visits = |&child: &usize| self.nodes[child].visits;
            index = children.max_by_key(visits).unwrap_or(index);
        }
        self.nodes[index].visits > 0
    }

    /// One playout.
    fn run(&mut self) {
        let mut state = self.root;
        self.path.clear();
        let mut index = 0;
        let (winner, pieces) = loop {
            self.path.push(Step {
                node: index,
                mover: state.mover,
                pieces: state.players[state.mover.index()].pieces(),
            });
            let node = &mut self.nodes[index as usize];
            if node.safe == 0 {
                let position = self.layout.position_of(&state);
                let value = self.layout.after_forced_moves(position).value(self.table);
                node.proven = value;
                node.safe = self
                    .layout
                    .safe_cells(&position)
                    .fold(0, |set, c| set | c.bit());
                if let Some(value) = value {
                    let winner = match value {
                        Value::Win => Some(state.mover),
                        Value::Draw => None,
                        Value::Loss => Some(state.mover.other()),
                    };
                    break (winner, state.players.map(|player| player.pieces()));
                }
                break self.rules.playout(&mut state, &mut self.dice);
            }
            if node.count == 0 && !self.expand(index, &state) {
                break self.rules.playout(&mut state, &mut self.dice);
            }
            index = self.select(index);
            self.rules
                .place(&mut state, self.nodes[index as usize].cell);
        };
        self.backpropagate(winner, pieces);
    }

    /// Gives a node its children, if there is room.
    fn expand(&mut self, index: u32, state: &PlayoutState) -> bool {
        let safe = self.nodes[index as usize].safe;
        let (first, count) = (self.nodes.len(), safe.count_ones());
        let needed = first + count as usize;
        if needed > self.max_nodes {
            return false;
        }
        if needed > self.nodes.capacity() {
            // Twice the room, as a vector would by itself, but never more than there may be.
            let room = (2 * needed).min(self.max_nodes);
            self.nodes.reserve_exact(room - first);
        }
        let cells = each_bit(safe).map(|bit| Cell::first_of(1 << bit));
        let rules = self.rules;
        let children = cells.map(|cell| Node::new(cell, prior_value(rules, state, cell)));
        self.nodes.extend(children);
        let node = &mut self.nodes[index as usize];
        (node.first, node.count) = (first as u32, count);
        true
    }

    fn children(&self, index: u32) -> &[Node] {
        &self.nodes[self.nodes[index as usize].children()]
    }

    /// The child to descend to: of those that are not proven, the one with the highest upper confidence bound.
    fn select(&mut self, index: u32) -> u32 {
        let node = self.nodes[index as usize];
        let explore = EXPLORATION * (node.visits.max(2) as f32).ln().sqrt();
        // A random start, so that among equals none is favoured for standing first.
        let turn = self.dice.below(node.count);
        let (mut best, mut best_score) = (node.first, f32::NEG_INFINITY);
        for offset in 0..node.count {
            let place = offset + turn;
            let place = if place >= node.count {
                place - node.count
            } else {
                place
            };
            let child = &self.nodes[(node.first + place) as usize];
            if child.proven.is_some() {
                continue;
            }
            let mean = child.estimate();
            let n = child.visits as f32;
            let score = mean + explore / (n + 1.0).sqrt();
            if score > best_score {
                (best, best_score) = (node.first + place, score);
            }
        }
        best
    }

    fn backpropagate(&mut self, winner: Option<Seat>, pieces: [Cells; 2]) {
        let points = |seat: Seat| winner.map_or(1, |winner| if winner == seat { 2 } else { 0 });
        let mut proving = true;
        while let Some(step) = self.path.pop() {
            let node = &mut self.nodes[step.node as usize];
            node.visits += 1;
            node.sum += points(step.mover.other());
            let children = node.children();
            let known = node.proven;
            let later = pieces[step.mover.index()] & !step.pieces;
            let gained = points(step.mover);
            for child in &mut self.nodes[children] {
                if later & child.cell.bit() != 0 {
                    child.amaf_visits += 1;
                    child.amaf_sum += gained;
                }
            }
            if proving && known.is_none() {
                let value = self.proof(step.node);
                self.nodes[step.node as usize].proven = value;
                proving = value.is_some();
            }
        }
    }

    /// The value that the children prove, if they do.
    fn proof(&self, index: u32) -> Option<Value> {
        let children = self.children(index);
        if children
            .iter()
            .any(|child| child.proven == Some(Value::Loss))
        {
            return Some(Value::Win);
        }
        let values = children.iter().map(|child| child.proven);
        let worst = values.min_by_key(|known| known.map_or(-1, |value| value as i32))??;
        Some(worst.for_other())
    }
}

/// The prior value of a move for the seat to move.
pub(super) fn prior_value(rules: &PlayoutRules, state: &PlayoutState, cell: Cell) -> f32 {
    let mut next = *state;
    rules.place(&mut next, cell);
    let [own, other] = [next.mover, next.mover.other()].map(|seat| &next.players[seat.index()]);
    1.0 - win_probability(evaluate(own, other, next.free))
}

use std::cmp::Ordering::Equal;

use game::{Dice, Seat, SeededDice};
use kamon::{Cell, Cells, Kamon, Position};
use search::{Candidate, Clock, Limits, ProofTable, Report, Value, values_for_two};

use super::field::{Field, Rules};
use super::spot::Ground;
use super::tokens::each_bit;

/// A Monte-Carlo tree search for Kamon alone, as lean as it can be: moves are bits, so that what was
/// played later in a game (RAVE) is one word. Leaves are looked at as the solver does, past whatever is
/// forced, and what it has proved is known.
pub(super) struct Tree<'a> {
    rules: &'a Rules,
    ground: &'a Ground,
    table: &'a ProofTable,
    root: Field,
    nodes: Vec<Node>,
    most_nodes: usize,
    dice: SeededDice,
    path: Vec<Step>,
    playouts: u64,
}

/// A position in the tree, by the move that led to it.
#[derive(Clone, Copy, Debug)]
struct Node {
    /// How often it was visited, and what the seat that moved here got, in half points.
    visits: u32,
    sum: u32,
    /// The same for games in which that seat made the move at any later time.
    later_visits: u32,
    later_sum: u32,
    /// Its children lie in a row.
    first: u32,
    count: u32,
    /// Moves that do not lose at once; none before the first visit.
    safe: Cells,
    cell: Cell,
    /// What it is worth for sure to the seat to move.
    known: Option<Value>,
}

struct Step {
    node: u32,
    /// Whose move it is there, and its pieces.
    mover: Seat,
    pieces: Cells,
}

/// How much the unknown attracts. Little: what was played later tells moves apart soon enough.
const EXPLORATION: f32 = 0.1;
/// Of how many visits the opinion of later playings is worth half.
const RAVE: f32 = 1000.0;

impl Node {
    const fn new(cell: Cell) -> Self {
        Self {
            visits: 0,
            sum: 0,
            later_visits: 0,
            later_sum: 0,
            first: 0,
            count: 0,
            safe: 0,
            cell,
            known: None,
        }
    }

    /// What the seat that moved here got on average.
    fn mean(&self) -> f32 {
        self.sum as f32 / (2 * self.visits.max(1)) as f32
    }

    /// What the seat that moved here can expect.
    fn worth(&self) -> f32 {
        let known = self.known.map(|value| value.for_other().reward());
        known.unwrap_or_else(|| self.mean())
    }
}

impl<'a> Tree<'a> {
    fn new(
        rules: &'a Rules,
        ground: &'a Ground,
        table: &'a ProofTable,
        position: &Position,
        memory: usize,
        seed: u64,
    ) -> Self {
        let root = Field::new(position);
        let spot = ground.spot_of(&root);
        let safe = ground.safe_cells(&spot).fold(0, |set, c| set | c.bit());
        let mut tree = Self {
            rules,
            ground,
            table,
            root,
            nodes: vec![Node::new(Cell::first_of(1))],
            most_nodes: (memory / size_of::<Node>()).max(64),
            dice: SeededDice::new(seed),
            path: Vec::with_capacity(40),
            playouts: 0,
        };
        tree.nodes[0].safe = if safe == 0 { root.legal } else { safe };
        tree.expand(0);
        tree
    }

    /// Searches until the limits are met or everything is known.
    fn grow(&mut self, playouts: u64, clock: &Clock, between: &mut dyn FnMut(&Self)) {
        while self.nodes[0].known.is_none() && self.playouts < playouts {
            self.run();
            self.playouts += 1;
            if self.playouts.is_multiple_of(16) {
                if clock.is_up() {
                    return;
                }
                between(self);
            }
        }
    }

    /// One playout.
    fn run(&mut self) {
        let mut field = self.root;
        self.path.clear();
        let mut index = 0;
        let (winner, pieces) = loop {
            self.path.push(Step {
                node: index,
                mover: field.mover,
                pieces: field.players[field.mover.index()].pieces(),
            });
            let node = &mut self.nodes[index as usize];
            if node.safe == 0 {
                let spot = self.ground.spot_of(&field);
                let value = self.ground.settled(spot).value(self.table);
                node.known = value;
                node.safe = self
                    .ground
                    .safe_cells(&spot)
                    .fold(0, |set, c| set | c.bit());
                if let Some(value) = value {
                    let winner = match value {
                        Value::Win => Some(field.mover),
                        Value::Draw => None,
                        Value::Loss => Some(field.mover.other()),
                    };
                    break (winner, field.players.map(|player| player.pieces()));
                }
                break self.rules.play_out(&mut field, &mut self.dice);
            }
            if node.count == 0 && !self.expand(index) {
                break self.rules.play_out(&mut field, &mut self.dice);
            }
            index = self.select(index);
            self.rules
                .place(&mut field, self.nodes[index as usize].cell);
        };
        self.come_back(winner, pieces);
    }

    /// Gives a node its children, if there is room.
    fn expand(&mut self, index: u32) -> bool {
        let safe = self.nodes[index as usize].safe;
        let (first, count) = (self.nodes.len(), safe.count_ones());
        let needed = first + count as usize;
        if needed > self.most_nodes {
            return false;
        }
        if needed > self.nodes.capacity() {
            // Twice the room, as a vector would by itself, but never more than there may be.
            let room = (2 * needed).min(self.most_nodes);
            self.nodes.reserve_exact(room - first);
        }
        let cells = each_bit(safe).map(|bit| Cell::first_of(1 << bit));
        self.nodes.extend(cells.map(Node::new));
        let node = &mut self.nodes[index as usize];
        (node.first, node.count) = (first as u32, count);
        true
    }

    fn children(&self, index: u32) -> &[Node] {
        let node = &self.nodes[index as usize];
        &self.nodes[node.first as usize..(node.first + node.count) as usize]
    }

    /// The child to go to: of those of which nothing is known for sure, the most promising.
    fn select(&mut self, index: u32) -> u32 {
        let node = self.nodes[index as usize];
        let explore = EXPLORATION * (node.visits.max(2) as f32).ln().sqrt();
        // What a move is taken for that was never made: what there is without it.
        let unknown = 1.0 - node.mean();
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
            if child.known.is_some() {
                continue;
            }
            let (n, m) = (child.visits as f32, child.later_visits as f32);
            let mean = if m > 0.0 {
                let trust = m / (n + m + n * m / RAVE);
                let later = child.later_sum as f32 / (2.0 * m);
                trust * later + (1.0 - trust) * child.mean()
            } else if n > 0.0 {
                child.mean()
            } else {
                unknown
            };
            let score = mean + explore / (n + 1.0).sqrt();
            if score > best_score {
                (best, best_score) = (node.first + place, score);
            }
        }
        best
    }

    fn come_back(&mut self, winner: Option<Seat>, pieces: [Cells; 2]) {
        let points = |seat: Seat| winner.map_or(1, |winner| if winner == seat { 2 } else { 0 });
        let mut proving = true;
        while let Some(step) = self.path.pop() {
            let node = &mut self.nodes[step.node as usize];
            node.visits += 1;
            node.sum += points(step.mover.other());
            let (first, count) = (node.first as usize, node.count as usize);
            let known = node.known;
            let later = pieces[step.mover.index()] & !step.pieces;
            let gained = points(step.mover);
            for child in &mut self.nodes[first..first + count] {
                if later & child.cell.bit() != 0 {
                    child.later_visits += 1;
                    child.later_sum += gained;
                }
            }
            if proving && known.is_none() {
                let value = self.proof(step.node);
                self.nodes[step.node as usize].known = value;
                proving = value.is_some();
            }
        }
    }

    /// Adds what another tree of the same position knows of its moves.
    fn graft(&mut self, other: &Self) {
        self.playouts += other.playouts;
        let (first, count) = (self.nodes[0].first as usize, self.nodes[0].count as usize);
        for (child, more) in self.nodes[first..first + count]
            .iter_mut()
            .zip(other.children(0))
        {
            child.visits += more.visits;
            child.sum += more.sum;
            child.known = child.known.or(more.known);
        }
    }

    /// What follows from the children for sure.
    fn proof(&self, index: u32) -> Option<Value> {
        let children = self.children(index);
        if children
            .iter()
            .any(|child| child.known == Some(Value::Loss))
        {
            return Some(Value::Win);
        }
        let values = children.iter().map(|child| child.known);
        let worst = values.min_by_key(|known| known.map_or(-1, |value| value as i32))??;
        Some(worst.for_other())
    }

    /// What the search has come to.
    fn report(&self, clock: &Clock) -> Report<Cell> {
        let mover = self.root.mover;
        let mut candidates: Vec<_> = self
            .children(0)
            .iter()
            .map(|child| Candidate {
                action: child.cell,
                visits: u64::from(child.visits),
                values: values_for_two(mover, child.worth()),
                proven: child.known.is_some(),
            })
            .collect();
        let open = candidates.iter().filter(|candidate| !candidate.proven);
        let most_visited = open.max_by_key(|candidate| candidate.visits);
        let bar = most_visited.map_or(0.0, |candidate| candidate.values[mover]);
        // A sure draw stands before what promises less, and a sure loss last.
        let class = |candidate: &Candidate<Cell>| match candidate.values[mover] {
            value if !candidate.proven => (1, candidate.visits, value),
            value if value > 0.0 && value >= bar => (2, 0, value),
            value => (0, candidate.visits, value),
        };
        candidates.sort_by(|a, b| class(b).partial_cmp(&class(a)).unwrap_or(Equal));
        let mut report = Report::empty(2);
        if let Some(best) = candidates.first() {
            report.values = best.values;
            report.proven = best.proven;
            report.line = self.line(best.action);
        }
        report.depth = report.line.len() as u32;
        report.candidates = candidates;
        report.playouts = self.playouts;
        report.nodes = self.nodes.len() as u64;
        report.elapsed = clock.elapsed();
        report
    }

    /// A move of the root and what is expected to follow.
    fn line(&self, first: Cell) -> Vec<Cell> {
        let root = &self.nodes[0];
        let mut line = vec![first];
        let mut next = (root.first..root.first + root.count)
            .find(|&child| self.nodes[child as usize].cell == first);
        while let Some(index) = next {
            let node = &self.nodes[index as usize];
            let children = node.first..node.first + node.count;
            next = children.max_by_key(|&child| self.nodes[child as usize].visits);
            next = next.filter(|&child| self.nodes[child as usize].visits > 0);
            line.extend(next.map(|child| self.nodes[child as usize].cell));
        }
        line
    }
}

/// What a search may use.
pub(super) struct Woods<'a> {
    pub(super) game: &'a Kamon,
    pub(super) table: &'a ProofTable,
    pub(super) memory: usize,
    pub(super) threads: usize,
    pub(super) seed: u64,
}

impl Woods<'_> {
    /// Searches a position that is not over: each thread a tree of its own. Playouts are cheap, and
    /// trees that differ agree better than one that all wait for.
    pub(super) fn search(
        &self,
        position: &Position,
        limits: &Limits,
        tell: &mut dyn FnMut(&Report<Cell>),
    ) -> Report<Cell> {
        let mut clock = Clock::start(limits);
        let (rules, ground) = (
            Rules::new(self.game, position),
            Ground::new(self.game, position),
        );
        let threads = self.threads.max(1) as u64;
        let playouts = limits
            .playouts
            .map_or(u64::MAX, |most| most.div_ceil(threads));
        let plant = |thread: u64| {
            let memory = self.memory / threads as usize;
            let seed = self.seed.wrapping_add(thread << 32);
            Tree::new(&rules, &ground, self.table, position, memory, seed)
        };
        let watch = clock.clone();
        let mut own = plant(0);
        std::thread::scope(|scope| {
            let others: Vec<_> = (1..threads)
                .map(|thread| {
                    let (plant, watch) = (&plant, &watch);
                    scope.spawn(move || {
                        let mut tree = plant(thread);
                        tree.grow(playouts, watch, &mut |_| {});
                        tree
                    })
                })
                .collect();
            own.grow(playouts, &watch, &mut |tree| {
                if clock.report_is_due() {
                    tell(&tree.report(&clock));
                }
            });
            for other in others.into_iter().filter_map(|other| other.join().ok()) {
                own.graft(&other);
            }
        });
        own.report(&clock)
    }
}

#[cfg(test)]
mod tests {
    use game::{Game, Turn};

    use super::super::Solver;
    use super::*;

    fn late_positions(game: &Kamon) -> impl Iterator<Item = Position> {
        let position = |seed| {
            let mut dice = SeededDice::new(seed);
            let mut position = game.start(&game.deal(&mut dice));
            for _ in 0..18 {
                if game.turn(&position) != Turn::Over {
                    let action = game.pick_move(&position, &mut dice);
                    game.play_unchecked(&mut position, action);
                }
            }
            (game.turn(&position) != Turn::Over).then_some(position)
        };
        (0..500).filter_map(position)
    }

    #[test]
    fn what_a_tree_proves_is_so_whatever_its_size_and_threads() {
        let game = Kamon::configure(&Kamon::family().defaults());
        let table = ProofTable::new(64);
        let mut proved = 0;
        for position in late_positions(&game).take(60) {
            let mut solver = Solver::new(1 << 20, 1);
            let solution = solver.solve(&game, &position, &Limits::default(), &mut |_| {});
            for (memory, threads) in [(1 << 22, 1), (1 << 22, 2), (1 << 13, 1)] {
                let woods = Woods {
                    game: &game,
                    table: &table,
                    memory,
                    threads,
                    seed: 3,
                };
                let report = woods.search(&position, &Limits::playouts(3_000), &mut |_| {});
                assert!(game.is_legal(&position, report.best().expect("a move")));
                assert!(memory < 1 << 20 || report.nodes as usize * size_of::<Node>() <= memory);
                if report.proven {
                    proved += 1;
                    let value = report.values[position.mover()];
                    let worth = solution.value.expect("solved").reward();
                    assert!(worth >= value && (value > 0.0 || worth <= 0.0));
                }
            }
        }
        assert!(proved > 60, "{proved}");
    }
}

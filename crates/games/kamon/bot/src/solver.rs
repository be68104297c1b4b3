use std::fs::File;
use std::io::{self, BufReader, BufWriter};
use std::path::Path;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use game::{Game, KeyMixer, Seat, Turn};
use kamon::{Cell, Kamon, Position};
use search::{
    ActiveThreads, Clock, Limits, ProofNumbers, ProofTable, Report, Solution, Value, beside,
};

use super::dfpn::{Dfpn, Shared};
use super::solver_position::{Layout, SolverPosition, StaticValue};
use super::successor::Successor;

/// Solves positions of Kamon exactly, by df-pn. What it learns of a layout it keeps, so that a game's
/// later positions are solved the faster.
#[derive(Debug)]
pub struct KamonSolver {
    memory: usize,
    threads: usize,
    table: ProofTable,
    /// The layout and rules that the table is about.
    about: u64,
}

/// The table begins small, to stay in the processor's caches while a position is easy.
const INITIAL_TABLE_BYTES: usize = 1 << 20;
const MAX_LOAD: f64 = 0.6;

impl KamonSolver {
    /// A solver that takes at most so many bytes and so many threads.
    pub fn new(memory: usize, threads: usize) -> Self {
        Self {
            memory,
            threads: threads.max(1),
            table: ProofTable::new(INITIAL_TABLE_BYTES.min(memory)),
            about: 0,
        }
    }

    /// Solves a position, or goes as far as the limits allow. The playouts and the depth of limits mean
    /// nothing here.
    pub fn solve(
        &mut self,
        game: &Kamon,
        position: &Position,
        limits: &Limits,
        on_report: &mut dyn FnMut(&Report<Cell>),
    ) -> Solution<Cell> {
        self.solve_for(position.mover(), game, position, limits, on_report)
    }

    /// The same, but first it is asked whether `first` wins: what was learned in a search for this seat's
    /// win is of use then, whoever is to move.
    pub(super) fn solve_for(
        &mut self,
        first: Seat,
        game: &Kamon,
        position: &Position,
        limits: &Limits,
        on_report: &mut dyn FnMut(&Report<Cell>),
    ) -> Solution<Cell> {
        let mut clock = Clock::start(limits);
        self.set_layout(game, position);
        let mut solution = Solution::unknown();
        if game.turn(position) == Turn::Over {
            return solution;
        }
        let layout = Layout::new(game, position);
        let root = layout.solver_position(position);
        let mut attempt = Attempt {
            solver: self,
            layout: &layout,
            limits,
            clock: &mut clock,
            on_report,
            nodes: 0,
        };
        solution.value = match root.static_value {
            StaticValue::Win => Some(Value::Win),
            StaticValue::Draw => Some(Value::Draw),
            StaticValue::Loss => Some(Value::Loss),
            StaticValue::Unknown if first == position.mover() => {
                attempt.value(&root, &mut solution.cannot_win)
            }
            StaticValue::Unknown => attempt.value_by_defence(&root),
        };
        solution.cannot_win |= solution.value.is_some_and(|value| value != Value::Win);
        solution.nodes = attempt.nodes;
        solution.line = attempt.line(root, solution.value);
        for (cell, _, successor) in layout.moves(&root) {
            let refuted = || successor.known(&self.table, root.black_to_move);
            if let Some(value) = successor.value(&self.table) {
                solution.proved.push((cell, value.for_other()));
            } else if refuted().is_some_and(|numbers| numbers.phi == 0) {
                solution.no_win.push(cell);
            }
        }
        solution.elapsed = clock.elapsed();
        solution
    }

    /// What is known of each move in a position that was worked on: what it is worth to the seat that
    /// makes it.
    pub fn known_moves(&self, game: &Kamon, position: &Position) -> Vec<(Cell, Option<Value>)> {
        if self.about != about(game, position) || game.turn(position) == Turn::Over {
            return Vec::new();
        }
        let layout = Layout::new(game, position);
        let root = layout.solver_position(position);
        layout
            .moves(&root)
            .map(|(cell, _, successor)| {
                let value = successor.value(&self.table);
                (cell, value.map(Value::for_other))
            })
            .collect()
    }

    /// What it has learned of the layout that it was turned to last.
    pub(super) const fn table(&self) -> &ProofTable {
        &self.table
    }

    /// Writes down what was learned in so many nodes, but for trifles, so that another day can go on
    /// from there.
    pub fn save(&self, nodes: u64, path: &Path) -> io::Result<()> {
        // First beside the old file, so that one good file exists at any moment.
        let beside = path.with_extension("part");
        let mut file = BufWriter::with_capacity(1 << 20, File::create(&beside)?);
        self.table
            .save(self.about, nodes, MIN_SAVED_WORK, &mut file)?;
        file.into_inner()?.sync_all()?;
        std::fs::rename(beside, path)
    }

    /// Reads what was learned about the same layout, and says how many nodes it took.
    pub fn load(&mut self, game: &Kamon, position: &Position, path: &Path) -> io::Result<u64> {
        self.set_layout(game, position);
        let file = File::open(path)?;
        let size = file.metadata()?.len() as usize * 2;
        if size > self.table.bytes() {
            let size = size.next_power_of_two().min(self.memory);
            self.table = self.table.resized(size);
        }
        let mut file = BufReader::with_capacity(1 << 20, file);
        self.table.load(self.about, &mut file)
    }

    /// The next size of the table. The old one goes only when the new one stands, and both must fit.
    fn next_table_size(&self) -> Option<usize> {
        let bytes = self.table.bytes();
        let larger = [4 * bytes, 2 * bytes].into_iter();
        larger.filter(|larger| larger + bytes <= self.memory).max()
    }

    /// Forgets what it knows of any other layout.
    fn set_layout(&mut self, game: &Kamon, position: &Position) {
        let about = about(game, position);
        if self.about != about {
            self.about = about;
            self.table = ProofTable::new(INITIAL_TABLE_BYTES.min(self.memory));
        }
    }
}

/// Positions that took less are not worth writing down.
const MIN_SAVED_WORK: u64 = 200;

fn about(game: &Kamon, position: &Position) -> u64 {
    let start = KeyMixer::new().word(u64::from(game.blank_loop()));
    let kin = position.kin().iter();
    kin.fold(start, |mixer, &cells| mixer.word(cells)).key() | 1
}

/// One call of the solver.
struct Attempt<'a> {
    solver: &'a mut KamonSolver,
    layout: &'a Layout,
    limits: &'a Limits,
    clock: &'a mut Clock,
    on_report: &'a mut dyn FnMut(&Report<Cell>),
    nodes: u64,
}

/// How much is worth spending on a move of a line that the table has forgotten.
const REPROOF_NODES: u64 = 200_000;

impl Attempt<'_> {
    fn value(&mut self, root: &SolverPosition, cannot_win: &mut bool) -> Option<Value> {
        let attack = self.prove(root, root.black_to_move, false, u64::MAX)?;
        if attack.phi == 0 {
            return Some(Value::Win);
        }
        *cannot_win = true;
        if attack.defender_wins {
            return Some(Value::Loss);
        }
        let defence = self.prove(root, !root.black_to_move, true, u64::MAX)?;
        Some(if defence.phi == 0 {
            Value::Draw
        } else {
            Value::Loss
        })
    }

    /// The same value, but the other's win is asked for first.
    fn value_by_defence(&mut self, root: &SolverPosition) -> Option<Value> {
        let defence = self.prove(root, !root.black_to_move, false, u64::MAX)?;
        if defence.delta == 0 {
            return Some(Value::Loss);
        }
        if defence.defender_wins {
            return Some(Value::Win);
        }
        let attack = self.prove(root, root.black_to_move, true, u64::MAX)?;
        Some(if attack.phi == 0 {
            Value::Win
        } else {
            Value::Draw
        })
    }

    /// Proves or refutes that Black, or White, wins; as a second question, with what the search for the
    /// other's win has taught. Nothing if the limits come first.
    fn prove(
        &mut self,
        position: &SolverPosition,
        black_attacks: bool,
        second: bool,
        most: u64,
    ) -> Option<ProofNumbers> {
        let most = self.nodes.saturating_add(most);
        let max_nodes = self.limits.nodes.unwrap_or(u64::MAX).min(most);
        loop {
            let (numbers, nodes) = self.work(position, black_attacks, second, max_nodes);
            self.nodes = nodes;
            if numbers.is_solved() {
                return Some(numbers);
            }
            if nodes >= max_nodes || self.clock.is_up() {
                return None;
            }
            if let Some(bytes) = self.solver.next_table_size() {
                self.solver.table = self.solver.table.resized(bytes);
            }
        }
    }

    /// Works with all threads until it is done, the limits are met, or the table must grow.
    fn work(
        &mut self,
        position: &SolverPosition,
        black_attacks: bool,
        second: bool,
        max_nodes: u64,
    ) -> (ProofNumbers, u64) {
        let threads = self.solver.threads;
        let grows = self.solver.next_table_size().is_some();
        let watch = self.clock.clone();
        let shared = Shared {
            table: &self.solver.table,
            active: (threads > 1).then(ActiveThreads::new),
            nodes: AtomicU64::new(self.nodes),
            max_nodes,
            clock: &watch,
            max_load: if grows { MAX_LOAD } else { f64::MAX },
            halt: AtomicBool::new(false),
        };
        let (layout, clock, on_report) = (self.layout, &mut *self.clock, &mut *self.on_report);
        let other =
            |_| Dfpn::new(layout, &shared, black_attacks, second, &mut |_| {}).prove(position);
        let found = beside(1..threads, other, || {
            let mut report = |nodes| {
                if clock.report_is_due() {
                    let mut report = Report::empty(2);
                    report.line = most_promising(layout, shared.table, position, black_attacks);
                    report.nodes = nodes;
                    report.elapsed = clock.elapsed();
                    on_report(&report);
                }
            };
            Dfpn::new(layout, &shared, black_attacks, second, &mut report).prove(position)
        });
        // Any solved result is right; the other threads were only told to stop.
        let solved = found.iter().rev().find(|numbers| numbers.is_solved());
        let numbers = *solved.unwrap_or(&found[0]);
        (numbers, shared.nodes.load(Ordering::Relaxed))
    }

    /// The line of a solved position, move by move from the table.
    fn line(&mut self, root: SolverPosition, value: Option<Value>) -> Vec<Cell> {
        let Some(mut value) = value else {
            let table = &self.solver.table;
            return most_promising(self.layout, table, &root, root.black_to_move);
        };
        let mut line = Vec::new();
        let mut position = root;
        while let Some((cell, next)) = self.best(&position, value) {
            line.push(cell);
            if position.left == 1 || self.layout.wins_at_once(&position, cell) {
                break;
            }
            position = next;
            value = value.for_other();
        }
        line
    }

    /// A move that keeps the value; where all lose, the one that was hardest to refute.
    fn best(&mut self, position: &SolverPosition, value: Value) -> Option<(Cell, SolverPosition)> {
        let moves: Vec<_> = self.layout.moves(position).collect();
        let wins = moves
            .iter()
            .find(|(cell, _, _)| self.layout.wins_at_once(position, *cell));
        if let Some(&(cell, next, _)) = wins {
            return Some((cell, next));
        }
        let found = match value {
            Value::Loss => moves.iter().max_by_key(|(_, _, successor)| {
                let work = |black| self.solver.table.work(successor.position.key(black));
                (
                    successor.static_value() == StaticValue::Unknown,
                    work(true).max(work(false)),
                )
            }),
            Value::Win | Value::Draw => {
                let attacks = (value == Value::Win) == position.black_to_move;
                let good = |numbers: Option<ProofNumbers>| numbers.is_some_and(|n| n.delta == 0);
                let known = |successor: &Successor| {
                    let table = &self.solver.table;
                    let known = successor.known(table, attacks);
                    let done = known.filter(|numbers| numbers.is_solved());
                    done.or_else(|| successor.known_by_other_search(table, attacks))
                };
                let mut found = moves
                    .iter()
                    .position(|(_, _, successor)| good(known(successor)));
                if found.is_none() {
                    // The table has forgotten: prove it once more.
                    found = moves.iter().position(|(_, _, successor)| {
                        successor.static_value() == StaticValue::Unknown
                            && good(
                                self.prove(&successor.position, attacks, true, REPROOF_NODES)
                                    .map(|numbers| successor.reversed(numbers)),
                            )
                    });
                }
                found.map(|index| &moves[index])
            }
        };
        found.map(|&(cell, next, _)| (cell, next))
    }
}

fn most_promising(
    layout: &Layout,
    table: &ProofTable,
    position: &SolverPosition,
    black_attacks: bool,
) -> Vec<Cell> {
    let hardness = |(_, _, successor): &(Cell, SolverPosition, Successor)| {
        successor.numbers(layout, table, black_attacks).delta
    };
    let best = layout.moves(position).min_by_key(hardness);
    best.map(|(cell, _, _)| cell).into_iter().collect()
}

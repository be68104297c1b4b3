use std::fs::File;
use std::io::{self, BufReader, BufWriter};
use std::path::Path;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use game::{Game, KeyMixer, Seat, Turn};
use kamon::{Cell, Kamon, Position};
use search::{Busy, Clock, Limits, Numbers, ProofTable, Report, Solution, Value};

use super::dfpn::{Dfpn, Shared};
use super::outcome::Outcome;
use super::spot::{Ground, Sight, Spot};

/// Solves positions of Kamon exactly, by df-pn. What it learns of a layout it keeps, so that a game's
/// later positions are solved the faster.
#[derive(Debug)]
pub struct Solver {
    memory: usize,
    threads: usize,
    table: ProofTable,
    /// The layout and rules that the table is about.
    about: u64,
}

/// The table begins small, to stay in the processor's caches while a position is easy.
const FIRST_TABLE: usize = 1 << 20;
const FULL_ENOUGH: f64 = 0.6;

impl Solver {
    /// A solver that takes at most so many bytes and so many threads.
    pub fn new(memory: usize, threads: usize) -> Self {
        Self {
            memory,
            threads: threads.max(1),
            table: ProofTable::new(FIRST_TABLE.min(memory)),
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
        tell: &mut dyn FnMut(&Report<Cell>),
    ) -> Solution<Cell> {
        self.solve_for(position.mover(), game, position, limits, tell)
    }

    /// The same, but first it is asked whether `first` wins: what was learned in a search for this seat's
    /// win is of use then, whoever is to move.
    pub(super) fn solve_for(
        &mut self,
        first: Seat,
        game: &Kamon,
        position: &Position,
        limits: &Limits,
        tell: &mut dyn FnMut(&Report<Cell>),
    ) -> Solution<Cell> {
        let mut clock = Clock::start(limits);
        self.turn_to(game, position);
        let mut solution = Solution::unknown();
        if game.turn(position) == Turn::Over {
            return solution;
        }
        let ground = Ground::new(game, position);
        let root = ground.spot(position);
        let mut attempt = Attempt {
            solver: self,
            ground: &ground,
            limits,
            clock: &mut clock,
            tell,
            nodes: 0,
        };
        solution.value = match root.sight {
            Sight::Win => Some(Value::Win),
            Sight::Draw => Some(Value::Draw),
            Sight::Loss => Some(Value::Loss),
            Sight::Open if first == position.mover() => {
                attempt.value(&root, &mut solution.cannot_win)
            }
            Sight::Open => attempt.value_by_defence(&root),
        };
        solution.cannot_win |= solution.value.is_some_and(|value| value != Value::Win);
        solution.nodes = attempt.nodes;
        solution.line = attempt.line(root, solution.value);
        for (cell, _, outcome) in ground.moves(&root) {
            let refuted = || outcome.known(&self.table, root.black_to_move);
            if let Some(value) = outcome.value(&self.table) {
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
        let ground = Ground::new(game, position);
        let root = ground.spot(position);
        ground
            .moves(&root)
            .map(|(cell, _, outcome)| {
                let value = outcome.value(&self.table);
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
        self.table.save(self.about, nodes, TRIFLES, &mut file)?;
        file.into_inner()?.sync_all()?;
        std::fs::rename(beside, path)
    }

    /// Reads what was learned about the same layout, and says how many nodes it took.
    pub fn load(&mut self, game: &Kamon, position: &Position, path: &Path) -> io::Result<u64> {
        self.turn_to(game, position);
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
    fn larger(&self) -> Option<usize> {
        let bytes = self.table.bytes();
        let larger = [4 * bytes, 2 * bytes].into_iter();
        larger.filter(|larger| larger + bytes <= self.memory).max()
    }

    /// Forgets what it knows of any other layout.
    fn turn_to(&mut self, game: &Kamon, position: &Position) {
        let about = about(game, position);
        if self.about != about {
            self.about = about;
            self.table = ProofTable::new(FIRST_TABLE.min(self.memory));
        }
    }
}

/// Positions that took less are not worth writing down.
const TRIFLES: u64 = 200;

fn about(game: &Kamon, position: &Position) -> u64 {
    let start = KeyMixer::new().word(u64::from(game.blank_loop()));
    let kin = position.kin().iter();
    kin.fold(start, |mixer, &cells| mixer.word(cells)).key() | 1
}

/// One call of the solver.
struct Attempt<'a> {
    solver: &'a mut Solver,
    ground: &'a Ground,
    limits: &'a Limits,
    clock: &'a mut Clock,
    tell: &'a mut dyn FnMut(&Report<Cell>),
    nodes: u64,
}

/// How much is worth spending on a move of a line that the table has forgotten.
const TO_REMEMBER: u64 = 200_000;

impl Attempt<'_> {
    fn value(&mut self, root: &Spot, cannot_win: &mut bool) -> Option<Value> {
        let attack = self.prove(root, root.black_to_move, false, u64::MAX)?;
        if attack.phi == 0 {
            return Some(Value::Win);
        }
        *cannot_win = true;
        if attack.note {
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
    fn value_by_defence(&mut self, root: &Spot) -> Option<Value> {
        let defence = self.prove(root, !root.black_to_move, false, u64::MAX)?;
        if defence.delta == 0 {
            return Some(Value::Loss);
        }
        if defence.note {
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
        spot: &Spot,
        black_attacks: bool,
        second: bool,
        most: u64,
    ) -> Option<Numbers> {
        let most = self.nodes.saturating_add(most);
        let most_nodes = self.limits.nodes.unwrap_or(u64::MAX).min(most);
        loop {
            let (numbers, nodes) = self.work(spot, black_attacks, second, most_nodes);
            self.nodes = nodes;
            if numbers.is_done() {
                return Some(numbers);
            }
            if nodes >= most_nodes || self.clock.is_up() {
                return None;
            }
            if let Some(bytes) = self.solver.larger() {
                self.solver.table = self.solver.table.resized(bytes);
            }
        }
    }

    /// Works with all threads until it is done, the limits are met, or the table must grow.
    fn work(
        &mut self,
        spot: &Spot,
        black_attacks: bool,
        second: bool,
        most_nodes: u64,
    ) -> (Numbers, u64) {
        let threads = self.solver.threads;
        let grows = self.solver.larger().is_some();
        let watch = self.clock.clone();
        let shared = Shared {
            table: &self.solver.table,
            busy: (threads > 1).then(Busy::new),
            nodes: AtomicU64::new(self.nodes),
            most_nodes,
            clock: &watch,
            fullest: if grows { FULL_ENOUGH } else { f64::MAX },
            halt: AtomicBool::new(false),
        };
        let (ground, clock, tell) = (self.ground, &mut *self.clock, &mut *self.tell);
        let numbers = std::thread::scope(|scope| {
            let others: Vec<_> = (1..threads)
                .map(|_| {
                    let shared = &shared;
                    scope.spawn(move || {
                        Dfpn::new(ground, shared, black_attacks, second, &mut |_| {}).prove(spot)
                    })
                })
                .collect();
            let mut report = |nodes| {
                if clock.report_is_due() {
                    let mut report = Report::empty(2);
                    report.line = most_promising(ground, shared.table, spot, black_attacks);
                    report.nodes = nodes;
                    report.elapsed = clock.elapsed();
                    tell(&report);
                }
            };
            let own = Dfpn::new(ground, &shared, black_attacks, second, &mut report).prove(spot);
            let found = others.into_iter().filter_map(|other| other.join().ok());
            // Whoever is done is right; the others were only told to come back.
            found.fold(own, |best, next| if next.is_done() { next } else { best })
        });
        (numbers, shared.nodes.load(Ordering::Relaxed))
    }

    /// The line of a solved position, move by move from the table.
    fn line(&mut self, root: Spot, value: Option<Value>) -> Vec<Cell> {
        let Some(mut value) = value else {
            let table = &self.solver.table;
            return most_promising(self.ground, table, &root, root.black_to_move);
        };
        let mut line = Vec::new();
        let mut spot = root;
        while let Some((cell, next)) = self.best(&spot, value) {
            line.push(cell);
            if spot.left == 1 || self.ground.wins_at_once(&spot, cell) {
                break;
            }
            spot = next;
            value = value.for_other();
        }
        line
    }

    /// A move that keeps the value; where all lose, the one that was hardest to refute.
    fn best(&mut self, spot: &Spot, value: Value) -> Option<(Cell, Spot)> {
        let moves: Vec<_> = self.ground.moves(spot).collect();
        let wins = moves
            .iter()
            .find(|(cell, _, _)| self.ground.wins_at_once(spot, *cell));
        if let Some(&(cell, next, _)) = wins {
            return Some((cell, next));
        }
        let found = match value {
            Value::Loss => moves.iter().max_by_key(|(_, _, outcome)| {
                let work = |black| self.solver.table.work(outcome.spot.key(black));
                (outcome.sight() == Sight::Open, work(true).max(work(false)))
            }),
            Value::Win | Value::Draw => {
                let attacks = (value == Value::Win) == spot.black_to_move;
                let good = |numbers: Option<Numbers>| numbers.is_some_and(|n| n.delta == 0);
                let known = |outcome: &Outcome| {
                    let table = &self.solver.table;
                    let known = outcome.known(table, attacks);
                    let done = known.filter(|numbers| numbers.is_done());
                    done.or_else(|| outcome.learned(table, attacks))
                };
                let mut found = moves
                    .iter()
                    .position(|(_, _, outcome)| good(known(outcome)));
                if found.is_none() {
                    // The table has forgotten: prove it once more.
                    found = moves.iter().position(|(_, _, outcome)| {
                        outcome.sight() == Sight::Open
                            && good(
                                self.prove(&outcome.spot, attacks, true, TO_REMEMBER)
                                    .map(|numbers| outcome.turned(numbers)),
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
    ground: &Ground,
    table: &ProofTable,
    spot: &Spot,
    black_attacks: bool,
) -> Vec<Cell> {
    let hardness = |(_, _, outcome): &(Cell, Spot, Outcome)| {
        outcome.numbers(ground, table, black_attacks).delta
    };
    let best = ground.moves(spot).min_by_key(hardness);
    best.map(|(cell, _, _)| cell).into_iter().collect()
}

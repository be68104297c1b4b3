use std::fs::File;
use std::io::{self, BufReader, BufWriter};
use std::ops::ControlFlow;
use std::path::Path;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use game::{Game, Seat, Turn};

use super::dfpn::{Dfpn, Shared};
use super::{ProofNumbers, ProofTable};
use crate::{Clock, Limits, Report, Solution, Value, beside};

/// Domain knowledge for a proof search.
pub trait ProofHeuristic<G: Game>: Send + Sync {
    /// The initial proof and disproof number of a leaf, seen by the seat to move: both from 1, and best below
    /// a thousand.
    fn initial_numbers(&self, _game: &G, _position: &G::Position) -> (u32, u32) {
        (1, 1)
    }

    /// The value for the seat to move, if it can be told without a search.
    fn static_value(&self, _game: &G, _position: &G::Position) -> Option<Value> {
        None
    }
}

/// Disproof numbers start at the number of moves: the more answers, the harder to refute them all.
#[derive(Clone, Copy, Debug, Default)]
pub struct ByMobility;

impl<G: Game> ProofHeuristic<G> for ByMobility {
    fn initial_numbers(&self, game: &G, position: &G::Position) -> (u32, u32) {
        (1, (game.count_moves(position) as u32).clamp(1, 1000))
    }
}

/// Proves who wins a game for two without chance, by df-pn, in a table of fixed size that it keeps
/// from call to call. Seats need not alternate; no position may come twice in one game, which is so
/// wherever a position counts its turns.
#[derive(Debug)]
pub struct Prover<G: Game, H> {
    game: G,
    heuristic: H,
    memory: usize,
    threads: usize,
    table: ProofTable,
}

/// The table begins small, to stay in the processor's caches while a position is easy.
const INITIAL_TABLE_BYTES: usize = 1 << 20;
const TABLE_GROWTH: usize = 4;
const MAX_LOAD: f64 = 0.6;
/// How many nodes may be spent to prove a move of a line again that the table has lost.
const REPROOF_NODES: u64 = 100_000;
/// Positions that took fewer nodes are not saved.
const MIN_SAVED_WORK: u64 = 200;

impl<G: Game, H: ProofHeuristic<G>> Prover<G, H> {
    /// The game that it proves things about.
    pub const fn game(&self) -> &G {
        &self.game
    }

    /// A prover that takes at most so many bytes and so many threads.
    pub fn new(game: G, heuristic: H, memory: usize, threads: usize) -> Self {
        assert_eq!(game.seats(), 2, "proof search is for two players");
        Self {
            game,
            heuristic,
            memory,
            threads: threads.max(1),
            table: ProofTable::new(INITIAL_TABLE_BYTES.min(memory)),
        }
    }

    /// Solves a position, or goes as far as limits of time and nodes allow.
    pub fn solve(
        &mut self,
        position: &G::Position,
        limits: &Limits,
        on_report: &mut dyn FnMut(&Report<G::Move>),
    ) -> Solution<G::Move> {
        let mut clock = Clock::start(limits);
        let mut solution = Solution::unknown();
        let Turn::Seat(mover) = self.game.turn(position) else {
            return solution;
        };
        let mut attempt = Attempt {
            prover: self,
            limits,
            clock: &mut clock,
            on_report,
            nodes: 0,
        };
        let attack = attempt.prove(position, mover, u64::MAX);
        solution.value = match attack {
            Some(numbers) if numbers.phi == 0 => Some(Value::Win),
            Some(numbers) if numbers.defender_wins => Some(Value::Loss),
            Some(_) => {
                let defence = attempt.prove(position, mover.other(), u64::MAX);
                defence.map(|numbers| {
                    if numbers.phi == 0 {
                        Value::Draw
                    } else {
                        Value::Loss
                    }
                })
            }
            None => None,
        };
        solution.cannot_win = attack.is_some_and(|numbers| numbers.delta == 0);
        solution.nodes = attempt.nodes;
        solution.line = attempt.line(position, solution.value);
        self.collect_proved_moves(position, mover, &mut solution);
        solution.elapsed = clock.elapsed();
        solution
    }

    /// Says which moves are proved, and what they are worth.
    fn collect_proved_moves(
        &self,
        position: &G::Position,
        mover: Seat,
        solution: &mut Solution<G::Move>,
    ) {
        let _ = self.game.each_move(position, |action| {
            let mut next = position.clone();
            self.game.play_unchecked(&mut next, action);
            let value = match (self.wins(&next, mover), self.wins(&next, mover.other())) {
                (Some((true, _)), _) | (_, Some((false, true))) => Some(Value::Win),
                (_, Some((true, _))) | (Some((false, true)), _) => Some(Value::Loss),
                (Some((false, _)), Some((false, _))) => Some(Value::Draw),
                (Some((false, _)), None) => {
                    solution.no_win.push(action);
                    None
                }
                (None, _) => None,
            };
            solution.proved.extend(value.map(|value| (action, value)));
            ControlFlow::Continue(())
        });
    }

    /// Whether an attacker is sure to win a position or sure not to, and whether then even the other wins.
    fn wins(&self, position: &G::Position, attacker: Seat) -> Option<(bool, bool)> {
        let (game, heuristic, table) = (&self.game, &self.heuristic, &self.table);
        let (mover, numbers) = super::dfpn::known(game, heuristic, table, attacker, position)?;
        let wins = (numbers.phi == 0) == (mover == Some(attacker));
        numbers.is_solved().then_some((wins, numbers.defender_wins))
    }

    /// Writes down what was learned in so many nodes, but for what took little work. `about` names the game and setup.
    pub fn save(&self, about: u64, nodes: u64, path: &Path) -> io::Result<()> {
        let beside = path.with_extension("part");
        let mut file = BufWriter::with_capacity(1 << 20, File::create(&beside)?);
        self.table.save(about, nodes, MIN_SAVED_WORK, &mut file)?;
        file.into_inner()?.sync_all()?;
        std::fs::rename(beside, path)
    }

    /// Reads what was learned about the same, and says how many nodes it took.
    pub fn load(&mut self, about: u64, path: &Path) -> io::Result<u64> {
        let file = File::open(path)?;
        let size = file.metadata()?.len() as usize * 2;
        if size > self.table.bytes() {
            self.table = self.table.resized(size.min(self.memory));
        }
        self.table
            .load(about, &mut BufReader::with_capacity(1 << 20, file))
    }
}

struct Attempt<'a, G: Game, H> {
    prover: &'a mut Prover<G, H>,
    limits: &'a Limits,
    clock: &'a mut Clock,
    on_report: &'a mut dyn FnMut(&Report<G::Move>),
    nodes: u64,
}

impl<G: Game, H: ProofHeuristic<G>> Attempt<'_, G, H> {
    /// Proves or refutes that `attacker` wins. Nothing if the limits come first.
    fn prove(&mut self, position: &G::Position, attacker: Seat, most: u64) -> Option<ProofNumbers> {
        let most = self.nodes.saturating_add(most);
        let max_nodes = self.limits.nodes.unwrap_or(u64::MAX).min(most);
        loop {
            let (numbers, nodes, too_deep) = self.work(position, attacker, max_nodes);
            self.nodes = nodes;
            if numbers.is_solved() {
                return Some(numbers);
            }
            if too_deep || nodes >= max_nodes || self.clock.is_up() {
                return None;
            }
            let table = &mut self.prover.table;
            *table = table.resized((table.bytes() * TABLE_GROWTH).min(self.prover.memory));
        }
    }

    fn work(
        &mut self,
        position: &G::Position,
        attacker: Seat,
        max_nodes: u64,
    ) -> (ProofNumbers, u64, bool) {
        let prover = &*self.prover;
        // While it grows, the old table stands beside the new one.
        let grows = prover.table.bytes() * TABLE_GROWTH * 5 / 4 <= prover.memory;
        let watch = self.clock.clone();
        let shared = Shared {
            game: &prover.game,
            heuristic: &prover.heuristic,
            table: &prover.table,
            active: (prover.threads > 1).then(super::active_threads::ActiveThreads::new),
            attacker,
            nodes: AtomicU64::new(self.nodes),
            max_nodes,
            clock: &watch,
            max_load: if grows { MAX_LOAD } else { f64::MAX },
            halt: AtomicBool::new(false),
            too_deep: AtomicBool::new(false),
        };
        let (clock, on_report) = (&mut *self.clock, &mut *self.on_report);
        let other = |_| Dfpn::new(&shared, &mut |_| {}).prove(position);
        let found = beside(1..prover.threads, other, || {
            let mut report = |nodes| {
                if clock.report_is_due() {
                    let mut report = Report::empty(2);
                    report.nodes = nodes;
                    report.elapsed = clock.elapsed();
                    on_report(&report);
                }
            };
            Dfpn::new(&shared, &mut report).prove(position)
        });
        // Any solved result is right; the other threads were only told to stop.
        let solved = found.iter().rev().find(|numbers| numbers.is_solved());
        let numbers = *solved.unwrap_or(&found[0]);
        let nodes = shared.nodes.load(Ordering::Relaxed);
        (numbers, nodes, shared.too_deep.load(Ordering::Relaxed))
    }

    /// The line of a solved position; the most promising move of another.
    fn line(&mut self, position: &G::Position, value: Option<Value>) -> Vec<G::Move> {
        let mut line = Vec::new();
        let mut position = position.clone();
        let mut value = value;
        while let Turn::Seat(mover) = self.prover.game.turn(&position) {
            let Some(action) = self.best(&position, mover, value) else {
                break;
            };
            line.push(action);
            self.prover.game.play_unchecked(&mut position, action);
            if value.is_none() {
                break;
            }
            if self.prover.game.turn(&position) != Turn::Seat(mover) {
                value = value.map(Value::for_other);
            }
        }
        line
    }

    /// A move that keeps the value; where all lose, the one that was hardest to refute.
    fn best(
        &mut self,
        position: &G::Position,
        mover: Seat,
        value: Option<Value>,
    ) -> Option<G::Move> {
        let game = self.prover.game.clone();
        let mut moves = Vec::new();
        let _ = game.each_move(position, |action| {
            let mut next = position.clone();
            game.play_unchecked(&mut next, action);
            moves.push((action, next));
            ControlFlow::Continue(())
        });
        let attacker = match value {
            Some(Value::Draw) => mover.other(),
            _ => mover,
        };
        // How hard for the mover to get its way after each move.
        let hardness = |this: &Self, next: &G::Position| {
            let (own, numbers) = super::dfpn::known(
                &this.prover.game,
                &this.prover.heuristic,
                &this.prover.table,
                attacker,
                next,
            )?;
            Some(if own == Some(mover) {
                numbers.phi
            } else {
                numbers.delta
            })
        };
        if value == Some(Value::Loss) {
            let work = |next: &G::Position| {
                let key = game.key(next);
                let table = &self.prover.table;
                [mover, mover.other()]
                    .map(|attacker| table.work(super::dfpn::key(key, attacker)))
                    .into_iter()
                    .max()
            };
            return moves.iter().max_by_key(|(_, next)| work(next)).map(|m| m.0);
        }
        let best = moves
            .iter()
            .min_by_key(|(_, next)| hardness(self, next).unwrap_or(ProofNumbers::INFINITY))?;
        if value.is_none() || hardness(self, &best.1) == Some(0) {
            return Some(best.0);
        }
        // The table has forgotten: prove it once more.
        for (action, next) in &moves {
            let Turn::Seat(seat) = game.turn(next) else {
                continue;
            };
            if let Some(numbers) = self.prove(next, attacker, REPROOF_NODES) {
                let hard = if seat == mover {
                    numbers.phi
                } else {
                    numbers.delta
                };
                if hard == 0 {
                    return Some(*action);
                }
            }
        }
        None
    }
}

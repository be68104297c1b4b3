//! Finds one solution of a puzzle, finds them all, or counts them.
//!
//! Three searches share the work:
//! - [`loop_search`] is for one loop through all tiles. It draws every loop that their bends allow
//!   and fills each with tiles in every way ([`fill`]). It counts.
//! - [`random_loops`] draws such loops by chance until one can be filled. It finds one solution of
//!   puzzles far too big to count.
//! - [`cell_search`] decides cell by cell what lies there and takes any puzzle: lines, several
//!   loops, shapes, a choice of tiles.

mod cell_search;
mod complete;
mod edge_colours;
mod fill;
mod loop_search;
mod random_loops;
mod worker;

use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;
use std::sync::mpsc::{self, RecvTimeoutError};
use std::time::Duration;

use game::{Dice, SeededDice};
use search::{Now, system_time};

pub use complete::complete;

use super::{Kind, Puzzle, Shape, Solution, Want};
use tantrix::tile::Colour;
use worker::{Flow, Found, SearchState, Worker};

/// Tiles laid in the first attempt at a first solution.
const FIRST_ATTEMPT: u64 = 20_000;

/// So many solutions wait to be taken before the search does.
const WAITING: usize = 256;

/// What to look for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Mode {
    /// One solution, as soon as possible.
    #[default]
    First,
    /// Every solution, in canonical form and in order.
    All,
    /// Only how many there are.
    Count,
}

/// How to look.
#[derive(Clone, Copy, Debug)]
pub struct Options {
    /// What to look for.
    pub mode: Mode,
    /// How many threads work. With 0 the caller's does, without telling how far it has come: where there are
    /// no threads.
    pub threads: usize,
    /// Which first solution is found depends on it. With one thread, the same seed gives
    /// the same solution.
    pub seed: u64,
    /// When to give up.
    pub limit: Option<Duration>,
    /// What the time is.
    pub now: Now,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            mode: Mode::First,
            threads: 1,
            seed: 1,
            limit: None,
            now: system_time,
        }
    }
}

/// How a search ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// Everything was searched: there are no other solutions.
    Complete,
    /// One solution was wanted and found.
    Found,
    /// The time was up.
    TimeUp,
    /// Somebody stopped it.
    Stopped,
}

/// What a search found.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Report {
    /// The solutions, canonical; empty if they were only counted.
    pub solutions: Vec<Solution>,
    /// How many solutions were met, up to rotation and translation; `u64::MAX` if it is that
    /// or more.
    pub count: u64,
    /// How the search ended.
    pub ending: Ending,
    /// Tiles laid on the way.
    pub nodes: u64,
    /// The time it took.
    pub time: Duration,
}

impl Report {
    /// Whether everything was searched, so that `count` is the number of all solutions.
    pub fn complete(&self) -> bool {
        self.ending == Ending::Complete
    }
}

/// How far a search has come.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct Progress {
    /// Solutions met so far.
    pub count: u64,
    /// Tiles laid so far.
    pub nodes: u64,
    /// How much of the whole is searched, 0 to 1; none if there is no telling.
    pub fraction: Option<f64>,
    /// The time so far.
    pub time: Duration,
}

/// Solves a puzzle.
pub fn solve(puzzle: &Puzzle, options: &Options) -> Report {
    solve_watched(puzzle, options, &AtomicBool::new(false), &mut |_| {})
}

/// Solves a puzzle; ends soon after `stop` becomes true, and calls `progress` a few times a
/// second from the calling thread.
pub fn solve_watched(
    puzzle: &Puzzle,
    options: &Options,
    stop: &AtomicBool,
    progress: &mut dyn FnMut(Progress),
) -> Report {
    let mut solutions = Vec::new();
    let mut keep = |solution| {
        solutions.push(solution);
        ControlFlow::Continue(())
    };
    let mut report = solve_each(puzzle, options, stop, &mut keep, progress);
    game::order::sort(&mut solutions);
    if options.mode == Mode::First {
        solutions.truncate(1);
    }
    report.solutions = solutions;
    report
}

/// Solves a puzzle and hands over each solution when it is found, in canonical form, until `found` wants no more.
/// None of them is kept: the report has only their number. Several threads may each find a first solution. Otherwise
/// like [`solve_watched`], and without threads all are handed over in the end.
pub fn solve_each(
    puzzle: &Puzzle,
    options: &Options,
    stop: &AtomicBool,
    found: &mut dyn FnMut(Solution) -> ControlFlow<()>,
    progress: &mut dyn FnMut(Progress),
) -> Report {
    let state = SearchState::new(options, stop);
    let plan = (options.mode != Mode::First).then(|| Plan::of(puzzle, None));
    if let Some(plan) = &plan {
        plan.count_jobs(&state);
    }
    if options.threads == 0 || cfg!(engine_module) {
        let solutions = Found::default();
        work(
            puzzle,
            options,
            plan.as_ref(),
            0,
            Worker::new(&state, solutions.taken()),
        );
        _ = solutions.into_iter().try_for_each(found);
    } else {
        // Whoever searches waits for whoever reads: solutions are found faster than they are written.
        let (send, receive) = mpsc::sync_channel(WAITING);
        std::thread::scope(|scope| {
            for thread in 0..options.threads {
                let send = send.clone();
                let worker = Worker::new(&state, Box::new(move |each| send.send(each).is_ok()));
                let plan = plan.as_ref();
                scope.spawn(move || work(puzzle, options, plan, thread, worker));
            }
            drop(send);
            loop {
                match receive.recv_timeout(Duration::from_millis(200)) {
                    Ok(solution) => {
                        if found(solution).is_break() {
                            state.abandon();
                            break;
                        }
                    }
                    Err(RecvTimeoutError::Timeout) => progress(state.progress()),
                    Err(RecvTimeoutError::Disconnected) => break,
                }
            }
            // Threads that still want to hand something over hear that nobody takes it.
            drop(receive);
        });
    }
    Report {
        solutions: Vec::new(),
        count: match options.mode {
            Mode::First => state.count().min(1),
            Mode::All | Mode::Count => state.count(),
        },
        ending: state.ending(),
        nodes: state.nodes(),
        time: state.elapsed(),
    }
}

/// One thread's part of the work.
fn work(
    puzzle: &Puzzle,
    options: &Options,
    plan: Option<&Plan>,
    thread: usize,
    mut worker: Worker<'_>,
) {
    let done = match plan {
        Some(plan) => plan.walk(&mut worker),
        None => first(puzzle, options.seed, thread, &mut worker),
    };
    worker.finish(done.is_continue());
}

/// A search that meets every solution.
enum Plan {
    Loops(Box<loop_search::LoopSearch>),
    Cells(Box<cell_search::CellSearch>),
}

impl Plan {
    /// The search that suits a puzzle, trying tiles in their order or shuffled.
    fn of(puzzle: &Puzzle, shuffle: Option<u64>) -> Self {
        match the_one_loop(puzzle) {
            Some(colour) => Plan::Loops(Box::new(loop_search::LoopSearch::new(
                puzzle, colour, shuffle,
            ))),
            None => Plan::Cells(Box::new(cell_search::CellSearch::new(puzzle, shuffle))),
        }
    }

    fn count_jobs(&self, state: &SearchState<'_>) {
        let mut worker = Worker::counting_jobs(state);
        // Nothing breaks a walk that only passes by.
        _ = self.walk(&mut worker);
        state.set_jobs(worker.jobs_seen());
    }

    fn walk(&self, worker: &mut Worker<'_>) -> Flow {
        match self {
            Plan::Loops(search) => search.walk(worker),
            Plan::Cells(search) => search.walk(worker),
        }
    }
}

/// The colour of the loop, if the puzzle is nothing but one loop through all its tiles.
fn the_one_loop(puzzle: &Puzzle) -> Option<Colour> {
    let all = puzzle.laid() == puzzle.tiles().len();
    match puzzle.wants() {
        [
            Want {
                kind: Kind::Loop,
                colour,
            },
        ] if all && puzzle.shape() == Shape::Free => Some(*colour),
        _ => None,
    }
}

/// Looks for one solution: short attempts with different orders, longer and longer. The
/// attempts of a complete search see to it that a puzzle without solutions comes to an end.
fn first(puzzle: &Puzzle, seed: u64, thread: usize, worker: &mut Worker<'_>) -> Flow {
    let mut seeds = SeededDice::new(seed ^ (thread as u64) << 32);
    let mut budget = FIRST_ATTEMPT;
    for attempt in 0.. {
        let seed = seeds.bits();
        worker.start_attempt(budget);
        let flow = match the_one_loop(puzzle) {
            Some(colour) if attempt == 0 || attempt % 2 == thread % 2 => {
                random_loops::search(puzzle, colour, seed, worker)
            }
            _ => Plan::of(puzzle, Some(seed)).walk(worker),
        };
        if flow.is_continue() || !worker.attempt_is_over() {
            return flow;
        }
        budget = budget.saturating_mul(2);
    }
    Flow::Break(())
}

#[cfg(test)]
mod tests;

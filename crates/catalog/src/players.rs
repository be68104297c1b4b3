use std::time::Duration;
#[cfg(not(engine_module))]
use std::{io, path::Path};

use game::{Line, Listed, Notation, PerSeat};
use search::{Bot, BotConfig, BudgetedBot, Engine, Limits, RandomBot, Report, Solution, Value};
#[cfg(feature = "yardsticks")]
use search::{GreedyBot, PlainUctBot};

use crate::Match;

/// Who plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayerKind {
    /// The game's own bot, at the level of its config.
    Bot,
    /// Plain search with uniform playouts: what a bot must beat at equal time.
    #[cfg(feature = "yardsticks")]
    PlainUct,
    /// Takes what scores best at once.
    #[cfg(feature = "yardsticks")]
    Greedy,
    /// Plays anything legal.
    Random,
}

/// A player of some game. It sees positions only, and so nothing that is hidden.
pub trait Player: Send {
    /// Searches a match of the game that it plays, and reports now and then what it has found so far.
    fn search(
        &mut self,
        game: &dyn Match,
        limits: &Limits,
        on_report: &mut dyn FnMut(&SearchReport),
    ) -> SearchReport;
    /// Forgets everything, as before a new game.
    fn forget(&mut self);
}

/// A solver of some game.
pub trait Solver: Send {
    /// Solves a match of its game, or goes as far as limits allow.
    fn solve(
        &mut self,
        game: &dyn Match,
        limits: &Limits,
        on_report: &mut dyn FnMut(&SearchReport),
    ) -> SolveReport;
    /// Writes down what it has learned of a match in so many nodes.
    #[cfg(not(engine_module))]
    fn save(&self, game: &dyn Match, nodes: u64, path: &Path) -> io::Result<()>;
    /// Reads what was written down about the same match, and says how many nodes it took. A file about
    /// anything else is invalid data.
    #[cfg(not(engine_module))]
    fn load(&mut self, game: &dyn Match, path: &Path) -> io::Result<u64>;
}

/// What a search has found, with moves as texts.
#[derive(Clone, Debug)]
pub struct SearchReport {
    /// What is expected to be played, the choice first.
    pub line: Vec<String>,
    /// What each seat can expect, from 0 to 1.
    pub values: PerSeat<f32>,
    /// Whether that is proved.
    pub proven: bool,
    /// The moves considered, the best first.
    pub candidates: Vec<Candidate>,
    /// Games played out.
    pub playouts: u64,
    /// Positions looked at.
    pub nodes: u64,
    /// Moves looked ahead.
    pub depth: u32,
    /// Time taken.
    pub elapsed: Duration,
    /// Playouts a second, or nodes where nothing is played out.
    pub speed: f64,
}

/// A move considered.
#[derive(Clone, Debug)]
pub struct Candidate {
    /// The move.
    pub action: String,
    /// How often it was tried.
    pub visits: u64,
    /// What each seat can expect after it.
    pub values: PerSeat<f32>,
    /// Whether that is proved.
    pub proven: bool,
}

/// What solving has come to, with moves as texts.
#[derive(Clone, Debug)]
pub struct SolveReport {
    /// What the position is worth to the seat to move, if that was proved.
    pub value: Option<Value>,
    /// Whether it is at least proved that the seat to move cannot win.
    pub cannot_win: bool,
    /// Best play as far as it is known.
    pub line: Vec<String>,
    /// The moves whose worth is proved, and what they are worth to the seat that makes them.
    pub proved: Vec<(String, Value)>,
    /// The moves of which no more is proved than that they do not win.
    pub no_win: Vec<String>,
    /// Positions looked at.
    pub nodes: u64,
    /// Time taken.
    pub elapsed: Duration,
}

pub(crate) fn player<G: Listed + Notation, E: Engine<G>>(
    game: &G,
    kind: PlayerKind,
    config: &BotConfig,
) -> Box<dyn Player> {
    let bot: Box<dyn Bot<G>> = match kind {
        PlayerKind::Bot => Box::new(BudgetedBot::new::<E>(game, config)),
        #[cfg(feature = "yardsticks")]
        PlayerKind::PlainUct => Box::new(PlainUctBot::new(game, config)),
        #[cfg(feature = "yardsticks")]
        PlayerKind::Greedy => Box::new(GreedyBot::new(game, config.seed)),
        PlayerKind::Random => Box::new(RandomBot::new(game, config.seed)),
    };
    Box::new(OfGame(bot))
}

pub(crate) fn solver<G: Listed + Notation, E: Engine<G>>(
    game: &G,
    memory: usize,
    threads: usize,
) -> Option<Box<dyn Solver>> {
    E::solver(game, memory, threads).map(|solver| -> Box<dyn Solver> { Box::new(OfGame(solver)) })
}

/// Something that knows which game it is for.
struct OfGame<T>(T);

impl<G: Listed + Notation> Player for OfGame<Box<dyn Bot<G>>> {
    fn search(
        &mut self,
        game: &dyn Match,
        limits: &Limits,
        on_report: &mut dyn FnMut(&SearchReport),
    ) -> SearchReport {
        let line = line_of::<G>(game);
        let mut on_text_report =
            |report: &Report<G::Move>| on_report(&search_report(line.game(), report));
        search_report(
            line.game(),
            &self.0.choose(line.position(), limits, &mut on_text_report),
        )
    }

    fn forget(&mut self) {
        self.0.forget();
    }
}

impl<G: Listed + Notation> Solver for OfGame<Box<dyn search::Solver<G>>> {
    fn solve(
        &mut self,
        game: &dyn Match,
        limits: &Limits,
        on_report: &mut dyn FnMut(&SearchReport),
    ) -> SolveReport {
        let line = line_of::<G>(game);
        let mut on_text_report =
            |report: &Report<G::Move>| on_report(&search_report(line.game(), report));
        let solution = self.0.solve(line.position(), limits, &mut on_text_report);
        solve_report(line.game(), &solution)
    }

    #[cfg(not(engine_module))]
    fn save(&self, game: &dyn Match, nodes: u64, path: &Path) -> io::Result<()> {
        self.0.save(line_of::<G>(game).position(), nodes, path)
    }

    #[cfg(not(engine_module))]
    fn load(&mut self, game: &dyn Match, path: &Path) -> io::Result<u64> {
        self.0.load(line_of::<G>(game).position(), path)
    }
}

/// The match as what it is. Players and matches come from the same [`Rules`](crate::Rules), so it can
/// only fail if somebody hands a player a match of another game.
pub(crate) fn line_of<G: Listed>(game: &dyn Match) -> &Line<G> {
    let line = game.as_any().downcast_ref();
    line.unwrap_or_else(|| panic!("a player of {} was handed {}", G::family().id, game.spec()))
}

fn search_report<G: Notation>(game: &G, report: &Report<G::Move>) -> SearchReport {
    SearchReport {
        line: texts(game, &report.line),
        values: report.values,
        proven: report.proven,
        candidates: report
            .candidates
            .iter()
            .map(|candidate| Candidate {
                action: game.move_text(candidate.action),
                visits: candidate.visits,
                values: candidate.values,
                proven: candidate.proven,
            })
            .collect(),
        playouts: report.playouts,
        nodes: report.nodes,
        depth: report.depth,
        elapsed: report.elapsed,
        speed: report.speed(),
    }
}

fn solve_report<G: Notation>(game: &G, solution: &Solution<G::Move>) -> SolveReport {
    SolveReport {
        value: solution.value,
        cannot_win: solution.cannot_win,
        line: texts(game, &solution.line),
        proved: solution
            .proved
            .iter()
            .map(|&(action, value)| (game.move_text(action), value))
            .collect(),
        no_win: texts(game, &solution.no_win),
        nodes: solution.nodes,
        elapsed: solution.elapsed,
    }
}

fn texts<G: Notation>(game: &G, moves: &[G::Move]) -> Vec<String> {
    moves.iter().map(|&action| game.move_text(action)).collect()
}

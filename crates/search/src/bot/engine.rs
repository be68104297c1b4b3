use std::any::TypeId;

use game::{Game, NoDraw, Turn};

use crate::{Bot, ByMobility, Level, Limits, Mcts, NoKnowledge, Prover, Report, Settings, Solver};

/// What a bot may use.
#[derive(Clone, Debug)]
pub struct BotConfig {
    /// How well it plays.
    pub level: Level,
    /// How many threads it uses. With one, limits of playouts or nodes and a seed repeat to the bit.
    pub threads: usize,
    /// How many bytes it takes at most.
    pub memory: usize,
    /// The dice's seed.
    pub seed: u64,
}

impl Default for BotConfig {
    fn default() -> Self {
        Self {
            level: Level::BEST,
            threads: 1,
            memory: 512 << 20,
            seed: 0,
        }
    }
}

/// Makes the bots and solvers of a game. A marker type beside the bot implements it, since the rules
/// know nothing of bots.
pub trait Engine<G: Game>: 'static {
    /// A bot that uses all that it is given, up to its level's own maximum. Matches between levels want
    /// a [`BudgetedBot`](crate::BudgetedBot).
    fn bot(game: &G, config: &BotConfig) -> Box<dyn Bot<G>>;

    /// A solver that takes so many bytes and threads at most, for games of two without chance.
    fn solver(_game: &G, _memory: usize, _threads: usize) -> Option<Box<dyn Solver<G>>> {
        None
    }
}

/// Bots and, for two seats without chance, a solver for any game: Monte-Carlo tree search with uniform
/// playouts, and df-pn. The solver asks of the rules that no position comes twice in one game.
#[derive(Clone, Copy, Debug)]
pub struct GenericEngine;

impl<G: Game> Engine<G> for GenericEngine {
    fn bot(game: &G, config: &BotConfig) -> Box<dyn Bot<G>> {
        Box::new(GenericBot::new(game, config))
    }

    fn solver(game: &G, memory: usize, threads: usize) -> Option<Box<dyn Solver<G>>> {
        let has_chance = TypeId::of::<G::Draw>() != TypeId::of::<NoDraw>();
        (game.seats() == 2 && !has_chance).then(|| -> Box<dyn Solver<G>> {
            Box::new(Prover::new(game.clone(), ByMobility, memory, threads))
        })
    }
}

/// Plays any game by Monte-Carlo tree search. Levels differ in the number of playouts.
#[derive(Debug)]
pub struct GenericBot<G: Game> {
    game: G,
    level: Level,
    tree: Mcts<G, NoKnowledge>,
}

/// How many playouts each level has at most; the best has its time.
const PLAYOUTS: [u64; 8] = [8, 24, 60, 200, 800, 3_000, 12_000, u64::MAX];

impl<G: Game> GenericBot<G> {
    /// A bot for this game.
    pub fn new(game: &G, config: &BotConfig) -> Self {
        let settings = Settings {
            threads: config.threads,
            memory: config.memory,
            seed: config.seed,
            ..Settings::default()
        };
        Self {
            game: game.clone(),
            level: config.level,
            tree: Mcts::new(game.clone(), NoKnowledge, settings),
        }
    }
}

impl<G: Game> Bot<G> for GenericBot<G> {
    fn choose(
        &mut self,
        position: &G::Position,
        limits: &Limits,
        on_report: &mut dyn FnMut(&Report<G::Move>),
    ) -> Report<G::Move> {
        if !matches!(self.game.turn(position), Turn::Seat(_)) {
            return Report::empty(self.game.seats());
        }
        let playouts = self.level.of(&PLAYOUTS);
        let limits = Limits {
            playouts: Some(limits.playouts.map_or(playouts, |most| most.min(playouts))),
            ..limits.clone()
        };
        self.tree.search(position, &limits, on_report)
    }

    fn forget(&mut self) {
        self.tree.forget();
    }
}

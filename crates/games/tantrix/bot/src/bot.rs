use game::{Game, Turn};
use search::{AlphaBeta, Bot, BotConfig, Clock, Engine, Level, Limits, Mcts, Report, Settings};
use tantrix::{Placement, Position, Tantrix, TantrixSolitaire};

use super::solitaire::SolitaireBot;

use super::evaluator::{EvaluationKind, TantrixEvaluator};

/// Plays Tantrix: a tree with draws while the bag holds tiles, and for two players alpha-beta
/// afterwards.
#[derive(Debug)]
pub struct TantrixBot {
    game: Tantrix,
    level: Level,
    tree: Mcts<Tantrix, TantrixEvaluator>,
    /// For two players, once nothing is drawn any more.
    end: Option<AlphaBeta<Tantrix, TantrixEvaluator>>,
}

/// How many playouts each level has at most; the best has its time.
const PLAYOUTS: [u64; 8] = [30, 30, 80, 200, 600, 2_000, 8_000, u64::MAX];
/// How many positions each level may look at once the bag is empty.
const NODES: [u64; 8] = [60, 100, 300, 1_000, 4_000, 20_000, 100_000, u64::MAX];
/// How many positions alpha-beta may look at for each playout that is allowed.
const NODES_A_PLAYOUT: u64 = 8;

/// A playout is judged after so many placements and draws: what chance adds later only blurs it.
const PLAYOUT_STEPS: u32 = 16;

/// A leaf gets children at the visit after so many. With as many playouts as the best level has, most
/// leaves are hardly seen again: what their lists of placements would take is worth more playouts.
const EXPAND_AFTER: [u32; 8] = [1, 1, 1, 1, 1, 1, 1, 3];

/// How a placement looks counts as so many playouts.
const PRIOR_VISITS: f32 = 10.0;

/// Where there is one placement, the search only says what it may be worth.
const PLAYOUTS_FOR_ONE: u64 = 200;

/// With an empty bag and so many tiles on the table, alpha-beta looks far enough ahead.
const ENDGAME_TILES: usize = 51;

fn is_near_the_end(position: &Position) -> bool {
    position.bag().is_empty() && position.table().len() >= ENDGAME_TILES
}

impl TantrixBot {
    fn new(game: &Tantrix, config: &BotConfig) -> Self {
        let kind = match config.level {
            Level::FIRST => EvaluationKind::Points,
            level if level.number() == 2 => EvaluationKind::Potential,
            // What it knows of winning it has from games of two.
            Level::BEST if game.seats() == 2 => EvaluationKind::Winning,
            _ => EvaluationKind::Standing,
        };
        let settings = Settings {
            threads: config.threads,
            memory: config.memory / 4 * 3,
            seed: config.seed,
            rave_equivalence: 0.0,
            evaluation_weight: match kind {
                EvaluationKind::Points | EvaluationKind::Potential => 1.0,
                EvaluationKind::Standing | EvaluationKind::Winning => 0.0,
            },
            max_playout_steps: PLAYOUT_STEPS,
            prior_visits: if kind == EvaluationKind::Winning {
                PRIOR_VISITS
            } else {
                0.0
            },
            expand_after: config.level.of(&EXPAND_AFTER),
            exploration: 0.3,
            prior_weight: 0.0,
            ..Settings::default()
        };
        let evaluator = TantrixEvaluator { kind };
        let end =
            (game.seats() == 2).then(|| AlphaBeta::new(game.clone(), evaluator, config.memory / 4));
        Self {
            game: game.clone(),
            level: config.level,
            tree: Mcts::new(game.clone(), evaluator, settings),
            end,
        }
    }
}

impl Bot<Tantrix> for TantrixBot {
    fn choose(
        &mut self,
        position: &Position,
        limits: &Limits,
        on_report: &mut dyn FnMut(&Report<Placement>),
    ) -> Report<Placement> {
        if !matches!(self.game.turn(position), Turn::Seat(_)) {
            return Report::empty(self.game.seats());
        }
        let clock = Clock::start(limits);
        if let Some(end) = self.end.as_mut().filter(|_| is_near_the_end(position)) {
            let by_playouts = limits
                .playouts
                .map(|playouts| playouts.saturating_mul(NODES_A_PLAYOUT));
            let nodes = [Some(self.level.of(&NODES)), limits.nodes, by_playouts];
            let limits = Limits {
                nodes: nodes.into_iter().flatten().min(),
                ..limits.clone()
            };
            return end.search(position, &limits, on_report);
        }
        let mut playouts = self.level.of(&PLAYOUTS);
        if self.game.count_moves(position) == 1 {
            playouts = playouts.min(PLAYOUTS_FOR_ONE);
        }
        let limits = Limits {
            time: clock.left(),
            playouts: Some(limits.playouts.map_or(playouts, |most| most.min(playouts))),
            ..limits.clone()
        };
        self.tree.search(position, &limits, on_report)
    }

    fn forget(&mut self) {
        self.tree.forget();
    }
}

/// Makes the bots of Tantrix and its solitaire.
#[derive(Clone, Copy, Debug)]
pub struct TantrixEngine;

impl Engine<Tantrix> for TantrixEngine {
    fn bot(game: &Tantrix, config: &BotConfig) -> Box<dyn Bot<Tantrix>> {
        Box::new(TantrixBot::new(game, config))
    }
}

impl Engine<TantrixSolitaire> for TantrixEngine {
    fn bot(game: &TantrixSolitaire, config: &BotConfig) -> Box<dyn Bot<TantrixSolitaire>> {
        Box::new(SolitaireBot::new(game, config))
    }
}

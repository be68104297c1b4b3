use game::{Game, Turn};
use search::{AlphaBeta, Clock, Limits, Mcts, Report, Settings};
use tantrix::{Placement, Position, Tantrix};

use super::judge::{Judge, Sight};
use crate::{Bot, Level, Means, Played};

/// Plays Tantrix: a tree with draws while the bag holds tiles, and for two players alpha-beta
/// afterwards.
#[derive(Debug)]
pub struct TantrixBot {
    game: Tantrix,
    level: Level,
    tree: Mcts<Tantrix, Judge>,
    /// For two players, once nothing is drawn any more.
    end: Option<AlphaBeta<Tantrix, Judge>>,
}

/// How many playouts each level has at most; the best has its time.
const PLAYOUTS: [u64; 8] = [30, 30, 80, 200, 600, 2_000, 8_000, u64::MAX];
/// How many positions each level may look at once the bag is empty.
const NODES: [u64; 8] = [60, 100, 300, 1_000, 4_000, 20_000, 100_000, u64::MAX];
/// How many positions alpha-beta may look at for each playout that is allowed.
const NODES_A_PLAYOUT: u64 = 8;

/// A playout is judged after so many placements and draws: what chance adds later only blurs it.
const STEPS: u32 = 16;

/// A leaf gets children at the visit after so many. With as many playouts as the best level has, most
/// leaves are hardly seen again: what their lists of placements would take is worth more playouts.
const EXPAND_AFTER: [u32; 8] = [1, 1, 1, 1, 1, 1, 1, 3];

/// How a placement looks counts as so many playouts.
const LOOKS: f32 = 10.0;

/// Where there is one placement, the search only says what it may be worth.
const PLAYOUTS_FOR_ONE: u64 = 200;

/// With an empty bag and so many tiles on the table, alpha-beta looks far enough ahead.
const MANY_LAID: usize = 51;

fn is_near_the_end(position: &Position) -> bool {
    position.bag().is_empty() && position.table().len() >= MANY_LAID
}

impl TantrixBot {
    fn new(game: &Tantrix, means: &Means) -> Self {
        let sight = match means.level {
            Level::FIRST => Sight::Points,
            level if level.number() == 2 => Sight::Promise,
            // What it knows of winning it has from games of two.
            Level::BEST if game.seats() == 2 => Sight::Winning,
            _ => Sight::Learned,
        };
        let settings = Settings {
            threads: means.threads,
            memory: means.memory / 4 * 3,
            seed: means.seed,
            rave: 0.0,
            evaluation_share: match sight {
                Sight::Points | Sight::Promise => 1.0,
                Sight::Learned | Sight::Winning => 0.0,
            },
            longest_playout: STEPS,
            looks: if sight == Sight::Winning { LOOKS } else { 0.0 },
            expand_after: means.level.of(&EXPAND_AFTER),
            exploration: 0.3,
            prior_weight: 0.0,
            ..Settings::default()
        };
        let judge = Judge { sight };
        let end =
            (game.seats() == 2).then(|| AlphaBeta::new(game.clone(), judge, means.memory / 4));
        Self {
            game: game.clone(),
            level: means.level,
            tree: Mcts::new(game.clone(), judge, settings),
            end,
        }
    }
}

impl Bot<Tantrix> for TantrixBot {
    fn choose(
        &mut self,
        position: &Position,
        limits: &Limits,
        tell: &mut dyn FnMut(&Report<Placement>),
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
            return end.search(position, &limits, tell);
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
        self.tree.search(position, &limits, tell)
    }

    fn forget(&mut self) {
        self.tree.forget();
    }
}

impl Played for Tantrix {
    fn bot(&self, means: &Means) -> Box<dyn Bot<Self>> {
        Box::new(TantrixBot::new(self, means))
    }
}

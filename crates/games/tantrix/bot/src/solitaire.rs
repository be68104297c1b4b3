use std::ops::ControlFlow;

use game::{Game, PerSeat, SeededDice};
use hex::Hex;
use search::{Bot, BotConfig, Knowledge, Level, Limits, Mcts, Report, Settings};
use tantrix::{LineEnd, Placement, SolitairePosition, TantrixSolitaire, TileSet};

use super::line_potential::{LinePotential, Unlaid};

/// Plays the solitaire for the highest score it can expect.
#[derive(Debug)]
pub struct SolitaireBot {
    level: Level,
    tree: Mcts<TantrixSolitaire, SolitaireKnowledge>,
}

/// What the search knows of the solitaire.
#[derive(Clone, Copy, Debug)]
struct SolitaireKnowledge {
    /// Whether it sees what lines may become, or only what they are.
    sees_potential: bool,
}

/// How many playouts each level has at most; the best has its time.
const PLAYOUTS: [u64; 8] = [8, 24, 60, 150, 400, 1_500, 8_000, u64::MAX];
/// A line through this many is the aim.
const ALL: f32 = 14.0;
/// How many placements a playout looks at before it takes the best.
const ROLLOUT_CANDIDATES: u32 = 3;

impl SolitaireKnowledge {
    /// What a position that is not over looks worth, from 0 to 1.
    fn evaluation(self, game: &TantrixSolitaire, position: &SolitairePosition) -> f32 {
        let table = position.table();
        let score = game.scores(position).as_slice()[0] as f32;
        let expected = if self.sees_potential {
            let held: TileSet = position.drawn().into_iter().collect();
            let unlaid = Unlaid {
                held,
                all: held.with(position.bag()),
            };
            let potential = LinePotential::new(table, unlaid, |colour| colour == game.colour());
            let (line, closed) = potential.lines_and_loops(game.colour());
            if game.wants_loop() {
                closed.max(loop_in_sight(game, position))
            } else {
                line.max(closed)
            }
        } else if game.wants_loop() {
            loop_in_sight(game, position)
        } else {
            score
        };
        (expected.max(score) / ALL).min(1.0)
    }
}

/// How likely each tile comes that a loop still needs.
const CLOSING: f32 = 0.7;

/// How large a loop one may hope for: the longer the line, and the nearer its ends are to each other. Nothing
/// counts before it is closed.
fn loop_in_sight(game: &TantrixSolitaire, position: &SolitairePosition) -> f32 {
    let left = position.bag().len() + usize::from(position.drawn().is_some());
    let mut ends: Vec<(LineEnd, Hex)> = Vec::new();
    for gap in position.table().gaps() {
        let of_ours = gap.ends_of(|colour| colour == game.colour());
        ends.extend(of_ours.map(|end| (end, gap.cell())));
    }
    let expected_points = ends.iter().filter_map(|(end, cell)| {
        let (_, far) = ends.iter().find(|(other, _)| other.here == end.far)?;
        let needed = usize::from(cell.distance(*far)) + 1;
        let length = usize::from(end.length) + needed;
        (needed <= left).then(|| length as f32 * CLOSING.powi(needed as i32))
    });
    expected_points.fold(0.0, f32::max)
}

impl Knowledge<TantrixSolitaire> for SolitaireKnowledge {
    fn candidates(
        &self,
        game: &TantrixSolitaire,
        position: &SolitairePosition,
        list: &mut Vec<(Placement, f32)>,
    ) -> bool {
        let _ = game.each_move(position, |action| {
            list.push((action, 1.0 + gain(game, position, action)));
            ControlFlow::Continue(())
        });
        true
    }

    fn rollout_move(
        &self,
        game: &TantrixSolitaire,
        position: &SolitairePosition,
        dice: &mut SeededDice,
    ) -> Placement {
        let mut best = game.pick_move(position, dice);
        let mut best_gain = gain(game, position, best);
        for _ in 1..ROLLOUT_CANDIDATES {
            let other = game.pick_move(position, dice);
            let gain = gain(game, position, other);
            if gain > best_gain {
                (best, best_gain) = (other, gain);
            }
        }
        best
    }

    fn evaluate(
        &self,
        game: &TantrixSolitaire,
        position: &SolitairePosition,
    ) -> Option<PerSeat<f32>> {
        Some(PerSeat::all(1, self.evaluation(game, position)))
    }

    fn reward(&self, game: &TantrixSolitaire, position: &SolitairePosition) -> PerSeat<f32> {
        let scores = game.scores(position);
        PerSeat::from_fn(1, |seat| scores[seat] as f32 / ALL)
    }
}

/// How long a line a placement makes in the colour that counts. A loop is the end of a line, and
/// good only if it is all there is to do.
fn gain(game: &TantrixSolitaire, position: &SolitairePosition, action: Placement) -> f32 {
    let prospect = position.table().prospect(action, game.colour());
    prospect.map_or(0.0, |prospect| {
        if prospect.closed && !game.wants_loop() && f32::from(prospect.length) < ALL {
            0.0
        } else {
            f32::from(prospect.length)
        }
    })
}

impl SolitaireBot {
    pub(crate) fn new(game: &TantrixSolitaire, config: &BotConfig) -> Self {
        let settings = Settings {
            threads: config.threads,
            memory: config.memory,
            seed: config.seed,
            rave_equivalence: 0.0,
            evaluation_weight: if config.level.number() <= 2 { 1.0 } else { 0.5 },
            exploration: 0.15,
            prior_weight: 0.05,
            ..Settings::default()
        };
        let knowledge = SolitaireKnowledge {
            sees_potential: config.level.number() >= 2,
        };
        Self {
            level: config.level,
            tree: Mcts::new(game.clone(), knowledge, settings),
        }
    }
}

impl Bot<TantrixSolitaire> for SolitaireBot {
    fn choose(
        &mut self,
        position: &SolitairePosition,
        limits: &Limits,
        on_report: &mut dyn FnMut(&Report<Placement>),
    ) -> Report<Placement> {
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

#[cfg(test)]
mod tests {
    use game::{Listed, Seat, Turn};
    use search::draw_by_weight;

    use super::*;

    /// The mean score of a level over some deals, with so many playouts at most.
    fn mean_score(spec: &str, level: u8, playouts: u64) -> f32 {
        let family = TantrixSolitaire::family();
        let game = TantrixSolitaire::configure(&family.choose(&spec.parse().unwrap()).unwrap());
        let deals = 24;
        let mut sum = 0;
        for deal in 0..deals {
            let mut dice = SeededDice::new(deal);
            let config = BotConfig {
                level: Level::new(level).unwrap(),
                seed: deal,
                ..BotConfig::default()
            };
            let mut bot = SolitaireBot::new(&game, &config);
            let mut position = game.start(&game.deal(&mut dice));
            loop {
                match game.turn(&position) {
                    Turn::Over => break,
                    Turn::Chance => draw_by_weight(&game, &mut position, &mut dice),
                    Turn::Seat(_) => {
                        let report =
                            bot.choose(&position, &Limits::playouts(playouts), &mut |_| {});
                        game.play_unchecked(&mut position, report.best().unwrap());
                    }
                }
            }
            sum += game.scores(&position)[Seat::new(0)];
        }
        sum as f32 / deals as f32
    }

    /// Random play has 0.7 for loops.
    #[test]
    fn every_level_strives_for_what_is_wanted_and_higher_ones_get_more() {
        for (goal, at_least) in [("line", 9.0), ("loop", 2.0)] {
            let spec = format!("tantrix-solitaire(goal={goal})");
            let [low, high] = [1, 6].map(|level| mean_score(&spec, level, 300));
            assert!(low > at_least, "{goal}: level 1 has {low}");
            assert!(high > low + 0.5, "{goal}: level 1 has {low}, 6 has {high}");
        }
    }
}

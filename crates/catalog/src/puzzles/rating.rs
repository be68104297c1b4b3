use search::{BotConfig, Level, Limits};
use tactics::{After, Node};

use crate::{Match, PlayerKind, Rules};

/// How hard a puzzle is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Grade {
    /// The rating to begin with.
    pub rating: u16,
    /// How many of the levels' tries found it.
    pub found: u8,
}

/// How often each level tries, with other dice.
const TRIES: u8 = 4;
const MEMORY: usize = 4 << 20;
/// Level 1 counts as this rating, each further level as a step more.
const FIRST_LEVEL: f64 = 800.0;
const LEVEL_STEP: f64 = 200.0;
/// What whoever picks moves by lot is sure to find would be this hard, and each halving of their chance makes it so much
/// harder.
const LOT_START: f64 = 600.0;
const LOT_STEP: f64 = 130.0;
const LOT_RANGE: (f64, f64) = (700.0, 2500.0);
/// The lot counts as much as all levels together.
const LOT_TRIES: f64 = 8.0 * TRIES as f64;
const RANGE: (f64, f64) = (500.0, 2600.0);

/// Whether the two lowest levels find it nearly always.
const fn is_trivial(solved: [u8; 8]) -> bool {
    solved[0] + solved[1] + 1 >= 2 * TRIES
}

/// Lets every level try a puzzle, which is the position of the match. The best level may play out so many games for a
/// move, lower ones have their part of it. What the lowest find nearly always is shown to no other.
pub fn grade(rules: &dyn Rules, game: &dyn Match, tree: &Node, playouts: u64) -> Option<Grade> {
    let mut solved = [0; 8];
    for level in Level::all() {
        for seed in 0..u64::from(TRIES) {
            let config = BotConfig {
                level,
                threads: 1,
                memory: MEMORY,
                seed,
            };
            let found = is_found(rules, game, tree, &config, playouts);
            solved[usize::from(level.number()) - 1] += u8::from(found);
        }
        if level.number() == 2 && is_trivial(solved) {
            return None;
        }
    }
    let found = solved.iter().sum();
    Some(Grade {
        rating: rating(found, chance(game, tree)),
        found,
    })
}

/// How likely it is that somebody solves a puzzle, which is the position of the match, by picking moves by lot.
pub fn chance(game: &dyn Match, tree: &Node) -> f64 {
    let solved = tree.moves.iter().map(|(action, after)| match after {
        After::Solved => 1.0,
        After::Goes { answers, next } => {
            let mut game = game.boxed_clone();
            let mut played = std::iter::once(action).chain(answers);
            if played.all(|action| game.play(action).is_ok()) {
                chance(game.as_ref(), next)
            } else {
                0.0
            }
        }
    });
    solved.sum::<f64>() / game.legal_moves().len().max(1) as f64
}

/// Whether a bot finds a right move at each turn.
fn is_found(
    rules: &dyn Rules,
    game: &dyn Match,
    tree: &Node,
    config: &BotConfig,
    playouts: u64,
) -> bool {
    let mut player = rules.player(PlayerKind::Bot, config);
    let mut game = game.boxed_clone();
    let mut node = tree;
    let limits = Limits::playouts(playouts);
    loop {
        let report = player.search(game.as_ref(), &limits, &mut |_| {});
        let Some(action) = report.line.first() else {
            return false;
        };
        match node.after(action) {
            None => return false,
            Some(After::Solved) => return true,
            Some(After::Goes { answers, next }) => {
                let played = std::iter::once(action).chain(answers);
                if played.into_iter().any(|action| game.play(action).is_err()) {
                    return false;
                }
                node = next;
            }
        }
    }
}

/// The rating of a puzzle that so many of the levels' tries have found, and whoever picks moves by lot with this chance: the
/// one at which the levels would be expected to find it as often as they did, together with as many tries of somebody who is
/// as strong as the lot makes it hard, and finds it every second time. Levels alone tell nothing apart where all of them
/// find it, or none.
pub fn rating(found: u8, chance: f64) -> u16 {
    let expected = |own: f64, puzzle: f64| 1.0 / (1.0 + 10_f64.powf((puzzle - own) / 400.0));
    let tries = f64::from(TRIES);
    let usual = (LOT_START + LOT_STEP * -chance.log2()).clamp(LOT_RANGE.0, LOT_RANGE.1);
    let surplus = |puzzle: f64| {
        let levels = (0..8).map(|level| FIRST_LEVEL + LEVEL_STEP * f64::from(level));
        let levels = levels.map(|own| tries * expected(own, puzzle));
        let lot = LOT_TRIES * (0.5 - expected(usual, puzzle));
        f64::from(found) - levels.sum::<f64>() + lot
    };
    let (mut low, mut high) = RANGE;
    while high - low > 0.5 {
        let middle = f64::midpoint(low, high);
        // Found more often than this rating says: it is easier.
        if surplus(middle) > 0.0 {
            high = middle;
        } else {
            low = middle;
        }
    }
    high.round() as u16
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_fewer_levels_find_or_the_lot_more_seldom_has_a_higher_rating() {
        for chance in [0.5, 0.1, 0.01, 0.0005] {
            let ratings: Vec<u16> = (0..=8 * TRIES).map(|found| rating(found, chance)).collect();
            let falls = ratings.is_sorted_by(|one, other| one > other);
            assert!(falls, "{chance}: {ratings:?}");
        }
        for found in [0, 1, 16, 31, 32] {
            let chances = (1..14).map(|bits| rating(found, 0.5_f64.powi(bits)));
            let ratings: Vec<u16> = chances.collect();
            let rises = ratings.is_sorted_by(|one, other| one < other);
            assert!(rises, "{found}: {ratings:?}");
        }
        assert!(rating(32, 0.5) < 800 && rating(0, 0.0001) > 2200);
        assert!((1300..1700).contains(&rating(16, 0.01)));
        // What nobody finds by lot is no harder than ratings go.
        assert!(rating(0, 0.0) <= RANGE.1 as u16);
    }

    #[test]
    fn the_lot_picks_one_move_at_each_turn() {
        let rules = crate::configure("kamon").unwrap();
        let set = tactics::read(rules.family().puzzles.text()).unwrap();
        let puzzle = set.iter().find(|puzzle| puzzle.steps > 1).unwrap();
        let game = crate::puzzles::lead(rules.as_ref(), puzzle).unwrap();
        let legal = game.legal_moves();
        // A solution of one move: one right, or all of them.
        let all = |right: &[String]| Node {
            moves: right
                .iter()
                .map(|one| (one.clone(), After::Solved))
                .collect(),
        };
        let one = 1.0 / legal.len() as f64;
        assert!((chance(game.as_ref(), &all(&legal[..1])) - one).abs() < 1e-9);
        assert!((chance(game.as_ref(), &all(&legal)) - 1.0).abs() < 1e-9);
        // More has to be found in the whole one than its first move.
        let first: Vec<String> = puzzle
            .tree
            .moves
            .iter()
            .map(|(text, _)| text.clone())
            .collect();
        let whole = chance(game.as_ref(), &puzzle.tree);
        assert!(whole > 0.0 && whole < chance(game.as_ref(), &all(&first)));
    }

    #[test]
    fn what_beginners_find_is_trivial() {
        let trivial = |one, two| is_trivial([one, two, 4, 4, 4, 4, 4, 4]);
        assert!(trivial(4, 4) && trivial(3, 4));
        assert!(!trivial(3, 3));
    }
}

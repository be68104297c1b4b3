use search::{BotConfig, Level, Limits};
use tactics::{After, Node};

use crate::{Match, PlayerKind, Rules};

/// How hard a puzzle is for the levels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Grade {
    /// The rating to begin with.
    pub rating: u16,
    /// How many of `TRIES` times each level solved it.
    pub solved: [u8; 8],
}

/// How often each level tries, with other dice.
const TRIES: u8 = 4;
const MEMORY: usize = 4 << 20;
/// Level 1 counts as this rating, each further level as a step more.
const FIRST_LEVEL: f64 = 800.0;
const LEVEL_STEP: f64 = 200.0;
/// A puzzle is as hard as this before anybody has tried: it counts as a win and a loss.
const USUAL: f64 = 1500.0;
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
    Some(Grade {
        rating: rating(solved),
        solved,
    })
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

/// The rating at which the levels would be expected to solve it as often as they did.
fn rating(solved: [u8; 8]) -> u16 {
    let expected = |own: f64, puzzle: f64| 1.0 / (1.0 + 10_f64.powf((puzzle - own) / 400.0));
    let tries = f64::from(TRIES);
    let surplus = |puzzle: f64| {
        let levels = solved.iter().enumerate().map(|(index, &solved)| {
            let own = FIRST_LEVEL + LEVEL_STEP * index as f64;
            f64::from(solved) - tries * expected(own, puzzle)
        });
        levels.sum::<f64>() + 1.0 - 2.0 * expected(USUAL, puzzle)
    };
    let (mut low, mut high) = RANGE;
    while high - low > 0.5 {
        let middle = f64::midpoint(low, high);
        // Solved more often than this rating says: it is easier.
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
    fn what_fewer_levels_solve_has_a_higher_rating() {
        let ratings: Vec<u16> = (0..=8)
            .map(|failing| {
                rating(std::array::from_fn(
                    |level| {
                        if level < failing { 0 } else { TRIES }
                    },
                ))
            })
            .collect();
        assert!(
            ratings.is_sorted_by(|one, other| one < other),
            "{ratings:?}"
        );
        assert!(ratings[0] < 900 && ratings[8] > 2200, "{ratings:?}");
        assert!((1400..1600).contains(&ratings[4]), "{ratings:?}");
    }

    #[test]
    fn what_beginners_find_is_trivial() {
        let trivial = |one, two| is_trivial([one, two, 4, 4, 4, 4, 4, 4]);
        assert!(trivial(4, 4) && trivial(3, 4));
        assert!(!trivial(3, 3));
    }
}

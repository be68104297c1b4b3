//! Tries at puzzles, by those who have an account: judged by the solution that comes with a puzzle, and rated by Glicko-2,
//! with the puzzle as an opponent.

use std::collections::HashMap;
use std::sync::OnceLock;

use ratings::{Strength, meet_puzzle};
use store::{PuzzleRatings, PuzzleStrength, PuzzleTry, Store, StoreError};
use tactics::{After, Puzzle};

use crate::matches::Millis;

/// As long as nobody has met a puzzle, its rating is a guess of ours.
const GUESSED: f64 = 150.0;
/// Others may try the same puzzle at the same moment; after so many times something else is wrong.
const ATTEMPTS: usize = 8;
const A_DAY: Millis = 24 * 3600 * 1000;

/// A puzzle by its id. What can't be read is no puzzle; the tests read them all.
pub(crate) fn puzzle(id: &str) -> Option<&'static Puzzle> {
    static ALL: OnceLock<HashMap<String, Puzzle>> = OnceLock::new();
    let all = ALL.get_or_init(|| {
        let sets = catalog::families().map(|family| tactics::read(family.puzzles.text()));
        let puzzles = sets.filter_map(Result::ok).flatten();
        puzzles.map(|puzzle| (puzzle.id.clone(), puzzle)).collect()
    });
    all.get(id)
}

/// Whether these moves are a whole solution.
pub(crate) fn is_solution(puzzle: &Puzzle, moves: &[String]) -> bool {
    let mut turn = Some(&puzzle.tree);
    for action in moves {
        match turn.and_then(|turn| turn.after(action)) {
            Some(After::Solved) => turn = None,
            Some(After::Goes { next, .. }) => turn = Some(next),
            None => return false,
        }
    }
    turn.is_none()
}

/// Whether a day, counted from 1970, is that of a time, or next to it.
pub(crate) const fn is_around(day: i64, at: Millis) -> bool {
    (at / A_DAY).abs_diff(day) <= 1
}

/// When a try was made that is told now: clocks differ, but not by more than a day.
pub(crate) fn tried_at(told: Option<Millis>, now: Millis) -> Millis {
    told.map_or(now, |at| at.clamp(0, now + A_DAY))
}

/// Somebody at a game's puzzles, and how hard the puzzle is, from now on.
pub(crate) struct Noted {
    pub(crate) one: PuzzleTry,
    pub(crate) player: Option<PuzzleStrength>,
    pub(crate) puzzle: f64,
}

/// How a try is noted.
#[derive(Clone, Copy)]
pub(crate) struct How {
    /// Whether it may count.
    pub(crate) rated: bool,
    /// Whether the time is the player's, so that one at the same time is the same try.
    pub(crate) is_timed: bool,
}

/// Notes a try. It counts where it should and none at this puzzle has counted yet.
pub(crate) async fn note(
    store: &Store,
    puzzle: &Puzzle,
    mut one: PuzzleTry,
    how: How,
) -> Result<Noted, StoreError> {
    let game = game_of(&puzzle.id);
    let mut attempts = 0;
    loop {
        let known = store.puzzle_player(&one.player_id).await?;
        let known = known.into_iter().find(|(name, _)| *name == game);
        let before = known.map(|(_, strength)| strength);
        let hard = store.puzzle_rating(&puzzle.id).await?;
        let guess = f64::from(puzzle.rating);
        if how.is_timed
            && let Some(same) = store.puzzle_try(&one.player_id, &puzzle.id, one.at).await?
        {
            return Ok(Noted {
                one: same,
                player: before,
                puzzle: hard.map_or(guess, |hard| hard.rating),
            });
        }
        let counts = how.rated && !store.puzzle_counted(&one.player_id, &puzzle.id).await?;
        let player = before.unwrap_or_else(unrated);
        let change = counts.then(|| {
            let hard = hard.unwrap_or_else(|| guessed(guess));
            change(player, hard, one.solved)
        });
        one.rated = change.map(|[now, _]| (player.rating, now.rating));
        let ratings = change.map(|[player, puzzle]| PuzzleRatings {
            game: game.to_owned(),
            player,
            puzzle,
        });
        match store.note_puzzle_try(&one, ratings.as_ref()).await {
            // Somebody else's try, or another of ours at the same moment, came first.
            Err(StoreError::Conflict) if attempts < ATTEMPTS => {
                attempts += 1;
                one.at += i64::from(!how.is_timed);
            }
            Err(error) => return Err(error),
            Ok(()) => {
                let hard = hard.map_or(guess, |hard| hard.rating);
                return Ok(Noted {
                    one,
                    player: change.map(|[player, _]| player).or(before),
                    puzzle: change.map_or(hard, |[_, puzzle]| puzzle.rating),
                });
            }
        }
    }
}

/// The game that a puzzle is of, as its id begins.
pub(crate) fn game_of(puzzle: &str) -> &str {
    puzzle.rsplit_once('-').map_or(puzzle, |(game, _)| game)
}

/// The player and the puzzle after a try.
pub(crate) fn change(
    player: PuzzleStrength,
    hard: PuzzleStrength,
    solved: bool,
) -> [PuzzleStrength; 2] {
    let (better, easier) = meet_puzzle(strength(player), strength(hard), solved);
    [after(player, better), after(hard, easier)]
}

/// How hard a puzzle is that nobody's try has met.
pub(crate) fn guessed(rating: f64) -> PuzzleStrength {
    PuzzleStrength {
        rating,
        deviation: GUESSED,
        ..unrated()
    }
}

/// How strong somebody is whose tries have not counted yet.
pub(crate) fn unrated() -> PuzzleStrength {
    let start = Strength::default();
    PuzzleStrength {
        rating: start.rating,
        deviation: start.deviation,
        volatility: start.volatility,
        tries: 0,
    }
}

const fn strength(kept: PuzzleStrength) -> Strength {
    Strength {
        rating: kept.rating,
        deviation: kept.deviation,
        volatility: kept.volatility,
    }
}

const fn after(before: PuzzleStrength, now: Strength) -> PuzzleStrength {
    PuzzleStrength {
        rating: now.rating,
        deviation: now.deviation,
        volatility: now.volatility,
        tries: before.tries + 1,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_puzzle_can_be_read() {
        for family in catalog::families() {
            let read = tactics::read(family.puzzles.text());
            assert!(read.is_ok(), "{}: {:?}", family.id, read.err());
            for one in read.unwrap() {
                assert_eq!(game_of(&one.id), family.id);
                assert!(puzzle(&one.id).is_some());
            }
        }
        assert!(puzzle("kamon-nothing").is_none());
    }

    #[test]
    fn a_solution_is_whole_and_right() {
        let line = r#"{"id":"kamon-0a1b2c","spec":"kamon","setup":"s","moves":"e1 e5","seat":0,"kind":"win","steps":1,"rating":1500,"found":16,"themes":["loop"],"tree":{"c3":["d4",{"e5":null,"a4":["a5",{"a6":null}]}],"c4":null}}"#;
        let puzzle = Puzzle::parse(line).unwrap();
        let solves = |moves: &str| {
            let moves: Vec<String> = moves.split_whitespace().map(str::to_owned).collect();
            is_solution(&puzzle, &moves)
        };
        for right in ["c3 e5", "c3 a4 a6", "c4"] {
            assert!(solves(right), "{right}");
        }
        for wrong in ["", "c3", "c3 a4", "c3 e6", "c4 c3", "x", "d4 e5"] {
            assert!(!solves(wrong), "{wrong}");
        }
    }

    #[test]
    fn a_day_is_today_or_next_to_it() {
        let now = 20_775 * A_DAY + 5;
        for (day, around) in [
            (20_773, false),
            (20_774, true),
            (20_775, true),
            (20_776, true),
            (20_777, false),
            (i64::MIN, false),
        ] {
            assert_eq!(is_around(day, now), around, "{day}");
        }
    }

    #[test]
    fn a_time_is_the_players_unless_it_can_t_be() {
        let now = 20_775 * A_DAY;
        for (told, at) in [
            (None, now),
            (Some(5), 5),
            (Some(now + 1), now + 1),
            (Some(now + 3 * A_DAY), now + A_DAY),
            (Some(i64::MAX), now + A_DAY),
            (Some(i64::MIN), 0),
        ] {
            assert_eq!(tried_at(told, now), at, "{told:?}");
        }
    }
}

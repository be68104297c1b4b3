use catalog::Match;
use game::{Message, Turn};

use crate::TEXTS;

/// The answer to `query ...`, without the word `response`.
pub(super) fn answer<'a>(
    game: &dyn Match,
    mut words: impl Iterator<Item = &'a str>,
) -> Result<String, Message> {
    let unknown =
        |word: &str| Message::new(&TEXTS, "engine-query-unknown").with_quote("word", word);
    let what = words.next().unwrap_or_default();
    Ok(match what {
        "turn" => match game.turn() {
            Turn::Seat(seat) => format!("p{}", seat.index() + 1),
            Turn::Chance => "chance".to_owned(),
            Turn::Over => "none".to_owned(),
        },
        "over" | "gameover" => (game.turn() == Turn::Over).to_string(),
        "result" => result(game),
        "scores" => join(game.scores().as_slice()),
        "legalmoves" => game.legal_moves().join(" "),
        "islegal" => {
            let action = words.next().ok_or_else(|| unknown("islegal"))?;
            game.explain(action).is_ok().to_string()
        }
        "perft" => {
            let depth = words
                .next()
                .and_then(|word| word.parse().ok())
                .ok_or_else(|| unknown("perft"))?;
            game.perft(depth).to_string()
        }
        "spec" => game.spec(),
        other => return Err(unknown(other)),
    })
}

/// The ranks by seat from 0 once it is over; `none` before.
fn result(game: &dyn Match) -> String {
    game.outcome().map_or_else(
        || "none".to_owned(),
        |outcome| join(outcome.ranks().as_slice()),
    )
}

fn join<T: ToString>(values: &[T]) -> String {
    values
        .iter()
        .map(T::to_string)
        .collect::<Vec<_>>()
        .join(" ")
}

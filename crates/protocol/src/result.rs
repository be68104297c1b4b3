//! How a match ended, in words: the same on a server and in a page.

use catalog::Match;
use game::{Language, Message, Texts};

use crate::{Ending, Over};

static TEXTS: Texts = Texts::new(
    include_str!("../texts/en.ftl"),
    include_str!("../texts/cs.ftl"),
    include_str!("../texts/pl.ftl"),
);

const fn message(code: &'static str) -> Message {
    Message::new(&TEXTS, code)
}

impl Over {
    /// What ended the match, who won and why; `game` as it stood then, if it ever began, and what the players
    /// are called, seat by seat.
    pub fn sentence(
        &self,
        game: Option<&dyn Match>,
        names: &[String],
        language: Language,
    ) -> String {
        let name = |seat: usize| names.get(seat).cloned().unwrap_or_default();
        let tally = game.and_then(Match::tally);
        let how = match self.ending {
            Ending::Rules if let Some(tally) = tally => tally,
            Ending::Resigned { .. } if let Some(tally) = tally => {
                message("over-given-up").with_message("tally", tally)
            }
            Ending::Aborted => message("over-aborted"),
            Ending::Agreed => message("over-agreed"),
            Ending::Resigned { seat } => message("over-resigned").with("name", name(seat)),
            Ending::Time { seat } => message("over-time").with("name", name(seat)),
            Ending::Abandoned { seat } => message("over-abandoned").with("name", name(seat)),
            Ending::Rules => {
                let winners: Vec<String> = (0..self.ranks.len())
                    .filter(|&seat| self.ranks[seat] == 0)
                    .map(name)
                    .collect();
                let reason = game.and_then(|game| reason(game, language));
                let points = game.and_then(|game| points(game, self));
                let code = match winners.len() {
                    1 => ["over-won", "over-won-points"],
                    count if count == self.ranks.len() => ["over-draw", "over-draw-points"],
                    _ => ["over-shared", "over-shared-points"],
                };
                let won = message(code[usize::from(points.is_some())])
                    .with("names", winners.join(", "))
                    .with("points", points.unwrap_or_default());
                match reason {
                    Some(reason) => message("over-because")
                        .with_message("how", won)
                        .with("reason", reason),
                    None => message("over-plain").with_message("how", won),
                }
            }
        };
        let mut said = how.sentence(language);
        for (seat, &points) in self.penalties.iter().enumerate() {
            if points > 0 {
                let cost = message("over-penalty").with("name", name(seat));
                said += " ";
                said += &cost.with("points", points).sentence(language);
            }
        }
        said
    }
}

/// Everybody's points from the most to the fewest, in a game that is played for them, without those that time cost.
fn points(game: &dyn Match, over: &Over) -> Option<String> {
    if !game.family().has_points {
        return None;
    }
    let mut points = over.points();
    game::order::sort_by(&mut points, |one, other| other.cmp(one));
    let points: Vec<String> = points.iter().map(i32::to_string).collect();
    Some(points.join(" : "))
}

/// Why the rules ended the game, if they say.
fn reason(game: &dyn Match, language: Language) -> Option<String> {
    let reason = game.reason()?;
    Some(game.family().texts.plain(language, reason.text))
}

#[cfg(test)]
mod tests {
    #[test]
    fn all_languages_have_all_sentences() {
        assert_eq!(super::TEXTS.gaps(), Vec::<String>::new());
    }
}

//! Views of games and positions: the same wherever they are made, on a server or in a page.

use catalog::Match;
use game::{Family, Language};
use search::Level;

use crate::{GameInfo, Legal, OptionInfo, PlayablePiece, SampleInfo, SeatChoiceInfo};

/// So many moves are listed at once, unless those of one piece are asked for.
const MOST_AT_ONCE: u64 = 2500;

impl GameInfo {
    /// A game on the shelf, in words.
    pub fn of(family: &Family, language: Language) -> Self {
        let say = |code: &str| family.texts.plain(language, code);
        Self {
            id: family.id.to_owned(),
            title: family.title.to_owned(),
            author: family.author.to_owned(),
            summary: say("summary"),
            goal: say("goal"),
            hint: say("hint"),
            move_hint: say("move-hint"),
            fewest_players: *family.players.start(),
            most_players: *family.players.end(),
            usual_players: family.usual_players(),
            has_points: family.has_points,
            holds_pieces: family.holds_pieces,
            overlay: family.has_overlay.then(|| say("overlay")),
            target: family.target,
            sample: SampleInfo {
                spec: family.sample.spec.to_owned(),
                setup: family.sample.setup.to_owned(),
                moves: family.sample.moves.to_owned(),
            },
            options: family
                .options
                .iter()
                .map(|option| OptionInfo {
                    name: option.name.to_owned(),
                    about: say(&format!("option-{}", option.name)),
                    values: option
                        .values
                        .iter()
                        .map(|&value| value.to_owned())
                        .collect(),
                    labels: option
                        .values
                        .iter()
                        .map(|value| family.value_in_words(option.name, value, language))
                        .collect(),
                    default: option.default.to_owned(),
                })
                .collect(),
            seat_choice: (!family.seat_choice.is_empty()).then(|| SeatChoiceInfo {
                about: say("seat-choice"),
                values: family
                    .seat_choice
                    .iter()
                    .map(|&one| one.to_owned())
                    .collect(),
                labels: family.seat_choice.iter().map(|code| say(code)).collect(),
            }),
            bot_levels: Level::BEST.number(),
            bot_names: Level::all()
                .map(|level| catalog::level_name(level.number(), language))
                .collect(),
            bot_suits: Level::all()
                .map(|level| catalog::level_suits(level.number(), language))
                .collect(),
            bot_elo: family.bot_elo.to_vec(),
        }
    }
}

impl Legal {
    /// The legal moves of a position in which somebody is to move: all, if they are not too many, or those
    /// of one piece. With words if a language is told.
    pub fn of(
        game: &dyn Match,
        turn: Option<usize>,
        piece: Option<&str>,
        language: Option<Language>,
    ) -> Self {
        let count = game.count_moves();
        let complete = piece.is_some() || count <= MOST_AT_ONCE;
        let pieces = game.playable_pieces().into_iter();
        Self {
            ply: game.ply(),
            turn,
            count,
            pieces: pieces
                .map(|(key, count)| PlayablePiece { key, count })
                .collect(),
            complete,
            moves: if complete {
                game.choices(piece, language)
            } else {
                Vec::new()
            },
        }
    }
}

use std::io::{IsTerminal, Write, stdout};

use catalog::Match;
use clap::Args;
use game::Message;
use texts::Language;

use super::open;
use crate::TEXTS;
use crate::arguments::Place;
use crate::failure::Failure;

#[derive(Args, Debug)]
pub(crate) struct Arguments {
    #[command(flatten)]
    place: Place,

    #[arg(long, value_name = "PIECE")]
    piece: Option<String>,
}

/// With more moves than these people are told how many each piece has.
const MANY_MOVES: u64 = 300;

pub(crate) fn run(
    arguments: &Arguments,
    language: Language,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let game = open(&arguments.place, language)?;
    if let Some(piece) = &arguments.piece {
        for action in of_piece(game.as_ref(), piece)? {
            writeln!(out, "{action}")?;
        }
        return Ok(());
    }
    // Programs read everything; nobody reads thousands of lines on a terminal.
    if let Some(pieces) = by_piece(game.as_ref()).filter(|_| stdout().is_terminal()) {
        let told = Message::new(&TEXTS, "moves-by-piece").with("pieces", pieces);
        writeln!(out, "{}", told.sentence(language))?;
        return Ok(());
    }
    for action in game.legal_moves() {
        writeln!(out, "{action}")?;
    }
    Ok(())
}

/// The moves of one piece, or why there are none.
pub(super) fn of_piece(game: &dyn Match, piece: &str) -> Result<Vec<String>, Message> {
    let pieces = game.playable_pieces();
    // Pieces that are called the same are written the same but for capitals.
    let known = pieces
        .iter()
        .find(|(key, _)| key.eq_ignore_ascii_case(piece));
    let Some((key, _)) = known else {
        return Err(if pieces.is_empty() {
            Message::new(&TEXTS, "moves-no-pieces")
        } else {
            let keys: Vec<&str> = pieces.iter().map(|(key, _)| key.as_str()).collect();
            Message::new(&TEXTS, "moves-no-such-piece")
                .with_quote("piece", piece)
                .with("pieces", keys.join(", "))
        });
    };
    let choices = game.choices(Some(key), None);
    Ok(choices.into_iter().map(|choice| choice.text).collect())
}

/// How many moves each piece has, where there are too many to list.
pub(super) fn by_piece(game: &dyn Match) -> Option<String> {
    let pieces = game.playable_pieces();
    let many = !pieces.is_empty() && game.count_moves() > MANY_MOVES;
    many.then(|| {
        let counted = pieces.iter().map(|(key, moves)| format!("{key} ({moves})"));
        counted.collect::<Vec<_>>().join(", ")
    })
}

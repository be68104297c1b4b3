use std::io::Write;
use std::path::{Path, PathBuf};

use catalog::Match;
use clap::Args;
use game::{Message, Seat, Turn};
use serde::Serialize;
use texts::Language;

use super::open;
use crate::TEXTS;
use crate::arguments::Place;
use crate::failure::Failure;
use crate::terminal;

#[derive(Args, Debug)]
pub(crate) struct Arguments {
    #[command(flatten)]
    place: Place,

    #[arg(long)]
    json: bool,

    #[arg(long, value_name = "FILE", conflicts_with = "json")]
    svg: Option<PathBuf>,
}

pub(crate) fn run(
    arguments: &Arguments,
    language: Language,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let game = open(&arguments.place, language)?;
    if arguments.json {
        serde_json::to_writer(&mut *out, &State::of(game.as_ref()))?;
        writeln!(out)?;
        return Ok(());
    }
    if let Some(file) = &arguments.svg {
        return draw(&catalog::svg(&game.scene(language)), file, out);
    }
    print(game.as_ref(), language, out)
}

/// Writes a picture to a file; `-` is standard output.
fn draw(picture: &str, file: &Path, out: &mut impl Write) -> Result<(), Failure> {
    if file == Path::new("-") {
        return Ok(write!(out, "{picture}")?);
    }
    std::fs::write(file, picture).map_err(|error| {
        Message::new(&TEXTS, "unwritable")
            .with("file", file.display().to_string())
            .with("error", error.to_string())
            .into()
    })
}

/// The board, then whose turn it is, the scores, and the result once there is one.
pub(crate) fn print(
    game: &dyn Match,
    language: Language,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let picture = game.picture();
    terminal::paint(&picture, out)?;
    writeln!(out)?;
    for message in picture.legend().into_iter().chain(picture.remarks()) {
        writeln!(out, "{}", message.sentence(language))?;
    }
    writeln!(out, "{}", scores(game, language).sentence(language))?;
    for line in standing(game, language) {
        writeln!(out, "{}", line.sentence(language))?;
    }
    Ok(())
}

fn scores(game: &dyn Match, language: Language) -> Message {
    let scores = game.scores();
    let named: Vec<String> = scores
        .iter()
        .map(|(seat, points)| format!("{} {points}", name(game, seat, language)))
        .collect();
    Message::new(&TEXTS, "scores").with("scores", named.join(", "))
}

/// Whose turn it is, or how it ended.
fn standing(game: &dyn Match, language: Language) -> Vec<Message> {
    if let Turn::Seat(seat) = game.turn() {
        return vec![Message::new(&TEXTS, "to-move").with("seat", name(game, seat, language))];
    }
    let Some(outcome) = game.outcome() else {
        return Vec::new();
    };
    let reason = game
        .reason()
        .map(|reason| game.family().texts.plain(language, reason.text));
    let first: Vec<String> = outcome
        .ranks()
        .iter()
        .filter(|&(_, &rank)| rank == 0)
        .map(|(seat, _)| name(game, seat, language))
        .collect();
    let code = match (first.len(), &reason) {
        (1, None) => "won",
        (1, Some(_)) => "won-because",
        (number, None) if number == game.seats() => "drawn",
        (number, Some(_)) if number == game.seats() => "drawn-because",
        _ => "shared",
    };
    let message = Message::new(&TEXTS, code).with("seats", first.join(", "));
    vec![match reason {
        Some(reason) => message.with("reason", reason),
        None => message,
    }]
}

fn name(game: &dyn Match, seat: Seat, language: Language) -> String {
    game.seat_name(seat).sentence(language)
}

/// A position as programs read it.
#[derive(Serialize)]
struct State {
    spec: String,
    setup: String,
    moves: Vec<String>,
    turn: Option<usize>,
    scores: Vec<i32>,
    over: bool,
    outcome: Option<Vec<u8>>,
    reason: Option<&'static str>,
}

impl State {
    fn of(game: &dyn Match) -> Self {
        Self {
            spec: game.spec(),
            setup: game.setup(),
            moves: game.moves(),
            turn: match game.turn() {
                Turn::Seat(seat) => Some(seat.index()),
                Turn::Chance | Turn::Over => None,
            },
            scores: game.scores().as_slice().to_vec(),
            over: game.turn() == Turn::Over,
            outcome: game
                .outcome()
                .map(|outcome| outcome.ranks().as_slice().to_vec()),
            reason: game.reason().map(|reason| reason.code),
        }
    }
}

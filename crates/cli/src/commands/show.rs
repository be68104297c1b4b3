use std::io::Write;
use std::path::{Path, PathBuf};

use catalog::Match;
use catalog::record::{self, Disagreement};
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
    // As for other commands, or a record instead.
    #[arg(value_name = "SPEC", required_unless_present = "record")]
    spec: Option<String>,

    #[arg(
        long,
        value_name = "SETUP",
        allow_hyphen_values = true,
        requires = "spec"
    )]
    setup: Option<String>,

    #[arg(
        long,
        value_name = "MOVES",
        allow_hyphen_values = true,
        requires = "spec"
    )]
    moves: Option<String>,

    #[arg(long, value_name = "FILE", conflicts_with = "spec")]
    record: Option<PathBuf>,

    #[arg(
        long,
        value_name = "N",
        requires = "record",
        default_value = "1",
        hide_default_value = true
    )]
    line: usize,

    #[arg(long, value_name = "N", requires = "record")]
    ply: Option<usize>,

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
    let game = match (&arguments.record, &arguments.spec) {
        (Some(file), _) => recorded(file, arguments.line, arguments.ply, language)?,
        (None, spec) => {
            let place = Place {
                spec: spec.clone().unwrap_or_default(),
                setup: arguments.setup.clone(),
                moves: arguments.moves.clone(),
            };
            open(&place, language)?
        }
    };
    if arguments.json {
        serde_json::to_writer(&mut *out, &State::of(game.as_ref()))?;
        writeln!(out)?;
        return Ok(());
    }
    if let Some(file) = &arguments.svg {
        return draw(&scene::svg(&game.scene(language)), file, out);
    }
    print(game.as_ref(), language, out)
}

/// A game of a file of records, in the end or after so many moves.
fn recorded(
    file: &Path,
    line: usize,
    ply: Option<usize>,
    language: Language,
) -> Result<Box<dyn Match>, Failure> {
    let named = |code| Message::new(&TEXTS, code).with("file", file.display().to_string());
    let unreadable = |error: std::io::Error| named("unreadable").with("error", error.to_string());
    let text = std::fs::read_to_string(file).map_err(unreadable)?;
    let mut lines = text.lines().filter(|line| !line.trim().is_empty());
    let found = line.checked_sub(1).and_then(|before| lines.nth(before));
    let found = found.ok_or_else(|| named("no-such-record").with("number", line))?;
    let differs = |disagreement: Disagreement| {
        let why = disagreement.message.sentence(language);
        named("unreadable").with("error", why.trim_end_matches('.').to_owned())
    };
    let written = record::read(found).map_err(differs)?;
    let plies = ply.unwrap_or(written.plies());
    if plies > written.plies() {
        return Err(named("no-such-ply").with("plies", written.plies()).into());
    }
    let game = written.game(plies).map_err(differs)?;
    game.ok_or_else(|| named("record-not-begun").into())
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
    for message in picture.legend().into_iter().chain(&game.remarks()) {
        writeln!(out, "{}", message.sentence(language))?;
    }
    if game.family().has_points {
        writeln!(out, "{}", scores(game, language).sentence(language))?;
    }
    for line in standing(game, language) {
        writeln!(out, "{}", line.sentence(language))?;
    }
    Ok(())
}

fn scores(game: &dyn Match, language: Language) -> Message {
    let scores = game.scores();
    if let &[score] = scores.as_slice() {
        return Message::new(&TEXTS, "score").with("score", score);
    }
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
    if let Some(tally) = game.tally() {
        return vec![tally];
    }
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

//! One module a command.

pub(crate) mod analyse;
pub(crate) mod arena;
pub(crate) mod backup;
pub(crate) mod bridge;
pub(crate) mod check;
pub(crate) mod deal;
pub(crate) mod doctor;
mod engine;
pub(crate) mod export;
mod external;
pub(crate) mod games;
mod licences;
pub(crate) mod loadtest;
pub(crate) mod manual;
pub(crate) mod moderate;
pub(crate) mod moves;
mod order;
pub(crate) mod perft;
pub(crate) mod play;
pub(crate) mod puzzle;
pub(crate) mod random;
mod restore;
pub(crate) mod rules;
pub(crate) mod serve;
pub(crate) mod show;
pub(crate) mod solve;
pub(crate) mod verify;
pub(crate) mod verify_deal;
pub(crate) mod worker;
pub(crate) mod worker_key;

pub(crate) use external::end_engines;

use std::hash::{BuildHasher, RandomState};
use std::io::Write;
use std::process::ExitCode;
use std::time::Duration;

use catalog::{Match, Rules};
use game::{Message, SeededDice};
use texts::Language;

use crate::TEXTS;
use crate::arguments::{Arguments, Command, Place};
use crate::failure::Failure;

/// Does what was asked for.
pub(crate) fn run(
    arguments: Arguments,
    language: Language,
    out: &mut impl Write,
) -> Result<ExitCode, Failure> {
    let done = |()| ExitCode::SUCCESS;
    let command = arguments.command;
    match command.unwrap_or_else(|| Command::Serve(Box::default())) {
        Command::Serve(arguments) => serve::run(&arguments, language, out).map(done),
        Command::Games(arguments) => games::run(&arguments, language, out).map(done),
        Command::Rules(arguments) => rules::run(&arguments, language, out).map(done),
        Command::Deal(arguments) => deal::run(&arguments, out).map(done),
        Command::Moves(arguments) => moves::run(&arguments, language, out).map(done),
        Command::Show(arguments) => show::run(&arguments, language, out).map(done),
        Command::Perft(arguments) => perft::run(&arguments, language, out).map(done),
        Command::Verify(arguments) => verify::run(&arguments, language, out),
        Command::Random(arguments) => random::run(&arguments, language, out).map(done),
        Command::Play(arguments) => play::run(&arguments, language, out).map(done),
        Command::Solve(arguments) => solve::run(&arguments, language, out),
        Command::Analyse(arguments) => analyse::run(&arguments, language, out).map(done),
        Command::Arena(arguments) => arena::run(&arguments, language, out).map(done),
        Command::Bridge(arguments) => bridge::run(&arguments, language, out).map(done),
        Command::Engine => engine::run(language).map(done),
        Command::Puzzle(arguments) => puzzle::run(&arguments, language, out),
        Command::Backup(arguments) => backup::run(&arguments, language, out).map(done),
        Command::Restore(arguments) => restore::run(&arguments, language, out).map(done),
        Command::Export(arguments) => export::run(&arguments, language, out),
        Command::Check(arguments) => check::run(&arguments, language, out),
        Command::VerifyDeal(arguments) => verify_deal::run(&arguments, language, out),
        Command::Moderate(arguments) => moderate::run(&arguments, language, out).map(done),
        Command::Worker(arguments) => worker::run(&arguments, language, out).map(done),
        Command::WorkerKey(arguments) => worker_key::run(&arguments, language, out).map(done),
        Command::Loadtest(arguments) => loadtest::run(&arguments, language, out),
        Command::Doctor(arguments) => doctor::run(&arguments, language, out),
        Command::Licences => licences::run(out).map(done),
        Command::Help(arguments) => manual::help(&arguments, language, out).map(done),
        Command::Man(arguments) => manual::pages(&arguments, language, out).map(done),
        Command::Completions(arguments) => {
            manual::completions(&arguments, language, out);
            Ok(ExitCode::SUCCESS)
        }
    }
}

/// Waits for something that a server does.
fn wait_for<T>(work: impl Future<Output = T>) -> Result<T, Failure> {
    let runtime = tokio::runtime::Runtime::new()?;
    let done = runtime.block_on(work);
    // What still thinks or sleeps has nothing more to say.
    runtime.shutdown_timeout(Duration::from_millis(100));
    Ok(done)
}

/// The match that the arguments tell of. Without a setup one is dealt, and told on standard error.
fn open(place: &Place, language: Language) -> Result<Box<dyn Match>, Failure> {
    let rules = catalog::configure(&place.spec)?;
    let mut game = begin(rules.as_ref(), place.setup.as_deref(), any_seed(), language)?;
    play_all(game.as_mut(), place.moves.as_deref())?;
    Ok(game)
}

/// Plays moves that are separated by spaces, or says which of them can't be played.
fn play_all(game: &mut dyn Match, moves: Option<&str>) -> Result<(), Failure> {
    let moves = moves.unwrap_or_default();
    for (index, action) in moves.split_whitespace().enumerate() {
        game.play(action).map_err(|refusal| {
            Message::new(&TEXTS, "move-refused")
                .with("number", index + 1)
                .with_quote("move", action)
                .with_message("why", refusal.message())
        })?;
    }
    Ok(())
}

/// A match with this setup, or with one dealt from the seed.
fn begin(
    rules: &dyn Rules,
    setup: Option<&str>,
    seed: u64,
    language: Language,
) -> Result<Box<dyn Match>, Failure> {
    if let Some(setup) = setup {
        return Ok(rules.begin(setup)?);
    }
    let dealt = rules.deal(&mut SeededDice::new(seed));
    let told = Message::new(&TEXTS, "dealt").with("setup", dealt.as_str());
    anstream::eprintln!("{}", told.sentence(language));
    Ok(rules.begin(&dealt)?)
}

/// A seed that nobody chose.
fn any_seed() -> u64 {
    // The standard library draws hash keys from the system's randomness; a short one is easier to repeat.
    RandomState::new().hash_one("serpentarium") >> 32
}

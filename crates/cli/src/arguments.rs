use clap::{Args, Parser, Subcommand};

use crate::commands::{
    analyse, arena, backup, bridge, check, deal, doctor, export, games, loadtest, manual, moderate,
    moves, perft, play, puzzle, random, rules, serve, show, solve, verify, verify_deal, worker,
    worker_key,
};

// No help stands here: `help` fills it in from the catalogues, in the reader's language.
#[derive(Debug, Parser)]
#[command(name = "serpentarium", version)]
pub(crate) struct Arguments {
    // Nothing at all is `serve`: what somebody who has just got the program wants.
    #[command(subcommand)]
    pub(crate) command: Option<Command>,

    // Read beforehand by `language::chosen`; it stands here so that it is known and checked.
    #[arg(long, global = true, value_name = "en|cs|pl", value_parser = ["en", "cs", "pl"])]
    language: Option<String>,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    Serve(Box<serve::Arguments>),
    Games(games::Arguments),
    Rules(rules::Arguments),
    Deal(deal::Arguments),
    Moves(moves::Arguments),
    Show(show::Arguments),
    Perft(perft::Arguments),
    Verify(verify::Arguments),
    Random(random::Arguments),
    Play(play::Arguments),
    Solve(solve::Arguments),
    Analyse(analyse::Arguments),
    Arena(arena::Arguments),
    Engine,
    Bridge(bridge::Arguments),
    Puzzle(puzzle::Arguments),
    Backup(backup::Arguments),
    Restore(backup::Arguments),
    Export(export::Arguments),
    Check(check::Arguments),
    VerifyDeal(verify_deal::Arguments),
    Moderate(moderate::Arguments),
    Worker(worker::Arguments),
    WorkerKey(worker_key::Arguments),
    Loadtest(loadtest::Arguments),
    Doctor(Box<doctor::Arguments>),
    Licences,
    Help(manual::HelpArguments),
    Man(manual::ManArguments),
    Completions(manual::CompletionArguments),
}

/// Which game, and how far it has been played: what most commands begin with.
#[derive(Args, Debug)]
pub(crate) struct Place {
    #[arg(value_name = "SPEC")]
    pub(crate) spec: String,

    #[arg(long, value_name = "SETUP", allow_hyphen_values = true)]
    pub(crate) setup: Option<String>,

    #[arg(long, value_name = "MOVES", allow_hyphen_values = true)]
    pub(crate) moves: Option<String>,
}

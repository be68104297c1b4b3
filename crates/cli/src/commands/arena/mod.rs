//! `serpentarium arena`: players against each other, and what that says about them.

mod contestant;
mod record;
mod referee;
mod standings;
mod statistics;

use std::collections::BTreeMap;
use std::io::Write;
use std::num::{NonZeroU64, NonZeroUsize};
use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use catalog::Rules;
use clap::Args;
use game::Message;
use texts::Language;

use super::any_seed;
use crate::TEXTS;
use crate::failure::Failure;
use crate::interrupt::stop_on_interrupt;
use crate::terminal::Ticker;
use contestant::Contestant;
use record::{Record, Records};
use standings::Standings;
use statistics::Sprt;

#[derive(Args, Debug)]
pub(crate) struct Arguments {
    #[arg(value_name = "SPEC")]
    spec: String,

    #[arg(value_name = "PLAYER", required = true, num_args = 2..)]
    players: Vec<String>,

    #[arg(
        long,
        value_name = "N",
        default_value = "100",
        hide_default_value = true
    )]
    games: NonZeroU64,

    #[arg(
        long,
        value_name = "BUDGET",
        default_value = "500ms",
        hide_default_value = true
    )]
    budget: String,

    #[arg(long, value_name = "TIME", value_parser = crate::duration::parse, default_value = "1s", hide_default_value = true)]
    margin: Duration,

    #[arg(long, value_name = "ELO0,ELO1", allow_hyphen_values = true)]
    sprt: Option<String>,

    #[arg(long, value_name = "S")]
    seed: Option<u64>,

    #[arg(long, value_name = "J", default_value = "1", hide_default_value = true)]
    parallel: NonZeroUsize,

    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,

    #[arg(long)]
    json: bool,
}

pub(crate) fn run(
    arguments: &Arguments,
    language: Language,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let rules = catalog::configure(&arguments.spec)?;
    let (contestants, sprt) = read(arguments, rules.as_ref())?;
    let names: Vec<String> = contestants
        .iter()
        .map(|contestant| contestant.name().to_owned())
        .collect();
    let (mut records, earlier) = Records::open(arguments.record.as_deref(), &rules.spec(), &names)?;
    // A resumed tournament goes on with the seed that it began with.
    let seed = earlier
        .first()
        .map(|record| record.seed)
        .or(arguments.seed)
        .unwrap_or_else(any_seed);
    let mut played: BTreeMap<u64, Record> = earlier
        .into_iter()
        .map(|record| (record.game, record))
        .collect();
    let mut standings = Standings::new(&names);
    for record in played.values() {
        standings.add(record);
    }

    let stop = stop_on_interrupt();
    let missing: Vec<u64> = (0..arguments.games.get())
        .filter(|game| !played.contains_key(game))
        .collect();
    let next = AtomicU64::new(0);
    let mut ticker = Ticker::new();
    let mut failure = None;
    thread::scope(|scope| {
        let (send, receive) = mpsc::channel();
        for _ in 0..arguments.parallel.get() {
            let (send, rules, contestants, missing, next, stop) = (
                send.clone(),
                rules.as_ref(),
                &contestants,
                &missing,
                &next,
                &stop,
            );
            scope.spawn(move || {
                while let Some(&game) = missing.get(next.fetch_add(1, Ordering::Relaxed) as usize) {
                    if stop.is_raised() {
                        return;
                    }
                    let margin = arguments.margin;
                    let record = referee::play(rules, contestants, seed, game, margin, stop);
                    if stop.is_raised() || send.send(record).is_err() {
                        return;
                    }
                }
            });
        }
        drop(send);
        for record in receive {
            let record = record.and_then(|record| records.append(&record).map(|()| record));
            match record {
                Ok(record) => {
                    standings.add(&record);
                    played.insert(record.game, record);
                }
                Err(error) => {
                    failure = Some(error);
                    stop.raise();
                }
            }
            ticker.tick(&standings.brief());
            if sprt
                .as_ref()
                .is_some_and(|sprt| sprt.verdict(&standings).is_some())
            {
                stop.raise();
            }
        }
    });
    drop(ticker);
    if let Some(failure) = failure {
        return Err(failure);
    }
    if arguments.json {
        writeln!(
            out,
            "{}",
            standings.report(&rules.spec(), seed, sprt.as_ref())
        )?;
        return Ok(());
    }
    standings.tell(&rules.spec(), seed, sprt.as_ref(), language, out)
}

/// Who plays, and the test that decides; or why such a tournament makes no sense.
fn read(
    arguments: &Arguments,
    rules: &dyn Rules,
) -> Result<(Vec<Contestant>, Option<Sprt>), Failure> {
    let contestants: Vec<Contestant> = arguments
        .players
        .iter()
        .map(|text| Contestant::parse(text, &arguments.budget))
        .collect::<Result<_, _>>()?;
    if rules.seats() < 2 {
        return Err(Message::new(&TEXTS, "arena-alone")
            .with("game", rules.family().title)
            .into());
    }
    let players = &arguments.players;
    if let Some(twin) = (1..players.len()).find(|&index| players[..index].contains(&players[index]))
    {
        return Err(Message::new(&TEXTS, "arena-twins")
            .with("player", players[twin].as_str())
            .into());
    }
    let sprt = arguments.sprt.as_deref().map(Sprt::parse).transpose()?;
    if sprt.is_some() && contestants.len() != 2 {
        return Err(Message::new(&TEXTS, "arena-sprt-two").into());
    }
    Ok((contestants, sprt))
}

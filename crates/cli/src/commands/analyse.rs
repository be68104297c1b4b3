use std::io::Write;
use std::num::NonZeroUsize;
use std::time::Duration;

use catalog::{Match, PlayerKind, SearchReport};
use clap::Args;
use game::{Message, PerSeat, Turn};
use search::{BotConfig, Level, Limits};
use serde_json::{Value, json};
use texts::Language;

use super::{any_seed, open};
use crate::TEXTS;
use crate::arguments::Place;
use crate::failure::Failure;
use crate::interrupt::stop_on_interrupt;
use crate::terminal::Ticker;

#[derive(Args, Debug)]
pub(crate) struct Arguments {
    #[command(flatten)]
    place: Place,

    #[arg(long, value_name = "TIME", value_parser = crate::duration::parse, default_value = "5s", hide_default_value = true)]
    limit: Duration,

    #[arg(
        long = "moves-shown",
        value_name = "N",
        default_value = "8",
        hide_default_value = true
    )]
    shown: NonZeroUsize,

    #[arg(long, value_name = "T", value_parser = crate::threads::parse,
        default_value = "1", hide_default_value = true)]
    threads: NonZeroUsize,

    #[arg(long, value_name = "SIZE", value_parser = crate::memory::parse, default_value = "1GB", hide_default_value = true)]
    memory: usize,

    #[arg(long, value_name = "N")]
    seed: Option<u64>,

    #[arg(long)]
    json: bool,
}

pub(crate) fn run(
    arguments: &Arguments,
    language: Language,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let rules = catalog::configure(&arguments.place.spec)?;
    let game = open(&arguments.place, language)?;
    if game.turn() == Turn::Over {
        return Err(catalog::Refusal::GameOver.into());
    }
    let config = BotConfig {
        level: Level::BEST,
        threads: arguments.threads.get(),
        memory: arguments.memory,
        seed: arguments.seed.unwrap_or_else(any_seed),
    };
    let mut player = rules.player(PlayerKind::Bot, &config);
    let limits = Limits {
        stop: stop_on_interrupt(),
        ..Limits::time(arguments.limit)
    };
    let mut ticker = Ticker::new();
    let report = player.search(game.as_ref(), &limits, &mut |report| {
        ticker.tick(&format!(
            "{} · {:.0}/s · {}",
            report.playouts,
            report.speed,
            report.line.join(" ")
        ));
    });
    drop(ticker);
    if arguments.json {
        writeln!(out, "{}", json(&report, arguments.shown.get()))?;
        return Ok(());
    }
    tell(&report, game.as_ref(), arguments.shown.get(), language, out)
}

fn tell(
    report: &SearchReport,
    game: &dyn Match,
    lines: usize,
    language: Language,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let names: Vec<String> = report
        .values
        .iter()
        .map(|(seat, _)| game.seat_name(seat).sentence(language))
        .collect();
    let told = |values: &PerSeat<f32>, proven: bool| {
        let percents = names
            .iter()
            .zip(values.as_slice())
            .map(|(name, value)| format!("{name} {:.1} %", value * 100.0));
        let sure = if proven {
            TEXTS.plain(language, "proved")
        } else {
            String::new()
        };
        format!("{} {sure}", percents.collect::<Vec<_>>().join(", "))
    };
    writeln!(out, "{}", told(&report.values, report.proven).trim_end())?;
    for candidate in report.candidates.iter().take(lines) {
        let values = told(&candidate.values, candidate.proven);
        writeln!(
            out,
            "  {:<16} {:>10}  {}",
            candidate.action,
            candidate.visits,
            values.trim_end()
        )?;
    }
    let line = Message::new(&TEXTS, "best-line").with("line", report.line.join(" "));
    writeln!(out, "{}", line.sentence(language))?;
    let effort = Message::new(&TEXTS, "analysis-effort")
        .with("playouts", report.playouts.to_string())
        .with("nodes", report.nodes.to_string())
        .with("speed", format!("{:.0}", report.speed))
        .with("seconds", format!("{:.2}", report.elapsed.as_secs_f64()));
    writeln!(out, "{}", effort.sentence(language))?;
    Ok(())
}

fn json(report: &SearchReport, lines: usize) -> Value {
    let candidates: Vec<Value> = report
        .candidates
        .iter()
        .take(lines)
        .map(|candidate| {
            json!({
                "move": candidate.action,
                "visits": candidate.visits,
                "values": candidate.values.as_slice(),
                "proven": candidate.proven,
            })
        })
        .collect();
    json!({
        "move": report.line.first(),
        "line": report.line,
        "values": report.values.as_slice(),
        "proven": report.proven,
        "moves": candidates,
        "playouts": report.playouts,
        "nodes": report.nodes,
        "speed": report.speed,
        "seconds": report.elapsed.as_secs_f64(),
    })
}

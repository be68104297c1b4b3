use std::fs::OpenOptions;
use std::io::{BufRead, IsTerminal, Write, stdin};
use std::path::{Path, PathBuf};
use std::time::Duration;

use catalog::record::Record;
use catalog::{Match, Player, PlayerKind};
use clap::{Args, value_parser};
use game::{Message, Seat, Turn};
use search::{BotConfig, Level, Limits};
use texts::Language;

use super::{any_seed, begin, show};
use crate::TEXTS;
use crate::failure::Failure;

#[derive(Args, Debug)]
pub(crate) struct Arguments {
    #[arg(value_name = "SPEC")]
    spec: String,

    #[arg(long, value_name = "SETUP", allow_hyphen_values = true)]
    setup: Option<String>,

    #[arg(long, value_name = "N")]
    seed: Option<u64>,

    #[arg(long, value_name = "SEAT", value_delimiter = ',')]
    bot: Vec<usize>,

    #[arg(long, value_name = "LEVEL", value_parser = value_parser!(u8).range(1..=8), default_value = "4", hide_default_value = true)]
    level: u8,

    #[arg(long, value_name = "TIME", value_parser = crate::duration::parse, default_value = "1s", hide_default_value = true)]
    time: Duration,

    #[arg(long, value_name = "SEAT", value_delimiter = ',')]
    random: Vec<usize>,

    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
}

pub(crate) fn run(
    arguments: &Arguments,
    language: Language,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let rules = catalog::configure(&arguments.spec)?;
    let machines = arguments.random.iter().chain(&arguments.bot);
    if let Some(&seat) = machines.clone().find(|&&seat| seat >= rules.seats()) {
        let last = rules.seats() - 1;
        return Err(Message::new(&TEXTS, "no-such-seat")
            .with("seat", seat)
            .with("last", last)
            .into());
    }
    let seed = arguments.seed.unwrap_or_else(any_seed);
    let game = begin(rules.as_ref(), arguments.setup.as_deref(), seed, language)?;
    let config = BotConfig {
        level: Level::new(arguments.level).unwrap_or(Level::BEST),
        seed,
        ..BotConfig::default()
    };
    let seated = |seat| {
        let kind = if arguments.random.contains(&seat) {
            PlayerKind::Random
        } else {
            PlayerKind::Bot
        };
        let machine = arguments.random.contains(&seat) || arguments.bot.contains(&seat);
        machine.then(|| rules.player(kind, &config))
    };
    let machines = (0..rules.seats()).map(seated).collect();
    let mut table = Table {
        game,
        machines,
        time: arguments.time,
        language,
    };
    table.say(out, &Message::new(&TEXTS, "play-welcome"))?;
    show::print(table.game.as_ref(), language, out)?;
    while table.game.turn() != Turn::Over {
        if table.machine_to_move() {
            table.move_by_machine(out)?;
            continue;
        }
        write!(out, "> ")?;
        out.flush()?;
        let mut typed = String::new();
        if stdin().lock().read_line(&mut typed)? == 0 {
            writeln!(out)?;
            break;
        }
        if !stdin().is_terminal() {
            // A script's moves are not echoed by anybody else.
            writeln!(out, "{}", typed.trim())?;
        }
        if !table.obey(typed.trim(), out)? {
            break;
        }
    }
    if let Some(file) = &arguments.record {
        write_down(table.game.as_ref(), file)?;
    }
    table.farewell(out)
}

/// Adds the game to a file of records.
fn write_down(game: &dyn Match, file: &Path) -> Result<(), Failure> {
    let line = serde_json::to_string(&Record::of(game))?;
    let mut options = OpenOptions::new();
    let opened = options.create(true).append(true).open(file);
    opened
        .and_then(|mut file| writeln!(file, "{line}"))
        .map_err(|error| {
            Message::new(&TEXTS, "unwritable")
                .with("file", file.display().to_string())
                .with("error", error.to_string())
                .into()
        })
}

/// A game at one keyboard.
struct Table {
    game: Box<dyn Match>,
    /// Who plays a seat, where it is not a person.
    machines: Vec<Option<Box<dyn Player>>>,
    time: Duration,
    language: Language,
}

impl Table {
    /// Does what was typed; false to leave.
    fn obey(&mut self, typed: &str, out: &mut impl Write) -> Result<bool, Failure> {
        match typed {
            "" => {}
            "quit" | "exit" => return Ok(false),
            "help" => {
                self.say(out, &Message::new(&TEXTS, "play-help"))?;
                self.say(out, &Message::new(self.game.family().texts, "move-hint"))?;
            }
            "moves" => {
                let moves = self.game.legal_moves();
                writeln!(out, "{}", moves.join(" "))?;
            }
            "show" => show::print(self.game.as_ref(), self.language, out)?,
            "undo" => self.undo(out)?,
            draw if draw.starts_with("draw:") => match self.game.draw(&draw["draw:".len()..]) {
                Ok(()) => show::print(self.game.as_ref(), self.language, out)?,
                Err(refusal) => self.say(out, &refusal.message())?,
            },
            action => match self.game.play(action) {
                Ok(()) => show::print(self.game.as_ref(), self.language, out)?,
                Err(refusal) => self.say(out, &refusal.message())?,
            },
        }
        Ok(true)
    }

    /// Takes moves back to the last one that a person made.
    fn undo(&mut self, out: &mut impl Write) -> Result<(), Failure> {
        let before = self.game.ply();
        while self.game.undo() && self.machine_to_move() {}
        if self.game.ply() == before {
            return self.say(out, &Message::new(&TEXTS, "play-nothing-to-undo"));
        }
        show::print(self.game.as_ref(), self.language, out)
    }

    fn machine_to_move(&self) -> bool {
        matches!(self.game.turn(), Turn::Seat(seat) if self.machines[seat.index()].is_some())
    }

    fn move_by_machine(&mut self, out: &mut impl Write) -> Result<(), Failure> {
        let Turn::Seat(seat) = self.game.turn() else {
            return Ok(());
        };
        let Some(player) = &mut self.machines[seat.index()] else {
            return Ok(());
        };
        let limits = Limits::time(self.time);
        let report = player.search(self.game.as_ref(), &limits, &mut |_| {});
        let action = report.line.first().cloned().unwrap_or_default();
        self.game.play(&action)?;
        let played = Message::new(&TEXTS, "play-moved")
            .with("seat", self.name(seat))
            .with("move", action);
        self.say(out, &played)?;
        show::print(self.game.as_ref(), self.language, out)
    }

    fn farewell(&self, out: &mut impl Write) -> Result<(), Failure> {
        let again = Message::new(&TEXTS, "play-again")
            .with("spec", self.game.spec())
            .with("setup", self.game.setup())
            .with("moves", self.game.moves().join(" "));
        self.say(out, &again)
    }

    fn name(&self, seat: Seat) -> String {
        self.game.seat_name(seat).sentence(self.language)
    }

    fn say(&self, out: &mut impl Write, message: &Message) -> Result<(), Failure> {
        writeln!(out, "{}", message.sentence(self.language))?;
        Ok(())
    }
}

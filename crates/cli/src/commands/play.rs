use std::fs::{File, OpenOptions};
use std::io::{BufRead, BufReader, IsTerminal, Read, Write, stdin};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use catalog::record::{self, Record};
use catalog::{Match, Player, PlayerKind};
use clap::{Args, value_parser};
use game::{Message, Seat, SeededDice, Turn};
use search::{BotConfig, Level, Limits};
use texts::{Language, excerpt};

use super::{any_seed, moves, play_all, show};
use crate::TEXTS;
use crate::failure::Failure;
use crate::wishes::Wishes;

#[derive(Args, Debug)]
pub(crate) struct Arguments {
    #[arg(value_name = "SPEC")]
    spec: String,

    #[arg(long, value_name = "SETUP", allow_hyphen_values = true,
        conflicts_with_all = ["colours", "types"])]
    setup: Option<String>,

    #[arg(long, value_name = "N")]
    seed: Option<u64>,

    #[arg(long, value_name = "MOVES", allow_hyphen_values = true)]
    moves: Option<String>,

    #[arg(long, value_name = "SEAT", value_delimiter = ',')]
    bot: Vec<usize>,

    #[arg(long, conflicts_with_all = ["bot", "level", "time"])]
    people: bool,

    #[arg(long, value_name = "LEVEL", value_parser = value_parser!(u8).range(1..=8), default_value = "2", hide_default_value = true)]
    level: u8,

    #[arg(long, value_name = "TIME", value_parser = crate::duration::parse, default_value = "1s", hide_default_value = true)]
    time: Duration,

    #[arg(long, value_name = "SEAT", value_delimiter = ',')]
    random: Vec<usize>,

    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,

    #[command(flatten)]
    wishes: Wishes,
}

pub(crate) fn run(
    arguments: &Arguments,
    language: Language,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let rules = catalog::configure(&arguments.spec)?;
    if let Some(file) = &arguments.record {
        must_be_of_games(file)?;
    }
    let machines = arguments.random.iter().chain(&arguments.bot);
    if let Some(&seat) = machines.clone().find(|&&seat| seat >= rules.seats()) {
        let last = rules.seats() - 1;
        return Err(Message::new(&TEXTS, "no-such-seat")
            .with("seat", seat)
            .with("last", last)
            .into());
    }
    let seed = arguments.seed.unwrap_or_else(any_seed);
    let bots = bots(arguments, rules.seats());
    // What is dealt is not told: the order of a bag is for nobody who plays.
    let setup = if let Some(setup) = &arguments.setup {
        setup.clone()
    } else {
        let dealt = rules.deal(&mut SeededDice::new(seed));
        arguments.wishes.grant(rules.as_ref(), dealt)?
    };
    let mut game = rules.begin(&setup)?;
    play_all(game.as_mut(), arguments.moves.as_deref())?;
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
        let machine = arguments.random.contains(&seat) || bots.contains(&seat);
        machine.then(|| rules.player(kind, &config))
    };
    let machines = (0..rules.seats()).map(seated).collect();
    let mut table = Table {
        game,
        machines,
        time: arguments.time,
        language,
        resume: Resume::new(arguments, &bots, seed),
    };
    if !bots.is_empty() {
        table.introduce(&bots, arguments.level, out)?;
    }
    table.say(out, &Message::new(&TEXTS, "play-welcome"))?;
    show::print(table.game.as_ref(), language, out)?;
    let interrupted = Arc::new(Mutex::new(String::new()));
    tell_on_interrupt(&interrupted);
    while table.game.turn() != Turn::Over {
        *interrupted.lock().unwrap_or_else(PoisonError::into_inner) = table.again();
        if table.machine_to_move() {
            table.move_by_machine(out)?;
            continue;
        }
        write!(out, "> ")?;
        out.flush()?;
        // A byte that is no letter of any kind is part of something that is no move.
        let mut typed = Vec::new();
        if stdin().lock().read_until(b'\n', &mut typed)? == 0 {
            writeln!(out)?;
            break;
        }
        let typed = String::from_utf8_lossy(&typed);
        if !stdin().is_terminal() {
            // A script's moves are not echoed by anybody else.
            writeln!(out, "{}", excerpt(typed.trim()))?;
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

/// The seats that bots play: those that were named, or all but the first, unless people want to be alone.
fn bots(arguments: &Arguments, seats: usize) -> Vec<usize> {
    let named = !arguments.bot.is_empty() || !arguments.random.is_empty();
    if named || arguments.people {
        arguments.bot.clone()
    } else {
        (1..seats).collect()
    }
}

/// How long bots think if nobody says so.
const USUAL_TIME: Duration = Duration::from_secs(1);

/// What somebody types to go on with a game, without the order of a bag in it.
struct Resume {
    /// The setup that was given, or the seed from which one was dealt.
    deal: String,
    who: String,
}

impl Resume {
    fn new(arguments: &Arguments, bots: &[usize], seed: u64) -> Self {
        let list = |seats: &[usize]| {
            let seats: Vec<String> = seats.iter().map(ToString::to_string).collect();
            seats.join(",")
        };
        let deal = match &arguments.setup {
            Some(setup) => format!("--setup {}", quoted(setup)),
            None => format!("--seed {seed}"),
        };
        let mut who: Vec<String> = arguments.wishes.again().into_iter().collect();
        if bots.is_empty() && arguments.random.is_empty() {
            who.push("--people".to_owned());
        }
        if !bots.is_empty() {
            who.push(format!("--bot {} --level {}", list(bots), arguments.level));
            if arguments.time != USUAL_TIME {
                who.push(format!("--time {}ms", arguments.time.as_millis()));
            }
        }
        if !arguments.random.is_empty() {
            who.push(format!("--random {}", list(&arguments.random)));
        }
        if let Some(file) = &arguments.record {
            who.push(format!("--record {}", quoted(&file.display().to_string())));
        }
        Self {
            deal,
            who: who.join(" "),
        }
    }
}

/// A word as a shell takes it: in quotes where it would read something else.
fn quoted(word: &str) -> String {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-_./:,=+@%".contains(&byte);
    if !word.is_empty() && word.bytes().all(plain) {
        word.to_owned()
    } else {
        format!("'{}'", word.replace('\'', "'\\''"))
    }
}

/// Tells how to go on when Ctrl-C ends the program.
fn tell_on_interrupt(line: &Arc<Mutex<String>>) {
    let line = Arc::clone(line);
    // Without a handler Ctrl-C just ends the program.
    let _ = ctrlc::set_handler(move || {
        let line = line.lock().unwrap_or_else(PoisonError::into_inner);
        anstream::println!("\n{line}");
        std::process::exit(130);
    });
}

/// Refuses a file in which there is something else already.
fn must_be_of_games(file: &Path) -> Result<(), Failure> {
    let mut first = Vec::new();
    // What can't be read now is told when it is written.
    let read = File::open(file)
        .and_then(|opened| BufReader::new(opened.take(LONGEST_GAME)).read_until(b'\n', &mut first));
    let first = String::from_utf8_lossy(&first);
    if matches!(read, Ok(1..)) && record::read(&first).is_err() {
        let foreign = Message::new(&TEXTS, "record-foreign");
        return Err(foreign.with("file", file.display().to_string()).into());
    }
    Ok(())
}

/// No game is longer, written down.
const LONGEST_GAME: u64 = 1 << 24;

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
    resume: Resume,
}

impl Table {
    /// Says who the bots are, and how to play without them.
    fn introduce(&self, bots: &[usize], level: u8, out: &mut impl Write) -> Result<(), Failure> {
        let names: Vec<String> = bots
            .iter()
            .map(|&seat| self.name(Seat::new(seat)))
            .collect();
        let told = Message::new(&TEXTS, "play-bots")
            .with("names", names.join(", "))
            .with("level", u32::from(level));
        self.say(out, &told)
    }

    /// Lists the legal moves: all, those of one piece, or the pieces where there are too many.
    fn list_moves(&self, piece: Option<&str>, out: &mut impl Write) -> Result<(), Failure> {
        let game = self.game.as_ref();
        let listed = match piece {
            Some(piece) => moves::of_piece(game, piece),
            None => match moves::by_piece(game) {
                Some(pieces) => Err(Message::new(&TEXTS, "play-pieces").with("pieces", pieces)),
                None => Ok(game.legal_moves()),
            },
        };
        match listed {
            Ok(moves) => Ok(writeln!(out, "{}", moves.join(" "))?),
            Err(told) => self.say(out, &told),
        }
    }

    /// Does what was typed; false to leave.
    fn obey(&mut self, typed: &str, out: &mut impl Write) -> Result<bool, Failure> {
        match typed {
            "" => {}
            "quit" | "exit" => return Ok(false),
            "help" => {
                self.say(out, &Message::new(&TEXTS, "play-help"))?;
                self.say(out, &Message::new(self.game.family().texts, "move-hint"))?;
            }
            "moves" => self.list_moves(None, out)?,
            moves if moves.starts_with("moves ") => {
                self.list_moves(moves.split_whitespace().nth(1), out)?;
            }
            "show" => show::print(self.game.as_ref(), self.language, out)?,
            "undo" => self.undo(out)?,
            draw if draw.starts_with("draw:") => match self.game.draw(&draw["draw:".len()..]) {
                Ok(()) => show::board(self.game.as_ref(), self.language, out)?,
                Err(refusal) => self.say(out, &refusal.message())?,
            },
            action => match self.game.play(action) {
                Ok(()) => show::board(self.game.as_ref(), self.language, out)?,
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
        show::board(self.game.as_ref(), self.language, out)
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
        show::board(self.game.as_ref(), self.language, out)
    }

    fn farewell(&self, out: &mut impl Write) -> Result<(), Failure> {
        Ok(writeln!(out, "{}", self.again())?)
    }

    /// How to go on with the game, or how to see it again once it is over and nothing is secret any more.
    fn again(&self) -> String {
        let told = if self.game.turn() == Turn::Over {
            Message::new(&TEXTS, "play-again").with("setup", quoted(&self.game.setup()))
        } else {
            Message::new(&TEXTS, "play-on")
                .with("deal", self.resume.deal.as_str())
                .with("who", self.resume.who.as_str())
        };
        told.with("spec", quoted(&self.game.spec()))
            .with("moves", self.game.moves().join(" "))
            .sentence(self.language)
    }

    fn name(&self, seat: Seat) -> String {
        self.game.seat_name(seat).sentence(self.language)
    }

    fn say(&self, out: &mut impl Write, message: &Message) -> Result<(), Failure> {
        writeln!(out, "{}", message.sentence(self.language))?;
        Ok(())
    }
}

use std::io::{BufRead, IsTerminal, Write, stdin};

use catalog::Match;
use clap::Args;
use game::{Dice, Message, Seat, SeededDice, Turn};
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

    // Seats that a random mover plays.
    #[arg(long, value_name = "SEAT", value_delimiter = ',')]
    random: Vec<usize>,
}

pub(crate) fn run(
    arguments: &Arguments,
    language: Language,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let rules = catalog::configure(&arguments.spec)?;
    if let Some(&seat) = arguments.random.iter().find(|&&seat| seat >= rules.seats()) {
        let last = rules.seats() - 1;
        return Err(Message::new(&TEXTS, "no-such-seat")
            .with("seat", seat)
            .with("last", last)
            .into());
    }
    let seed = arguments.seed.unwrap_or_else(any_seed);
    let game = begin(rules.as_ref(), arguments.setup.as_deref(), seed, language)?;
    let mut table = Table {
        game,
        random: &arguments.random,
        dice: SeededDice::new(seed),
        language,
    };
    table.say(out, &Message::new(&TEXTS, "play-welcome"))?;
    show::print(table.game.as_ref(), language, out)?;
    while table.game.turn() != Turn::Over {
        if table.random_to_move() {
            table.move_at_random(out)?;
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
    table.farewell(out)
}

/// A game at one keyboard.
struct Table<'a> {
    game: Box<dyn Match>,
    random: &'a [usize],
    dice: SeededDice,
    language: Language,
}

impl Table<'_> {
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
            action => match self.game.play(action) {
                Ok(()) => show::print(self.game.as_ref(), self.language, out)?,
                Err(refusal) => self.say(out, &refusal)?,
            },
        }
        Ok(true)
    }

    /// Takes moves back to the last one that a person made.
    fn undo(&mut self, out: &mut impl Write) -> Result<(), Failure> {
        let before = self.game.ply();
        while self.game.undo() && self.random_to_move() {}
        if self.game.ply() == before {
            return self.say(out, &Message::new(&TEXTS, "play-nothing-to-undo"));
        }
        show::print(self.game.as_ref(), self.language, out)
    }

    fn random_to_move(&self) -> bool {
        matches!(self.game.turn(), Turn::Seat(seat) if self.random.contains(&seat.index()))
    }

    fn move_at_random(&mut self, out: &mut impl Write) -> Result<(), Failure> {
        let Turn::Seat(seat) = self.game.turn() else {
            return Ok(());
        };
        let moves = self.game.legal_moves();
        let action = moves[self.dice.below(moves.len() as u32) as usize].clone();
        self.game.play(&action)?;
        let played = Message::new(&TEXTS, "play-random-moved")
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

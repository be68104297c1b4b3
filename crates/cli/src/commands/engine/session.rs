use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use catalog::{Match, Player, PlayerKind, Rules, SearchReport};
use game::{Message, Turn};
use search::{BotConfig, Level, Stop};

use super::output::Output;
use super::{go, query};
use crate::TEXTS;

/// A conversation with whoever drives the engine.
pub(super) struct Session {
    output: Arc<Output>,
    config: BotConfig,
    rules: Option<Box<dyn Rules>>,
    game: Option<Box<dyn Match>>,
    /// Made when first needed, and kept: it remembers.
    player: Option<Box<dyn Player>>,
    thinking: Option<Thinking>,
}

/// A search under way in a thread of its own.
struct Thinking {
    stop: Stop,
    /// Set just before `bestmove` is told: from then on the next command may come.
    answered: Arc<AtomicBool>,
    thread: JoinHandle<Box<dyn Player>>,
}

/// What to do after a command.
pub(super) enum Then {
    GoOn,
    Quit,
}

impl Session {
    pub(super) fn new(output: Arc<Output>) -> Self {
        Self {
            output,
            config: BotConfig::default(),
            rules: None,
            game: None,
            player: None,
            thinking: None,
        }
    }

    /// Does what a line says.
    pub(super) fn obey(&mut self, line: &str) -> Result<Then, Message> {
        self.collect_if_finished();
        let mut words = line.split_whitespace();
        match words.next().unwrap_or_default() {
            "ugi" => self.introduce(),
            "isready" => {
                self.be_ready();
                self.output.line("readyok");
            }
            "setoption" => self.set_option(line)?,
            "newgame" | "uginewgame" => self.new_game(words.next())?,
            "position" => self.set_position(words)?,
            "go" => self.go(words)?,
            "stop" => self.end(),
            "query" => self
                .output
                .line(&format!("response {}", query::answer(self.game()?, words)?)),
            "quit" => {
                self.end();
                return Ok(Then::Quit);
            }
            unknown => {
                return Err(Message::new(&TEXTS, "engine-unknown").with_quote("word", unknown));
            }
        }
        Ok(Then::GoOn)
    }

    /// Ends the search under way, if there is one, and waits for its `bestmove`.
    pub(super) fn end(&mut self) {
        if let Some(thinking) = self.thinking.take() {
            thinking.stop.raise();
            self.player = thinking.thread.join().ok();
        }
    }

    fn introduce(&self) {
        self.output
            .line(concat!("id name Serpentarium ", env!("CARGO_PKG_VERSION")));
        self.output.line("id author The Serpentarium authors");
        self.output
            .line("option name Level type spin default 8 min 1 max 8");
        self.output
            .line("option name Threads type spin default 1 min 1 max 256");
        self.output
            .line("option name Memory type spin default 512 min 16 max 1048576");
        self.output
            .line("option name Seed type spin default 0 min 0 max 4294967295");
        for family in catalog::families() {
            self.output.line(&format!("info string game {}", family.id));
        }
        self.output.line("ugiok");
    }

    fn set_option(&mut self, line: &str) -> Result<(), Message> {
        self.must_be_idle()?;
        let refuse = || Message::new(&TEXTS, "engine-option").with_quote("line", line);
        let rest = line.strip_prefix("setoption name ").ok_or_else(refuse)?;
        let (name, value) = rest.split_once(" value ").ok_or_else(refuse)?;
        let value: u64 = value.trim().parse().map_err(|_| refuse())?;
        match name.trim() {
            "Level" => {
                let level = u8::try_from(value).ok().and_then(Level::new);
                self.config.level = level.ok_or_else(refuse)?;
            }
            "Threads" if (1..=256).contains(&value) => self.config.threads = value as usize,
            "Memory" if (16..=1 << 20).contains(&value) => {
                self.config.memory = (value as usize) << 20;
            }
            "Seed" if u32::try_from(value).is_ok() => self.config.seed = value,
            _ => return Err(refuse()),
        }
        self.player = None;
        Ok(())
    }

    fn new_game(&mut self, spec: Option<&str>) -> Result<(), Message> {
        self.must_be_idle()?;
        let spec = spec.ok_or_else(|| Message::new(&TEXTS, "engine-newgame"))?;
        self.rules = Some(catalog::configure(spec)?);
        self.game = None;
        self.player = None;
        Ok(())
    }

    fn set_position<'a>(
        &mut self,
        mut words: impl Iterator<Item = &'a str>,
    ) -> Result<(), Message> {
        self.must_be_idle()?;
        let malformed = || Message::new(&TEXTS, "engine-position");
        let rules = self
            .rules
            .as_ref()
            .ok_or_else(|| Message::new(&TEXTS, "engine-no-game"))?;
        let (Some("setup"), Some(setup)) = (words.next(), words.next()) else {
            return Err(malformed());
        };
        let mut game = rules.begin(setup)?;
        match words.next() {
            None => {}
            Some("moves") => {
                for word in words {
                    match word.strip_prefix("draw:") {
                        Some(draw) => game.draw(draw)?,
                        None => game.play(word)?,
                    }
                }
            }
            Some(_) => return Err(malformed()),
        }
        self.game = Some(game);
        Ok(())
    }

    fn go<'a>(&mut self, words: impl Iterator<Item = &'a str>) -> Result<(), Message> {
        let heard = Instant::now();
        self.must_be_idle()?;
        let game = self.game()?.boxed_clone();
        match game.turn() {
            Turn::Seat(_) => {}
            Turn::Chance => return Err(Message::new(&TEXTS, "engine-draw-first")),
            Turn::Over => return Err(catalog::Refusal::GameOver.into()),
        }
        let mut limits = go::limits(game.as_ref(), words)?;
        limits.stop = Stop::default();
        let stop = limits.stop.clone();
        self.be_ready();
        let Some(mut player) = self.player.take() else {
            return Err(Message::new(&TEXTS, "engine-no-game"));
        };
        // Getting ready takes of the same time.
        limits.time = limits.time.map(|time| {
            let left = time.saturating_sub(heard.elapsed());
            left.max(Duration::from_millis(1))
        });
        let output = Arc::clone(&self.output);
        let answered = Arc::new(AtomicBool::new(false));
        let answering = Arc::clone(&answered);
        let thread = thread::spawn(move || {
            let report = player.search(game.as_ref(), &limits, &mut |report| {
                output.line(&info(report));
            });
            output.line(&info(&report));
            answering.store(true, Ordering::Release);
            output.line(&format!(
                "bestmove {}",
                report.line.first().map_or("none", String::as_str)
            ));
            player
        });
        self.thinking = Some(Thinking {
            stop,
            answered,
            thread,
        });
        Ok(())
    }

    /// Makes the player, if there is none yet. Until then nobody has promised to be quick.
    fn be_ready(&mut self) {
        if self.thinking.is_none()
            && self.player.is_none()
            && let Some(rules) = &self.rules
        {
            self.player = Some(rules.player(PlayerKind::Bot, &self.config));
        }
    }

    fn game(&self) -> Result<&dyn Match, Message> {
        self.game
            .as_deref()
            .ok_or_else(|| Message::new(&TEXTS, "engine-no-position"))
    }

    fn must_be_idle(&self) -> Result<(), Message> {
        if self.thinking.is_some() {
            Err(Message::new(&TEXTS, "engine-busy"))
        } else {
            Ok(())
        }
    }

    fn collect_if_finished(&mut self) {
        if self
            .thinking
            .as_ref()
            .is_some_and(|thinking| thinking.answered.load(Ordering::Acquire))
        {
            self.end();
        }
    }
}

/// Values in hundredths for each seat, then what it cost, then the line.
fn info(report: &SearchReport) -> String {
    let values: Vec<String> = report
        .values
        .as_slice()
        .iter()
        .map(|value| format!("{:.0}", value * 10_000.0))
        .collect();
    format!(
        "info values {} proven {} playouts {} nodes {} depth {} time {} speed {:.0} pv {}",
        values.join(" "),
        report.proven,
        report.playouts,
        report.nodes,
        report.depth,
        report.elapsed.as_millis(),
        report.speed,
        report.line.join(" ")
    )
}

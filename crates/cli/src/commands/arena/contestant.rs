use std::time::Duration;

use catalog::{Player, PlayerKind, Rules};
use game::Message;
use rustix::time::{ClockId, clock_gettime};
use search::{BotConfig, Level, Limits};

use super::super::external::External;
use crate::TEXTS;
use crate::failure::Failure;

/// Who takes part: `bot:5`, `uct`, `greedy`, `random` or `engine:COMMAND`, each perhaps with a
/// budget of its own behind `@`: `bot:8@2s`, `bot:8@2s-cpu`, `uct@5000p`.
#[derive(Clone, Debug)]
pub(super) struct Contestant {
    name: String,
    kind: Kind,
    budget: Budget,
}

#[derive(Clone, Debug)]
enum Kind {
    Ours(PlayerKind, Level),
    Engine(String),
}

/// What a player has for each move.
#[derive(Clone, Copy, Debug)]
pub(super) enum Budget {
    Time(Duration),
    /// Of the processor: what other games and programs do on the machine takes nothing of it.
    Processor(Duration),
    Playouts(u64),
}

/// A contestant at the table.
pub(super) enum Seated {
    Ours(Box<dyn Player>, Budget),
    Engine(External, Budget),
}

impl Contestant {
    pub(super) fn parse(text: &str, usual: &str) -> Result<Self, Failure> {
        let refuse =
            || Failure::from(Message::new(&TEXTS, "arena-player").with_quote("player", text));
        // An engine's command may have an @ of its own: only one that a budget follows counts.
        let (who, own) = match text.rsplit_once('@') {
            Some((who, budget)) if Budget::parse(budget).is_some() => (who, Some(budget)),
            _ => (text, None),
        };
        let budget = Budget::parse(own.unwrap_or(usual));
        let budget =
            budget.ok_or_else(|| Message::new(&TEXTS, "arena-budget").with("budget", usual))?;
        let kind = match who.split_once(':') {
            Some(("bot", level)) => {
                let level = level.parse().ok().and_then(Level::new).ok_or_else(refuse)?;
                Kind::Ours(PlayerKind::Bot, level)
            }
            Some(("engine", command)) if !command.trim().is_empty() => {
                if matches!(budget, Budget::Processor(_)) {
                    return Err(Message::new(&TEXTS, "arena-engine-processor")
                        .with("command", command)
                        .into());
                }
                Kind::Engine(command.to_owned())
            }
            None if who == "uct" => Kind::Ours(PlayerKind::PlainUct, Level::BEST),
            None if who == "greedy" => Kind::Ours(PlayerKind::Greedy, Level::BEST),
            None if who == "random" => Kind::Ours(PlayerKind::Random, Level::BEST),
            _ => return Err(refuse()),
        };
        Ok(Self {
            name: text.to_owned(),
            kind,
            budget,
        })
    }

    pub(super) fn name(&self) -> &str {
        &self.name
    }

    /// A fresh player for one game.
    pub(super) fn sit_down(&self, rules: &dyn Rules, seed: u64) -> Result<Seated, Failure> {
        Ok(match &self.kind {
            Kind::Ours(kind, level) => {
                let config = BotConfig {
                    level: *level,
                    seed,
                    ..BotConfig::default()
                };
                Seated::Ours(rules.player(*kind, &config), self.budget)
            }
            Kind::Engine(command) => {
                Seated::Engine(External::start(command, &rules.spec())?, self.budget)
            }
        })
    }
}

impl Budget {
    fn parse(text: &str) -> Option<Self> {
        let time = |text| {
            crate::duration::parse(text)
                .ok()
                .filter(|time| !time.is_zero())
        };
        if let Some(text) = text.strip_suffix("-cpu") {
            return time(text).map(Self::Processor);
        }
        match text.strip_suffix('p').map(str::parse) {
            Some(Ok(playouts)) if playouts > 0 => Some(Self::Playouts(playouts)),
            Some(_) => None,
            None => time(text).map(Self::Time),
        }
    }

    pub(super) fn limits(self) -> Limits {
        match self {
            Self::Time(time) => Limits::time(time),
            Self::Processor(time) => Limits {
                now: processor_time,
                ..Limits::time(time)
            },
            Self::Playouts(playouts) => Limits::playouts(playouts),
        }
    }

    /// How long an engine may take; for playouts nobody can tell.
    pub(super) const fn time(self) -> Duration {
        match self {
            Self::Time(time) | Self::Processor(time) => time,
            Self::Playouts(_) => Duration::from_secs(50),
        }
    }

    /// As an engine is told.
    pub(super) fn go(self) -> String {
        match self {
            Self::Time(time) | Self::Processor(time) => {
                format!("go movetime {}", time.as_millis())
            }
            Self::Playouts(playouts) => format!("go playouts {playouts}"),
        }
    }
}

/// What this thread has had of a processor. Our players think in the thread that asks them.
fn processor_time() -> Duration {
    let time = clock_gettime(ClockId::ThreadCPUTime);
    Duration::new(time.tv_sec as u64, time.tv_nsec as u32)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_and_budgets_are_read() {
        for text in [
            "bot:1",
            "bot:8@2s",
            "bot:8@2s-cpu",
            "uct@5000p",
            "greedy",
            "random",
            "engine:python3 bot.py",
            "engine:x@y",
        ] {
            assert!(Contestant::parse(text, "500ms").is_ok(), "{text}");
        }
        for text in [
            "",
            "bot",
            "bot:9",
            "bot:0",
            "bot:x",
            "uct:3",
            "engine:",
            "engine: ",
            "human",
            "uct@0s",
            "uct@-cpu",
            "uct@9p-cpu",
            "engine:x@1s-cpu",
        ] {
            assert!(Contestant::parse(text, "500ms").is_err(), "{text}");
        }
        assert!(Contestant::parse("uct", "soon").is_err());
    }

    #[test]
    fn the_processor_s_time_stands_while_one_sleeps() {
        let start = processor_time();
        std::thread::sleep(Duration::from_millis(200));
        assert!(processor_time().saturating_sub(start) < Duration::from_millis(100));
        let mut sum = 0_u64;
        while processor_time().saturating_sub(start) < Duration::from_millis(20) {
            sum = std::hint::black_box(sum.wrapping_add(1));
        }
        assert!(sum > 0);
    }
}

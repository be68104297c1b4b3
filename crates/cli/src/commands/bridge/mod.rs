//! An engine as a player on a server: takes challenges, plays several matches at a time, and comes
//! back after a break.

mod site;
mod table;

use std::collections::HashSet;
use std::io::Write;
use std::num::NonZeroUsize;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::Duration;

use clap::Args;
use game::Message;
use protocol::client::{Act, Client};
use protocol::{EventLine, JoinWish, TableView};
use texts::Language;
use tokio::runtime::Runtime;

use crate::TEXTS;
use crate::failure::Failure;
use site::{Said, Site};
use table::Table;

#[derive(Args, Debug)]
pub(crate) struct Arguments {
    #[arg(long, value_name = "TOKEN")]
    token: Option<String>,

    #[arg(long, value_name = "COMMAND")]
    engine: String,

    #[arg(
        long,
        value_name = "URL",
        default_value = "http://127.0.0.1:7007",
        hide_default_value = true
    )]
    server: String,

    #[arg(long, value_name = "GAMES", value_delimiter = ',')]
    games: Vec<String>,

    #[arg(long, value_name = "TIME", value_parser = crate::duration::parse, default_value = "1s", hide_default_value = true)]
    time: Duration,

    #[arg(long, value_name = "N", default_value = "4", hide_default_value = true)]
    matches: NonZeroUsize,

    #[arg(long)]
    open: bool,

    #[arg(long)]
    once: bool,
}

/// What the bridge hears: from the server's stream, or from a match that it plays.
enum Heard {
    Line(EventLine),
    /// The stream broke; a new one is there.
    Broke(String),
    /// The server does not want us at all.
    Refused(Message),
    /// A match is over, and what there is to say about it.
    Over(String, Message),
}

/// Before coming back, so long.
const PAUSE: Duration = Duration::from_secs(2);

pub(crate) fn run(
    arguments: &Arguments,
    language: Language,
    out: &mut impl Write,
) -> Result<(), Failure> {
    for id in &arguments.games {
        catalog::configure(id)?;
    }
    // Other users of a machine can read its command lines, but not its environments.
    let token = arguments
        .token
        .clone()
        .or_else(|| std::env::var("SERPENTARIUM_TOKEN").ok());
    let token = token
        .ok_or_else(|| Message::new(&TEXTS, "missing-argument").with("argument", "--token"))?;
    let site = Site {
        client: Client::new(&arguments.server).with_token(&token),
        runtime: Arc::new(Runtime::new()?),
    };
    let me = site.ask(site.client.me());
    let me = me.map_err(|error| site.told(&error))?;
    let here = Message::new(&TEXTS, "bridge-here")
        .with("name", me.name)
        .with("server", arguments.server.as_str());
    writeln!(out, "{}", here.sentence(language))?;
    out.flush()?;
    let (send, heard) = channel();
    listen(site.clone(), send.clone());
    let mut bridge = Bridge {
        arguments,
        site,
        send,
        joined: HashSet::new(),
        playing: HashSet::new(),
    };
    bridge.work(&heard, language, out)
}

/// Reads the stream of challenges in a thread of its own, again and again.
fn listen(site: Site, send: Sender<Heard>) {
    thread::spawn(move || {
        loop {
            let ended = site.listen(site.client.events(), |line| {
                send.send(Heard::Line(line)).is_ok()
            });
            let told = match ended {
                Said::Over => Heard::Broke(String::new()),
                Said::Away(error) => Heard::Broke(error),
                Said::Refused(message) => Heard::Refused(message),
            };
            if send.send(told).is_err() {
                return;
            }
            thread::sleep(PAUSE);
        }
    });
}

struct Bridge<'a> {
    arguments: &'a Arguments,
    site: Site,
    send: Sender<Heard>,
    /// Matches that were joined and are not heard to have begun.
    joined: HashSet<String>,
    playing: HashSet<String>,
}

impl Bridge<'_> {
    fn work(
        &mut self,
        heard: &Receiver<Heard>,
        language: Language,
        out: &mut impl Write,
    ) -> Result<(), Failure> {
        let mut away = false;
        while let Ok(next) = heard.recv() {
            let over = matches!(next, Heard::Over(..));
            let message = match next {
                Heard::Refused(message) => return Err(message.into()),
                // A restart is quickly over; only a longer absence is worth a word, and only one.
                Heard::Broke(error) => {
                    let known = std::mem::replace(&mut away, !error.is_empty());
                    let lost = Message::new(&TEXTS, "bridge-away")
                        .with("server", self.arguments.server.as_str())
                        .with("error", error);
                    Some(lost).filter(|_| away && !known)
                }
                Heard::Line(line) => {
                    away = false;
                    self.obey(line)
                }
                Heard::Over(id, message) => {
                    self.playing.remove(&id);
                    Some(message)
                }
            };
            if let Some(message) = message {
                writeln!(out, "{}", message.sentence(language))?;
                out.flush()?;
                if self.arguments.once && over && !away {
                    break;
                }
            }
        }
        Ok(())
    }

    fn obey(&mut self, line: EventLine) -> Option<Message> {
        match line {
            EventLine::Challenge { challenge } => {
                self.answer(&challenge);
                None
            }
            EventLine::GameStart { game } => self.play(game),
            _ => None,
        }
    }

    /// Takes a challenge, or declines one that was meant for us.
    fn answer(&mut self, challenge: &TableView) {
        let TableView { id, direct, .. } = challenge;
        let game = challenge.spec.split('(').next().unwrap_or_default();
        let games = &self.arguments.games;
        let wanted = games.is_empty() || games.iter().any(|wanted| wanted == game);
        let client = &self.site.client.clone();
        if wanted && (*direct || self.arguments.open) && self.has_room() {
            // Somebody else may have been quicker, or the challenge is gone: no harm done.
            let joined = self.site.ask(client.join(id, &JoinWish::default()));
            if joined.is_ok() {
                self.joined.insert(id.clone());
            }
        } else if *direct {
            let _ = self.site.ask(client.act(id, Act::DeclineInvitation));
        }
    }

    /// Whether one more match may be joined. Those that wait for others to join count as well, unless
    /// they were called off, of which nobody tells those who sit at them.
    fn has_room(&mut self) -> bool {
        let most = if self.arguments.once {
            1
        } else {
            self.arguments.matches.get()
        };
        if self.joined.len() + self.playing.len() >= most {
            let site = &self.site;
            self.joined.retain(|id| {
                let state = site.ask(site.client.show(id));
                state.map_or(true, |state| state.status != "over")
            });
        }
        self.joined.len() + self.playing.len() < most
    }

    /// Plays a match in a thread of its own, unless it is being played already.
    fn play(&mut self, game: TableView) -> Option<Message> {
        let TableView { id, spec, .. } = game;
        self.joined.remove(&id);
        if !self.playing.insert(id.clone()) {
            return None;
        }
        let plays = Message::new(&TEXTS, "bridge-plays")
            .with("match", id.as_str())
            .with("spec", spec.as_str());
        let table = Table {
            site: self.site.clone(),
            id: id.clone(),
            spec,
            engine: self.arguments.engine.clone(),
            time: self.arguments.time,
        };
        let send = self.send.clone();
        thread::spawn(move || {
            let ended = table.play();
            let _ = send.send(Heard::Over(id, ended));
        });
        Some(plays)
    }
}

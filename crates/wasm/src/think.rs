use std::time::Duration;

use catalog::{Match, Player, PlayerKind, Rules, SolveReport, Solver, play_on};
use protocol::Found;
use search::{BotConfig, Level, Limits, Now, Value};
use serde::Serialize;

use crate::{Refusal, ThinkWish};

/// What a bot or solver may take: a page on a phone has hardly more.
const LEAST_MEMORY: u64 = 1 << 20;
const MOST_MEMORY: u64 = 256 << 20;

/// A bot, kept from slice to slice with what it has found.
pub(crate) struct KeptPlayer {
    spec: String,
    config: BotConfig,
    player: Box<dyn Player>,
}

impl KeptPlayer {
    /// The bot that was asked last, if it is the same; else a new one.
    pub(crate) fn renew(
        kept: Option<Self>,
        rules: &dyn Rules,
        wish: &ThinkWish,
    ) -> Result<Self, Refusal> {
        let level = Level::new(wish.level).ok_or(Refusal::NoLevel { level: wish.level })?;
        let config = BotConfig {
            level,
            threads: 1,
            memory: sensible(wish.memory)?,
            seed: wish.seed,
        };
        let spec = rules.spec();
        let same = |kept: &Self| {
            let theirs = &kept.config;
            kept.spec == spec
                && (theirs.level, theirs.memory, theirs.seed) == (level, config.memory, config.seed)
        };
        Ok(match kept.filter(same) {
            Some(kept) => kept,
            None => Self {
                player: rules.player(PlayerKind::Bot, &config),
                spec,
                config,
            },
        })
    }

    /// A slice of its search, and so many of the moves that it considered.
    pub(crate) fn think(&mut self, game: &dyn Match, limits: &Limits, moves: usize) -> Found {
        Found::of(&self.player.search(game, limits, &mut |_| {}), moves)
    }

    /// What comes of so many games that it plays on from there.
    pub(crate) fn play_on(
        &mut self,
        game: &dyn Match,
        seed: u64,
        games: u64,
        limits: &Limits,
    ) -> Found {
        self.player.forget();
        let report = play_on(game, self.player.as_mut(), seed, games, limits);
        Found::of(&report, 0)
    }
}

/// A solver, kept with its table.
pub(crate) struct KeptSolver {
    spec: String,
    memory: usize,
    solver: Box<dyn Solver>,
}

impl KeptSolver {
    /// The solver that was asked last, if it is the same; else a new one.
    pub(crate) fn renew(
        kept: Option<Self>,
        rules: &dyn Rules,
        memory: u64,
    ) -> Result<Self, Refusal> {
        let memory = sensible(memory)?;
        let spec = rules.spec();
        Ok(
            match kept.filter(|kept| kept.spec == spec && kept.memory == memory) {
                Some(kept) => kept,
                None => Self {
                    solver: rules.solver(memory, 1).ok_or(Refusal::NoSolver)?,
                    spec,
                    memory,
                },
            },
        )
    }

    pub(crate) fn solve(&mut self, game: &dyn Match, limits: &Limits) -> Solved {
        Solved::of(self.solver.solve(game, limits, &mut |_| {}))
    }
}

/// What a proof has come to.
#[derive(Serialize)]
pub(crate) struct Solved {
    /// What the position is worth to the seat to move: `win`, `draw`, `loss`; nothing if it is not proved yet.
    value: Option<&'static str>,
    /// Whether it is at least proved that the seat to move can't win.
    cannot_win: bool,
    /// Best play, as far as it is known.
    line: Vec<String>,
    /// The moves whose worth is proved.
    proved: Vec<(String, &'static str)>,
    /// The moves of which no more is proved than that they do not win.
    no_win: Vec<String>,
    nodes: u64,
}

impl Solved {
    fn of(report: SolveReport) -> Self {
        let proved = report.proved.into_iter();
        Self {
            value: report.value.map(name),
            cannot_win: report.cannot_win,
            line: report.line,
            proved: proved
                .map(|(action, value)| (action, name(value)))
                .collect(),
            no_win: report.no_win,
            nodes: report.nodes,
        }
    }
}

const fn name(value: Value) -> &'static str {
    match value {
        Value::Win => "win",
        Value::Draw => "draw",
        Value::Loss => "loss",
    }
}

/// An address is shorter in the browser than natively, and what is refused must not depend on that.
fn sensible(memory: u64) -> Result<usize, Refusal> {
    let (least, most) = (LEAST_MEMORY, MOST_MEMORY);
    if (least..=most).contains(&memory) {
        Ok(memory as usize)
    } else {
        Err(Refusal::Memory { least, most })
    }
}

/// The limits of one slice. There must be one, since nobody can interrupt an engine.
pub(crate) fn limits(
    now: Now,
    time_ms: Option<u64>,
    playouts: Option<u64>,
    nodes: Option<u64>,
) -> Result<Limits, Refusal> {
    if time_ms.is_none() && playouts.is_none() && nodes.is_none() {
        return Err(Refusal::NoLimit);
    }
    Ok(Limits {
        time: time_ms.map(Duration::from_millis),
        playouts,
        nodes,
        now,
        ..Limits::default()
    })
}

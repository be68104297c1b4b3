use std::io::Write;

use game::Message;
use serde_json::{Value, json};
use texts::Language;

use super::record::{Fault, Record};
use super::statistics::{Sprt, elo, mean_and_error};
use crate::TEXTS;
use crate::failure::Failure;

/// What every player has scored.
#[derive(Clone, Debug)]
pub(super) struct Standings {
    players: Vec<Standing>,
    games: u64,
    forfeits: u64,
    /// Who forfeited which game, and by what.
    faults: Vec<(u64, String, Fault)>,
}

/// How many faults are told one by one.
const TOLD_FAULTS: usize = 10;

#[derive(Clone, Debug)]
struct Standing {
    name: String,
    /// One entry a game and seat, from 0 to 1.
    points: Vec<f64>,
    wins: u64,
    losses: u64,
}

impl Standings {
    pub(super) fn new(names: &[String]) -> Self {
        let fresh = |name: &String| Standing {
            name: name.clone(),
            points: Vec::new(),
            wins: 0,
            losses: 0,
        };
        Self {
            players: names.iter().map(fresh).collect(),
            games: 0,
            forfeits: 0,
            faults: Vec::new(),
        }
    }

    /// The first player with these points, against nobody in particular.
    #[cfg(test)]
    pub(super) fn of_first(points: &[f64]) -> Self {
        let mut standings = Self::new(&["a".to_owned()]);
        standings.players[0].points = points.to_vec();
        standings
    }

    pub(super) fn add(&mut self, record: &Record) {
        self.games += 1;
        self.forfeits += u64::from(record.forfeit.is_some());
        if let (Some(seat), Some(fault)) = (record.forfeit, &record.fault) {
            let player = record.players.get(seat).cloned().unwrap_or_default();
            self.faults.push((record.game, player, fault.clone()));
        }
        for (player, &points) in record.players.iter().zip(&record.points) {
            if let Some(standing) = self
                .players
                .iter_mut()
                .find(|standing| &standing.name == player)
            {
                standing.points.push(points);
                standing.wins += u64::from(points >= 1.0);
                standing.losses += u64::from(points <= 0.0);
            }
        }
    }

    pub(super) fn points_of_first(&self) -> &[f64] {
        &self.players[0].points
    }

    /// For the progress display.
    pub(super) fn brief(&self) -> String {
        let scores: Vec<String> = self
            .players
            .iter()
            .filter(|standing| !standing.points.is_empty())
            .map(|standing| {
                format!(
                    "{} {:.1} %",
                    standing.name,
                    100.0 * mean_and_error(&standing.points).0
                )
            })
            .collect();
        format!("{} · {}", self.games, scores.join(" · "))
    }

    pub(super) fn tell(
        &self,
        spec: &str,
        seed: u64,
        sprt: Option<&Sprt>,
        language: Language,
        out: &mut impl Write,
    ) -> Result<(), Failure> {
        let mut say = |message: Message| writeln!(out, "{}", message.sentence(language));
        say(Message::new(&TEXTS, "arena-games")
            .with("games", self.games.to_string())
            .with("spec", spec)
            .with("seed", seed.to_string()))?;
        for standing in self
            .players
            .iter()
            .filter(|standing| !standing.points.is_empty())
        {
            let (mean, error) = mean_and_error(&standing.points);
            say(Message::new(&TEXTS, "arena-score")
                .with("player", standing.name.as_str())
                .with("score", format!("{:.1}", 100.0 * mean))
                .with("error", format!("{:.1}", 100.0 * error))
                .with("elo", format!("{:+.0}", elo(mean)))
                .with("low", format!("{:+.0}", elo(mean - error)))
                .with("high", format!("{:+.0}", elo(mean + error)))
                .with("wins", standing.wins.to_string())
                .with("losses", standing.losses.to_string())
                .with(
                    "others",
                    (standing.points.len() as u64 - standing.wins - standing.losses).to_string(),
                ))?;
        }
        if self.forfeits > 0 {
            say(Message::new(&TEXTS, "arena-forfeits").with("games", self.forfeits.to_string()))?;
            for (game, player, fault) in self.faults.iter().take(TOLD_FAULTS) {
                say(fault.message(*game, player))?;
            }
        }
        if let Some(sprt) = sprt {
            let code = match sprt.verdict(self) {
                Some(true) => "arena-sprt-higher",
                Some(false) => "arena-sprt-lower",
                None => "arena-sprt-open",
            };
            say(Message::new(&TEXTS, code)
                .with("likelihood", format!("{:.2}", sprt.likelihood(self))))?;
        }
        Ok(())
    }

    pub(super) fn report(&self, spec: &str, seed: u64, sprt: Option<&Sprt>) -> Value {
        let players: Vec<Value> = self
            .players
            .iter()
            .filter(|standing| !standing.points.is_empty())
            .map(|standing| {
                let (mean, error) = mean_and_error(&standing.points);
                json!({
                    "player": standing.name,
                    "games": standing.points.len(),
                    "wins": standing.wins,
                    "losses": standing.losses,
                    "score": mean,
                    "error": error,
                    "elo": elo(mean),
                    "elo_low": elo(mean - error),
                    "elo_high": elo(mean + error),
                })
            })
            .collect();
        json!({
            "spec": spec,
            "seed": seed,
            "games": self.games,
            "forfeits": self.forfeits,
            "faults": self.faults.iter().map(|(game, player, fault)| json!({
                "game": game,
                "player": player,
                "fault": fault,
            })).collect::<Vec<_>>(),
            "players": players,
            "sprt": sprt.map(|sprt| json!({
                "likelihood": sprt.likelihood(self),
                "accepted": sprt.verdict(self).map(|higher| if higher { "higher" } else { "lower" }),
            })),
        })
    }
}

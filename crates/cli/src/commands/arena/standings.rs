use std::collections::BTreeMap;
use std::io::Write;

use game::Message;
use serde_json::{Value, json};
use texts::Language;

use super::record::{Fault, Record};
use super::statistics::{Sprt, elo, mean_and_error, variance};
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
    /// For each deal what the games on it brought, one entry a game and seat, from 0 to 1. Whoever plays a deal in
    /// every seat has its luck on both sides, so deals and not games are what is independent of each other.
    deals: BTreeMap<u64, Vec<f64>>,
    wins: u64,
    losses: u64,
}

impl Standing {
    fn games(&self) -> usize {
        self.deals.values().map(Vec::len).sum()
    }

    fn points(&self) -> Vec<f64> {
        self.deals.values().flatten().copied().collect()
    }

    /// The mean of each deal that was played in as many seats as any.
    fn means(&self) -> Vec<f64> {
        let whole = self.deals.values().map(Vec::len).max().unwrap_or(0);
        let deals = self.deals.values().filter(|points| points.len() == whole);
        deals
            .map(|points| points.iter().sum::<f64>() / whole as f64)
            .collect()
    }

    /// The share of the points, and how far it may be off: by deals where there are several.
    fn score(&self) -> (f64, f64) {
        let points = self.points();
        let (mean, error) = mean_and_error(&points);
        match self.means().as_slice() {
            means @ [_, _, ..] => (mean, mean_and_error(means).1),
            _ => (mean, error),
        }
    }

    /// How many games on deals of their own would tell as much as one on a shared deal.
    fn worth(&self) -> Option<f64> {
        let means = self.means();
        let games_a_deal = self.games() as f64 / self.deals.len().max(1) as f64;
        let shared = variance(&means) * games_a_deal;
        (means.len() > 1 && shared > 0.0).then(|| variance(&self.points()) / shared)
    }
}

impl Standings {
    pub(super) fn new(names: &[String]) -> Self {
        let fresh = |name: &String| Standing {
            name: name.clone(),
            deals: BTreeMap::new(),
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

    /// The first player with these points of each deal, against nobody in particular.
    #[cfg(test)]
    pub(super) fn of_first(deals: &[&[f64]]) -> Self {
        let mut standings = Self::new(&["a".to_owned()]);
        let numbered = (0..).zip(deals.iter().map(|points| points.to_vec()));
        standings.players[0].deals = numbered.collect();
        standings
    }

    pub(super) fn add(&mut self, record: &Record) {
        self.games += 1;
        let deal = record.game / self.players.len() as u64;
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
                standing.deals.entry(deal).or_default().push(points);
                standing.wins += u64::from(points >= 1.0);
                standing.losses += u64::from(points <= 0.0);
            }
        }
    }

    /// The first player's mean of each deal.
    pub(super) fn means_of_first(&self) -> Vec<f64> {
        self.players[0].means()
    }

    /// For the progress display.
    pub(super) fn brief(&self) -> String {
        let scores: Vec<String> = self
            .players
            .iter()
            .filter(|standing| !standing.deals.is_empty())
            .map(|standing| format!("{} {:.1} %", standing.name, 100.0 * standing.score().0))
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
            .filter(|standing| !standing.deals.is_empty())
        {
            let (mean, error) = standing.score();
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
                    (standing.games() as u64 - standing.wins - standing.losses).to_string(),
                ))?;
        }
        if let Some(worth) = self.players[0].worth().filter(|_| self.players.len() == 2) {
            say(Message::new(&TEXTS, "arena-worth").with("worth", format!("{worth:.2}")))?;
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
            .filter(|standing| !standing.deals.is_empty())
            .map(|standing| {
                let (mean, error) = standing.score();
                json!({
                    "player": standing.name,
                    "games": standing.games(),
                    "worth": standing.worth(),
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

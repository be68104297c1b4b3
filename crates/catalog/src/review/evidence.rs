use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::{SearchReport, SolveReport};

/// What is known, by the keys of [tasks](super::Task).
pub type Known = BTreeMap<String, Evidence>;

/// The moves and draws that lead to the position that a key is about. What is behind them says which look at it is meant.
pub fn steps_of(key: &str) -> impl Iterator<Item = &str> {
    key.split_whitespace()
        .take_while(|step| !step.starts_with('~'))
}

/// What was found about a position.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Evidence {
    /// By a search: values for all seats, and what it tried.
    Found(Found),
    /// By a solver: what the seat to move can reach.
    Proof(Proof),
}

/// What a search found. A protocol's `Found` reads as one.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Found {
    /// What each seat can expect, from 0 to 1.
    pub values: Vec<f64>,
    /// Whether that is proved.
    #[serde(default)]
    pub proven: bool,
    /// What is expected to be played.
    #[serde(default)]
    pub line: Vec<String>,
    /// The moves that were tried, the best first.
    #[serde(default)]
    pub moves: Vec<FoundMove>,
    /// Games played out.
    #[serde(default)]
    pub playouts: u64,
}

/// A move that was tried.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct FoundMove {
    /// Which.
    #[serde(rename = "move")]
    pub text: String,
    /// How often.
    #[serde(default)]
    pub visits: u64,
    /// What each seat can expect after it.
    pub values: Vec<f64>,
    /// Whether that is proved.
    #[serde(default)]
    pub proven: bool,
}

/// What a solver proved for the seat to move, of two.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Proof {
    /// What the position is worth.
    pub value: Worth,
    /// Best play.
    #[serde(default)]
    pub line: Vec<String>,
}

/// What a position is worth to the seat to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Worth {
    /// It wins.
    Win,
    /// Nobody does.
    Draw,
    /// It loses.
    Loss,
}

impl Evidence {
    /// What a search found.
    pub fn search(report: &SearchReport) -> Self {
        let values = |values: &[f32]| values.iter().map(|&value| f64::from(value)).collect();
        let moves = report.candidates.iter().map(|candidate| FoundMove {
            text: candidate.action.clone(),
            visits: candidate.visits,
            values: values(candidate.values.as_slice()),
            proven: candidate.proven,
        });
        Self::Found(Found {
            values: values(report.values.as_slice()),
            proven: report.proven,
            line: report.line.clone(),
            moves: moves.collect(),
            playouts: report.playouts,
        })
    }

    /// What a solver proved; nothing if it has proved nothing.
    pub fn proof(report: &SolveReport) -> Option<Self> {
        let value = match report.value? {
            search::Value::Win => Worth::Win,
            search::Value::Draw => Worth::Draw,
            search::Value::Loss => Worth::Loss,
        };
        let line = report.line.clone();
        Some(Self::Proof(Proof { value, line }))
    }

    /// What is expected to be played.
    pub fn line(&self) -> &[String] {
        match self {
            Self::Found(found) => &found.line,
            Self::Proof(proof) => &proof.line,
        }
    }

    /// The best move other than this one.
    pub(super) fn best_but(&self, played: &str) -> Option<&String> {
        let tried: &[FoundMove] = match self {
            Self::Found(found) => &found.moves,
            Self::Proof(_) => &[],
        };
        let first = self.line().first();
        let best = first.into_iter().chain(tried.iter().map(|one| &one.text));
        best.into_iter().find(|&text| text != played)
    }

    /// What each of so many seats can expect, where `mover` is to move; nothing if it is about another number of them.
    pub(super) fn values(&self, mover: usize, seats: usize) -> Option<Vec<f64>> {
        let values = match self {
            Self::Found(found) => found.values.clone(),
            Self::Proof(proof) => {
                let own = match proof.value {
                    Worth::Win => 1.0,
                    Worth::Draw => 0.5,
                    Worth::Loss => 0.0,
                };
                let of = |seat| if seat == mover { own } else { 1.0 - own };
                (0..2).map(of).collect()
            }
        };
        let sensible = values.len() == seats && values.iter().all(|value| value.is_finite());
        sensible.then(|| {
            let values = values.iter();
            values.map(|value| value.clamp(0.0, 1.0)).collect()
        })
    }

    /// Whether it is certain.
    pub const fn is_proved(&self) -> bool {
        match self {
            Self::Found(found) => found.proven,
            Self::Proof(_) => true,
        }
    }

    /// Games played out.
    pub const fn playouts(&self) -> u64 {
        match self {
            Self::Found(found) => found.playouts,
            Self::Proof(_) => 0,
        }
    }
}

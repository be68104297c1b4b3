use game::Turn;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::State;

/// How a match ended, with everything that was secret.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Over {
    /// What ended it.
    pub ending: Ending,
    /// The game's own reason, if the rules ended it and there are several: `connection`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
    /// Points by the rules, seat by seat; empty if the game never began.
    pub scores: Vec<i32>,
    /// Ranks from 0, seat by seat; empty if there is no result.
    pub ranks: Vec<u8>,
    /// The secret whose hash was published when the match was made.
    pub secret: String,
    /// What was dealt from it; nothing if the game never began.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub setup: Option<String>,
}

/// What ended a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Ending {
    /// The rules.
    Rules,
    /// A player resigned.
    Resigned {
        /// Who.
        seat: usize,
    },
    /// A player ran out of time.
    Time {
        /// Who.
        seat: usize,
    },
    /// A player went away and did not come back.
    Abandoned {
        /// Who.
        seat: usize,
    },
    /// All agreed on a draw.
    Agreed,
    /// It was called off; there is no result.
    Aborted,
}

impl State {
    /// The match, ended in this way; whoever is in `gone` ranks behind all others.
    pub(super) fn ended(&self, ending: Ending, gone: &[bool]) -> Over {
        let game = self.board.as_ref();
        let scores: Vec<i32> = game.map_or_else(Vec::new, |game| game.scores().as_slice().to_vec());
        let ranks = match ending {
            Ending::Aborted => Vec::new(),
            Ending::Agreed => vec![0; self.seats.len()],
            Ending::Rules => ranked(gone, |own, other| scores[other] > scores[own]),
            // The game was cut short, so that points say nothing about those who stayed.
            Ending::Resigned { .. } | Ending::Time { .. } | Ending::Abandoned { .. } => {
                ranked(gone, |_, _| false)
            }
        };
        let by_rules = matches!(ending, Ending::Rules);
        Over {
            ending,
            reason: game
                .filter(|game| by_rules && game.turn() == Turn::Over)
                .and_then(|game| game.reason())
                .map(|reason| reason.code.to_owned()),
            scores,
            ranks,
            secret: self.secret.reveal(),
            setup: game.map(|game| game.setup()),
        }
    }
}

/// Each seat's rank: how many are before it. Those who are gone are behind all who stayed, and equal.
fn ranked(gone: &[bool], better: impl Fn(usize, usize) -> bool) -> Vec<u8> {
    let before = |own: usize, other: usize| match (gone[own], gone[other]) {
        (true, stayed) => !stayed,
        (false, true) => false,
        (false, false) => better(own, other),
    };
    (0..gone.len())
        .map(|own| (0..gone.len()).filter(|&other| before(own, other)).count() as u8)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::ranked;

    #[test]
    fn whoever_left_ranks_behind_those_who_stayed() {
        let scores = [9, 30, 12, 12];
        let by_scores = |own: usize, other: usize| scores[other] > scores[own];
        assert_eq!(ranked(&[false; 4], by_scores), [3, 0, 1, 1]);
        assert_eq!(
            ranked(&[false, true, false, false], by_scores),
            [2, 3, 0, 0]
        );
        assert_eq!(ranked(&[true, true, false, false], by_scores), [2, 2, 0, 0]);
        assert_eq!(ranked(&[true, false], |_, _| false), [1, 0]);
    }
}

use std::ops::Range;

use game::{Explain, Hidden, MAX_SEATS, SeededDice, random_game};

/// What came of many games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// How many games were played to the end.
    pub games: u64,
    /// How many moves were made in them.
    pub moves: u64,
    /// For each seat, how many games it won alone.
    pub wins: [u64; MAX_SEATS],
    /// Games with more than one winner: draws, and shared victories.
    pub shared: u64,
    /// How many games ended for each reason, in the order in which the reasons first came up.
    pub reasons: Vec<(&'static str, u64)>,
}

impl Tally {
    /// Adds what came of others.
    pub fn add(&mut self, other: &Self) {
        self.games += other.games;
        self.moves += other.moves;
        self.shared += other.shared;
        for (ours, theirs) in self.wins.iter_mut().zip(other.wins) {
            *ours += theirs;
        }
        for &(reason, count) in &other.reasons {
            self.count_reason(reason, count);
        }
    }

    fn count_reason(&mut self, reason: &'static str, count: u64) {
        match self.reasons.iter_mut().find(|(known, _)| *known == reason) {
            Some((_, total)) => *total += count,
            None => self.reasons.push((reason, count)),
        }
    }
}

pub(crate) fn play_at_random<G: Explain + Hidden>(game: &G, seed: u64, games: Range<u64>) -> Tally {
    let mut tally = Tally::default();
    for index in games {
        let (position, moves) = random_game(game, &mut SeededDice::for_game(seed, index));
        tally.moves += moves;
        tally.games += 1;
        if let Some(outcome) = game.outcome(&position) {
            let winners = || outcome.ranks().iter().filter(|&(_, &rank)| rank == 0);
            match winners().next() {
                Some((seat, _)) if winners().count() == 1 => tally.wins[seat.index()] += 1,
                _ => tally.shared += 1,
            }
        }
        if let Some(reason) = game.reason(&position) {
            tally.count_reason(reason.code, 1);
        }
    }
    tally
}

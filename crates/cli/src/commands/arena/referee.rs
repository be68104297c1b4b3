use std::cmp::Ordering;
use std::time::Instant;

use catalog::{Match, Rules};
use game::{Seat, SeededDice, Turn};
use search::{Limits, Stop};

use super::contestant::{Contestant, Seated};
use super::record::Record;
use crate::failure::Failure;

/// Plays game number `game` of a tournament. Contestants rotate through the seats, and as many games
/// in a row as there are contestants share a setup, so that luck in the deal falls on all alike.
pub(super) fn play(
    rules: &dyn Rules,
    contestants: &[Contestant],
    seed: u64,
    game: u64,
    stop: &Stop,
) -> Result<Record, Failure> {
    let started = Instant::now();
    let many = contestants.len();
    let (round, turn) = (game / many as u64, (game % many as u64) as usize);
    let players: Vec<usize> = (0..rules.seats())
        .map(|seat| (seat + turn) % many)
        .collect();
    let mut table: Box<dyn Match> =
        rules.begin(&rules.deal(&mut SeededDice::for_game(seed, round)))?;
    let mut seated: Vec<Seated> = players
        .iter()
        .enumerate()
        .map(|(seat, &player)| {
            contestants[player].sit_down(rules, seed ^ (game << 8) ^ seat as u64)
        })
        .collect::<Result<_, _>>()?;
    let mut forfeit = None;
    while let Turn::Seat(seat) = table.turn() {
        if stop.is_raised() {
            break;
        }
        let action = match &mut seated[seat.index()] {
            Seated::Ours(player, budget) => {
                let limits = Limits {
                    stop: stop.clone(),
                    ..budget.limits()
                };
                player
                    .search(table.as_ref(), &limits, &mut |_| {})
                    .line
                    .first()
                    .cloned()
                    .unwrap_or_default()
            }
            // Silence is an empty move, which nobody accepts.
            Seated::Engine(engine, budget) => {
                let record = table.public_record().join(" ");
                let chosen =
                    engine.choose(&table.public_setup(), &record, &budget.go(), budget.time());
                chosen.unwrap_or_default()
            }
        };
        if table.play(&action).is_err() {
            // Silence and illegal moves lose.
            forfeit = Some(seat.index());
            break;
        }
    }
    let points = points(table.as_ref(), forfeit);
    Ok(Record {
        game,
        seed,
        // How it stood is of interest too where somebody forfeits.
        played: catalog::record::Record {
            scores: Some(table.scores().as_slice().to_vec()),
            ..catalog::record::Record::of(table.as_ref())
        },
        players: players
            .iter()
            .map(|&player| contestants[player].name().to_owned())
            .collect(),
        points,
        forfeit,
        seconds: started.elapsed().as_secs_f64(),
    })
}

/// What each seat gets: 1 for the first, 0 for the last, evenly spaced between, equals sharing.
/// Whoever forfeits is last, and the others share what is left.
fn points(table: &dyn Match, forfeit: Option<usize>) -> Vec<f64> {
    let seats = table.seats();
    if let Some(loser) = forfeit {
        let others = (seats as f64 / 2.0) / (seats - 1) as f64;
        return (0..seats)
            .map(|seat| if seat == loser { 0.0 } else { others })
            .collect();
    }
    let Some(outcome) = table.outcome() else {
        return vec![0.5; seats];
    };
    let ranks = outcome.ranks();
    let share = |seat: Seat| {
        // A half for each equal, oneself among them.
        let twice: usize = ranks
            .iter()
            .map(|(_, rank)| match rank.cmp(&ranks[seat]) {
                Ordering::Greater => 2,
                Ordering::Equal => 1,
                Ordering::Less => 0,
            })
            .sum();
        (twice - 1) as f64 / 2.0 / (seats - 1) as f64
    };
    (0..seats).map(Seat::new).map(share).collect()
}

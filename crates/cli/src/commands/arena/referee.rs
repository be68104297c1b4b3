use std::cmp::Ordering;
use std::time::{Duration, Instant};

use catalog::{Match, Refusal, Rules};
use game::{Seat, SeededDice, Turn};
use search::{Limits, Stop};
use texts::Language;

use super::super::external::Silence;
use super::contestant::{Contestant, Seated};
use super::record::{Fault, Record};
use crate::failure::Failure;

/// No move of ours has so many letters.
const SHOWN: usize = 60;

/// Plays game number `game` of a tournament. Contestants rotate through the seats, and as many games
/// in a row as there are contestants share a setup, so that luck in the deal falls on all alike.
pub(super) fn play(
    rules: &dyn Rules,
    contestants: &[Contestant],
    seed: u64,
    game: u64,
    margin: Duration,
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
        let chosen = match &mut seated[seat.index()] {
            Seated::Ours(player, budget) => {
                let limits = Limits {
                    stop: stop.clone(),
                    ..budget.limits()
                };
                let found = player.search(table.as_ref(), &limits, &mut |_| {});
                Ok(found.line.first().cloned().unwrap_or_default())
            }
            Seated::Engine(engine, budget) => {
                let record = table.public_record().join(" ");
                let time = budget.time() + margin;
                engine.choose(&table.public_setup(), &record, &budget.go(), time)
            }
        };
        let played = chosen
            .map_err(Fault::from)
            .and_then(|action| table.play(&action).map_err(|why| illegal(&action, &why)));
        if let Err(fault) = played {
            forfeit = Some((seat.index(), fault));
            break;
        }
    }
    let (forfeit, fault) = forfeit.unzip();
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
        fault,
        seconds: started.elapsed().as_secs_f64(),
    })
}

impl From<Silence> for Fault {
    fn from(silence: Silence) -> Self {
        match silence {
            Silence::TooSlow(time) => Self::TooSlow {
                milliseconds: u64::try_from(time.as_millis()).unwrap_or(u64::MAX),
            },
            Silence::Ended => Self::Ended,
        }
    }
}

/// A move that can't be played, told in a length that people read.
fn illegal(action: &str, why: &Refusal) -> Fault {
    Fault::Illegal {
        action: action.chars().take(SHOWN).collect(),
        why: why.message().sentence(Language::English),
    }
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

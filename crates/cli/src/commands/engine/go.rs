use std::time::Duration;

use catalog::Match;
use game::{Message, Seat, Turn};
use search::Limits;

use crate::TEXTS;

/// The limits that `go ...` asks for.
pub(super) fn limits<'a>(
    game: &dyn Match,
    mut words: impl Iterator<Item = &'a str>,
) -> Result<Limits, Message> {
    let Turn::Seat(mover) = game.turn() else {
        unreachable!("asked only when a seat is to move")
    };
    let mut limits = Limits::default();
    let mut clock = None;
    let mut increment = Duration::ZERO;
    let (mut any, mut clocks) = (false, false);
    while let Some(word) = words.next() {
        any = true;
        if word == "infinite" {
            continue;
        }
        let value = words.next().and_then(|value| value.parse::<u64>().ok());
        let value = value
            .ok_or_else(|| Message::new(&TEXTS, "engine-go-value").with_quote("word", word))?;
        let time = Duration::from_millis(value);
        match word {
            "movetime" => limits.time = Some(time),
            "nodes" => limits.nodes = Some(value),
            "playouts" => limits.playouts = Some(value),
            "depth" => limits.depth = Some(value.min(u64::from(u32::MAX)) as u32),
            _ => match seat_clock(word) {
                Some((seat, "time")) if seat < game.seats() => {
                    clocks = true;
                    clock = if Seat::new(seat) == mover {
                        Some(time)
                    } else {
                        clock
                    };
                }
                Some((seat, "inc")) if seat < game.seats() => {
                    increment = if Seat::new(seat) == mover {
                        time
                    } else {
                        increment
                    };
                }
                _ => return Err(Message::new(&TEXTS, "engine-go-unknown").with_quote("word", word)),
            },
        }
    }
    if let Some(clock) = clock {
        limits.time = Some(share(clock, increment));
    } else if clocks {
        // Without it there would be no limit at all, and nobody meant that.
        return Err(Message::new(&TEXTS, "engine-go-clock").with("seat", mover.index() + 1));
    }
    if any {
        Ok(limits)
    } else {
        Err(Message::new(&TEXTS, "engine-go-nothing"))
    }
}

/// `p2time` is the time on seat 1's clock.
fn seat_clock(word: &str) -> Option<(usize, &str)> {
    let rest = word.strip_prefix('p')?;
    let (number, what) = rest.split_at_checked(1)?;
    let seat = number.parse::<usize>().ok()?.checked_sub(1)?;
    Some((seat, what))
}

/// How much of the clock one move may take: games rarely last thirty more moves of one seat.
fn share(clock: Duration, increment: Duration) -> Duration {
    let wish = clock / 30 + increment.mul_f64(0.8);
    wish.min(clock.mul_f64(0.8)).max(Duration::from_millis(1))
}

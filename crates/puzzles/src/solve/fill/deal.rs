//! In how many ways can tiles be dealt out to places that do not touch each other?

use std::ops::ControlFlow;

use super::Places;
use super::stock::{Choices, Stock};
use crate::solve::worker::Worker;

/// The number of ways to give each open place one of its choices, no tile twice.
pub(super) fn deals(
    choices: &[Choices],
    open: Places,
    free: Choices,
    stock: &Stock,
    worker: &mut Worker<'_>,
) -> ControlFlow<(), u64> {
    let mut product: u64 = 1;
    for kind in stock.kinds {
        let mut places: [Choices; 64] = [0; 64];
        let mut many = 0;
        let mut rest = open;
        while rest != 0 {
            let place = rest.trailing_zeros() as usize;
            rest &= rest - 1;
            if choices[place] & kind != 0 {
                places[many] = choices[place];
                many += 1;
            }
        }
        let ways = deal(&mut places[..many], free & kind, stock, worker)?;
        if ways == 0 {
            return ControlFlow::Continue(0);
        }
        product = product.saturating_mul(ways);
    }
    ControlFlow::Continue(product)
}

/// The same for places of one kind of bend: the tightest place first, until all places can
/// have any tile.
fn deal(
    places: &mut [Choices],
    free: Choices,
    stock: &Stock,
    worker: &mut Worker<'_>,
) -> ControlFlow<(), u64> {
    if places.is_empty() {
        return ControlFlow::Continue(1);
    }
    let mut tightest = 0;
    let mut fewest = u32::MAX;
    for (index, choices) in places.iter().enumerate() {
        let many = (choices & free).count_ones();
        if many < fewest {
            (tightest, fewest) = (index, many);
        }
    }
    if fewest == free.count_ones() {
        // Any tile anywhere: k places and k tiles, each with as many ways round.
        let ways_round = u64::from(fewest) / places.len() as u64;
        let ways = (1..=places.len() as u64).map(|k| k * ways_round);
        return ControlFlow::Continue(ways.fold(1, u64::saturating_mul));
    }
    places.swap(0, tightest);
    let (first, rest) = places.split_at_mut(1);
    let mut choices = first[0] & free;
    let mut count: u64 = 0;
    while choices != 0 {
        let choice = choices.trailing_zeros() as usize;
        choices &= choices - 1;
        worker.tick()?;
        let ways = deal(rest, free & !stock.same_tile[choice], stock, worker)?;
        count = count.saturating_add(ways);
    }
    ControlFlow::Continue(count)
}

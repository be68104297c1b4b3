use std::ops::ControlFlow;

use crate::Hidden;

/// How many legal sequences of `depth` moves start here. A line that ends earlier is not counted;
/// draws come from the setup and cost no depth.
pub fn perft<G: Hidden>(game: &G, setup: &G::Setup, position: &G::Position, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => game.count_moves(position),
        2 => game
            .count_two_moves(position)
            .unwrap_or_else(|| sum_over_moves(game, setup, position, depth)),
        _ => sum_over_moves(game, setup, position, depth),
    }
}

/// The same, apart for each first move, in the order in which the game visits them.
pub fn divide<G: Hidden>(
    game: &G,
    setup: &G::Setup,
    position: &G::Position,
    depth: u32,
) -> Vec<(G::Move, u64)> {
    let mut parts = Vec::new();
    if depth > 0 {
        let _ = game.each_move(position, |action| {
            parts.push((action, perft_after(game, setup, position, action, depth)));
            ControlFlow::Continue(())
        });
    }
    parts
}

fn sum_over_moves<G: Hidden>(
    game: &G,
    setup: &G::Setup,
    position: &G::Position,
    depth: u32,
) -> u64 {
    let mut total = 0;
    let _ = game.each_move(position, |action| {
        total += perft_after(game, setup, position, action, depth);
        ControlFlow::Continue(())
    });
    total
}

fn perft_after<G: Hidden>(
    game: &G,
    setup: &G::Setup,
    position: &G::Position,
    action: G::Move,
    depth: u32,
) -> u64 {
    let mut next = position.clone();
    game.play_unchecked(&mut next, action);
    game.settle(setup, &mut next);
    perft(game, setup, &next, depth - 1)
}

use crate::{Dice, Hidden, Turn};

/// Plays a game at random from the deal to the end: the last position, and how many moves it took.
pub fn random_game<G: Hidden>(game: &G, dice: &mut impl Dice) -> (G::Position, u64) {
    let setup = game.deal(dice);
    let mut position = game.start(&setup);
    game.settle(&setup, &mut position);
    let mut moves = 0;
    while matches!(game.turn(&position), Turn::Seat(_)) {
        let action = game.pick_move(&position, dice);
        game.play_unchecked(&mut position, action);
        game.settle(&setup, &mut position);
        moves += 1;
    }
    (position, moves)
}

//! Draws a random position: `cargo run --example draw -- 'tantrix(players=3)' 20 5 > picture.svg`.

use game::{Dice, Language, SeededDice, Turn};

fn main() -> Result<(), game::Refusal> {
    let mut words = std::env::args().skip(1);
    let spec = words.next().unwrap_or_else(|| "tantrix".to_owned());
    let mut number = || words.next().and_then(|word| word.parse().ok());
    let (moves, seed) = (number().unwrap_or(20), number().unwrap_or(1));
    let rules = catalog::configure(&spec)?;
    let mut dice = SeededDice::new(seed);
    let mut game = rules.begin(&rules.deal(&mut dice))?;
    while game.ply() < moves as usize && matches!(game.turn(), Turn::Seat(_)) {
        let legal = game.legal_moves();
        game.play(&legal[dice.below(legal.len() as u32) as usize])?;
    }
    print!("{}", catalog::svg(&game.scene(Language::English)));
    Ok(())
}

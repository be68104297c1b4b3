//! Nobody is told what is hidden: neither by positions nor by setups that are shown.

use game::{FullRules, Line, SeededDice, Turn};

/// Whoever knows only the public part of the setup, and is told each draw when it falls, has the
/// same positions.
pub(crate) fn nothing_hidden_is_in_a_position<G: FullRules>(line: &Line<G>) {
    let game = line.game();
    let setup = game.setup_text(&game.public_setup(line.setup()));
    let mut told = Line::replay(game.clone(), &setup, []).unwrap();
    let mut whole = Line::new(game.clone(), line.setup().clone());
    let mut draws = line.draws().iter().copied().peekable();
    for ply in 0..=line.moves().len() {
        while told.turn() == Turn::Chance {
            let (moves, draw) = draws
                .next()
                .unwrap_or_else(|| panic!("nothing was drawn here"));
            assert_eq!(moves, ply, "a draw is told at another move than it fell");
            let text = game.draw_text(draw);
            assert_eq!(
                game.parse_draw(&text),
                Ok(draw),
                "the draw {text} does not round-trip"
            );
            told.draw(draw)
                .unwrap_or_else(|refusal| panic!("a true draw was refused: {refusal}"));
            assert!(told.draw(draw).is_err(), "the same was drawn twice");
        }
        assert_eq!(
            told.position(),
            whole.position(),
            "a position holds something hidden"
        );
        if let Some(&action) = line.moves().get(ply) {
            told.play(action).unwrap();
            whole.play(action).unwrap();
        }
    }
    assert_eq!(told.draws(), line.draws());
}

/// What players see of a setup leads them to the same position, and tells nothing of what is hidden:
/// whoever knows only what is seen would deal the hidden rest in the same way.
pub(crate) fn hides_what_is_hidden<G: FullRules>(line: &Line<G>, seed: u64) {
    let game = line.game();
    let seen = line.setup_as_seen(&mut SeededDice::new(seed));
    let mut other = Line::new(game.clone(), seen.clone());
    for &action in line.moves() {
        other.play(action).unwrap();
    }
    assert_eq!(
        other.position(),
        line.position(),
        "the setup as seen leads elsewhere"
    );
    let other_dice = || SeededDice::new(seed.wrapping_add(1));
    assert_eq!(
        other.setup_as_seen(&mut other_dice()),
        line.setup_as_seen(&mut other_dice()),
        "the setup as seen depends on what is hidden"
    );
}

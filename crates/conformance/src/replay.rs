use std::collections::BTreeSet;
use std::hash::{DefaultHasher, Hash, Hasher};

use game::{FullRules, Line, SeededDice};

/// The same texts give the same positions again, with equal hashes and keys; the same seed gives
/// the same game.
pub(crate) fn replays_alike<G: FullRules>(line: &Line<G>, seed: u64) {
    let game = line.game();
    let setup = game.setup_text(line.setup());
    let mut again = Line::replay(game.clone(), &setup, []).unwrap();
    let mut first = game.start(line.setup());
    game.settle(line.setup(), &mut first);
    let mut keys = BTreeSet::new();
    let mut distinct = Vec::new();
    for &action in line.moves() {
        assert_eq!(
            &first,
            again.position(),
            "a position depends on more than setup and moves"
        );
        assert_eq!(
            game.key(&first),
            game.key(again.position()),
            "equal positions have different keys"
        );
        assert_eq!(
            hash(&first),
            hash(again.position()),
            "equal positions have different hashes"
        );
        if !distinct.contains(&first) {
            keys.insert(game.key(&first));
            distinct.push(first.clone());
        }
        game.play_unchecked(&mut first, action);
        game.settle(line.setup(), &mut first);
        again.play_text(&game.move_text(action)).unwrap();
    }
    assert_eq!(
        keys.len(),
        distinct.len(),
        "different positions have the same key"
    );
    assert_eq!(&first, line.position());
    assert_eq!(again.position(), line.position());
    assert_eq!(game.scores(&first), game.scores(line.position()));

    let mut dice = SeededDice::new(seed);
    let setup = game.deal(&mut dice);
    assert_eq!(&setup, line.setup(), "the same seed dealt another setup");
    let mut position = game.start(&setup);
    game.settle(&setup, &mut position);
    for &action in line.moves() {
        assert_eq!(
            game.pick_move(&position, &mut dice),
            action,
            "the same seed picked another move"
        );
        game.play_unchecked(&mut position, action);
        game.settle(&setup, &mut position);
    }
    while again.undo() {}
    let mut start = game.start(&setup);
    game.settle(&setup, &mut start);
    assert_eq!(
        again.position(),
        &start,
        "taking everything back does not lead to the start"
    );
}

fn hash<T: Hash>(value: &T) -> u64 {
    let mut hasher = DefaultHasher::new();
    value.hash(&mut hasher);
    hasher.finish()
}

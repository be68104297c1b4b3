//! Which positions are each other's images, and what a placement is about: for those who look for puzzles.

use game::{Game, KeyMixer, Turn};

use crate::{Phase, Placement, Position, Tantrix};

/// The same for a table that was turned or moved. Tiles are all different, so the lowest one can always lie in the
/// middle as it lies in its picture.
pub(crate) fn likeness(position: &Position) -> u64 {
    let mut placements: Vec<Placement> = position.table().placements().collect();
    placements.sort_unstable_by_key(|placement| placement.tile.number());
    let mut key = KeyMixer::new().word(position.bag().bits());
    if let Some(&lowest) = placements.first() {
        let steps = (6 - lowest.rotation) % 6;
        for placement in placements {
            let cell = (placement.cell - lowest.cell).turned(steps);
            let rotation = (placement.rotation + steps) % 6;
            let words = [
                cell.q as u16,
                cell.r as u16,
                rotation.into(),
                placement.tile.number().into(),
            ];
            key = key.word(
                words
                    .iter()
                    .fold(0, |word, &next| word << 16 | u64::from(next)),
            );
        }
    }
    let mover = position.mover();
    for offset in 0..position.seats() {
        let seat = game::Seat::new((mover.index() + offset) % position.seats());
        key = key
            .word(position.hand(seat).bits())
            .word(position.colour(seat).index() as u64);
    }
    key.word(position.phase() as u64).key()
}

/// What a placement does that has a name.
pub(crate) fn themes(game: &Tantrix, position: &Position, action: Placement) -> Vec<&'static str> {
    let mut themes = Vec::new();
    let forced = |phase| matches!(phase, Phase::ForcedBefore | Phase::ForcedAfter);
    if forced(position.phase()) {
        themes.push("forced-fill");
    }
    let mut after = position.clone();
    game.play_unchecked(&mut after, action);
    let mover = position.mover();
    let colour = position.colour(mover);
    if after.table().longest_loop(colour) > position.table().longest_loop(colour) {
        themes.push("loop");
    } else if after.table().longest_line(colour) > position.table().longest_line(colour) {
        themes.push("line");
    }
    match game.turn(&after) {
        Turn::Seat(next) if next != mover && forced(after.phase()) => themes.push("forcing"),
        Turn::Seat(next)
            if next == mover
                && position.phase() != Phase::ForcedBefore
                && after.phase() != Phase::ForcedAfter =>
        {
            themes.push("lockout");
        }
        _ => {}
    }
    themes
}

use game::{Language, Message, Seat};
use scene::{Note, Overlay, Show, Tint, Tone};

use crate::TEXTS;
use crate::field::{Field, each};
use crate::room::{count, grounds, open_ends, room};
use crate::scene::place;
use crate::survey::{Ends, Survey};

/// What every seat's snakes can still reach with the hexes that the seat has left, and how many cells each
/// end can.
pub(crate) fn territory<G: Survey + Show>(
    game: &G,
    field: &Field,
    position: &G::Position,
    tints: &[Tint],
    language: Language,
) -> Overlay {
    let mut overlay = Overlay::default();
    let mut reached: Vec<Ends> = Vec::new();
    let seats = (0..game.seats()).map(Seat::new);
    for (seat, &tint) in seats.zip(tints) {
        let grounds = grounds(game, position, seat);
        let steps = game.left(position, seat).hexes;
        let mut all = Ends::default();
        for snake in game.snakes(position, seat).filter(|_| steps > 0) {
            let open = open_ends(&snake, &grounds);
            for (board, spots) in open.iter().enumerate() {
                for spot in each(*spots) {
                    let mut end = Ends::default();
                    end[board] = crate::field::bit(spot);
                    let room = room(game, &grounds, &end, steps);
                    for (all, more) in all.iter_mut().zip(room) {
                        *all |= more;
                    }
                    overlay.notes.push(Note {
                        tint: Some(tint),
                        ..Note::new(
                            place(field, board, spot),
                            Tone::Plain,
                            count(&room).to_string(),
                        )
                    });
                }
            }
        }
        let sentence = Message::new(&TEXTS, "overlay-reach")
            .with_message("name", game.seat_name(position, seat))
            .with("count", count(&all));
        overlay.about.push(sentence.sentence(language));
        reached.push(all);
    }
    let mut contested = 0;
    for board in 0..game.boards() {
        let free = field.playable() & !game.taken(position, board);
        for spot in each(free) {
            let bit = crate::field::bit(spot);
            let mut whose = reached
                .iter()
                .zip(tints)
                .filter(|(all, _)| all[board] & bit != 0);
            let Some((_, &tint)) = whose.next() else {
                continue;
            };
            let shared = whose.next().is_some();
            contested += u32::from(shared);
            let tone = if shared { Tone::Contested } else { Tone::Area };
            overlay.notes.push(Note {
                tint: (!shared).then_some(tint),
                ..Note::new(place(field, board, spot), tone, String::new())
            });
        }
    }
    let sentence = Message::new(&TEXTS, "overlay-contested").with("count", contested);
    overlay.about.push(sentence.sentence(language));
    overlay
}

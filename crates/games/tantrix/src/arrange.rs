//! Setups for those who arrange them by hand.

use game::{Language, Message};
use scene::{Arrangement, Slot};

use crate::deal::HAND;
use crate::refusal::word;
use crate::scene::{piece, words};
use crate::{Colour, Deal, TEXTS, Tile};

/// The seats' colours, and the tiles in hands and bag.
pub(crate) fn deal(deal: &Deal, language: Language) -> Vec<Arrangement> {
    let seats = deal.colours().len();
    let colours = deal.all_colours();
    let hand = |seat: usize| {
        Message::new(&TEXTS, "arrange-hand")
            .with_term("colour", word(colours[seat]))
            .with("seat", seat + 1)
            .sentence(language)
    };
    let tiles = deal.all_tiles().into_iter().enumerate();
    let tiles = tiles.map(|(index, one)| {
        let section = match index / HAND {
            seat if seat < seats => hand(seat),
            _ if index < deal.tiles().len() => TEXTS.plain(language, "arrange-bag"),
            _ => TEXTS.plain(language, "arrange-rest"),
        };
        tile(one, section, language)
    });
    vec![
        Arrangement {
            about: TEXTS.plain(language, "arrange-colours"),
            slots: self::colours(&colours, seats, language),
        },
        Arrangement {
            about: TEXTS.plain(language, "arrange-tiles"),
            slots: tiles.collect(),
        },
    ]
}

/// A slot with a tile.
pub(crate) fn tile(tile: Tile, section: String, language: Language) -> Slot {
    Slot {
        about: words::tile(tile, language),
        section,
        at: None,
        piece: Some(piece(tile, 0)),
    }
}

fn colours(colours: &[Colour], seats: usize, language: Language) -> Vec<Slot> {
    let slots = colours.iter().enumerate().map(|(index, &colour)| Slot {
        about: TEXTS.plain(language, word(colour)),
        section: if index < seats {
            let seat = Message::new(&TEXTS, "arrange-seat").with("seat", index + 1);
            seat.sentence(language)
        } else {
            TEXTS.plain(language, "arrange-unused")
        },
        ..Slot::default()
    });
    slots.collect()
}

use game::{Game, Language, Message, Seat, Turn};
use scene::{Arrangement, Attempt, Choice, Overlay, Picture, Place, Scene, Show, Tint};

use super::{Shuffle, SolitairePosition, TEXTS, TantrixSolitaire};
use crate::picture::{draw_hand, draw_table, legend};
use crate::refusal::word;
use crate::remarks::forced_ways;
use crate::scene::{choice, hand, line, place, placement, table, tint, words};
use crate::{Placement, TileSet, arrange, overlay, why};

impl Show for TantrixSolitaire {
    fn scene(&self, position: &SolitairePosition, language: Language) -> Scene {
        let seat = Seat::new(0);
        let drawn: TileSet = position.drawn().into_iter().collect();
        let laid = position.table();
        let closed =
            self.closed || laid.longest_loop(self.colour) >= laid.longest_line(self.colour);
        let course = laid.course(self.colour, closed);
        Scene {
            boards: vec![table(&position.candidates(self.fits), language)],
            lines: course
                .iter()
                .map(|course| line(seat, self.colour, course, language))
                .collect(),
            hands: vec![hand(seat, drawn, language)],
            bag: Some(position.bag().len() as u32),
            ..Scene::default()
        }
    }

    fn choice(&self, position: &SolitairePosition, action: Placement) -> Choice {
        choice(position.table(), action, self.colour)
    }

    fn words(&self, position: &SolitairePosition, action: Placement, language: Language) -> String {
        words::placement(position.table(), action, self.colour, language)
    }

    fn attempt(&self, _position: &SolitairePosition, attempt: &Attempt) -> Option<Placement> {
        placement(attempt)
    }

    fn picture(&self, position: &SolitairePosition) -> Picture {
        let mut picture = Picture::new();
        let to_lay = matches!(self.turn(position), Turn::Seat(_));
        let playable = draw_table(&mut picture, &position.candidates(self.fits), to_lay);
        let drawn: TileSet = position.drawn().into_iter().collect();
        draw_hand(&mut picture, Some(self.colour), drawn, playable);
        if to_lay {
            picture.explain_signs(legend());
        }
        picture
    }

    fn remarks(&self, position: &SolitairePosition) -> Vec<Message> {
        let mut remarks = Vec::new();
        if position.is_forced() && matches!(self.turn(position), Turn::Seat(_)) {
            remarks.push(forced_ways(&position.candidates(self.fits)));
        }
        let goal = if self.closed {
            "goal-loop"
        } else {
            "goal-line"
        };
        remarks.push(Message::new(&TEXTS, goal).with_term("colour", word(self.colour)));
        remarks.push(Message::new(&TEXTS, "left").with("count", position.bag().len()));
        remarks
    }

    fn why(&self, position: &SolitairePosition, action: Placement) -> Option<Message> {
        why::why(&position.candidates(self.fits), action, self.colour)
    }

    fn overlay(&self, position: &SolitairePosition, language: Language) -> Overlay {
        let left = position
            .drawn()
            .into_iter()
            .fold(position.bag(), |left, tile| {
                left.with(std::iter::once(tile).collect())
            });
        overlay::spaces(position.table(), left, false, language)
    }

    fn arrangements(&self, setup: &Shuffle, language: Language) -> Vec<Arrangement> {
        let known = setup.tiles().len();
        let section = |index| {
            let code = if index < known {
                "arrange-known"
            } else {
                "arrange-unknown"
            };
            TEXTS.plain(language, code)
        };
        let tiles = setup.all_tiles().into_iter().enumerate();
        let slots = tiles.map(|(index, tile)| arrange::tile(tile, section(index), language));
        vec![Arrangement {
            about: TEXTS.plain(language, "arrange-order"),
            slots: slots.collect(),
        }]
    }

    fn exchanged(&self, setup: &Shuffle, arrangement: usize, slots: [usize; 2]) -> Option<Shuffle> {
        (arrangement == 0).then(|| setup.exchanged(slots))?
    }

    fn touched(&self, _before: &SolitairePosition, action: Placement) -> Vec<Place> {
        vec![place(action.cell)]
    }

    fn seat_tint(&self, _position: &SolitairePosition, _seat: Seat) -> Option<Tint> {
        Some(tint(self.colour))
    }

    fn seat_name(&self, _position: &SolitairePosition, _seat: Seat) -> Message {
        Message::new(&TEXTS, "player")
    }
}

use std::borrow::Cow;

use game::{Game, Language, Message, Notation, Refuse, Seat, Turn};
use scene::{Attempt, Choice, Growth, Ink, Overlay, Picture, Scene, Show, Tint};

use super::{Move, Position, Snekagon, TEXTS};
use crate::Refusal;
use crate::laying;
use crate::overlay::territory;
use crate::picture::{Stand, draw_boards, draw_hand};
use crate::placements::Placement;
use crate::scene::{Floor, Player, Table, sign};
use crate::why;
use crate::words::Laid;

impl Show for Snekagon {
    fn scene(&self, position: &Position, language: Language) -> Scene {
        draw(self, position, language)
    }

    fn why(&self, position: &Position, action: Move) -> Option<Message> {
        let Turn::Seat(seat) = self.turn(position) else {
            return None;
        };
        let mut next = position.clone();
        self.play_unchecked(&mut next, action);
        let see = |position| draw(self, position, Language::default());
        why::why(seat.index() as u8, &see(position), &see(&next))
    }

    fn choice(&self, position: &Position, action: Move) -> Choice {
        let field = &self.placements.field;
        let tile = self.placements.get(action.0);
        Choice {
            growth: growth(self, position, tile),
            ..laying::choice(field, tile, 0, self.move_text(action), false)
        }
    }

    fn words(&self, position: &Position, action: Move, language: Language) -> String {
        let tile = self.placements.get(action.0);
        let laid = Laid {
            field: &self.placements.field,
            tile,
            board: None,
            drilled: Vec::new(),
            growth: growth(self, position, tile),
        };
        laid.sentence(language)
    }

    fn attempt(&self, _position: &Position, attempt: &Attempt) -> Option<Move> {
        let (board, index) = laying::placement(&self.placements, attempt)?;
        (board == 0).then_some(Move(index))
    }

    fn picture(&self, position: &Position) -> Picture {
        let mut picture = draw_boards(&self.placements.field, 1, |_, spot| {
            position.owner(spot).map(|seat| {
                let (letter, ink) = LETTERS[seat.index()];
                Stand {
                    text: letter.to_string(),
                    ink,
                }
            })
        });
        for (seat, (letter, ink)) in [0, 1].map(Seat::new).into_iter().zip(LETTERS) {
            let player = position.player(seat);
            let longest = player.snakes.longest();
            draw_hand(&mut picture, ink, letter, player.hand, longest);
        }
        picture.explain_signs(Message::new(&TEXTS, "letters"));
        picture
    }

    fn remarks(&self, position: &Position) -> Vec<Message> {
        let opening = position.is_opening();
        opening
            .then(|| Refusal::FirstSingle.message())
            .into_iter()
            .collect()
    }

    fn overlay(&self, position: &Position, language: Language) -> Overlay {
        let tints = [Tint::Red, Tint::Green];
        territory(self, &self.placements.field, position, &tints, language)
    }

    fn piece(&self, _position: &Position, action: Move) -> Option<Cow<'static, str>> {
        Some(Cow::Borrowed(self.placements.get(action.0).tile.name()))
    }

    fn seat_name(&self, _position: &Position, seat: Seat) -> Message {
        Message::new(&TEXTS, ["red", "green"][seat.index()])
    }
}

/// What a tile makes of a snake of whoever is to move.
fn growth(game: &Snekagon, position: &Position, tile: &Placement) -> Option<Growth> {
    let mover = position.mover();
    mover.map(|seat| position.growth(&game.placements, seat, tile))
}

/// What the seats are in a terminal.
const LETTERS: [(char, Ink); 2] = [('R', Ink::Red), ('G', Ink::Green)];

/// The board for a screen.
fn draw(game: &Snekagon, position: &Position, language: Language) -> Scene {
    let field = &game.placements.field;
    let players = [0, 1].map(Seat::new).map(|seat| {
        let player = position.player(seat);
        let body = &player.body;
        let (name, letter, tint) =
            [("red", 'R', Tint::Red), ("green", 'G', Tint::Green)][seat.index()];
        let end = position.reach(&game.placements, seat).end;
        Player {
            sign: sign(&TEXTS, language, name, letter, tint),
            hand: player.hand,
            floors: vec![Floor {
                hexes: body.hexes,
                up: 0,
                hope: Floor::hope(field, player.hand, end, body.hexes & !body.open),
            }],
        }
    });
    let table = Table {
        field,
        boards: 1,
        players: players.into(),
        language,
    };
    table.scene()
}

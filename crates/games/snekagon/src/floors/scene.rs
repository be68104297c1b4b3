use std::borrow::Cow;

use game::{Game, Language, Message, Seat, Turn};
use scene::{Arrangement, Attempt, Choice, Ink, Overlay, Picture, Scene, Show, Slot, Tint};

use super::types::{SnakeType, SnakeTypes};
use super::{Move, Position, Snekagon5g, TEXTS};
use crate::laying;
use crate::overlay::territory;
use crate::picture::{Stand, draw_boards, draw_hand};
use crate::scene::{Floor, Player, Table, place, sign};
use crate::why;
use crate::words::Laid;

impl Show for Snekagon5g {
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
        choice(self, position, action)
    }

    fn words(&self, position: &Position, action: Move, language: Language) -> String {
        let choice = choice(self, position, action);
        let laid = Laid {
            field: &self.placements.field,
            tile: action.tile(&self.placements),
            board: Some(action.board()),
            drilled: choice.drills.iter().map(|place| place.board).collect(),
            growth: choice.growth,
        };
        laid.sentence(language)
    }

    fn attempt(&self, _position: &Position, attempt: &Attempt) -> Option<Move> {
        let (board, index) = laying::placement(&self.placements, attempt)?;
        let tips = self.placements.get(index).tips();
        let mut drills = [None; 2];
        for drill in &attempt.drills {
            let tip = laying::spot(&self.placements.field, *drill)?;
            let end = (0..2).find(|&end| tips[end] == tip && drills[end].is_none())?;
            drills[end] = Some(usize::from(drill.board));
        }
        Move::checked(&self.placements, self.seats(), board, index, drills).ok()
    }

    fn picture(&self, position: &Position) -> Picture {
        let mut picture = draw_boards(&self.placements.field, self.seats(), |board, spot| {
            let kind = position.types().of(position.owner(board, spot)?);
            let letter = kind.letter();
            let text = match position.drilled_to(board, spot)[..] {
                [] => letter.to_string(),
                [one] => format!("{letter}>{}", one + 1),
                [one, other, ..] => format!("{}{letter}{}", one + 1, other + 1),
            };
            Some(Stand {
                text,
                ink: ink(kind),
            })
        });
        for seat in (0..self.seats()).map(Seat::new) {
            let kind = position.types().of(seat);
            let (hand, longest) = (position.hand(seat), position.longest(seat));
            draw_hand(&mut picture, ink(kind), kind.letter(), hand, longest);
        }
        picture.explain_signs(Message::new(&TEXTS, "letters"));
        picture
    }

    fn overlay(&self, position: &Position, language: Language) -> Overlay {
        let kinds = (0..self.seats()).map(|seat| position.types().of(Seat::new(seat)));
        let tints: Vec<Tint> = kinds.map(tint).collect();
        territory(self, &self.placements.field, position, &tints, language)
    }

    fn arrangements(&self, setup: &SnakeTypes, language: Language) -> Vec<Arrangement> {
        let kinds = setup.with_unused().into_iter().enumerate();
        let slots = kinds.map(|(slot, kind)| Slot {
            about: TEXTS.plain(language, kind.text()),
            section: if slot < setup.seats() {
                Message::new(&TEXTS, "arrange-seat")
                    .with("seat", slot + 1)
                    .sentence(language)
            } else {
                TEXTS.plain(language, "arrange-unused")
            },
            ..Slot::default()
        });
        vec![Arrangement {
            about: TEXTS.plain(language, "arrange-types"),
            slots: slots.collect(),
        }]
    }

    fn exchanged(
        &self,
        setup: &SnakeTypes,
        arrangement: usize,
        slots: [usize; 2],
    ) -> Option<SnakeTypes> {
        (arrangement == 0).then(|| setup.exchanged(slots))?
    }

    fn piece(&self, _position: &Position, action: Move) -> Option<Cow<'static, str>> {
        Some(Cow::Borrowed(action.tile(&self.placements).tile.name()))
    }

    fn seat_name(&self, position: &Position, seat: Seat) -> Message {
        Message::new(&TEXTS, position.types().of(seat).text())
    }
}

/// The boards for a screen.
fn draw(game: &Snekagon5g, position: &Position, language: Language) -> Scene {
    let field = &game.placements.field;
    let boards = position.boards();
    let players = (0..boards).map(Seat::new).map(|seat| {
        let kind = position.types().of(seat);
        let hand = position.hand(seat);
        let floor = |board| {
            let body = position.body(seat, board);
            let end = position.free_reach(field, seat, board).end;
            Floor {
                hexes: body.hexes,
                up: position.up(seat, board),
                hope: Floor::hope(field, hand, end, body.hexes & !body.open),
            }
        };
        Player {
            sign: sign(&TEXTS, language, kind.text(), kind.letter(), tint(kind)),
            hand,
            floors: (0..boards).map(floor).collect(),
        }
    });
    let table = Table {
        field,
        boards,
        players: players.collect(),
        language,
    };
    table.scene()
}

/// A placement for a screen.
fn choice(game: &Snekagon5g, position: &Position, action: Move) -> Choice {
    let field = &game.placements.field;
    let tile = action.tile(&game.placements);
    let text = action.text(&game.placements);
    let backwards = action.drills()[0].is_none() && action.drills()[1].is_some();
    let mut choice = laying::choice(field, tile, action.board(), text, backwards);
    if action.drills() != [None; 2] {
        // In the order of the choice's own places.
        let mut ends: Vec<_> = tile.tips().into_iter().zip(action.drills()).collect();
        if choice.places.first() != Some(&place(field, action.board(), ends[0].0)) {
            ends.reverse();
        }
        let drills = ends.iter().filter_map(|&(tip, other)| Some((tip, other?)));
        choice.drills = drills
            .map(|(tip, other)| place(field, other, tip))
            .collect();
    }
    let mover = position.mover();
    choice.growth = mover.map(|seat| position.growth(&game.placements, seat, action));
    choice
}

const fn ink(kind: SnakeType) -> Ink {
    match kind {
        SnakeType::Boa => Ink::Red,
        SnakeType::Cobra => Ink::Green,
        SnakeType::Python => Ink::Yellow,
        SnakeType::Viper => Ink::Blue,
        SnakeType::Mamba => Ink::Magenta,
    }
}

/// The colours are those of the terminal.
const fn tint(kind: SnakeType) -> Tint {
    match kind {
        SnakeType::Boa => Tint::Red,
        SnakeType::Cobra => Tint::Green,
        SnakeType::Python => Tint::Yellow,
        SnakeType::Viper => Tint::Blue,
        SnakeType::Mamba => Tint::Pink,
    }
}

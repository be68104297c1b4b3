use std::fmt;
use std::ops::ControlFlow;

use game::scene::{Choice, Scene, Tint};
use game::{
    Choices, Dice, Family, Game, Language, Message, OptionKind, PerSeat, Picture, Reason, Refusal,
    Seat, Turn, Visit,
};

use super::{Shuffle, SolitaireEnd, SolitairePosition, TEXTS, TILES};
use crate::picture::{draw_hand, draw_table, forced_ways, legend};
use crate::refusal::{fills_what_must_be_filled, first, fits_by_colour, word};
use crate::rules::{read_draw, read_placement};
use crate::table::{FITS, Fits, Spot};
use crate::{Colour, Placement, Tile, TileSet, scene};

/// The rules of the solitaire.
///
/// Tiles 1 to 14, the ones without green, are shuffled, drawn one at a time and laid where they
/// match. A tile that fits a forced space must go to one. The aim is one line through all fourteen in
/// the chosen colour or, harder, a loop. What the published rules leave open, we settle so:
///
/// - The first tile lies on (0,0), unturned, as in the game for several.
/// - The three restrictions do not hold: only colours matter, and forced spaces.
/// - A drawn tile that fits nowhere ends the solitaire.
/// - With `goal=line` the score is the number of tiles in the longest line of the colour, closed or
///   not; with `goal=loop`, in the longest closed loop. Fourteen is a win.
#[derive(Clone)]
pub struct TantrixSolitaire {
    choices: Choices,
    colour: Colour,
    closed: bool,
    fits: &'static Fits,
}

static FAMILY: Family = Family {
    id: "tantrix-solitaire",
    title: "Tantrix Solitaire",
    author: "Mike McManaway",
    players: 1..=1,
    options: &[
        OptionKind {
            name: "goal",
            values: &["line", "loop"],
            default: "line",
        },
        OptionKind {
            name: "colour",
            values: &["red", "yellow", "blue"],
            default: "red",
        },
    ],
    texts: &TEXTS,
};

impl Game for TantrixSolitaire {
    type Setup = Shuffle;
    type Position = SolitairePosition;
    type Move = Placement;
    type Draw = Tile;

    fn family() -> &'static Family {
        &FAMILY
    }

    fn configure(choices: &Choices) -> Self {
        Self {
            choices: choices.clone(),
            colour: Colour::from_name(choices.value("colour")).unwrap_or(Colour::Red),
            closed: choices.value("goal") == "loop",
            fits: &FITS,
        }
    }

    fn choices(&self) -> &Choices {
        &self.choices
    }

    fn seats(&self) -> usize {
        1
    }

    fn deal(&self, dice: &mut impl Dice) -> Shuffle {
        Shuffle::any(dice)
    }

    fn start(&self, setup: &Shuffle) -> SolitairePosition {
        SolitairePosition::new(setup)
    }

    fn turn(&self, position: &SolitairePosition) -> Turn {
        match (position.end(), position.drawn()) {
            (Some(_), _) => Turn::Over,
            (None, None) => Turn::Chance,
            (None, Some(_)) => Turn::Seat(Seat::new(0)),
        }
    }

    fn each_move(
        &self,
        position: &SolitairePosition,
        mut visit: impl FnMut(Placement) -> Visit,
    ) -> Visit {
        match (self.turn(position), opening(position)) {
            (Turn::Seat(_), Some(placement)) => visit(placement),
            (Turn::Seat(_), None) => position.candidates(self.fits).each(visit),
            (Turn::Chance | Turn::Over, _) => ControlFlow::Continue(()),
        }
    }

    fn play_unchecked(&self, position: &mut SolitairePosition, action: Placement) {
        position.lay(self.fits, action);
    }

    fn explain(&self, position: &SolitairePosition, action: Placement) -> Result<(), Refusal> {
        self.refuse_when_over(position)?;
        let Some(drawn) = position.drawn() else {
            return Err(Refusal::new(&crate::TEXTS, "draw-first"));
        };
        if drawn != action.tile {
            return Err(Refusal::new(&TEXTS, "not-drawn")
                .with("tile", action.tile.number())
                .with("drawn", drawn.number()));
        }
        if opening(position).is_some() {
            return first(action);
        }
        let place = fits_by_colour(position.table(), self.fits, action)?;
        fills_what_must_be_filled(&position.candidates(self.fits), place)
    }

    fn scores(&self, position: &SolitairePosition) -> PerSeat<i32> {
        PerSeat::all(1, i32::from(self.score(position)))
    }

    fn key(&self, position: &SolitairePosition) -> u64 {
        position.key()
    }

    fn parse_setup(&self, text: &str) -> Result<Shuffle, Refusal> {
        Shuffle::parse(text)
    }

    fn setup_text(&self, setup: &Shuffle) -> String {
        setup.to_string()
    }

    fn parse_move(&self, text: &str) -> Result<Placement, Refusal> {
        read_placement::<Self>(text)
    }

    fn move_text(&self, action: Placement) -> String {
        action.to_string()
    }

    fn picture(&self, position: &SolitairePosition) -> Picture {
        let mut picture = Picture::new();
        let to_lay = matches!(self.turn(position), Turn::Seat(_));
        let playable = draw_table(&mut picture, &position.candidates(self.fits), to_lay);
        let drawn: TileSet = position.drawn().into_iter().collect();
        draw_hand(&mut picture, Some(self.colour), drawn, playable);
        if to_lay && position.is_forced() {
            picture.remark(forced_ways(&position.candidates(self.fits)));
        }
        if to_lay {
            picture.explain_signs(legend());
        }
        let goal = if self.closed {
            "goal-loop"
        } else {
            "goal-line"
        };
        picture.remark(Message::new(&TEXTS, goal).with_term("colour", word(self.colour)));
        picture.remark(Message::new(&TEXTS, "left").with("count", position.bag().len()));
        picture
    }

    fn scene(&self, position: &SolitairePosition, language: Language) -> Scene {
        let seat = Seat::new(0);
        let drawn: TileSet = position.drawn().into_iter().collect();
        let table = position.table();
        let closed =
            self.closed || table.longest_loop(self.colour) >= table.longest_line(self.colour);
        let course = table.course(self.colour, closed);
        Scene {
            boards: vec![scene::table(&position.candidates(self.fits), language)],
            lines: course
                .iter()
                .map(|course| scene::line(seat, self.colour, course, language))
                .collect(),
            hands: vec![scene::hand(seat, drawn, language)],
            bag: Some(position.bag().len() as u32),
            ..Scene::default()
        }
    }

    fn choice(
        &self,
        position: &SolitairePosition,
        action: Placement,
        language: Language,
    ) -> Choice {
        scene::choice(position.table(), action, self.colour, language)
    }

    fn seat_tint(&self, _position: &SolitairePosition, _seat: Seat) -> Option<Tint> {
        Some(scene::tint(self.colour))
    }

    fn seat_name(&self, _position: &SolitairePosition, _seat: Seat) -> Message {
        Message::new(&TEXTS, "player")
    }

    fn reason(&self, position: &SolitairePosition) -> Option<Reason> {
        Some(match position.end()? {
            SolitaireEnd::AllLaid if usize::from(self.score(position)) == TILES => Reason {
                code: "solved",
                text: "reason-solved",
            },
            SolitaireEnd::AllLaid => Reason {
                code: "all-laid",
                text: "reason-all-laid",
            },
            SolitaireEnd::NothingFits => Reason {
                code: "nothing-fits",
                text: "reason-nothing-fits",
            },
        })
    }

    fn each_draw(
        &self,
        position: &SolitairePosition,
        mut visit: impl FnMut(Tile, u32) -> Visit,
    ) -> Visit {
        match self.turn(position) {
            Turn::Chance => position.bag().tiles().try_for_each(|tile| visit(tile, 1)),
            Turn::Seat(_) | Turn::Over => ControlFlow::Continue(()),
        }
    }

    fn draw_unchecked(&self, position: &mut SolitairePosition, draw: Tile) {
        position.draw(self.fits, draw);
    }

    fn next_draw(&self, setup: &Shuffle, position: &SolitairePosition) -> Option<Tile> {
        let drawn = TILES - position.bag().len();
        let tile = setup.tiles().get(drawn).copied();
        tile.filter(|&tile| position.bag().contains(tile))
    }

    fn public_setup_text(&self, setup: &Shuffle) -> String {
        setup.first_only().to_string()
    }

    fn redeal(
        &self,
        setup: &Shuffle,
        position: &SolitairePosition,
        dice: &mut impl Dice,
    ) -> Shuffle {
        setup.redealt(TILES - position.bag().len(), dice)
    }

    fn parse_draw(&self, text: &str) -> Result<Tile, Refusal> {
        read_draw(text)
    }

    fn draw_text(&self, draw: Tile) -> String {
        draw.to_string()
    }

    fn count_moves(&self, position: &SolitairePosition) -> u64 {
        match (self.turn(position), opening(position)) {
            (Turn::Seat(_), Some(_)) => 1,
            (Turn::Seat(_), None) => position.candidates(self.fits).count().into(),
            (Turn::Chance | Turn::Over, _) => 0,
        }
    }

    fn pick_move(&self, position: &SolitairePosition, dice: &mut impl Dice) -> Placement {
        opening(position).unwrap_or_else(|| position.candidates(self.fits).pick(dice))
    }
}

impl TantrixSolitaire {
    /// The colour whose line counts.
    pub const fn colour(&self) -> Colour {
        self.colour
    }

    /// Whether only a closed loop counts.
    pub const fn wants_loop(&self) -> bool {
        self.closed
    }

    fn score(&self, position: &SolitairePosition) -> u8 {
        let best = position.table().best(self.colour);
        if self.closed {
            best.ring
        } else {
            best.line.max(best.ring)
        }
    }
}

impl fmt::Debug for TantrixSolitaire {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.choices.fmt(f)
    }
}

/// The one way to lay the first tile, while none lies.
fn opening(position: &SolitairePosition) -> Option<Placement> {
    let tile = position.drawn().filter(|_| position.table().is_empty())?;
    Some(Placement {
        tile,
        cell: Spot::ORIGIN.hex(),
        rotation: 0,
    })
}

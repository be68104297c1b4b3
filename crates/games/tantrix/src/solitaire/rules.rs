use std::fmt;
use std::ops::ControlFlow;

use game::{
    Choices, Dice, Explain, Family, Game, Hidden, Listed, Notation, ParseError, PerSeat, Reason,
    Seat, Symmetric, Turn, Visit,
};

use super::family::FAMILY;
use super::{Shuffle, SolitaireEnd, SolitairePosition, TEXTS, TILES};
use crate::check::{fills_what_must_be_filled, first, fits_by_colour};
use crate::misread::{read_draw, read_placement};
use crate::table::{FITS, Fits, Spot};
use crate::{Colour, Misread, Placement, Refusal, Tile};

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
    pub(super) colour: Colour,
    pub(super) closed: bool,
    pub(super) fits: &'static Fits,
}

impl Game for TantrixSolitaire {
    type Setup = Shuffle;
    type Position = SolitairePosition;
    type Move = Placement;
    type Draw = Tile;

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

    fn scores(&self, position: &SolitairePosition) -> PerSeat<i32> {
        PerSeat::all(1, i32::from(self.score(position)))
    }

    fn key(&self, position: &SolitairePosition) -> u64 {
        position.key()
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

    fn is_legal(&self, position: &SolitairePosition, action: Placement) -> bool {
        position.end().is_none()
            && position.drawn() == Some(action.tile)
            && match opening(position) {
                Some(placement) => action == placement,
                None => position.candidates(self.fits).contains(action),
            }
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

impl Hidden for TantrixSolitaire {
    fn next_draw(&self, setup: &Shuffle, position: &SolitairePosition) -> Option<Tile> {
        let drawn = TILES - position.bag().len();
        let tile = setup.tiles().get(drawn).copied();
        tile.filter(|&tile| position.bag().contains(tile))
    }

    fn public_setup(&self, setup: &Shuffle) -> Shuffle {
        setup.first_only()
    }

    fn complete(&self, setup: &Shuffle, draws: &[Tile]) -> Shuffle {
        setup.completed(draws)
    }

    fn redeal(
        &self,
        setup: &Shuffle,
        position: &SolitairePosition,
        dice: &mut impl Dice,
    ) -> Shuffle {
        setup.redealt(TILES - position.bag().len(), dice)
    }
}

impl Symmetric for TantrixSolitaire {}

impl Notation for TantrixSolitaire {
    type Misread = Misread;

    fn parse_setup(&self, text: &str) -> Result<Shuffle, ParseError<Misread>> {
        Ok(Shuffle::parse(text)?)
    }

    fn setup_text(&self, setup: &Shuffle) -> String {
        setup.to_string()
    }

    fn parse_move(&self, text: &str) -> Result<Placement, ParseError<Misread>> {
        read_placement(text, &TEXTS)
    }

    fn move_text(&self, action: Placement) -> String {
        action.to_string()
    }

    fn parse_draw(&self, text: &str) -> Result<Tile, ParseError<Misread>> {
        read_draw(text)
    }

    fn draw_text(&self, draw: Tile) -> String {
        draw.to_string()
    }
}

impl Explain for TantrixSolitaire {
    type Refusal = Refusal;

    fn check(&self, position: &SolitairePosition, action: Placement) -> Result<(), Refusal> {
        let drawn = position.drawn().ok_or(Refusal::DrawFirst)?;
        if drawn != action.tile {
            return Err(Refusal::NotDrawn {
                tile: action.tile,
                drawn,
            });
        }
        if opening(position).is_some() {
            return first(action);
        }
        let place = fits_by_colour(position.table(), self.fits, action)?;
        fills_what_must_be_filled(&position.candidates(self.fits), place)
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
}

impl Listed for TantrixSolitaire {
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

use protocol::{Legal, PlayablePiece};
use scene::{Act, Choice, Growth, Place};
use serde::ser::{SerializeSeq, SerializeTuple};
use serde::{Serialize, Serializer};

/// The legal moves of a position as [`Legal`] has them, each move a row of values without names: there can be
/// thousands, and a page waits for them. `web/src/engine/rows.ts` reads them.
#[derive(Serialize)]
pub(crate) struct LegalRows {
    ply: usize,
    turn: Option<usize>,
    count: u64,
    pieces: Vec<PlayablePiece>,
    complete: bool,
    moves: Vec<Row>,
}

impl From<Legal> for LegalRows {
    fn from(legal: Legal) -> Self {
        Self {
            ply: legal.ply,
            turn: legal.turn,
            count: legal.count,
            pieces: legal.pieces,
            complete: legal.complete,
            moves: legal.moves.into_iter().map(Row).collect(),
        }
    }
}

/// `[text, piece, places, turn, flipped, growth, drills, act, from, count, about]`, without what is as usual at its end.
struct Row(Choice);

impl Row {
    /// How many values there are up to the last that is not as usual.
    fn length(&self) -> usize {
        let choice = &self.0;
        let usual = [
            choice.drills.is_empty(),
            choice.act == Act::Place,
            choice.from.is_none(),
            choice.count == 1,
            choice.about.is_empty(),
        ];
        ALWAYS
            + usual
                .iter()
                .rposition(|usual| !usual)
                .map_or(0, |last| last + 1)
    }
}

/// How many values every row has.
const ALWAYS: usize = 6;

impl Serialize for Row {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let choice = &self.0;
        let length = self.length();
        let mut row = serializer.serialize_tuple(length)?;
        row.serialize_element(&choice.text)?;
        row.serialize_element(&choice.piece)?;
        row.serialize_element(&Places(&choice.places))?;
        row.serialize_element(&choice.turn)?;
        row.serialize_element(&u8::from(choice.flipped))?;
        let growth = choice.growth.map(|Growth { from, to }| [from, to]);
        row.serialize_element(&growth)?;
        if length > ALWAYS {
            row.serialize_element(&Places(&choice.drills))?;
        }
        if length > ALWAYS + 1 {
            row.serialize_element(&choice.act)?;
        }
        if length > ALWAYS + 2 {
            row.serialize_element(&Places(choice.from.as_slice()))?;
        }
        if length > ALWAYS + 3 {
            row.serialize_element(&choice.count)?;
        }
        if length > ALWAYS + 4 {
            row.serialize_element(&choice.about)?;
        }
        row.end()
    }
}

/// Places one after the other: board, q, r, board, q, r.
struct Places<'a>(&'a [Place]);

impl Serialize for Places<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut numbers = serializer.serialize_seq(Some(3 * self.0.len()))?;
        for &Place { board, q, r } in self.0 {
            for number in [i16::from(board), q, r] {
                numbers.serialize_element(&number)?;
            }
        }
        numbers.end()
    }
}

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

/// `[text, act, piece, from, places, turn, flipped, count, drills, growth, about]`
struct Row(Choice);

impl Serialize for Row {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Choice {
            text,
            act,
            piece,
            from,
            places,
            turn,
            flipped,
            count,
            drills,
            growth,
            about,
        } = &self.0;
        let mut row = serializer.serialize_tuple(11)?;
        row.serialize_element(text)?;
        row.serialize_element::<Act>(act)?;
        row.serialize_element(piece)?;
        row.serialize_element(&Places(from.as_slice()))?;
        row.serialize_element(&Places(places))?;
        row.serialize_element(turn)?;
        row.serialize_element(&u8::from(*flipped))?;
        row.serialize_element(count)?;
        row.serialize_element(&Places(drills))?;
        row.serialize_element(&growth.map(|Growth { from, to }| [from, to]))?;
        row.serialize_element(about)?;
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

use std::fmt::Write as _;

use scene::Scene;

use crate::NotDrawn;
use crate::captions::{self, GREEN, shade_of};
use crate::render::{drawn, encoded, read};
use crate::tidy::tidy;

/// The size that messengers and networks show previews in.
pub const CARD_WIDTH: u32 = 1200;
/// The other side of it.
pub const CARD_HEIGHT: u32 = 630;

/// A preview of an address: what there is to see, and what it is, in a few words large enough to be read when all of
/// it is shown as small as a stamp.
#[derive(Clone, Debug, Default)]
pub struct Card {
    /// One position, or several side by side.
    pub scenes: Vec<Scene>,
    /// The largest words: the game.
    pub title: String,
    /// Who plays, in seat order.
    pub players: Vec<CardPlayer>,
    /// A sentence or two: whose turn it is, how it ended, what the game is about.
    pub about: String,
}

/// Somebody who plays.
#[derive(Clone, Debug)]
pub struct CardPlayer {
    /// As they are called.
    pub name: String,
    /// Their points, in a game that has some.
    pub score: Option<i32>,
    /// Whether they have won.
    pub won: bool,
}

/// Room around everything.
const MARGIN: f32 = 36.0;
/// The least width that words have beside the board.
const COLUMN: f32 = 400.0;
/// From this width for a height of one on a board stands above the words, across the whole picture.
const WIDE: f32 = 1.7;
/// The line at the foot.
const LINE: f32 = 12.0;

/// Where something stands.
#[derive(Clone, Copy)]
pub(crate) struct Frame {
    pub(crate) x: f32,
    pub(crate) y: f32,
    pub(crate) width: f32,
    pub(crate) height: f32,
}

impl Card {
    /// The picture, as PNG.
    pub fn png(&self) -> Result<Vec<u8>, NotDrawn> {
        encoded(&drawn(&read(&self.document())?, 1.0)?)
    }

    fn document(&self) -> String {
        let (width, height) = (CARD_WIDTH as f32, CARD_HEIGHT as f32);
        let inner = Frame {
            x: MARGIN,
            y: MARGIN,
            width: width - 2.0 * MARGIN,
            height: height - 2.0 * MARGIN - LINE,
        };
        let scenes = self.scenes.iter().cloned();
        let boards: Vec<Board> = scenes.filter_map(Board::of).collect();
        let mut out = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\">\
             <rect width=\"{width}\" height=\"{height}\" fill=\"{}\"/>\
             <rect y=\"{}\" width=\"{width}\" height=\"{LINE}\" fill=\"{GREEN}\"/>",
            shade_of("paper"),
            height - LINE
        );
        match &boards[..] {
            [board] if board.width > WIDE * board.height => {
                let above = Frame {
                    height: inner.height * 0.62,
                    ..inner
                };
                board.place(&mut out, above, 0);
                let below = Frame {
                    y: inner.y + above.height,
                    height: inner.height - above.height,
                    ..inner
                };
                captions::below(self, &mut out, below);
            }
            boards => {
                let room = Frame {
                    width: inner.width - MARGIN - COLUMN,
                    ..inner
                };
                let end = side_by_side(&mut out, boards, room);
                let x = end + MARGIN;
                let beside = Frame {
                    x,
                    width: width - MARGIN - x,
                    ..inner
                };
                captions::beside(self, &mut out, beside);
            }
        }
        out.push_str("</svg>");
        out
    }
}

/// Boards at the left, one or a few; says where they end.
fn side_by_side(out: &mut String, boards: &[Board], room: Frame) -> f32 {
    if let [board] = boards {
        // It stands at the edge, so that words have all that is left.
        let scale = board.scale(room);
        let frame = Frame {
            width: board.width * scale,
            ..room
        };
        board.place(out, frame, 0);
        return frame.x + frame.width;
    }
    let columns = if boards.len() > 3 { 2 } else { 1 };
    let rows = boards.len().div_ceil(columns).max(1);
    let (width, height) = (room.width / columns as f32, room.height / rows as f32);
    for (index, board) in boards.iter().enumerate() {
        let slot = Frame {
            x: room.x + (index % columns) as f32 * width,
            y: room.y + (index / columns) as f32 * height,
            width: width * 0.96,
            height: height * 0.96,
        };
        board.place(out, slot, index);
    }
    room.x + if boards.is_empty() { 0.0 } else { room.width }
}

/// A scene as a document of its own, and its size.
struct Board {
    document: String,
    width: f32,
    height: f32,
}

impl Board {
    fn of(scene: Scene) -> Option<Self> {
        let document = scene::svg(&tidy(scene));
        let (width, height) = size_of(&document)?;
        Some(Self {
            document,
            width,
            height,
        })
    }

    /// How much larger or smaller it is drawn to fit.
    fn scale(&self, frame: Frame) -> f32 {
        (frame.width / self.width).min(frame.height / self.height)
    }

    /// In the middle of a frame, as large as fits.
    fn place(&self, out: &mut String, frame: Frame, index: usize) {
        let scale = self.scale(frame);
        let [width, height] = [self.width, self.height].map(|side| side * scale);
        let x = frame.x + (frame.width - width) / 2.0;
        let y = frame.y + (frame.height - height) / 2.0;
        let _ = write!(
            out,
            "<svg x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\"{}",
            inside(&self.document, index)
        );
    }
}

/// Width and height of a document of ours, by its `viewBox`.
fn size_of(document: &str) -> Option<(f32, f32)> {
    let (_, rest) = document.split_once("viewBox=\"0 0 ")?;
    let (size, _) = rest.split_once('"')?;
    let (width, height) = size.split_once(' ')?;
    Some((width.parse().ok()?, height.parse().ok()?))
}

/// A document of ours as part of another, from its `viewBox` on: its size is said by the other, and what it refers to
/// is called differently from what its neighbours refer to.
fn inside(document: &str, index: usize) -> String {
    let from = document.find(" viewBox=").unwrap_or(0);
    let rest = &document[from..];
    let rest = without(&without(rest, " width=\""), " height=\"");
    rest.replace("id=\"sb-", &format!("id=\"n{index}-"))
        .replace("#sb-", &format!("#n{index}-"))
}

/// The text without its first attribute that begins like this.
fn without(text: &str, begin: &str) -> String {
    let Some((before, after)) = text.split_once(begin) else {
        return text.to_owned();
    };
    let after = after.split_once('"').map_or("", |(_, after)| after);
    format!("{before}{after}")
}

//! A whole game as an animated GIF: the one kind of moving picture that every messenger, forum and mail program plays.

use std::collections::HashMap;

use color_quant::NeuQuant;
use gif::{DisposalMethod, Encoder, Frame, Repeat};
use resvg::tiny_skia::Pixmap;
use scene::{Scene, svgs};

use crate::NotDrawn;
use crate::render::{drawn, read};
use crate::tidy::tidy;

/// How many positions a picture can show: more than any of our games has.
pub const MOST_FRAMES: usize = 200;
/// How many dots its longer side has.
const LONGER: f32 = 600.0;
/// How long a position is shown, in hundredths of a second; the last one, and all of it at most.
const STEP: u16 = 90;
const LAST: u16 = 400;
/// Colours beside the one that means: as before.
const COLOURS: usize = 255;
/// Colours are found by looking at every so many dots.
const SAMPLE: i32 = 7;

/// Positions of one game, one after the other, for ever.
pub fn gif(scenes: Vec<Scene>) -> Result<Vec<u8>, NotDrawn> {
    if scenes.len() > MOST_FRAMES {
        return Err(NotDrawn::because("the game is too long"));
    }
    let scenes: Vec<Scene> = scenes.into_iter().map(tidy).collect();
    let documents = svgs(&scenes);
    let last = documents.len().saturating_sub(1);
    let mut film: Option<Film> = None;
    // The last position has every colour that any has, and the first what is laid from then on.
    for (index, document) in documents.iter().enumerate() {
        let dots = frame(document)?;
        let film = match &mut film {
            Some(film) => film,
            none => none.insert(Film::begin(&dots, &frame(&documents[last])?)?),
        };
        film.add(&dots, if index == last { LAST } else { STEP })?;
    }
    let film = film.ok_or_else(|| NotDrawn::because("there is nothing to show"))?;
    film.encoder.into_inner().map_err(NotDrawn::because)
}

fn frame(document: &str) -> Result<Pixmap, NotDrawn> {
    let tree = read(document)?;
    let longer = tree.size().width().max(tree.size().height());
    drawn(&tree, LONGER / longer)
}

struct Film {
    encoder: Encoder<Vec<u8>>,
    colours: NeuQuant,
    /// Which colour of the palette stands for a colour.
    known: HashMap<[u8; 4], u8>,
    width: usize,
    /// What is on the screen.
    before: Vec<u8>,
}

impl Film {
    fn begin(first: &Pixmap, last: &Pixmap) -> Result<Self, NotDrawn> {
        let seen = [first.data(), last.data()].concat();
        let colours = NeuQuant::new(SAMPLE, COLOURS, &seen);
        let palette = colours.color_map_rgb();
        let (width, height) = (first.width() as u16, first.height() as u16);
        let mut encoder =
            Encoder::new(Vec::new(), width, height, &palette).map_err(NotDrawn::because)?;
        encoder
            .set_repeat(Repeat::Infinite)
            .map_err(NotDrawn::because)?;
        Ok(Self {
            encoder,
            colours,
            known: HashMap::new(),
            width: usize::from(width),
            before: Vec::new(),
        })
    }

    /// One more position: of what has changed since the last the smallest box.
    fn add(&mut self, dots: &Pixmap, delay: u16) -> Result<(), NotDrawn> {
        let now: Vec<u8> = dots
            .data()
            .chunks_exact(4)
            .map(|dot| {
                let dot = [dot[0], dot[1], dot[2], dot[3]];
                let colours = &self.colours;
                *self
                    .known
                    .entry(dot)
                    .or_insert_with(|| colours.index_of(&dot) as u8)
            })
            .collect();
        let (low, high) = self.changed(&now);
        let unchanged = COLOURS as u8;
        let mut buffer = Vec::new();
        for y in low.1..=high.1 {
            for x in low.0..=high.0 {
                let at = y * self.width + x;
                let same = self.before.get(at) == Some(&now[at]);
                buffer.push(if same { unchanged } else { now[at] });
            }
        }
        let frame = Frame {
            delay,
            dispose: DisposalMethod::Keep,
            transparent: Some(unchanged),
            left: low.0 as u16,
            top: low.1 as u16,
            width: (high.0 - low.0 + 1) as u16,
            height: (high.1 - low.1 + 1) as u16,
            buffer: buffer.into(),
            ..Frame::default()
        };
        self.before = now;
        self.encoder.write_frame(&frame).map_err(NotDrawn::because)
    }

    /// The corners of the smallest box around what differs; one dot if nothing does.
    fn changed(&self, now: &[u8]) -> ((usize, usize), (usize, usize)) {
        let (mut low, mut high) = ((usize::MAX, usize::MAX), (0, 0));
        for (at, dot) in now.iter().enumerate() {
            if self.before.get(at) != Some(dot) {
                let (x, y) = (at % self.width, at / self.width);
                low = (low.0.min(x), low.1.min(y));
                high = (high.0.max(x), high.1.max(y));
            }
        }
        if low.0 == usize::MAX {
            return ((0, 0), (0, 0));
        }
        (low, high)
    }
}

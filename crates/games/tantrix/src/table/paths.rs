use super::fits::Strand;

/// The coloured lines on the table. For each line's two open ends, the other end and the length are
/// kept; what lies between is forgotten, so that joining lines takes no walk.
#[derive(Clone, Debug)]
pub(super) struct Paths {
    /// By tile and side. Only what stands at an open end means anything.
    ends: [Line; 6 * 56],
    best: [Best; 4],
}

/// The best of one colour so far. Lines only ever grow.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Best {
    /// Tiles in the longest open line.
    pub(crate) line: u8,
    /// Tiles in the longest loop.
    pub(crate) ring: u8,
}

/// A line as one of its ends knows it: the other end (nine bits) and its length.
#[derive(Clone, Copy, Debug, Default)]
struct Line(u16);

impl Line {
    const fn new(far: usize, length: u8) -> Self {
        Self((length as u16) << 9 | far as u16)
    }

    const fn far(self) -> usize {
        (self.0 & 511) as usize
    }

    const fn length(self) -> u8 {
        (self.0 >> 9) as u8
    }
}

impl Paths {
    pub(super) const fn new() -> Self {
        Self {
            ends: [Line(0); 6 * 56],
            best: [Best { line: 0, ring: 0 }; 4],
        }
    }

    pub(super) const fn best(&self) -> [Best; 4] {
        self.best
    }

    /// The line that ends on a side of a tile: its length, and where its other end is.
    pub(super) const fn at(&self, end: usize) -> (u8, usize) {
        (self.ends[end].length(), self.ends[end].far())
    }

    /// How long the line would be that a link of a new tile makes, and whether it would be closed.
    pub(super) fn measure(&self, strand: Strand, across: [Option<u8>; 2]) -> (u8, bool) {
        let near = [0, 1].map(|which| {
            across[which].map(|other| end(other as usize, (strand.sides[which] as usize + 3) % 6))
        });
        match near {
            [None, None] => (1, false),
            [Some(one), None] | [None, Some(one)] => (self.ends[one].length() + 1, false),
            [Some(one), Some(other)] if self.ends[one].far() == other => {
                (self.ends[one].length() + 1, true)
            }
            [Some(one), Some(other)] => (
                self.ends[one].length() + self.ends[other].length() + 1,
                false,
            ),
        }
    }

    /// Draws a link of a new tile. `across` is the index of the tile beyond each side.
    pub(super) fn join(&mut self, tile: usize, strand: Strand, across: [Option<u8>; 6]) {
        let near = strand.sides.map(|side| {
            across[side as usize].map(|other| end(other as usize, (side as usize + 3) % 6))
        });
        let [a, b] = [0, 1].map(|which| match near[which] {
            Some(end) => self.ends[end],
            None => Line::new(end(tile, strand.sides[which] as usize), 0),
        });
        let best = &mut self.best[strand.colour as usize];
        if near[1] == Some(a.far()) {
            best.ring = best.ring.max(a.length() + 1);
            return;
        }
        let length = a.length() + b.length() + 1;
        best.line = best.line.max(length);
        self.ends[a.far()] = Line::new(b.far(), length);
        self.ends[b.far()] = Line::new(a.far(), length);
    }
}

pub(super) const fn end(tile: usize, side: usize) -> usize {
    6 * tile + side
}

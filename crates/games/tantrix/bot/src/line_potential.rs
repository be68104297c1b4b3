use tantrix::{Colour, LineEnd, Table, TileSet};

/// What lines can still become. For each empty cell it is guessed how likely it will be filled, by
/// the tiles not yet laid that fit; whatever fits carries every line on that looks at the cell.
#[derive(Debug)]
pub(super) struct LinePotential {
    ends: [End; MOST_ENDS],
    count: usize,
    /// For each end of a line by its number, its place in the list.
    places: [u8; LineEnd::COUNT],
    /// How many tiles the open end of a line can expect beyond the next.
    beyond: f32,
}

#[derive(Clone, Copy, Debug)]
struct End {
    line: LineEnd,
    /// Which empty cell it looks at.
    gap: u8,
    /// How likely that will be filled.
    fill: f32,
}

/// Two ends a tile and colour would be 112; the first few of more would do as well.
const MOST_ENDS: usize = 160;
/// How many joined lines are followed.
const DEPTH: u32 = 2;

/// Which tiles are where.
#[derive(Clone, Copy, Debug)]
pub(super) struct Unlaid {
    /// In somebody's hand.
    pub(super) held: TileSet,
    /// Anywhere but on the table.
    pub(super) all: TileSet,
}

impl LinePotential {
    /// Looks at all open ends of the colours wanted.
    pub(super) fn new(table: &Table, unlaid: Unlaid, wanted: impl Fn(Colour) -> bool) -> Self {
        let nothing = End {
            line: LineEnd {
                colour: Colour::Red,
                length: 0,
                here: 0,
                far: 0,
            },
            gap: 0,
            fill: 0.0,
        };
        let mut potential = Self {
            ends: [nothing; MOST_ENDS],
            count: 0,
            places: [u8::MAX; LineEnd::COUNT],
            beyond: BEYOND * unlaid.all.len() as f32,
        };
        for gap in table.gaps() {
            let mut fill = None;
            for line in gap.ends_of(&wanted) {
                let fill = *fill.get_or_insert_with(|| fill_probability(&gap, unlaid));
                if potential.count < MOST_ENDS {
                    potential.places[line.here as usize] = potential.count as u8;
                    potential.ends[potential.count] = End {
                        line,
                        gap: gap.place() as u8,
                        fill,
                    };
                    potential.count += 1;
                }
            }
        }
        potential
    }

    /// How many points a colour can expect, by lines and loops.
    pub(super) fn points(&self, table: &Table, colour: Colour) -> f32 {
        let ring = 2.0 * f32::from(table.longest_loop(colour));
        let (line, closed) = self.lines_and_loops(colour);
        line.max(2.0 * closed).max(ring)
    }

    /// How many tiles the best line of a colour may come to have, and the best loop.
    pub(super) fn lines_and_loops(&self, colour: Colour) -> (f32, f32) {
        let (mut best, mut second, mut closed) = (0.0_f32, 0.0_f32, 0.0_f32);
        for end in self.ends[..self.count]
            .iter()
            .filter(|end| end.line.colour == colour)
        {
            // Each line once, not from both ends.
            if end.line.far < end.line.here {
                continue;
            }
            let Some(far) = self.end(end.line.far) else {
                continue;
            };
            let length = f32::from(end.line.length);
            let line = if far.gap == end.gap {
                // Whatever comes closes it.
                closed = closed.max(end.fill * (length + 1.0));
                length
            } else {
                length + self.growth(end, DEPTH) + self.growth(far, DEPTH)
            };
            if line > best {
                (best, second) = (line, best);
            } else {
                second = second.max(line);
            }
        }
        (best + SECOND * second, closed)
    }

    /// How many tiles may be added at an end.
    fn growth(&self, end: &End, depth: u32) -> f32 {
        if end.fill == 0.0 {
            return 0.0;
        }
        let mut met = self.ends[..self.count].iter().filter(|other| {
            other.gap == end.gap
                && other.line.colour == end.line.colour
                && other.line.here != end.line.here
                && other.line.here != end.line.far
        });
        let after = match met.next() {
            Some(other) if depth > 0 => {
                let beyond = self
                    .end(other.line.far)
                    .map_or(0.0, |far| self.growth(far, depth - 1));
                f32::from(other.line.length) + beyond
            }
            Some(other) => f32::from(other.line.length),
            None => self.beyond,
        };
        end.fill * (1.0 + after)
    }

    fn end(&self, number: u16) -> Option<&End> {
        self.ends[..self.count].get(self.places[number as usize] as usize)
    }
}

/// For each tile not yet laid, what an open end can expect.
const BEYOND: f32 = 0.06;
/// What the second best line counts.
const SECOND: f32 = 0.1;

/// How likely an empty cell will be filled.
fn fill_probability(gap: &tantrix::Gap<'_>, unlaid: Unlaid) -> f32 {
    let fitting = gap.fitting(unlaid.all);
    let held = gap.fitting(unlaid.held).len() as f32;
    let fitting_weight = fitting.len() as f32 + held;
    let probability = fitting_weight / (fitting_weight + 1.0);
    if gap.is_shut() {
        SHUT * probability
    } else {
        probability
    }
}

/// A cell along a controlled side has to wait, often until the bag is empty.
const SHUT: f32 = 0.7;

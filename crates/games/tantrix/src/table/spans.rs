use super::Spot;

/// How far the tiles reach along each line of the three axes. While restrictions hold there are no
/// gaps on a line, so that its two ends say everything.
///
/// Connected tiles touch at most 56 lines of an axis, so lines are counted modulo 64.
#[derive(Clone, Debug)]
pub(super) struct Spans([[Span; 64]; 3]);

#[derive(Clone, Copy, Debug)]
struct Span {
    first: i8,
    last: i8,
}

impl Spans {
    pub(super) const fn new() -> Self {
        const NOTHING: Span = Span {
            first: i8::MAX,
            last: i8::MIN,
        };
        Self([[NOTHING; 64]; 3])
    }

    /// Takes note of a tile. Says on which of the three lines through it there was none before.
    pub(super) fn add(&mut self, spot: Spot) -> [bool; 3] {
        let lines = spot.lines();
        [0, 1, 2].map(|axis| {
            let span = &mut self.0[axis][wrapped(lines[axis])];
            let at = along(spot, axis);
            let first = span.first > span.last;
            span.first = span.first.min(at);
            span.last = span.last.max(at);
            first
        })
    }

    /// Whether a tile here would have a gap between itself and others on some line.
    pub(super) fn gap(&self, spot: Spot) -> bool {
        let lines = spot.lines();
        [0, 1, 2].into_iter().any(|axis| {
            let Span { first, last } = self.0[axis][wrapped(lines[axis])];
            let at = along(spot, axis);
            first <= last && at + 1 != first && at - 1 != last
        })
    }
}

const fn wrapped(line: i8) -> usize {
    (line & 63) as usize
}

/// Where a cell is on its line of an axis.
const fn along(spot: Spot, axis: usize) -> i8 {
    if axis == 1 { spot.r() } else { spot.q() }
}

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

    pub(super) fn add(&mut self, spot: Spot) {
        for (axis, (line, at)) in lines(spot).into_iter().enumerate() {
            let span = &mut self.0[axis][line];
            span.first = span.first.min(at);
            span.last = span.last.max(at);
        }
    }

    /// Whether a tile here would have a gap between itself and others on some line.
    pub(super) fn gap(&self, spot: Spot) -> bool {
        lines(spot).into_iter().enumerate().any(|(axis, (line, at))| {
            let Span { first, last } = self.0[axis][line];
            first <= last && at + 1 != first && at - 1 != last
        })
    }
}

/// The three lines through a cell, and where on them it is.
const fn lines(spot: Spot) -> [(usize, i8); 3] {
    let (q, r) = (spot.q(), spot.r());
    [
        ((r & 63) as usize, q),
        ((q & 63) as usize, r),
        ((q.wrapping_add(r) & 63) as usize, q),
    ]
}

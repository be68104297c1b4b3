use super::spot::{SIDES, count_before, facing, side_towards};
use super::{Need, Spans, Spot};

/// The empty cells next to tiles, in reading order, each with what a tile there must show.
///
/// Sorted arrays, and no board at all: a game has about 25 such cells, so that finding one takes
/// two or three comparisons of many cells at once, copying costs little, and moves come out in an
/// order that is the position's alone.
#[derive(Clone, Debug)]
pub(crate) struct Rim {
    len: usize,
    /// Unused places hold [`Spot::NOWHERE`].
    spots: [i16; ROOM],
    needs: [Need; ROOM],
    /// The cells with three or more tiles around them.
    forced: Places,
    /// The cells that see one colour on two sides, with just two tiles around them.
    twins: Places,
    /// The cells where a tile would leave a gap between itself and others.
    shut: Places,
}

/// Places in the rim, a bit each.
pub(crate) type Places = u128;

/// The first tile has six neighbours, and each further one takes a place and adds at most three:
/// 116 around 56 tiles.
const ROOM: usize = Places::BITS as usize;

impl Rim {
    pub(super) const fn new() -> Self {
        Self {
            len: 0,
            spots: [Spot::NOWHERE; ROOM],
            needs: [Need::EMPTY; ROOM],
            forced: 0,
            twins: 0,
            shut: 0,
        }
    }

    pub(crate) const fn len(&self) -> usize {
        self.len
    }

    pub(crate) const fn need(&self, place: usize) -> Need {
        self.needs[place]
    }

    pub(crate) const fn spot(&self, place: usize) -> Spot {
        Spot(self.spots[place])
    }

    pub(crate) const fn all(&self) -> Places {
        (1 << self.len) - 1
    }

    pub(crate) const fn forced(&self) -> Places {
        self.forced
    }

    pub(crate) const fn shut(&self) -> Places {
        self.shut
    }

    pub(crate) fn find(&self, spot: Spot) -> Option<usize> {
        let place = self.place(spot);
        (self.spots[place] == spot.0).then_some(place)
    }

    /// A tile is laid here. Gives what the cell needed.
    pub(super) fn take(&mut self, spot: Spot) -> Need {
        let Some(place) = self.find(spot) else {
            return Need::EMPTY;
        };
        let need = self.needs[place];
        self.spots.copy_within(place + 1..=self.len, place);
        self.needs.copy_within(place + 1..=self.len, place);
        self.len -= 1;
        for places in [&mut self.forced, &mut self.twins, &mut self.shut] {
            let before = (1 << place) - 1;
            *places = *places & before | (*places >> 1) & !before;
        }
        need
    }

    /// Shows a new tile's six sides to the empty cells around it. The tile has been
    /// [taken](Self::take) account of, and there are tiles across the sides that it needed.
    pub(super) fn surround(
        &mut self,
        spot: Spot,
        need: Need,
        shown: impl Fn(usize) -> u32,
    ) -> Ring {
        let mut ring = Ring {
            places: [NONE; 6],
            fresh: [false; 6],
        };
        // From the top, so that no place found moves any more; a row's two cells come in a row.
        for sides in [[5, 0], [4, 1], [3, 2]] {
            let mut place = self.place(spot.beyond(sides[0]));
            for side in sides {
                if need.seen(side) != 0 {
                    continue;
                }
                let there = spot.beyond(side);
                ring.fresh[side] = self.spots[place] != there.0;
                if ring.fresh[side] {
                    self.insert(place, there);
                }
                let need = &mut self.needs[place];
                need.see(facing(side), shown(side));
                if need.is_forced() {
                    self.forced |= 1 << place;
                }
                ring.places[side] = place as u8;
                place += 1;
            }
        }
        ring
    }

    /// Passes on which cells around a new tile see two of a colour, and tells new cells of the rim
    /// which of their neighbours do.
    pub(super) fn note_twins(&mut self, ring: &Ring) {
        for side in SIDES.filter(|&side| ring.places[side] != NONE) {
            let place = ring.places[side] as usize;
            let twin = self.needs[place].twin_colour();
            if self.needs[place].is_forced() {
                self.twins &= !(1 << place);
            } else if twin != 0 {
                self.twins |= 1 << place;
                for (towards, other) in self.around(place).into_iter().enumerate() {
                    if other != NONE {
                        self.needs[other as usize].shun(facing(towards), twin);
                    }
                }
            }
        }
        for side in SIDES.filter(|&side| ring.fresh[side]) {
            let place = ring.places[side] as usize;
            for other in each(self.twins) {
                if let Some(towards) = side_towards(self.spot(place), self.spot(other)) {
                    self.needs[place].shun(towards, self.needs[other].twin_colour());
                }
            }
        }
    }

    /// Finds where gaps would be now that there is a new tile. That has changed next to it, and on
    /// lines where it is the first tile.
    pub(super) fn note_gaps(&mut self, spot: Spot, ring: &Ring, spans: &mut Spans) {
        let first = spans.add(spot);
        for place in ring.places.into_iter().filter(|&place| place != NONE) {
            self.note_gap(place as usize, spans);
        }
        if first != [false; 3] {
            let lines = spot.lines();
            for place in 0..self.len {
                let others = self.spot(place).lines();
                let met = |axis: usize| first[axis] && others[axis] == lines[axis];
                if met(0) || met(1) || met(2) {
                    self.note_gap(place, spans);
                }
            }
        }
    }

    fn note_gap(&mut self, place: usize, spans: &Spans) {
        let bit = 1 << place;
        if spans.gap(self.spot(place)) {
            self.shut |= bit;
        } else {
            self.shut &= !bit;
        }
    }

    /// The places of the cells around one of the rim, by side.
    fn around(&self, place: usize) -> [u8; 6] {
        let spot = self.spot(place);
        let at = |place: usize, side: usize| {
            if self.spots[place] == spot.beyond(side).0 {
                place as u8
            } else {
                NONE
            }
        };
        // Cells of one row are neighbours here too.
        let above = self.place(spot.beyond(5));
        let below = self.place(spot.beyond(3));
        let north_west = at(above, 5);
        let south_west = at(below, 3);
        [
            at(above + usize::from(north_west != NONE), 0),
            at(place + 1, 1),
            at(below + usize::from(south_west != NONE), 2),
            south_west,
            if place == 0 { NONE } else { at(place - 1, 4) },
            north_west,
        ]
    }

    fn insert(&mut self, place: usize, spot: Spot) {
        self.spots.copy_within(place..self.len, place + 1);
        self.needs.copy_within(place..self.len, place + 1);
        self.spots[place] = spot.0;
        self.needs[place] = Need::EMPTY;
        self.len += 1;
        for places in [&mut self.forced, &mut self.twins, &mut self.shut] {
            let before = (1 << place) - 1;
            *places = *places & before | (*places & !before) << 1;
        }
    }

    fn place(&self, spot: Spot) -> usize {
        count_before(&self.spots, self.len, spot)
    }
}

/// The cells of the rim around a new tile, by side.
pub(super) struct Ring {
    /// [`NONE`] where there is a tile.
    places: [u8; 6],
    /// Whether the cell has just come into the rim.
    fresh: [bool; 6],
}

const NONE: u8 = u8::MAX;

/// The places of a set, in order.
pub(crate) fn each(mut places: Places) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let place = places.trailing_zeros() as usize;
        places &= places.wrapping_sub(1);
        (place < ROOM).then_some(place)
    })
}

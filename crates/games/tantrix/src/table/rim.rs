use super::{Need, Spot};

/// The empty cells next to tiles, in reading order, each with what a tile there must show.
///
/// Sorted arrays, and no board at all: a game has some twenty such cells, so that finding one takes
/// three or four comparisons of eight cells at once, copying costs little, and moves come out in an
/// order that is the position's alone.
#[derive(Clone, Debug)]
pub(crate) struct Rim {
    len: usize,
    /// Unused places hold [`NOWHERE`].
    spots: [i16; ROOM],
    needs: [Need; ROOM],
}

/// The first tile has six neighbours, and each further one takes a place and adds at most three:
/// 116 around 56 tiles. Rounded up for the comparisons.
const ROOM: usize = 128;
const LANES: usize = 16;
const NOWHERE: i16 = i16::MAX;

impl Rim {
    pub(super) const fn new() -> Self {
        Self {
            len: 0,
            spots: [NOWHERE; ROOM],
            needs: [Need::EMPTY; ROOM],
        }
    }

    pub(crate) const fn len(&self) -> usize {
        self.len
    }

    pub(crate) fn needs(&self) -> &[Need] {
        &self.needs[..self.len]
    }

    pub(crate) const fn spot(&self, place: usize) -> Spot {
        Spot(self.spots[place])
    }

    pub(crate) fn find(&self, spot: Spot) -> Option<usize> {
        let place = self.place(spot);
        (self.spots[place] == spot.0).then_some(place)
    }

    /// The cells of the rim around a cell, by side.
    pub(super) fn around(&self, spot: Spot) -> [Option<usize>; 6] {
        let at = |place: usize, spot: Spot| (self.spots[place] == spot.0).then_some(place);
        // Cells of one row are neighbours here too: one search a row is enough.
        let [ne, e, se, sw, w, nw] = [0, 1, 2, 3, 4, 5].map(|side| spot.beyond(side));
        let (above, level, below) = (self.place(nw), self.place(w), self.place(sw));
        let north_west = at(above, nw);
        let west = at(level, w);
        let south_west = at(below, sw);
        let own = level + usize::from(west.is_some());
        let east = own + usize::from(self.spots[own] == spot.0);
        [
            at(above + usize::from(north_west.is_some()), ne),
            at(east, e),
            at(below + usize::from(south_west.is_some()), se),
            south_west,
            west,
            north_west,
        ]
    }

    /// The need of a cell, which is taken into the rim if it is not there.
    pub(super) fn admit(&mut self, spot: Spot) -> (&mut Need, bool) {
        let place = self.place(spot);
        let fresh = self.spots[place] != spot.0;
        if fresh {
            self.spots.copy_within(place..self.len, place + 1);
            self.needs.copy_within(place..self.len, place + 1);
            self.spots[place] = spot.0;
            self.needs[place] = Need::EMPTY;
            self.len += 1;
        }
        (&mut self.needs[place], fresh)
    }

    pub(super) fn remove(&mut self, place: usize) -> Need {
        let need = self.needs[place];
        self.spots.copy_within(place + 1..=self.len, place);
        self.needs.copy_within(place + 1..=self.len, place);
        self.len -= 1;
        need
    }

    pub(super) const fn need_mut(&mut self, place: usize) -> &mut Need {
        &mut self.needs[place]
    }

    pub(super) fn each_mut(&mut self) -> impl Iterator<Item = (Spot, &mut Need)> {
        let spots = self.spots[..self.len].iter().map(|&spot| Spot(spot));
        spots.zip(&mut self.needs[..self.len])
    }

    /// How many cells come before this one.
    fn place(&self, spot: Spot) -> usize {
        let mut before = [0_i16; LANES];
        let used = self.len.next_multiple_of(LANES);
        for lanes in self.spots[..used].chunks_exact(LANES) {
            for (before, &other) in before.iter_mut().zip(lanes) {
                *before += i16::from(other < spot.0);
            }
        }
        before.iter().sum::<i16>() as usize
    }
}

use std::sync::LazyLock;

use game::{Game, Seat, Turn};
use hex::Hex;
use tantrix::{Colour, Gap, LineEnd, Phase, Position, Tantrix, Tile, TileSet};

/// What there is to see of a seat's chances, as numbers of the order of 1: its most promising lines
/// with both their ends, and what is known of tiles and turn. [`STANDING`](super::networks::STANDING)
/// weighs them.
pub type Features = [f32; FEATURES];

/// How many numbers there are: three lines', and the rest.
pub const FEATURES: usize = LINES * A_LINE + OTHERS;

const LINES: usize = 3;
/// Length, length with what is about to be added, how far its ends are from closing, both ends.
const A_LINE: usize = 5 + 2 * AN_END;
const AN_END: usize = 9;
const OTHERS: usize = 14;

/// Lengths are counted in eights, points in tens.
const LONG: f32 = 8.0;
const MANY_POINTS: f32 = 10.0;
const HAND: f32 = 6.0;
/// In the bag of two players when the game begins.
const FULL_BAG: f32 = 44.0;
/// Of those, the tiles of one colour.
const BAG_OF_COLOUR: f32 = 33.0;

/// Ends of lines of one colour: two a tile would be 112.
const MOST_ENDS: usize = 112;
/// More than there are empty cells next to tiles.
const MOST_GAPS: usize = 128;
const MOST_SEATS: usize = 4;

/// The tiles that have each colour.
static OF_COLOUR: LazyLock<[TileSet; 4]> = LazyLock::new(|| {
    Colour::ALL.map(|colour| Tile::all().filter(|tile| tile.has(colour)).collect())
});

/// The open ends of all seats' lines, and the gaps they look at.
#[derive(Debug)]
pub struct FeatureExtractor<'a> {
    position: &'a Position,
    seats: usize,
    /// Who has the next free move.
    free: Seat,
    /// Whether the mover is about to draw.
    drawing: bool,
    ends: [[End; MOST_ENDS]; MOST_SEATS],
    counts: [usize; MOST_SEATS],
    /// For each end by its number, its place in its seat's list.
    places: [u8; LineEnd::COUNT],
    gaps: [Space; MOST_GAPS],
}

#[derive(Clone, Copy, Debug, Default)]
struct End {
    gap: u8,
    /// The first of the seat's ends at the same gap; the others follow it.
    first: u8,
    here: u16,
    far: u16,
    length: u8,
}

/// An empty cell at which lines end.
#[derive(Clone, Copy, Debug, Default)]
struct Space {
    cell: Hex,
    tiles: u8,
    shut: bool,
    /// How many tiles of each hand fit, and how many of the bag.
    held: [u8; MOST_SEATS],
    bag: u8,
}

impl Space {
    fn new(gap: &Gap<'_>, position: &Position, seats: usize, unlaid: TileSet) -> Self {
        let fitting = gap.fitting(unlaid);
        let mut held = [0; MOST_SEATS];
        for (seat, held) in held.iter_mut().enumerate().take(seats) {
            *held = fitting.common(position.hand(Seat::new(seat))).len() as u8;
        }
        Self {
            cell: gap.cell(),
            tiles: gap.tiles() as u8,
            shut: gap.is_shut() && position.is_restricted(),
            held,
            bag: fitting.common(position.bag()).len() as u8,
        }
    }

    fn fitting(&self) -> u8 {
        self.bag + self.held.iter().sum::<u8>()
    }
}

impl<'a> FeatureExtractor<'a> {
    /// Looks around.
    pub fn new(game: &Tantrix, position: &'a Position) -> Self {
        let seats = game.seats();
        let drawing = game.turn(position) == Turn::Chance;
        let mut extractor = Self {
            position,
            seats,
            free: next_free(position, seats, drawing),
            drawing,
            ends: [[End::default(); MOST_ENDS]; MOST_SEATS],
            counts: [0; MOST_SEATS],
            places: [0; LineEnd::COUNT],
            gaps: [Space::default(); MOST_GAPS],
        };
        let mut owners = [None; Colour::ALL.len()];
        let mut unlaid = position.bag();
        for seat in (0..seats).map(Seat::new) {
            owners[position.colour(seat).index()] = Some(seat.index());
            unlaid = unlaid.with(position.hand(seat));
        }
        for gap in position.table().gaps() {
            let place = gap.place();
            let mut matters = false;
            for line in gap.ends_of(|colour| owners[colour.index()].is_some()) {
                if let Some(seat) = owners[line.colour.index()] {
                    matters |= extractor.add_end(seat, line, place as u8);
                }
            }
            if matters {
                extractor.gaps[place] = Space::new(&gap, position, seats, unlaid);
            }
        }
        extractor
    }

    fn add_end(&mut self, seat: usize, line: LineEnd, gap: u8) -> bool {
        let count = self.counts[seat];
        let room = count < MOST_ENDS;
        if room {
            self.places[line.here as usize] = count as u8;
            let before = self.ends[seat][..count].last();
            let first = before.filter(|end| end.gap == gap).map(|end| end.first);
            self.ends[seat][count] = End {
                gap,
                first: first.unwrap_or(count as u8),
                here: line.here,
                far: line.far,
                length: line.length,
            };
            self.counts[seat] += 1;
        }
        room
    }

    /// What is to be seen of one seat's chances.
    pub fn features(&self, seat: Seat) -> Features {
        let mut features = [0.0; FEATURES];
        let ends = &self.ends[seat.index()][..self.counts[seat.index()]];
        let (lines, others) = features.split_at_mut(LINES * A_LINE);
        for (line, pair) in lines.chunks_exact_mut(A_LINE).zip(self.best_lines(ends)) {
            let Some((potential, ends_of_line)) = pair else {
                break;
            };
            self.describe_line(line, seat, ends, potential, ends_of_line);
        }
        self.describe_rest(others, seat);
        features
    }

    /// The lines with the highest potential, the best first.
    fn best_lines(&self, ends: &[End]) -> [Option<(f32, [End; 2])>; LINES] {
        let mut best = [None; LINES];
        // Each line once, not from both ends.
        for &one in ends.iter().filter(|end| end.here < end.far) {
            let other = ends[self.places[one.far as usize] as usize];
            let mut next = Some((self.potential(ends, one, other), [one, other]));
            for place in &mut best {
                let worse =
                    |&(potential, _): &(f32, _)| next.is_some_and(|(more, _)| more > potential);
                if place.as_ref().is_none_or(worse) {
                    std::mem::swap(place, &mut next);
                }
            }
        }
        best
    }

    /// What the line is worth once its ends are carried on by a tile each.
    fn potential(&self, ends: &[End], one: End, other: End) -> f32 {
        let length = f32::from(one.length);
        let open = |end: End| self.gaps[end.gap as usize].fitting() > 0;
        if one.gap == other.gap {
            return if open(one) {
                2.0 * (length + 1.0)
            } else {
                length
            };
        }
        [one, other]
            .into_iter()
            .filter(|&end| open(end))
            .fold(length, |sum, end| sum + 1.0 + joined(ends, end))
    }

    fn describe_line(
        &self,
        features: &mut [f32],
        seat: Seat,
        ends: &[End],
        potential: f32,
        [one, other]: [End; 2],
    ) {
        let length = f32::from(one.length);
        features[0] = length / LONG;
        features[1] = potential / LONG;
        let [from, to] = [one, other].map(|end| self.gaps[end.gap as usize].cell);
        let apart = usize::from(from.distance(to));
        if apart <= 2 {
            features[2 + apart] = (length + 1.0) / LONG;
        }
        let mut sides = [one, other].map(|end| self.describe_end(seat, ends, end));
        let weight = |features: &[f32; AN_END]| {
            4.0 * features[7] + features[0] + features[3] + 0.5 * features[2]
                - features[6]
                - 3.0 * features[8]
        };
        if weight(&sides[1]) > weight(&sides[0]) {
            sides.swap(0, 1);
        }
        features[5..].copy_from_slice(sides.as_flattened());
    }

    fn describe_end(&self, seat: Seat, ends: &[End], end: End) -> [f32; AN_END] {
        let gap = &self.gaps[end.gap as usize];
        let own = gap.held[seat.index()];
        let rivals = gap.held.iter().sum::<u8>() - own;
        let dead = gap.fitting() == 0;
        [
            f32::from(own.min(1)),
            f32::from(own.saturating_sub(1)) / 3.0,
            f32::from(rivals.min(1)),
            f32::from(gap.bag) / LONG,
            f32::from(gap.tiles == 2),
            f32::from(gap.tiles >= 3),
            f32::from(gap.shut),
            if dead { 0.0 } else { joined(ends, end) / LONG },
            f32::from(dead),
        ]
    }

    fn describe_rest(&self, features: &mut [f32], seat: Seat) {
        let position = self.position;
        let colour = position.colour(seat);
        let (table, bag, own) = (position.table(), position.bag(), position.hand(seat));
        let rivals = (0..self.seats)
            .map(Seat::new)
            .filter(|&other| other != seat);
        let theirs = rivals.fold(TileSet::default(), |all, other| {
            all.with(position.hand(other))
        });
        let of_colour = |tiles: TileSet| tiles.common(OF_COLOUR[colour.index()]).len();
        let points = position.points(seat) as f32 / MANY_POINTS;
        let left = bag.len() as f32 / FULL_BAG;
        let free = f32::from(self.free == seat);
        features.copy_from_slice(&[
            f32::from(table.longest_line(colour)) / MANY_POINTS,
            2.0 * f32::from(table.longest_loop(colour)) / MANY_POINTS,
            points,
            points * left,
            left,
            left * left,
            f32::from(bag.is_empty()),
            own.len() as f32 / HAND,
            of_colour(own) as f32 / HAND,
            of_colour(theirs) as f32 / HAND,
            of_colour(bag) as f32 / BAG_OF_COLOUR,
            free,
            free * left,
            f32::from(self.drawing && position.mover() == seat),
        ]);
    }
}

/// Who has the next free move.
fn next_free(position: &Position, seats: usize, drawing: bool) -> Seat {
    let done = match position.phase() {
        Phase::ForcedBefore => false,
        Phase::Opening | Phase::Free => drawing,
        Phase::ForcedAfter => true,
    };
    if done {
        position.mover().next(seats)
    } else {
        position.mover()
    }
}

/// How long a line of the same colour the next tile at an end would join to it.
fn joined(ends: &[End], end: End) -> f32 {
    ends[end.first as usize..]
        .iter()
        .take_while(|other| other.gap == end.gap)
        .filter(|other| other.here != end.here && other.here != end.far)
        .map(|other| other.length)
        .max()
        .map_or(0.0, f32::from)
}

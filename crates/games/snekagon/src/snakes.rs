use scene::Growth;

/// The snakes of one player: how long each is and where it ends, so that the longest is always known.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Snakes {
    list: [Snake; MOST],
    count: u8,
    longest: u8,
}

/// As many as a player has tiles.
const MOST: usize = 10;

/// A hex somewhere: its board and its spot.
pub(crate) type Place = u16;

/// The ends of a tile, each with the hex that it joins.
pub(crate) type Joints = [(Place, Option<Place>); 2];

pub(crate) const fn place(board: usize, spot: u8) -> Place {
    (board as u16) << 8 | spot as u16
}

pub(crate) const fn place_of(place: Place) -> (usize, u8) {
    ((place >> 8) as usize, place as u8)
}

#[derive(Clone, Copy, Debug)]
struct Snake {
    ends: [Place; 2],
    length: u8,
}

impl Snakes {
    pub(crate) const NONE: Self = Self {
        list: [Snake {
            ends: [0; 2],
            length: 0,
        }; MOST],
        count: 0,
        longest: 0,
    };

    /// The hexes of the longest snake; a ring counts all its hexes.
    pub(crate) const fn longest(&self) -> u8 {
        self.longest
    }

    /// Every snake that is not a ring: its length and its ends.
    pub(crate) fn open(&self) -> impl Iterator<Item = (u8, [Place; 2])> {
        let open = &self.list[..usize::from(self.count)];
        open.iter().map(|snake| (snake.length, snake.ends))
    }

    /// How long a snake would be with such a tile, and how long the longest that it joins is.
    pub(crate) fn growth(mut self, length: u8, ends: Joints) -> Growth {
        let joined = |end: Place| {
            let lengths = self.open().filter(|(_, ends)| ends.contains(&end));
            lengths.map(|(length, _)| length).max()
        };
        let from = ends.iter().filter_map(|&(_, end)| joined(end?)).max();
        Growth {
            from: from.unwrap_or(0).into(),
            to: self.add(length, ends).into(),
        }
    }

    /// A tile was placed whose ends join the hexes given with them. Says how long its snake is then.
    pub(crate) fn add(&mut self, length: u8, ends: Joints) -> u8 {
        let mut snake = Snake {
            ends: ends.map(|(end, _)| end),
            length,
        };
        let mut ring = false;
        for (index, (_, joined)) in ends.into_iter().enumerate() {
            let Some(joined) = joined else { continue };
            if index == 1 && snake.ends[0] == joined && ends[0].1.is_some() {
                // The first end joined the same snake, whose other end this is.
                ring = true;
                continue;
            }
            let other = self.take(joined);
            snake.length += other.length;
            let [here, there] = other.ends;
            snake.ends[index] = if here == joined { there } else { here };
        }
        self.longest = self.longest.max(snake.length);
        if !ring {
            self.list[usize::from(self.count)] = snake;
            self.count += 1;
        }
        snake.length
    }

    fn take(&mut self, end: Place) -> Snake {
        let open = &self.list[..usize::from(self.count)];
        let index = open
            .iter()
            .position(|snake| snake.ends.contains(&end))
            .unwrap_or_else(|| unreachable!("an open hex is the end of a snake"));
        let snake = self.list[index];
        self.count -= 1;
        self.list[index] = self.list[usize::from(self.count)];
        snake
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn snakes_join_and_close() {
        let mut snakes = Snakes::NONE;
        snakes.add(3, [(1, None), (2, None)]);
        snakes.add(2, [(3, None), (4, None)]);
        assert_eq!((snakes.longest(), snakes.count), (3, 2));
        let joins = snakes.growth(4, [(5, Some(2)), (6, Some(3))]);
        assert_eq!(joins, Growth { from: 3, to: 9 }, "of two the longer");
        let alone = snakes.growth(4, [(5, None), (6, None)]);
        assert_eq!(alone, Growth { from: 0, to: 4 });
        snakes.add(4, [(5, Some(2)), (6, Some(3))]);
        assert_eq!((snakes.longest(), snakes.count), (9, 1));
        snakes.add(2, [(7, Some(4)), (8, Some(1))]);
        assert_eq!((snakes.longest(), snakes.count), (11, 0), "a ring");
    }

    #[test]
    fn a_single_hex_has_two_ends_in_one_place() {
        let mut snakes = Snakes::NONE;
        snakes.add(1, [(1, None), (1, None)]);
        snakes.add(2, [(2, Some(1)), (3, None)]);
        snakes.add(2, [(4, Some(1)), (5, None)]);
        assert_eq!((snakes.longest(), snakes.count), (5, 1));
        let mut ring = Snakes::NONE;
        ring.add(1, [(1, None), (1, None)]);
        ring.add(5, [(2, Some(1)), (3, Some(1))]);
        assert_eq!((ring.longest(), ring.count), (6, 0));
    }
}

use crate::field::{Field, Spots, bit};

/// A single hex that has one drill and no neighbour on its board. In the advanced game it hands on, to
/// whatever joins it, the heading of the hex that it is drilled to. A player has only one single hex,
/// so at most one guide; once something joined it, it is full and guides nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Guide {
    board: u8,
    spot: u8,
    /// The direction from its field back into the snake.
    back: u8,
}

impl Guide {
    pub(crate) const fn new(board: usize, spot: u8, back: u8) -> Self {
        Self {
            board: board as u8,
            spot,
            back,
        }
    }

    pub(crate) const fn board(self) -> usize {
        self.board as usize
    }

    pub(crate) const fn spot(self) -> u8 {
        self.spot
    }

    pub(crate) const fn back(self) -> u8 {
        self.back
    }

    /// The spots from which the snake would turn back at the guide.
    pub(crate) fn barred(self, field: &Field) -> Spots {
        let back = usize::from(self.back);
        [5, 0, 1].into_iter().fold(0, |barred, turn| {
            barred | field.look(bit(self.spot), (back + turn + 3) % 6)
        })
    }
}

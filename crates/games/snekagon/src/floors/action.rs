use crate::Misread;
use crate::placements::{Placement, Placements};
use crate::writing::{push_path, read_path};

/// A tile placed on one of the boards, drilled or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move {
    board: u8,
    placement: u16,
    /// The board that each end is drilled to, counted from 1; 0 for none. The ends are in reading
    /// order; a single hex has its drills in the order of the boards.
    drills: [u8; 2],
}

impl Move {
    /// The drills in the order of the ends; of a single hex in any order.
    pub(crate) const fn drilled(board: usize, placement: u16, drills: [Option<usize>; 2]) -> Self {
        const fn number(board: Option<usize>) -> u8 {
            match board {
                None => 0,
                Some(board) => board as u8 + 1,
            }
        }
        Self {
            board: board as u8,
            placement,
            drills: [number(drills[0]), number(drills[1])],
        }
    }

    pub(crate) const fn board(self) -> usize {
        self.board as usize
    }

    pub(super) const fn placement(self) -> u16 {
        self.placement
    }

    pub(crate) fn tile(self, placements: &Placements) -> &Placement {
        placements.get(self.placement)
    }

    /// The boards that the ends are drilled to.
    pub(crate) fn drills(self) -> [Option<usize>; 2] {
        self.drills.map(|number| usize::from(number).checked_sub(1))
    }

    /// `1>2:f6-f7-g7`: starts with the end that is drilled, or else with the first in reading order.
    pub(crate) fn text(self, placements: &Placements) -> String {
        let mut path = self.tile(placements).path().to_vec();
        let mut drills = self.drills;
        if drills[0] == 0 && drills[1] != 0 {
            drills.reverse();
            path.reverse();
        }
        // Boards are few: their numbers are digits.
        let digit = |number: u8| (b'0' + number) as char;
        let [from, to] = drills;
        let mut text = String::with_capacity(4 * path.len() + 6);
        if from != 0 {
            text.extend([digit(from), '>']);
        }
        text.extend([digit(self.board + 1), ':']);
        push_path(&placements.field, &path, &mut text);
        if to != 0 {
            text.extend(['>', digit(to)]);
        }
        text
    }

    /// The move with this text, on one of `boards` boards; nothing if it does not even look like one.
    pub(crate) fn parse(
        placements: &Placements,
        boards: usize,
        text: &str,
    ) -> Result<Option<Self>, Misread> {
        let Some((before, after)) = text.split_once(':') else {
            return Ok(None);
        };
        let (from, board) = match before.split_once('>') {
            Some((from, board)) => (Some(from), board),
            None => (None, before),
        };
        let (path, to) = match after.split_once('>') {
            Some((path, to)) => (path, Some(to)),
            None => (after, None),
        };
        let numbers = [Some(board), from, to];
        if !numbers.iter().flatten().all(|number| is_number(number)) {
            return Ok(None);
        }
        let Some((placement, backwards)) = read_path(placements, path)? else {
            return Ok(None);
        };
        let [board, from, to] = numbers;
        let board = board_of(boards, board)?.unwrap_or_default();
        let mut drills = [board_of(boards, from)?, board_of(boards, to)?];
        if backwards {
            drills.reverse();
        }
        Self::checked(placements, boards, board, placement, drills).map(Some)
    }

    /// A tile on a board, its ends drilled to others; the drills in reading order of the ends, of a single
    /// hex in any order. Or why there can be no such move in any position.
    pub(crate) fn checked(
        placements: &Placements,
        boards: usize,
        board: usize,
        placement: u16,
        mut drills: [Option<usize>; 2],
    ) -> Result<Self, Misread> {
        let mentioned = drills.into_iter().flatten().chain([board]);
        if let Some(unknown) = mentioned.filter(|&board| board >= boards).max() {
            return Err(no_such_board(&(unknown + 1).to_string(), boards));
        }
        for other in drills.into_iter().flatten() {
            if !are_neighbours(boards, board, other) {
                let [lower, higher] = [board.min(other), board.max(other)];
                return Err(Misread::NotNeighbours(lower + 1, higher + 1));
            }
        }
        if placements.get(placement).length == 1 {
            if drills[0].is_some() && drills[0] == drills[1] {
                let twice = drills[0].unwrap_or_default() + 1;
                return Err(Misread::DrillsTwice(twice));
            }
            if drills[0].is_none() || drills[1].is_some() && drills[0] > drills[1] {
                drills.reverse();
            }
        }
        Ok(Self::drilled(board, placement, drills))
    }
}

/// The neighbours of a board in the circle of boards, lower ones first.
pub(crate) fn neighbours(boards: usize, board: usize) -> impl Iterator<Item = usize> {
    (0..boards).filter(move |&other| are_neighbours(boards, board, other))
}

const fn are_neighbours(boards: usize, one: usize, other: usize) -> bool {
    (one + 1) % boards == other || (other + 1) % boards == one
}

fn is_number(text: &str) -> bool {
    text.len() == 1 && text.bytes().all(|digit| digit.is_ascii_digit())
}

fn board_of(boards: usize, number: Option<&str>) -> Result<Option<usize>, Misread> {
    let Some(number) = number else {
        return Ok(None);
    };
    let known = number
        .parse()
        .ok()
        .filter(|number: &usize| (1..=boards).contains(number));
    match known {
        Some(known) => Ok(Some(known - 1)),
        None => Err(no_such_board(number, boards)),
    }
}

fn no_such_board(number: &str, boards: usize) -> Misread {
    Misread::NoSuchBoard {
        board: number.to_owned(),
        count: boards,
    }
}

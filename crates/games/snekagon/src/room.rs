//! How far snakes can still grow: the cells that an open end could reach, whatever tiles it takes.

use game::{MAX_SEATS, Seat};

use crate::survey::{Ends, Ground, Snake, Survey};

/// One player's part of every board.
pub type Grounds = [Ground; MAX_SEATS];

/// One player's part of every board, as it stands.
pub fn grounds<G: Survey>(game: &G, position: &G::Position, seat: Seat) -> Grounds {
    let mut grounds = Grounds::default();
    for (board, ground) in grounds.iter_mut().enumerate().take(game.boards()) {
        *ground = game.ground(position, seat, board);
    }
    grounds
}

/// The ends of a snake that something can still join.
pub fn open_ends(snake: &Snake, grounds: &Grounds) -> Ends {
    let mut ends = Ends::default();
    for (board, spot) in snake.ends {
        ends[board] |= spot & grounds[board].open;
    }
    ends
}

/// Where the next hex after one of these ends can lie.
pub fn fronts<G: Survey>(game: &G, grounds: &Grounds, ends: &Ends) -> Ends {
    let boards = game.boards();
    let mut fronts = Ends::default();
    for board in 0..boards {
        if ends[board] == 0 {
            continue;
        }
        fronts[board] |= game.beside(ends[board]) & grounds[board].end;
        each_neighbour(boards, board, |other| {
            fronts[other] |= ends[board] & grounds[other].inner;
        });
    }
    fronts
}

/// The cells that a snake can reach from these ends in so many steps.
pub fn room<G: Survey>(game: &G, grounds: &Grounds, ends: &Ends, steps: u32) -> Ends {
    let mut room = fronts(game, grounds, ends);
    for _ in 1..steps {
        let grown = further(game, grounds, &room);
        if grown == room {
            break;
        }
        room = grown;
    }
    room
}

/// The same cells and those a step further.
pub fn further<G: Survey>(game: &G, grounds: &Grounds, room: &Ends) -> Ends {
    let boards = game.boards();
    let mut grown = *room;
    for board in 0..boards {
        if room[board] == 0 {
            continue;
        }
        grown[board] |= game.beside(room[board]) & grounds[board].inner;
        each_neighbour(boards, board, |other| {
            grown[other] |= room[board] & grounds[other].inner;
        });
    }
    grown
}

/// How many cells these are.
pub fn count(spots: &Ends) -> u32 {
    spots.iter().map(|spots| spots.count_ones()).sum()
}

fn each_neighbour(boards: usize, board: usize, mut visit: impl FnMut(usize)) {
    if boards > 1 {
        visit((board + 1) % boards);
    }
    if boards > 2 {
        visit((board + boards - 1) % boards);
    }
}

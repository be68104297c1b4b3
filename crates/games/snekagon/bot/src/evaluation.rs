use game::{MAX_SEATS, PerSeat, Seat, Turn};
use snekagon::{Ends, Ground, Snake, Survey};

/// One player's part of every board.
pub(super) type Grounds = [Ground; MAX_SEATS];

/// How far the room before a snake's ends is looked at, in hexes.
const ROOM_STEPS: u32 = 5;
/// Of how much room, for each hex still in the hand, half of the hand finds its place.
const ROOM_SCALE: f32 = 0.8;
/// How much being to move is worth, in hexes.
const TEMPO: f32 = 1.0;
/// How many hexes of lead make a win about three times as likely as a loss.
const LEAD_SCALE: f32 = 3.0;

pub(super) fn grounds<G: Survey>(game: &G, position: &G::Position, seat: Seat) -> Grounds {
    let mut grounds = Grounds::default();
    for (board, ground) in grounds.iter_mut().enumerate().take(game.boards()) {
        *ground = game.ground(position, seat, board);
    }
    grounds
}

/// What each seat can expect, by how long its longest snake is and is likely to become.
pub(super) fn evaluate<G: Survey>(game: &G, position: &G::Position) -> PerSeat<f32> {
    let seats = game.seats();
    let lengths = PerSeat::from_fn(seats, |seat| {
        let tempo = if game.turn(position) == Turn::Seat(seat) {
            TEMPO
        } else {
            0.0
        };
        expected_length(game, position, seat) + tempo
    });
    PerSeat::from_fn(seats, |seat| {
        let beats = |rival: f32| 1.0 / (1.0 + ((rival - lengths[seat]) / LEAD_SCALE).exp());
        let all: f32 = lengths.as_slice().iter().map(|&rival| beats(rival)).sum();
        // One of them was the seat itself, as good as itself.
        (all - 0.5) / (seats - 1) as f32
    })
}

/// How long the longest snake of a seat is likely to become.
pub(super) fn expected_length<G: Survey>(game: &G, position: &G::Position, seat: Seat) -> f32 {
    let left = game.left(position, seat).hexes as f32;
    let longest = game.longest(position, seat) as f32;
    if left == 0.0 {
        return longest;
    }
    let grounds = grounds(game, position, seat);
    let grown = |room: u32| left * room as f32 / (room as f32 + ROOM_SCALE * left);
    let clear: u32 = grounds.iter().map(|g| g.clear.count_ones()).sum();
    game.snakes(position, seat)
        .map(|snake| {
            let ends = open_ends(&snake, &grounds);
            let room = room(game, &grounds, &ends, ROOM_STEPS);
            snake.length as f32 + grown(count(&room))
        })
        .fold(longest.max(0.8 * grown(clear)), f32::max)
}

/// The ends of a snake that something can still join.
pub(super) fn open_ends(snake: &Snake, grounds: &Grounds) -> Ends {
    let mut ends = Ends::default();
    for (board, spot) in snake.ends {
        ends[board] |= spot & grounds[board].open;
    }
    ends
}

/// Where the next hex after one of these ends can lie.
pub(super) fn fronts<G: Survey>(game: &G, grounds: &Grounds, ends: &Ends) -> Ends {
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
pub(super) fn room<G: Survey>(game: &G, grounds: &Grounds, ends: &Ends, steps: u32) -> Ends {
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
pub(super) fn further<G: Survey>(game: &G, grounds: &Grounds, room: &Ends) -> Ends {
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

pub(super) fn count(spots: &Ends) -> u32 {
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

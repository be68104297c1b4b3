use game::{PerSeat, Seat, Turn};
use snekagon::Survey;
use snekagon::room::{count, grounds, open_ends, room};

/// How far the room before a snake's ends is looked at, in hexes.
const ROOM_STEPS: u32 = 5;
/// Of how much room, for each hex still in the hand, half of the hand finds its place.
const ROOM_SCALE: f32 = 0.8;
/// How much being to move is worth, in hexes.
const TEMPO: f32 = 1.0;
/// How many hexes of lead make a win about three times as likely as a loss.
const LEAD_SCALE: f32 = 3.0;

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

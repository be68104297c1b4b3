use game::{Game, PerSeat, Seat, Turn};
use search::{ProofHeuristic, Prover, Value};
use snekagon::flat::Position;
use snekagon::{Ends, Snekagon, Survey};

use snekagon::room::{Grounds, fronts, further, grounds, open_ends};

/// What each seat gets whatever is still played, if that is plain to see: a snake never gets shorter,
/// and none gets longer than the hexes left in the hand and the room that it can reach.
pub(super) fn settled<G: Survey>(game: &G, position: &G::Position) -> Option<PerSeat<f32>> {
    // Drills and single hexes reach further than what is reckoned with here.
    if game.boards() != 1 {
        return None;
    }
    let [own, other] = [0, 1].map(Seat::new);
    let has = [own, other].map(|seat| game.longest(position, seat));
    let left = [own, other].map(|seat| game.left(position, seat).hexes);
    let most = |seat: Seat| at_most(game, position, seat);
    // Nobody is out of the game who has more left than the other has laid: no need to look closer.
    let reward = if has[0] > left[1] && has[0] > most(other) {
        [1.0, 0.0]
    } else if has[1] > left[0] && has[1] > most(own) {
        [0.0, 1.0]
    } else if has[0] == has[1] && most(own) == has[0] && most(other) == has[1] {
        [0.5, 0.5]
    } else {
        return None;
    };
    Some(PerSeat::from_fn(2, |seat| reward[seat.index()]))
}

/// The most that a seat's longest snake can come to.
fn at_most<G: Survey>(game: &G, position: &G::Position, seat: Seat) -> u32 {
    let longest = game.longest(position, seat);
    let left = game.left(position, seat);
    if left.tiles == 0 || game.turn(position) == Turn::Over {
        return longest;
    }
    let grounds = grounds(game, position, seat);
    let mut snakes = [(0, Ends::default()); 10];
    let mut count = 0;
    for snake in game.snakes(position, seat) {
        snakes[count] = (snake.length, open_ends(&snake, &grounds));
        count += 1;
    }
    let snakes = &snakes[..count];
    // A snake of new tiles alone is as long as they are at most.
    let clear: u32 = grounds.iter().map(|ground| ground.clear.count_ones()).sum();
    let founded = left.hexes.min(clear);
    (0..count)
        .map(|first| grown(game, &grounds, snakes, first, left.hexes))
        .fold(longest.max(founded), u32::max)
}

/// The most that one snake can come to, with all that it can join.
fn grown<G: Survey>(
    game: &G,
    grounds: &Grounds,
    snakes: &[(u32, Ends)],
    first: usize,
    left: u32,
) -> u32 {
    let (mut length, mut ends) = snakes[first];
    let mut joined = 1_u32 << first;
    let mut room = fronts(game, grounds, &ends);
    loop {
        let before = (joined, room);
        room = further(game, grounds, &room);
        let touches = |room: &Ends, spots: &Ends| {
            let touching = |board: usize| {
                // The last hex of a tile may lie beside another snake's end.
                let last = (game.beside(room[board]) & grounds[board].end) | room[board];
                game.beside(last) & spots[board] != 0
            };
            (0..game.boards()).any(touching)
        };
        for (index, (more, others)) in snakes.iter().enumerate() {
            if joined >> index & 1 == 0 && touches(&room, others) {
                joined |= 1 << index;
                length += more;
                for (end, other) in ends.iter_mut().zip(others) {
                    *end |= other;
                }
                let more = fronts(game, grounds, &ends);
                for (spots, more) in room.iter_mut().zip(more) {
                    *spots |= more;
                }
            }
        }
        if (joined, room) == before {
            break;
        }
    }
    let cells: u32 = room.iter().map(|spots| spots.count_ones()).sum();
    length + left.min(cells)
}

/// Sees when nothing that is still played can matter.
#[derive(Clone, Copy, Debug)]
pub struct SettledHeuristic;

impl ProofHeuristic<Snekagon> for SettledHeuristic {
    fn initial_numbers(&self, game: &Snekagon, position: &Position) -> (u32, u32) {
        (1, (game.count_moves(position) as u32).clamp(1, 1000))
    }

    fn static_value(&self, game: &Snekagon, position: &Position) -> Option<Value> {
        let mover = position.mover()?;
        settled(game, position).map(|rewards| match rewards[mover] {
            0.0 => Value::Loss,
            1.0 => Value::Win,
            _ => Value::Draw,
        })
    }
}

/// Solves late positions of Snekagon.
pub type Endgame = Prover<Snekagon, SettledHeuristic>;

/// A solver that takes at most so many bytes and so many threads.
pub fn endgame(game: &Snekagon, memory: usize, threads: usize) -> Endgame {
    Prover::new(game.clone(), SettledHeuristic, memory, threads)
}

#[cfg(test)]
mod tests {
    use game::{Dice, Listed, SeededDice};

    use super::*;

    #[test]
    fn no_snake_gets_longer_than_it_can() {
        let family = Snekagon::family();
        let game = Snekagon::configure(&family.defaults());
        let (mut settled_early, mut closest) = (0, u32::MAX);
        for seed in 0..400 {
            let mut dice = SeededDice::new(seed);
            let mut position = game.start(&game.deal(&mut dice));
            let mut seen = Vec::new();
            while game.turn(&position) != Turn::Over {
                // Snakes that grow and join are those that come near the bound.
                let all = [u128::MAX; game::MAX_SEATS];
                let grow = dice.below(4) > 0;
                let longer = game.pick_extension(&position, &all, &[1; 6], &mut dice);
                let action = longer
                    .filter(|_| grow)
                    .unwrap_or_else(|| game.pick_move(&position, &mut dice));
                game.play_unchecked(&mut position, action);
                seen.push(position.clone());
            }
            let rewards = search::reward_by_rank(&game, &position);
            for earlier in seen {
                for seat in [0, 1].map(Seat::new) {
                    let most = at_most(&game, &earlier, seat);
                    let came_to = game.longest(&position, seat);
                    assert!(most >= came_to, "{earlier:?} {seat}");
                    if game.longest(&earlier, seat) < came_to {
                        closest = closest.min(most - came_to);
                    }
                }
                if let Some(promised) = settled(&game, &earlier) {
                    assert_eq!(promised, rewards);
                    settled_early += u32::from(game.turn(&earlier) != Turn::Over);
                }
            }
        }
        assert!(settled_early > 200, "{settled_early}");
        assert_eq!(closest, 0, "the bound is never reached");
    }
}

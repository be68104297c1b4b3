//! Snekagon 5G a second time: hexes in a map, drills in a list, degrees, triangles and columns of
//! drilled hexes counted afresh for every placement.
#![allow(missing_docs, clippy::unwrap_used, reason = "tests")]

mod plain;

use std::collections::{HashMap, HashSet};

use conformance::{Twin, agrees_with_its_twin, obeys_the_laws, survives_noise};
use game::{Game, Notation};
use plain::{AROUND, Hex, configured, in_triangle, name, neighbours, placements, shape, snakes};
use serpentarium_snekagon::Snekagon5g;

/// A hex on a board.
type Spot = (usize, Hex);

struct PlainFloors {
    side: i32,
    boards: usize,
    advanced: bool,
    placements: HashMap<Vec<Hex>, Vec<Vec<Hex>>>,
    owner: HashMap<Spot, usize>,
    links: Vec<(Spot, Spot)>,
    hands: Vec<Vec<Vec<Hex>>>,
    /// Who is to move, and what they may do.
    turn: Option<(usize, Vec<Action>)>,
}

/// A placement: the board, the path, and the boards that its first and last hex are drilled to.
#[derive(Clone)]
struct Action {
    board: usize,
    path: Vec<Hex>,
    drills: Vec<(Hex, usize)>,
}

fn option(spec: &str, name: &str) -> Option<String> {
    let (_, rest) = spec.split_once(&format!("{name}="))?;
    Some(rest.chars().take_while(|c| c.is_alphanumeric()).collect())
}

fn pair(letter: char) -> [Vec<Hex>; 2] {
    let (one, other) = match letter {
        'A' => ([0, 0, 0], [0, 0, 1]),
        'B' => ([0, 1, 0], [1, 0, 1]),
        'C' => ([1, 1, 1], [0, 1, 1]),
        'D' => ([1, 5, 1], [1, 5, 0]),
        _ => ([1, 0, 5], [1, 1, 5]),
    };
    [one, other].map(|turns| {
        let mut path = vec![(0, 0), (1, 0)];
        let mut heading = 0;
        for turn in turns {
            heading = (heading + turn) % 6;
            let (last, step) = (path[path.len() - 1], AROUND[heading]);
            path.push((last.0 + step.0, last.1 + step.1));
        }
        shape(&path)
    })
}

impl Twin for PlainFloors {
    fn start(spec: &str, setup: &str) -> Self {
        let number = |name, default| option(spec, name).map_or(default, |n| n.parse().unwrap());
        let side = number("side", 6);
        let hand = |letter| [snakes(), pair(letter).to_vec()].concat();
        let mut placements = placements(side, 5);
        for paths in placements.values_mut() {
            paths.retain(|path| !path.contains(&(-1, -2)) && !path.contains(&(3, -2)));
        }
        let mut twin = Self {
            side,
            boards: number("players", 3) as usize,
            advanced: option(spec, "advanced").is_some_and(|value| value == "on"),
            placements,
            owner: HashMap::new(),
            links: Vec::new(),
            hands: setup.chars().map(hand).collect(),
            turn: None,
        };
        twin.pass_to(0);
        twin
    }

    fn turn(&self) -> Option<usize> {
        self.turn.as_ref().map(|(seat, _)| *seat)
    }

    fn moves(&self) -> Vec<String> {
        let legal = self.turn.iter().flat_map(|(_, legal)| legal);
        legal.map(|action| self.text(action)).collect()
    }

    fn play(&mut self, text: &str) {
        let (seat, legal) = self.turn.take().unwrap();
        let played = legal.iter().find(|action| self.text(action) == text);
        let Action {
            board,
            path,
            drills,
        } = played.unwrap().clone();
        self.hands[seat].retain(|tile| *tile != shape(&path));
        for (cell, other) in drills {
            self.links.push(((board, cell), (other, cell)));
        }
        self.owner
            .extend(path.into_iter().map(|cell| ((board, cell), seat)));
        self.pass_to((seat + 1) % self.boards);
    }

    fn scores(&self) -> Vec<i32> {
        (0..self.boards).map(|seat| self.longest(seat)).collect()
    }
}

impl PlainFloors {
    fn pass_to(&mut self, seat: usize) {
        self.turn = (0..self.boards)
            .map(|turn| (seat + turn) % self.boards)
            .map(|seat| (seat, self.options(seat)))
            .find(|(_, options)| !options.is_empty());
    }

    fn options(&self, seat: usize) -> Vec<Action> {
        let mut found = Vec::new();
        for path in self.hands[seat]
            .iter()
            .flat_map(|tile| &self.placements[tile])
        {
            for board in 0..self.boards {
                if path
                    .iter()
                    .any(|&cell| self.owner.contains_key(&(board, cell)))
                {
                    continue;
                }
                for drills in self.drills(seat, board, path) {
                    let action = Action {
                        board,
                        path: path.clone(),
                        drills,
                    };
                    if self.fits(seat, &action) {
                        found.push(action);
                    }
                }
            }
        }
        found
    }

    /// Every way to drill the ends of a tile to own hexes, full or not.
    fn drills(&self, seat: usize, board: usize, path: &[Hex]) -> Vec<Vec<(Hex, usize)>> {
        let above: HashSet<usize> = [1, self.boards - 1]
            .map(|step| (board + step) % self.boards)
            .into();
        let to = |cell: Hex| {
            let mut boards: Vec<usize> = above.iter().copied().collect();
            boards.retain(|&other| self.owner.get(&(other, cell)) == Some(&seat));
            boards.sort_unstable();
            boards
        };
        let (first, last) = (path[0], path[path.len() - 1]);
        let mut ways = vec![Vec::new()];
        ways.extend(to(first).into_iter().map(|board| vec![(first, board)]));
        if path.len() == 1 {
            if let [one, other] = to(first)[..] {
                ways.push(vec![(first, one), (first, other)]);
            }
            return ways;
        }
        let more: Vec<_> = ways
            .iter()
            .flat_map(|way| {
                let longer = |board| [&way[..], &[(last, board)]].concat();
                to(last).into_iter().map(longer).collect::<Vec<_>>()
            })
            .collect();
        ways.extend(more);
        ways
    }

    fn fits(&self, seat: usize, action: &Action) -> bool {
        let board = action.board;
        let own = |(there, cell): Spot| {
            self.owner.get(&(there, cell)) == Some(&seat)
                || there == board && action.path.contains(&cell)
        };
        let linked = |(there, cell): Spot| {
            let new = action
                .drills
                .iter()
                .flat_map(|&(at, other)| [((board, at), (other, at)), ((other, at), (board, at))]);
            let old = self.links.iter().flat_map(|&(a, b)| [(a, b), (b, a)]);
            new.chain(old)
                .filter(|&(from, _)| from == (there, cell) && own(from))
                .map(|(_, to)| to)
                .collect::<Vec<Spot>>()
        };
        let beside = |(there, cell): Spot| {
            let mut around = neighbours(cell).to_vec();
            around.retain(|&next| own((there, next)));
            around
        };
        let touched: HashSet<Hex> = action
            .path
            .iter()
            .flat_map(|&cell| neighbours(cell))
            .filter(|&cell| self.owner.contains_key(&(board, cell)))
            .collect();
        let joined = touched.iter().any(|&cell| own((board, cell)));
        if !joined && action.drills.is_empty() {
            return touched.is_empty();
        }
        let changed = action.path.iter().copied().chain(touched);
        let changed = changed.map(|cell| (board, cell));
        let drilled = action.drills.iter().map(|&(cell, other)| (other, cell));
        changed
            .chain(drilled)
            .filter(|&spot| own(spot))
            .all(|spot| {
                let degree = beside(spot).len() + linked(spot).len();
                let triangle = in_triangle(spot.1, |cell| own((spot.0, cell)));
                let turns = || {
                    // All hexes joined vertically on this field are one; what leaves it must go on.
                    let mut column = vec![spot];
                    let mut next = 0;
                    while next < column.len() {
                        let more = linked(column[next]);
                        column.extend(
                            more.into_iter()
                                .filter(|one| !column.contains(one))
                                .collect::<Vec<_>>(),
                        );
                        next += 1;
                    }
                    let ways: Vec<Hex> = column.iter().flat_map(|&spot| beside(spot)).collect();
                    let clash = |a: Hex, b: Hex| a == b || plain::touch(a, b);
                    column.len() == 1
                        || (0..ways.len()).all(|i| (0..i).all(|j| !clash(ways[i], ways[j])))
                };
                degree <= 2 && !triangle && (!self.advanced || turns())
            })
    }

    fn text(&self, action: &Action) -> String {
        let mut path = action.path.clone();
        let target = |cell: Hex| action.drills.iter().find(|&&(at, _)| at == cell);
        let (first, last) = (path[0], path[path.len() - 1]);
        let (mut before, mut after) = (target(first), target(last));
        if path.len() == 1 {
            after = action.drills.get(1);
        } else if before.is_none() && after.is_some() {
            path.reverse();
            std::mem::swap(&mut before, &mut after);
        }
        let names: Vec<String> = path.iter().map(|&cell| name(cell, self.side)).collect();
        let before = before.map_or(String::new(), |(_, board)| format!("{}>", board + 1));
        let after = after.map_or(String::new(), |(_, board)| format!(">{}", board + 1));
        format!("{before}{}:{}{after}", action.board + 1, names.join("-"))
    }

    fn longest(&self, seat: usize) -> i32 {
        let mut left: HashSet<Spot> = self.owner.keys().copied().collect();
        left.retain(|spot| self.owner[spot] == seat);
        let mut longest = 0;
        while let Some(&from) = left.iter().next() {
            left.remove(&from);
            let (mut length, mut border) = (0, vec![from]);
            while let Some((board, cell)) = border.pop() {
                length += 1;
                let level = neighbours(cell).map(|next| (board, next));
                let vertical = self.links.iter().flat_map(|&(a, b)| [(a, b), (b, a)]);
                let vertical = vertical.filter(|&(from, _)| from == (board, cell));
                let next = level.into_iter().chain(vertical.map(|(_, to)| to));
                border.extend(next.filter(|next| left.remove(next)));
            }
            longest = longest.max(length);
        }
        longest
    }
}

#[test]
fn agrees_with_the_plain_rules_with_two_players() {
    agrees_with_its_twin::<Snekagon5g, PlainFloors>(&configured("snekagon-5g(players=2)"), 6);
    let spec = "snekagon-5g(players=2,advanced=on,side=5)";
    agrees_with_its_twin::<Snekagon5g, PlainFloors>(&configured(spec), 12);
}

#[test]
fn agrees_with_the_plain_rules_with_three_players() {
    agrees_with_its_twin::<Snekagon5g, PlainFloors>(&configured("snekagon-5g(side=5)"), 6);
    agrees_with_its_twin::<Snekagon5g, PlainFloors>(&configured("snekagon-5g(advanced=on)"), 3);
}

#[test]
fn agrees_with_the_plain_rules_with_four_and_five_players() {
    let spec = "snekagon-5g(players=4,advanced=on,side=5)";
    agrees_with_its_twin::<Snekagon5g, PlainFloors>(&configured(spec), 2);
    let spec = "snekagon-5g(players=5,side=5)";
    agrees_with_its_twin::<Snekagon5g, PlainFloors>(&configured(spec), 1);
}

#[test]
fn obeys_the_laws_of_games() {
    obeys_the_laws::<Snekagon5g>(&configured("snekagon-5g(players=2,side=7)"), 6);
    obeys_the_laws::<Snekagon5g>(&configured("snekagon-5g"), 6);
    obeys_the_laws::<Snekagon5g>(&configured("snekagon-5g(players=4,advanced=on)"), 4);
    obeys_the_laws::<Snekagon5g>(&configured("snekagon-5g(players=5,side=5,advanced=on)"), 4);
}

#[test]
fn survives_noise_as_moves_and_texts() {
    survives_noise::<Snekagon5g>(&configured("snekagon-5g(players=2,side=5,advanced=on)"), 12);
    survives_noise::<Snekagon5g>(&configured("snekagon-5g(players=5)"), 8);
}

#[test]
fn each_type_has_as_many_opening_moves_as_the_rules_say() {
    let game: Snekagon5g = configured("snekagon-5g");
    for (types, moves) in [
        ("ABC", 8904),
        ("BCD", 8622),
        ("CDE", 9612),
        ("DEA", 9300),
        ("EAB", 9456),
    ] {
        let start = game.start(&game.parse_setup(types).unwrap());
        assert_eq!(game.count_moves(&start), moves, "{types}");
    }
}

//! Every puzzle of Kamon proved once more by a program that shares nothing with the others: the rules as their page has
//! them, and a plain search of everything to the end of the game.
#![allow(missing_docs, clippy::unwrap_used, reason = "tests")]

use std::collections::HashMap;

use tactics::{After, Node, Puzzle};

/// Cells as bits, numbered row by row from the top.
type Set = u64;
type Cell = usize;

const CELLS: usize = 37;
const ALL: Set = (1 << CELLS) - 1;

/// A layout: what lies where, and how the cells lie to each other.
struct Plain {
    names: Vec<String>,
    tokens: Vec<Vec<u8>>,
    around: Vec<Set>,
    sides: [Set; 6],
    blank: Set,
    known: HashMap<(Set, Set, Cell), i8>,
}

impl Plain {
    fn new(setup: &str) -> Self {
        let mut places = Vec::new();
        let mut tokens = Vec::new();
        for (row, text) in setup.split('/').enumerate() {
            let r = row as i32 - 3;
            for (column, token) in text.as_bytes().chunks(2).enumerate() {
                places.push(((-3).max(-3 - r) + column as i32, r));
                tokens.push(token.to_vec());
            }
        }
        assert_eq!(places.len(), CELLS);
        let set = |test: &dyn Fn(i32, i32) -> bool| {
            let cells = places.iter().enumerate();
            cells.fold(0, |set, (cell, &(q, r))| {
                set | Set::from(test(q, r)) << cell
            })
        };
        let near = |(q, r): (i32, i32)| {
            set(&|x, y| {
                let (dq, dr) = (x - q, y - r);
                (dq, dr) != (0, 0) && dq.abs() <= 1 && dr.abs() <= 1 && (dq + dr).abs() <= 1
            })
        };
        Self {
            names: places
                .iter()
                .map(|&(q, r)| format!("{}{}", char::from(b'a' + (r + 3) as u8), q + 4))
                .collect(),
            around: places.iter().map(|&place| near(place)).collect(),
            sides: [
                set(&|_, r| r == -3),
                set(&|_, r| r == 3),
                set(&|q, _| q == -3),
                set(&|q, _| q == 3),
                set(&|q, r| q + r == -3),
                set(&|q, r| q + r == 3),
            ],
            blank: tokens
                .iter()
                .position(|token| token == b"--")
                .map_or(0, |cell| 1 << cell),
            tokens,
            known: HashMap::new(),
        }
    }

    /// What of some cells can be reached from others within them.
    fn reached(&self, from: Set, within: Set) -> Set {
        let mut reached = from & within;
        loop {
            let more = cells(reached).fold(reached, |set, cell| set | self.around[cell] & within);
            if more == reached {
                return reached;
            }
            reached = more;
        }
    }

    /// Whether pieces connect two opposite sides, or enclose a cell.
    fn wins(&self, own: Set) -> bool {
        let connects = self
            .sides
            .chunks(2)
            .any(|two| self.reached(two[0], own) & two[1] != 0);
        let border = self.sides.iter().fold(0, |border, side| border | side);
        connects || self.reached(border, ALL & !own) != ALL & !own
    }

    /// What answers a token.
    fn answers(&self, last: Cell, free: Set) -> Set {
        let fits = |cell: &Cell| {
            let (one, other) = (&self.tokens[*cell], &self.tokens[last]);
            one[0] == other[0] || one[1] == other[1]
        };
        cells(free)
            .filter(fits)
            .fold(0, |set, cell| set | 1 << cell)
    }

    /// What a move is worth to whoever makes it: 1 for a win by force, 0 for a draw.
    fn worth(&mut self, own: Set, theirs: Set, cell: Cell) -> i8 {
        let own = own | 1 << cell;
        let free = ALL & !(own | theirs | self.blank);
        if self.wins(own) {
            return 1;
        }
        if free == 0 {
            return 0;
        }
        let answers = self.answers(cell, free);
        if answers == 0 {
            return 1;
        }
        if let Some(&known) = self.known.get(&(own, theirs, cell)) {
            return known;
        }
        let mut best = -1;
        for answer in cells(answers) {
            best = best.max(self.worth(theirs, own, answer));
            if best == 1 {
                break;
            }
        }
        self.known.insert((own, theirs, cell), -best);
        -best
    }

    fn named(&self, name: &str) -> Cell {
        self.names.iter().position(|one| one == name).unwrap()
    }

    /// How many turns of the solver there are from here on; at each of them every move that wins is in the tree, and no
    /// other is.
    fn prove(&mut self, id: &str, line: &[&str], node: &Node) -> usize {
        let placed: Vec<Cell> = line.iter().map(|name| self.named(name)).collect();
        let of = |mover: usize| {
            let own = placed.iter().skip(mover).step_by(2);
            own.fold(0, |set: Set, &cell| set | 1 << cell)
        };
        let (own, theirs) = (of(placed.len() % 2), of((placed.len() + 1) % 2));
        let free = ALL & !(own | theirs | self.blank);
        let legal = self.answers(*placed.last().unwrap(), free);
        let mut turns = 1;
        for cell in cells(legal) {
            let wins = self.worth(own, theirs, cell) == 1;
            let name = self.names[cell].clone();
            let told = node.after(&name);
            assert_eq!(wins, told.is_some(), "{id} after {line:?}: {name}");
            if let Some(After::Goes { answers, next }) = told {
                let answers = answers.iter().map(String::as_str);
                let moved = [name.as_str()].into_iter().chain(answers);
                let line: Vec<&str> = line.iter().copied().chain(moved).collect();
                turns += self.prove(id, &line, next);
            }
        }
        turns
    }
}

fn cells(set: Set) -> impl Iterator<Item = Cell> {
    (0..CELLS).filter(move |cell| set >> cell & 1 == 1)
}

#[test]
fn every_puzzle_of_kamon_is_proved_by_plain_search() {
    let family = catalog::families()
        .find(|family| family.id == "kamon")
        .unwrap();
    let puzzles: Vec<Puzzle> = tactics::read(family.puzzles.text()).unwrap();
    let mut turns = 0;
    for puzzle in &puzzles {
        let line: Vec<&str> = puzzle.lead().collect();
        turns += Plain::new(&puzzle.setup).prove(&puzzle.id, &line, &puzzle.tree);
    }
    assert!(turns > puzzles.len(), "{turns}");
}

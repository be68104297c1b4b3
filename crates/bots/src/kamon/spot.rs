use kamon::{Cell, Cells, Kamon, Player, Position};
use search::Numbers;

/// What stays the same in all positions of one layout.
#[derive(Clone, Debug)]
pub(super) struct Ground {
    /// For each cell, those with a token of the same colour or symbol, without itself.
    answers: [Cells; 64],
    /// For each cell, its token's bit; for each token's bit, its cell.
    token_of: [Tokens; 64],
    cell_of: [Cells; 64],
    /// What a loop must enclose more than to count.
    worthless: Cells,
    keys: [[u64; 64]; 3],
}

/// A position as the solver sees it: from the side of the seat to move, and with everything that
/// can be told without playing on.
#[derive(Clone, Copy, Debug)]
pub(super) struct Spot {
    own: Player,
    other: Player,
    free: Cells,
    /// The tokens of the free cells.
    tokens: Tokens,
    /// How many cells are free.
    pub(super) left: u32,
    legal: Cells,
    /// Where the seat to move may go without losing to the very next move.
    pub(super) safe: Cells,
    pub(super) safe_count: u32,
    pub(super) black_to_move: bool,
    /// Without the mark of the cell covered last.
    pieces_key: u64,
    key: u64,
}

/// What can be told of a position without playing on, for the seat to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Sight {
    Loss,
    Draw,
    Open,
    Win,
}

impl Ground {
    pub(super) fn new(game: &Kamon, position: &Position) -> Self {
        let mut answers = [0; 64];
        for cell in each(kamon::BOARD & !position.blank()) {
            answers[cell.index()] = position.answers(cell) & !cell.bit();
        }
        let (mut token_of, mut cell_of) = ([0; 64], [0; 64]);
        let (colours, symbols) = position.kin().split_at(6);
        for (row, colour) in colours.iter().enumerate() {
            for (column, symbol) in symbols.iter().enumerate() {
                let token = 8 * row + column;
                cell_of[token] = colour & symbol;
                token_of[Cell::first_of(colour & symbol).index()] = 1 << token;
            }
        }
        let mut word = 0x5EED_u64;
        let mut next = || {
            // Splitmix: any fixed, well mixed numbers do.
            word = word.wrapping_add(0x9E37_79B9_7F4A_7C15);
            let mixed = (word ^ word >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
            let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
            mixed ^ mixed >> 31
        };
        Self {
            answers,
            token_of,
            cell_of,
            worthless: if game.blank_loop() {
                0
            } else {
                position.blank()
            },
            keys: std::array::from_fn(|_| std::array::from_fn(|_| next())),
        }
    }

    /// A position that is not over.
    pub(super) fn spot(&self, position: &Position) -> Spot {
        let mover = position.mover();
        let seats = [mover.index(), mover.other().index()];
        let (own, other) = (*position.player(mover), *position.player(mover.other()));
        let mut pieces_key = 0;
        for (seat, player) in seats.into_iter().zip([&own, &other]) {
            for cell in each(player.pieces()) {
                pieces_key ^= self.keys[seat][cell.index()];
            }
        }
        let last = position.last().map_or(63, Cell::index);
        let mut spot = Spot {
            own,
            other,
            free: position.free(),
            tokens: each(position.free()).fold(0, |set, cell| set | self.token_of[cell.index()]),
            left: position.free().count_ones(),
            legal: position.legal(),
            safe: 0,
            safe_count: 0,
            black_to_move: mover.index() == 0,
            pieces_key,
            key: pieces_key ^ self.keys[2][last],
        };
        let (_, ends) = self.isolated_and_ends(spot.tokens);
        self.find_safe(&mut spot, ends);
        spot
    }

    /// The position after a placement that does not end the game, and what can be told of it.
    pub(super) fn place(&self, spot: &Spot, cell: Cell) -> (Spot, Sight) {
        let mut placed = spot.own;
        placed.place(cell, self.worthless);
        let free = spot.free & !cell.bit();
        let pieces_key =
            spot.pieces_key ^ self.keys[usize::from(!spot.black_to_move)][cell.index()];
        let mut next = Spot {
            own: spot.other,
            other: placed,
            free,
            tokens: spot.tokens & !self.token_of[cell.index()],
            left: spot.left - 1,
            legal: self.answers[cell.index()] & free,
            safe: 0,
            safe_count: 0,
            black_to_move: !spot.black_to_move,
            pieces_key,
            key: pieces_key ^ self.keys[2][cell.index()],
        };
        let sight = self.look(&mut next);
        (next, sight)
    }

    /// Looks two plies ahead without placing anything, and notes which moves are safe.
    pub(super) fn look(&self, spot: &mut Spot) -> Sight {
        if spot.left <= 2 {
            return self.look_to_the_end(spot);
        }
        if spot.legal & spot.own.winning() != 0 {
            return Sight::Win;
        }
        let (isolated, ends) = self.isolated_and_ends(spot.tokens);
        if spot.legal & isolated != 0 {
            return Sight::Win;
        }
        self.find_safe(spot, ends);
        if spot.safe == 0 {
            Sight::Loss
        } else {
            Sight::Open
        }
    }

    /// Moves after which the opponent can neither connect, loop nor block at once. At least three
    /// cells are free.
    fn find_safe(&self, spot: &mut Spot, ends: Cells) {
        let threats = (spot.other.winning() | ends) & spot.free;
        spot.safe = 0;
        spot.safe_count = 0;
        for cell in each(spot.legal) {
            let safe = self.answers[cell.index()] & threats == 0;
            spot.safe |= if safe { cell.bit() } else { 0 };
            spot.safe_count += u32::from(safe);
        }
    }

    /// Free cells that no free cell answers, and those that at most one does. To go to the first
    /// blocks; so does going to the second once its only answer is gone, which is to say, as an answer
    /// to it.
    fn isolated_and_ends(&self, tokens: Tokens) -> (Cells, Cells) {
        let (isolated, ends) = lonely(tokens);
        (self.cells_of(isolated), self.cells_of(ends))
    }

    fn cells_of(&self, mut tokens: Tokens) -> Cells {
        let mut cells = 0;
        while tokens != 0 {
            cells |= self.cell_of[tokens.trailing_zeros() as usize];
            tokens &= tokens - 1;
        }
        cells
    }

    /// With two cells or less there is nothing to be clever about.
    fn look_to_the_end(&self, spot: &Spot) -> Sight {
        if spot.free == 0 {
            return Sight::Draw;
        }
        if spot.legal == 0 {
            return Sight::Loss;
        }
        let value = |cell: Cell| {
            if spot.own.winning() & cell.bit() != 0 {
                return Sight::Win;
            }
            match self.place(spot, cell).1 {
                Sight::Loss => Sight::Win,
                Sight::Win => Sight::Loss,
                same => same,
            }
        };
        each(spot.legal).map(value).max().unwrap_or(Sight::Loss)
    }

    /// Every legal move, with the position after it. A move that wins at once leaves a loss.
    pub(super) fn moves(&self, spot: &Spot) -> impl Iterator<Item = (Cell, Spot, Sight)> {
        each(spot.legal).map(|cell| {
            let (next, sight) = self.place(spot, cell);
            if self.wins_at_once(spot, cell) {
                (cell, next, Sight::Loss)
            } else {
                (cell, next, sight)
            }
        })
    }

    /// Whether a legal move ends the game at once in the mover's favour.
    pub(super) fn wins_at_once(&self, spot: &Spot, cell: Cell) -> bool {
        let left = spot.free & !cell.bit();
        spot.own.winning() & cell.bit() != 0 || left != 0 && self.answers[cell.index()] & left == 0
    }
}

impl Spot {
    /// Its key in a search in which Black, or White, must win.
    pub(super) const fn key(&self, black_attacks: bool) -> u64 {
        if black_attacks {
            self.key
        } else {
            self.key ^ 0x5DEE_CE66_D1CE_4E5B
        }
    }

    /// How hard it is at first sight to prove that the seat to move gets what it wants: a win if it
    /// attacks, otherwise anything but a loss, with a note where the defender even wins.
    pub(super) fn at_sight(&self, sight: Sight, black_attacks: bool) -> Numbers {
        let attacking = self.black_to_move == black_attacks;
        match sight {
            Sight::Win => Numbers {
                note: !attacking,
                ..Numbers::PROVED
            },
            Sight::Loss => Numbers {
                note: attacking,
                ..Numbers::REFUTED
            },
            Sight::Draw if attacking => Numbers::REFUTED,
            Sight::Draw => Numbers::PROVED,
            Sight::Open => {
                // Found by measuring: few safe answers make a position easy to refute, cells that would win
                // make it easy to prove, and early positions are harder than late ones.
                let own = self.threats().count_ones().min(4);
                let other = self.threats_of_other().count_ones().min(4);
                Numbers {
                    phi: (self.left / (1 + own)).max(1),
                    delta: self.safe_count * self.safe_count * 16 / (4 + other),
                    note: false,
                }
            }
        }
    }

    /// Free cells that would win for the seat to move.
    const fn threats(&self) -> Cells {
        self.own.winning() & self.free
    }

    /// Free cells that would win for the other.
    const fn threats_of_other(&self) -> Cells {
        self.other.winning() & self.free
    }
}

/// A set of tokens: a byte a colour, a bit of it a symbol.
type Tokens = u64;

/// Tokens with none of the same colour or symbol in the set, and those with at most one.
const fn lonely(tokens: Tokens) -> (Tokens, Tokens) {
    const FIRST: u64 = 0x0101_0101_0101;
    const TOP: u64 = 0x80 * FIRST;
    // The lowest bit of each byte taken away; the top bit lends, so that no byte borrows from the next.
    const fn less_one(bytes: u64) -> u64 {
        bytes & ((bytes | TOP) - FIRST)
    }
    const fn where_zero(bytes: u64) -> u64 {
        ((!(bytes + 0x7F * FIRST) & TOP) >> 7) * 0xFF
    }
    let less = less_one(tokens);
    let lone_of_colour = tokens & where_zero(less);
    let few_of_colour = tokens & where_zero(less_one(less));
    // For each symbol, whether at least one, two, three colours have it: colours in three pairs first.
    let (low, high) = (tokens & 0xFF_FFFF, tokens >> 24);
    let (one, two) = (low | high, low & high);
    let (a1, a2) = (one & 0xFF, two & 0xFF);
    let (b1, b2) = (one >> 8 & 0xFF, two >> 8 & 0xFF);
    let (c1, c2) = (one >> 16, two >> 16);
    let (ab1, ab2, ab3) = (a1 | b1, a2 | b2 | a1 & b1, a2 & b1 | a1 & b2);
    let (all2, all3) = (ab2 | c2 | ab1 & c1, ab3 | ab2 & c1 | ab1 & c2);
    let lone_of_symbol = tokens & !(all2 * FIRST);
    let few_of_symbol = tokens & !(all3 * FIRST);
    (
        lone_of_colour & lone_of_symbol,
        lone_of_colour & few_of_symbol | few_of_colour & lone_of_symbol,
    )
}

/// Each cell of a set in reading order.
pub(super) fn each(mut cells: Cells) -> impl Iterator<Item = Cell> {
    std::iter::from_fn(move || {
        let cell = (cells != 0).then(|| Cell::first_of(cells));
        cells &= cells.wrapping_sub(1);
        cell
    })
}

#[cfg(test)]
mod tests {
    use game::{Dice, SeededDice};

    use super::*;

    #[test]
    fn the_lonely_are_those_with_no_and_one_relative() {
        let mut dice = SeededDice::new(1);
        for round in 0..3_000 {
            let density = 1 + round % 6;
            let mut tokens = 0;
            for row in 0..6 {
                for column in 0..6 {
                    tokens |= u64::from(dice.below(6) < density) << (8 * row + column);
                }
            }
            let relatives = |token: u32| {
                let kin = 0xFF << (token / 8 * 8) | 0x0101_0101_0101 << (token % 8);
                (tokens & kin & !(1 << token)).count_ones()
            };
            let with = |most: u32| {
                (0..48)
                    .filter(|&token| tokens >> token & 1 == 1 && relatives(token) <= most)
                    .fold(0, |set, token| set | 1_u64 << token)
            };
            assert_eq!(lonely(tokens), (with(0), with(1)));
        }
    }
}

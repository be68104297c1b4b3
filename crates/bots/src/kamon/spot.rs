use kamon::{BOARD, Cell, Cells, Kamon, Player, Position};
use search::{Numbers, ProofTable, Value};

use super::field::Field;
use super::outcome::Outcome;
use super::tokens::{Tokens, each_bit, lonely, related, relatives};

/// What stays the same in all positions of one layout.
#[derive(Clone, Debug)]
pub(super) struct Ground {
    /// For each cell, its token's bit; for each token's bit, its cell.
    token_of: [Tokens; 64],
    cell_of: [Cell; 64],
    /// All cells but the blank.
    board: Cells,
    /// What a loop must enclose more than to count.
    worthless: Cells,
    keys: [[u64; 64]; 3],
}

/// A position as the solver sees it: from the side of the seat to move, and with everything that
/// can be told without playing on. Cells are named by their tokens: what answers what is arithmetic.
#[derive(Clone, Copy, Debug)]
pub(super) struct Spot {
    pub(super) own: Player,
    pub(super) other: Player,
    /// The tokens of the free cells, and of those where a piece would win, or at least connect.
    tokens: Tokens,
    pub(super) own_wins: Tokens,
    own_connects: Tokens,
    pub(super) other_wins: Tokens,
    other_connects: Tokens,
    /// How many cells are free.
    pub(super) left: u32,
    legal: Tokens,
    /// Where the seat to move may go without losing to the very next move.
    pub(super) safe: Tokens,
    pub(super) safe_count: u32,
    pub(super) black_to_move: bool,
    pub(super) sight: Sight,
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
        let (mut token_of, mut cell_of) = ([0; 64], [Cell::first_of(BOARD); 64]);
        let (colours, symbols) = position.kin().split_at(6);
        for (row, colour) in colours.iter().enumerate() {
            for (column, symbol) in symbols.iter().enumerate() {
                let token = 8 * row + column;
                cell_of[token] = Cell::first_of(colour & symbol);
                token_of[cell_of[token].index()] = 1 << token;
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
            token_of,
            cell_of,
            board: BOARD & !position.blank(),
            worthless: if game.blank_loop() {
                0
            } else {
                position.blank()
            },
            keys: std::array::from_fn(|_| std::array::from_fn(|_| next())),
        }
    }

    /// All cells but the blank.
    pub(super) const fn board(&self) -> Cells {
        self.board
    }

    /// A position that is not over, and what can be told of it.
    pub(super) fn spot(&self, position: &Position) -> Spot {
        self.spot_of(&Field::new(position))
    }

    /// The same for a position as playouts have it.
    pub(super) fn spot_of(&self, field: &Field) -> Spot {
        let mover = field.mover;
        let seats = [mover.index(), mover.other().index()];
        let [own, other] = seats.map(|seat| field.players[seat]);
        let mut pieces_key = 0;
        for (seat, player) in seats.into_iter().zip([&own, &other]) {
            pieces_key = each_bit(player.pieces()).fold(pieces_key, |k, c| k ^ self.keys[seat][c]);
        }
        let last = field.last.map_or(63, Cell::index);
        let free = field.free;
        let mut spot = Spot {
            own,
            other,
            tokens: self.tokens_of(free),
            own_wins: self.tokens_of(own.winning() & free),
            own_connects: self.tokens_of(own.connects() & free),
            other_wins: self.tokens_of(other.winning() & free),
            other_connects: self.tokens_of(other.connects() & free),
            left: free.count_ones(),
            legal: self.tokens_of(field.legal),
            safe: 0,
            safe_count: 0,
            black_to_move: mover.index() == 0,
            sight: Sight::Open,
            pieces_key,
            key: pieces_key ^ self.keys[2][last],
        };
        spot.sight = self.look(&mut spot);
        spot
    }

    /// The cells where the seat to move may go without losing to the very next move.
    pub(super) fn safe_cells(&self, spot: &Spot) -> impl Iterator<Item = Cell> {
        each_bit(spot.safe).map(|token| self.cell_of[token])
    }

    /// The position after a placement that does not end the game, and what can be told of it.
    #[inline]
    fn place(&self, spot: &Spot, token: usize) -> Spot {
        let cell = self.cell_of[token];
        let mut placed = spot.own;
        placed.place(cell, self.worthless);
        let tokens = spot.tokens & !(1 << token);
        let free = BOARD & !(placed.pieces() | spot.other.pieces());
        // Connections stay; only new ones must be found.
        let new = placed.connects() & !spot.own.connects() & free;
        let connects = (spot.own_connects | self.tokens_of(new)) & tokens;
        let loops = self.tokens_of(placed.winning() & !placed.connects() & free);
        let pieces_key =
            spot.pieces_key ^ self.keys[usize::from(!spot.black_to_move)][cell.index()];
        let mut next = Spot {
            own: spot.other,
            other: placed,
            tokens,
            own_wins: spot.other_wins & tokens,
            own_connects: spot.other_connects & tokens,
            other_wins: connects | loops,
            other_connects: connects,
            left: spot.left - 1,
            legal: relatives(token) & tokens,
            safe: 0,
            safe_count: 0,
            black_to_move: !spot.black_to_move,
            sight: Sight::Open,
            pieces_key,
            key: pieces_key ^ self.keys[2][cell.index()],
        };
        next.sight = self.look(&mut next);
        next
    }

    /// The key of the position after a placement, before anything forced is played, in a search in which
    /// Black, or White, must win.
    pub(super) const fn key_after(&self, spot: &Spot, token: usize, black_attacks: bool) -> u64 {
        let cell = self.cell_of[token].index();
        let placed = self.keys[!spot.black_to_move as usize][cell];
        key_for(spot.pieces_key ^ placed ^ self.keys[2][cell], black_attacks)
    }

    /// The keys of the positions after a placement and the answers to it, but for some that give a win
    /// away.
    #[inline]
    pub(super) fn keys_of_answers(
        &self,
        spot: &Spot,
        token: usize,
        black_attacks: bool,
    ) -> impl Iterator<Item = u64> {
        let cell = self.cell_of[token].index();
        let placed = spot.pieces_key ^ self.keys[usize::from(!spot.black_to_move)][cell];
        let answers = &self.keys[usize::from(spot.black_to_move)];
        let giving = related(spot.own_connects & !(1 << token));
        each_bit(relatives(token) & spot.tokens & !giving).map(move |answer| {
            let cell = self.cell_of[answer].index();
            key_for(placed ^ answers[cell] ^ self.keys[2][cell], black_attacks)
        })
    }

    /// Where a placement leads that does not end the game, once all that is forced is played. A table
    /// then need not remember what leaves no choice.
    #[inline]
    pub(super) fn play(&self, spot: &Spot, token: usize) -> Outcome {
        let mut outcome = self.settled(self.place(spot, token));
        outcome.placed += 1;
        outcome
    }

    /// Where a position leads, once all that is forced is played.
    #[inline]
    pub(super) fn settled(&self, spot: Spot) -> Outcome {
        let mut outcome = Outcome {
            spot,
            again: false,
            placed: 0,
        };
        while outcome.spot.sight == Sight::Open && outcome.spot.safe_count == 1 {
            let forced = outcome.spot.safe.trailing_zeros() as usize;
            outcome.spot = self.place(&outcome.spot, forced);
            outcome.again = !outcome.again;
            outcome.placed += 1;
        }
        outcome
    }

    fn tokens_of(&self, cells: Cells) -> Tokens {
        each_bit(cells).fold(0, |set, cell| set | self.token_of[cell])
    }

    /// Looks three plies ahead without placing anything, and notes which moves are safe.
    fn look(&self, spot: &mut Spot) -> Sight {
        if spot.left <= 2 {
            return self.look_to_the_end(spot);
        }
        // To go to an isolated token blocks; so does going to one with a single relative once that is
        // gone, which is to say, as an answer to it.
        let (isolated, ends) = lonely(spot.tokens);
        if spot.legal & (spot.own_wins | isolated) != 0 {
            return Sight::Win;
        }
        spot.safe = spot.legal & !related(spot.other_wins | ends);
        spot.safe_count = spot.safe.count_ones();
        if spot.safe == 0 {
            Sight::Loss
        } else if spot.left > 5 && spot.leaves_nothing_safe(ends) {
            Sight::Win
        } else {
            Sight::Open
        }
    }

    /// With two cells or less there is nothing to be clever about.
    fn look_to_the_end(&self, spot: &Spot) -> Sight {
        if spot.tokens == 0 {
            return Sight::Draw;
        }
        if spot.legal == 0 {
            return Sight::Loss;
        }
        let value = |token: usize| {
            if spot.own_wins >> token & 1 != 0 {
                return Sight::Win;
            }
            self.place(spot, token).sight.for_other()
        };
        each_bit(spot.legal).map(value).max().unwrap_or(Sight::Loss)
    }

    /// Every legal move, the position after it, and where it leads. A move that wins at once leads to a
    /// loss.
    pub(super) fn moves(&self, spot: &Spot) -> impl Iterator<Item = (Cell, Spot, Outcome)> {
        each_bit(spot.legal).map(|token| {
            let cell = self.cell_of[token];
            let next = self.place(spot, token);
            let mut outcome = self.play(spot, token);
            if self.wins_at_once(spot, cell) {
                outcome = Outcome {
                    spot: Spot {
                        sight: Sight::Loss,
                        ..next
                    },
                    again: false,
                    placed: 1,
                };
            }
            (cell, next, outcome)
        })
    }

    /// Whether a legal move ends the game at once in the mover's favour.
    pub(super) fn wins_at_once(&self, spot: &Spot, cell: Cell) -> bool {
        let token = self.token_of[cell.index()];
        let left = spot.tokens & !token;
        let answers = relatives(token.trailing_zeros() as usize);
        spot.own_wins & token != 0 || left != 0 && answers & left == 0
    }
}

impl Spot {
    /// Its key in a search in which Black, or White, must win.
    pub(super) const fn key(&self, black_attacks: bool) -> u64 {
        key_for(self.key, black_attacks)
    }

    /// What the table knows for sure for the seat to move. That it cannot win is only half of that, and
    /// so is that it cannot lose.
    pub(super) fn value(&self, table: &ProofTable) -> Option<Value> {
        let attack = table.get(self.key(self.black_to_move));
        let cannot_win = match attack {
            Some(Numbers { phi: 0, .. }) => return Some(Value::Win),
            Some(Numbers { delta: 0, note, .. }) if note => return Some(Value::Loss),
            Some(Numbers { delta: 0, .. }) => true,
            _ => false,
        };
        match table.get(self.key(!self.black_to_move))? {
            Numbers { delta: 0, .. } => Some(Value::Loss),
            Numbers { phi: 0, note, .. } if note => Some(Value::Win),
            Numbers { phi: 0, .. } if cannot_win => Some(Value::Draw),
            _ => None,
        }
    }

    /// Whether some safe move leaves the opponent only answers to which there is a winning answer
    /// already: a connection, since a loop might be spoiled by the move itself, or a block.
    fn leaves_nothing_safe(&self, ends: Tokens) -> bool {
        let safe_for_other = self.tokens & !related(self.own_connects | ends);
        // An end that is covered blocks nobody any more.
        each_bit(self.safe & !ends).any(|token| relatives(token) & safe_for_other == 0)
    }
}

/// The key of a question: a position, and who must win.
const fn key_for(position: u64, black_attacks: bool) -> u64 {
    if black_attacks {
        position
    } else {
        position ^ 0x5DEE_CE66_D1CE_4E5B
    }
}

impl Sight {
    pub(super) const fn for_other(self) -> Self {
        match self {
            Self::Loss => Self::Win,
            Self::Win => Self::Loss,
            same => same,
        }
    }

    /// What it proves for the seat that it is meant for: that it gets what it wants, which is a win if
    /// it attacks, otherwise anything but a loss, with a note where the defender even wins.
    pub(super) const fn proof(self, attacking: bool) -> Option<Numbers> {
        let (proved, note) = match self {
            Self::Open => return None,
            Self::Win => (true, !attacking),
            Self::Loss => (false, attacking),
            Self::Draw => (!attacking, false),
        };
        let numbers = if proved {
            Numbers::PROVED
        } else {
            Numbers::REFUTED
        };
        Some(Numbers { note, ..numbers })
    }
}

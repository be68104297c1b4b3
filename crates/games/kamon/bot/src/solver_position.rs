use kamon::{BOARD, Cell, Cells, Kamon, Player, Position};
use search::{ProofNumbers, ProofTable, Value};

use super::playout::PlayoutState;
use super::successor::Successor;
use super::tokens::{Tokens, each_bit, lonely, related, relatives};

/// What stays the same in all positions of one layout.
#[derive(Clone, Debug)]
pub(super) struct Layout {
    /// For each cell, its token's bit; for each token's bit, its cell.
    token_of: [Tokens; 64],
    cell_of: [Cell; 64],
    /// All cells but the blank.
    board: Cells,
    /// What a loop must enclose more than to count.
    worthless: Cells,
    keys: [[u64; 64]; 3],
}

/// A position as the solver sees it: from the side of the seat to move, and with its static value. Cells
/// are named by their tokens: what answers what is arithmetic.
#[derive(Clone, Copy, Debug)]
pub(super) struct SolverPosition {
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
    pub(super) static_value: StaticValue,
    /// Without the mark of the cell covered last.
    pieces_key: u64,
    key: u64,
}

/// The value for the seat to move, as far as it can be told without a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum StaticValue {
    Loss,
    Draw,
    Unknown,
    Win,
}

impl Layout {
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

    /// A position that is not over, with its static value.
    pub(super) fn solver_position(&self, position: &Position) -> SolverPosition {
        self.position_of(&PlayoutState::new(position))
    }

    /// The same for a position as playouts have it.
    pub(super) fn position_of(&self, state: &PlayoutState) -> SolverPosition {
        let mover = state.mover;
        let seats = [mover.index(), mover.other().index()];
        let [own, other] = seats.map(|seat| state.players[seat]);
        let mut pieces_key = 0;
        for (seat, player) in seats.into_iter().zip([&own, &other]) {
            pieces_key = each_bit(player.pieces()).fold(pieces_key, |k, c| k ^ self.keys[seat][c]);
        }
        let last = state.last.map_or(63, Cell::index);
        let free = state.free;
        let mut position = SolverPosition {
            own,
            other,
            tokens: self.tokens_of(free),
            own_wins: self.tokens_of(own.winning() & free),
            own_connects: self.tokens_of(own.connects() & free),
            other_wins: self.tokens_of(other.winning() & free),
            other_connects: self.tokens_of(other.connects() & free),
            left: free.count_ones(),
            legal: self.tokens_of(state.legal),
            safe: 0,
            safe_count: 0,
            black_to_move: mover.index() == 0,
            static_value: StaticValue::Unknown,
            pieces_key,
            key: pieces_key ^ self.keys[2][last],
        };
        position.static_value = self.classify(&mut position);
        position
    }

    /// The cells where the seat to move may go without losing to the very next move.
    pub(super) fn safe_cells(&self, position: &SolverPosition) -> impl Iterator<Item = Cell> {
        each_bit(position.safe).map(|token| self.cell_of[token])
    }

    /// The position after a placement that does not end the game, with its static value.
    #[inline]
    fn place(&self, position: &SolverPosition, token: usize) -> SolverPosition {
        let cell = self.cell_of[token];
        let mut placed = position.own;
        placed.place(cell, self.worthless);
        let tokens = position.tokens & !(1 << token);
        let free = BOARD & !(placed.pieces() | position.other.pieces());
        // Connections stay; only new ones must be found.
        let new = placed.connects() & !position.own.connects() & free;
        let connects = (position.own_connects | self.tokens_of(new)) & tokens;
        let loops = self.tokens_of(placed.winning() & !placed.connects() & free);
        let pieces_key =
            position.pieces_key ^ self.keys[usize::from(!position.black_to_move)][cell.index()];
        let mut next = SolverPosition {
            own: position.other,
            other: placed,
            tokens,
            own_wins: position.other_wins & tokens,
            own_connects: position.other_connects & tokens,
            other_wins: connects | loops,
            other_connects: connects,
            left: position.left - 1,
            legal: relatives(token) & tokens,
            safe: 0,
            safe_count: 0,
            black_to_move: !position.black_to_move,
            static_value: StaticValue::Unknown,
            pieces_key,
            key: pieces_key ^ self.keys[2][cell.index()],
        };
        next.static_value = self.classify(&mut next);
        next
    }

    /// The key of the position after a placement, before anything forced is played, in a search in which
    /// Black, or White, must win.
    pub(super) const fn key_after(
        &self,
        position: &SolverPosition,
        token: usize,
        black_attacks: bool,
    ) -> u64 {
        let cell = self.cell_of[token].index();
        let placed = self.keys[!position.black_to_move as usize][cell];
        key_for(
            position.pieces_key ^ placed ^ self.keys[2][cell],
            black_attacks,
        )
    }

    /// The keys of the positions after a placement and the answers to it, but for some that give a win
    /// away.
    #[inline]
    pub(super) fn keys_of_answers(
        &self,
        position: &SolverPosition,
        token: usize,
        black_attacks: bool,
    ) -> impl Iterator<Item = u64> {
        let cell = self.cell_of[token].index();
        let placed = position.pieces_key ^ self.keys[usize::from(!position.black_to_move)][cell];
        let answers = &self.keys[usize::from(position.black_to_move)];
        let giving = related(position.own_connects & !(1 << token));
        each_bit(relatives(token) & position.tokens & !giving).map(move |answer| {
            let cell = self.cell_of[answer].index();
            key_for(placed ^ answers[cell] ^ self.keys[2][cell], black_attacks)
        })
    }

    /// Where a placement leads that does not end the game, once all that is forced is played. A table
    /// then need not remember what leaves no choice.
    #[inline]
    pub(super) fn play(&self, position: &SolverPosition, token: usize) -> Successor {
        let mut successor = self.after_forced_moves(self.place(position, token));
        successor.placed += 1;
        successor
    }

    /// Where a position leads, once all that is forced is played.
    #[inline]
    pub(super) fn after_forced_moves(&self, position: SolverPosition) -> Successor {
        let mut successor = Successor {
            position,
            same_mover: false,
            placed: 0,
        };
        while successor.position.static_value == StaticValue::Unknown
            && successor.position.safe_count == 1
        {
            let forced = successor.position.safe.trailing_zeros() as usize;
            successor.position = self.place(&successor.position, forced);
            successor.same_mover = !successor.same_mover;
            successor.placed += 1;
        }
        successor
    }

    fn tokens_of(&self, cells: Cells) -> Tokens {
        each_bit(cells).fold(0, |set, cell| set | self.token_of[cell])
    }

    /// Finds the static value, three plies ahead without placing anything, and which moves are safe.
    fn classify(&self, position: &mut SolverPosition) -> StaticValue {
        if position.left <= 2 {
            return self.solve_last_cells(position);
        }
        // To go to an isolated token blocks; so does going to one with a single relative once that is
        // gone, which is to say, as an answer to it.
        let (isolated, ends) = lonely(position.tokens);
        if position.legal & (position.own_wins | isolated) != 0 {
            return StaticValue::Win;
        }
        position.safe = position.legal & !related(position.other_wins | ends);
        position.safe_count = position.safe.count_ones();
        if position.safe == 0 {
            StaticValue::Loss
        } else if position.left > 5 && position.leaves_nothing_safe(ends) {
            StaticValue::Win
        } else {
            StaticValue::Unknown
        }
    }

    /// With two cells or less, plain minimax.
    fn solve_last_cells(&self, position: &SolverPosition) -> StaticValue {
        if position.tokens == 0 {
            return StaticValue::Draw;
        }
        if position.legal == 0 {
            return StaticValue::Loss;
        }
        let value = |token: usize| {
            if position.own_wins >> token & 1 != 0 {
                return StaticValue::Win;
            }
            self.place(position, token).static_value.for_other()
        };
        each_bit(position.legal)
            .map(value)
            .max()
            .unwrap_or(StaticValue::Loss)
    }

    /// Every legal move, the position after it, and where it leads. A move that wins at once leads to a
    /// loss.
    pub(super) fn moves(
        &self,
        position: &SolverPosition,
    ) -> impl Iterator<Item = (Cell, SolverPosition, Successor)> {
        each_bit(position.legal).map(|token| {
            let cell = self.cell_of[token];
            let next = self.place(position, token);
            let mut successor = self.play(position, token);
            if self.wins_at_once(position, cell) {
                successor = Successor {
                    position: SolverPosition {
                        static_value: StaticValue::Loss,
                        ..next
                    },
                    same_mover: false,
                    placed: 1,
                };
            }
            (cell, next, successor)
        })
    }

    /// Whether a legal move ends the game at once in the mover's favour.
    pub(super) fn wins_at_once(&self, position: &SolverPosition, cell: Cell) -> bool {
        let token = self.token_of[cell.index()];
        let left = position.tokens & !token;
        let answers = relatives(token.trailing_zeros() as usize);
        position.own_wins & token != 0 || left != 0 && answers & left == 0
    }
}

impl SolverPosition {
    /// Its key in a search in which Black, or White, must win.
    pub(super) const fn key(&self, black_attacks: bool) -> u64 {
        key_for(self.key, black_attacks)
    }

    /// What the table knows for sure for the seat to move. That it cannot win is only half of that, and
    /// so is that it cannot lose.
    pub(super) fn value(&self, table: &ProofTable) -> Option<Value> {
        let attack = table.get(self.key(self.black_to_move));
        let cannot_win = match attack {
            Some(ProofNumbers { phi: 0, .. }) => return Some(Value::Win),
            Some(ProofNumbers {
                delta: 0,
                defender_wins,
                ..
            }) if defender_wins => return Some(Value::Loss),
            Some(ProofNumbers { delta: 0, .. }) => true,
            _ => false,
        };
        match table.get(self.key(!self.black_to_move))? {
            ProofNumbers { delta: 0, .. } => Some(Value::Loss),
            ProofNumbers {
                phi: 0,
                defender_wins,
                ..
            } if defender_wins => Some(Value::Win),
            ProofNumbers { phi: 0, .. } if cannot_win => Some(Value::Draw),
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

impl StaticValue {
    pub(super) const fn for_other(self) -> Self {
        match self {
            Self::Loss => Self::Win,
            Self::Win => Self::Loss,
            same => same,
        }
    }

    /// What it proves for the seat that it is meant for: that it gets what it wants, which is a win if
    /// it attacks, otherwise anything but a loss; `defender_wins` where the defender even wins.
    pub(super) const fn proof(self, attacking: bool) -> Option<ProofNumbers> {
        let (proved, defender_wins) = match self {
            Self::Unknown => return None,
            Self::Win => (true, !attacking),
            Self::Loss => (false, attacking),
            Self::Draw => (!attacking, false),
        };
        let numbers = if proved {
            ProofNumbers::PROVED
        } else {
            ProofNumbers::DISPROVED
        };
        Some(ProofNumbers {
            defender_wins,
            ..numbers
        })
    }
}

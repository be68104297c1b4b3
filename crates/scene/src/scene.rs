//! What to draw: a position as plain data, for boards on screens. It says what lies where and what it
//! is called; how it looks is for whoever draws it. Words are in the reader's language.

/// Derives what the web needs, where the web is wanted.
macro_rules! drawn {
    ($($item:item)*) => {$(
        #[derive(Clone, Debug, PartialEq, Eq)]
        #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
        #[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
        $item
    )*};
}

drawn! {
    /// Everything that there is to draw.
    #[derive(Default)]
    pub struct Scene {
        /// The boards, in their order. Most games have one.
        pub boards: Vec<Board>,
        /// Snakes that lie on them, tile by tile joined into one.
        pub snakes: Vec<Snake>,
        /// Places of two boards that are joined to each other.
        pub links: Vec<Link>,
        /// Places of other boards from which an open end of a snake could still be reached: `from` is the
        /// end, `to` the free place.
        pub passages: Vec<Link>,
        /// By what each seat's things are known, in seat order, in games that draw them by seat.
        pub signs: Vec<Sign>,
        /// What counts for each seat as it stands: its longest line or loop, where there is one.
        pub lines: Vec<Line>,
        /// What each seat holds, in seat order; empty where nobody holds anything.
        pub hands: Vec<Hand>,
        /// How many pieces are left in the bag, in a game that has one.
        pub bag: Option<u32>,
        /// The places that the last move touched.
        pub last: Vec<Place>,
        /// What the latest moves touched, the newest first, as it lies now. It reaches back to everybody's
        /// last move, so that each can see what happened since their own, but never further than 24 moves.
        pub recent: Vec<Touched>,
        /// Points as they stand, in seat order; empty in a game without points.
        pub scores: Vec<i32>,
        /// Once somebody has won by the rules, the places of what won: a line, a snake, a stack.
        pub won: Vec<Place>,
    }

    /// What a move touched.
    pub struct Touched {
        /// Who made it.
        pub seat: u8,
        /// Where it is seen.
        pub places: Vec<Place>,
    }

    /// A board, or whatever a game is played on.
    pub struct Board {
        /// How its cells lie.
        pub shape: Shape,
        /// What it is called, where there are several.
        pub name: Option<String>,
        /// The tints of the six sides, clockwise from the top, where they have some.
        pub sides: Vec<Tint>,
        /// Its cells in reading order.
        pub cells: Vec<Cell>,
    }

    /// A cell and what lies on it.
    pub struct Cell {
        /// Axial: grows to the east. In a row, the place from 0.
        pub q: i16,
        /// Axial: grows to the south-east. In a row, 0.
        pub r: i16,
        /// What players call it.
        pub name: String,
        /// What is special about it.
        pub mark: Option<Mark>,
        /// What lies on it, from the bottom up.
        pub pieces: Vec<Piece>,
        /// All of it in words, for those who listen.
        pub about: String,
    }

    /// Somewhere on a board.
    #[derive(Copy, PartialOrd, Ord, Hash)]
    pub struct Place {
        /// Which board, from 0.
        pub board: u8,
        /// Axial.
        pub q: i16,
        /// Axial.
        pub r: i16,
    }

    /// By what a seat's snakes, links and pieces are known.
    pub struct Sign {
        /// Their colour.
        pub tint: Tint,
        /// Their letter, for those who can't tell the colours.
        pub letter: String,
        /// What players call the seat.
        pub name: String,
    }

    /// A snake of one seat. Snakes never branch.
    pub struct Snake {
        /// Whose.
        pub seat: u8,
        /// Where it lies, from the head to the tail, each place once. Where the board changes, a link
        /// joins the two places. Which end is the head means nothing to the rules: it is one that can
        /// still grow, if there is one.
        pub body: Vec<Place>,
        /// Whether its tail is joined to its head.
        pub ring: bool,
        /// Those of its ends that may still be joined.
        pub open: Vec<Place>,
        /// In words.
        pub about: String,
    }

    /// A line of one colour across tiles.
    pub struct Line {
        /// Whose.
        pub seat: u8,
        /// Its colour.
        pub tint: Tint,
        /// The tiles along it, from one end to the other.
        pub places: Vec<Place>,
        /// Whether it is a loop: the last place lies beside the first.
        pub closed: bool,
        /// In words.
        pub about: String,
    }

    /// Two places that are one to a snake.
    pub struct Link {
        /// Whose.
        pub seat: u8,
        /// One end.
        pub from: Place,
        /// The other.
        pub to: Place,
    }

    /// What a seat holds.
    pub struct Hand {
        /// Whose.
        pub seat: u8,
        /// The pieces, each with the key by which choices name it.
        pub pieces: Vec<Held>,
    }

    /// A piece in a hand.
    pub struct Held {
        /// What choices call it: `L4`, `23`.
        pub key: String,
        /// What it looks like.
        pub piece: Piece,
        /// In words.
        pub about: String,
    }

    /// A legal move, as a board on a screen needs it. A client that shows what is held, then where it
    /// can go, then how it can lie, groups by `piece`, then `places`, then `turn` and `flipped`.
    pub struct Choice {
        /// The move as text.
        pub text: String,
        /// What it does.
        pub act: Act,
        /// The key of the piece of the hand that it plays.
        pub piece: Option<String>,
        /// Where something is taken from.
        pub from: Option<Place>,
        /// The places that it covers or goes to, in order; for a path, in the order of its cells.
        pub places: Vec<Place>,
        /// By how many steps of 60 degrees, clockwise, the piece is turned.
        pub turn: u8,
        /// Whether the piece is turned over first: left and right change places, and `(q, r)` becomes
        /// `(-q - r, r)`.
        pub flipped: bool,
        /// How many pieces move together, where it can be more than one.
        pub count: u8,
        /// Places of other boards that it is joined to by a link, in the order of its own places.
        pub drills: Vec<Place>,
        /// What it makes of a snake or a line of one's own, where it makes one longer.
        pub growth: Option<Growth>,
        /// In words, for those who listen and for choices that are no place.
        pub about: String,
    }

    /// How a snake or a line grows.
    #[derive(Copy)]
    pub struct Growth {
        /// How long it was, the longer one of two that are joined; 0 if it is new.
        pub from: u16,
        /// How long it is then.
        pub to: u16,
    }

    /// A move that was made, as a list of moves shows it.
    pub struct Played {
        /// Whose it was.
        pub seat: u8,
        /// What it did, told as before it was made.
        pub choice: Choice,
        /// What it laid or carried, as it lay there then, from the bottom up; of two stacks that changed
        /// places their tops. Empty where nothing was moved.
        pub pieces: Vec<Piece>,
    }
}

/// Derives what the web needs for a list of names.
macro_rules! named {
    ($($item:item)*) => {$(
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
        #[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
        #[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
        $item
    )*};
}

named! {
    /// How cells lie.
    pub enum Shape {
        /// A board of hexagons that stand on a point.
        Hexes,
        /// The same without an edge: only what lies there, and where more may lie.
        Table,
        /// Side by side in one row.
        Row,
    }

    /// What is special about a cell.
    pub enum Mark {
        /// No place to play: a hole, an eye.
        Hole,
        /// Free, but nobody can ever play there again.
        Dead,
        /// It must be filled before anything else.
        Forced,
        /// It would have to be filled, but whoever is to move has nothing that may go there.
        Waiting,
        /// Nothing may go there, whatever one holds, as things stand.
        Barred,
        /// It must be answered.
        Answer,
    }

    /// What a move does.
    pub enum Act {
        /// Puts something down.
        Place,
        /// Carries something from one place to another.
        Carry,
        /// Lets two places change theirs.
        Swap,
        /// Decides between words.
        Choose,
    }

    /// A colour by its name; a drawing picks its own shade, and never lets it speak alone.
    #[expect(missing_docs, reason = "colours are their own description")]
    pub enum Tint {
        Pink,
        Yellow,
        Blue,
        Orange,
        Red,
        Green,
        Black,
        White,
        Grey,
    }

    /// A picture on a token.
    #[expect(missing_docs, reason = "pictures are their own description")]
    pub enum Symbol {
        Butterfly,
        Fish,
        Bird,
        Fan,
        Mountain,
        Gate,
    }
}

/// Something that lies on a cell or in a hand.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "serde", serde(tag = "kind", rename_all = "kebab-case"))]
pub enum Piece {
    /// A round token with a picture.
    Token {
        /// Its colour.
        tint: Tint,
        /// Its picture; none if it is blank.
        symbol: Option<Symbol>,
        /// Its letters in records: `Pb`.
        letters: String,
    },
    /// A player's stone, which lets what is below it be seen.
    Stone {
        /// Whose.
        seat: u8,
        /// Its colour.
        tint: Tint,
    },
    /// A scale with a number, one of a stack.
    Scale {
        /// Its colour.
        tint: Tint,
        /// Its number; none for the neutral one.
        number: Option<u8>,
    },
    /// A hexagonal tile, links of equal colour joining its sides.
    Tile {
        /// Its number.
        number: u8,
        /// What its sides show, clockwise from the north-east, as it lies.
        sides: Vec<Tint>,
    },
    /// A piece that covers several cells: its shape as a path, from the origin on.
    Path {
        /// Whose.
        seat: u8,
        /// Axial coordinates along it.
        cells: Vec<(i16, i16)>,
    },
}

impl Tint {
    /// Its name, as scenes and drawings spell it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Pink => "pink",
            Self::Yellow => "yellow",
            Self::Blue => "blue",
            Self::Orange => "orange",
            Self::Red => "red",
            Self::Green => "green",
            Self::Black => "black",
            Self::White => "white",
            Self::Grey => "grey",
        }
    }

    /// Its letter, for those who can't tell colours.
    pub const fn letter(self) -> &'static str {
        match self {
            Self::Pink => "P",
            Self::Yellow => "Y",
            Self::Blue | Self::Black => "B",
            Self::Orange => "O",
            Self::Red => "R",
            Self::Green | Self::Grey => "G",
            Self::White => "W",
        }
    }
}

impl Symbol {
    /// Its name, as scenes and drawings spell it.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Butterfly => "butterfly",
            Self::Fish => "fish",
            Self::Bird => "bird",
            Self::Fan => "fan",
            Self::Mountain => "mountain",
            Self::Gate => "gate",
        }
    }
}

impl Place {
    /// A place on the first board.
    pub const fn new(q: i16, r: i16) -> Self {
        Self { board: 0, q, r }
    }

    /// The same place on another board.
    #[must_use]
    pub const fn on(mut self, board: u8) -> Self {
        self.board = board;
        self
    }
}

impl Board {
    /// A board with these cells, all its sides alike.
    pub const fn new(shape: Shape, cells: Vec<Cell>) -> Self {
        Self {
            shape,
            name: None,
            sides: Vec::new(),
            cells,
        }
    }
}

impl Scene {
    /// The cell at a place.
    pub(crate) fn cell(&self, place: Place) -> Option<&Cell> {
        let board = self.boards.get(usize::from(place.board))?;
        let mut cells = board.cells.iter();
        cells.find(|cell| (cell.q, cell.r) == (place.q, place.r))
    }
}

impl Played {
    /// A seat's move, given what there was to see before and after it.
    pub fn new(seat: u8, choice: Choice, before: &Scene, after: &Scene) -> Self {
        let pieces = |scene: &Scene, place: Place| {
            let cell = scene.cell(place);
            cell.map_or(Vec::new(), |cell| cell.pieces.clone())
        };
        let moved = match (choice.from, choice.places.first()) {
            (Some(from), Some(&to)) if choice.act == Act::Swap => {
                let tops = [from, to].map(|place| pieces(before, place).pop());
                tops.into_iter().flatten().collect()
            }
            (Some(from), _) => {
                let stack = pieces(before, from);
                let rest = stack.len().saturating_sub(choice.count.into());
                stack[rest..].to_vec()
            }
            (None, Some(&to)) => match pieces(after, to) {
                // What covers several cells lies on none of them.
                none if none.is_empty() => vec![Piece::Path {
                    seat,
                    cells: choice
                        .places
                        .iter()
                        .map(|at| (at.q - to.q, at.r - to.r))
                        .collect(),
                }],
                laid => laid,
            },
            (None, None) => Vec::new(),
        };
        Self {
            seat,
            choice,
            pieces: moved,
        }
    }
}

impl Choice {
    /// A move that says nothing more about itself yet.
    pub const fn new(text: String, act: Act) -> Self {
        Self {
            text,
            act,
            piece: None,
            from: None,
            places: Vec::new(),
            turn: 0,
            flipped: false,
            count: 1,
            drills: Vec::new(),
            growth: None,
            about: String::new(),
        }
    }
}

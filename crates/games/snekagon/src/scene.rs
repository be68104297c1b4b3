use game::{Language, Message, Texts};
use scene::{Board, Cell, Hand as HandScene, Held, Link, Mark, Piece, Place, Shape, Sign};
use scene::{Scene, Snake, Tint};

use crate::TEXTS;
use crate::field::{Field, Spots, bit, each};
use crate::tiles::{Hand, Tile};
use crate::words::capitalised;

/// What either game has on its boards, for a screen.
pub(crate) struct Table<'a> {
    pub(crate) field: &'a Field,
    pub(crate) boards: usize,
    pub(crate) players: Vec<Player>,
    pub(crate) language: Language,
}

/// What one seat has, board by board.
pub(crate) struct Player {
    pub(crate) sign: Sign,
    pub(crate) hand: Hand,
    pub(crate) floors: Vec<Floor>,
}

#[derive(Clone, Copy, Default)]
pub(crate) struct Floor {
    pub(crate) hexes: Spots,
    /// Hexes that are drilled to the next board.
    pub(crate) up: Spots,
    /// Where a tile may come to lie, now or later, unless something lies there already.
    pub(crate) hope: Spots,
}

impl Floor {
    /// Where something may still come to lie, given where an end of a longer tile may: nowhere without
    /// tiles. A single hex can join two snakes at once, so only closed hexes keep it away.
    pub(crate) const fn hope(field: &Field, hand: Hand, end: Spots, closed: Spots) -> Spots {
        if hand.is_empty() {
            0
        } else if hand.has(Tile::SINGLE) {
            field.playable() & !field.beside(closed)
        } else {
            end
        }
    }
}

/// A hex: its board and its spot.
type Hex = (usize, u8);

impl Table<'_> {
    pub(crate) fn scene(&self) -> Scene {
        let snakes: Vec<(u8, Body)> = (0..self.players.len())
            .flat_map(|seat| {
                let bodies = self.bodies(&self.players[seat]);
                bodies.into_iter().map(move |body| (seat as u8, body))
            })
            .collect();
        Scene {
            boards: self.draw_boards(&snakes),
            links: self.draw_links(),
            passages: self.draw_passages(&snakes),
            signs: self
                .players
                .iter()
                .map(|player| player.sign.clone())
                .collect(),
            hands: self.draw_hands(),
            snakes: snakes
                .into_iter()
                .map(|(seat, body)| self.draw_snake(seat, &body))
                .collect(),
            ..Scene::default()
        }
    }

    fn draw_boards(&self, snakes: &[(u8, Body)]) -> Vec<Board> {
        let mut words = vec![vec![None; 128]; self.boards];
        for (seat, body) in snakes {
            for (index, &(board, spot)) in body.hexes.iter().enumerate() {
                words[board][usize::from(spot)] =
                    Some(self.about_hex(*seat, index, body.hexes.len(), (board, spot)));
            }
        }
        let boards = words.into_iter().enumerate();
        let boards = boards.map(|(board, mut words)| {
            let cells = self.field.board().cells().map(|cell| {
                let spot = self.field.spot(cell);
                let word = words[usize::from(spot)].take();
                self.draw_cell((board, spot), word)
            });
            let mut drawn = Board::new(Shape::Hexes, cells.collect());
            if self.boards > 1 {
                drawn.name = Some(
                    say("board")
                        .with("board", board + 1)
                        .sentence(self.language),
                );
            }
            drawn
        });
        boards.collect()
    }

    /// A cell; `taken` tells what lies on it.
    fn draw_cell(&self, (board, spot): Hex, taken: Option<String>) -> Cell {
        let floors = || self.players.iter().map(|player| &player.floors[board]);
        let hopeless = || floors().all(|floor| floor.hope & bit(spot) == 0);
        let (mark, code) = if self.field.playable() & bit(spot) == 0 {
            (Some(Mark::Hole), "cell-eye")
        } else if taken.is_none() && hopeless() {
            (Some(Mark::Dead), "cell-dead")
        } else {
            (None, "cell-free")
        };
        let Place { q, r, .. } = place(self.field, board, spot);
        Cell {
            q,
            r,
            name: self.field.name(spot).to_string(),
            mark,
            pieces: Vec::new(),
            about: taken.unwrap_or_else(|| {
                let about = say(code).with("cell", self.where_is((board, spot)));
                about.sentence(self.language)
            }),
        }
    }

    fn about_hex(&self, seat: u8, index: usize, length: usize, hex: Hex) -> String {
        let player = &self.players[usize::from(seat)];
        let drilled: Vec<String> = (0..self.boards)
            .filter(|&other| player.is_drilled(hex, other))
            .map(|other| (other + 1).to_string())
            .collect();
        let code = if drilled.is_empty() {
            "cell-snake"
        } else {
            "cell-drilled"
        };
        let about = say(code)
            .with("cell", self.where_is(hex))
            .with("name", player.sign.name.as_str())
            .with("index", index + 1)
            .with("length", length);
        let about = if drilled.is_empty() {
            about
        } else {
            about.with("boards", drilled.join(", "))
        };
        about.sentence(self.language)
    }

    /// What a place is called, with the number of its board where there are several.
    fn where_is(&self, (board, spot): Hex) -> String {
        let name = self.field.name(spot).to_string();
        if self.boards == 1 {
            return name;
        }
        let place = say("on-board").with("board", board + 1);
        place.with("cell", name).sentence(self.language)
    }

    fn draw_links(&self) -> Vec<Link> {
        let mut links = Vec::new();
        for (seat, player) in self.players.iter().enumerate() {
            for (board, floor) in player.floors.iter().enumerate() {
                links.extend(each(floor.up).map(|spot| Link {
                    seat: seat as u8,
                    from: place(self.field, board, spot),
                    to: place(self.field, (board + 1) % self.boards, spot),
                }));
            }
        }
        links
    }

    /// Where the open ends of snakes could still be reached from other boards.
    fn draw_passages(&self, snakes: &[(u8, Body)]) -> Vec<Link> {
        let mut passages = Vec::new();
        for (seat, body) in snakes {
            let player = &self.players[usize::from(*seat)];
            for (board, spot) in body.ends() {
                passages.extend(self.ways(player, (board, spot)).map(|other| Link {
                    seat: *seat,
                    from: place(self.field, board, spot),
                    to: place(self.field, other, spot),
                }));
            }
        }
        passages
    }

    fn draw_hands(&self) -> Vec<HandScene> {
        let hands = self.players.iter().enumerate();
        let hands = hands.map(|(seat, player)| HandScene {
            seat: seat as u8,
            pieces: player
                .hand
                .tiles()
                .map(|tile| Held {
                    key: tile.to_string(),
                    piece: Piece::Path {
                        seat: seat as u8,
                        cells: tile.shape().map(|hex| (hex.q, hex.r)).collect(),
                    },
                    about: about_tile(tile, self.language),
                })
                .collect(),
        });
        hands.collect()
    }

    fn draw_snake(&self, seat: u8, body: &Body) -> Snake {
        let player = &self.players[usize::from(seat)];
        let draw = |&(board, spot): &Hex| place(self.field, board, spot);
        let open = body.ends().filter(|hex| self.is_open(player, *hex));
        let code = if body.ring { "ring" } else { "snake" };
        Snake {
            seat,
            body: body.hexes.iter().map(draw).collect(),
            ring: body.ring,
            open: open.map(|hex| draw(&hex)).collect(),
            about: say(code)
                .with("name", player.sign.name.as_str())
                .with("length", body.hexes.len())
                .sentence(self.language),
        }
    }

    /// A player's snakes: first those with ends, in the reading order of their heads, then rings.
    fn bodies(&self, player: &Player) -> Vec<Body> {
        let mut left: Vec<Spots> = player.floors.iter().map(|floor| floor.hexes).collect();
        let all = || {
            (0..self.boards).flat_map(|board| {
                let cells = self.field.board().cells();
                cells.map(move |cell| (board, self.field.spot(cell)))
            })
        };
        let ends = |hex: &Hex| self.joined(player, *hex).count() < 2;
        let open = |hex: &Hex| ends(hex) && self.is_open(player, *hex);
        let mut bodies = Vec::new();
        // Open ends are heads before others are; what no end leads to is a ring.
        let heads = all().filter(open).chain(all().filter(ends)).chain(all());
        for head in heads {
            if left[head.0] & bit(head.1) == 0 {
                continue;
            }
            let mut hexes = Vec::new();
            let mut next = Some(head);
            while let Some(hex) = next {
                left[hex.0] &= !bit(hex.1);
                hexes.push(hex);
                next = self
                    .joined(player, hex)
                    .find(|&(board, spot)| left[board] & bit(spot) != 0);
            }
            let ring = !ends(&head);
            bodies.push(Body { hexes, ring });
        }
        bodies
    }

    /// Whether something may still join an end: beside it, or through a drill.
    fn is_open(&self, player: &Player, (board, spot): Hex) -> bool {
        self.field.near(spot) & self.hope(player, board) != 0
            || self.ways(player, (board, spot)).next().is_some()
    }

    /// The boards from which a hex could be reached through a drill.
    fn ways(&self, player: &Player, (board, spot): Hex) -> impl Iterator<Item = usize> {
        let before = (board + self.boards - 1) % self.boards;
        let after = (board + 1) % self.boards;
        let others = if before == after { 1 } else { 2 };
        let hopes = [before, after].map(|other| self.hope(player, other) & bit(spot) != 0);
        [(before, hopes[0]), (after, hopes[1])]
            .into_iter()
            .take(others)
            .filter_map(move |(other, hope)| (hope && other != board).then_some(other))
    }

    /// Where a player's tiles may still come to lie on a board.
    fn hope(&self, player: &Player, board: usize) -> Spots {
        let taken = self.players.iter().map(|player| player.floors[board].hexes);
        player.floors[board].hope & !taken.fold(0, std::ops::BitOr::bitor)
    }

    /// The hexes that one is joined to: beside it, and through drills.
    fn joined<'a>(&self, player: &'a Player, hex: Hex) -> impl Iterator<Item = Hex> + use<'a> {
        let (board, spot) = hex;
        let beside = each(self.field.near(spot) & player.floors[board].hexes);
        let drilled = (0..self.boards).filter(move |&other| player.is_drilled(hex, other));
        beside
            .map(move |spot| (board, spot))
            .chain(drilled.map(move |other| (other, spot)))
    }
}

const fn say(code: &'static str) -> Message {
    Message::new(&TEXTS, code)
}

/// A snake's hexes from its head to its tail.
struct Body {
    hexes: Vec<Hex>,
    ring: bool,
}

impl Body {
    /// Its ends, one if it is a single hex; a ring has none.
    fn ends(&self) -> impl Iterator<Item = Hex> {
        let last = self.hexes.len() - 1;
        let ends = if self.ring {
            &[][..]
        } else if last == 0 {
            &[0][..]
        } else {
            &[0, usize::MAX]
        };
        ends.iter().map(move |&end| self.hexes[end.min(last)])
    }
}

impl Player {
    /// Whether a drill leads from a hex to this board.
    fn is_drilled(&self, (board, spot): Hex, other: usize) -> bool {
        let boards = self.floors.len();
        let up = |from: usize, to: usize| {
            (from + 1) % boards == to && self.floors[from].up & bit(spot) != 0
        };
        board != other && (up(board, other) || up(other, board))
    }
}

/// A seat's sign; its name is a text of its game.
pub(crate) fn sign(
    texts: &'static Texts,
    language: Language,
    name: &str,
    letter: char,
    tint: Tint,
) -> Sign {
    Sign {
        tint,
        letter: letter.to_string(),
        name: texts.plain(language, name),
    }
}

pub(crate) fn place(field: &Field, board: usize, spot: u8) -> Place {
    let hex = field.board().hex(field.cell(spot));
    Place::new(hex.q, hex.r).on(board as u8)
}

fn about_tile(tile: Tile, language: Language) -> String {
    capitalised(&TEXTS.plain(language, tile.text()))
}

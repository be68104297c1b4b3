use crate::{Piece, Scene, Symbol, Tint};

use super::drawing::Drawing;
use super::parts::{PARTS, part};
use super::point::Point;
use super::snakes;

/// A piece by itself; one that lies on another covers it.
pub(super) fn piece(scene: &Scene, piece: &Piece, covered: bool) -> Drawing {
    match piece {
        Piece::Token {
            tint,
            symbol,
            letters,
        } => token(*tint, *symbol, letters, covered),
        Piece::Stone { tint, .. } => part(
            if *tint == Tint::Black {
                "stone-black"
            } else {
                "stone-white"
            },
            &[],
        ),
        Piece::Scale { tint, number } => scale(*tint, *number, covered),
        Piece::Tile { sides, .. } => tile(sides),
        Piece::Path { seat, cells } => snakes::held(scene, *seat, cells),
    }
}

/// A round token with its picture; smaller when a stone lies on it.
fn token(tint: Tint, symbol: Option<Symbol>, letters: &str, covered: bool) -> Drawing {
    let Some(symbol) = symbol else {
        return part("token-blank", &[]);
    };
    let name = if covered { "token-covered" } else { "token" };
    let facts = [
        ("tint", tint.name()),
        ("symbol", symbol.name()),
        ("letters", letters),
    ];
    part(name, &facts)
}

/// A stack from the bottom up, and how high it is.
pub(super) fn stack(pieces: &[Piece]) -> Drawing {
    let stack = &PARTS.stack;
    let top = pieces.len().saturating_sub(1);
    let mut drawn = vec![part("stack-shade", &[])];
    for (level, piece) in pieces.iter().enumerate() {
        if let Piece::Scale { tint, number } = piece {
            let at = Point::new(0.0, stack.foot - level as f64 * stack.lift);
            drawn.push(Drawing::group(vec![scale(*tint, *number, level < top)]).at(at));
        }
    }
    if top > 0 {
        let (x, y) = stack.height;
        let at = Point::new(x, y - top as f64 * stack.lift);
        let count = pieces.len().to_string();
        drawn.push(Drawing::group(vec![part("stack-height", &[("count", &count)])]).at(at));
    }
    Drawing::group(drawn).with("class", "sb-stack")
}

/// One scale: its face with the number, and on its edge as many dots, for when others lie on it.
fn scale(tint: Tint, number: Option<u8>, covered: bool) -> Drawing {
    let Some(number) = number else {
        return part("scale-neutral", &[("tint", tint.name())]);
    };
    let name = if covered { "scale-covered" } else { "scale" };
    part(
        name,
        &[("tint", tint.name()), ("number", &number.to_string())],
    )
}

/// A tile whose links join its sides. Straight links lie lowest, so that crossings read as bridges.
pub(super) fn tile(sides: &[Tint]) -> Drawing {
    let mut links = links(sides);
    links.sort_by_key(|link| std::cmp::Reverse(link.width));
    let mut drawn = vec![part("tile-slab", &[])];
    drawn.extend(links.iter().map(|link| {
        let name = format!("link-{}", link.width);
        part(&name, &[("tint", link.tint.name())]).with("transform", link.turn())
    }));
    drawn.push(part("tile-bevel", &[]));
    let letters = sides.iter().zip(&PARTS.tile.letters);
    let letters = letters.map(|(tint, &(x, y))| {
        let facts = [("tint", tint.name()), ("letter", tint.letter())];
        part("tile-letter", &facts).at(Point::new(x, y))
    });
    let letters = Drawing::group(letters.collect());
    drawn.push(letters.with("class", "sb-link-letters sb-when-marks"));
    Drawing::group(drawn).with("class", "sb-tile")
}

/// A link of a tile: from a side clockwise to another, the short way.
pub(super) struct Link {
    pub(super) tint: Tint,
    pub(super) from: usize,
    /// How many sides on: 1 a corner, 2 a curve, 3 straight.
    pub(super) width: usize,
}

impl Link {
    /// Turns what is drawn from the first side on.
    pub(super) fn turn(&self) -> String {
        format!("rotate({})", 60 * self.from)
    }
}

/// Which sides are joined: those of one colour.
pub(super) fn links(sides: &[Tint]) -> Vec<Link> {
    let link = |(from, &tint): (usize, &Tint)| {
        let to = (from + 1..sides.len()).find(|&to| sides[to] == tint)?;
        let steps = to - from;
        Some(if steps <= 3 {
            Link {
                tint,
                from,
                width: steps,
            }
        } else {
            Link {
                tint,
                from: to,
                width: 6 - steps,
            }
        })
    };
    sides.iter().enumerate().filter_map(link).collect()
}

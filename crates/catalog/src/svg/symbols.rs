use game::scene::{Symbol, Tint};

use super::paper::{Paper, Point};
use super::{SIZE, tint_of};

/// A round token: its colour, its picture, and its letters for those who don't see the colour.
pub(super) fn draw_token(
    paper: &mut Paper,
    tint: Tint,
    symbol: Option<Symbol>,
    letters: &str,
    at: Point,
) {
    let radius = SIZE * 0.72;
    let shadow = Point { x: 0.8, y: 1.6 };
    paper.circle(at + shadow, radius, "fill=\"#000\" fill-opacity=\"0.18\"");
    let Some(symbol) = symbol else {
        paper.circle(
            at,
            radius,
            "fill=\"#d9d2c3\" stroke=\"#a89f8d\" stroke-width=\"1.5\" stroke-dasharray=\"3 3\"",
        );
        return;
    };
    let rim = "stroke=\"#3a2f24\" stroke-opacity=\"0.55\" stroke-width=\"1.2\"";
    paper.circle(at, radius, &format!("fill=\"{}\" {rim}", tint_of(tint)));
    paper.circle(
        at,
        radius - 3.0,
        "fill=\"none\" stroke=\"#fff\" stroke-opacity=\"0.55\" stroke-width=\"1\"",
    );
    let ink = "fill=\"#2b2a33\" stroke=\"#fff\" stroke-opacity=\"0.6\" stroke-width=\"0.8\" \
               stroke-linejoin=\"round\"";
    paper.shape(picture(symbol), at + Point { x: 0.0, y: -2.0 }, 1.0, ink);
    paper.text(at + Point { x: 0.0, y: 20.0 }, 7.0, "ink", letters);
}

/// A player's stone: a ring with a clear middle, so that the token below can still be read.
pub(super) fn draw_stone(paper: &mut Paper, tint: Tint, at: Point) {
    let (fill, rim) = match tint {
        Tint::Black => ("#1f1e26", "#000000"),
        _ => ("#ffffff", "#6b6456"),
    };
    paper.circle(
        at,
        SIZE * 0.66,
        &format!(
            "fill=\"{fill}\" fill-opacity=\"0.2\" stroke=\"{fill}\" stroke-width=\"9\" \
             stroke-opacity=\"0.96\""
        ),
    );
    for radius in [SIZE * 0.66 + 4.5, SIZE * 0.66 - 4.5] {
        paper.circle(
            at,
            radius,
            &format!("fill=\"none\" stroke=\"{rim}\" stroke-width=\"1\""),
        );
    }
}

/// Our own pictures, drawn about the origin, some twenty pixels across.
const fn picture(symbol: Symbol) -> &'static str {
    match symbol {
        // Four wings and a body.
        Symbol::Butterfly => {
            "M0-8C-3-13-12-13-12-6C-12-1-6 0-1 0C-7 1-9 5-7 9C-4 12-1 7 0 3C1 7 4 12 7 9\
             C9 5 7 1 1 0C6 0 12-1 12-6C12-13 3-13 0-8ZM0-10L0 9"
        }
        // A body, a tail and an eye.
        Symbol::Fish => {
            "M-13-6C-10-2-10 2-13 6C-9 5-7 4-5 2C0 8 9 7 13 0C9-7 0-8-5-2C-7-4-9-5-13-6Z\
             M8-2A1.4 1.4 0 1 0 8 .8A1.4 1.4 0 1 0 8-2Z"
        }
        // Wings spread, a beak to the right.
        Symbol::Bird => {
            "M-14-7C-7-9-3-5-1-1C1-7 5-11 11-11C8-8 7-4 6-1L12 1L6 3C3 8-3 10-9 9\
             C-7 8-5 7-4 5C-9 3-13-1-14-7Z"
        }
        // Five folds and a handle.
        Symbol::Fan => {
            "M0 11L-13-3C-11-6-9-7-7-8L0 11L-5-9C-2-11 2-11 5-9L0 11L7-8C9-7 11-6 13-3Z\
             M0 11L-13-3L-7-8ZM0 11L7-8L13-3Z"
        }
        // A peak with snow beside a smaller one.
        Symbol::Mountain => "M-14 9L-4-9L1-1L5-6L14 9ZM-7-3L-4 0L-2-3L0 0L1-1L-4-9Z",
        // Two posts and two beams.
        Symbol::Gate => {
            "M-13-9C-5-7 5-7 13-9L12-5L8-5L8-2L11-2L11 1L8 1L8 10L5 10L5 1L-5 1L-5 10L-8 10L-8 1\
             L-11 1L-11-2L-8-2L-8-5L-12-5ZM-5-5L-5-2L5-2L5-5Z"
        }
    }
}

//! The catalog for the browser: rules, scenes, words, bots, solvers and puzzles by one function from bytes
//! to bytes, [`Engine::answer`]. A [`Request`] is JSON, and so is the answer: `{"done": ...}`, or
//! `{"refused": {"code": ..., "message": ...}}`.
//!
//! Everything is a whole job on a position that is named by spec, setup and moves, so that any engine can
//! answer any request. What one has worked out for the request before, it keeps: tables of rules, the position,
//! a bot's tree, a solver's table. A long search is asked for in slices, request after request.
//!
//! Natively this is an ordinary library, which tests compare with the three modules that `build` makes of it. Each is
//! `without` some parts, which are cut here and where all games stand behind one face (`catalog`): scenes, what
//! a board shows and asks; study, trees of variations, reviews, courses and tile puzzles; bots and solvers; words.

#![cfg_attr(
    engine_module,
    allow(
        unused_imports,
        dead_code,
        reason = "what the parts that are left out would use"
    )
)]

mod engine;
#[cfg(target_arch = "wasm32")]
pub mod export;
mod out;
mod position;
#[cfg(not(without = "bots"))]
mod puzzle;
mod refusal;
mod request;
#[cfg(not(without = "study"))]
mod review;
#[cfg(not(all(without = "scenes", without = "study")))]
mod rows;
#[cfg(not(without = "study"))]
mod study;
#[cfg(not(without = "bots"))]
mod think;
#[cfg(not(without = "study"))]
mod tiles;

pub use engine::Engine;
use refusal::Refusal;
#[cfg(not(without = "scenes"))]
pub use request::{DealWish, ExchangeWish, ResultWish};
pub use request::{Job, PositionWish, Request};
#[cfg(not(without = "study"))]
pub use request::{LayWish, LessonWish, RatePuzzleWish, RetryWish};
#[cfg(not(without = "bots"))]
pub use request::{PuzzleHintWish, PuzzleWish, SolveWish, ThinkWish};

use game::Texts;

static TEXTS: Texts = Texts::new(
    include_str!("../texts/en.ftl"),
    include_str!("../texts/cs.ftl"),
    include_str!("../texts/pl.ftl"),
);

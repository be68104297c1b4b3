//! The catalog for the browser: rules, scenes, words, bots, solvers and puzzles by one function from bytes
//! to bytes, [`Engine::answer`]. A [`Request`] is JSON, and so is the answer: `{"done": ...}`, or
//! `{"refused": {"code": ..., "message": ...}}`.
//!
//! Everything is a whole job on a position that is named by spec, setup and moves, so that any engine can
//! answer any request. What one has worked out for the request before, it keeps: tables of rules, the position,
//! a bot's tree, a solver's table. A long search is asked for in slices, request after request.
//!
//! Natively this is an ordinary library, which tests compare with the two modules that `build` makes of it: one has
//! `cfg(engine = "rules")` and all that pages show, the other `cfg(engine = "thinking")` and all that searches.

mod engine;
#[cfg(target_arch = "wasm32")]
pub mod export;
mod out;
mod position;
#[cfg(not(engine = "rules"))]
mod puzzle;
mod refusal;
mod request;
#[cfg(not(engine = "thinking"))]
mod review;
#[cfg(not(engine = "thinking"))]
mod rows;
#[cfg(not(engine = "thinking"))]
mod study;
#[cfg(not(engine = "rules"))]
mod think;
#[cfg(not(engine = "thinking"))]
mod tiles;

pub use engine::Engine;
use refusal::Refusal;
#[cfg(not(engine = "thinking"))]
pub use request::{
    DealWish, ExchangeWish, LayWish, LessonWish, RatePuzzleWish, ResultWish, RetryWish,
};
pub use request::{Job, PositionWish, Request};
#[cfg(not(engine = "rules"))]
pub use request::{PuzzleHintWish, PuzzleWish, SolveWish, ThinkWish};

use game::Texts;

static TEXTS: Texts = Texts::new(
    include_str!("../texts/en.ftl"),
    include_str!("../texts/cs.ftl"),
    include_str!("../texts/pl.ftl"),
);

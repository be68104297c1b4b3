//! Worlds for tests of the server: a clock that stands still, randomness that follows from a seed, a bag
//! packed beforehand, and bots whose moves follow from what they are given. For tests only.

mod network;
mod world;

pub use network::{Arrivals, Door};
pub use world::{PackedDealer, ScriptedThinker, SeededEntropy, SetClock, StoppedClock, TimerClock};

//! Bots.
#![allow(missing_docs)]
pub mod kamon;

//! The people: who is asking, what they are called, how strong they are, what they say, and
//! what is done about it.

pub(crate) mod attempts;
pub(crate) mod chat;
pub(crate) mod courses;
pub(crate) mod devices;
pub(crate) mod directory;
pub(crate) mod identity;
pub(crate) mod moderation;
pub(crate) mod names;
pub(crate) mod passkeys;
pub(crate) mod passwords;
pub(crate) mod puzzles;
pub(crate) mod ratings;
pub(crate) mod refusal;
mod reserved;
pub(crate) mod revocations;

//! What people read, in English, Czech and Polish.
//!
//! No sentence stands in code. A crate that has something to say keeps one Fluent file a language
//! in its own `texts/` folder, makes one [`Texts`] of them, and speaks in [`Message`]s: a stable
//! code for programs, facts to fill in, and a sentence in whatever language the reader has.
//!
//! ```
//! use serpentarium_texts::{Language, Message, Texts};
//!
//! static TEXTS: Texts = Texts::new(
//!     "too-tall = The stack on { $place } is too tall.",
//!     "too-tall = Sloupec na { $place } je příliš vysoký.",
//!     "too-tall = Stos na { $place } jest za wysoki.",
//! );
//!
//! let message = Message::new(&TEXTS, "too-tall").with("place", 7);
//! assert_eq!(message.code(), "too-tall");
//! assert_eq!(message.to_string(), "The stack on 7 is too tall.");
//! assert_eq!(message.sentence(Language::Polish), "Stos na 7 jest za wysoki.");
//! ```

mod catalogue;
mod language;
mod message;
mod refusals;
pub mod told;

pub use catalogue::Texts;
pub use language::Language;
pub use message::{Fact, Message, excerpt};

use std::fmt;

use serde::{Deserialize, Serialize};
#[cfg(feature = "schema")]
use utoipa::ToSchema;

use crate::{Millis, Person};

/// A name and a password.
#[derive(Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Credentials {
    /// The name, whatever its case.
    pub name: String,
    /// The password.
    pub password: String,
}

// Passwords and tokens stay out of logs.
impl fmt::Debug for Credentials {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Credentials")
            .field("name", &self.name)
            .finish_non_exhaustive()
    }
}

/// An account to be made.
#[derive(Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Registration {
    /// The name.
    pub name: String,
    /// The password.
    pub password: String,
    /// Whether games that you have played as a guest stay under the guest's name; otherwise they are shown
    /// under yours.
    #[serde(default)]
    pub keep_guest_name: bool,
}

/// An account that was just made.
#[derive(Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
pub struct Registered {
    /// Who you are.
    #[serde(flatten)]
    pub person: Person,
    /// Each sets a new password once, if you forget it. Shown this once.
    pub recovery_codes: Vec<String>,
}

/// The own password, where something is asked for that a browser left open must not do.
#[derive(Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
#[serde(deny_unknown_fields)]
pub struct OwnPassword {
    /// The password.
    pub password: String,
}

/// Another password.
#[derive(Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
#[serde(deny_unknown_fields)]
pub struct PasswordChange {
    /// The password so far.
    pub old_password: String,
    /// The one from now on.
    pub new_password: String,
}

/// Another password, for a recovery code.
#[derive(Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Recovery {
    /// The name, whatever its case.
    pub name: String,
    /// One of the account's recovery codes.
    pub recovery_code: String,
    /// The password from now on.
    pub new_password: String,
}

/// New recovery codes, shown once; those from before no longer work.
#[derive(Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
pub struct RecoveryCodes {
    /// Each sets a new password once.
    pub recovery_codes: Vec<String>,
}

/// How many recovery codes there are still.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
pub struct RecoveryCodesLeft {
    /// So many.
    pub left: i64,
}

/// A browser in which you are logged in.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
pub struct SessionView {
    /// What to end it by.
    pub id: String,
    /// Which browser on which system, as far as it said so: `Firefox, Linux`.
    pub device: String,
    /// When you logged in, in milliseconds since 1970.
    pub created_at: Millis,
    /// When it was last used, to a few minutes.
    pub last_seen_at: Millis,
    /// Whether it is the one that asks.
    pub current: bool,
}

macro_rules! stays_out_of_logs {
    ($($name:ident),*) => {$(
        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.debug_struct(stringify!($name)).finish_non_exhaustive()
            }
        }
    )*};
}

stays_out_of_logs!(
    Registration,
    Registered,
    OwnPassword,
    PasswordChange,
    Recovery,
    RecoveryCodes
);

/// A token to be made.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewToken {
    /// What you call it.
    pub label: String,
    /// What it is for; all of it if left out.
    #[serde(default = "everything")]
    pub scopes: Vec<Scope>,
}

/// What a token is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Scope {
    /// To see what I see: every token can.
    Read,
    /// To make and join matches, to move and to talk.
    Play,
    /// To have positions analysed.
    Analysis,
}

impl Scope {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Read, Self::Play, Self::Analysis];

    /// Its name in the database and in the API.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Read => "read",
            Self::Play => "play",
            Self::Analysis => "analysis",
        }
    }
}

fn everything() -> Vec<Scope> {
    Scope::ALL.into()
}

/// A token, shown once.
#[derive(Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
pub struct Token {
    /// Say it as `Authorization: Bearer ...`.
    pub token: String,
}

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Token").finish_non_exhaustive()
    }
}

/// A token, without itself.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
pub struct TokenView {
    /// What to drop it by.
    pub id: String,
    /// What you called it.
    pub label: String,
    /// What it is for.
    pub scopes: Vec<Scope>,
    /// When it was made, in milliseconds since 1970.
    pub created_at: Millis,
}

/// A player as everybody may see it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
pub struct Profile {
    /// For ever the same.
    pub id: String,
    /// The name.
    pub name: String,
    /// Whether it is a program.
    pub bot: bool,
    /// Since when, in milliseconds since 1970.
    pub created_at: Millis,
    /// The ratings.
    pub ratings: Vec<RatingView>,
}

/// How matches of a game ended for a player who sat at one side, with one colour.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
pub struct SideResults {
    /// The game.
    pub game: String,
    /// The seat, from 0: the first to move, the second, and so on.
    pub seat: usize,
    /// The colour, as the `code` of a match's seat; nothing where it follows from the seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub colour: Option<String>,
    /// The colour in words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub colour_name: Option<String>,
    /// How many were won.
    pub won: u32,
    /// How many were shared by all.
    pub drawn: u32,
    /// How many were lost.
    pub lost: u32,
}

/// A rating.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
pub struct RatingView {
    /// At which game.
    pub game: String,
    /// How fast.
    pub speed: String,
    /// The rating.
    pub rating: f64,
    /// How sure we are of it: smaller is surer.
    pub deviation: f64,
    /// Whether too little is known to take it for good.
    pub provisional: bool,
    /// How many matches it comes from.
    pub games: i64,
    /// How it changed: when, and to what.
    pub history: Vec<(Millis, f64)>,
}

/// A place on the list.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
pub struct Leader {
    /// Who.
    pub name: String,
    /// The rating.
    pub rating: f64,
    /// How many matches it comes from.
    pub games: i64,
}

/// How many matches and players a list of leaders comes from.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
pub struct LeaderCount {
    /// So many rated matches count.
    pub matches: i64,
    /// So many players have played them.
    pub players: i64,
    /// So many of these are rated well enough to be listed.
    pub listed: i64,
}

/// What a rated match did to the rating of one of its players.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
pub struct RatingChangeView {
    /// Which seat.
    pub seat: usize,
    /// The rating before.
    pub before: f64,
    /// The rating after.
    pub after: f64,
}

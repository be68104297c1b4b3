use serde::{Deserialize, Serialize};
#[cfg(feature = "schema")]
use utoipa::ToSchema;

/// A game on the shelf.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
pub struct GameInfo {
    /// What specs call it.
    pub id: String,
    /// What people call it.
    pub title: String,
    /// Who invented it.
    pub author: String,
    /// What one does in it, in a sentence.
    pub summary: String,
    /// What one tries to reach, in a sentence.
    pub goal: String,
    /// How to make a move on a screen.
    pub hint: String,
    /// How a move is written.
    pub move_hint: String,
    /// The fewest players.
    pub fewest_players: usize,
    /// The most players.
    pub most_players: usize,
    /// How many play if nobody says.
    pub usual_players: usize,
    /// Whether it is played for points; other games are simply won, lost or drawn.
    pub has_points: bool,
    /// Whether players hold pieces, and a move lays one of them.
    pub holds_pieces: bool,
    /// What can be laid over the board to show what a position allows, as the label of a switch; none where there is
    /// nothing.
    #[serde(default)]
    pub overlay: Option<String>,
    /// The score to reach, in a game for one.
    pub target: Option<i32>,
    /// What it looks like.
    pub sample: SampleInfo,
    /// What can be chosen.
    pub options: Vec<OptionInfo>,
    /// What every seat has of its own, all different, and players may wish for; none where there is nothing
    /// to choose.
    #[serde(default)]
    pub seat_choice: Option<SeatChoiceInfo>,
    /// Bots have levels from 1 to this.
    pub bot_levels: u8,
    /// What the bots are called, from level 1 on.
    pub bot_names: Vec<String>,
    /// Whom each level suits, in words, from level 1 on.
    #[serde(default)]
    pub bot_suits: Vec<String>,
    /// How strong the levels are by matches of theirs with each other, in Elo above level 1; empty where nobody
    /// has measured it. People's ratings are not on this scale.
    #[serde(default)]
    pub bot_elo: Vec<i32>,
}

/// A position that shows what a game is like.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
pub struct SampleInfo {
    /// The game and its options.
    pub spec: String,
    /// What was random.
    pub setup: String,
    /// The moves, separated by spaces.
    pub moves: String,
}

/// What players of a game may wish for, each something else.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
pub struct SeatChoiceInfo {
    /// What it is about.
    pub about: String,
    /// What one can wish for: what a seat's `code` will be.
    pub values: Vec<String>,
    /// The same values as people read them.
    pub labels: Vec<String>,
}

/// Something that can be chosen about a game.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
pub struct OptionInfo {
    /// Its name in specs.
    pub name: String,
    /// What it is about.
    pub about: String,
    /// What it can be.
    pub values: Vec<String>,
    /// The same values as people read them.
    pub labels: Vec<String>,
    /// What it is when nobody says.
    pub default: String,
}

use crate::TEXTS;

texts::refusals! { TEXTS;
    /// What is wrong with a puzzle by the rules.
    pub enum Fault {
        /// The moves don't lead to a position.
        Lead {
            /// Why not.
            refusal: String
        } => "puzzle-lead",
        /// The id is not the one that follows from the position.
        OtherId {
            /// The one that does.
            id: String
        } => "puzzle-other-id",
        /// The game is not for two.
        NotForTwo => "puzzle-not-for-two",
        /// The game is over.
        NobodyToMove => "puzzle-nobody-to-move",
        /// Somebody else is to move.
        Seat => "puzzle-seat",
        /// The themes are others.
        Themes {
            /// Which.
            found: String
        } => "puzzle-other-themes",
        /// The best margin is another.
        Margin {
            /// What the puzzle says.
            said: i32,
            /// What can be got.
            found: i32
        } => "puzzle-other-margin",
        /// A move is right and not in the tree.
        Missing {
            /// The move.
            action: String
        } => "puzzle-missing",
        /// A move of the tree is wrong.
        Wrong {
            /// The move.
            action: String
        } => "puzzle-wrong-move",
        /// A move of the tree can't be played there.
        Illegal {
            /// The move.
            action: String
        } => "puzzle-illegal",
        /// Another defence is better.
        Defence {
            /// The one in the tree.
            answer: String,
            /// The better one.
            better: String
        } => "puzzle-defence",
        /// The tree goes on where it is not the solver's turn.
        NotSolversTurn {
            /// The move before.
            action: String
        } => "puzzle-not-solvers-turn",
        /// The tree ends where something can still be missed.
        NotSolved {
            /// The move before.
            action: String
        } => "puzzle-not-solved",
        /// It could not be proved with the effort allowed.
        Unproved => "puzzle-unproved",
    }
}

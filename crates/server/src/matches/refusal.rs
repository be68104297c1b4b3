use axum::http::StatusCode;
use catalog::Refusal;

use crate::TEXTS;
use crate::http::status::HttpStatus;

texts::refusals! { TEXTS;
    /// Why something does not happen in a match.
    pub enum MatchRefusal {
        /// The clock is one that nobody can play by.
        ClockNotSensible => "clock-not-sensible",
        /// The clock takes points, and the game has none to compare.
        ClockNeedsPoints => "clock-needs-points",
        /// What somebody adds to the shuffle is too long, or more than a line.
        WordsTooLong {
            /// So many characters are allowed.
            most: usize
        } => "words-too-long",
        /// A client's mark of a move is too long.
        MarkTooLong {
            /// So many characters are allowed.
            most: usize
        } => "mark-too-long",
        /// The mark was given to another move at this ply.
        MarkUsed => "mark-used",
        /// The events of a match do not fit together.
        Broken {
            /// The match.
            id: String
        } => "match-broken",
        /// Whoever asks does not play in it.
        NotYours => "match-not-yours",
        /// Another player is to move.
        NotYourTurn => "match-not-your-turn",
        /// The move is for a position that is no more.
        Stale {
            /// How many moves have been made.
            ply: usize
        } => "match-stale",
        /// It has no position after so many moves.
        NoPly {
            /// How many moves have been made.
            ply: usize
        } => "match-no-ply",
        /// It has ended.
        Over => "match-over",
        /// It has not ended.
        NotOver => "match-not-over",
        /// It has begun.
        NotOpen => "match-not-open",
        /// It has not begun.
        NotLive => "match-not-live",
        /// Whoever asks sits in it already.
        JoinedAlready => "match-joined-already",
        /// Nobody can wish for that in this game.
        ChoiceUnknown {
            /// What the game is called.
            game: String
        } => "match-choice-unknown",
        /// Somebody else wishes for that.
        ChoiceTaken => "match-choice-taken",
        /// Somebody at the table and whoever asks do not play with each other.
        Blocked => "match-blocked",
        /// Somebody else sits there, or should.
        SeatTaken => "match-seat-taken",
        /// Rated matches are for people with an account.
        RatedAccounts => "match-rated-accounts",
        /// Rated matches are not for bots, nor for one person in two seats.
        RatedBots => "match-rated-bots",
        /// In a rated match nobody is shown what moves allow.
        RatedOverlay => "match-rated-overlay",
        /// The player has offered or asked for that already.
        OfferedAlready => "match-offered-already",
        /// What the player offers or asks for was declined since the last move.
        DeclinedAlready => "match-declined-already",
        /// There is nothing to decline.
        NothingOffered => "match-nothing-offered",
        /// Bots agree to no draw.
        BotsDontDraw => "match-bots-dont-draw",
        /// It was agreed to play without takebacks.
        NoTakebacks => "match-no-takebacks",
        /// The player has not moved yet.
        NothingToTakeBack => "match-nothing-to-take-back",
        /// Something was drawn since the move.
        DrawnSince => "match-drawn-since",
        /// Nobody is given hints in a rated match.
        HintRated => "hint-rated",
        /// Hints are for those who play, when they are to move.
        HintNotYours => "hint-not-yours",
        /// Between people, hints are for matches that were made so.
        HintNotAgreed => "hint-not-agreed",
        /// Two moves have been made.
        TooLateToAbort => "match-too-late-to-abort",
        /// There is a rematch already.
        RematchedAlready => "match-rematched-already",
        /// Somebody who would play again has deleted the account.
        PlayerDeleted => "match-player-deleted",
        /// The game is for another number of players.
        Seats {
            /// What the game is called.
            game: String,
            /// For so many it is.
            seats: usize,
            /// So many were named.
            given: usize
        } => "match-seats",
        /// Nobody but bots would play.
        SeatKinds => "match-seat-kinds",
        /// There is no bot of this level.
        NoLevel {
            /// The level that was asked for.
            level: u8,
            /// The strongest that there is.
            most: u8
        } => "match-no-level",
        /// No seat is kept for whoever declines one.
        NotInvited => "match-not-invited",
        /// The player to move is there.
        NobodyAway => "claim-nobody-away",
        /// The player to move may still come back.
        ClaimTooEarly {
            /// For so long.
            seconds: u64
        } => "claim-too-early",
        /// A match from a position can't be rated.
        StartRated => "match-start-rated",
        /// The game is over in the position from which it is to be played.
        StartOver => "match-start-over",
        /// Something has to be drawn before anybody can move in the position.
        StartDraw => "match-start-draw",
        /// A position has what seats could wish for.
        StartChoice => "match-start-choice",
        /// The way to the position takes too many characters.
        StartTooLong {
            /// So many are allowed.
            most: usize
        } => "match-start-too-long",
        /// A game was written down by a newer program.
        RecordTooNew {
            /// In this version of the format.
            found: u32,
            /// The newest that is known here.
            known: u32
        } => "record-too-new",
    }
    from {
        /// The rules are against it.
        Rules(Refusal),
    }
}

impl MatchRefusal {
    /// What HTTP calls it.
    pub fn status(&self) -> StatusCode {
        match self {
            Self::ClockNotSensible
            | Self::ClockNeedsPoints
            | Self::WordsTooLong { .. }
            | Self::MarkTooLong { .. }
            | Self::RatedBots
            | Self::RatedOverlay
            | Self::StartRated
            | Self::StartOver
            | Self::StartDraw
            | Self::StartChoice
            | Self::StartTooLong { .. }
            | Self::BotsDontDraw
            | Self::NoTakebacks
            | Self::NothingToTakeBack
            | Self::DrawnSince
            | Self::Seats { .. }
            | Self::SeatKinds
            | Self::NoLevel { .. }
            | Self::RecordTooNew { .. }
            | Self::NoPly { .. }
            | Self::ChoiceUnknown { .. } => StatusCode::UNPROCESSABLE_ENTITY,
            Self::NotYours
            | Self::RatedAccounts
            | Self::NotInvited
            | Self::HintRated
            | Self::HintNotYours
            | Self::HintNotAgreed
            | Self::Blocked => StatusCode::FORBIDDEN,
            Self::NotYourTurn
            | Self::Stale { .. }
            | Self::Over
            | Self::NotOver
            | Self::NotOpen
            | Self::NotLive
            | Self::JoinedAlready
            | Self::SeatTaken
            | Self::ChoiceTaken
            | Self::OfferedAlready
            | Self::DeclinedAlready
            | Self::MarkUsed
            | Self::NothingOffered
            | Self::TooLateToAbort
            | Self::RematchedAlready
            | Self::PlayerDeleted
            | Self::NobodyAway
            | Self::ClaimTooEarly { .. } => StatusCode::CONFLICT,
            Self::Broken { .. } => StatusCode::INTERNAL_SERVER_ERROR,
            Self::Rules(refusal) => refusal.status(),
        }
    }

    /// The events of a match do not fit together.
    pub(crate) fn broken(id: &str) -> Self {
        let id = id.to_owned();
        Self::Broken { id }
    }
}

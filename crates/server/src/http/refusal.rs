use axum::http::StatusCode;

use crate::TEXTS;

texts::refusals! { TEXTS;
    /// Why a request is refused before anybody looks at what it is about.
    pub(crate) enum HttpRefusal {
        /// There is nothing at this address.
        NotFound => "not-found",
        /// The body is not what it should be.
        BodyUnreadable { error: String } => "body-unreadable",
        /// The body is longer than any that is taken.
        BodyTooLarge { most: usize } => "body-too-large",
        /// The body does not come.
        BodySlow => "body-slow",
        /// The path or the query is not what it should be.
        RequestUnreadable { error: String } => "request-unreadable",
        /// A request names no host, or more than one.
        HostUnclear => "host-unclear",
        /// The address takes other methods.
        MethodNotAllowed => "method-not-allowed",
        /// A list has no such page.
        PageUnknown => "page-unknown",
        /// A position takes too many characters.
        PositionTooLong { most: usize } => "position-too-long",
        /// A question about a position is not what it should be.
        PositionUnreadable { error: String } => "position-unreadable",
        /// A position is one of another game than the address says.
        OtherGame { game: String, found: String } => "position-other-game",
        /// A seed is not 64 hexadecimal digits.
        NoSeed => "deal-no-seed",
        /// A message on a socket is not what it should be.
        MessageUnreadable { error: String } => "message-unreadable",
        /// A text contains NUL, which not every database keeps.
        Nul => "nul-character",
        /// Whoever talks on a socket is nobody.
        NotKnown => "not-known",
        /// A page of another site asks.
        OriginForeign => "origin-foreign",
        /// An address asks too often.
        TooManyRequests { retry_after: u64 } => "too-many-requests",
        /// An address has too many sockets.
        TooManySockets => "too-many-sockets",
        /// Too many pictures wait to be drawn.
        PicturesBusy => "pictures-busy",
        /// A game has more moves than a moving picture can show.
        PictureTooLong { most: usize } => "picture-too-long",
        /// There is no such puzzle.
        PuzzleUnknown => "puzzle-unknown",
        /// A puzzle of the day is of another day.
        PuzzleDay => "puzzle-day",
        /// A step of a course has more or fewer stars than there are.
        CourseStars { most: i64 } => "course-stars",
        /// A review that somebody wants to keep is too long.
        ReviewTooLong { most: usize } => "review-too-long",
        /// It is not packed as reviews are.
        ReviewUnreadable => "review-unreadable",
        /// The server is going, or could not do its work.
        Restarting => "server-restarts",
    }
}

/// A server that goes is back in so many seconds.
pub(crate) const RESTART: u64 = 3;
/// Who has too many sockets may have closed one in so many seconds, and pictures are drawn by then.
const PATIENCE: u64 = 10;

impl HttpRefusal {
    /// In how many seconds it is worth asking again.
    pub(crate) const fn retry_after(&self) -> Option<u64> {
        match self {
            Self::TooManyRequests { retry_after } => Some(*retry_after),
            Self::TooManySockets | Self::PicturesBusy => Some(PATIENCE),
            Self::Restarting => Some(RESTART),
            _ => None,
        }
    }

    pub(crate) const fn status(&self) -> StatusCode {
        match self {
            Self::NotFound | Self::PuzzleUnknown => StatusCode::NOT_FOUND,
            Self::BodyUnreadable { .. }
            | Self::RequestUnreadable { .. }
            | Self::HostUnclear
            | Self::PageUnknown
            | Self::Nul => StatusCode::BAD_REQUEST,
            Self::BodyTooLarge { .. } | Self::ReviewTooLong { .. } => StatusCode::PAYLOAD_TOO_LARGE,
            Self::BodySlow => StatusCode::REQUEST_TIMEOUT,
            Self::MethodNotAllowed => StatusCode::METHOD_NOT_ALLOWED,
            Self::PositionTooLong { .. }
            | Self::PositionUnreadable { .. }
            | Self::OtherGame { .. }
            | Self::NoSeed
            | Self::PuzzleDay
            | Self::CourseStars { .. }
            | Self::ReviewUnreadable
            | Self::PictureTooLong { .. }
            | Self::MessageUnreadable { .. } => StatusCode::UNPROCESSABLE_ENTITY,
            Self::NotKnown => StatusCode::UNAUTHORIZED,
            Self::OriginForeign => StatusCode::FORBIDDEN,
            Self::TooManyRequests { .. } | Self::TooManySockets => StatusCode::TOO_MANY_REQUESTS,
            Self::PicturesBusy | Self::Restarting => StatusCode::SERVICE_UNAVAILABLE,
        }
    }
}

//! What programs say to a server of Serpentarium, and it to them: requests and views of the HTTP API,
//! messages of live sockets, lines of streams. Plain data, which servers write and clients read, or the
//! other way round.
//!
//! One spelling everywhere: fields are `snake_case`; names of variants and other values are `kebab-case`.

mod account;
mod analysis;
mod chat;
#[cfg(feature = "client")]
pub mod client;
mod clock;
mod courses;
mod event;
mod explorer;
#[cfg(feature = "views")]
mod found;
mod games;
mod ledger;
mod lists;
mod live;
mod lobby;
mod matches;
mod moderation;
mod passkeys;
mod play;
mod position;
mod puzzles;
mod record;
mod refused;
#[cfg(all(feature = "views", not(without = "scenes")))]
mod result;
mod reviews;
mod stream;
mod study;
mod terms;
#[cfg(all(feature = "views", not(without = "scenes")))]
mod views;
#[cfg(feature = "reviews")]
mod work;

pub use account::{
    Credentials, Leader, LeaderCount, NewToken, OwnPassword, PasswordChange, Profile,
    RatingChangeView, RatingView, Recovery, RecoveryCodes, RecoveryCodesLeft, Registered,
    Registration, Scope, SessionView, SideResults, Token, TokenView,
};
#[cfg(feature = "reviews")]
pub use analysis::Reviewed;
pub use analysis::{AnalysisWish, Considered, Effort, Found, JobView, ReviewWish};
pub use chat::{ChatView, PhraseView, Room, SaidView, Words};
pub use clock::{ClockFace, ClockRules, Speed};
pub use courses::{CourseProgress, StepDone};
pub use event::{Ending, Event, LeaveReason, NumberedEvent, Offline, Over, Start};
pub use explorer::{ExploredMove, ExplorerView};
pub use games::{GameInfo, OptionInfo, SampleInfo, SeatChoiceInfo};
pub use ledger::LedgerView;
pub use lists::{Card, Entry, Page, ResultName, StatusName};
pub use live::{FromClient, ToClient};
pub use lobby::{
    FromVisitor, Here, LobbyView, OwnMatch, QuickClock, Seek, SeekView, ToVisitor, WaitsSeen,
};
pub use matches::{
    Created, MatchUpdate, MatchView, NewMatch, PresenceView, ResultView, SeatUpdate, SeatView,
    SeatWish,
};
pub use moderation::{
    CommentPlace, MessagePlace, PeopleView, PlayerWish, ReportReason, ReportWish, StudyPlace,
    WarningView,
};
pub use passkeys::{
    NewPasskey, PasskeyChallenge, PasskeyConsent, PasskeyList, PasskeyProof, PasskeyView,
};
pub use play::{DoneView, JoinWish, MoveWish};
pub use position::{Dealt, HintView, Legal, PlayablePiece, PlayedMoves, Tried};
pub use puzzles::{PuzzleDiary, PuzzleRatingView, PuzzleTried, PuzzleTryView, PuzzleTryWish};
pub use record::{OfflineEnd, OfflineRecord, Record};
pub use refused::Refused;
pub use reviews::{KeptReview, KeptReviewOf, KeptReviews};
pub use stream::{EventLine, GameLine, GameState, TableView};
pub use study::{
    FromStudyReader, NewChapter, NewStudy, StudyCard, StudyChange, StudyDeed, StudyDone,
    StudyEventView, StudyListName, StudyPage, StudyRole, StudyView, StudyVisibility, StudyWish,
    ToStudyReader,
};
pub use terms::{Occupant, Person, PlayerRating, Terms};
#[cfg(feature = "reviews")]
pub use work::{
    OrderView, Outcome, ProvedMove, Solved, Task, TaskLimits, Work, WorkBeat, WorkKind, WorkWish,
};

/// Where this version of the API is: every path begins so. A server gives the newest version that it has
/// to those who leave the version out.
pub const API: &str = "/api/v1";

/// Milliseconds: of a duration, or since 1970.
pub type Millis = i64;

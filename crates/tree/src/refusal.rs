use texts::Fact;

use crate::TEXTS;

texts::refusals! { TEXTS;
    /// Why something is not done to a tree, or why something is no tree. Nothing has changed.
    #[non_exhaustive]
    pub enum TreeRefusal {
        /// There is no such node, or no longer.
        Gone {
            /// The last steps of its path.
            path: String
        } => "tree-gone",
        /// The root can't be taken away or put elsewhere.
        Root => "tree-root",
        /// The comment is not there, or no longer.
        CommentGone => "tree-comment-gone",
        /// A comment says nothing.
        CommentEmpty => "tree-comment-empty",
        /// Two trees are of different games.
        OtherGame => "tree-other-game",
        /// A text can't be a move or a draw.
        StepMalformed {
            /// The text.
            step: String
        } => "tree-step-malformed",
        /// The same step stands twice under one parent.
        StepTwice {
            /// The step.
            step: String
        } => "tree-step-twice",
        /// A node's parent does not stand before it.
        ParentUnknown {
            /// The node's number in the list, from 0.
            node: usize
        } => "tree-parent-unknown",
        /// A tag can't be called that.
        TagName {
            /// The name.
            name: String
        } => "tree-tag-name",
        /// A text has characters that can't be written down.
        Unprintable => "tree-unprintable",
        /// What a value says of the seats makes no sense.
        Chances {
            /// Seats, at most.
            most: usize
        } => "tree-chances",
        /// It is of a later version of the form.
        TooNew {
            /// Which.
            found: u32,
            /// The latest that this program reads.
            known: u32
        } => "tree-too-new",
        /// The JSON is none of a tree.
        Unreadable {
            /// What is wrong with it.
            error: String
        } => "tree-unreadable",
        /// The tree is full.
        TooManyNodes {
            /// Nodes, at most.
            most: usize
        } => "tree-too-many-nodes",
        /// The line is too long.
        TooDeep {
            /// Steps, at most.
            most: usize
        } => "tree-too-deep",
        /// A step is too long.
        StepTooLong {
            /// Characters, at most.
            most: usize
        } => "tree-step-too-long",
        /// The node has enough comments.
        TooManyComments {
            /// Comments, at most.
            most: usize
        } => "tree-too-many-comments",
        /// The node has enough shapes.
        TooManyShapes {
            /// Shapes, at most.
            most: usize
        } => "tree-too-many-shapes",
        /// The tree has enough tags.
        TooManyTags {
            /// Tags, at most.
            most: usize
        } => "tree-too-many-tags",
        /// A text is too long.
        TooLong {
            /// Which text.
            field: Field,
            /// Characters, at most.
            most: usize,
            /// Characters that it has.
            found: usize
        } => "tree-too-long",
        /// All that is written in the tree is too much.
        TooMuchText {
            /// Characters, at most.
            most: usize
        } => "tree-too-much-text",
        /// There is no such chapter, or no longer.
        ChapterGone {
            /// Its id.
            id: String
        } => "tree-chapter-gone",
        /// There is another chapter with this id.
        ChapterTwice {
            /// The id.
            id: String
        } => "tree-chapter-twice",
        /// A chapter can't have this id.
        ChapterId {
            /// The id.
            id: String
        } => "tree-chapter-id",
        /// A chapter has no name.
        ChapterUnnamed => "tree-chapter-unnamed",
        /// The study is full.
        TooManyChapters {
            /// Chapters, at most.
            most: usize
        } => "tree-too-many-chapters",
    }
}

/// A text of limited length.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Field {
    /// A comment.
    #[default]
    Comment,
    /// Who wrote a comment.
    Author,
    /// By whom a value is.
    Valuer,
    /// What a lesson or puzzle asks for.
    Goal,
    /// A hint.
    Hint,
    /// What is said to a deviation.
    Deviation,
    /// What a tag says.
    Tag,
    /// The game.
    Spec,
    /// Everything random in it.
    Setup,
    /// What a chapter is called.
    Chapter,
}

impl Field {
    #[cfg(test)]
    pub(crate) const ALL: [Self; 10] = [
        Self::Comment,
        Self::Author,
        Self::Valuer,
        Self::Goal,
        Self::Hint,
        Self::Deviation,
        Self::Tag,
        Self::Spec,
        Self::Setup,
        Self::Chapter,
    ];

    /// How many characters it holds.
    pub const fn most(self) -> usize {
        match self {
            Self::Comment => crate::limits::MOST_COMMENT,
            Self::Author | Self::Valuer => 64,
            Self::Hint | Self::Deviation => 1000,
            Self::Goal | Self::Tag | Self::Spec => 200,
            Self::Setup => 2000,
            Self::Chapter => 100,
        }
    }

    pub(crate) const fn code(self) -> &'static str {
        match self {
            Self::Comment => "field-comment",
            Self::Author => "field-author",
            Self::Valuer => "field-valuer",
            Self::Goal => "field-goal",
            Self::Hint => "field-hint",
            Self::Deviation => "field-deviation",
            Self::Tag => "field-tag",
            Self::Spec => "field-spec",
            Self::Setup => "field-setup",
            Self::Chapter => "field-chapter",
        }
    }
}

impl From<Field> for Fact {
    fn from(field: Field) -> Self {
        Self::Term(field.code())
    }
}

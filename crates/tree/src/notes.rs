use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use crate::limits::{MOST_COMMENTS, MOST_SHAPES, check_line, check_lines};
use crate::{Field, Glyph, Shape, TreeRefusal, Value};

/// What is written at a node: by people, by programs, for a lesson or a puzzle.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Notes {
    /// Comments in their order, no two alike.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub comments: Vec<Comment>,
    /// What to think of the move.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub glyph: Option<Glyph>,
    /// What is drawn over the board.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub shapes: BTreeSet<Shape>,
    /// What the position is worth.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub value: Option<Value>,
    /// What is to be achieved from here. What it means is for whoever runs the lesson to say.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub goal: Option<String>,
    /// What helps.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hint: Option<String>,
    /// What to say to somebody who plays a move here that the tree does not have.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deviation: Option<String>,
    /// Whether any move that wins is as good here as those of the tree.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub any_win: bool,
}

/// What somebody says about a position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Comment {
    /// Who, if that is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub author: Option<String>,
    /// What.
    pub text: String,
}

impl Comment {
    /// A comment by nobody in particular.
    pub fn new(text: impl Into<String>) -> Self {
        let (author, text) = (None, text.into());
        Self { author, text }
    }

    /// The same by somebody.
    #[must_use]
    pub fn by(self, author: impl Into<String>) -> Self {
        let author = Some(author.into());
        Self { author, ..self }
    }

    fn check(&self) -> Result<(), TreeRefusal> {
        if self.text.trim().is_empty() {
            return Err(TreeRefusal::CommentEmpty);
        }
        check_lines(Field::Comment, &self.text)?;
        let author = self.author.as_deref().unwrap_or_default();
        check_line(Field::Author, author)
    }
}

impl Notes {
    /// Whether nothing is written.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// Adds a comment, unless the same is there.
    pub(crate) fn comment(&mut self, comment: &Comment) {
        if !self.comments.contains(comment) {
            self.comments.push(comment.clone());
        }
    }

    pub(crate) fn check(&self) -> Result<(), TreeRefusal> {
        if self.comments.len() > MOST_COMMENTS {
            let most = MOST_COMMENTS;
            return Err(TreeRefusal::TooManyComments { most });
        }
        self.comments.iter().try_for_each(Comment::check)?;
        if self.shapes.len() > MOST_SHAPES {
            let most = MOST_SHAPES;
            return Err(TreeRefusal::TooManyShapes { most });
        }
        self.value.as_ref().map_or(Ok(()), Value::check)?;
        let texts = [
            (Field::Goal, &self.goal),
            (Field::Hint, &self.hint),
            (Field::Deviation, &self.deviation),
        ];
        let mut texts = texts.into_iter();
        texts.try_for_each(|(field, text)| match text {
            Some(text) => check_lines(field, text),
            None => Ok(()),
        })
    }

    /// How much people wrote.
    pub(crate) fn characters(&self) -> usize {
        let authors = self.comments.iter().filter_map(|one| one.author.as_ref());
        let texts = self.comments.iter().map(|one| &one.text);
        let texts = texts.chain(authors);
        let others = [&self.goal, &self.hint, &self.deviation];
        let all = texts.chain(others.into_iter().flatten());
        all.map(|text| text.chars().count()).sum()
    }

    /// Takes what another has and this has not. Where both say something else of which there can only be one,
    /// this stays, and the answer is false.
    pub(crate) fn take(&mut self, other: &Self) -> bool {
        other.comments.iter().for_each(|one| self.comment(one));
        self.shapes.extend(&other.shapes);
        self.any_win |= other.any_win;
        // All are asked, whatever the first answers.
        let agreed = [
            take_one(&mut self.glyph, other.glyph.as_ref()),
            take_one(&mut self.value, other.value.as_ref()),
            take_one(&mut self.goal, other.goal.as_ref()),
            take_one(&mut self.hint, other.hint.as_ref()),
            take_one(&mut self.deviation, other.deviation.as_ref()),
        ];
        !agreed.contains(&false)
    }
}

fn take_one<T: Clone + PartialEq>(mine: &mut Option<T>, other: Option<&T>) -> bool {
    if mine.is_none() {
        *mine = other.cloned();
    }
    other.is_none() || mine.as_ref() == other
}

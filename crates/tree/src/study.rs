use crate::limits::{MOST_CHAPTERS, check_line, is_name};
use crate::{Field, Tree, TreeRefusal};

/// Several trees in one document, each with a name. Games may differ from chapter to chapter.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Study {
    chapters: Vec<Chapter>,
}

/// A tree of a study.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chapter {
    pub(crate) id: String,
    pub(crate) name: String,
    pub(crate) tree: Tree,
}

impl Study {
    /// The chapters in their order.
    pub fn chapters(&self) -> &[Chapter] {
        &self.chapters
    }

    /// The chapter with this id.
    pub fn chapter(&self, id: &str) -> Option<&Chapter> {
        self.chapters.iter().find(|chapter| chapter.id == id)
    }

    pub(crate) fn place(&self, id: &str) -> Result<usize, TreeRefusal> {
        let place = self.chapters.iter().position(|chapter| chapter.id == id);
        place.ok_or_else(|| TreeRefusal::ChapterGone { id: id.to_owned() })
    }

    pub(crate) fn push(&mut self, chapter: Chapter) -> Result<(), TreeRefusal> {
        let id = || chapter.id.clone();
        if self.chapters.len() == MOST_CHAPTERS {
            let most = MOST_CHAPTERS;
            return Err(TreeRefusal::TooManyChapters { most });
        }
        if !is_name(&chapter.id) {
            return Err(TreeRefusal::ChapterId { id: id() });
        }
        if self.chapter(&chapter.id).is_some() {
            return Err(TreeRefusal::ChapterTwice { id: id() });
        }
        check_name(&chapter.name)?;
        self.chapters.push(chapter);
        Ok(())
    }

    pub(crate) const fn chapters_mut(&mut self) -> &mut Vec<Chapter> {
        &mut self.chapters
    }
}

impl Chapter {
    /// What it is known by, whatever it is called: a word of lower-case letters, digits and dashes.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// What it is called.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// What is in it.
    pub const fn tree(&self) -> &Tree {
        &self.tree
    }
}

pub(crate) fn check_name(name: &str) -> Result<(), TreeRefusal> {
    if name.trim().is_empty() {
        return Err(TreeRefusal::ChapterUnnamed);
    }
    check_line(Field::Chapter, name)
}

use serde::{Deserialize, Serialize};

use crate::study::check_name;
use crate::{Applied, Chapter, Edit, Study, Tree, TreeRefusal};

/// A change of a study, as data; see [`Edit`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum StudyEdit {
    /// Adds a chapter behind the others.
    AddChapter {
        /// What it is known by; nobody else's.
        id: String,
        /// What it is called.
        name: String,
        /// What is in it.
        tree: Tree,
    },
    /// Calls a chapter something else.
    RenameChapter {
        /// Which.
        id: String,
        /// How.
        name: String,
    },
    /// Puts a chapter elsewhere.
    MoveChapter {
        /// Which.
        id: String,
        /// Before which other; behind all if nothing is said.
        before: Option<String>,
    },
    /// Takes a chapter away.
    DeleteChapter {
        /// Which.
        id: String,
    },
    /// Changes the tree of a chapter.
    Edit {
        /// Which.
        id: String,
        /// How.
        edit: Edit,
    },
}

impl Study {
    /// Does what an edit says, or changes nothing and says why not.
    pub fn apply(&mut self, edit: &StudyEdit) -> Result<Applied, TreeRefusal> {
        match edit {
            StudyEdit::AddChapter { id, name, tree } => self.push(Chapter {
                id: id.clone(),
                name: name.clone(),
                tree: tree.clone(),
            })?,
            StudyEdit::RenameChapter { id, name } => {
                let place = self.place(id)?;
                check_name(name)?;
                let chapter = &mut self.chapters_mut()[place];
                if chapter.name == *name {
                    return Ok(Applied::Unchanged);
                }
                chapter.name.clone_from(name);
            }
            StudyEdit::MoveChapter { id, before } => {
                return self.move_chapter(id, before.as_deref());
            }
            StudyEdit::DeleteChapter { id } => {
                let place = self.place(id)?;
                self.chapters_mut().remove(place);
            }
            StudyEdit::Edit { id, edit } => {
                let place = self.place(id)?;
                return self.chapters_mut()[place].tree.apply(edit);
            }
        }
        Ok(Applied::Changed)
    }

    fn move_chapter(&mut self, id: &str, before: Option<&str>) -> Result<Applied, TreeRefusal> {
        let from = self.place(id)?;
        let before = match before {
            Some(other) => self.place(other)?,
            None => self.chapters().len(),
        };
        // Once it is taken out, those behind it are one place further in front.
        let to = if from < before { before - 1 } else { before };
        if to == from || before == from {
            return Ok(Applied::Unchanged);
        }
        let chapter = self.chapters_mut().remove(from);
        self.chapters_mut().insert(to, chapter);
        Ok(Applied::Changed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Path;
    use crate::limits::MOST_CHAPTERS;

    fn add(id: &str) -> StudyEdit {
        StudyEdit::AddChapter {
            id: id.to_owned(),
            name: format!("Chapter {id}"),
            tree: Tree::new("kamon", "-").unwrap(),
        }
    }

    fn ids(study: &Study) -> String {
        let ids = study.chapters().iter().map(Chapter::id);
        ids.collect::<Vec<_>>().join(" ")
    }

    fn three() -> Study {
        let mut study = Study::default();
        for id in ["a", "b", "c"] {
            assert_eq!(study.apply(&add(id)), Ok(Applied::Changed));
        }
        study
    }

    #[test]
    fn chapters_are_put_where_they_shall_be() {
        let mut study = three();
        let mut put = |id: &str, before: Option<&str>| {
            let (id, before) = (id.to_owned(), before.map(str::to_owned));
            let edit = StudyEdit::MoveChapter { id, before };
            let first = study.apply(&edit).unwrap();
            assert_eq!(study.apply(&edit), Ok(Applied::Unchanged));
            (first, ids(&study))
        };
        assert_eq!(put("c", Some("a")), (Applied::Changed, "c a b".to_owned()));
        assert_eq!(put("c", Some("b")), (Applied::Changed, "a c b".to_owned()));
        assert_eq!(put("a", None), (Applied::Changed, "c b a".to_owned()));
        assert_eq!(
            put("b", Some("b")),
            (Applied::Unchanged, "c b a".to_owned())
        );
    }

    #[test]
    fn an_edit_of_a_chapter_that_is_gone_changes_nothing() {
        let mut study = three();
        let id = "b".to_owned();
        let delete = StudyEdit::DeleteChapter { id };
        assert_eq!(study.apply(&delete), Ok(Applied::Changed));
        let before = study.clone();
        let gone = TreeRefusal::ChapterGone { id: "b".to_owned() };
        assert_eq!(study.apply(&delete), Err(gone.clone()));
        let edit = StudyEdit::Edit {
            id: "b".to_owned(),
            edit: Edit::AddLine {
                path: Path::root(),
                steps: vec!["f5".to_owned()],
            },
        };
        assert_eq!(study.apply(&edit), Err(gone));
        assert_eq!(study, before);
    }

    #[test]
    fn chapters_have_ids_and_names_of_their_own_and_are_not_too_many() {
        let mut study = three();
        let id = "a".to_owned();
        assert_eq!(
            study.apply(&add("a")),
            Err(TreeRefusal::ChapterTwice { id })
        );
        for id in ["", "A", "1", "a b"] {
            let refused = study.apply(&add(id));
            let id = id.to_owned();
            assert_eq!(refused, Err(TreeRefusal::ChapterId { id }));
        }
        let rename = StudyEdit::RenameChapter {
            id: "a".to_owned(),
            name: " ".to_owned(),
        };
        assert_eq!(study.apply(&rename), Err(TreeRefusal::ChapterUnnamed));
        for number in study.chapters().len()..MOST_CHAPTERS {
            study.apply(&add(&format!("c{number}"))).unwrap();
        }
        let most = MOST_CHAPTERS;
        let refused = study.apply(&add("last"));
        assert_eq!(refused, Err(TreeRefusal::TooManyChapters { most }));
    }
}

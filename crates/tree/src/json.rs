//! Trees and studies as JSON. Nodes stand in one flat list, each with the number of its parent, so that nothing
//! is nested deeper than a shape's place. What a reader does not know it passes over, as with records
//! (docs/records.md); what changes the meaning of a field makes a new version.

use std::collections::BTreeMap;

use serde::de::{DeserializeOwned, Error};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::trees::ROOT;
use crate::{Chapter, Notes, Study, Tree, TreeRefusal};

/// The version of both forms that is written.
pub const VERSION: u32 = 1;

#[derive(Serialize, Deserialize)]
struct Document {
    version: u32,
    spec: String,
    setup: String,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    tags: BTreeMap<String, String>,
    /// What is written at the root.
    #[serde(default, skip_serializing_if = "Notes::is_empty")]
    root: Notes,
    /// Each behind its parent; siblings in their order.
    #[serde(default)]
    nodes: Vec<Entry>,
}

#[derive(Serialize, Deserialize)]
struct Entry {
    /// The parent's number in the list, from 0; nothing if it is the root.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    parent: Option<usize>,
    step: String,
    #[serde(flatten)]
    notes: Notes,
}

#[derive(Serialize, Deserialize)]
struct StudyDocument {
    version: u32,
    chapters: Vec<ChapterDocument>,
}

#[derive(Serialize, Deserialize)]
struct ChapterDocument {
    id: String,
    name: String,
    tree: Document,
}

impl Tree {
    /// As JSON, on one line.
    pub fn to_json(&self) -> String {
        written(&Document::of(self))
    }

    /// The tree that a JSON text is, or why it is none.
    pub fn from_json(text: &str) -> Result<Self, TreeRefusal> {
        read::<Document>(text)?.tree()
    }
}

impl Study {
    /// As JSON, on one line.
    pub fn to_json(&self) -> String {
        written(&StudyDocument::of(self))
    }

    /// The study that a JSON text is, or why it is none.
    pub fn from_json(text: &str) -> Result<Self, TreeRefusal> {
        read::<StudyDocument>(text)?.study()
    }
}

impl Document {
    fn of(tree: &Tree) -> Self {
        // What number each node has in the list.
        let mut numbers = vec![None; tree.len() + 1];
        let mut nodes = Vec::with_capacity(tree.len());
        for node in tree.nodes() {
            if let (Some(parent), Some(step)) = (node.parent(), node.step()) {
                numbers[node.index()] = Some(nodes.len());
                nodes.push(Entry {
                    parent: numbers[parent.index()],
                    step: step.to_owned(),
                    notes: node.notes().clone(),
                });
            }
        }
        Self {
            version: VERSION,
            spec: tree.spec().to_owned(),
            setup: tree.setup().to_owned(),
            tags: tree.tags().clone(),
            root: tree.root().notes().clone(),
            nodes,
        }
    }

    fn tree(self) -> Result<Tree, TreeRefusal> {
        check_version(self.version)?;
        let mut tree = Tree::new(self.spec, self.setup)?;
        for (name, value) in &self.tags {
            tree.set_tag(name, value)?;
        }
        tree.write(ROOT, self.root)?;
        for (number, entry) in self.nodes.into_iter().enumerate() {
            // The root is the first slot, and the nodes follow as they stand in the list.
            let parent = match entry.parent {
                None => ROOT,
                Some(parent) if parent < number => parent + 1,
                Some(_) => return Err(TreeRefusal::ParentUnknown { node: number }),
            };
            let index = tree.push(parent, &entry.step)?;
            tree.write(index, entry.notes)?;
        }
        tree.has_room_for_text(0)?;
        Ok(tree)
    }
}

impl Tree {
    fn write(&mut self, index: usize, notes: Notes) -> Result<(), TreeRefusal> {
        let comments = notes.comments;
        let mut notes = Notes {
            comments: Vec::new(),
            ..notes
        };
        for comment in &comments {
            notes.comment(comment);
        }
        notes.check()?;
        self.slot_mut(index).notes = notes;
        Ok(())
    }
}

impl StudyDocument {
    fn of(study: &Study) -> Self {
        let chapters = study.chapters().iter();
        let chapters = chapters.map(|chapter| ChapterDocument {
            id: chapter.id().to_owned(),
            name: chapter.name().to_owned(),
            tree: Document::of(chapter.tree()),
        });
        Self {
            version: VERSION,
            chapters: chapters.collect(),
        }
    }

    fn study(self) -> Result<Study, TreeRefusal> {
        check_version(self.version)?;
        let mut study = Study::default();
        for ChapterDocument { id, name, tree } in self.chapters {
            let tree = tree.tree()?;
            study.push(Chapter { id, name, tree })?;
        }
        Ok(study)
    }
}

pub(crate) const fn check_version(found: u32) -> Result<(), TreeRefusal> {
    let known = VERSION;
    if found > known {
        return Err(TreeRefusal::TooNew { found, known });
    }
    Ok(())
}

fn written(document: &impl Serialize) -> String {
    // Nothing in a document can't be written: keys are texts, and numbers are finite.
    serde_json::to_string(document).unwrap_or_default()
}

fn read<T: DeserializeOwned>(text: &str) -> Result<T, TreeRefusal> {
    #[derive(Deserialize)]
    struct Version {
        version: u32,
    }
    let unreadable = |error: serde_json::Error| TreeRefusal::Unreadable {
        error: error.to_string(),
    };
    // What is newer may look different altogether; it is refused for being newer.
    let Version { version } = serde_json::from_str(text).map_err(unreadable)?;
    check_version(version)?;
    serde_json::from_str(text).map_err(unreadable)
}

/// Inside other documents a tree is the same object.
impl Serialize for Tree {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Document::of(self).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Tree {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let document = Document::deserialize(deserializer)?;
        document.tree().map_err(D::Error::custom)
    }
}

impl Serialize for Study {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        StudyDocument::of(self).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Study {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let document = StudyDocument::deserialize(deserializer)?;
        document.study().map_err(D::Error::custom)
    }
}

use std::fmt;

use serde::{Deserialize, Serialize};

/// Where a node is: the steps from the root, each a move or a draw as text. The root's path is empty.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Path(Vec<String>);

/// Steps that are told in a sentence.
const TOLD: usize = 4;

impl Path {
    /// The root's.
    pub const fn root() -> Self {
        Self(Vec::new())
    }

    /// The steps.
    pub fn steps(&self) -> &[String] {
        &self.0
    }

    /// Whether it is the root's.
    pub fn is_root(&self) -> bool {
        self.0.is_empty()
    }

    /// The path of a child.
    #[must_use]
    pub fn then(&self, step: impl Into<String>) -> Self {
        let steps = self.0.iter().cloned();
        steps.chain([step.into()]).collect()
    }

    /// The path of the parent; nothing for the root.
    pub fn parent(&self) -> Option<Self> {
        let (_, before) = self.0.split_last()?;
        Some(Self(before.to_vec()))
    }

    /// The last few steps, for a sentence.
    pub fn brief(&self) -> String {
        let left_out = self.0.len().saturating_sub(TOLD);
        let told = self.0[left_out..].join(" ");
        // A path comes from anybody; a sentence stays a sentence.
        let told: String = told.chars().take(TOLD * crate::limits::MOST_STEP).collect();
        match left_out {
            0 => told,
            _ => format!("… {told}"),
        }
    }
}

impl<S: Into<String>> FromIterator<S> for Path {
    fn from_iter<I: IntoIterator<Item = S>>(steps: I) -> Self {
        Self(steps.into_iter().map(Into::into).collect())
    }
}

/// Steps with spaces between them.
impl From<&str> for Path {
    fn from(steps: &str) -> Self {
        steps.split_whitespace().collect()
    }
}

impl fmt::Display for Path {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.join(" "))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_is_its_steps() {
        let path = Path::from("f5 b5");
        assert_eq!(path, Path::root().then("f5").then("b5"));
        assert_eq!(path.parent(), Some(Path::from("f5")));
        assert_eq!(Path::root().parent(), None);
        assert_eq!(path.to_string(), "f5 b5");
        assert_eq!(Path::from("a b c d e f").brief(), "… c d e f");
    }
}

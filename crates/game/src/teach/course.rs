use crate::Texts;

/// A course for those who have never played the game: steps on the real board. `docs/courses.md` tells how
/// one is written.
#[derive(Debug)]
pub struct Course {
    steps: &'static str,
    texts: Texts,
}

impl Course {
    /// A course from its steps, as JSON, and its sentences in English, Czech and Polish, usually `include_str!`ed
    /// from the game's `course/` folder.
    pub const fn new(
        steps: &'static str,
        english: &'static str,
        czech: &'static str,
        polish: &'static str,
    ) -> Self {
        // In the browser courses are files of the site, not part of the engine.
        if cfg!(engine_module) {
            return Self {
                steps: "",
                texts: Texts::new("", "", ""),
            };
        }
        Self {
            steps,
            texts: Texts::new(english, czech, polish),
        }
    }

    /// The steps, as they are written.
    pub const fn steps(&self) -> &'static str {
        self.steps
    }

    /// What is said to the learner: for each step `ID-title`, `ID-task`, `ID-hint`, `ID-done` and `ID-failed`.
    pub const fn texts(&self) -> &Texts {
        &self.texts
    }
}

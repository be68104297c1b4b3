use std::io::IsTerminal;
use std::time::Duration;

use indicatif::{ProgressBar, ProgressStyle};
use puzzles::Progress;
use texts::{Language, Message};

use crate::TEXTS;

/// A line on the terminal that tells how far a long search has come.
pub(crate) struct Display {
    bar: Option<ProgressBar>,
    language: Language,
}

/// Nobody needs it for less.
const LONG: Duration = Duration::from_secs(1);
const STEPS: u64 = 1_000;

impl Display {
    pub(crate) const fn new(language: Language) -> Self {
        Self {
            bar: None,
            language,
        }
    }

    pub(crate) fn show(&mut self, progress: Progress) {
        if progress.time < LONG || !std::io::stderr().is_terminal() {
            return;
        }
        let bar = self
            .bar
            .get_or_insert_with(|| new_bar(progress.fraction.is_some()));
        if let Some(fraction) = progress.fraction {
            bar.set_position((fraction * STEPS as f64) as u64);
        }
        let so_far = Message::new(&TEXTS, "puzzle-so-far")
            .with("solutions", progress.count.to_string())
            .with("seconds", progress.time.as_secs().to_string());
        bar.set_message(so_far.sentence(self.language));
        bar.tick();
    }

    pub(crate) fn end(self) {
        if let Some(bar) = self.bar {
            bar.finish_and_clear();
        }
    }
}

fn new_bar(measured: bool) -> ProgressBar {
    let bar = ProgressBar::new(STEPS);
    let template = if measured {
        "{wide_bar} {percent:>3} %  {msg}"
    } else {
        "{spinner} {msg}"
    };
    if let Ok(style) = ProgressStyle::with_template(template) {
        bar.set_style(style);
    }
    bar
}

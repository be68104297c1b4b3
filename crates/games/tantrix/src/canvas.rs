use std::collections::BTreeMap;

use scene::{Ink, Picture};

/// Characters anywhere in the plane, to be shown as lines once all are there.
#[derive(Debug, Default)]
pub(crate) struct Canvas {
    /// By line, then column.
    marks: BTreeMap<(i32, i32), (char, Ink)>,
}

impl Canvas {
    pub(crate) fn new() -> Self {
        Self::default()
    }

    /// Prints over whatever is there.
    pub(crate) fn print(&mut self, x: i32, y: i32, ink: Ink, text: &str) {
        for (column, character) in (x..).zip(text.chars()) {
            self.marks.insert((y, column), (character, ink));
        }
    }

    /// Prints in the middle of some columns; what is too long loses its end.
    pub(crate) fn print_centred(&mut self, x: i32, y: i32, width: i32, ink: Ink, text: &str) {
        let text: String = text.chars().take(width as usize).collect();
        let indent = (width - text.chars().count() as i32) / 2;
        self.print(x + indent, y, ink, &text);
    }

    /// Adds the smallest rectangle with everything in it to a picture.
    pub(crate) fn show(&self, picture: &mut Picture) {
        let lines = self.marks.keys().map(|&(y, _)| y);
        let (Some(top), Some(bottom)) = (lines.clone().min(), lines.max()) else {
            return;
        };
        let left = self.marks.keys().map(|&(_, x)| x).min().unwrap_or(0);
        for y in top..=bottom {
            picture.line();
            let mut x = left;
            let mut run = (String::new(), Ink::Plain);
            for (&(_, column), &(character, ink)) in self.marks.range((y, left)..(y + 1, left)) {
                if column > x || ink != run.1 {
                    let gap = " ".repeat((column - x) as usize);
                    let (text, ink) = std::mem::replace(&mut run, (String::new(), ink));
                    picture.print(ink, text).print(Ink::Plain, gap);
                }
                run.0.push(character);
                x = column + 1;
            }
            picture.print(run.1, run.0);
        }
    }
}

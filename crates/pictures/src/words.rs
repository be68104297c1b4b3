//! Words that must fit where they stand.

use crate::fonts::{HEADING, TEXT};
use crate::render::read;

/// How words are written.
#[derive(Clone, Copy)]
pub(crate) struct Face {
    pub(crate) family: &'static str,
    pub(crate) weight: u16,
    pub(crate) size: f32,
}

impl Face {
    pub(crate) const fn heading(size: f32) -> Self {
        let (family, weight) = (HEADING, 600);
        Self {
            family,
            weight,
            size,
        }
    }

    pub(crate) const fn bold(size: f32) -> Self {
        let (family, weight) = (TEXT, 700);
        Self {
            family,
            weight,
            size,
        }
    }

    pub(crate) const fn plain(size: f32) -> Self {
        let (family, weight) = (TEXT, 500);
        Self {
            family,
            weight,
            size,
        }
    }

    /// An element of SVG that writes words from a point on.
    pub(crate) fn written(self, words: &str, x: f32, y: f32, shade: &str) -> String {
        let Self {
            family,
            weight,
            size,
        } = self;
        format!(
            "<text x=\"{x}\" y=\"{y}\" font-family=\"{family}\" font-weight=\"{weight}\" \
             font-size=\"{size}\" fill=\"{shade}\">{}</text>",
            escaped(words)
        )
    }

    /// How wide words are.
    pub(crate) fn width(self, words: &str) -> f32 {
        let document = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"9\" height=\"9\">{}</svg>",
            self.written(words, 0.0, 0.0, "#000")
        );
        let tree = read(&document).ok();
        tree.map_or(0.0, |tree| tree.root().abs_bounding_box().right())
    }

    /// The words, or as many of their letters as fit, and dots.
    pub(crate) fn cut(self, words: &str, width: f32) -> String {
        if self.width(words) <= width {
            return words.to_owned();
        }
        let mut letters: Vec<char> = words.chars().collect();
        loop {
            letters.pop();
            let short: String = letters.iter().collect();
            let short = format!("{}…", short.trim_end());
            if letters.is_empty() || self.width(&short) <= width {
                return short;
            }
        }
    }

    /// The same face, as much smaller as the words need to fit, down to a least size.
    pub(crate) fn fitted(mut self, words: &str, width: f32, least: f32) -> Self {
        let wide = self.width(words);
        if wide > width {
            self.size = (self.size * width / wide).floor().max(least);
        }
        self
    }

    /// Words in lines that fit, at most so many; what is left over is cut off.
    pub(crate) fn lines(self, words: &str, width: f32, most: usize) -> Vec<String> {
        let mut lines: Vec<String> = Vec::new();
        for word in words.split_whitespace() {
            let longer = lines.last().map(|line| format!("{line} {word}"));
            match longer.filter(|longer| self.width(longer) <= width) {
                Some(longer) => {
                    lines.pop();
                    lines.push(longer);
                }
                None => lines.push(word.to_owned()),
            }
        }
        if lines.len() > most {
            let rest = lines.split_off(most.saturating_sub(1)).join(" ");
            lines.push(rest);
        }
        lines.iter().map(|line| self.cut(line, width)).collect()
    }
}

fn escaped(words: &str) -> String {
    let safe = words.chars().filter(|letter| !letter.is_control());
    safe.fold(String::new(), |mut safe, letter| {
        match letter {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            letter => safe.push(letter),
        }
        safe
    })
}

#[cfg(test)]
mod tests {
    use resvg::usvg::{Node, Tree};

    use super::*;
    use crate::fonts::is_drawn;

    fn glyphs(face: Face, words: &str) -> Vec<u32> {
        let document = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"9\" height=\"9\">{}</svg>",
            face.written(words, 0.0, 0.0, "#000")
        );
        let tree: Tree = read(&document).unwrap();
        let texts = tree.root().children().iter().filter_map(|node| match node {
            Node::Text(text) => Some(text),
            _ => None,
        });
        let spans = texts.flat_map(|text| text.layouted());
        let glyphs = spans.flat_map(|span| &span.positioned_glyphs);
        glyphs.map(|glyph| glyph.id.0).collect()
    }

    #[test]
    fn every_letter_that_is_said_to_be_drawn_has_a_shape() {
        let all: Vec<char> = (' '..='\u{2fff}')
            .filter(|&letter| is_drawn(letter))
            .collect();
        assert!(all.len() > 300);
        for face in [Face::heading(40.0), Face::bold(40.0), Face::plain(40.0)] {
            // Spaces, and a hyphen that is only seen at the end of a line, have none.
            for letter in all
                .iter()
                .filter(|letter| !" \u{a0}\u{ad}".contains(**letter))
            {
                let found = glyphs(face, &letter.to_string());
                assert!(
                    !found.is_empty() && !found.contains(&0),
                    "{} {letter:?}",
                    face.family
                );
            }
        }
        assert!(!is_drawn('山') && !is_drawn('И'));
    }

    #[test]
    fn words_are_made_to_fit() {
        let face = Face::plain(40.0);
        assert!(face.width("Žofie") > 60.0);
        let cut = face.cut("a very long name indeed", 200.0);
        assert!(cut.ends_with('…') && face.width(&cut) <= 200.0, "{cut}");
        let lines = face.lines("one two three four five six seven", 200.0, 2);
        assert_eq!(lines.len(), 2);
        assert!(
            lines.iter().all(|line| face.width(line) <= 200.0),
            "{lines:?}"
        );
        let smaller = face.fitted("a very long name indeed", 300.0, 20.0);
        assert!(smaller.size < 40.0 && smaller.width("a very long name indeed") <= 300.0);
    }
}

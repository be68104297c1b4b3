//! A page of rules for a terminal: words wrapped, headings and emphasis in bold, figures drawn.

use std::io::{self, Write};

use anstyle::{Effects, Style};
use catalog::Match;

use crate::terminal;

const STRONG: Style = Style::new().effects(Effects::BOLD);
const FAINT: Style = Style::new().effects(Effects::DIMMED);
/// As wide as lines are read with ease.
const WIDTH: usize = 80;

/// Writes a page in the small part of Markdown in which rules are written (docs/rules/README.md).
pub(crate) fn write(page: &str, out: &mut impl Write) -> io::Result<()> {
    let mut lines = page.trim_end().lines();
    while let Some(line) = lines.next() {
        if line.starts_with("```") {
            let figure: Vec<&str> = lines.by_ref().take_while(|line| *line != "```").collect();
            draw(&figure, out)?;
        } else if let Some(title) = line.strip_prefix('#') {
            writeln!(
                out,
                "{STRONG}{}{STRONG:#}",
                title.trim_start_matches(['#', ' '])
            )?;
        } else {
            wrap(line, hanging(line), out)?;
        }
    }
    Ok(())
}

/// A position, and what there is to say of it.
fn draw(figure: &[&str], out: &mut impl Write) -> io::Result<()> {
    let value = |key: &str| {
        let mut lines = figure.iter().filter_map(|line| line.split_once(':'));
        lines
            .find(|(known, _)| *known == key)
            .map_or("", |(_, value)| value.trim())
    };
    if let Some(game) = position(value("spec"), value("setup"), value("moves")) {
        terminal::paint(&game.picture(), out)?;
        writeln!(out)?;
    }
    wrap(value("caption"), 0, out)
}

fn position(spec: &str, setup: &str, moves: &str) -> Option<Box<dyn Match>> {
    let mut game = catalog::configure(spec).ok()?.begin(setup).ok()?;
    for action in moves.split_whitespace() {
        match action.strip_prefix("draw:") {
            Some(draw) => game.draw(draw).ok()?,
            None => game.play(action).ok()?,
        }
    }
    Some(game)
}

/// How far the second line of an item is indented: as far as the words of the first.
fn hanging(line: &str) -> usize {
    let mark = line.split(' ').next().unwrap_or_default();
    let number = mark.strip_suffix('.').unwrap_or_default();
    let counts = !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit());
    if mark == "-" || counts {
        mark.len() + 1
    } else {
        0
    }
}

/// Writes a paragraph in lines that are not too long.
fn wrap(paragraph: &str, hanging: usize, out: &mut impl Write) -> io::Result<()> {
    let mut column = 0;
    let mut emphasis = Emphasis::default();
    for word in paragraph.split(' ').filter(|word| !word.is_empty()) {
        let length = word
            .chars()
            .filter(|letter| !"*`".contains(*letter))
            .count();
        if column > 0 && column + 1 + length > WIDTH {
            write!(out, "\n{:hanging$}", "")?;
            column = hanging;
        } else if column > 0 {
            write!(out, " ")?;
            column += 1;
        }
        emphasis.write(word, out)?;
        column += length;
    }
    writeln!(out)
}

/// What of the emphasis is open, from word to word.
#[derive(Default)]
struct Emphasis {
    bold: bool,
    code: bool,
}

impl Emphasis {
    fn write(&mut self, word: &str, out: &mut impl Write) -> io::Result<()> {
        // A style lasts to the end of the word and begins anew with the next: no line break is inside one.
        self.style()
            .map_or(Ok(()), |style| write!(out, "{style}"))?;
        let mut letters = word.chars().peekable();
        while let Some(letter) = letters.next() {
            let before = self.style();
            match letter {
                '`' => self.code = !self.code,
                '*' if !self.code => {
                    letters.next_if_eq(&'*');
                    self.bold = !self.bold;
                }
                plain => {
                    write!(out, "{plain}")?;
                    continue;
                }
            }
            before.map_or(Ok(()), |style| write!(out, "{style:#}"))?;
            self.style()
                .map_or(Ok(()), |style| write!(out, "{style}"))?;
        }
        self.style()
            .map_or(Ok(()), |style| write!(out, "{style:#}"))
    }

    const fn style(&self) -> Option<Style> {
        match (self.bold, self.code) {
            (true, _) => Some(STRONG),
            (false, true) => Some(FAINT),
            (false, false) => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use texts::Language;

    use super::*;

    fn written(page: &str) -> String {
        let mut out = Vec::new();
        write(page, &mut out).unwrap();
        anstream::adapter::strip_str(&String::from_utf8(out).unwrap()).to_string()
    }

    #[test]
    fn every_page_fits_a_terminal_and_shows_its_figures() {
        for family in catalog::families() {
            for language in Language::ALL {
                let page = family.rules.text(language);
                let written = written(page);
                for text in ["```", "setup:", "refuses:", "**", "`"] {
                    assert!(!written.contains(text), "{} has {text}", family.id);
                }
                let figures = page.matches("```position").count();
                assert!(figures > 0 && written.lines().count() > page.lines().count());
                for line in page.lines().filter(|line| line.starts_with("caption:")) {
                    let first = line["caption: ".len()..].split(' ').next().unwrap();
                    assert!(written.contains(&first.replace(['`', '*'], "")), "{line}");
                }
            }
        }
    }

    #[test]
    fn words_wrap_with_items_indented() {
        let item = format!("1. **Bold words** and `code`{}", " and more".repeat(12));
        let lines = written(&item);
        let lines: Vec<&str> = lines.lines().collect();
        assert!(
            lines[0].starts_with("1. Bold words and code and more"),
            "{lines:?}"
        );
        assert!(
            lines[1].starts_with("   ") && !lines[1].starts_with("    "),
            "{lines:?}"
        );
        assert!(
            lines.iter().all(|line| line.chars().count() <= WIDTH),
            "{lines:?}"
        );
    }
}

use std::io::{self, IsTerminal, Write};

use anstyle::{Ansi256Color, AnsiColor, Color, Effects, Style};
use indicatif::ProgressBar;
use scene::{Ink, Picture};

/// Prints a picture, in colour where the stream takes it.
pub(crate) fn paint(picture: &Picture, out: &mut impl Write) -> io::Result<()> {
    for line in picture.lines() {
        for span in line {
            let style = style(span.ink);
            write!(out, "{style}{}{style:#}", span.text)?;
        }
        writeln!(out)?;
    }
    Ok(())
}

fn style(ink: Ink) -> Style {
    let colour = |colour: AnsiColor| Style::new().fg_color(Some(Color::Ansi(colour)));
    let ground = |ink: AnsiColor, ground: u8| {
        colour(ink).bg_color(Some(Color::Ansi256(Ansi256Color(ground))))
    };
    match ink {
        Ink::Plain => Style::new(),
        Ink::Faint => Style::new().effects(Effects::DIMMED),
        Ink::Strong => Style::new().effects(Effects::BOLD),
        Ink::Red => colour(AnsiColor::BrightRed),
        Ink::Yellow => colour(AnsiColor::BrightYellow),
        Ink::Green => colour(AnsiColor::BrightGreen),
        Ink::Blue => colour(AnsiColor::BrightBlue),
        Ink::Magenta => colour(AnsiColor::BrightMagenta),
        Ink::Cyan => colour(AnsiColor::BrightCyan),
        Ink::Orange => Style::new().fg_color(Some(Color::Ansi256(Ansi256Color(208)))),
        Ink::Black => ground(AnsiColor::BrightWhite, 236),
        Ink::White => ground(AnsiColor::Black, 255),
    }
}

/// A line on the terminal that tells what is going on, and is gone in the end.
pub(crate) struct Ticker(Option<ProgressBar>);

impl Ticker {
    /// Nothing to tell yet; nothing ever where nobody looks.
    pub(crate) fn new() -> Self {
        Self(io::stderr().is_terminal().then(ProgressBar::new_spinner))
    }

    pub(crate) fn tick(&mut self, news: &str) {
        if let Some(bar) = &self.0 {
            bar.set_message(news.to_owned());
            bar.tick();
        }
    }
}

impl Drop for Ticker {
    fn drop(&mut self) {
        if let Some(bar) = &self.0 {
            bar.finish_and_clear();
        }
    }
}

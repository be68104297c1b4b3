use game::Message;

/// A position for a terminal: lines of text with inks. Everything must be readable without colour:
/// ink only repeats what the letters say.
#[derive(Clone, Debug, Default)]
pub struct Picture {
    lines: Vec<Vec<Span>>,
    legend: Option<Message>,
}

/// A run of text in one ink.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Span {
    /// What is printed.
    pub text: String,
    /// In what ink.
    pub ink: Ink,
}

/// A colour of the terminal, or a way to print.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "colours are their own description")]
pub enum Ink {
    #[default]
    Plain,
    Faint,
    Strong,
    Red,
    Yellow,
    Green,
    Blue,
    Magenta,
    Cyan,
    Orange,
    /// A dark piece: light letters on a dark ground.
    Black,
    /// A light piece: dark letters on a light ground.
    White,
}

impl Picture {
    /// An empty picture.
    pub fn new() -> Self {
        Self::default()
    }

    /// Starts a new line.
    pub fn line(&mut self) -> &mut Self {
        self.lines.push(Vec::new());
        self
    }

    /// Adds text to the last line, in an ink.
    pub fn print(&mut self, ink: Ink, text: impl Into<String>) -> &mut Self {
        if self.lines.is_empty() {
            self.line();
        }
        if let Some(line) = self.lines.last_mut() {
            line.push(Span {
                text: text.into(),
                ink,
            });
        }
        self
    }

    /// Says what the signs of the picture mean, for those who look at it.
    pub fn explain_signs(&mut self, legend: Message) -> &mut Self {
        self.legend = Some(legend);
        self
    }

    /// The lines from the top.
    pub fn lines(&self) -> &[Vec<Span>] {
        &self.lines
    }

    /// What the signs of the picture mean, where they need it. It says nothing of the position.
    pub const fn legend(&self) -> Option<&Message> {
        self.legend.as_ref()
    }

    /// The picture without inks, trailing spaces cut: what a test compares.
    pub fn plain_text(&self) -> String {
        let line = |spans: &Vec<Span>| {
            spans
                .iter()
                .map(|span| span.text.as_str())
                .collect::<String>()
        };
        self.lines
            .iter()
            .map(|spans| line(spans).trim_end().to_owned() + "\n")
            .collect()
    }
}

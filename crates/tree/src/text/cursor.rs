use super::{Misread, TextFault};

/// A place in a text that is being read.
#[derive(Clone, Copy, Debug)]
pub(super) struct Cursor<'a> {
    rest: &'a str,
    line: usize,
    column: usize,
}

impl<'a> Cursor<'a> {
    pub(super) fn new(text: &'a str) -> Self {
        Self {
            // Some editors put a mark in front of every file.
            rest: text.strip_prefix('\u{feff}').unwrap_or(text),
            line: 1,
            column: 1,
        }
    }

    /// The next character. However a line ends, it ends by one newline.
    pub(super) fn peek(&self) -> Option<char> {
        let next = self.rest.chars().next();
        next.map(|next| if self.ends_line_twice() { '\n' } else { next })
    }

    pub(super) fn bump(&mut self) -> Option<char> {
        let next = self.peek()?;
        let length = next.len_utf8() + usize::from(self.ends_line_twice());
        self.rest = &self.rest[length..];
        if next == '\n' {
            (self.line, self.column) = (self.line + 1, 1);
        } else {
            self.column += 1;
        }
        Some(next)
    }

    /// Some systems end a line by two characters.
    fn ends_line_twice(&self) -> bool {
        self.rest.starts_with("\r\n")
    }

    /// Goes on if this is what comes next.
    pub(super) fn eat(&mut self, expected: char) -> bool {
        let is_there = self.peek() == Some(expected);
        if is_there {
            self.bump();
        }
        is_there
    }

    pub(super) fn begins(&self, text: &str) -> bool {
        self.rest.starts_with(text)
    }

    /// Everything from here on that is of a kind.
    pub(super) fn take_while(&mut self, is_of_kind: impl Fn(char) -> bool) -> String {
        let mut taken = String::new();
        while let Some(next) = self.peek().filter(|&next| is_of_kind(next)) {
            taken.push(next);
            self.bump();
        }
        taken
    }

    pub(super) fn skip_space(&mut self) {
        while self.peek().is_some_and(is_space) {
            self.bump();
        }
    }

    /// A text in quotation marks, which begins here.
    pub(super) fn quoted(&mut self) -> Result<String, Misread> {
        let opened = *self;
        self.bump();
        let mut text = String::new();
        loop {
            let here = *self;
            match self.bump() {
                Some('"') => return Ok(text),
                Some('\\') => text.push(match self.bump() {
                    Some('n') => '\n',
                    Some(plain @ ('"' | '\\')) => plain,
                    _ => return Err(here.fault(TextFault::Escape)),
                }),
                // So that a forgotten mark is found in its line.
                None | Some('\n') => return Err(opened.unclosed('"')),
                Some(plain) => text.push(plain),
            }
        }
    }

    pub(super) fn fault(&self, fault: impl Into<TextFault>) -> Misread {
        Misread {
            line: self.line,
            column: self.column,
            fault: fault.into(),
        }
    }

    pub(super) fn unclosed(&self, opened: char) -> Misread {
        let what = opened.to_string();
        self.fault(TextFault::Unclosed { what })
    }

    /// Whatever stands here means nothing here.
    pub(super) fn unexpected(&self) -> Misread {
        let found = self.peek().map(String::from).unwrap_or_default();
        self.fault(TextFault::Unexpected { found })
    }
}

pub(super) const fn is_space(character: char) -> bool {
    matches!(character, ' ' | '\t' | '\n' | '\r')
}

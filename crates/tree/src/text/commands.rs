use super::cursor::{Cursor, is_space};
use super::{Misread, TextFault};
use crate::{Chance, Colour, Comment, Notes, Place, Shape, TreeRefusal, Value};

/// Reads what stands in braces: commands, and behind them a comment.
pub(super) fn read_brace(cursor: &mut Cursor<'_>, notes: &mut Notes) -> Result<(), Misread> {
    let opened = *cursor;
    cursor.bump();
    let mut author = None;
    let mut has_commands = false;
    cursor.skip_space();
    while cursor.begins("[%") {
        has_commands = true;
        Command::read(cursor)?.obey(notes, &mut author)?;
        cursor.skip_space();
    }
    let text = read_comment(cursor).map_err(|fault| fault.unwrap_or(opened.unclosed('{')))?;
    if !text.is_empty() {
        notes.comment(&Comment { author, text });
    } else if author.is_some() || !has_commands {
        return Err(opened.fault(TreeRefusal::CommentEmpty));
    }
    Ok(())
}

/// Reads a comment and the brace that closes it. Space at its end is not part of it, unless a backslash stands
/// before; space in front was passed over before. If the brace is missing, there is no fault to tell of here.
fn read_comment(cursor: &mut Cursor<'_>) -> Result<String, Option<Misread>> {
    let mut text = String::new();
    // So much of it is more than space.
    let mut kept = 0;
    loop {
        let before = *cursor;
        match cursor.bump().ok_or(None)? {
            '}' => {
                text.truncate(kept);
                return Ok(text);
            }
            '\\' => {
                let escaped = cursor.bump().ok_or(None)?;
                if !matches!(escaped, '\\' | '{' | '}' | '[' | ' ' | '\t' | '\n') {
                    return Err(Some(before.fault(TextFault::Escape)));
                }
                text.push(escaped);
                kept = text.len();
            }
            '[' if cursor.begins("%") => {
                let found = "[%".to_owned();
                return Err(Some(before.fault(TextFault::Unexpected { found })));
            }
            plain => {
                text.push(plain);
                if !is_space(plain) {
                    kept = text.len();
                }
            }
        }
    }
}

/// `[%name ...]`
struct Command<'a> {
    begun: Cursor<'a>,
    name: String,
    arguments: Vec<Argument>,
}

enum Argument {
    Word(String),
    Quoted(String),
}

impl<'a> Command<'a> {
    fn read(cursor: &mut Cursor<'a>) -> Result<Self, Misread> {
        let begun = *cursor;
        cursor.bump();
        cursor.bump();
        let name = cursor.take_while(|c| c.is_ascii_alphanumeric() || c == '-');
        let mut arguments = Vec::new();
        loop {
            cursor.skip_space();
            match cursor.peek() {
                None => return Err(begun.unclosed('[')),
                Some(']') => {
                    cursor.bump();
                    break;
                }
                Some('"') => arguments.push(Argument::Quoted(cursor.quoted()?)),
                Some('[' | '{' | '}') => return Err(cursor.unexpected()),
                Some(_) => {
                    let word = |c| !is_space(c) && !matches!(c, '"' | '[' | ']' | '{' | '}');
                    arguments.push(Argument::Word(cursor.take_while(word)));
                }
            }
        }
        Ok(Self {
            begun,
            name,
            arguments,
        })
    }

    fn obey(self, notes: &mut Notes, author: &mut Option<String>) -> Result<(), Misread> {
        let (begun, name) = (self.begun, self.name);
        let is_new = match name.as_str() {
            "by" => text(self.arguments).map(|text| author.replace(text).is_none()),
            "goal" => text(self.arguments).map(|text| notes.goal.replace(text).is_none()),
            "hint" => text(self.arguments).map(|text| notes.hint.replace(text).is_none()),
            "deviation" => text(self.arguments).map(|text| notes.deviation.replace(text).is_none()),
            "value" => value(self.arguments).map(|value| notes.value.replace(value).is_none()),
            "any-win" => {
                let is_new = !std::mem::replace(&mut notes.any_win, true);
                self.arguments.is_empty().then_some(is_new)
            }
            "mark" | "arrow" => shapes(&name, &self.arguments).map(|shapes| {
                notes.shapes.extend(shapes);
                true
            }),
            _ => return Err(begun.fault(TextFault::CommandUnknown { name })),
        };
        match is_new {
            Some(true) => Ok(()),
            Some(false) => Err(begun.fault(TextFault::Twice { what: name })),
            None => Err(begun.fault(TextFault::CommandMalformed { name })),
        }
    }
}

/// The one text that a command has.
fn text(arguments: Vec<Argument>) -> Option<String> {
    let [Argument::Quoted(text)] = <[Argument; 1]>::try_from(arguments).ok()? else {
        return None;
    };
    Some(text)
}

/// `green 0,3,-1 0,4,-1`, or `red 0,1,2>0,3,4` for arrows.
fn shapes(name: &str, arguments: &[Argument]) -> Option<Vec<Shape>> {
    let mut words = arguments.iter().map(|argument| match argument {
        Argument::Word(word) => Some(word.as_str()),
        Argument::Quoted(_) => None,
    });
    let colour = Colour::from_name(words.next()??)?;
    let place = |text: &str| text.parse::<Place>().ok();
    let shapes = words.map(|word| {
        if name == "mark" {
            let at = place(word?)?;
            return Some(Shape::Mark { colour, at });
        }
        let (from, to) = word?.split_once('>')?;
        let (from, to) = (place(from)?, place(to)?);
        Some(Shape::Arrow { colour, from, to })
    });
    let shapes = shapes.collect::<Option<Vec<_>>>()?;
    (!shapes.is_empty()).then_some(shapes)
}

/// `"bot:8" 0.62/0.38 proved plies=7 playouts=120000`, the last three where they are known.
fn value(arguments: Vec<Argument>) -> Option<Value> {
    let mut arguments = arguments.into_iter();
    let Argument::Quoted(by) = arguments.next()? else {
        return None;
    };
    let Argument::Word(chances) = arguments.next()? else {
        return None;
    };
    let chances = chances.split('/').map(str::parse::<Chance>);
    let mut value = Value {
        by,
        chances: chances.collect::<Result<_, _>>().ok()?,
        proved: false,
        plies: None,
        playouts: None,
    };
    for argument in arguments {
        let Argument::Word(word) = argument else {
            return None;
        };
        let is_new = match word.split_once('=') {
            None if word == "proved" => !std::mem::replace(&mut value.proved, true),
            Some(("plies", plies)) => value.plies.replace(plies.parse().ok()?).is_none(),
            Some(("playouts", count)) => value.playouts.replace(count.parse().ok()?).is_none(),
            _ => false,
        };
        if !is_new {
            return None;
        }
    }
    Some(value)
}

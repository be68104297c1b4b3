use super::commands::read_brace;
use super::cursor::Cursor;
use super::{Misread, TextFault};
use crate::json::check_version;
use crate::limits::{is_name, is_of_step};
use crate::trees::{DRAW, ROOT};
use crate::{Chapter, Glyph, Study, Tree};

pub(super) fn tree(text: &str) -> Result<Tree, Misread> {
    let mut cursor = Cursor::new(text);
    let headers = Headers::read(&mut cursor, false)?;
    let tree = Reader::read(&mut cursor, headers.tree)?;
    match cursor.peek() {
        None => Ok(tree),
        Some(_) => Err(cursor.unexpected()),
    }
}

pub(super) fn study(text: &str) -> Result<Study, Misread> {
    let mut cursor = Cursor::new(text);
    let mut study = Study::default();
    cursor.skip_space();
    while cursor.peek().is_some() {
        let begun = cursor;
        let Headers { tree, id, chapter } = Headers::read(&mut cursor, true)?;
        let tree = Reader::read(&mut cursor, tree)?;
        let chapter = Chapter {
            id: id.unwrap_or_default(),
            name: chapter.unwrap_or_default(),
            tree,
        };
        study
            .push(chapter)
            .map_err(|refusal| begun.fault(refusal))?;
    }
    Ok(study)
}

/// What stands before the moves.
struct Headers {
    /// Without moves yet.
    tree: Tree,
    id: Option<String>,
    chapter: Option<String>,
}

impl Headers {
    fn read(cursor: &mut Cursor<'_>, in_study: bool) -> Result<Self, Misread> {
        cursor.skip_space();
        read_version(cursor)?;
        let (mut spec, mut setup, mut id, mut chapter) = (None, None, None, None);
        let mut tags = Vec::new();
        loop {
            cursor.skip_space();
            let before = *cursor;
            if cursor.peek() != Some('[') {
                break;
            }
            let (name, value) = read_header(cursor)?;
            let field = match name.as_str() {
                // The next chapter.
                "tree" => {
                    *cursor = before;
                    break;
                }
                "spec" => &mut spec,
                "setup" => &mut setup,
                "id" if in_study => &mut id,
                "chapter" if in_study => &mut chapter,
                _ => {
                    tags.push((before, name, value));
                    continue;
                }
            };
            if field.replace(value).is_some() {
                return Err(before.fault(TextFault::Twice { what: name }));
            }
        }
        let missing = |name: &str| {
            let name = name.to_owned();
            cursor.fault(TextFault::HeaderMissing { name })
        };
        let spec = spec.ok_or_else(|| missing("spec"))?;
        let setup = setup.ok_or_else(|| missing("setup"))?;
        let mut tree = Tree::new(spec, setup).map_err(|refusal| cursor.fault(refusal))?;
        for (place, name, value) in tags {
            if tree.tags().contains_key(&name) {
                return Err(place.fault(TextFault::Twice { what: name }));
            }
            let set = tree.set_tag(&name, &value);
            set.map_err(|refusal| place.fault(refusal))?;
        }
        Ok(Self { tree, id, chapter })
    }
}

/// `[tree "1"]` begins every tree.
fn read_version(cursor: &mut Cursor<'_>) -> Result<(), Misread> {
    let before = *cursor;
    let missing = || {
        let name = "tree".to_owned();
        before.fault(TextFault::HeaderMissing { name })
    };
    if cursor.peek() != Some('[') {
        return Err(missing());
    }
    let (name, version) = read_header(cursor)?;
    if name != "tree" {
        return Err(missing());
    }
    let version = version.parse();
    let version = version.map_err(|_| before.fault(TextFault::Header))?;
    check_version(version).map_err(|refusal| before.fault(refusal))
}

/// `[name "text"]`.
fn read_header(cursor: &mut Cursor<'_>) -> Result<(String, String), Misread> {
    let opened = *cursor;
    let malformed = || opened.fault(TextFault::Header);
    cursor.bump();
    let name = cursor.take_while(|c| c.is_ascii_alphanumeric() || c == '-');
    cursor.skip_space();
    if !is_name(&name) || cursor.peek() != Some('"') {
        return Err(malformed());
    }
    let value = cursor.quoted()?;
    cursor.skip_space();
    if !cursor.eat(']') {
        return Err(malformed());
    }
    Ok((name, value))
}

/// Reads moves into a tree.
struct Reader<'c, 't> {
    cursor: &'c mut Cursor<'t>,
    tree: Tree,
    /// The node that was read last in this line.
    current: usize,
    /// The nodes whose variations are being read, and where their parentheses opened.
    open: Vec<(usize, Cursor<'t>)>,
    /// Whether a variation has just begun, in which something must be played first.
    begins: bool,
}

impl<'c, 't> Reader<'c, 't> {
    /// Reads to the end, or to the headers of the next tree.
    fn read(cursor: &'c mut Cursor<'t>, tree: Tree) -> Result<Tree, Misread> {
        let mut reader = Self {
            cursor,
            tree,
            current: ROOT,
            open: Vec::new(),
            begins: false,
        };
        while reader.read_next()? {}
        if let Some((_, opened)) = reader.open.last() {
            return Err(opened.unclosed('('));
        }
        let room = reader.tree.has_room_for_text(0);
        room.map_err(|refusal| reader.cursor.fault(refusal))?;
        Ok(reader.tree)
    }

    fn read_next(&mut self) -> Result<bool, Misread> {
        self.cursor.skip_space();
        let before = *self.cursor;
        let Some(next) = self.cursor.peek().filter(|&next| next != '[') else {
            return Ok(false);
        };
        if is_of_step(next) {
            self.read_step()?;
        } else if self.begins {
            return Err(before.fault(TextFault::MoveExpected));
        } else if next == '{' {
            let notes = &mut self.tree.slot_mut(self.current).notes;
            read_brace(self.cursor, notes)?;
            notes.check().map_err(|refusal| before.fault(refusal))?;
        } else if next == '(' {
            self.open_variation()?;
        } else if next == ')' {
            self.cursor.bump();
            let closed = self.open.pop();
            let closed = closed.ok_or_else(|| before.fault(TextFault::NotOpen))?;
            self.current = closed.0;
        } else if Glyph::is_of_sign(next) {
            self.read_glyph()?;
        } else {
            return Err(before.unexpected());
        }
        Ok(true)
    }

    fn open_variation(&mut self) -> Result<(), Misread> {
        if self.current == ROOT {
            return Err(self.cursor.fault(TextFault::NothingToVary));
        }
        self.open.push((self.current, *self.cursor));
        self.cursor.bump();
        self.current = self.tree.slot(self.current).parent;
        self.begins = true;
        Ok(())
    }

    fn read_step(&mut self) -> Result<(), Misread> {
        let is_numbered = self.read_number()?;
        let before = *self.cursor;
        let step = self.cursor.take_while(is_of_step);
        if step.is_empty() || (is_numbered && step.starts_with(DRAW)) {
            return Err(before.fault(TextFault::MoveExpected));
        }
        let pushed = self.tree.push(self.current, &step);
        self.current = pushed.map_err(|refusal| before.fault(refusal))?;
        self.begins = false;
        if self.cursor.peek().is_some_and(Glyph::is_of_sign) {
            self.read_glyph()?;
        }
        Ok(())
    }

    /// Reads `12.` or `12...`, if that is what comes next, and the space behind it.
    fn read_number(&mut self) -> Result<bool, Misread> {
        let mut ahead = *self.cursor;
        let digits = ahead.take_while(|c| c.is_ascii_digit());
        if digits.is_empty() || ahead.peek() != Some('.') {
            return Ok(false);
        }
        let expected = self.tree.slot(self.current).ply + 1;
        if digits.parse() != Ok(expected) {
            return Err(self.cursor.fault(TextFault::Number { expected }));
        }
        while ahead.eat('.') {}
        ahead.skip_space();
        *self.cursor = ahead;
        Ok(true)
    }

    fn read_glyph(&mut self) -> Result<(), Misread> {
        let before = *self.cursor;
        let sign = self.cursor.take_while(Glyph::is_of_sign);
        let Some(glyph) = Glyph::from_sign(&sign) else {
            return Err(before.fault(TextFault::Unexpected { found: sign }));
        };
        let notes = &mut self.tree.slot_mut(self.current).notes;
        match notes.glyph.replace(glyph) {
            None => Ok(()),
            Some(_) => Err(before.fault(TextFault::Twice { what: sign })),
        }
    }
}

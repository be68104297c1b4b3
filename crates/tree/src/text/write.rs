use std::fmt::Write;

use super::cursor::is_space;
use crate::{Chapter, Comment, Node, Notes, Shape, Study, Tree, VERSION, Value};

/// Where lines are broken, if they can be.
const WIDTH: usize = 100;
/// Spaces by which a variation is indented more than what it varies, and how often at most.
const INDENT: usize = 2;
const MOST_INDENTS: usize = 12;

pub(super) fn tree(tree: &Tree) -> String {
    let mut text = String::new();
    write_tree(&mut text, tree, None);
    text
}

pub(super) fn study(study: &Study) -> String {
    let mut text = String::new();
    for chapter in study.chapters() {
        if !text.is_empty() {
            text.push('\n');
        }
        write_tree(&mut text, chapter.tree(), Some(chapter));
    }
    text
}

fn write_tree(text: &mut String, tree: &Tree, chapter: Option<&Chapter>) {
    let mut header = |name: &str, value: &str| {
        // Writing to a String can't fail.
        let _ = writeln!(text, "[{name} {}]", quoted(value));
    };
    header("tree", &VERSION.to_string());
    if let Some(chapter) = chapter {
        header("id", chapter.id());
        header("chapter", chapter.name());
    }
    header("spec", tree.spec());
    header("setup", tree.setup());
    for (name, value) in tree.tags() {
        header(name, value);
    }
    let mut page = Page::default();
    page.write(tree);
    if !page.text.is_empty() {
        text.push('\n');
        text.push_str(&page.text);
        text.push('\n');
    }
}

/// What is left to write.
enum Task<'a> {
    /// What follows a node.
    After(Node<'a>),
    /// A node that is not the first of its siblings, and what follows it.
    Variation(Node<'a>),
    /// The parenthesis behind one.
    Close,
}

/// Moves, broken into lines between words.
#[derive(Default)]
struct Page {
    text: String,
    /// Characters in the last line.
    column: usize,
    /// Variations that are open.
    open: usize,
    /// Whether the next word begins a line.
    breaks: bool,
    /// Whether the next word stands behind a parenthesis.
    opened: bool,
}

impl Page {
    fn write(&mut self, tree: &Tree) {
        let root = tree.root();
        if let Some(glyph) = root.notes().glyph {
            self.word(glyph.sign());
        }
        self.notes(root.notes());
        let mut tasks = vec![Task::After(root)];
        while let Some(task) = tasks.pop() {
            match task {
                Task::After(node) => {
                    let mut children = node.children();
                    let Some(first) = children.next() else {
                        continue;
                    };
                    self.node(first);
                    tasks.push(Task::After(first));
                    tasks.extend(children.rev().map(Task::Variation));
                }
                Task::Variation(node) => {
                    self.open += 1;
                    (self.breaks, self.opened) = (true, true);
                    self.node(node);
                    tasks.extend([Task::Close, Task::After(node)]);
                }
                Task::Close => {
                    self.open -= 1;
                    self.text.push(')');
                    self.column += 1;
                    self.breaks = true;
                }
            }
        }
    }

    fn node(&mut self, node: Node<'_>) {
        let step = node.step().unwrap_or_default();
        let sign = node.notes().glyph.map_or("", crate::Glyph::sign);
        match node.draw() {
            Some(_) => self.word(&format!("{step}{sign}")),
            None => self.word(&format!("{}. {step}{sign}", node.ply())),
        }
        self.notes(node.notes());
    }

    fn notes(&mut self, notes: &Notes) {
        let commands = commands(notes);
        if !commands.is_empty() {
            self.word(&format!("{{{}}}", commands.join(" ")));
        }
        for comment in &notes.comments {
            self.word(&braced(comment));
        }
    }

    /// Writes what must not be broken, in this line if there is room.
    fn word(&mut self, word: &str) {
        let first_line = word.split('\n').next().unwrap_or_default();
        let width = first_line.chars().count() + usize::from(self.opened);
        if !self.text.is_empty() {
            if self.breaks || self.column + 1 + width > WIDTH {
                let indent = INDENT * self.open.min(MOST_INDENTS);
                self.text.push('\n');
                self.text.extend(std::iter::repeat_n(' ', indent));
                self.column = indent;
            } else {
                self.text.push(' ');
                self.column += 1;
            }
        }
        if self.opened {
            self.text.push('(');
        }
        self.text.push_str(word);
        self.column = match word.rsplit_once('\n') {
            Some((_, last_line)) => last_line.chars().count(),
            None => self.column + width,
        };
        (self.breaks, self.opened) = (false, false);
    }
}

/// What stands in one brace before the comments.
fn commands(notes: &Notes) -> Vec<String> {
    let mut commands = Vec::new();
    commands.extend(notes.value.as_ref().map(value_command));
    let mut last = None;
    for shape in &notes.shapes {
        let (name, colour, place) = match shape {
            Shape::Mark { colour, at } => ("mark", colour, at.to_string()),
            Shape::Arrow { colour, from, to } => ("arrow", colour, format!("{from}>{to}")),
        };
        // Shapes of one kind and colour stand together, in one command.
        match commands.last_mut().filter(|_| last == Some((name, colour))) {
            Some(command) => {
                command.push(' ');
                command.push_str(&place);
            }
            None => commands.push(format!("[%{name} {} {place}", colour.name())),
        }
        last = Some((name, colour));
    }
    let shapes = commands
        .iter_mut()
        .filter(|command| !command.ends_with(']'));
    shapes.for_each(|command| command.push(']'));
    let texts = [
        ("goal", &notes.goal),
        ("hint", &notes.hint),
        ("deviation", &notes.deviation),
    ];
    for (name, text) in texts {
        commands.extend(
            text.as_ref()
                .map(|text| format!("[%{name} {}]", quoted(text))),
        );
    }
    commands.extend(notes.any_win.then(|| "[%any-win]".to_owned()));
    commands
}

fn value_command(value: &Value) -> String {
    let chances: Vec<String> = value.chances.iter().map(ToString::to_string).collect();
    let proved = if value.proved { " proved" } else { "" };
    let plies = value.plies.map(|plies| format!(" plies={plies}"));
    let playouts = value.playouts.map(|count| format!(" playouts={count}"));
    format!(
        "[%value {} {}{proved}{}{}]",
        quoted(&value.by),
        chances.join("/"),
        plies.unwrap_or_default(),
        playouts.unwrap_or_default()
    )
}

fn braced(comment: &Comment) -> String {
    let author = comment.author.as_ref();
    let author = author.map(|author| format!("[%by {}] ", quoted(author)));
    let mut text = format!("{{{}", author.unwrap_or_default());
    let last = comment.text.chars().count().saturating_sub(1);
    let mut characters = comment.text.chars().enumerate().peekable();
    while let Some((place, character)) = characters.next() {
        let next = characters.peek().map(|&(_, next)| next);
        let is_at_an_end = place == 0 || place == last;
        let is_escaped = match character {
            '\\' | '}' => true,
            '[' => next == Some('%'),
            _ => is_at_an_end && is_space(character),
        };
        if is_escaped {
            text.push('\\');
        }
        text.push(character);
    }
    text.push('}');
    text
}

fn quoted(text: &str) -> String {
    let text = text.replace('\\', "\\\\").replace('"', "\\\"");
    format!("\"{}\"", text.replace('\n', "\\n"))
}

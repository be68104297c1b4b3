use std::borrow::Cow;

use super::point::{Point, hundredths};

/// A drawing as plain data: an element of SVG by its tag, with classes that say how it looks.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Drawing {
    pub(super) tag: Cow<'static, str>,
    pub(super) attributes: Vec<(Cow<'static, str>, String)>,
    pub(super) children: Vec<Drawing>,
    pub(super) text: Option<String>,
    /// What it is, in words.
    pub(super) title: Option<String>,
}

impl Drawing {
    pub(super) const fn new(tag: Cow<'static, str>) -> Self {
        Self {
            tag,
            attributes: Vec::new(),
            children: Vec::new(),
            text: None,
            title: None,
        }
    }

    pub(super) fn group(children: Vec<Self>) -> Self {
        let mut group = Self::new(Cow::Borrowed("g"));
        group.children = children;
        group
    }

    /// A path by its data.
    pub(super) fn path(class: &str, data: String) -> Self {
        let path = Self::new(Cow::Borrowed("path"));
        path.with("class", class).with("d", data)
    }

    /// Words with their middle at a point.
    pub(super) fn words(class: &str, at: Point, text: &str) -> Self {
        let mut words = Self::new(Cow::Borrowed("text")).with("class", class);
        words.text = Some(text.to_owned());
        words
            .with("x", hundredths(at.x).to_string())
            .with("y", hundredths(at.y).to_string())
    }

    /// The same with an attribute more, or another value for it.
    #[must_use]
    pub(super) fn with(mut self, name: &'static str, value: impl Into<String>) -> Self {
        self.attributes.retain(|(known, _)| known != name);
        self.attributes.push((Cow::Borrowed(name), value.into()));
        self
    }

    /// The same with a class more.
    #[must_use]
    pub(super) fn classed(self, name: &str) -> Self {
        let classes = self.attribute("class").unwrap_or_default();
        let classes = format!("{classes} {name}");
        self.with("class", classes.trim())
    }

    /// The same moved.
    #[must_use]
    pub(super) fn at(self, point: Point) -> Self {
        self.with("transform", point.translate())
    }

    /// The same, told in words to those who listen or point at it.
    #[must_use]
    pub(super) fn titled(mut self, title: &str) -> Self {
        self.title = Some(title.to_owned());
        self
    }

    pub(super) fn attribute(&self, name: &str) -> Option<&str> {
        let mut attributes = self.attributes.iter();
        let (_, value) = attributes.find(|(known, _)| known == name)?;
        Some(value)
    }
}

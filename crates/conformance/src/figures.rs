use game::{FullRules, Line, Refuse, Turn};

use crate::presentation::configured;

/// A figure of a page of rules: keys and values in their order, but for the caption.
#[derive(Debug)]
pub(crate) struct Figure {
    caption: String,
    fields: Vec<(String, String)>,
}

impl Figure {
    /// All figures of a page.
    pub(crate) fn all(page: &str) -> Vec<Self> {
        let mut lines = page.lines();
        let mut figures = Vec::new();
        while let Some(line) = lines.next() {
            if line == "```position" {
                figures.push(Self::read(lines.by_ref().take_while(|line| *line != "```")));
            }
        }
        figures
    }

    fn read<'a>(lines: impl Iterator<Item = &'a str>) -> Self {
        let mut caption = String::new();
        let mut fields = Vec::new();
        for line in lines {
            let (key, value) = line.split_once(':').unwrap_or_else(|| panic!("“{line}”"));
            let value = value.trim().to_owned();
            match key {
                "caption" => caption = value,
                "spec" | "setup" | "moves" | "scores" | "ends" | "allows" | "refuses" => {
                    fields.push((key.to_owned(), value));
                }
                _ => panic!("a figure has no “{key}”"),
            }
        }
        Self { caption, fields }
    }

    /// Whether it shows the end of a game.
    pub(crate) fn is_end(&self) -> bool {
        self.value("ends").is_some()
    }

    /// Whether it is the same figure, with a caption in its own language.
    pub(crate) fn says_the_same(&self, original: &Self, translated: bool) {
        assert_eq!(self.fields, original.fields);
        assert!(!self.caption.is_empty(), "{self:?}");
        assert_eq!(self.caption != original.caption, translated, "{self:?}");
    }

    /// It is a position of the game, and shows what it claims.
    pub(crate) fn check<G: FullRules>(&self) {
        let game = configured::<G>(self.needed("spec"));
        let moves = self.needed("moves").split_whitespace();
        let line = Line::replay(game, self.needed("setup"), moves);
        let line = line.unwrap_or_else(|refusal| panic!("{refusal} in {self:?}"));
        let (game, position) = (line.game(), line.position());
        let end = match (line.turn(), game.reason(position)) {
            (Turn::Over, Some(reason)) => Some(reason.code),
            (Turn::Over, None) => Some("over"),
            _ => None,
        };
        assert_eq!(end, self.value("ends"), "how {self:?} ends");
        if let Some(scores) = self.value("scores") {
            let found = game.scores(position);
            let found: Vec<String> = found.iter().map(|(_, points)| points.to_string()).collect();
            assert_eq!(found.join(" "), scores, "the scores of {self:?}");
        }
        let explain = |action: &str| match game.parse_move(action) {
            Ok(action) => game.explain(position, action).map_err(|error| error.code()),
            Err(error) => Err(error.code()),
        };
        for action in self.values("allows").flat_map(str::split_whitespace) {
            assert_eq!(explain(action), Ok(()), "{action} in {self:?}");
        }
        for claim in self.values("refuses") {
            let (action, code) = claim.split_once(' ').unwrap();
            assert_eq!(explain(action), Err(code), "{action} in {self:?}");
        }
    }

    fn values<'a>(&'a self, key: &'a str) -> impl Iterator<Item = &'a str> {
        let same = self.fields.iter().filter(move |(name, _)| name == key);
        same.map(|(_, value)| value.as_str())
    }

    fn value<'a>(&'a self, key: &'a str) -> Option<&'a str> {
        let mut values = self.values(key);
        let value = values.next();
        assert_eq!(values.next(), None, "{key} is given twice in {self:?}");
        value
    }

    fn needed<'a>(&'a self, key: &'a str) -> &'a str {
        self.value(key)
            .unwrap_or_else(|| panic!("no {key} in {self:?}"))
    }
}

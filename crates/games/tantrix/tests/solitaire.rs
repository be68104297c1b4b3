//! The solitaire: what we settled about it, and a slow, plain twin.
#![allow(missing_docs, clippy::unwrap_used, reason = "tests")]

mod plain;

use std::collections::BTreeSet;

use conformance::{Twin, agrees_with_its_twin, obeys_the_laws, survives_noise};
use game::{
    Dice, Explain, Game, Hidden, Language, Line, Listed, Notation, Refuse, SeededDice, Turn,
};
use plain::{Laying, PlainTable, text};
use scene::Show;
use serpentarium_tantrix::TantrixSolitaire;

struct PlainSolitaire {
    table: PlainTable,
    /// The next to be drawn stands last.
    bag: Vec<usize>,
    /// Nothing after the last one.
    drawn: Option<usize>,
    colour: char,
    closed: bool,
}

impl Twin for PlainSolitaire {
    fn start(spec: &str, setup: &str) -> Self {
        let mut bag: Vec<usize> = setup.split('.').map(|n| n.parse().unwrap()).collect();
        bag.reverse();
        Self {
            table: PlainTable::default(),
            drawn: bag.pop(),
            bag,
            colour: match spec {
                _ if spec.contains("yellow") => 'Y',
                _ if spec.contains("blue") => 'B',
                _ => 'R',
            },
            closed: spec.contains("loop"),
        }
    }

    fn turn(&self) -> Option<usize> {
        (!self.moves().is_empty()).then_some(0)
    }

    fn moves(&self) -> Vec<String> {
        let Some(drawn) = self.drawn else {
            return Vec::new();
        };
        if self.table.0.is_empty() {
            return vec![format!("{drawn}@0,0r0")];
        }
        let fits = self.table.matching(&BTreeSet::from([drawn]));
        let is_fill = |&(_, place, _): &Laying| self.table.tiles_around(place) >= 3;
        let must = fits.iter().any(is_fill);
        let may = fits.into_iter().filter(|fit| !must || is_fill(fit));
        may.map(text).collect()
    }

    fn play(&mut self, action: &str) {
        self.table.lay(action);
        self.drawn = self.bag.pop();
    }

    fn scores(&self) -> Vec<i32> {
        let (line, ring) = self.table.best(self.colour);
        vec![if self.closed { ring } else { line.max(ring) }]
    }

    fn reason(&self) -> Option<String> {
        let reason = match self.table.0.len() {
            14 if self.scores() == [14] => "solved",
            14 => "all-laid",
            _ => "nothing-fits",
        };
        self.turn().is_none().then(|| reason.to_owned())
    }
}

fn solitaire(spec: &str) -> TantrixSolitaire {
    let choices = TantrixSolitaire::family().choose(&spec.parse().unwrap());
    TantrixSolitaire::configure(&choices.unwrap())
}

const SPECS: [&str; 4] = [
    "tantrix-solitaire",
    "tantrix-solitaire(colour=blue)",
    "tantrix-solitaire(goal=loop)",
    "tantrix-solitaire(goal=loop,colour=yellow)",
];

#[test]
fn agrees_with_the_plain_rules() {
    for spec in SPECS {
        agrees_with_its_twin::<_, PlainSolitaire>(&solitaire(spec), 100);
    }
}

#[test]
fn obeys_the_laws_of_games() {
    for spec in SPECS {
        obeys_the_laws(&solitaire(spec), 30);
    }
}

#[test]
fn survives_noise_as_moves_and_texts() {
    survives_noise(&solitaire("tantrix-solitaire"), 100);
}

/// A player who keeps the line going gets further than one who lays tiles anywhere.
#[test]
fn a_line_through_all_fourteen_wins() {
    let game = solitaire("tantrix-solitaire");
    let solved = (0..400).any(|seed| {
        let mut dice = SeededDice::new(seed);
        let mut line = Line::new(game.clone(), game.deal(&mut dice));
        while line.turn() != Turn::Over {
            let mut best = (0, 0, None);
            let _ = game.each_move(line.position(), |action| {
                let mut after = line.position().clone();
                game.play_unchecked(&mut after, action);
                let score = game.scores(&after).as_slice()[0];
                let luck = dice.bits();
                best = best.max((score, luck, Some(action)));
                std::ops::ControlFlow::Continue(())
            });
            line.play(best.2.unwrap()).unwrap();
        }
        game.reason(line.position()).unwrap().code == "solved"
    });
    assert!(solved, "no line through all tiles in 400 games");
}

#[test]
fn refusals_say_what_was_drawn() {
    let game = solitaire("tantrix-solitaire");
    let setup = game.parse_setup("5").unwrap();
    let mut position = game.start(&setup);
    let wrong = game.parse_move("6@0,0r0").unwrap();
    let refusal = game.explain(&position, wrong).unwrap_err();
    assert_eq!(refusal.to_string(), "You have drawn tile 5, not tile 6.");
    assert_eq!(
        refusal.message().sentence(Language::Czech),
        "Vylosovali jste kámen 5, ne kámen 6."
    );
    game.play(&mut position, game.parse_move("5@0,0r0").unwrap())
        .unwrap();
    // The setup is cut after the first tile: what comes next is for others to say.
    assert_eq!(game.turn(&position), Turn::Chance);
    assert_eq!(game.next_draw(&setup, &position), None);
    assert_eq!(
        game.explain(&position, wrong).unwrap_err().code(),
        "draw-first"
    );
    game.draw_unchecked(&mut position, game.parse_draw("6").unwrap());
    assert!(game.count_moves(&position) > 0);
    for (setup, code) in [
        ("", "setup-tile"),
        ("1.2", "setup-count"),
        ("1.1", "setup-twice"),
        ("15", "setup-green"),
        ("57", "setup-tile"),
    ] {
        assert_eq!(game.parse_setup(setup).unwrap_err().code(), code, "{setup}");
    }
}

#[test]
fn the_picture_shows_the_drawn_tile() {
    let game = solitaire("tantrix-solitaire(goal=loop)");
    let line = Line::replay(game, "1.2.3.4.5.6.7.8.9.10.11.12.13.14", ["1@0,0r0"]).unwrap();
    let picture = line.game().picture(line.position());
    let expected = "    0,-1    1,-1

        Y  Y
-1,0  R   1  B  1,0
        B  R

    -1,1    0,1

      R  R
>R  B   2* B
      Y  Y
";
    assert_eq!(picture.plain_text(), expected);
    let remarks = line.game().remarks(line.position());
    let remarks: Vec<String> = remarks.iter().map(ToString::to_string).collect();
    assert_eq!(
        remarks[0],
        "The goal is one closed red loop through all 14 tiles."
    );
    assert_eq!(remarks[1], "12 tiles are left to draw.");
}

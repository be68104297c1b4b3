//! What both painters must draw alike stands in `tests/drawn.json`: the browser's board is held to it by
//! `web/src/board/tests/drawn.test.ts`.

use serde::Deserialize;
use serde_json::{Value, json};

use crate::{Piece, Scene, Symbol, Tint};

use super::colour::{Colour, SHADES};
use super::drawing::Drawing;
use super::parts::PARTS;
use super::pieces::{piece, stack, tile};
use super::point::centre;
use super::snake::Stretch;

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/drawn.json");

/// A snake as the file tells it.
#[derive(Deserialize)]
#[expect(clippy::struct_excessive_bools, reason = "as in `Stretch`")]
struct Told {
    skin: String,
    letter: String,
    cells: Vec<(i16, i16)>,
    ring: bool,
    head: bool,
    tail: bool,
    awake: bool,
    wags: bool,
    won: bool,
}

/// A drawing as parts are written, every attribute as words.
fn written(drawing: &Drawing) -> Value {
    let attributes = drawing.attributes.iter();
    let attributes: Value = attributes
        .map(|(name, value)| (name.to_string(), json!(value)))
        .collect::<serde_json::Map<_, _>>()
        .into();
    let mut shape = vec![json!(drawing.tag), attributes];
    shape.extend(drawing.text.as_ref().map(|text| json!(text)));
    shape.extend(drawing.children.iter().map(written));
    Value::Array(shape)
}

const TINTS: [Tint; 6] = [
    Tint::Pink,
    Tint::Yellow,
    Tint::Blue,
    Tint::Orange,
    Tint::Red,
    Tint::Green,
];
const SYMBOLS: [Symbol; 6] = [
    Symbol::Butterfly,
    Symbol::Fish,
    Symbol::Bird,
    Symbol::Fan,
    Symbol::Mountain,
    Symbol::Gate,
];

fn tokens() -> Vec<Value> {
    let all = TINTS.iter().zip(SYMBOLS);
    let all = all.map(|(tint, symbol)| (*tint, Some(symbol)));
    let all = all.chain([(Tint::Grey, None)]);
    all.flat_map(|(tint, symbol)| [(tint, symbol, false), (tint, symbol, true)])
        .map(|(tint, symbol, covered)| {
            let letters = "Ab".to_owned();
            let token = Piece::Token {
                tint,
                symbol,
                letters,
            };
            let drawn = written(&piece(&Scene::default(), &token, covered));
            let symbol = symbol.map(Symbol::name);
            json!({ "tint": tint.name(), "symbol": symbol, "letters": "Ab", "covered": covered, "drawn": drawn })
        })
        .collect()
}

fn stones() -> Vec<Value> {
    let stone = |tint: Tint| {
        let stone = Piece::Stone { seat: 0, tint };
        let drawn = written(&piece(&Scene::default(), &stone, false));
        json!({ "tint": tint.name(), "drawn": drawn })
    };
    [Tint::Black, Tint::White].map(stone).into()
}

fn stacks() -> Vec<Value> {
    let [white, black, grey] = [Tint::White, Tint::Black, Tint::Grey];
    let all: [&[(Tint, Option<u8>)]; 3] = [
        &[(white, Some(3))],
        &[(grey, None), (black, Some(2))],
        &[(black, Some(1)), (white, Some(2)), (grey, None)],
    ];
    all.map(|scales| {
        let pieces = scales.iter();
        let pieces = pieces.map(|&(tint, number)| Piece::Scale { tint, number });
        let drawn = written(&stack(&pieces.collect::<Vec<_>>()));
        let scales = scales.iter();
        let scales = scales.map(|(tint, number)| json!({ "tint": tint.name(), "number": number }));
        json!({ "scales": scales.collect::<Vec<_>>(), "drawn": drawn })
    })
    .into()
}

fn tiles() -> Vec<Value> {
    let all = ["RRYYBB", "GBGBYY", "RYBRYB", "YRGGRY", "BYRBRY"];
    all.map(|letters| {
        let tint = |letter: char| {
            TINTS
                .into_iter()
                .find(|tint| tint.letter() == letter.to_string())
        };
        let sides: Vec<Tint> = letters.chars().filter_map(tint).collect();
        let names: Vec<&str> = sides.iter().map(|tint| tint.name()).collect();
        json!({ "sides": names, "drawn": written(&tile(&sides)) })
    })
    .into()
}

/// Snakes of every skin: alone on a cell, short, bent, closed, and parts that come out of the ground.
fn snakes() -> Vec<Value> {
    let bent = [[0, 0], [1, 0], [2, 0], [2, 1], [1, 2], [0, 2], [0, 3]];
    let ring = [[0, 0], [1, 0], [1, 1], [0, 2], [-1, 2], [-1, 1]];
    let all = [
        json!({ "skin": "red", "cells": [[0, 0]], "ring": false, "head": true, "tail": true, "awake": true, "wags": false }),
        json!({ "skin": "green", "cells": [[0, 0], [0, 1]], "ring": false, "head": true, "tail": true, "awake": false, "wags": true }),
        json!({ "skin": "yellow", "cells": bent, "ring": false, "head": true, "tail": true, "awake": true, "wags": true }),
        json!({ "skin": "blue", "cells": bent, "ring": false, "head": false, "tail": true, "awake": true, "wags": false }),
        json!({ "skin": "pink", "cells": bent, "ring": false, "head": true, "tail": false, "awake": true, "wags": false }),
        json!({ "skin": "red", "cells": ring, "ring": true, "head": true, "tail": true, "awake": false, "wags": false }),
        json!({ "skin": "green", "cells": [[3, -1], [2, -1]], "ring": false, "head": false, "tail": false, "awake": false, "wags": false }),
    ];
    let all = all.into_iter().enumerate().map(|(index, mut snake)| {
        snake["letter"] = json!(["A", "Z"][index % 2]);
        snake["won"] = json!(index == 2);
        let told: Told = serde_json::from_value(snake.clone()).unwrap();
        let stretch = Stretch {
            skin: &told.skin,
            letter: &told.letter,
            points: told.cells.iter().map(|&(q, r)| centre(q, r)).collect(),
            ring: told.ring,
            head: told.head,
            tail: told.tail,
            awake: told.awake,
            wags: told.wags,
            won: told.won,
        };
        snake["drawn"] = written(&stretch.draw());
        snake
    });
    all.collect()
}

#[test]
fn pieces_are_drawn_as_the_file_says() {
    let drawn = [
        ("tokens", tokens()),
        ("stones", stones()),
        ("stacks", stacks()),
        ("tiles", tiles()),
        ("snakes", snakes()),
    ];
    // One drawing a line, so that differences can be looked at.
    let kinds = drawn.map(|(kind, drawn)| {
        let lines: Vec<String> = drawn.iter().map(Value::to_string).collect();
        format!("\"{kind}\": [\n{}\n]", lines.join(",\n"))
    });
    let drawn = format!("{{\n{}\n}}\n", kinds.join(",\n"));
    if std::fs::read_to_string(FILE).unwrap_or_default() != drawn {
        std::fs::write(FILE, drawn).unwrap();
        panic!("drawn.json was out of date and has been written anew: look at the difference");
    }
}

#[test]
fn a_number_without_dots_is_drawn_without_them() {
    let scale = |number| Piece::Scale {
        tint: Tint::White,
        number: Some(number),
    };
    let dots = |number| {
        let drawn = piece(&Scene::default(), &scale(number), false);
        drawn.children.last().map(|dots| dots.children.len())
    };
    assert_eq!([3, 9].map(dots), [Some(3), Some(0)]);
}

/// Every shade that a look names is there, and every colour can be read.
#[test]
fn looks_are_in_order() {
    let set: Vec<&str> = PARTS
        .looks
        .iter()
        .flat_map(|(_, look)| look.keys())
        .filter_map(|name| name.strip_prefix("--"))
        .collect();
    for (class, look) in &PARTS.looks {
        for (name, value) in look {
            let mut told = String::new();
            for part in value.split("var(--") {
                match part.split_once(')') {
                    Some((variable, rest)) if value.contains(&format!("var(--{variable})")) => {
                        let known = SHADES.contains_key(variable) || set.contains(&variable);
                        assert!(known, "{class}: there is no {variable}");
                        told += "#123456";
                        told += rest;
                    }
                    _ => told += part,
                }
            }
            if matches!(name.as_str(), "fill" | "stroke" | "stop-color") && told != "none" {
                assert!(
                    Colour::read(&told).is_some(),
                    "{class}: {value} is no colour"
                );
            }
        }
    }
}

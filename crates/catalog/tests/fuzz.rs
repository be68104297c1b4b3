//! A short run of the fuzz targets on stable Rust: every game is reached, with options other than the usual.
#![allow(missing_docs, clippy::unwrap_used, unreachable_pub, reason = "tests")]

#[path = "../../../fuzz/src/lib.rs"]
mod fuzz;

use game::{Dice, SeededDice};

const ROUNDS: u64 = 20;

/// Bytes that choose this game and then anything.
fn bytes(game: usize, dice: &mut SeededDice) -> Vec<u8> {
    let rest = (0..dice.below(200)).map(|_| dice.below(256) as u8);
    [game as u8].into_iter().chain(rest).collect()
}

#[test]
fn any_bytes_are_moves_or_refused() {
    for game in 0..catalog::families().count() {
        let mut dice = SeededDice::new(game as u64);
        (0..ROUNDS).for_each(|_| fuzz::moves(&bytes(game, &mut dice)));
    }
    fuzz::moves(&[]);
}

#[test]
fn any_text_is_a_tree_or_refused() {
    let page = include_str!("../../../docs/trees.md");
    let mut dice = SeededDice::new(1);
    // The examples of the page, whole, cut, and with characters put in and left out.
    for example in page.split("```").skip(1).step_by(2) {
        let (_, example) = example.split_once('\n').unwrap();
        fuzz::trees(example.as_bytes());
        for _ in 0..10 * ROUNDS {
            let mut bytes = example.as_bytes().to_vec();
            for _ in 0..=dice.below(3) {
                let at = dice.below(bytes.len() as u32) as usize;
                match dice.below(4) {
                    0 => bytes.truncate(at + 1),
                    1 => drop(bytes.remove(at)),
                    2 => bytes.extend_from_within(at..),
                    _ => {
                        let strange = b"{}[]()%\"\\ \n!?.,1a";
                        bytes.insert(at, strange[dice.below(strange.len() as u32) as usize]);
                    }
                }
                bytes.push(b'\n');
            }
            fuzz::trees(&bytes);
        }
    }
    fuzz::trees(&[]);
    fuzz::trees(&[0xff]);
}

#[test]
fn any_text_is_read_or_refused() {
    for (game, family) in catalog::families().enumerate() {
        let mut dice = SeededDice::new(game as u64);
        let usual = vec![0; 1 + family.options.len()];
        for text in [
            family.sample.setup,
            family.sample.moves,
            family.sample.spec,
            "ř",
        ] {
            let mut text: Vec<u8> = text.bytes().collect();
            let at = dice.below(text.len() as u32) as usize;
            let mut tried = usual.clone();
            tried[0] = game as u8;
            tried.extend(&text);
            fuzz::texts(&tried);
            text[at] = dice.below(128) as u8;
            tried.truncate(usual.len());
            tried.extend(&text);
            fuzz::texts(&tried);
        }
    }
    fuzz::texts(&[]);
}

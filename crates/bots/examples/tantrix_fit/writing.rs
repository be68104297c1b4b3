use std::fs;
use std::path::Path;

use bots::tantrix::learning::Net;

use crate::standing::Standing;

const WIDTH: usize = 98;

/// Writes the weights where the bots' sources expect them.
pub(crate) fn write(net: &Standing, name: &str, file: &str) {
    let mut rows = String::new();
    for row in &net.first {
        rows += "    [\n";
        rows += &numbers(row, 8);
        rows += "    ],\n";
    }
    let parts = [
        (
            "For each sign, what it adds to each neuron.",
            "FIRST: [[i16; NEURONS]; SIGNS]",
            rows,
        ),
        (
            "What each neuron has without any sign.",
            "THRESHOLDS: [i16; NEURONS]",
            numbers(&net.thresholds, 4),
        ),
        (
            "What each neuron counts.",
            "OUTPUT: [i16; NEURONS]",
            numbers(&net.output, 4),
        ),
    ];
    let parts = parts.map(|(what, name, rows)| {
        format!("\n/// {what}\n#[rustfmt::skip]\npub(super) const {name} = [\n{rows}];\n")
    });
    let text = format!(
        "//! The weights of [`{name}`](super::learned::{name}), written by the example `tantrix_fit`.\n\n\
         use super::learned::NEURONS;\nuse super::signs::SIGNS;\n{}",
        parts.concat()
    );
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("src/tantrix/{file}.rs"));
    fs::write(&path, text).expect("the sources can be written");
    println!("{} written", path.display());
}

fn numbers(weights: &[f32], indent: usize) -> String {
    let mut text = String::new();
    let mut line = " ".repeat(indent - 1);
    for weight in weights {
        let number = format!(" {},", (weight * Net::<1, 1>::UNIT).round() as i16);
        if line.len() + number.len() > WIDTH {
            text += &line;
            text.push('\n');
            line = " ".repeat(indent - 1);
        }
        line += &number;
    }
    text + &line + "\n"
}

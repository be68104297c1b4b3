use std::fs;
use std::path::Path;

use tantrix_bot::training::Network;

use crate::fitting::StandingNetwork;

const WIDTH: usize = 98;

/// Writes the weights where the bots' sources expect them.
pub(crate) fn write(net: &StandingNetwork, name: &str, file: &str) {
    let mut rows = String::new();
    for row in &net.hidden {
        rows += "    [\n";
        rows += &numbers(row, 8);
        rows += "    ],\n";
    }
    let parts = [
        (
            "For each feature, its weight in each hidden neuron.",
            "HIDDEN: [[i16; NEURONS]; FEATURES]",
            rows,
        ),
        (
            "The bias of each hidden neuron.",
            "BIASES: [i16; NEURONS]",
            numbers(&net.biases, 4),
        ),
        (
            "The weight of each hidden neuron in the output.",
            "OUTPUT: [i16; NEURONS]",
            numbers(&net.output, 4),
        ),
    ];
    let parts = parts.map(|(what, name, rows)| {
        format!("\n/// {what}\n#[rustfmt::skip]\npub(super) const {name} = [\n{rows}];\n")
    });
    let text = format!(
        "//! The weights of [`{name}`](super::networks::{name}), written by the program `tantrix_fit`.\n\n\
         use super::features::FEATURES;\nuse super::networks::NEURONS;\n{}",
        parts.concat()
    );
    let path =
        Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../games/tantrix/bot/src/{file}.rs"));
    fs::write(&path, text).expect("the sources can be written");
    println!("{} written", path.display());
}

fn numbers(weights: &[f32], indent: usize) -> String {
    let mut text = String::new();
    let mut line = " ".repeat(indent - 1);
    for weight in weights {
        let number = format!(" {},", (weight * Network::<1, 1>::UNIT).round() as i16);
        if line.len() + number.len() > WIDTH {
            text += &line;
            text.push('\n');
            line = " ".repeat(indent - 1);
        }
        line += &number;
    }
    text + &line + "\n"
}

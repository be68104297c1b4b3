//! Pantareï a second time: stacks as lists of texts, every candidate move tried by hand.
#![allow(missing_docs, clippy::unwrap_used, reason = "tests")]

use conformance::{Twin, agrees_with_its_twin, obeys_the_laws, survives_noise};
use game::{Explain, Game, Line, Listed, Notation, Refuse, Turn};
use scene::Show;
use serpentarium_pantarei::Pantarei;

struct PlainPantarei {
    /// Each stack from the bottom up.
    line: Vec<Vec<String>>,
    /// Whose turn it is, 0 or 1.
    seat: usize,
    /// The letter of seat 0's colour, once chosen.
    first: Option<char>,
    last_turn_was_swap: bool,
    turns_since_fewer: usize,
    winner: Option<usize>,
    drawn: bool,
}

impl Twin for PlainPantarei {
    fn start(_spec: &str, setup: &str) -> Self {
        let tiles: Vec<char> = setup.chars().collect();
        Self {
            line: tiles
                .chunks(2)
                .map(|pair| vec![pair.iter().collect()])
                .collect(),
            seat: 0,
            first: None,
            last_turn_was_swap: false,
            turns_since_fewer: 0,
            winner: None,
            drawn: false,
        }
    }

    fn turn(&self) -> Option<usize> {
        (self.winner.is_none() && !self.drawn).then_some(self.seat)
    }

    fn moves(&self) -> Vec<String> {
        if self.turn().is_none() {
            return Vec::new();
        }
        if self.first.is_none() {
            return vec!["black".into(), "white".into()];
        }
        self.actions_of(self.seat, !self.last_turn_was_swap)
    }

    fn play(&mut self, action: &str) {
        if action == "black" || action == "white" {
            self.first = Some(if action == "black" { 'B' } else { 'W' });
            self.seat = 1;
            return;
        }
        let before = self.line.len();
        let swapped = action.contains('=');
        if swapped {
            let (left, right) = places(action, "=");
            self.line.swap(left, right);
        } else {
            let carried = if action.contains(">>") { 2 } else { 1 };
            let (from, to) = places(action, if carried == 2 { ">>" } else { ">" });
            let cut = self.line[from].len() - carried;
            let lifted = self.line[from].split_off(cut);
            self.line[to].extend(lifted);
            self.line.retain(|stack| !stack.is_empty());
        }
        self.turns_since_fewer = if self.line.len() < before {
            0
        } else {
            self.turns_since_fewer + 1
        };
        if self.line.iter().any(|stack| stack.len() >= 7) {
            self.winner = Some(self.seat);
        } else if self.turns_since_fewer == 40 {
            self.drawn = true;
        } else if self.actions_of(1 - self.seat, !swapped).is_empty() {
            self.last_turn_was_swap = false;
        } else {
            self.seat = 1 - self.seat;
            self.last_turn_was_swap = swapped;
        }
    }

    fn scores(&self) -> Vec<i32> {
        (0..2)
            .map(|seat| i32::from(self.winner == Some(seat)))
            .collect()
    }

    fn reason(&self) -> Option<String> {
        if self.drawn {
            Some("draw".into())
        } else {
            self.winner.map(|_| "seven".into())
        }
    }
}

impl PlainPantarei {
    fn actions_of(&self, seat: usize, may_swap: bool) -> Vec<String> {
        let first = self.first.unwrap();
        let own = if seat == 0 {
            first
        } else {
            "BW".chars().find(|&letter| letter != first).unwrap()
        };
        let top = |place: usize| self.line[place].last().unwrap().as_str();
        let mut actions = Vec::new();
        for from in 0..self.line.len() {
            for to in 0..self.line.len() {
                if !top(from).starts_with(own) {
                    continue;
                }
                let number: usize = top(from)[1..].parse().unwrap();
                if from.abs_diff(to) == number {
                    actions.push(format!("{}>{}", from + 1, to + 1));
                    if self.line[from].len() >= 2 {
                        actions.push(format!("{}>>{}", from + 1, to + 1));
                    }
                }
                if may_swap && from < to && top(to).starts_with(own) {
                    actions.push(format!("{}={}", from + 1, to + 1));
                }
            }
        }
        actions
    }
}

fn places(action: &str, sign: &str) -> (usize, usize) {
    let (one, other) = action.split_once(sign).unwrap();
    (
        one.parse::<usize>().unwrap() - 1,
        other.parse::<usize>().unwrap() - 1,
    )
}

fn pantarei() -> Pantarei {
    Pantarei::configure(&Pantarei::family().defaults())
}

#[test]
fn agrees_with_the_plain_rules() {
    agrees_with_its_twin::<_, PlainPantarei>(&pantarei(), 1_000);
}

#[test]
fn obeys_the_laws_of_games() {
    obeys_the_laws(&pantarei(), 100);
}

#[test]
fn survives_noise_as_moves_and_texts() {
    survives_noise(&pantarei(), 300);
}

const ALTERNATING: &str = "W1B1W2B2W3B3W1B1W2N0B2W3B3W1B1W2B2W3B3";

fn after(moves: &[&str]) -> Line<Pantarei> {
    Line::replay(pantarei(), ALTERNATING, moves.iter().copied()).unwrap()
}

#[test]
fn counts_of_the_page() {
    let line = after(&["black"]);
    let perft = |depth| game::perft(line.game(), line.setup(), line.position(), depth);
    assert_eq!((perft(1), perft(2), perft(3)), (52, 1_359, 47_115));
}

#[test]
fn forty_turns_without_fewer_stacks_are_a_draw() {
    let mut line = after(&["black"]);
    // Each player swaps, then carries nothing away: two swaps can't follow each other, so tall stacks
    // shuttle instead.
    while line.turn() != Turn::Over {
        let stacks = line.position().stacks().len();
        let mut quiet = None;
        let _ = line.game().each_move(line.position(), |action| {
            let mut next = line.position().clone();
            line.game().play_unchecked(&mut next, action);
            let is_quiet = next.stacks().len() == stacks
                && next.stacks().iter().all(|stack| stack.height() < 6);
            if is_quiet {
                quiet = Some(action);
                return std::ops::ControlFlow::Break(());
            }
            std::ops::ControlFlow::Continue(())
        });
        let any = || line.game().parse_move(&first_move(&line)).unwrap();
        line.play(quiet.unwrap_or_else(any)).unwrap();
    }
    assert_eq!(line.game().reason(line.position()).unwrap().code, "draw");
    assert_eq!(line.position().quiet_turns_left(), 0);
    assert_eq!(line.game().scores(line.position()).as_slice(), [0, 0]);
}

fn first_move(line: &Line<Pantarei>) -> String {
    let mut text = String::new();
    let _ = line.game().each_move(line.position(), |action| {
        text = line.game().move_text(action);
        std::ops::ControlFlow::Break(())
    });
    text
}

#[test]
fn refusals_name_the_rule() {
    let refusal = |moves: &[&str], action: &str| after(moves).play_text(action).unwrap_err();
    assert_eq!(refusal(&[], "1>2").code(), "choose-first");
    assert_eq!(refusal(&["black"], "white").code(), "chosen-already");
    assert_eq!(refusal(&["black"], "2>3").code(), "opponents-stack");
    assert_eq!(refusal(&["black"], "10>11").code(), "neutral-stack");
    assert_eq!(refusal(&["black"], "1>>2").code(), "one-tile-only");
    assert_eq!(
        refusal(&["black"], "1>3").to_string(),
        "The top scale of stack 1 is a 1: it moves exactly that many stacks."
    );
    assert_eq!(refusal(&["black"], "1=2").code(), "opponents-stack");
    assert_eq!(
        refusal(&["black", "1=3"], "2=4").to_string(),
        "You can’t swap: your opponent has just swapped."
    );
    assert_eq!(refusal(&["black", "1>2"], "19>18").code(), "no-such-stack");
    assert_eq!(
        refusal(&["black", "1>2", "18>15", "4>1"], "15>17").code(),
        "past-the-end"
    );
    assert_eq!(refusal(&["black"], "hop").code(), "not-a-move");
}

#[test]
fn the_last_move_is_marked_where_it_lies_after_the_line_closed_up() {
    let touched = |moves: &[&str], action: &str| {
        let line = after(moves);
        let action = line.game().parse_move(action).unwrap();
        let places = line.game().touched(line.position(), action);
        places
            .into_iter()
            .map(|place| place.q)
            .collect::<Vec<i16>>()
    };
    assert!(touched(&[], "black").is_empty());
    assert_eq!(touched(&["black"], "1>2"), [0]);
    assert_eq!(touched(&["black"], "3>1"), [0]);
    assert_eq!(touched(&["black"], "1=3"), [0, 2]);
    // White's 1 lies on a black scale: carried off alone, it leaves a stack behind.
    assert_eq!(touched(&["black", "1>2", "18>15"], "1>2"), [0, 1]);
    assert_eq!(touched(&["black", "1>2", "18>15"], "1>>2"), [0]);
}

//! Every game of the catalog as pictures. With `PICTURES=folder` they are kept there, to be looked at.

#![allow(clippy::unwrap_used, reason = "tests")]

use std::collections::BTreeSet;

use catalog::Match;
use game::{Dice, Language, SeededDice};
use pictures::{CARD_HEIGHT, CARD_WIDTH, Card, CardPlayer};
use resvg::tiny_skia::Pixmap;
use scene::Scene;

/// A game of random moves, and what there was to see at each of them.
fn scenes_of(spec: &str) -> Vec<Scene> {
    let rules = catalog::configure(spec).unwrap();
    let mut dice = SeededDice::new(3);
    let mut game: Box<dyn Match> = rules.begin(&rules.deal(&mut dice)).unwrap();
    let mut scenes = vec![game.scene(Language::English)];
    loop {
        let legal = game.legal_moves();
        if legal.is_empty() {
            return scenes;
        }
        let chosen = dice.below(legal.len() as u32) as usize;
        game.play(&legal[chosen]).unwrap();
        scenes.push(game.scene(Language::English));
    }
}

fn keep(name: &str, bytes: &[u8]) {
    if let Some(folder) = std::env::var_os("PICTURES") {
        std::fs::write(std::path::Path::new(&folder).join(name), bytes).unwrap();
    }
}

fn card(scene: &Scene, title: &str) -> Card {
    let names = ["Žofie", "Pantherophis 123", "Łukasz", "Ada", "Wężyk"];
    let player = |seat: usize| CardPlayer {
        name: names[seat % names.len()].to_owned(),
        score: scene.scores.get(seat).copied(),
        won: seat == 0,
    };
    Card {
        scenes: vec![scene.clone()],
        title: title.to_owned(),
        players: (0..scene.signs.len()).map(player).collect(),
        about: "Žofie wins: nobody can play any more.".to_owned(),
    }
}

fn dots(png: &[u8]) -> Pixmap {
    Pixmap::decode_png(png).unwrap()
}

fn colours(dots: &Pixmap) -> usize {
    let seen: BTreeSet<&[u8]> = dots.data().chunks_exact(4).collect();
    seen.len()
}

#[test]
fn every_game_has_previews_and_pictures_that_change_with_the_position() {
    for family in catalog::families() {
        let id = family.id;
        let scenes = scenes_of(id);
        let mut before: Option<[Vec<u8>; 2]> = None;
        for index in [0, scenes.len() / 2, scenes.len() - 1] {
            let preview = card(&scenes[index], family.title).png().unwrap();
            keep(&format!("{id}-{index}.png"), &preview);
            let drawn = dots(&preview);
            assert_eq!((drawn.width(), drawn.height()), (CARD_WIDTH, CARD_HEIGHT));
            assert!(colours(&drawn) > 100, "{id}: it is blank");
            let position = pictures::png(&scenes[index]).unwrap();
            keep(&format!("{id}-{index}-position.png"), &position);
            let drawn = dots(&position);
            assert!(drawn.width() <= 1600 && drawn.height() <= 1600, "{id}");
            assert!(colours(&drawn) > 100, "{id}: it is blank");
            let now = [preview, position];
            if let Some([card, board]) = &before {
                assert_ne!(*card, now[0], "{id}");
                assert_ne!(*board, now[1], "{id}");
            }
            before = Some(now);
        }
    }
}

#[test]
fn the_site_has_a_preview_of_all_its_games() {
    let scenes: Vec<Scene> = catalog::families()
        .map(|family| {
            let sample = &family.sample;
            let rules = catalog::configure(sample.spec).unwrap();
            let mut game = rules.begin(sample.setup).unwrap();
            for action in sample.moves.split_whitespace() {
                game.play(action).unwrap();
            }
            game.scene(Language::English)
        })
        .collect();
    for (index, family) in catalog::families().enumerate() {
        let game = Card {
            scenes: vec![scenes[index].clone()],
            title: family.title.to_owned(),
            about: family.texts.plain(Language::English, "summary"),
            players: Vec::new(),
        };
        keep(&format!("{}-game.png", family.id), &game.png().unwrap());
    }
    let site = Card {
        scenes,
        title: "Serpentarium".to_owned(),
        about: "Board games of snakes, loops and stacks: play people and bots.".to_owned(),
        players: Vec::new(),
    };
    let png = site.png().unwrap();
    keep("site.png", &png);
    assert!(colours(&dots(&png)) > 100);
}

#[test]
fn words_are_drawn_in_our_fonts() {
    let scene = &scenes_of("kamon")[0];
    let with = dots(&card(scene, "Žluťoučký kůň").png().unwrap());
    let mut empty = card(scene, "");
    empty.players.clear();
    empty.about.clear();
    let without = dots(&empty.png().unwrap());
    let pairs = with.pixels().iter().zip(without.pixels());
    let differ = pairs.filter(|(one, other)| one != other).count();
    assert!(differ > 5_000, "only {differ} dots are words");
    // What comes from elsewhere is only ever words.
    let hostile = card(scene, "</text><rect width=\"1200\" height=\"630\"/>&\u{0}");
    assert!(colours(&dots(&hostile.png().unwrap())) > 100);
}

#[test]
fn a_whole_game_is_one_moving_picture() {
    for family in catalog::families() {
        let scenes = scenes_of(family.id);
        let count = scenes.len();
        let gif = pictures::gif(scenes).unwrap();
        keep(&format!("{}.gif", family.id), &gif);
        assert!(
            gif.len() < 3_000_000,
            "{} takes {} bytes",
            family.id,
            gif.len()
        );
        let mut read = gif::DecodeOptions::new().read_info(&gif[..]).unwrap();
        assert!(read.width().max(read.height()) <= 600);
        let mut frames = 0;
        while read.read_next_frame().unwrap().is_some() {
            frames += 1;
        }
        assert_eq!(frames, count, "{}", family.id);
    }
    let scene = scenes_of("kamon").remove(0);
    assert!(pictures::gif(vec![scene; pictures::MOST_FRAMES + 1]).is_err());
    assert!(pictures::gif(Vec::new()).is_err());
}

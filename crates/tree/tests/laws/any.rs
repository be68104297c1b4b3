//! Any tree, any edit, any text that people might write.

use std::collections::BTreeSet;

use proptest::collection::{btree_set, vec};
use proptest::option::of;
use proptest::prelude::*;
use serpentarium_tree::{Chance, Colour, Comment, Edit, Glyph, Path, Place, Shape, Tree, Value};

/// Characters that mean something in one of the forms, among some that mean nothing.
fn character() -> impl Strategy<Value = char> {
    let special: Vec<char> = "{}[]()%\"\\ \n\t!?;.1ař蛇□".chars().collect();
    prop_oneof![3 => prop::sample::select(special), 1 => any::<char>()]
}

pub(crate) fn lines() -> impl Strategy<Value = String> {
    let plain = |c: &char| !c.is_control() || *c == '\n' || *c == '\t';
    let characters = vec(character().prop_filter("control", plain), 0..12);
    characters.prop_map(|characters| characters.into_iter().collect())
}

pub(crate) fn line() -> impl Strategy<Value = String> {
    lines().prop_map(|text| text.replace(char::is_control, "-"))
}

/// Few, so that two people often mean the same.
pub(crate) fn step() -> impl Strategy<Value = String> {
    let steps = [
        "f5",
        "b5",
        "4=19",
        "1>2:g6-f6",
        "52@0,-1r0",
        "draw:37",
        "draw:1",
        "7",
    ];
    prop::sample::select(steps.to_vec()).prop_map(str::to_owned)
}

pub(crate) fn path() -> impl Strategy<Value = Path> {
    vec(step(), 0..4).prop_map(Path::from_iter)
}

pub(crate) fn comment() -> impl Strategy<Value = Comment> {
    let text = lines().prop_filter("says nothing", |text| !text.trim().is_empty());
    (of(line()), text).prop_map(|(author, text)| Comment { author, text })
}

fn place() -> impl Strategy<Value = Place> {
    (0..3_u8, -9..9_i16, any::<i16>()).prop_map(|(board, q, r)| Place { board, q, r })
}

fn shape() -> impl Strategy<Value = Shape> {
    let colour = || prop::sample::select(Colour::ALL.to_vec());
    prop_oneof![
        (colour(), place()).prop_map(|(colour, at)| Shape::Mark { colour, at }),
        (colour(), place(), place()).prop_map(|(colour, from, to)| Shape::Arrow {
            colour,
            from,
            to
        }),
    ]
}

pub(crate) fn shapes() -> impl Strategy<Value = BTreeSet<Shape>> {
    btree_set(shape(), 0..6)
}

pub(crate) fn value() -> impl Strategy<Value = Value> {
    let chance = (0.0..=1.0).prop_map(|number: f64| Chance::new(number).unwrap());
    (
        line(),
        vec(chance, 1..6),
        any::<bool>(),
        of(any::<u32>()),
        of(any::<u64>()),
    )
        .prop_map(|(by, chances, proved, plies, playouts)| Value {
            by,
            chances,
            proved,
            plies,
            playouts,
        })
}

pub(crate) fn edit() -> impl Strategy<Value = Edit> {
    let glyph = of(prop::sample::select(Glyph::ALL.to_vec()));
    let tag = prop::sample::select(vec!["event", "player-1", "result"]);
    prop_oneof![
        6 => (path(), vec(step(), 0..4)).prop_map(|(path, steps)| Edit::AddLine { path, steps }),
        1 => path().prop_map(|path| Edit::Delete { path }),
        1 => path().prop_map(|path| Edit::Promote { path }),
        1 => path().prop_map(|path| Edit::MakeMain { path }),
        3 => (path(), comment()).prop_map(|(path, comment)| Edit::AddComment { path, comment }),
        1 => (path(), comment()).prop_map(|(path, comment)| Edit::RemoveComment { path, comment }),
        2 => (path(), glyph).prop_map(|(path, glyph)| Edit::SetGlyph { path, glyph }),
        2 => (path(), shapes()).prop_map(|(path, shapes)| Edit::SetShapes { path, shapes }),
        2 => (path(), of(value())).prop_map(|(path, value)| Edit::SetValue { path, value }),
        1 => (path(), of(lines())).prop_map(|(path, goal)| Edit::SetGoal { path, goal }),
        1 => (path(), of(lines())).prop_map(|(path, hint)| Edit::SetHint { path, hint }),
        1 => (path(), of(lines()))
            .prop_map(|(path, deviation)| Edit::SetDeviation { path, deviation }),
        1 => (path(), any::<bool>()).prop_map(|(path, any_win)| Edit::SetAnyWin { path, any_win }),
        1 => (tag, of(line())).prop_map(|(name, value)| Edit::SetTag {
            name: name.to_owned(),
            value
        }),
    ]
}

pub(crate) fn tree() -> impl Strategy<Value = Tree> {
    let edits = vec(edit(), 0..60);
    (line(), line(), edits).prop_map(|(spec, setup, edits)| {
        let mut tree = Tree::new(spec, setup).unwrap();
        for edit in edits {
            // Many are about nodes that are not there.
            let _ = tree.apply(&edit);
        }
        tree
    })
}

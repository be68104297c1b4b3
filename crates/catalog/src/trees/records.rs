use game::Message;
use serde_json::Value;
use tree::{Edit, Tree, TreeRefusal};

use super::replay::position;
use super::{StepFault, Unplayable};
use crate::record::{Disagreement, Record, read};
use crate::{Match, TEXTS};

/// A match as it stands, with what players may know of it: what was drawn is told draw by draw, and nothing that
/// is still hidden is in the tree.
pub fn of_match(game: &dyn Match) -> Result<Tree, TreeRefusal> {
    Tree::with_line(game.spec(), game.public_setup(), game.public_record())
}

/// A recorded game as a tree with one line, and what the record says beside: `player-1` and so on, `match`,
/// `scores`, `reason` and `ending` are its tags. The moves are not replayed: see [`verify`](super::verify).
pub fn of_record(line: &str) -> Result<Tree, Disagreement> {
    let whole = |message| Disagreement { ply: None, message };
    let written = read(line)?;
    let Some(setup) = written.setup() else {
        return Err(whole(Message::new(&TEXTS, "tree-not-begun")));
    };
    let tree = Tree::with_line(written.spec(), setup, written.moves());
    let mut tree = tree.map_err(|refusal| whole(refusal.message()))?;
    let mut tags = tags(line);
    tags.extend(written.scores().map(|scores| {
        let scores: Vec<String> = scores.iter().map(i32::to_string).collect();
        ("scores".to_owned(), scores.join(" "))
    }));
    let reason = written.reason();
    tags.extend(reason.map(|reason| ("reason".to_owned(), reason.to_owned())));
    for (name, value) in tags {
        let value = Some(value);
        let set = tree.apply(&Edit::SetTag { name, value });
        set.map_err(|refusal| whole(refusal.message()))?;
    }
    Ok(tree)
}

/// The main line of a tree as a record. A record has no place for draws: its setup must hold them.
pub fn record(tree: &Tree) -> Result<Record, Unplayable> {
    let path = tree.main_line().collect();
    let mut line = tree.root();
    while let Some(next) = line.children().next() {
        if next.draw().is_some() {
            let (path, fault) = (next.path(), StepFault::Draw);
            return Err(Unplayable { path, fault });
        }
        line = next;
    }
    Ok(Record::of(position(tree, &path)?.as_ref()))
}

/// What records say that only some writers know, however they write it: a tournament lists its players, a server
/// who sat where.
fn tags(line: &str) -> Vec<(String, String)> {
    let record: Value = serde_json::from_str(line).unwrap_or_default();
    let mut tags = Vec::new();
    let list = |name: &str| record[name].as_array().cloned().unwrap_or_default();
    let names = list("players").into_iter().chain(list("seats"));
    for (seat, occupant) in names.enumerate() {
        let name = occupant.as_str().or_else(|| occupant["name"].as_str());
        let bot = occupant["level"]
            .as_u64()
            .map(|level| format!("bot:{level}"));
        let name = name.map(str::to_owned).or(bot);
        tags.extend(name.map(|name| (format!("player-{}", seat + 1), name)));
    }
    let told = [
        ("match", &record["id"]),
        ("ending", &record["over"]["ending"]["kind"]),
    ];
    for (name, value) in told {
        let value = value.as_str().map(str::to_owned);
        tags.extend(value.map(|value| (name.to_owned(), value)));
    }
    tags
}

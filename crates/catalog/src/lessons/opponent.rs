use super::Step;
use super::judge::Played;
use crate::Refusal;

/// Where there are more moves, nobody looks at all of them: the page waits for the answer.
const FEW: u64 = 64;

/// What another seat plays: the first of the record's moves that is legal; otherwise whatever makes the learner fail, or
/// else leaves the fewest ways to the goal.
pub(super) fn reply(played: &mut Played, step: &Step) -> Result<String, Refusal> {
    let listed = step.replies.iter().map(String::as_str);
    let mut listed = listed.filter(|action| played.game.explain(action).is_ok());
    if let Some(action) = listed.next() {
        return Ok(action.to_owned());
    }
    let legal = played.game.legal_moves();
    if played.game.count_moves() > FEW {
        return Ok(legal.into_iter().next().unwrap_or_default());
    }
    let mut best = (usize::MAX, String::new());
    for action in legal {
        let left = ways_left(played, &action)?;
        if left < best.0 {
            best = (left, action);
        }
    }
    Ok(best.1)
}

/// How many moves would reach the goal after another's move; none if that has made the learner fail.
fn ways_left(played: &mut Played, action: &str) -> Result<usize, Refusal> {
    played.game.play(action)?;
    let mut ways = 0;
    if !played.has_failed()? && !played.other_to_move() {
        // One more than there can be: a failure is worse for the learner than having no way.
        ways = 1;
        for own in played.game.legal_moves() {
            played.game.play(&own)?;
            ways += usize::from(played.holds(&played.goal)?);
            played.game.undo();
        }
    }
    played.game.undo();
    Ok(ways)
}

/// Why a try has failed: the first of the record's lines that can be played, or else a move that wins at once.
pub(super) fn refutation(played: &mut Played, step: &Step) -> Result<Vec<String>, Refusal> {
    for line in &step.refutes {
        let mut shown = Vec::new();
        for action in line.split_whitespace() {
            if played.game.play(action).is_err() {
                break;
            }
            shown.push(action.to_owned());
        }
        if !shown.is_empty() {
            return Ok(shown);
        }
    }
    if !played.other_to_move() || played.game.count_moves() > FEW {
        return Ok(Vec::new());
    }
    let lost = game::Goal::Claim(game::Claim::named("lost"));
    for action in played.game.legal_moves() {
        played.game.play(&action)?;
        if played.holds(&lost)? {
            return Ok(vec![action]);
        }
        played.game.undo();
    }
    Ok(Vec::new())
}

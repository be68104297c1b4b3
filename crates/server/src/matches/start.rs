use catalog::Match;
use game::Turn;
use protocol::Start;

use super::MatchRefusal;

/// Longer than any game takes to write down.
const LONGEST: usize = 8192;

/// The position as everybody may know it, whatever else whoever names it knows: a match can be played from there.
pub(super) fn public_start(spec: &str, wanted: &Start) -> Result<Start, MatchRefusal> {
    let played: usize = wanted.played.iter().map(|step| step.len() + 1).sum();
    if wanted.setup.len() + played > LONGEST {
        return Err(MatchRefusal::StartTooLong { most: LONGEST });
    }
    let game = replay(spec, wanted)?;
    match game.turn() {
        Turn::Seat(_) => Ok(Start {
            setup: game.public_setup(),
            played: game.public_record(),
        }),
        Turn::Chance => Err(MatchRefusal::StartDraw),
        Turn::Over => Err(MatchRefusal::StartOver),
    }
}

/// The game at the position, with what is drawn later undecided.
pub(super) fn replay(spec: &str, start: &Start) -> Result<Box<dyn Match>, catalog::Refusal> {
    let mut game = catalog::configure(spec)?.begin(&start.setup)?;
    for step in &start.played {
        match step.strip_prefix("draw:") {
            Some(draw) => game.draw(draw)?,
            None => game.play(step)?,
        }
    }
    Ok(game)
}

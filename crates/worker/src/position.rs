use catalog::{Match, Refusal};

/// The match that moves lead to, and draws among them as `draw:37`.
pub fn position(
    spec: &str,
    setup: &str,
    moves: &[impl AsRef<str>],
) -> Result<Box<dyn Match>, Refusal> {
    let mut game = catalog::configure(spec)?.begin(setup)?;
    for step in moves {
        match step.as_ref().strip_prefix("draw:") {
            Some(draw) => game.draw(draw)?,
            None => game.play(step.as_ref())?,
        }
    }
    Ok(game)
}

use std::sync::Arc;

use server::world::{BotTask, Thinker};
use tokio::sync::oneshot;

use crate::sim::Sim;

/// Thinks for the server's bots: any legal move, after a while; and sometimes it is too busy, or finds nothing.
#[derive(Debug)]
pub(crate) struct AnyMove(pub(crate) Arc<Sim>);

impl Thinker for AnyMove {
    fn choose(&self, task: BotTask) -> Option<oneshot::Receiver<Option<String>>> {
        let sim = Arc::clone(&self.0);
        if sim.goes_wrong(50) {
            return None;
        }
        let legal = legal_moves(&task.spec, &task.setup, &task.moves)?;
        let (answer, answered) = oneshot::channel();
        tokio::spawn(async move {
            sim.wait(10..=900).await;
            let found = (!sim.goes_wrong(30) && !legal.is_empty()).then(|| sim.dice.pick(&legal));
            let _ = answer.send(found.cloned());
        });
        Some(answered)
    }
}

/// The legal moves in a position.
pub(crate) fn legal_moves(spec: &str, setup: &str, moves: &[String]) -> Option<Vec<String>> {
    let mut game = catalog::configure(spec).ok()?.begin(setup).ok()?;
    for text in moves {
        game.play(text).ok()?;
    }
    Some(game.legal_moves())
}

use std::time::Duration;

use tokio::sync::oneshot;

use super::Actor;
use crate::bots::{BotTask, time_for};
use crate::matches::{Action, Issuer};

/// A bot's move on its way.
pub(super) struct Thinking {
    ply: usize,
    seat: usize,
    answer: oneshot::Receiver<Option<String>>,
    /// The answer once it is there, kept while the pause goes on.
    text: Option<String>,
    not_before: tokio::time::Instant,
}

impl Actor {
    pub(super) fn let_bots_think(&mut self) {
        let to_move = self.state.bot_to_move();
        let ply = self.state.ply();
        // A move taken back leaves a thought for a position that is no more.
        if self
            .thinking
            .as_ref()
            .is_some_and(|thinking| to_move.is_none() || thinking.ply != ply)
        {
            self.thinking = None;
        }
        let (Some((seat, level)), None, false) = (to_move, &self.thinking, self.stale) else {
            return;
        };
        let Some(board) = &self.state.board else {
            return;
        };
        let seed = self.registry.world.seed();
        let clocks = self.state.clocks_now(self.registry.world.now());
        let time = time_for(self.state.terms.clock, clocks.get(seat).copied());
        let task = BotTask {
            match_id: self.state.id.clone(),
            seat,
            spec: board.spec(),
            setup: board.setup_as_seen(seed),
            moves: board.moves(),
            level,
            time,
            seed,
        };
        let pause = &self.registry.bot_pause;
        let spread = (pause.end.saturating_sub(pause.start)).as_millis() as u64;
        let pause = pause.start + Duration::from_millis(seed.checked_rem(spread).unwrap_or(0));
        // A human moment, but not one that costs the game.
        let pause = if clocks.is_empty() {
            pause
        } else {
            pause.min(time)
        };
        let answer = self.registry.world.thinker.choose(task).unwrap_or_else(|| {
            // The queue is full. Nobody answers this one, so that the bot is asked again in a moment.
            oneshot::channel().1
        });
        self.thinking = Some(Thinking {
            ply,
            seat,
            answer,
            text: None,
            not_before: tokio::time::Instant::now() + pause,
        });
    }

    pub(super) async fn move_bot(&mut self, seat: usize, ply: usize, text: String) {
        let what = Action::Move {
            ply,
            text,
            client: None,
        };
        self.look_at_clock().await;
        if self.stale {
            return;
        }
        // As for people: what an outage that still lasts has cost so far is given back before the move is charged.
        match self.credit_lost_time().await {
            Ok(()) => self.by_itself(Issuer::Bot(seat), what).await,
            Err(error) => self.was_refused(&error).await,
        }
    }
}

pub(super) async fn bot_move(thinking: &mut Option<Thinking>) -> (usize, usize, Option<String>) {
    let Some(thinking) = thinking else {
        return std::future::pending().await;
    };
    // This future may be dropped and made again at any moment: an answer is kept, not awaited twice.
    if thinking.text.is_none() && !thinking.answer.is_terminated() {
        thinking.text = (&mut thinking.answer).await.ok().flatten();
    }
    if thinking.text.is_none() {
        tokio::time::sleep(Duration::from_millis(250)).await;
    }
    tokio::time::sleep_until(thinking.not_before).await;
    (thinking.seat, thinking.ply, thinking.text.take())
}

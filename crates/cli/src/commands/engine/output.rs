use std::io::Write;
use std::sync::{Mutex, PoisonError};

/// Standard output, a whole line at a time, from whichever thread has something to say.
#[derive(Debug, Default)]
pub(super) struct Output(Mutex<()>);

impl Output {
    pub(super) fn line(&self, text: &str) {
        let _turn = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let mut out = std::io::stdout().lock();
        // Nobody listens any more: the end of the input will end us too.
        let _ = writeln!(out, "{text}").and_then(|()| out.flush());
    }
}

//! The engine as a program: a request a line in, an answer a line out. Tests compare it with the module for the
//! browser.

use std::io::{self, BufRead, Write};

use engine::Engine;

fn main() -> io::Result<()> {
    let mut engine = Engine::new(search::system_time);
    let mut out = io::stdout().lock();
    for request in io::stdin().lock().lines() {
        out.write_all(&engine.answer(request?.as_bytes()))?;
        out.write_all(b"\n")?;
    }
    out.flush()
}

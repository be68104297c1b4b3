//! What programs have in common that ask many questions and measure how long each takes.

use std::time::Duration;

/// A text as it stands in an address.
#[allow(dead_code, reason = "not everybody asks over HTTP")]
pub(crate) fn escaped(text: &str) -> String {
    let plain = |byte: &u8| byte.is_ascii_alphanumeric() || b"-._".contains(byte);
    let escaped = text.as_bytes().iter().map(|byte| match byte {
        byte if plain(byte) => char::from(*byte).to_string(),
        byte => format!("%{byte:02X}"),
    });
    escaped.collect()
}

/// Tells how long questions took.
pub(crate) fn tell(name: &str, mut times: Vec<Duration>) {
    times.sort();
    let Some(last) = times.last() else { return };
    let at = |part: usize| times[times.len() * part / 1000];
    let told = |time: Duration| format!("{:.1} ms", time.as_secs_f64() * 1000.0);
    println!(
        "{name:12} {:5} p50 {}, p90 {}, p99 {}, longest {}",
        times.len(),
        told(at(500)),
        told(at(900)),
        told(at(990)),
        told(*last)
    );
}

/// Seconds of processor time so far, in the program and in the system.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Cost {
    /// Of this thread.
    pub(crate) thread: f64,
    /// Of all threads of the process.
    pub(crate) process: f64,
}

impl Cost {
    /// As Linux tells it; nothing elsewhere.
    pub(crate) fn now() -> Option<Self> {
        Some(Self {
            thread: seconds("/proc/thread-self/stat")?,
            process: seconds("/proc/self/stat")?,
        })
    }
}

/// Processes are told of in hundredths of a second, whatever the kernel counts in.
const TICKS_A_SECOND: f64 = 100.0;

fn seconds(file: &str) -> Option<f64> {
    let told = std::fs::read_to_string(file).ok()?;
    // The name, in brackets, may have spaces and brackets in it.
    let (_, rest) = told.rsplit_once(')')?;
    let mut ticks = rest.split_whitespace().skip(11).map(str::parse::<f64>);
    let (user, system) = (ticks.next()?.ok()?, ticks.next()?.ok()?);
    Some((user + system) / TICKS_A_SECOND)
}

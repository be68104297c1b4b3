use search::Stop;

use crate::commands::end_engines;

/// A flag that Ctrl-C raises, or SIGTERM, by which service managers end programs; a second one ends the program at once.
/// Nobody else may listen for these: a signal that two hear would count as two.
pub(crate) fn stop_on_interrupt() -> Stop {
    let stop = Stop::default();
    let handed = stop.clone();
    // Without a handler Ctrl-C just ends the program: nothing to report.
    let _ = ctrlc::set_handler(move || {
        if handed.is_raised() {
            std::process::exit(130);
        }
        handed.raise();
        // Nobody waits for what they still think about.
        end_engines();
    });
    stop
}

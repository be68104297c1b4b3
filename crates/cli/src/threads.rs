use std::num::NonZeroUsize;

/// More threads than any machine has use for, and fewer than break one.
const MOST: usize = 256;

/// How many threads: from 1 to 256.
pub(crate) fn parse(text: &str) -> Result<NonZeroUsize, String> {
    let threads = text
        .parse::<NonZeroUsize>()
        .map_err(|error| error.to_string())?;
    if threads.get() <= MOST {
        Ok(threads)
    } else {
        Err(text.to_owned())
    }
}

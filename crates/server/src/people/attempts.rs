use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::http::rate_limit::{Bucket, household};

/// How often somebody may guess at one account, from wherever they come. Names that nobody has are counted
/// in the same way, so that nobody learns from it who exists.
#[derive(Debug)]
pub(crate) struct LoginAttempts {
    most: u32,
    by_name: Mutex<HashMap<String, Attempts>>,
}

#[derive(Debug)]
struct Attempts {
    wrong: Bucket,
    /// From where the password was right lately, the last one last. Guesses from elsewhere must not lock the
    /// owner out: from there only the limits of an address count.
    known: Vec<IpAddr>,
}

/// So long it takes until all attempts are there again.
const SECONDS: f64 = 600.0;
/// So many places are known of an account.
const MOST_KNOWN: usize = 4;
/// So many names are remembered.
const MOST_NAMES: usize = 20_000;

impl LoginAttempts {
    pub(crate) fn new(most: u32) -> Self {
        Self {
            most,
            by_name: Mutex::default(),
        }
    }

    /// Takes an attempt; otherwise says in how many seconds there is one.
    pub(crate) fn take(&self, name: &str, address: IpAddr) -> Result<(), u64> {
        let mut names = self.names();
        if names.len() >= MOST_NAMES {
            names.retain(|_, attempts| !attempts.wrong.is_full());
        }
        if names.len() >= MOST_NAMES {
            forget_half(&mut names);
        }
        let attempts = names.entry(key(name)).or_insert_with(|| Attempts {
            wrong: Bucket::new(self.most, SECONDS),
            known: Vec::new(),
        });
        if attempts.known.contains(&household(address)) {
            return Ok(());
        }
        attempts.wrong.take()
    }

    /// The password was right: that was no guess.
    pub(crate) fn succeeded(&self, name: &str, address: IpAddr) {
        if let Some(attempts) = self.names().get_mut(&key(name)) {
            let address = household(address);
            if !attempts.known.contains(&address) {
                attempts.wrong.give_back();
                attempts.known.push(address);
                let too_many = attempts.known.len().saturating_sub(MOST_KNOWN);
                attempts.known.drain(..too_many);
            }
        }
    }

    fn names(&self) -> MutexGuard<'_, HashMap<String, Attempts>> {
        self.by_name.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Forgets the names that were guessed at least: nobody gets new guesses at one by guessing at many others.
fn forget_half(names: &mut HashMap<String, Attempts>) {
    let mut left: Vec<f64> = names.values().map(|one| one.wrong.left()).collect();
    let middle = left.len() / 2;
    let (_, &mut middle, _) = left.select_nth_unstable_by(middle, f64::total_cmp);
    names.retain(|_, one| one.wrong.left() < middle);
}

/// However a name is written; of one that is too long for a name, the beginning.
fn key(name: &str) -> String {
    let start: String = name.chars().take(40).collect();
    store::canonical_name(&start)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn guesses_at_one_account_run_out_wherever_they_come_from() {
        let attempts = LoginAttempts::new(3);
        let from = |last: u8| IpAddr::from([10, 0, 0, last]);
        assert_eq!(attempts.take("Ada", from(1)), Ok(()));
        attempts.succeeded("Ada", from(1));
        for last in 2..5 {
            assert_eq!(attempts.take("ADA", from(last)), Ok(()), "{last}");
        }
        assert!(attempts.take("ada", from(9)).is_err());
        assert_eq!(
            attempts.take("ada", from(1)),
            Ok(()),
            "the owner is not locked out"
        );
        assert_eq!(attempts.take("Bob", from(9)), Ok(()));
    }

    #[test]
    fn so_many_names_are_remembered_and_no_more() {
        let attempts = LoginAttempts::new(3);
        for number in 0..MOST_NAMES + 10 {
            let _ = attempts.take(&format!("n{number}"), [10, 0, 0, 1].into());
        }
        assert!(attempts.names().len() <= MOST_NAMES);
    }

    #[test]
    fn guesses_at_many_names_give_none_back_at_one() {
        let attempts = LoginAttempts::new(3);
        let guess = |name: &str| attempts.take(name, [10, 0, 0, 1].into());
        while guess("Ada").is_ok() {}
        for number in 0..MOST_NAMES + 10 {
            let _ = guess(&format!("n{number}"));
        }
        assert!(attempts.names().len() <= MOST_NAMES);
        assert!(guess("Ada").is_err());
    }
}

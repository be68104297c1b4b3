use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use game::Message;

use crate::config::Limits;
use crate::error::refuse;

/// Who may come in how often. Counts by address; forgets those who have been quiet.
#[derive(Clone, Debug)]
pub(crate) struct Doorkeeper {
    limits: Limits,
    seen: Arc<Mutex<HashMap<IpAddr, Visitor>>>,
}

#[derive(Debug)]
struct Visitor {
    requests: Bucket,
    costly: Bucket,
    sockets: usize,
}

/// A bucket of allowances, filled steadily.
#[derive(Debug)]
pub(crate) struct Bucket {
    left: f64,
    most: f64,
    a_second: f64,
    filled: Instant,
}

/// So many addresses are remembered before the quiet ones are forgotten.
const MOST_VISITORS: usize = 20_000;

impl Bucket {
    pub(crate) fn new(most: u32, seconds: f64) -> Self {
        Self {
            left: f64::from(most),
            most: f64::from(most),
            a_second: f64::from(most) / seconds,
            filled: Instant::now(),
        }
    }

    /// Takes one allowance; otherwise says in how many seconds there is one.
    pub(crate) fn take(&mut self) -> Result<(), u64> {
        let now = Instant::now();
        let since = now.duration_since(self.filled).as_secs_f64();
        self.left = self.most.min(self.left + since * self.a_second);
        self.filled = now;
        if self.left >= 1.0 {
            self.left -= 1.0;
            Ok(())
        } else {
            Err(((1.0 - self.left) / self.a_second).ceil() as u64)
        }
    }

    pub(crate) fn is_full(&self) -> bool {
        let since = self.filled.elapsed().as_secs_f64();
        self.left + since * self.a_second >= self.most
    }
}

impl Doorkeeper {
    pub(crate) fn new(limits: Limits) -> Self {
        Self {
            limits,
            seen: Arc::default(),
        }
    }

    pub(crate) fn request(&self, address: IpAddr) -> Result<(), u64> {
        self.visit(address, |visitor| visitor.requests.take())
    }

    pub(crate) fn costly(&self, address: IpAddr) -> Result<(), u64> {
        self.visit(address, |visitor| visitor.costly.take())
    }

    /// A place for a socket, given back when dropped.
    pub(crate) fn socket(&self, address: IpAddr) -> Result<SocketPlace, Message> {
        let most = self.limits.sockets;
        self.visit(address, |visitor| {
            let free = visitor.sockets < most;
            visitor.sockets += usize::from(free);
            free
        })
        .then(|| SocketPlace {
            door: self.clone(),
            address,
        })
        .ok_or_else(|| refuse("too-many-sockets"))
    }

    pub(crate) fn messages(&self) -> Bucket {
        Bucket::new(self.limits.messages, 20.0)
    }

    fn visit<T>(&self, address: IpAddr, act: impl FnOnce(&mut Visitor) -> T) -> T {
        let mut seen = self.seen();
        if seen.len() > MOST_VISITORS {
            seen.retain(|_, visitor| {
                visitor.sockets > 0 || !visitor.requests.is_full() || !visitor.costly.is_full()
            });
        }
        act(seen.entry(address).or_insert_with(|| Visitor {
            requests: Bucket::new(self.limits.requests_a_minute, 60.0),
            costly: Bucket::new(self.limits.costly_a_minute, 60.0),
            sockets: 0,
        }))
    }

    fn seen(&self) -> MutexGuard<'_, HashMap<IpAddr, Visitor>> {
        self.seen.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A socket that is open.
#[derive(Debug)]
pub(crate) struct SocketPlace {
    door: Doorkeeper,
    address: IpAddr,
}

impl Drop for SocketPlace {
    fn drop(&mut self) {
        if let Some(visitor) = self.door.seen().get_mut(&self.address) {
            visitor.sockets = visitor.sockets.saturating_sub(1);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn allowances_run_out_for_one_address_only() {
        let door = Doorkeeper::new(Limits {
            costly_a_minute: 2,
            sockets: 1,
            ..Limits::NONE
        });
        let (one, other) = ([10, 0, 0, 1].into(), [10, 0, 0, 2].into());
        assert_eq!((door.costly(one), door.costly(one)), (Ok(()), Ok(())));
        let wait = door.costly(one).unwrap_err();
        assert!((25..=30).contains(&wait), "{wait}");
        assert_eq!(door.costly(other), Ok(()));

        let place = door.socket(one);
        assert!(place.is_ok() && door.socket(one).is_err());
        assert!(door.socket(other).is_ok());
        drop(place);
        assert!(door.socket(one).is_ok());
    }
}

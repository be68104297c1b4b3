use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use tokio::sync::Semaphore;

use crate::config::Limits;
use crate::http::aside::places_an_address;
use crate::http::refusal::HttpRefusal;

/// Who may come in how often. Counts by address; forgets those who have been quiet.
#[derive(Clone, Debug)]
pub(crate) struct RateLimiter {
    limits: Limits,
    seen: Arc<Mutex<HashMap<IpAddr, Visitor>>>,
}

#[derive(Debug)]
struct Visitor {
    requests: Bucket,
    costly: Bucket,
    work: Bucket,
    open: [usize; 2],
    line: Arc<Semaphore>,
}

/// What is counted while it is open.
#[derive(Clone, Copy, Debug)]
enum Kind {
    Connection,
    Socket,
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
        self.check()?;
        self.left -= 1.0;
        Ok(())
    }

    /// Whether there is an allowance; otherwise says in how many seconds there is one.
    fn check(&mut self) -> Result<(), u64> {
        self.fill();
        if self.left >= 1.0 {
            Ok(())
        } else {
            Err(((1.0 - self.left) / self.a_second).ceil() as u64)
        }
    }

    /// Takes as many as something turned out to cost. If there are not so many, the rest is owed, and
    /// nothing more is allowed until it is paid.
    fn charge(&mut self, cost: u64) {
        self.fill();
        self.left -= cost as f64;
    }

    fn fill(&mut self) {
        let now = Instant::now();
        let since = now.duration_since(self.filled).as_secs_f64();
        self.left = self.most.min(self.left + since * self.a_second);
        self.filled = now;
    }

    /// Puts an allowance back that was not needed.
    pub(crate) fn give_back(&mut self) {
        self.left = self.most.min(self.left + 1.0);
    }

    pub(crate) fn is_full(&self) -> bool {
        self.left() >= self.most
    }

    /// How many allowances there are by now.
    pub(crate) fn left(&self) -> f64 {
        let since = self.filled.elapsed().as_secs_f64();
        self.most.min(self.left + since * self.a_second)
    }
}

impl RateLimiter {
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

    /// Whether an address may have more done for it.
    pub(crate) fn may_work(&self, address: IpAddr) -> Result<(), u64> {
        self.visit(address, |visitor| visitor.work.check())
    }

    /// Where an address waits for its turn.
    pub(crate) fn line(&self, address: IpAddr) -> Arc<Semaphore> {
        self.visit(address, |visitor| Arc::clone(&visitor.line))
    }

    /// Counts what was done for an address.
    pub(crate) fn worked(&self, address: IpAddr, units: u64) {
        self.visit(address, |visitor| visitor.work.charge(units));
    }

    /// A place for a connection, given back when dropped; none if there are too many. Every socket that is
    /// allowed is a connection too, and takes no place from the others.
    pub(crate) fn connection(&self, address: IpAddr) -> Option<Place> {
        let Limits {
            connections,
            sockets,
            ..
        } = self.limits;
        self.place(
            address,
            Kind::Connection,
            connections.saturating_add(sockets),
        )
    }

    /// A place for a socket, given back when dropped.
    pub(crate) fn socket(&self, address: IpAddr) -> Result<SocketPlace, HttpRefusal> {
        self.place(address, Kind::Socket, self.limits.sockets)
            .ok_or(HttpRefusal::TooManySockets)
    }

    fn place(&self, address: IpAddr, kind: Kind, most: usize) -> Option<Place> {
        let free = self.visit(address, |visitor| {
            let open = &mut visitor.open[kind as usize];
            let free = *open < most;
            *open += usize::from(free);
            free
        });
        free.then(|| Place {
            door: self.clone(),
            address,
            kind,
        })
    }

    pub(crate) fn messages(&self) -> Bucket {
        Bucket::new(self.limits.messages, 20.0)
    }

    fn visit<T>(&self, address: IpAddr, act: impl FnOnce(&mut Visitor) -> T) -> T {
        let mut seen = self.seen();
        if seen.len() > MOST_VISITORS {
            seen.retain(|_, visitor| {
                let buckets = [&visitor.requests, &visitor.costly, &visitor.work];
                visitor.open != [0; 2] || !buckets.into_iter().all(Bucket::is_full)
            });
        }
        if seen.len() > MOST_VISITORS {
            // More come than can be counted: those who have nothing open begin anew.
            seen.retain(|_, visitor| visitor.open != [0; 2]);
        }
        act(seen.entry(household(address)).or_insert_with(|| Visitor {
            requests: Bucket::new(self.limits.requests_a_minute, 60.0),
            costly: Bucket::new(self.limits.costly_a_minute, 60.0),
            work: Bucket::new(self.limits.work_a_minute, 60.0),
            open: [0; 2],
            line: Arc::new(Semaphore::new(places_an_address())),
        }))
    }

    fn seen(&self) -> MutexGuard<'_, HashMap<IpAddr, Visitor>> {
        self.seen.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// All that belong to one household: an address of IPv4, the network of one of IPv6, in which everybody
/// has more addresses than could ever be counted.
pub(crate) fn household(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V4(address) => address.into(),
        IpAddr::V6(address) => Ipv6Addr::from_bits(address.to_bits() >> 64 << 64).into(),
    }
}

/// Something that is open.
#[derive(Debug)]
pub(crate) struct Place {
    door: RateLimiter,
    address: IpAddr,
    kind: Kind,
}

/// A socket that is open.
pub(crate) type SocketPlace = Place;

impl Drop for Place {
    fn drop(&mut self) {
        if let Some(visitor) = self.door.seen().get_mut(&household(self.address)) {
            let open = &mut visitor.open[self.kind as usize];
            *open = open.saturating_sub(1);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn allowances_run_out_for_one_address_only() {
        let door = RateLimiter::new(Limits {
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

    #[test]
    fn what_was_done_is_paid_for_before_more_is_done() {
        let door = RateLimiter::new(Limits {
            work_a_minute: 600,
            ..Limits::NONE
        });
        let (one, other) = ([10, 0, 0, 1].into(), [10, 0, 0, 2].into());
        assert_eq!(door.may_work(one), Ok(()));
        // Nobody knows beforehand how much something will cost.
        door.worked(one, 900);
        let wait = door.may_work(one).unwrap_err();
        assert!((29..=31).contains(&wait), "{wait}");
        assert_eq!(door.may_work(other), Ok(()));
    }

    #[test]
    fn so_many_addresses_are_remembered_and_no_more() {
        let door = RateLimiter::new(Limits {
            costly_a_minute: 2,
            ..Limits::NONE
        });
        let address = |number: u32| IpAddr::from(number.to_be_bytes());
        let stays = door.socket(address(0));
        for number in 0..2 * MOST_VISITORS as u32 {
            // None of them is quiet.
            let _ = door.costly(address(number));
        }
        assert!(door.seen().len() <= MOST_VISITORS + 1);
        drop(stays);
    }

    #[test]
    fn a_network_of_ipv6_counts_as_one_address() {
        let door = RateLimiter::new(Limits {
            connections: 1,
            sockets: 1,
            ..Limits::NONE
        });
        let open = |address: &str| door.connection(address.parse().unwrap());
        let places = [open("2001:db8:1:2::1"), open("2001:db8:1:2:ffff::7")];
        assert!(places.iter().all(Option::is_some));
        assert!(open("2001:db8:1:2:3:4:5:6").is_none());
        assert!(open("2001:db8:1:3::1").is_some());
        drop(places);
        assert!(open("2001:db8:1:2:3:4:5:6").is_some());
        // The same machine, whichever way its address is written.
        let _places = [open("10.0.0.1"), open("::ffff:10.0.0.1")];
        assert!(open("10.0.0.1").is_none() && open("::ffff:10.0.0.2").is_some());
    }
}

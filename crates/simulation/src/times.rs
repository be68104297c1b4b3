use crate::faults::DiskFault;

/// When the server could not do its work, by the simulation's own time.
#[derive(Debug)]
pub(crate) struct Times {
    /// When the disk did not do its work, or nothing did.
    disk: Vec<(i64, i64)>,
    /// Times without a server; of one that is not over the end is not known.
    down: Vec<Down>,
    /// When a single write failed.
    trouble: Vec<i64>,
}

#[derive(Clone, Copy, Debug)]
struct Down {
    from: i64,
    to: i64,
    /// Whether the server was told to go, and could note when it went.
    stopped: bool,
}

/// So much of the beginning of an outage may be charged: heartbeats are a second apart, and what hangs is only
/// known to hang after a while.
const UNNOTICED: i64 = 1_800;
/// While an outage lasts, more of it may be charged: a write that hangs has three seconds to succeed.
const UNCERTAIN: i64 = 4_500;
/// A credit reaches back to the last heartbeat before its cause.
const HEARTBEAT: i64 = 6_000;

impl Times {
    pub(crate) fn new(disk: &[DiskFault]) -> Self {
        Self {
            disk: disk.iter().map(|fault| (fault.from, fault.to)).collect(),
            down: Vec::new(),
            trouble: Vec::new(),
        }
    }

    pub(crate) fn note_trouble(&mut self, at: i64) {
        self.trouble.push(at);
    }

    /// The process stood still.
    pub(crate) fn note_standstill(&mut self, from: i64, to: i64) {
        self.disk.push((from, to));
    }

    pub(crate) fn note_down(&mut self, from: i64, stopped: bool) {
        if self.down.last().is_none_or(|last| last.to != i64::MAX) {
            let to = i64::MAX;
            self.down.push(Down { from, to, stopped });
        }
    }

    pub(crate) fn note_up(&mut self, at: i64) {
        if let Some(last) = self.down.last_mut().filter(|last| last.to == i64::MAX) {
            last.to = at;
        }
    }

    /// How much a player who was to move from one moment to another may be charged.
    pub(crate) fn chargeable(&self, from: i64, to: i64) -> i64 {
        let free: i64 = self
            .outages()
            .iter()
            .map(|&(begins, ends, down)| {
                let known_from = match (down, ends > to) {
                    (true, false) => begins,
                    (false, false) => begins + UNNOTICED,
                    (_, true) => begins + UNCERTAIN,
                };
                (ends.min(to) - known_from.max(from)).max(0)
            })
            .sum();
        (to - from - free).max(0)
    }

    /// Whether there is any reason to credit time to a player who was to move from one moment to another.
    pub(crate) fn has_cause(&self, from: i64, to: i64) -> bool {
        let around = from - HEARTBEAT..=to;
        self.trouble.iter().any(|at| around.contains(at))
            || self
                .outages()
                .iter()
                .any(|&(begins, ends, _)| begins <= to && ends >= from - HEARTBEAT)
    }

    /// All outages in their order, those that touch as one, and whether it began with the end of a server. What came
    /// before a server that was told to go stays apart: that server noted when it went. A killed one may have had a
    /// heartbeat on its way to a disk that hung.
    fn outages(&self) -> Vec<(i64, i64, bool)> {
        let disk = self.disk.iter().map(|&(from, to)| (from, to, false, false));
        let down = self.down.iter();
        let down = down.map(|down| (down.from, down.to, true, down.stopped));
        let mut each: Vec<(i64, i64, bool, bool)> = disk.chain(down).collect();
        each.sort_unstable();
        let mut merged: Vec<(i64, i64, bool)> = Vec::new();
        for (from, to, down, stopped) in each {
            match merged.last_mut() {
                Some(last) if from <= last.1 && stopped => {
                    let end = last.1.max(to);
                    last.1 = from;
                    merged.push((from, end, true));
                }
                Some(last) if from <= last.1 => {
                    last.1 = last.1.max(to);
                }
                _ => merged.push((from, to, down)),
            }
        }
        merged
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_without_a_server_is_not_charged_and_a_short_hiccup_may_be() {
        let mut times = Times::new(&[]);
        times.disk = vec![(10_000, 11_500), (20_000, 30_000)];
        assert_eq!(times.chargeable(0, 9_000), 9_000);
        assert_eq!(times.chargeable(0, 15_000), 15_000);
        assert_eq!(times.chargeable(15_000, 40_000), 15_000 + UNNOTICED);
        // It lasts: how much of it was noticed nobody can say yet.
        assert_eq!(times.chargeable(15_000, 21_000), 6_000);
        assert_eq!(times.chargeable(15_000, 29_000), 9_500);
        // When a server is killed in the middle of it, the whole is one outage.
        times.note_down(11_500, false);
        times.note_up(13_500);
        assert_eq!(times.chargeable(0, 15_000), 13_300);
        // Unless the server was told to go, and noted when it went.
        times.down[0].stopped = true;
        assert_eq!(times.chargeable(0, 15_000), 13_000);
        assert!(times.has_cause(14_000, 15_000) && !times.has_cause(1_000, 2_000));
    }
}

use crate::dice::SharedDice;

/// What goes wrong in one simulation, and when. Some seeds have nothing of one kind, so that faults of another
/// kind are not always hidden behind it.
#[derive(Debug)]
pub(crate) struct Faults {
    /// After so many milliseconds everything heals.
    pub(crate) lasting: i64,
    /// When the disk does not do its work.
    pub(crate) disk: Vec<DiskFault>,
    /// When the server's process stands still, and for how long.
    pub(crate) standstills: Vec<(i64, i64)>,
    /// How many writes in a thousand fail and are not kept.
    pub(crate) lost_writes: u32,
    /// How many writes in a thousand are kept although they seem to fail.
    pub(crate) lost_answers: u32,
    /// How many reads in a thousand fail.
    pub(crate) failed_reads: u32,
    /// How many messages in a thousand break their connection.
    pub(crate) cuts: u32,
    /// How many messages in a thousand are held up for seconds.
    pub(crate) stalls: u32,
    /// How many connections in a thousand are refused.
    pub(crate) refused: u32,
    /// The slowest message, in milliseconds.
    pub(crate) latency: i64,
    /// How the servers end, one after another; the last one does not.
    pub(crate) ends: Vec<End>,
}

/// A time in which the disk does not do its work.
#[derive(Clone, Copy, Debug)]
pub(crate) struct DiskFault {
    pub(crate) from: i64,
    pub(crate) to: i64,
    pub(crate) kind: DiskTrouble,
}

/// What the disk does then.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum DiskTrouble {
    /// It is full: writes fail, reads do not.
    Full,
    /// Writes are neither done nor refused until it is over.
    Hangs,
    /// It does not answer at all.
    Gone,
}

/// How a server ends.
#[derive(Clone, Copy, Debug)]
pub(crate) enum End {
    /// It is killed after so many milliseconds.
    KilledAfter(i64),
    /// It is killed just before its write of this number is kept.
    KilledBeforeWrite(u64),
    /// It is killed when its write of this number is kept, and nobody has been told.
    KilledAfterWrite(u64),
    /// It is told to go after so many milliseconds, and goes.
    Stopped(i64),
}

/// What comes between two servers.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Downtime {
    pub(crate) ms: i64,
    /// How far the machine's clock is moved meanwhile.
    pub(crate) clock_jump: i64,
}

impl Faults {
    pub(crate) fn roll(dice: &SharedDice) -> Self {
        let lasting = dice.within(15_000..=50_000);
        let sometimes = |times: u32| match dice.below(2) {
            0 => 0,
            _ => dice.within(1..=times.into()) as u32,
        };
        Self {
            lasting,
            disk: disk_faults(dice, lasting),
            standstills: (0..dice.below(5).saturating_sub(2))
                .map(|_| (dice.within(1_000..=lasting), dice.within(500..=20_000)))
                .collect(),
            lost_writes: sometimes(30),
            lost_answers: sometimes(30),
            failed_reads: sometimes(20),
            cuts: sometimes(40),
            stalls: sometimes(10),
            refused: sometimes(150),
            latency: *dice.pick(&[2, 20, 150, 600]),
            ends: (0..dice.below(4)).map(|_| end(dice, lasting)).collect(),
        }
    }

    /// What the disk does at a time.
    pub(crate) fn disk_at(&self, now: i64) -> Option<DiskFault> {
        let mut faults = self.disk.iter().copied();
        faults.find(|fault| (fault.from..fault.to).contains(&now))
    }
}

fn disk_faults(dice: &SharedDice, lasting: i64) -> Vec<DiskFault> {
    let mut faults: Vec<DiskFault> = Vec::new();
    let mut from = dice.within(1_000..=lasting);
    for _ in 0..dice.below(3) {
        let long = match dice.below(2) {
            0 => dice.within(300..=4_000),
            _ => dice.within(5_000..=15_000),
        };
        let to = (from + long).min(lasting);
        if to <= from {
            break;
        }
        let kinds = [DiskTrouble::Full, DiskTrouble::Hangs, DiskTrouble::Gone];
        let kind = *dice.pick(&kinds);
        faults.push(DiskFault { from, to, kind });
        from = to + dice.within(200..=10_000);
    }
    faults
}

fn end(dice: &SharedDice, lasting: i64) -> End {
    match dice.below(4) {
        0 => End::KilledAfter(dice.within(1..=lasting / 2)),
        1 => End::KilledBeforeWrite(dice.within(1..=60) as u64),
        2 => End::KilledAfterWrite(dice.within(1..=60) as u64),
        _ => End::Stopped(dice.within(1..=lasting / 2)),
    }
}

impl Downtime {
    pub(crate) fn roll(dice: &SharedDice) -> Self {
        let ms = match dice.below(3) {
            0 => dice.within(20..=500),
            1 => dice.within(1_000..=6_000),
            _ => dice.within(10_000..=60_000),
        };
        let clock_jump = match dice.below(6) {
            0 => -dice.within(1_000..=7_200_000),
            1 => dice.within(1_000..=7_200_000),
            _ => 0,
        };
        Self { ms, clock_jump }
    }
}

use super::{ClockRules, MatchRefusal, Millis};

const SECOND: Millis = 1_000;
const HOUR: Millis = 3_600 * SECOND;
const DAY: Millis = 24 * HOUR;

/// The way of a move costs at most this much less.
const MOST_LAG: Millis = 1_000;
/// What every move gives back of it: who is always far away is given this much a move, and who seldom is, more
/// at a time.
const LAG_A_MOVE: Millis = 500;

/// Refuses clocks that nobody can play by.
pub(super) fn check(rules: ClockRules, has_points: bool) -> Result<(), MatchRefusal> {
    let sensible = match rules {
        ClockRules::None => true,
        ClockRules::Fischer {
            initial_ms,
            increment_ms,
            cap_ms,
        } => {
            (SECOND..=DAY).contains(&initial_ms)
                && (0..=600 * SECOND).contains(&increment_ms)
                && cap_ms.is_none_or(|cap| (initial_ms..=DAY).contains(&cap))
        }
        ClockRules::PerMove { move_ms } => (SECOND..=DAY).contains(&move_ms),
        ClockRules::ByoYomi {
            main_ms,
            periods,
            period_ms,
        } => {
            (0..=DAY).contains(&main_ms)
                && (1..=100).contains(&periods)
                && (SECOND..=HOUR).contains(&period_ms)
        }
        ClockRules::Penalty {
            initial_ms,
            step_ms,
            points,
            most_points,
        } => {
            (SECOND..=DAY).contains(&initial_ms)
                && (SECOND..=HOUR).contains(&step_ms)
                && (1..=100).contains(&points)
                && (points..=1_000).contains(&most_points)
        }
        ClockRules::Days { days } => (1..=30).contains(&days),
    };
    if !sensible {
        return Err(MatchRefusal::ClockNotSensible);
    }
    if matches!(rules, ClockRules::Penalty { .. }) && !has_points {
        return Err(MatchRefusal::ClockNeedsPoints);
    }
    Ok(())
}

/// The clocks of a match: what each seat has left, and since when the one to move is thinking.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Clocks {
    pub(crate) left: Vec<Millis>,
    pub(crate) since: Millis,
    /// Up to when outages are credited: since the turn began, or since the last credit.
    pub(crate) settled: Millis,
    /// How much of the way each seat's next move may be given back.
    lag: Vec<Millis>,
}

impl Clocks {
    /// Everybody's clock at the start.
    pub(super) fn start(initial: Millis, seats: usize, at: Millis) -> Self {
        Self {
            left: vec![initial; seats],
            since: at,
            settled: at,
            lag: vec![MOST_LAG; seats],
        }
    }

    /// The next turn begins.
    pub(super) fn turn(&mut self, left: &[Millis], at: Millis) {
        if !left.is_empty() {
            self.left = left.to_vec();
            self.since = at;
            self.settled = at;
        }
    }

    /// What a seat that is to move has left now. Never less than nothing.
    pub(crate) fn left_now(&self, seat: usize, now: Millis) -> Millis {
        (self.left[seat] - (now - self.since).max(0)).max(0)
    }

    /// How much of a way that takes so long a seat is not charged for.
    pub(super) fn allowed_lag(&self, seat: usize, lag: Millis) -> Millis {
        self.lag.get(seat).map_or(0, |&most| lag.clamp(0, most))
    }

    /// The same for a move that is made now: not more than it took.
    pub(super) fn lag_of_move(&self, seat: usize, lag: Millis, now: Millis) -> Millis {
        let allowed = self.allowed_lag(seat, lag);
        allowed.min((now - self.since).max(0))
    }

    /// A seat was given this much back.
    pub(super) fn use_lag(&mut self, seat: usize, used: Millis) {
        if let Some(left) = self.lag.get_mut(seat) {
            *left = (*left - used + LAG_A_MOVE).clamp(0, MOST_LAG);
        }
    }
}

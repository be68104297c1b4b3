use serde::{Deserialize, Serialize};
#[cfg(feature = "schema")]
use utoipa::ToSchema;

use crate::Millis;

/// How time is counted. Whatever the kind, a clock is one number: the time until it is lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum ClockRules {
    /// Not at all.
    None,
    /// So much for the whole game, and more after every move.
    Fischer {
        /// At the start.
        initial_ms: Millis,
        /// Added after each move.
        increment_ms: Millis,
        /// A clock never grows beyond this; without a limit if left out.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        cap_ms: Option<Millis>,
    },
    /// So much for every move.
    PerMove {
        /// For each.
        move_ms: Millis,
    },
    /// So much for the whole game, and then a few periods: a move made within one leaves it whole, and one that
    /// is used up is gone.
    ByoYomi {
        /// Before the first period; may be nothing.
        main_ms: Millis,
        /// How many periods there are.
        periods: u32,
        /// How long each is.
        period_ms: Millis,
    },
    /// So much for the whole game; who needs more pays with points. For games that are played for points.
    Penalty {
        /// Before it costs anything.
        initial_ms: Millis,
        /// What has been begun of this time is paid for; a minute if left out.
        #[serde(default = "a_minute")]
        step_ms: Millis,
        /// So many points each; one if left out.
        #[serde(default = "one")]
        points: u32,
        /// Who would have to pay more than this has run out of time; twenty if left out.
        #[serde(default = "twenty")]
        most_points: u32,
    },
    /// So many days for every move.
    Days {
        /// For each.
        days: u32,
    },
}

/// How fast a match is, as far as ratings care.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Speed {
    /// A few minutes.
    Fast,
    /// An evening.
    Slow,
    /// Days, or no clock at all.
    Days,
}

/// A clock as people read it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClockFace {
    /// What can be used before something is lost: the game, a period, or points.
    pub ms: Millis,
    /// How many periods are left, with the one that runs; nothing without byo-yomi.
    pub periods: Option<u32>,
    /// The points to be paid so far; nothing without a penalty clock.
    pub penalty: Option<u32>,
}

const SECOND: Millis = 1_000;
const DAY: Millis = 86_400 * SECOND;

const fn a_minute() -> Millis {
    60 * SECOND
}

const fn one() -> u32 {
    1
}

const fn twenty() -> u32 {
    20
}

impl ClockRules {
    /// What everybody has at the start, until they have lost on time; nothing without a clock.
    pub const fn initial(self) -> Option<Millis> {
        match self {
            Self::None => None,
            Self::Fischer { initial_ms, .. } => Some(initial_ms),
            Self::PerMove { move_ms } => Some(move_ms),
            Self::ByoYomi { main_ms, .. } => Some(main_ms + self.reserve()),
            Self::Penalty { initial_ms, .. } => Some(initial_ms + self.reserve()),
            Self::Days { days } => Some(days as Millis * DAY),
        }
    }

    /// The last part of a clock, which is counted otherwise: all periods, or what is paid for.
    const fn reserve(self) -> Millis {
        match self {
            Self::ByoYomi {
                periods, period_ms, ..
            } => periods as Millis * period_ms,
            Self::Penalty {
                step_ms,
                points,
                most_points,
                ..
            } => match most_points.checked_div(points) {
                Some(steps) => steps as Millis * step_ms,
                None => 0,
            },
            _ => 0,
        }
    }

    /// What a player has when a turn that left so much ends, whether by a move or because it was taken back.
    pub const fn after_turn(self, left: Millis) -> Millis {
        match self {
            Self::None => 0,
            Self::PerMove { move_ms } => move_ms,
            Self::ByoYomi { period_ms, .. } if left < self.reserve() => {
                // The period that runs is whole again.
                (left + period_ms - 1) / period_ms * period_ms
            }
            Self::Fischer { .. } | Self::Penalty { .. } | Self::ByoYomi { .. } => left,
            Self::Days { days } => days as Millis * DAY,
        }
    }

    /// What a player has after a move that left so much.
    pub const fn after_move(self, left: Millis) -> Millis {
        match self {
            Self::Fischer {
                increment_ms,
                cap_ms,
                ..
            } => match cap_ms {
                Some(cap) if left + increment_ms > cap => cap,
                _ => left + increment_ms,
            },
            _ => self.after_turn(left),
        }
    }

    /// How a clock that has so much left looks.
    pub const fn face(self, left: Millis) -> ClockFace {
        let mut face = ClockFace {
            ms: left,
            periods: None,
            penalty: None,
        };
        let main = left - self.reserve();
        match self {
            Self::ByoYomi {
                periods, period_ms, ..
            } => {
                if main > 0 {
                    face.ms = main;
                    face.periods = Some(periods);
                } else {
                    let running = (left + period_ms - 1) / period_ms;
                    // At the very end nothing is left of the last one.
                    face.ms = if running > 0 {
                        left - (running - 1) * period_ms
                    } else {
                        0
                    };
                    face.periods = Some(running as u32);
                }
            }
            Self::Penalty {
                step_ms, points, ..
            } => {
                if main > 0 {
                    face.ms = main;
                    face.penalty = Some(0);
                } else {
                    let begun = -main / step_ms + 1;
                    let most = self.reserve() / step_ms;
                    let begun = if begun < most { begun } else { most };
                    face.ms = main + begun * step_ms;
                    face.penalty = Some(begun as u32 * points);
                }
            }
            _ => {}
        }
        face
    }

    /// How long a program should think about one move with so much left: so that the time lasts, and no period
    /// or point is lost by it.
    pub const fn share(self, left: Millis) -> Millis {
        let face = self.face(left);
        match self {
            Self::None => Millis::MAX,
            Self::Fischer { .. } => left / 25,
            // All of it is for this move; some of it is the way's.
            Self::PerMove { .. } | Self::Days { .. } => left / 3,
            Self::ByoYomi { period_ms, .. } if left > self.reserve() => {
                let (main, period) = (face.ms / 25, period_ms / 3);
                if main > period { main } else { period }
            }
            Self::ByoYomi { .. } => face.ms / 3,
            Self::Penalty { .. } if left > self.reserve() => face.ms / 25,
            Self::Penalty { .. } => face.ms / 10,
        }
    }

    /// How fast it makes a match.
    pub const fn speed(self) -> Speed {
        // As long as forty moves take.
        let expected = match self {
            Self::None | Self::Days { .. } => return Speed::Days,
            Self::Fischer {
                initial_ms,
                increment_ms,
                ..
            } => initial_ms.saturating_add(increment_ms.saturating_mul(40)),
            Self::PerMove { move_ms } => move_ms.saturating_mul(20),
            Self::ByoYomi {
                main_ms, period_ms, ..
            } => main_ms.saturating_add(period_ms.saturating_mul(20)),
            Self::Penalty { initial_ms, .. } => initial_ms,
        };
        if expected <= 600 * SECOND {
            Speed::Fast
        } else {
            Speed::Slow
        }
    }
}

impl Speed {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Fast, Self::Slow, Self::Days];

    /// The clock by which people who only name a speed are paired.
    pub const fn usual_clock(self) -> ClockRules {
        match self {
            Self::Fast => ClockRules::Fischer {
                initial_ms: 300 * SECOND,
                increment_ms: 5 * SECOND,
                cap_ms: None,
            },
            Self::Slow => ClockRules::Fischer {
                initial_ms: 900 * SECOND,
                increment_ms: 10 * SECOND,
                cap_ms: None,
            },
            Self::Days => ClockRules::Days { days: 3 },
        }
    }

    /// Its name in the database and in the API.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Fast => "fast",
            Self::Slow => "slow",
            Self::Days => "days",
        }
    }
}

use super::{ClockRules, Ending, Event, Issuer, LeaveReason, MatchRefusal, Millis, Phase, State};

type Events = Result<Vec<Event>, MatchRefusal>;

/// Somebody to move in a match with a clock may be away for so long.
const GRACE: Millis = 60_000;
/// And where there is no clock at all, for so long.
const LONG_GRACE: Millis = 24 * 3_600_000;

impl State {
    pub(super) fn resign(&self, from: &Issuer) -> Events {
        self.must_be_live()?;
        let seat = self.acting_seat(from)?;
        // What has hardly begun costs nobody any rating, however it ends.
        if self.terms.rated && self.ply() < 2 {
            return Ok(vec![Event::Over(self.ended(Ending::Aborted, &self.gone()))]);
        }
        Ok(self.leave(seat, LeaveReason::Resigned))
    }

    /// The player to move went away, for so long by now, and another does not want to wait.
    pub(super) fn claim(&self, from: &Issuer, away: Millis) -> Events {
        self.must_be_live()?;
        let own = self.acting_seat(from)?;
        let waits_for = self.turn().filter(|&seat| {
            self.bot_to_move().is_none() && seat != own && !self.same_person(seat, own)
        });
        let (Some(seat), Some(grace)) = (waits_for, self.grace()) else {
            return Err(MatchRefusal::NobodyAway);
        };
        if away <= 0 {
            return Err(MatchRefusal::NobodyAway);
        }
        if away < grace {
            let seconds = ((grace - away + 999) / 1_000) as u64;
            return Err(MatchRefusal::ClaimTooEarly { seconds });
        }
        if self.made() < 2 {
            return Ok(vec![Event::Over(self.ended(Ending::Aborted, &self.gone()))]);
        }
        Ok(self.leave(seat, LeaveReason::Away))
    }

    /// How long the player to move may be away before others need not wait any more. Where a move may
    /// take days, the clock alone decides.
    pub const fn grace(&self) -> Option<Millis> {
        match self.terms.clock {
            ClockRules::Fischer { .. }
            | ClockRules::PerMove { .. }
            | ClockRules::ByoYomi { .. }
            | ClockRules::Penalty { .. } => Some(GRACE),
            ClockRules::None => Some(LONG_GRACE),
            ClockRules::Days { .. } => None,
        }
    }

    /// A seat is given up: the end, unless enough others play on.
    fn leave(&self, seat: usize, reason: LeaveReason) -> Vec<Event> {
        let mut gone = self.gone();
        gone[seat] = true;
        let stay = |&seat: &usize| !gone[seat] && self.person(seat).is_some();
        if gone.iter().filter(|gone| !**gone).count() > 1 && (0..gone.len()).any(|seat| stay(&seat))
        {
            return vec![Event::Left { seat, reason }];
        }
        let ending = match reason {
            LeaveReason::Resigned => Ending::Resigned { seat },
            LeaveReason::Time => Ending::Time { seat },
            LeaveReason::Away => Ending::Abandoned { seat },
        };
        vec![Event::Over(self.ended(ending, &gone))]
    }

    pub(super) fn abort(&self, from: &Issuer) -> Events {
        match self.phase {
            Phase::Over(_) => return Err(MatchRefusal::Over),
            Phase::Open => {
                if *from != Issuer::Server && from.player() != Some(&self.by) {
                    return Err(MatchRefusal::NotYours);
                }
            }
            Phase::Live => {
                if *from != Issuer::Server {
                    self.acting_seat(from)?;
                }
                if self.made() >= 2 {
                    return Err(MatchRefusal::TooLateToAbort);
                }
            }
        }
        Ok(vec![Event::Over(self.ended(Ending::Aborted, &self.gone()))])
    }

    /// Somebody will never come back: what waits for them is called off, and what goes on is given up, seat by
    /// seat, or called off before the second move.
    pub(super) fn withdraw(&self, player: &str) -> Events {
        let called_off = || Event::Over(self.ended(Ending::Aborted, &self.gone()));
        let sits = self.seats_of(player).next().is_some();
        match self.phase {
            Phase::Over(_) => Ok(Vec::new()),
            Phase::Open => Ok(match self.invitation(player) {
                Some(seat) => vec![Event::InvitationDeclined { seat }, called_off()],
                None if sits => vec![called_off()],
                None => Vec::new(),
            }),
            Phase::Live if sits && self.made() < 2 => Ok(vec![called_off()]),
            Phase::Live => {
                let (mut next, mut events) = (self.clone(), Vec::new());
                for seat in self.seats_of(player).filter(|&seat| !self.seats[seat].left) {
                    for event in next.leave(seat, LeaveReason::Resigned) {
                        next.apply(self.updated_at, &event)?;
                        events.push(event);
                    }
                    if next.phase != Phase::Live {
                        break;
                    }
                }
                Ok(events)
            }
        }
    }

    pub(super) fn look_at_clock(&self, now: Millis, lag: Millis) -> Vec<Event> {
        match (self.turn(), self.late_at(lag)) {
            (Some(seat), Some(late)) if late <= now => {
                if self.bot_to_move().is_some() {
                    // The server's own player is late: that is the server's fault and nobody's win. However late
                    // it is, one credit is enough.
                    let initial = self.terms.clock.initial().unwrap_or_default();
                    let ms = now - late + initial;
                    return vec![Event::ClockCredited { ms }];
                }
                if self.made() < 2 {
                    return vec![Event::Over(self.ended(Ending::Aborted, &self.gone()))];
                }
                self.leave(seat, LeaveReason::Time)
            }
            _ => Vec::new(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::matches::{Action, Command, Decision, Occupant, Person, Plan, Secret, Terms};

    fn player(seat: usize) -> Person {
        Person {
            id: format!("p{seat}"),
            name: format!("P{seat}"),
            guest: true,
            bot: false,
            rating: None,
        }
    }

    /// A match in which everybody has moved once.
    fn begun(spec: &str, seats: usize, clock: ClockRules) -> State {
        let plan = Plan {
            id: "m1".to_owned(),
            terms: Terms {
                spec: spec.to_owned(),
                clock,
                rated: false,
                public: false,
                takebacks: false,
                overlay: false,
            },
            seats: (0..seats)
                .map(|seat| Occupant::Person(player(seat)))
                .collect(),
            words: Vec::new(),
            by: "p0".to_owned(),
            rematch_of: None,
            start: None,
            choices: Vec::new(),
        };
        let (mut state, _) = plan.begin(Secret::fair("5e".repeat(32)), 0).unwrap();
        for _ in 0..seats {
            let seat = state.turn().unwrap();
            let what = Action::Move {
                ply: state.ply(),
                text: state.board.as_ref().unwrap().legal_moves()[0].clone(),
                client: None,
            };
            happen(&mut state, seat, what).unwrap();
        }
        state
    }

    fn happen(state: &mut State, seat: usize, what: Action) -> Result<(), &'static str> {
        let command = Command {
            from: Issuer::Player(format!("p{seat}")),
            what,
        };
        match state
            .decide(&command, 0)
            .map_err(|refusal| refusal.code())?
        {
            Decision::Happens(events) => {
                for event in &events {
                    state.apply(0, event).unwrap();
                }
                Ok(())
            }
            Decision::Already { .. } => Err("already"),
        }
    }

    const A_MINUTE: ClockRules = ClockRules::PerMove { move_ms: 600_000 };

    #[test]
    fn who_is_left_alone_for_a_minute_wins() {
        let mut state = begun("kamon", 2, A_MINUTE);
        let (gone, stays) = (state.turn().unwrap(), 1 - state.turn().unwrap());
        let claim = |away| Action::Claim { away };
        let mut claims = |seat, away| happen(&mut state, seat, claim(away));
        assert_eq!(claims(stays, 0), Err("claim-nobody-away"));
        assert_eq!(claims(stays, 59_000), Err("claim-too-early"));
        assert_eq!(claims(gone, 90_000), Err("claim-nobody-away"), "of oneself");
        assert_eq!(claims(7, 90_000), Err("match-not-yours"));
        assert_eq!(claims(stays, 60_000), Ok(()));
        let Phase::Over(over) = &state.phase else {
            panic!("it is not over");
        };
        assert_eq!(over.ending, Ending::Abandoned { seat: gone });
        assert_eq!((over.ranks[stays], over.ranks[gone]), (0, 1));
    }

    #[test]
    fn among_more_players_a_bot_plays_on() {
        let mut state = begun("tantrix(players=3)", 3, A_MINUTE);
        let gone = state.turn().unwrap();
        let claim = Action::Claim { away: 60_000 };
        assert_eq!(happen(&mut state, (gone + 1) % 3, claim), Ok(()));
        assert_eq!(state.phase, Phase::Live);
        assert!(state.seats[gone].left);
        assert_eq!(state.bot_to_move().map(|(seat, _)| seat), Some(gone));
    }

    #[test]
    fn however_late_a_bot_is_it_is_given_time_once() {
        let mut state = begun("tantrix(players=3)", 3, A_MINUTE);
        let gone = state.turn().unwrap();
        state.seats[gone].left = true;
        let late = state.deadline().unwrap();
        assert!(state.look_at_clock(late - 1, 0).is_empty());
        for now in [late, late + 30 * 24 * 3_600_000] {
            let mut state = state.clone();
            let events = state.look_at_clock(now, 0);
            assert!(matches!(events[..], [Event::ClockCredited { .. }]));
            state.apply(now, &events[0]).unwrap();
            assert_eq!(state.deadline(), Some(now + 600_000), "a whole move's time");
            assert!(state.look_at_clock(now, 0).is_empty());
        }
    }

    fn withdrawn(state: &mut State, player: &str) -> Vec<Event> {
        let events = state.withdraw(player).unwrap();
        for event in &events {
            state.apply(0, event).unwrap();
        }
        events
    }

    #[test]
    fn who_will_never_come_back_gives_up_every_seat() {
        let mut state = begun("kamon", 2, A_MINUTE);
        assert!(withdrawn(&mut state, "stranger").is_empty());
        assert_eq!(withdrawn(&mut state, "p1").len(), 1);
        let Phase::Over(over) = &state.phase else {
            panic!("it is not over");
        };
        assert_eq!(over.ending, Ending::Resigned { seat: 1 });
        assert!(withdrawn(&mut state, "p1").is_empty(), "once");

        let mut three = begun("tantrix(players=3)", 3, A_MINUTE);
        for seat in [0, 1] {
            three.seats[seat].sitter = Occupant::Person(player(0));
        }
        assert_eq!(withdrawn(&mut three, "p0").len(), 2);
        assert!(matches!(three.phase, Phase::Over(_)), "one is left");

        let mut three = begun("tantrix(players=3)", 3, A_MINUTE);
        withdrawn(&mut three, "p0");
        assert_eq!(three.phase, Phase::Live);
        assert!(three.seats[0].left);
    }

    #[test]
    fn where_moves_take_days_nobody_is_hurried() {
        let claim = || Action::Claim { away: 3_600_000 };
        let mut days = begun("kamon", 2, ClockRules::Days { days: 1 });
        let stays = 1 - days.turn().unwrap();
        assert_eq!(happen(&mut days, stays, claim()), Err("claim-nobody-away"));
        let mut unclocked = begun("kamon", 2, ClockRules::None);
        let stays = 1 - unclocked.turn().unwrap();
        assert_eq!(
            happen(&mut unclocked, stays, claim()),
            Err("claim-too-early")
        );
    }
}

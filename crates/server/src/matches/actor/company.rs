use protocol::Occupant;

use super::Actor;
use crate::matches::registry::CommandError;
use crate::matches::{Action, Command, MatchRefusal};
use crate::people::moderation::ModerationRefusal;

impl Actor {
    /// Whether the people at the table may meet: nobody sits down with somebody who does not want them, or
    /// before a warning is confirmed.
    pub(super) fn check_company(&self, command: &Command) -> Result<(), CommandError> {
        let Some(player) = command.from.player() else {
            return Ok(());
        };
        let sits_down = matches!(command.what, Action::Join { .. });
        if !sits_down && !matches!(command.what, Action::Rematch { .. }) {
            return Ok(());
        }
        let others = self
            .state
            .seats
            .iter()
            .filter_map(|seat| match &seat.sitter {
                Occupant::Person(person) | Occupant::Invited(person) => Some(person.id.as_str()),
                Occupant::Open | Occupant::Bot { .. } => None,
            });
        self.registry.moderation.read(|standing| {
            if sits_down && !standing.warnings(player).is_empty() {
                return Err(ModerationRefusal::WarningFirst.into());
            }
            let mut others = others;
            if others.any(|other| standing.is_blocked_between(player, other)) {
                return Err(MatchRefusal::Blocked.into());
            }
            Ok(())
        })
    }
}

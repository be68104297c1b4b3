//! The proof of a puzzle, without what made it: plain searches, and every turn looked at by itself.

use game::{Explain, Game, Hidden, Line, Turn};

use crate::draft::FARTHEST;
use crate::goal::{Goal, Spent, moves};
use crate::judge::{Judge, Plainly};
use crate::margins::Margins;
use crate::race::{Found, Race};
use crate::score::Score;
use crate::workshop::Workshop;
use crate::{After, Fault, Kind, Node, Puzzle};

/// Positions looked at to see again that nothing can be missed: more than when it was made, when more was known.
const SURE_NODES_AGAIN: u64 = 1_000_000;

impl<G: Explain + Hidden> Workshop<G> {
    /// Proves a puzzle again: that each right move is right and each other one wrong, that the defence is the best
    /// there is, and that it is solved where it says so. Spends so many positions at most.
    pub fn verify(&self, puzzle: &Puzzle, nodes: u64) -> Result<(), Fault> {
        let game = &self.game;
        let lead = Line::replay(game.clone(), &puzzle.setup, puzzle.lead());
        let lead = lead.map_err(|refusal| Fault::Lead {
            refusal: refusal.to_string(),
        })?;
        let position = lead.position();
        let Turn::Seat(solver) = game.turn(position) else {
            return Err(Fault::NobodyToMove);
        };
        if solver.index() != usize::from(puzzle.seat) {
            return Err(Fault::Seat);
        }
        let goal = match (puzzle.kind, puzzle.margin) {
            (Kind::Best, Some(margin)) => Goal::Margin(solver, margin),
            _ if self.has_points => Goal::Margin(solver, 1),
            _ => Goal::Win(solver),
        };
        if let Some(said) = puzzle.margin {
            let found = Margins::new(game, goal, nodes).margin(position);
            let found = found.map_err(|Spent| Fault::Unproved)?;
            if found != said {
                return Err(Fault::Margin { said, found });
            }
        }
        let sure = Score::new(game, goal, nodes);
        let checked = match goal {
            Goal::Margin(..) => {
                let judge = Margins::new(game, goal, nodes);
                let more = (puzzle.kind == Kind::Best).then(|| Margins::new(game, goal, nodes));
                Check::new(game, goal, judge, sure, None, more).turn(position, &puzzle.tree)
            }
            Goal::Win(_) => {
                let judge = Plainly::new(game, goal, nodes);
                let race = Race::new(game, goal, nodes);
                Check::new(game, goal, judge, sure, Some(race), None).turn(position, &puzzle.tree)
            }
        };
        checked?;
        // Only now, as all moves of the tree are known to be legal.
        let themes = self.themes(position, &puzzle.tree);
        if themes != puzzle.themes {
            return Err(Fault::Themes {
                found: themes.join(", "),
            });
        }
        Ok(())
    }
}

struct Check<'a, G: Game, J> {
    game: &'a G,
    goal: Goal,
    judge: J,
    sure: Score<'a, G>,
    /// How far a win is, in a game that is won by a move.
    race: Option<Race<'a, G>>,
    /// Whether the solver gets more than the margin, which a defence must not allow.
    more: Option<Margins<'a, G>>,
}

impl<'a, G: Explain, J: Judge<G>> Check<'a, G, J> {
    fn new(
        game: &'a G,
        goal: Goal,
        judge: J,
        sure: Score<'a, G>,
        race: Option<Race<'a, G>>,
        more: Option<Margins<'a, G>>,
    ) -> Self {
        Self {
            game,
            goal,
            judge,
            sure,
            race,
            more,
        }
    }

    /// The solver's turn: exactly the right moves are there.
    fn turn(&mut self, position: &G::Position, node: &Node) -> Result<(), Fault> {
        let legal = moves(self.game, position);
        for (action, next) in &legal {
            let action = self.game.move_text(*action);
            let right = self.judge.is_reached(next)?;
            match (right, node.after(&action)) {
                (true, None) => return Err(Fault::Missing { action }),
                (false, Some(_)) => return Err(Fault::Wrong { action }),
                (true, Some(after)) => self.after(&action, next.clone(), after)?,
                (false, None) => {}
            }
        }
        let is_legal = |text: &String| {
            let mut texts = legal.iter().map(|(action, _)| self.game.move_text(*action));
            texts.any(|legal| legal == *text)
        };
        match node.moves.iter().find(|(text, _)| !is_legal(text)) {
            Some((action, _)) => Err(Fault::Illegal {
                action: action.clone(),
            }),
            None => Ok(()),
        }
    }

    fn after(
        &mut self,
        action: &str,
        mut position: G::Position,
        after: &After,
    ) -> Result<(), Fault> {
        let After::Goes { answers, next } = after else {
            return self.solved(action, &position);
        };
        for answer in answers {
            position = self.answer(&position, answer)?;
        }
        if self.game.turn(&position) == Turn::Seat(self.goal.solver()) {
            self.turn(&position, next)
        } else {
            Err(Fault::NotSolversTurn {
                action: action.to_owned(),
            })
        }
    }

    /// Nothing can be missed any more; where a move wins, that move was made.
    fn solved(&mut self, action: &str, position: &G::Position) -> Result<(), Fault> {
        let solved = match self.race {
            Some(_) => self.game.turn(position) == Turn::Over,
            None => self.sure.is_sure(position, &mut SURE_NODES_AGAIN.clone()),
        };
        if solved {
            Ok(())
        } else {
            Err(Fault::NotSolved {
                action: action.to_owned(),
            })
        }
    }

    /// The defence is as good as any, by the rules that docs/puzzles.md tells.
    fn answer(&mut self, position: &G::Position, answer: &str) -> Result<G::Position, Fault> {
        let mut ranked = Vec::new();
        let mut replies = moves(self.game, position);
        replies.sort_by_cached_key(|&(action, _)| self.game.move_text(action));
        if self.game.turn(position) == Turn::Seat(self.goal.solver()) {
            replies.clear();
        }
        for (action, next) in replies {
            ranked.push((self.rank(&next)?, self.game.move_text(action), next));
        }
        let best = ranked.iter().map(|(rank, _, _)| *rank).max();
        let first = ranked.iter().find(|(rank, _, _)| Some(*rank) == best);
        let played = ranked.iter().find(|(_, text, _)| text == answer);
        match (first, played) {
            (Some((_, first, _)), Some((_, played, next))) if first == played => Ok(next.clone()),
            (Some((_, first, _)), _) => Err(Fault::Defence {
                answer: answer.to_owned(),
                better: first.clone(),
            }),
            (None, _) => Err(Fault::Illegal {
                action: answer.to_owned(),
            }),
        }
    }

    /// How good a defence is: whether it gives nothing away, how long it lasts, how few right moves it leaves.
    fn rank(&mut self, next: &G::Position) -> Result<(bool, u8, std::cmp::Reverse<usize>), Fault> {
        let holds = match (&mut self.more, self.goal) {
            (Some(more), Goal::Margin(_, margin)) => more.margin(next)? <= margin,
            _ => true,
        };
        let lasts = match &mut self.race {
            Some(race) => match race.look(next, FARTHEST)? {
                Found::Wins(moves) => moves,
                Found::Never | Found::Open => u8::MAX,
            },
            None => 0,
        };
        let mut right = usize::MAX;
        if holds && self.game.turn(next) == Turn::Seat(self.goal.solver()) {
            right = 0;
            for (_, after) in moves(self.game, next) {
                right += usize::from(self.judge.is_reached(&after)?);
            }
        }
        Ok((holds, lasts, std::cmp::Reverse(right)))
    }
}

impl From<Spent> for Fault {
    fn from(Spent: Spent) -> Self {
        Self::Unproved
    }
}

use std::collections::{BTreeMap, HashSet};

use game::{SeededDice, Turn};
use search::{BotConfig, Level, Limits};
use tactics::{After, Draft, Effort, Fault, Node, Puzzle, Unfit};

use super::{Grade, PuzzleMaker, grade, id};
use crate::{Match, PlayerKind, Refusal, Rules};

/// Makes puzzles of a game, a few of each game between bots that has some. Which follow from a seed alone.
pub struct Making {
    rules: Box<dyn Rules>,
    maker: Box<dyn PuzzleMaker>,
    seed: u64,
    plan: Plan,
    per_game: usize,
    /// Why positions made no puzzle, and how many.
    unfit: BTreeMap<&'static str, u64>,
}

/// What came of one game.
#[derive(Clone, Debug, Default)]
pub struct Made {
    /// The puzzles.
    pub puzzles: Vec<Puzzle>,
    /// Where what made a puzzle and what proves it do not agree, which must never be.
    pub disagreements: Vec<(Puzzle, Fault)>,
}

const MEMORY: usize = 64 << 20;
/// What bots may play out for a move of the games.
const PLAYOUTS: u64 = 400;
/// Moves at the beginning that are played at random, so that no game is like another.
const RANDOM_PLIES: usize = 3;
/// Who plays the games: good enough for sensible positions, not so good that nobody is ever given a chance.
const LEVELS: [u8; 4] = [4, 5, 6, 7];

/// What is worth trying in a game.
#[derive(Clone, Copy, Debug)]
struct Plan {
    /// How many plies from the end to look at.
    plies: usize,
    /// How many other moves to look at beside each that was played.
    others: usize,
    /// After so many positions that can't be proved, earlier ones can't either.
    unproved: u32,
    /// Candidates of one game that are graded, at most.
    graded: usize,
    /// What the best level may play out for a move when it tries.
    playouts: u64,
    effort: Effort,
}

/// For games that are won by a move: wins may be far from the end, and are seen quickly.
const RACE: Plan = Plan {
    plies: 16,
    others: 10,
    unproved: 4,
    graded: 5,
    playouts: 1_600,
    effort: Effort {
        nodes: 300_000,
        nodes_each: 15_000,
        near_nodes: 2_500,
        plain_nodes: 300_000,
    },
};

/// For games for points: everything is searched to the end, so only the end can be.
const POINTS: Plan = Plan {
    plies: 9,
    others: 6,
    unproved: 2,
    graded: 3,
    playouts: 640,
    effort: Effort {
        nodes: 300_000,
        nodes_each: 0,
        near_nodes: 0,
        plain_nodes: 3_000_000,
    },
};

impl Making {
    /// A maker of puzzles of this game, at most so many of one game between bots; nothing if it is not for two.
    pub fn new(spec: &str, seed: u64, per_game: usize) -> Result<Option<Self>, Refusal> {
        let rules = crate::configure(spec)?;
        let maker = rules.puzzle_maker(MEMORY);
        let plan = if rules.family().has_points {
            POINTS
        } else {
            RACE
        };
        Ok(maker.map(|maker| Self {
            rules,
            maker,
            seed,
            plan,
            per_game,
            unfit: BTreeMap::new(),
        }))
    }

    /// The rules.
    pub fn rules(&self) -> &dyn Rules {
        self.rules.as_ref()
    }

    /// Why positions made no puzzle so far, and how many.
    pub const fn unfit(&self) -> &BTreeMap<&'static str, u64> {
        &self.unfit
    }

    /// What the game with this number has to offer.
    pub fn of_game(&mut self, number: u64) -> Made {
        let game = self.play(number);
        let effort = self.plan.effort;
        let mut drafts = self.drafts(game, number, &effort);
        // The longest first, and of equals the one with the most to get wrong.
        drafts.sort_by_key(|(game, draft)| {
            let steps = draft.tree.steps();
            (usize::MAX - steps, draft.tree.moves.len(), game.ply())
        });
        let mut graded = Vec::new();
        for (game, draft) in drafts.into_iter().take(self.plan.graded) {
            let grade = grade(
                self.rules.as_ref(),
                game.as_ref(),
                &draft.tree,
                self.plan.playouts,
            );
            if let Some(grade) = grade {
                let puzzle = self.puzzle(game.as_ref(), draft, grade);
                graded.push((game, puzzle));
            } else {
                self.note("trivial");
            }
        }
        graded.sort_by_key(|(_, puzzle)| u16::MAX - puzzle.rating);
        let mut made = Made::default();
        // Positions that the solver comes to in a puzzle of this game are no puzzles of their own.
        let (mut roots, mut turns) = (HashSet::new(), HashSet::new());
        for (game, puzzle) in graded {
            let own = self.turns(game.as_ref(), &puzzle.tree);
            let root = self.maker.likeness(game.as_ref());
            if made.puzzles.len() >= self.per_game
                || turns.contains(&root)
                || !roots.is_disjoint(&own)
            {
                continue;
            }
            match self.maker.verify(&puzzle, effort.plain_nodes) {
                Ok(()) => {
                    roots.insert(root);
                    turns.extend(own);
                    made.puzzles.push(puzzle);
                }
                Err(Fault::Unproved) => self.note("not-plain"),
                // A draft may end where the defence that is played leaves nothing to miss. The proof asks for more: that
                // none does.
                Err(Fault::NotSolved { .. }) => self.note("ends-early"),
                Err(fault) => made.disagreements.push((puzzle, fault)),
            }
        }
        made
    }

    /// The likeness of every position in which the solver is to move.
    fn turns(&self, game: &dyn Match, node: &Node) -> HashSet<u64> {
        let mut turns = HashSet::from([self.maker.likeness(game)]);
        for (action, after) in &node.moves {
            if let After::Goes { answers, next } = after {
                let mut game = game.boxed_clone();
                let played = std::iter::once(action).chain(answers);
                if played.into_iter().all(|action| game.play(action).is_ok()) {
                    turns.extend(self.turns(game.as_ref(), next));
                }
            }
        }
        turns
    }

    /// What the last positions of a game make, and those that other moves would have led to.
    fn drafts(
        &mut self,
        mut game: Box<dyn Match>,
        number: u64,
        effort: &Effort,
    ) -> Vec<(Box<dyn Match>, Draft)> {
        let mut drafts = Vec::new();
        let mut dice = SeededDice::for_game(!self.seed, number);
        let mut unproved = 0;
        for _ in 0..self.plan.plies {
            let played = game.last_move();
            if !game.undo() || unproved >= self.plan.unproved {
                break;
            }
            let mut legal = game.legal_moves();
            game::Dice::shuffle(&mut dice, &mut legal);
            legal.retain(|action| Some(action) != played.as_ref());
            legal.truncate(self.plan.others);
            for action in played.iter().chain(&legal) {
                let mut next = game.boxed_clone();
                if next.play(action).is_err() {
                    continue;
                }
                match self.maker.draft(next.as_ref(), effort) {
                    Ok(draft) => drafts.push((next, draft)),
                    Err(unfit) => {
                        let own = Some(action) == played.as_ref();
                        unproved += u32::from(own && unfit == Unfit::Unproved);
                        self.note(code(unfit));
                    }
                }
            }
        }
        drafts
    }

    fn note(&mut self, code: &'static str) {
        *self.unfit.entry(code).or_default() += 1;
    }

    /// Game number so and so, to its end.
    fn play(&self, number: u64) -> Box<dyn Match> {
        let mut dice = SeededDice::for_game(self.seed, number);
        let setup = self.rules.deal(&mut dice);
        let mut game = self
            .rules
            .begin(&setup)
            .unwrap_or_else(|_| unreachable!("a setup that was dealt is good"));
        let mut players = [0, 1].map(|seat| {
            let level = LEVELS[(number as usize + seat) % LEVELS.len()];
            let config = BotConfig {
                level: Level::new(level).unwrap_or(Level::BEST),
                threads: 1,
                memory: MEMORY / 8,
                seed: game::Dice::bits(&mut dice),
            };
            self.rules.player(PlayerKind::Bot, &config)
        });
        let limits = Limits::playouts(PLAYOUTS);
        while let Turn::Seat(seat) = game.turn() {
            let action = if game.ply() < RANDOM_PLIES {
                let legal = game.legal_moves();
                legal[game::Dice::below(&mut dice, legal.len() as u32) as usize].clone()
            } else {
                let report = players[seat.index()].search(game.as_ref(), &limits, &mut |_| {});
                report.line.first().cloned().unwrap_or_default()
            };
            if game.play(&action).is_err() {
                break;
            }
        }
        game
    }

    fn puzzle(&self, game: &dyn Match, draft: Draft, grade: Grade) -> Puzzle {
        let family = self.rules.family();
        Puzzle {
            id: id(family, self.maker.likeness(game)),
            spec: game.spec(),
            setup: game.setup(),
            moves: game.moves().join(" "),
            seat: draft.seat.index() as u8,
            kind: draft.kind,
            margin: draft.margin,
            steps: draft.tree.steps() as u8,
            rating: grade.rating,
            found: grade.found,
            themes: draft.themes,
            tree: draft.tree,
        }
    }
}

impl std::fmt::Debug for Making {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Making")
            .field("rules", &self.rules)
            .finish_non_exhaustive()
    }
}

const fn code(unfit: Unfit) -> &'static str {
    match unfit {
        Unfit::NothingToFind => "nothing-to-find",
        Unfit::TooEasy => "too-easy",
        Unfit::Far => "far",
        Unfit::AtOnce => "at-once",
        Unfit::Unproved => "unproved",
        Unfit::TooLarge => "too-large",
    }
}

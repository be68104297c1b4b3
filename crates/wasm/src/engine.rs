use std::fmt;

use catalog::Match;
use game::Language;
use protocol::Refused;
#[cfg(not(without = "scenes"))]
use protocol::{GameInfo, Tried};
use search::Now;
use serde::Serialize;

use crate::out::Out;
use crate::position::{self, Table};
#[cfg(not(without = "bots"))]
use crate::think::{self, KeptPlayer, KeptSolver};
use crate::{Job, PositionWish, Refusal, Request};
#[cfg(not(without = "study"))]
use crate::{LessonWish, RatePuzzleWish, review, study, tiles};
#[cfg(not(without = "bots"))]
use crate::{SolveWish, ThinkWish, puzzle};

/// Random games played for one request, at most: nobody can interrupt an engine.
#[cfg(not(without = "bots"))]
const MOST_GAMES: u64 = 1_000_000;

/// Games played on from a position for one request, at most.
#[cfg(not(without = "bots"))]
const MOST_PLAYED_ON: u64 = 1_000;

/// Does jobs. What it keeps between them makes the next one faster, and changes no answer of the rules.
pub struct Engine {
    #[cfg(not(without = "bots"))]
    now: Now,
    table: Option<Table>,
    #[cfg(not(without = "bots"))]
    player: Option<KeptPlayer>,
    #[cfg(not(without = "bots"))]
    solver: Option<KeptSolver>,
}

impl fmt::Debug for Engine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Engine")
            .field("table", &self.table)
            .finish_non_exhaustive()
    }
}

/// What comes back.
#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
enum Answer<T> {
    Done(T),
    Refused(Refused),
}

/// An answer as JSON.
type Written = Result<Vec<u8>, Refusal>;

impl Engine {
    /// An engine that reads the time from this clock.
    #[cfg_attr(
        without = "bots",
        expect(unused_variables, reason = "only who searches knows time")
    )]
    pub const fn new(now: Now) -> Self {
        Self {
            #[cfg(not(without = "bots"))]
            now,
            table: None,
            #[cfg(not(without = "bots"))]
            player: None,
            #[cfg(not(without = "bots"))]
            solver: None,
        }
    }

    /// Answers a [`Request`], both in JSON.
    pub fn answer(&mut self, request: &[u8]) -> Vec<u8> {
        match serde_json::from_slice::<Request>(request) {
            Ok(Request { language, job }) => {
                let language = Language::from_tag(&language).unwrap_or_default();
                let written = self.work(job, language);
                written.unwrap_or_else(|refusal| refused(&refusal, language))
            }
            Err(error) => {
                let column = error.column();
                refused(&Refusal::Unreadable { column }, Language::default())
            }
        }
    }

    #[cfg_attr(
        without = "words",
        expect(unused_variables, reason = "what only thinks has no words")
    )]
    fn work(&mut self, job: Job, language: Language) -> Written {
        match job {
            #[cfg(not(without = "words"))]
            Job::Tell { sentences } => tell(language, sentences),
            #[cfg(not(without = "scenes"))]
            Job::Games => games(language),
            #[cfg(not(without = "scenes"))]
            Job::Deal(wish) => done(position::deal(&wish)?),
            #[cfg(not(without = "scenes"))]
            Job::Conceal { position, seed } => {
                done(position::conceal(self.reach(&position)?, seed))
            }
            #[cfg(not(without = "scenes"))]
            Job::Result(wish) => {
                let game = self.reach(&wish.position)?;
                done(wish.over.sentence(Some(game), &wish.names, language))
            }
            #[cfg(not(without = "scenes"))]
            Job::Show { position, legal } => {
                done(position::show(self.reach(&position)?, legal, language))
            }
            #[cfg(not(without = "scenes"))]
            Job::Played { position, from } => {
                done(self.reach(&position)?.played(from as usize, language))
            }
            #[cfg(not(without = "scenes"))]
            Job::Scene { position } => done(self.reach(&position)?.scene(language)),
            #[cfg(not(without = "scenes"))]
            Job::Arrangements { spec, setup } => {
                done(self.table(&spec)?.rules().arrangements(&setup, language)?)
            }
            #[cfg(not(without = "scenes"))]
            Job::Exchange(wish) => {
                done(position::exchange(self.table(&wish.spec)?.rules(), &wish)?)
            }
            #[cfg(not(without = "scenes"))]
            Job::Overlay { position } => done(self.reach(&position)?.overlay(language)),
            #[cfg(not(without = "scenes"))]
            Job::Legal { position, piece } => {
                let game = self.reach(&position)?;
                done(position::legal(game, piece.as_deref(), language))
            }
            #[cfg(not(without = "scenes"))]
            Job::Draws { position } => done(position::draws(self.reach(&position)?)),
            #[cfg(not(without = "study"))]
            Job::ReadTree { text } => done(study::read(&text)?),
            #[cfg(not(without = "study"))]
            Job::EditTree { tree, edits } => done(study::edit(*tree, &edits)?),
            #[cfg(not(without = "study"))]
            Job::WriteTree { tree } => done(tree.to_text()),
            #[cfg(not(without = "study"))]
            Job::Review { tree, known } => done(review::review(&tree, &known)?),
            #[cfg(not(without = "study"))]
            Job::Retry(wish) => done(review::retry(&wish)?),
            #[cfg(not(without = "study"))]
            Job::RatePuzzle(wish) => rate_puzzle(&wish),
            #[cfg(not(without = "study"))]
            Job::Lesson(wish) => lesson(&wish),
            #[cfg(not(without = "scenes"))]
            Job::Words { position, action } => {
                done(self.reach(&position)?.words(&action, language)?)
            }
            #[cfg(not(without = "scenes"))]
            Job::Why { position, action } => why(self.reach(&position)?, &action, language),
            #[cfg(not(without = "scenes"))]
            Job::Explain { position, action } => done(self.reach(&position)?.explain(&action)?),
            #[cfg(not(without = "scenes"))]
            Job::Attempt { position, attempt } => {
                let text = self.reach(&position)?.attempt(&attempt)?;
                done(Tried { text })
            }
            #[cfg(not(without = "study"))]
            Job::PuzzleList => done(tiles::list(language)?),
            #[cfg(not(without = "study"))]
            Job::PuzzleTable { puzzle, lies } => done(tiles::show(&puzzle, &lies, language)?),
            #[cfg(not(without = "study"))]
            Job::LayTile(wish) => done(tiles::lay(&wish)?),
            #[cfg(not(without = "bots"))]
            Job::Think(wish) => self.think(&wish),
            #[cfg(not(without = "bots"))]
            Job::Solve(wish) => self.solve(&wish),
            #[cfg(not(without = "bots"))]
            Job::Forget => {
                (self.player, self.solver) = (None, None);
                done(())
            }
            #[cfg(not(without = "bots"))]
            Job::Random { spec, seed, games } => random(&spec, seed, games),
            #[cfg(not(without = "study"))]
            Job::Verify { record } => verify(&record),
            #[cfg(not(without = "study"))]
            Job::Puzzles => done(puzzles::catalogue::ids()),
            #[cfg(not(without = "bots"))]
            Job::SolvePuzzle(wish) => done(puzzle::find(&wish, self.now)?),
            #[cfg(not(without = "bots"))]
            Job::PuzzleHint(wish) => done(puzzle::hint(&wish, self.now)?),
            #[cfg(not(without = "study"))]
            Job::CheckPuzzle { puzzle, solution } => done(tiles::verify(&puzzle, &solution)?),
        }
    }

    fn table(&mut self, spec: &str) -> Result<&mut Table, Refusal> {
        let kept = self.table.take();
        let table = match kept.filter(|table| table.rules().spec() == spec) {
            Some(table) => table,
            None => Table::new(spec)?,
        };
        Ok(self.table.insert(table))
    }

    #[cfg(not(without = "scenes"))]
    fn reach(&mut self, wish: &PositionWish) -> Result<&dyn Match, Refusal> {
        self.table(&wish.spec)?.reach(wish)
    }

    #[cfg(not(without = "bots"))]
    fn think(&mut self, wish: &ThinkWish) -> Written {
        let limits = think::limits(self.now, wish.time_ms, wish.playouts, None)?;
        let kept = self.player.take();
        let table = self.table(&wish.position.spec)?;
        let mut player = KeptPlayer::renew(kept, table.rules(), wish)?;
        let game = to_move(table.reach(&wish.position)?)?;
        let found = match wish.games {
            Some(games) => player.play_on(game, wish.seed, games.min(MOST_PLAYED_ON), &limits),
            None => player.think(game, &limits, wish.moves as usize),
        };
        self.player = Some(player);
        done(found)
    }

    #[cfg(not(without = "bots"))]
    fn solve(&mut self, wish: &SolveWish) -> Written {
        let limits = think::limits(self.now, wish.time_ms, None, wish.nodes)?;
        let kept = self.solver.take();
        let table = self.table(&wish.position.spec)?;
        let mut solver = KeptSolver::renew(kept, table.rules(), wish.memory)?;
        let solved = solver.solve(to_move(table.reach(&wish.position)?)?, &limits);
        self.solver = Some(solver);
        done(solved)
    }
}

/// Keeps the sentences of a language.
#[cfg(not(without = "words"))]
fn tell(language: Language, sentences: String) -> Written {
    texts::told::tell(language, sentences);
    done(())
}

/// Whether a recorded game agrees with the rules.
#[cfg(not(without = "study"))]
fn verify(record: &str) -> Written {
    let replayed = catalog::record::replay(record);
    done(replayed.map_err(|difference| Refusal::from(difference.message))?)
}

/// The games on the shelf, in words.
#[cfg(not(without = "scenes"))]
fn games(language: Language) -> Written {
    let families = catalog::families();
    done(
        families
            .map(|family| GameInfo::of(family, language))
            .collect::<Vec<_>>(),
    )
}

/// What one try at a puzzle makes of two ratings: first somebody's, then the puzzle's.
#[cfg(not(without = "study"))]
fn rate_puzzle(wish: &RatePuzzleWish) -> Written {
    if !(wish.player.is_plausible() && wish.puzzle.is_plausible()) {
        return Err(Refusal::Strength);
    }
    done(ratings::meet_puzzle(wish.player, wish.puzzle, wish.solved))
}

/// What becomes of a step of a course. A position has no more moves than that, and neither has a try.
#[cfg(not(without = "study"))]
fn lesson(wish: &LessonWish) -> Written {
    position::not_too_long(&wish.moves)?;
    done(catalog::lessons::judge(
        &wish.step,
        &wish.moves,
        wish.before,
    )?)
}

/// What speaks for a move, in words.
#[cfg(not(without = "scenes"))]
fn why(game: &dyn Match, action: &str, language: Language) -> Written {
    done(game.why(action)?.map(|why| why.sentence(language)))
}

/// Plays random games.
#[cfg(not(without = "bots"))]
fn random(spec: &str, seed: u64, games: u64) -> Written {
    if games > MOST_GAMES {
        return Err(Refusal::TooManyGames { most: MOST_GAMES });
    }
    let tally = catalog::configure(spec)?.play_at_random(seed, 0..games);
    done((tally.games, tally.moves, tally.wins, tally.shared))
}

/// A position in which somebody is to move: nobody can think about another.
#[cfg(not(without = "bots"))]
fn to_move(game: &dyn Match) -> Result<&dyn Match, Refusal> {
    match position::turn(game) {
        Some(_) => Ok(game),
        None => Err(Refusal::NobodyToMove),
    }
}

fn done(result: impl Serialize) -> Written {
    write(&Answer::Done(result))
}

fn refused(refusal: &Refusal, language: Language) -> Vec<u8> {
    let answer = Answer::<()>::Refused(Refused {
        code: refusal.code().to_owned(),
        message: if cfg!(without = "words") {
            refusal.code().to_owned()
        } else {
            refusal.message().sentence(language)
        },
        seq: None,
        ply: None,
    });
    write(&answer).unwrap_or_default()
}

fn write(answer: &impl Serialize) -> Written {
    let mut out = Out::default();
    match serde_json::to_writer(&mut out, answer) {
        Ok(()) => Ok(out.0),
        Err(error) => Err(Refusal::Unreadable {
            column: error.column(),
        }),
    }
}

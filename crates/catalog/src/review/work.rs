use std::time::{Duration, Instant};

use game::Turn;
use search::{BotConfig, Level, Limits, Stop};

use super::course::{Course, play};
use super::evidence::{Evidence, Known};
use super::tasks::{Effort, Task};
use crate::playing_on::play_on;
use crate::{Match, Player, PlayerKind, Refusal, Rules, SearchReport, Solver, configure};

/// What bot and solver may take, each.
const MEMORY: usize = 64 << 20;
/// What a look at one of many draws may take.
const SAMPLE_MEMORY: usize = 8 << 20;
/// Games that are played on from a position, with so many playouts a move, as in the browser: a solitaire's, which are short.
const GAMES: u64 = 96;
const PLAY_PLAYOUTS: u64 = 20;
/// Games played out to judge one of many draws, as in the browser.
const SAMPLE_PLAYOUTS: u64 = 400;
/// Of the time for a position, a proof has this part.
const FOR_PROOF: u32 = 4;
/// Of the time that is left, what is to be looked at now has this part: what is found may have to be compared.
const FOR_ROUND: f64 = 0.75;

/// Looks at all that is to be looked at, within so much time. Who raises `stop` gets what is known by then.
pub fn run(course: &Course, time: Duration, stop: &Stop) -> Result<Known, Refusal> {
    let mut engine = Engine::new(course)?;
    let end = Instant::now() + time;
    let mut known = Known::new();
    loop {
        let tasks = course.tasks(&known);
        if tasks.is_empty() {
            return Ok(known);
        }
        let mut weight: f64 = tasks.iter().map(weight_of).sum();
        let now = Instant::now();
        let round_end = now + end.saturating_duration_since(now).mul_f64(FOR_ROUND);
        for task in tasks {
            if stop.is_raised() {
                return Ok(known);
            }
            // What the tasks before did not need is shared by those that are left.
            let rest = round_end.saturating_duration_since(Instant::now());
            let share = weight_of(&task) / weight;
            weight -= weight_of(&task);
            let found = engine.look(course, &task, &Budget::time(rest.mul_f64(share), stop))?;
            known.insert(task.key, found);
        }
    }
}

/// The same with so many games played out for each look, however long that takes: it finds the same every time.
pub fn run_counted(course: &Course, judge: u64, sample: u64) -> Result<Known, Refusal> {
    let mut engine = Engine::new(course)?;
    let budget = Budget {
        proof: Limits::nodes(judge),
        judge: Limits::playouts(judge),
        sample: Limits::playouts(sample),
        games: sample,
        play: Limits::playouts(PLAY_PLAYOUTS),
    };
    let mut known = Known::new();
    loop {
        let tasks = course.tasks(&known);
        if tasks.is_empty() {
            return Ok(known);
        }
        for task in tasks {
            let found = engine.look(course, &task, &budget)?;
            known.insert(task.key, found);
        }
    }
}

/// How much time a task is worth beside others.
const fn weight_of(task: &Task) -> f64 {
    match task.effort {
        Effort::Judge => 8.0,
        Effort::Sample | Effort::Play => 1.0,
    }
}

/// How far looks go.
struct Budget {
    proof: Limits,
    judge: Limits,
    sample: Limits,
    /// For so many games that are played on, and for each of their moves.
    games: u64,
    play: Limits,
}

impl Budget {
    fn time(time: Duration, stop: &Stop) -> Self {
        let limits = |time, playouts| Limits {
            time: Some(time),
            playouts,
            stop: stop.clone(),
            ..Limits::default()
        };
        let for_proof = time / FOR_PROOF;
        Self {
            proof: limits(for_proof, None),
            judge: limits(time.saturating_sub(for_proof), None),
            // All draws get the same, as they are compared; less of it where there is little time, and the error says so.
            sample: limits(time, Some(SAMPLE_PLAYOUTS)),
            games: GAMES,
            play: limits(time, Some(PLAY_PLAYOUTS)),
        }
    }
}

struct Engine {
    rules: Box<dyn Rules>,
    solver: Option<Box<dyn Solver>>,
}

impl Engine {
    fn new(course: &Course) -> Result<Self, Refusal> {
        let rules = configure(course.spec())?;
        Ok(Self {
            solver: rules.solver(MEMORY, 1),
            rules,
        })
    }

    fn look(&mut self, course: &Course, task: &Task, budget: &Budget) -> Result<Evidence, Refusal> {
        let mut game = configure(course.spec())?.begin(course.setup())?;
        for step in &task.moves {
            play(game.as_mut(), step)?;
        }
        debug_assert!(matches!(game.turn(), Turn::Seat(_)));
        let game = game.as_ref();
        Ok(match task.effort {
            Effort::Sample => {
                Evidence::search(&self.search(game, task.seed, SAMPLE_MEMORY, &budget.sample))
            }
            Effort::Play => {
                let mut player = self.player(task.seed, SAMPLE_MEMORY);
                let (games, play) = (budget.games, &budget.play);
                Evidence::search(&play_on(game, player.as_mut(), task.seed, games, play))
            }
            Effort::Judge => match self.prove(game, &budget.proof) {
                Some(proof) => proof,
                None => Evidence::search(&self.search(game, task.seed, MEMORY, &budget.judge)),
            },
        })
    }

    /// A look that knows nothing of others, with dice of its own: only so can two looks at a position tell how much looks vary.
    fn search(&self, game: &dyn Match, seed: u64, memory: usize, limits: &Limits) -> SearchReport {
        let mut player = self.player(seed, memory);
        player.search(game, limits, &mut |_| {})
    }

    fn player(&self, seed: u64, memory: usize) -> Box<dyn Player> {
        let config = BotConfig {
            level: Level::BEST,
            threads: 1,
            memory,
            seed,
        };
        self.rules.player(PlayerKind::Bot, &config)
    }

    fn prove(&mut self, game: &dyn Match, limits: &Limits) -> Option<Evidence> {
        let solver = self.solver.as_mut()?;
        Evidence::proof(&solver.solve(game, limits, &mut |_| {}))
    }
}

use std::sync::Mutex;

use super::*;

/// Somebody who writes down what is told.
#[derive(Debug, Default)]
struct Diary {
    told: Mutex<Vec<String>>,
    outcome: Mutex<Option<Outcome>>,
    gone: std::sync::atomic::AtomicBool,
}

impl Diary {
    fn told(&self) -> Vec<String> {
        self.told.lock().unwrap().clone()
    }

    fn note(&self, what: &str) {
        self.told.lock().unwrap().push(what.to_owned());
    }
}

impl Asker for Diary {
    fn is_gone(&self) -> bool {
        self.gone.load(std::sync::atomic::Ordering::SeqCst)
    }
    fn begun(&self) {
        self.note("begun");
    }
    fn returned(&self) {
        self.note("returned");
    }
    fn hears(&self, _: Found) {
        self.note("found");
    }
    fn done(&self, outcome: Outcome) {
        *self.outcome.lock().unwrap() = Some(outcome);
        self.note("done");
    }
}

fn game() -> (String, String, String) {
    let rules = catalog::configure("kamon").unwrap();
    let game = rules
        .begin(&rules.deal(&mut game::SeededDice::new(1)))
        .unwrap();
    (game.spec(), game.setup(), game.legal_moves().remove(0))
}

fn a_move(time_ms: u64) -> Task {
    let (spec, setup, _) = game();
    Task::Move {
        thread: "a".to_owned(),
        spec,
        setup,
        moves: Vec::new(),
        level: 1,
        time_ms,
        seed: 1,
    }
}

fn a_position() -> Task {
    let (spec, setup, _) = game();
    Task::Position {
        spec,
        setup,
        moves: Vec::new(),
        limits: protocol::TaskLimits {
            playouts: Some(50),
            ..protocol::TaskLimits::default()
        },
        seed: 1,
    }
}

fn a_review() -> Task {
    let (spec, setup, first) = game();
    Task::Review {
        spec,
        setup,
        moves: vec![first],
        time_ms: 100,
    }
}

fn legal() -> Outcome {
    Outcome::Move { text: game().2 }
}

/// What a worker of this key is given under a ticket.
fn given(queue: &JobQueue, key: &str, ticket: &str) -> Option<Work> {
    queue.take(key, "machine", &[], ticket.to_owned()).unwrap()
}

/// Waits until a worker is given something.
fn given_at_last(queue: &JobQueue, key: &str, ticket: &str) -> Work {
    let began = Instant::now();
    loop {
        if let Some(work) = given(queue, key, ticket) {
            return work;
        }
        assert!(began.elapsed() < Duration::from_mins(1), "nothing comes");
        std::thread::sleep(Duration::from_millis(20));
    }
}

#[test]
fn what_a_person_waits_for_comes_first_then_bots_then_the_rest() {
    let queue = JobQueue::default();
    let asker = || Arc::new(Diary::default());
    queue.push(Rank::Review, a_review(), asker());
    queue.push(Rank::Move, a_move(100), asker());
    queue.push(Rank::Move, a_move(200), asker());
    queue.push(Rank::Person, a_position(), asker());
    let moves_only = queue.take("k", "m", &[WorkKind::Review], "r".to_owned());
    assert_eq!(moves_only.unwrap().unwrap().task.kind(), WorkKind::Review);
    let kinds: Vec<WorkKind> = (0..3)
        .map(|at| given(&queue, "k", &at.to_string()).unwrap().task.kind())
        .collect();
    assert_eq!(kinds, [WorkKind::Position, WorkKind::Move, WorkKind::Move]);
    assert!(given(&queue, "k", "none").is_none());
}

#[test]
fn a_worker_does_a_job_and_only_its_own() {
    let queue = JobQueue::default();
    let diary = Arc::new(Diary::default());
    queue.push(Rank::Move, a_move(100), diary.clone());
    let work = given(&queue, "ann", "t1").unwrap();
    assert!(given(&queue, "bob", "t2").is_none(), "it is there once");
    for (key, ticket) in [("bob", "t1"), ("ann", "t2")] {
        let foreign = queue.hand_in(key, ticket, legal());
        assert_eq!(foreign, Err(WorkRefusal::Gone));
        assert_eq!(queue.beat(key, ticket, None), Err(WorkRefusal::Gone));
        assert_eq!(queue.give_back(key, ticket), Err(WorkRefusal::Gone));
    }
    queue.beat("ann", &work.ticket, None).unwrap();
    queue.hand_in("ann", "t1", legal()).unwrap();
    assert_eq!(diary.told(), ["begun", "done"]);
    assert_eq!(*diary.outcome.lock().unwrap(), Some(legal()));
    assert_eq!(queue.hand_in("ann", "t1", legal()), Err(WorkRefusal::Gone));
}

#[test]
fn what_is_given_back_is_somebody_elses_at_once() {
    let queue = JobQueue::default();
    let diary = Arc::new(Diary::default());
    queue.push(Rank::Move, a_move(100), diary.clone());
    given(&queue, "ann", "t1").unwrap();
    queue.give_back("ann", "t1").unwrap();
    given(&queue, "bob", "t2").unwrap();
    assert_eq!(diary.told(), ["begun", "returned", "begun"]);
}

#[test]
fn the_job_of_a_dead_worker_is_taken_again_and_the_dead_can_bring_nothing() {
    let queue = JobQueue::default();
    let diary = Arc::new(Diary::default());
    queue.push(Rank::Move, a_move(60_000), diary.clone());
    let work = given(&queue, "ann", "t1").unwrap();
    let began = Instant::now();
    given_at_last(&queue, "bob", "t2");
    let lease = Duration::from_millis(work.lease_ms);
    assert!(began.elapsed() + Duration::from_millis(50) >= lease);
    assert_eq!(queue.hand_in("ann", "t1", legal()), Err(WorkRefusal::Gone));
    queue.hand_in("bob", "t2", legal()).unwrap();
    assert_eq!(diary.told(), ["begun", "returned", "begun", "done"]);
    assert!(queue.metrics().contains("serpentarium_jobs_lost_total 1"));
}

#[test]
fn a_worker_that_is_there_and_never_ends_loses_the_job() {
    let queue = JobQueue::default();
    let diary = Arc::new(Diary::default());
    queue.push(Rank::Move, a_move(10), diary.clone());
    let work = given(&queue, "ann", "t1").unwrap();
    let began = Instant::now();
    while queue.beat("ann", "t1", None).is_ok() {
        assert!(began.elapsed() < Duration::from_mins(1), "it goes on");
        std::thread::sleep(Duration::from_millis(20));
    }
    assert!(began.elapsed() + Duration::from_millis(50) >= Duration::from_millis(work.within_ms));
    given_at_last(&queue, "bob", "t2");
}

#[test]
fn who_lies_is_caught_and_given_nothing_more() {
    let queue = JobQueue::default();
    let diary = Arc::new(Diary::default());
    queue.push(Rank::Move, a_move(100), diary.clone());
    given(&queue, "ann", "t1").unwrap();
    let text = "nowhere".to_owned();
    let lie = queue.hand_in("ann", "t1", Outcome::Move { text });
    let why = "move".to_owned();
    assert_eq!(lie, Err(WorkRefusal::Wrong { why }));
    let next = queue.take("ann", "machine", &[], "t2".to_owned());
    assert_eq!(next.unwrap_err(), WorkRefusal::Aside);
    given(&queue, "bob", "t3").unwrap();
    queue.hand_in("bob", "t3", legal()).unwrap();
    assert_eq!(diary.told(), ["begun", "returned", "begun", "done"]);
    assert!(
        queue
            .metrics()
            .contains("serpentarium_jobs_refuted_total 1")
    );
}

#[test]
fn without_workers_the_server_thinks_for_itself_and_with_them_when_they_are_gone() {
    let queue = JobQueue::default();
    let done = |diary: &Diary| {
        let began = Instant::now();
        while diary.outcome.lock().unwrap().is_none() {
            assert!(began.elapsed() < Duration::from_mins(1), "nobody thinks");
            std::thread::sleep(Duration::from_millis(10));
        }
    };
    work_here(&queue, "test", &[Rank::Move, Rank::Person], 1);
    let diary = Arc::new(Diary::default());
    queue.push(Rank::Move, a_move(50), diary.clone());
    done(&diary);
    // One that takes a job and dies.
    assert!(given(&queue, "ann", "t0").is_none());
    let diary = Arc::new(Diary::default());
    queue.push(Rank::Person, a_position(), diary.clone());
    let work = given(&queue, "ann", "t1").expect("workers come first");
    assert_eq!(work.task.kind(), WorkKind::Position);
    done(&diary);
    assert_eq!(diary.told(), ["begun", "returned", "begun", "done"]);
    // One that is there and takes nothing.
    let diary = Arc::new(Diary::default());
    queue.push(Rank::Move, a_move(50), diary.clone());
    done(&diary);
    let page = queue.metrics();
    assert!(
        page.contains("serpentarium_jobs_by_server_total 3"),
        "{page}"
    );
    assert!(
        page.contains("serpentarium_jobs_by_workers_total 0"),
        "{page}"
    );
}

#[test]
fn nobody_thinks_about_what_nobody_wants() {
    let queue = JobQueue::default();
    let (one, other) = (Arc::new(Diary::default()), Arc::new(Diary::default()));
    let place = queue.push(Rank::Move, a_move(100), one).unwrap();
    queue.push(Rank::Move, a_move(100), other.clone());
    queue.drop_job(place);
    given(&queue, "ann", "t1").unwrap();
    other.gone.store(true, std::sync::atomic::Ordering::SeqCst);
    assert_eq!(queue.beat("ann", "t1", None), Err(WorkRefusal::Gone));
    assert!(given(&queue, "ann", "t2").is_none());
}

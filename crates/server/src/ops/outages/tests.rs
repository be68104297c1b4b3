use super::*;

const WELL: Pulse = Pulse {
    waiting: 0,
    writes: 0,
    commits: 0,
    failed: 0,
    failed_for: None,
    under_way_for: None,
};

fn failed(times: u64, ago: u64) -> Pulse {
    Pulse {
        failed: times,
        failed_for: Some(Duration::from_millis(ago)),
        ..WELL
    }
}

#[test]
fn a_process_that_wakes_knows_how_long_it_stood_still() {
    let outages = Outages::new(0);
    for now in (0..=10_000).step_by(200) {
        outages.observe(now, &WELL);
    }
    assert_eq!(outages.within("m1", 0..10_000), 0);
    outages.observe(14_000, &WELL);
    assert_eq!(outages.within("m1", 9_000..20_000), 4_000);
    assert_eq!(outages.within("m1", 12_000..13_000), 1_000);
    assert_eq!(outages.lasting(), None, "it works again");
    assert!(outages.unlisted());
}

#[test]
fn a_failed_write_is_an_outage_until_a_large_one_succeeds() {
    let outages = Outages::new(0);
    outages.observe(900, &failed(1, 300));
    assert_eq!((outages.lasting(), outages.confirmed()), (Some(600), false));
    outages.note_not_written();
    assert!(outages.confirmed());
    for now in (1_000..9_000).step_by(200) {
        outages.observe(now, &failed(1, now as u64 - 600));
    }
    assert_eq!(outages.within("m1", 0..8_000), 7_400);
    assert_eq!(outages.settled(8_900), 600);
    outages.note_written(9_000, &WELL);
    assert_eq!(
        (outages.lasting(), outages.within("m1", 0..20_000)),
        (None, 8_400)
    );
    // The failures that are known already are no new outage.
    outages.observe(9_100, &failed(1, 8_500));
    assert_eq!(outages.lasting(), None);
}

#[test]
fn a_write_that_fails_alone_stops_nobodys_clock() {
    let outages = Outages::new(0);
    outages.observe(500, &failed(1, 50));
    outages.note_written(600, &WELL);
    assert_eq!(
        (outages.within("m1", 0..1_000), outages.unlisted()),
        (0, false)
    );
}

#[test]
fn a_hanging_write_is_an_outage_before_it_fails() {
    let outages = Outages::new(0);
    let hanging = |ms| Pulse {
        under_way_for: Some(Duration::from_millis(ms)),
        ..WELL
    };
    outages.observe(900, &hanging(900));
    assert_eq!(outages.lasting(), None);
    outages.observe(1_000, &hanging(1_000));
    assert_eq!(outages.lasting(), Some(0));
    outages.note_written(1_500, &hanging(1_500));
    assert_eq!(
        outages.lasting(),
        Some(0),
        "others are written, this one is not"
    );
    outages.note_written(2_000, &WELL);
    assert_eq!(
        (outages.lasting(), outages.within("m1", 0..3_000)),
        (None, 2_000)
    );
}

#[test]
fn no_moment_is_counted_twice() {
    let outages = Outages::new(0);
    // The process stood still while a write was under way, which then failed.
    outages.observe(4_000, &failed(1, 3_500));
    assert_eq!(outages.within("m1", 0..4_000), 4_000);
    outages.observe(4_200, &failed(1, 3_700));
    assert_eq!(outages.within("m1", 0..4_200), 4_200);
    outages.note_written(5_000, &WELL);
    assert_eq!(outages.within("m1", 0..6_000), 5_000);
    outages.note_absence(7_000..9_000);
    assert_eq!(outages.within("m1", 0..8_000), 6_000);
}

#[test]
fn standing_still_does_not_hide_that_a_write_hung_before() {
    let outages = Outages::new(0);
    let hanging = |ms| Pulse {
        under_way_for: Some(Duration::from_millis(ms)),
        ..WELL
    };
    for now in (0..=5_000).step_by(200) {
        outages.observe(now, &hanging(now as u64));
    }
    outages.observe(9_000, &hanging(9_000));
    assert_eq!(outages.within("m1", 0..10_000), 10_000);
}

#[test]
fn what_is_owed_is_kept_until_everybody_is_credited() {
    let outages = Outages::new(0);
    outages.note_absence(100..5_000);
    let count = outages.count();
    // Another outage, while the matches of the first are looked up.
    outages.note_absence(6_000..8_000);
    outages.note_listed(&["m1".to_owned()], count);
    outages.note_credited("m1");
    assert_eq!(
        outages.within("m1", 0..9_000),
        6_900,
        "m2 may have begun since"
    );
    assert_eq!((outages.unlisted(), outages.settled(9_000)), (true, 100));
    outages.note_listed(&["m1".to_owned(), "m2".to_owned()], outages.count());
    outages.note_credited("m2");
    assert_eq!(outages.owed(), ["m1"]);
    outages.note_credited("m1");
    assert_eq!(
        (outages.within("m1", 0..9_000), outages.settled(9_000)),
        (0, 9_000)
    );
}
#[test]
fn what_another_left_behind_is_owed_to_its_own_matches_alone() {
    let outages = Outages::new(0);
    outages.note_left_alone("m1", 1_000..5_000);
    let owed = |id: &str| outages.within(id, 2_000..9_000);
    assert_eq!((owed("m1"), owed("m2")), (3_000, 0));
    assert_eq!(
        (outages.is_owed("m1"), outages.settled(6_000)),
        (true, 1_000)
    );
    outages.note_credited("m1");
    assert_eq!((owed("m1"), outages.settled(6_000)), (0, 6_000));
    outages.note_left_alone("m1", 1_000..5_000);
    outages.start_anew(7_000);
    assert_eq!((owed("m1"), outages.settled(8_000)), (0, 8_000));
}

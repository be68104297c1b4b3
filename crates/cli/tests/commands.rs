//! The binary as people and programs meet it.
#![allow(missing_docs, clippy::unwrap_used, reason = "tests")]

mod binary;

use binary::{LAYOUT, LINE, serpentarium};

#[test]
fn games_lists_every_game_with_players_and_options() {
    let run = serpentarium(&["games"]);
    assert!(run.succeeded());
    for family in catalog::families() {
        assert!(run.out.contains(family.id), "{}", run.out);
    }
    assert!(run.out.contains("blank-loop=[on]|off"), "{}", run.out);
}

#[test]
fn deal_prints_one_line_and_repeats_with_a_seed() {
    for family in catalog::families() {
        let run = serpentarium(&["deal", family.id, "--seed", "7"]);
        assert!(run.succeeded(), "{}", run.err);
        assert_eq!(run.out.lines().count(), 1);
        assert_eq!(
            run.out,
            serpentarium(&["deal", family.id, "--seed", "7"]).out
        );
        let shown = serpentarium(&["show", family.id, "--setup", run.out.trim(), "--json"]);
        let state: serde_json::Value = serde_json::from_str(&shown.out).unwrap();
        assert_eq!(state["setup"], run.out.trim());
    }
    assert_ne!(
        serpentarium(&["deal", "kamon"]).out,
        serpentarium(&["deal", "kamon"]).out
    );
}

#[test]
fn moves_are_sorted_as_bytes_and_nothing_else_is_printed() {
    let run = serpentarium(&["moves", "pantarei", "--setup", LINE, "--moves", "black"]);
    let moves: Vec<&str> = run.out.lines().collect();
    assert_eq!(moves.len(), 52);
    assert!(moves.is_sorted());
    assert_eq!(run.err, "");
}

#[test]
fn a_missing_setup_is_dealt_and_told_on_standard_error() {
    for family in catalog::families() {
        let run = serpentarium(&["moves", family.id]);
        assert!(run.succeeded(), "{}", run.err);
        let setup = run.err.trim().strip_prefix("setup: ").unwrap();
        assert_eq!(
            serpentarium(&["moves", family.id, "--setup", setup]).out,
            run.out
        );
    }
}

#[test]
fn show_draws_without_colour_into_a_pipe() {
    let run = serpentarium(&["show", "kamon", "--setup", LAYOUT, "--moves", "f5 b5"]);
    assert!(!run.out.contains('\u{1b}'), "{}", run.out);
    assert!(
        run.out.contains("[*Rb]") && run.out.contains("<oRf>"),
        "{}",
        run.out
    );
    assert!(
        run.out.contains("Answer the red fish: 9 tokens share"),
        "{}",
        run.out
    );
    assert!(run.out.contains("Black to move."), "{}", run.out);
}

#[test]
fn show_svg_prints_a_picture_and_nothing_else() {
    let moves = "f6 c5-c6-c7 f7-f8-f9";
    let show = [
        "show", "snekagon", "--setup", "-", "--moves", moves, "--svg", "-",
    ];
    let run = serpentarium(&show);
    assert!(run.succeeded(), "{}", run.err);
    assert!(run.out.starts_with("<svg ") && run.out.ends_with("</svg>\n"));
    assert!(run.out.contains("<title>Red: a snake of 4 hexes</title>"));
    let polish = serpentarium(&[&show[..], &["--language", "pl"]].concat());
    assert!(polish.out.contains("wąż z 4 sześciokątów</title>"));
    let both = serpentarium(&[&show[..], &["--json"]].concat());
    assert!(!both.succeeded() && both.out.is_empty());

    let file = std::env::temp_dir().join(format!("snakes-{}.svg", std::process::id()));
    let mut into_file = show;
    into_file[7] = file.to_str().unwrap();
    assert!(serpentarium(&into_file).out.is_empty());
    assert_eq!(std::fs::read_to_string(&file).unwrap(), run.out);
    std::fs::remove_file(file).unwrap();
}

#[test]
fn show_json_tells_the_state() {
    let state = |moves: &str| -> serde_json::Value {
        let run = serpentarium(&[
            "show", "kamon", "--setup", LAYOUT, "--moves", moves, "--json",
        ]);
        serde_json::from_str(&run.out).unwrap()
    };
    let middle = state("f5 b5");
    assert_eq!(middle["spec"], "kamon");
    assert_eq!(middle["setup"], LAYOUT);
    assert_eq!(middle["moves"], serde_json::json!(["f5", "b5"]));
    assert_eq!(middle["turn"], 0);
    assert_eq!(middle["over"], false);
    assert_eq!(middle["outcome"], serde_json::Value::Null);
    assert_eq!(middle["reason"], serde_json::Value::Null);
    let end = state(binary::DRAWN_GAME);
    assert_eq!(end["turn"], serde_json::Value::Null);
    assert_eq!(end["over"], true);
    assert_eq!(end["scores"], serde_json::json!([0, 0]));
    assert_eq!(end["outcome"], serde_json::json!([0, 0]));
    assert_eq!(end["reason"], "draw");
}

#[test]
fn perft_ends_with_the_number_alone() {
    let place = ["pantarei", "--setup", LINE, "--moves", "black"];
    let run = |more: &[&str]| serpentarium(&[&["perft"], &place[..], more].concat());
    assert_eq!(run(&["--depth", "3"]).out, "47115\n");
    let divided = run(&["--depth", "2", "--divide"]).out;
    assert_eq!(divided.lines().last(), Some("1359"));
    assert_eq!(divided.lines().count(), 53);
    let sum: u64 = divided
        .lines()
        .filter_map(|line| line.split_once(": ")?.1.parse::<u64>().ok())
        .sum();
    assert_eq!(sum, 1359);
    assert_eq!(run(&["--depth", "0"]).out, "1\n");
}

#[test]
fn random_tells_its_figures() {
    for family in catalog::families() {
        let run = serpentarium(&[
            "random",
            family.id,
            "--games",
            "20",
            "--seed",
            "1",
            "--threads",
            "2",
            "--json",
        ]);
        assert!(run.succeeded(), "{}", run.err);
        let figures: serde_json::Value = serde_json::from_str(&run.out).unwrap();
        assert_eq!(figures["games"], 20);
        for figure in ["games_per_second", "moves_per_second", "average_length"] {
            assert!(figures[figure].as_f64().unwrap() > 0.0, "{figure}");
        }
        let wins = figures["wins"]
            .as_array()
            .unwrap()
            .iter()
            .map(|wins| wins.as_u64().unwrap());
        assert_eq!(wins.sum::<u64>() + figures["shared"].as_u64().unwrap(), 20);
    }
}

#[test]
fn random_games_do_not_depend_on_the_number_of_threads() {
    let figures = |threads: &str| -> serde_json::Value {
        let run = serpentarium(&[
            "random",
            "kamon",
            "--games",
            "500",
            "--seed",
            "3",
            "--threads",
            threads,
            "--json",
        ]);
        serde_json::from_str(&run.out).unwrap()
    };
    let (one, two) = (figures("1"), figures("2"));
    for figure in ["games", "moves", "wins", "shared", "reasons"] {
        assert_eq!(one[figure], two[figure], "{figure}");
    }
}

#[test]
fn verify_counts_and_points_at_what_differs() {
    let good = binary::recorded_games("kamon");
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str, text: &str| {
        let path = folder.path().join(name);
        std::fs::write(&path, text).unwrap();
        path.to_str().unwrap().to_owned()
    };
    let games = good.lines().count();
    let run = serpentarium(&["verify", &file("good.jsonl", &good)]);
    assert!(run.succeeded());
    assert_eq!(run.out, format!("{games} passed, 0 failed\n"));

    let wrong = file(
        "wrong.jsonl",
        &good.replacen("\"moves\": 12", "\"moves\": 13", 1),
    );
    let run = serpentarium(&["verify", &wrong]);
    assert_eq!(run.code, 1);
    assert!(
        run.out.starts_with(&format!(
            "{wrong}:1: ply 0: There are 12 legal moves, not 13."
        )),
        "{}",
        run.out
    );
    assert_eq!(
        run.out.lines().last().unwrap(),
        format!("{} passed, 1 failed", games - 1)
    );

    let run = serpentarium(&["verify", &file("empty.jsonl", "\n\n")]);
    assert_eq!((run.code, run.out.as_str()), (1, "0 passed, 0 failed\n"));
    let run = serpentarium(&["verify", &file("noise.jsonl", "snake\n")]);
    assert_eq!(run.code, 1);
}

#[test]
fn play_takes_moves_and_commands() {
    let typed = "help\nmoves\nf5\nf5\nnonsense\nundo\nundo\nf5\nb5\nshow\nquit\n";
    let run = binary::with_input(&["play", "kamon", "--people", "--setup", LAYOUT], typed);
    assert!(run.succeeded(), "{}", run.err);
    assert!(run.out.contains("f5 is already covered."), "{}", run.out);
    assert!(
        run.out.contains("“nonsense” is not a move of this game."),
        "{}",
        run.out
    );
    assert!(
        run.out.contains("There is nothing to take back."),
        "{}",
        run.out
    );
    assert!(run.out.ends_with("--moves \"f5 b5\"\n"), "{}", run.out);
}

#[test]
fn play_goes_to_the_end_against_random_movers_in_every_game() {
    for family in catalog::families() {
        let seats: Vec<String> = (0..*family.players.end())
            .map(|seat| seat.to_string())
            .collect();
        let seats = seats[..default_seats(family.id)].join(",");
        let run = serpentarium(&["play", family.id, "--seed", "5", "--random", &seats]);
        assert!(run.succeeded(), "{}", run.err);
        let last = run.out.lines().last().unwrap();
        assert!(
            last.starts_with("To see this game again: serpentarium show"),
            "{last}"
        );
    }
}

fn default_seats(id: &str) -> usize {
    catalog::configure(id).unwrap().seats()
}

#[test]
fn play_has_a_bot_by_itself_and_goes_on_from_the_line_that_it_prints() {
    // A stray byte is no move, and no end of the game either.
    let run = binary::with_bytes(&["play", "tantrix", "--seed", "7"], b"\xff\xfe\nquit\n");
    assert!(run.succeeded(), "{}", run.err);
    assert!(run.out.contains("bot, level 2"), "{}", run.out);
    let setup = serpentarium(&["deal", "tantrix", "--seed", "7"]).out;
    let bag = setup.trim().rsplit_once(':').unwrap().1;
    let told = format!("{}{}", run.out, run.err);
    assert!(
        !told.contains(bag),
        "nobody sees the order of the bag: {told}"
    );
    let line = run.out.lines().last().unwrap();
    let arguments = line.split_once("serpentarium ").unwrap().1;
    let arguments: Vec<&str> = arguments
        .split_whitespace()
        .map(|word| word.trim_matches(['\'', '"']))
        .collect();
    let on = binary::with_input(&arguments, "quit\n");
    assert!(on.succeeded(), "{}", on.err);
    assert_eq!(on.out.lines().last().unwrap(), line);
}

#[test]
fn moves_are_listed_by_piece_where_there_are_thousands() {
    let arguments = ["play", "snekagon-5g", "--people", "--seed", "3"];
    let run = binary::with_input(&arguments, "moves\nquit\n");
    assert!(run.out.contains("lists those of one piece"), "{}", run.out);
    assert!(run.out.len() < 20_000, "{} bytes", run.out.len());
    let of = |arguments: &[&str]| {
        let run = serpentarium(&[&["moves", "snekagon-5g", "--setup", "BAC"], arguments].concat());
        (run.code, run.out.lines().count(), run.err)
    };
    let (all, singles) = (of(&[]), of(&["--piece", "1"]));
    assert!(
        singles.0 == 0 && 0 < singles.1 && singles.1 < all.1,
        "{singles:?}"
    );
    assert_eq!(of(&["--piece", "i3"]), of(&["--piece", "I3"]));
    let none = of(&["--piece", "Q9"]);
    assert_eq!((none.0, none.1), (2, 0));
    assert!(
        none.2.contains("no piece “Q9”") && none.2.contains("I3"),
        "{}",
        none.2
    );
    // Nothing used to be printed, as if there were a piece without moves.
    let run = binary::with_input(&arguments, "moves Q9\nquit\n");
    assert!(run.out.contains("no piece “Q9”"), "{}", run.out);
}

#[test]
fn colours_and_types_of_snakes_are_chosen() {
    let dealt = |arguments: &[&str]| serpentarium(&[&["deal"], arguments].concat()).out;
    for seed in ["1", "2", "3"] {
        let tiles = dealt(&["tantrix", "--seed", seed, "--colours", "yg"]);
        assert!(tiles.starts_with("YG:"), "{tiles}");
        // The bag is what it was.
        let plain = dealt(&["tantrix", "--seed", seed]);
        assert_eq!(
            tiles.split_once(':').unwrap().1,
            plain.split_once(':').unwrap().1
        );
        assert_eq!(
            dealt(&["snekagon-5g", "--seed", seed, "--types", "ACE"]),
            "ACE\n"
        );
    }
    let game = [
        "play",
        "snekagon-5g",
        "--types",
        "ACE",
        "--people",
        "--seed",
        "1",
    ];
    let run = binary::with_input(&game, "quit\n");
    assert!(run.out.contains("Boa to move."), "{}", run.out);
    assert!(run.out.contains("--types ACE"), "{}", run.out);
}

#[test]
fn before_colours_are_chosen_players_have_numbers_that_people_count_by() {
    let run = serpentarium(&["show", "pantarei", "--setup", LINE]);
    assert!(run.out.contains("Player 1 to move."), "{}", run.out);
    // It is not played for points.
    assert!(!run.out.contains("Score"), "{}", run.out);
    let run = serpentarium(&["show", "snekagon", "--setup", "-"]);
    assert!(run.out.contains("Scores: "), "{}", run.out);
}

#[test]
fn the_line_to_go_on_has_all_that_was_asked_for() {
    let folder = tempfile::TempDir::new().unwrap();
    let file = folder.path().join("my games.jsonl");
    let file = file.to_str().unwrap();
    let setup = LINE;
    let game = [
        "play", "pantarei", "--setup", setup, "--bot", "0", "--time", "1500ms", "--record", file,
    ];
    let run = binary::with_input(&game, "quit\n");
    let line = run.out.lines().last().unwrap();
    let told = format!("--setup {setup} --bot 0 --level 2 --time 1500ms --record '{file}' --moves");
    assert!(line.contains(&told), "{line}");
    // In a shell, words stand as they are unless it would read something else.
    let run = binary::with_input(&["play", "kamon(blank-loop=off)", "--seed", "1"], "quit\n");
    assert!(
        run.out.contains("play 'kamon(blank-loop=off)' --seed 1"),
        "{}",
        run.out
    );
    let run = binary::with_input(&["play", "kamon", "--seed", "1"], "quit\n");
    assert!(run.out.contains("play kamon --seed 1"), "{}", run.out);
}

#[test]
fn rules_are_printed_in_each_language() {
    for (language, word) in [("en", "Our rulings"), ("cs", "Cíl hry"), ("pl", "Cel gry")] {
        let run = serpentarium(&["rules", "kamon", "--language", language]);
        assert!(
            run.succeeded() && run.out.contains(word),
            "{language}: {}",
            run.out
        );
    }
    // Figures are drawn, as show draws them, and lines fit a terminal.
    let page = serpentarium(&["rules", "kamon"]).out;
    assert!(page.contains("d1    d2    d3"), "{page}");
    assert!(!page.contains("setup:") && !page.contains("**"), "{page}");
    assert!(
        page.lines().all(|line| line.chars().count() <= 80),
        "{page}"
    );
    assert_eq!(serpentarium(&["rules", "chess"]).code, 2);
    let one = serpentarium(&["games", "kamon"]).out;
    assert!(one.contains("Kamon") && !one.contains("Tantrix"), "{one}");
}

#[test]
fn the_command_line_tells_of_itself() {
    let asked = serpentarium(&["help", "puzzle", "solve"]);
    assert_eq!(asked.out, serpentarium(&["puzzle", "solve", "--help"]).out);
    assert_eq!(serpentarium(&["help", "dance"]).code, 2);
    for shell in ["bash", "fish", "zsh"] {
        let run = serpentarium(&["completions", shell]);
        assert!(run.out.contains("verify-deal"), "{shell}: {}", run.out);
    }
    let page = serpentarium(&["man"]).out;
    assert!(page.contains(".TH serpentarium 1"), "{page}");
    let folder = tempfile::tempdir().unwrap();
    let to = folder.path().to_str().unwrap();
    assert!(serpentarium(&["man", "--folder", to]).succeeded());
    assert!(folder.path().join("serpentarium-puzzle-solve.1").exists());
}

#[test]
fn a_slip_of_the_finger_is_understood() {
    let run = serpentarium(&["plya", "kamon"]);
    assert_eq!(run.code, 2);
    assert!(run.err.contains("Did you mean play?"), "{}", run.err);
}

#[test]
fn play_ends_quietly_when_the_input_ends() {
    let run = binary::with_input(
        &["play", "pantarei", "--people", "--setup", LINE],
        "black\n",
    );
    assert!(run.succeeded(), "{}", run.err);
    assert!(run.out.ends_with("--moves \"black\"\n"), "{}", run.out);
}

#[test]
fn nobody_wins_a_solitaire() {
    let random = serpentarium(&["random", "tantrix-solitaire", "--games", "10"]);
    assert!(
        random.succeeded() && !random.out.contains("won"),
        "{random:?}"
    );
    let played = serpentarium(&["play", "tantrix-solitaire", "--seed", "3", "--random", "0"]);
    assert!(played.out.contains("of 14 tiles"), "{played:?}");
    assert!(
        !played.out.contains("wins") && !played.out.contains("Seat 0"),
        "{played:?}"
    );
}

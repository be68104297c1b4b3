use game::{FullRules, Line, Turn};

/// Images of a game are games in which as much can be done and as much is won, and whose images lead back.
pub(crate) fn images_are_alike<G: FullRules>(line: &Line<G>) {
    let game = line.game();
    for image in 0..game.images() {
        let back = game.image_back(image);
        assert!(back < game.images(), "image {image} leads back to none");
        let setup = game.setup_image(line.setup(), image);
        assert_eq!(
            game.setup_image(&setup, back),
            *line.setup(),
            "image {image} of the setup does not lead back"
        );
        let text = game.setup_text(&setup);
        assert_eq!(
            game.parse_setup(&text),
            Ok(setup.clone()),
            "image {image} of the setup is none: {text}"
        );
        let mut seen = Line::new(game.clone(), setup);
        for (before, action) in line.played() {
            are_alike(game, before, seen.position(), image);
            let action_seen = game.move_image(before, action, image);
            assert_eq!(
                game.move_image(seen.position(), action_seen, back),
                action,
                "image {image} of a move does not lead back"
            );
            seen.play(action_seen)
                .unwrap_or_else(|refusal| panic!("image {image} of a move is illegal: {refusal}"));
        }
        are_alike(game, line.position(), seen.position(), image);
        if image == 0 {
            assert_eq!(line.position(), seen.position(), "image 0 is another game");
        }
    }
}

fn are_alike<G: FullRules>(game: &G, one: &G::Position, other: &G::Position, image: usize) {
    assert_eq!(game.turn(one), game.turn(other), "image {image}");
    assert_eq!(game.scores(one), game.scores(other), "image {image}");
    assert_eq!(game.outcome(one), game.outcome(other), "image {image}");
    if matches!(game.turn(one), Turn::Seat(_)) {
        assert_eq!(
            game.count_moves(one),
            game.count_moves(other),
            "image {image} allows more or less"
        );
    }
}

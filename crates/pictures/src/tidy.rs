use scene::{Mark, Scene, Shape};

/// A scene for those who only look: boards without hands, names and room for what is yet to come.
pub(crate) fn tidy(mut scene: Scene) -> Scene {
    scene.hands.clear();
    scene.bag = None;
    scene.passages.clear();
    for board in &mut scene.boards {
        board.name = None;
        if board.shape == Shape::Table && board.cells.iter().any(|cell| !cell.pieces.is_empty()) {
            board.cells.retain(|cell| !cell.pieces.is_empty());
        }
        for cell in &mut board.cells {
            cell.name.clear();
            cell.about.clear();
            if matches!(cell.mark, Some(Mark::Forced | Mark::Waiting | Mark::Barred)) {
                cell.mark = None;
            }
        }
    }
    scene
}

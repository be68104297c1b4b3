import {
  annotate,
  drag,
  grab,
  grabPiece,
  hover,
  loseDrag,
  release,
  stackPointed,
  tap,
  tapPiece,
  wheel,
} from '../state/gestures';
import { pan, zoom } from '../state/viewport';
import type { Controls } from './controls';
import type { Gestures } from './pointer';

/** What hands do becomes changes of the board's state. */
export function gesturesOn(board: Controls): Gestures {
  const moveView = () => board.renderer.root.classList.add('sb-panning');
  return {
    hover: (point) => {
      board.update((state) => hover(state, point));
      board.hoverTimer.at(stackPointed(board.state), board.state.openStack);
    },
    tap: (point, device) => board.update((state) => tap(state, point, device)),
    tapPiece: (key, device) => board.update((state) => tapPiece(state, key, device)),
    grab: (start, device) => {
      let moves: ReturnType<typeof grab>['moves'] = 'nothing';
      board.update((state) => {
        const grabbed = grab(state, start, device);
        moves = grabbed.moves;
        return grabbed.state;
      });
      return moves;
    },
    grabPiece: (key) => {
      board.update((state) => grabPiece(state, key));
      return board.state.dragging;
    },
    drag: (point, device) => board.update((state) => drag(state, point, device)),
    drop: (point, device) => board.update((state) => release(state, point, device)),
    pan: (dx, dy) => {
      moveView();
      board.update((state) => pan(state, dx, dy));
    },
    pinch: (factor, about) => {
      moveView();
      board.update((state) => zoom(state, factor, about));
    },
    wheel: (steps, point, zooms) => {
      const before = board.state;
      let used = false;
      board.update((state) => {
        const next = wheel(state, steps, point, zooms);
        used = next !== null;
        return next ?? before;
      });
      return used;
    },
    annotate: (start, end) => board.update((state) => annotate(state, start, end)),
    lost: () => board.update(loseDrag),
  };
}

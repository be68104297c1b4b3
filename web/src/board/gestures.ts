import type { Board } from './board';
import { samePlace } from './layout';
import type { Gestures } from './pointer';
import type { Point } from './types';

/** What hands mean on a board. */
export function gesturesOn(board: Board): Gestures {
  const { pick, view, fanning } = board;
  const over = (point: Point) => {
    const spot = view.toTable(point);
    return { place: board.arranged().placeAt(spot), spot };
  };
  const pointAt = (point: Point) => {
    const { place, spot } = over(point);
    pick.point(place, spot);
    return place;
  };
  return {
    hover: (point) => {
      board.device = 'mouse';
      if (point) fanning.soon(pointAt(point));
      else {
        pick.pointed = null;
        pick.aim = null;
        fanning.soon(null);
      }
      board.drawSoon();
    },
    tap: (point, device) => {
      board.device = device;
      const { place, spot } = over(point);
      if (place) [board.cursor, board.zone] = [place, 'table'];
      if (place && board.isStack(place) && !pick.holding && !pick.isSource(place)) {
        fanning.toggle(place);
        return board.act(() => undefined);
      }
      fanning.open = null;
      board.act(() => pick.press(place, spot, device));
      board.focusQuietly();
    },
    tapPiece: (key, device) => {
      board.device = device;
      [board.handCursor, board.zone] = [key, 'hand'];
      board.act(() => pick.take(key));
    },
    grab: (start, device) => {
      board.device = device;
      const { place } = over(start);
      const onGhost = place !== null && pick.standing !== null && pick.standing.places.some((one) => samePlace(one, place));
      if (onGhost && pick.held) {
        pick.takeUp();
        return (board.dragging = true) && 'drag';
      }
      if (place && !pick.holding && pick.isSource(place)) {
        pick.lift(place);
        return (board.dragging = true) && 'drag';
      }
      if (board.isTable || view.zoomed) return 'pan';
      if (pick.held && device === 'touch') return (board.dragging = true) && 'drag';
      return 'nothing';
    },
    grabPiece: (key) => {
      if (!pick.canPlay(key)) return false;
      if (pick.held?.key !== key) board.act(() => pick.take(key));
      return (board.dragging = pick.held !== null);
    },
    drag: (point, device) => {
      board.device = device;
      pointAt(point);
      board.drawSoon();
    },
    drop: (point, device) => {
      board.device = device;
      board.dragging = false;
      pointAt(point);
      board.act(() => pick.letGo(device));
    },
    pan: (dx, dy) => {
      board.root.classList.add('sb-panning');
      view.pan(dx, dy);
      board.look();
    },
    pinch: (factor, about) => {
      board.root.classList.add('sb-panning');
      board.zoom(factor, about);
    },
    wheel: (steps, point, zoom) => {
      if (pick.held && !zoom) {
        if (steps !== 0) board.act(() => pick.turn(steps));
        return true;
      }
      if (!zoom && !board.isTable) return false;
      if (steps !== 0) board.zoom(Math.pow(0.85, steps), point);
      return true;
    },
    lost: () => {
      board.dragging = false;
      board.act(() => pick.putBack());
    },
  };
}

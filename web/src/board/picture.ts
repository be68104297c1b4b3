import { NOTHING, pictureBox, position } from './draw/scene';
import { defs } from './draw/defs';
import { arrange } from './layout';
import { create, shape } from './svg';
import type { Look, Scene } from './types';

let pictures = 0;

/** A still picture of a scene, for pages that only show it. */
export function drawScene(whole: Scene, look: Look, aspect = 1): SVGSVGElement {
  const scene = withoutFrontier(whole);
  const ids = `sb-picture-${++pictures}`;
  const layout = arrange(scene, { aspect, turn: 0, front: look.floors === 'stacked' ? 0 : null });
  const picture = shape(
    'svg',
    { class: `${lookClasses(look)} sb-picture`, viewBox: pictureBox(layout, aspect), 'aria-hidden': 'true', focusable: 'false' },
    defs(ids),
    ...position(scene, layout, NOTHING, ids),
  );
  return create(picture) as SVGSVGElement;
}

/**
 * Where more may lie on a table matters to those who play, not to those who look at a picture; and where
 * something must lie, to nobody when all is over.
 */
export function withoutFrontier(scene: Scene, over = false): Scene {
  const boards = scene.boards.map((board) => {
    if (board.shape !== 'table') return board;
    const cells = board.cells.filter(({ pieces, mark }) => pieces.length > 0 || (!over && (mark === 'forced' || mark === 'waiting')));
    return cells.length > 0 ? { ...board, cells } : board;
  });
  return { ...scene, boards };
}

/** The classes by which the style sheet knows how things are to look. */
export function lookClasses({ theme, palette, marks, motion }: Look): string {
  return [
    'sb',
    `sb-${theme}`,
    palette === 'colour-blind' ? 'sb-colour-blind' : 'sb-standard',
    marks ? 'sb-marks' : '',
    motion ? '' : 'sb-still',
  ]
    .filter(Boolean)
    .join(' ');
}

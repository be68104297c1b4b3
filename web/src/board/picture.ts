import { create } from './dom/svg';
import { defs } from './draw/parts';
import { played } from './draw/played';
import { NOTHING, pictureBox, position } from './draw/scene';
import { arrange } from './layout';
import { shape } from './shape';
import type { Look, Moved, Scene } from './types';

let pictures = 0;

/** A still picture of a scene, for pages that only show it. */
export function drawScene(whole: Scene, look: Look, aspect = 1): SVGSVGElement {
  const scene = withoutFrontier(whole);
  const ids = `sb-picture-${++pictures}`;
  const layout = arrange(scene, { aspect, turn: 0, front: look.floors === 'stacked' ? 0 : null });
  const picture = shape(
    'svg',
    {
      class: `${lookClasses(look)} sb-picture`,
      viewBox: pictureBox(layout, aspect),
      'aria-hidden': 'true',
      focusable: 'false',
    },
    defs(ids),
    ...position(scene, layout, NOTHING, ids),
  );
  return create(picture) as SVGSVGElement;
}

/** What all small pictures of moves on a page refer to. */
const ICONS = 'sb-played';

/** A small picture of what a move laid or carried; none where nothing was moved. */
export function drawPlayed(move: Moved, signs: Scene['signs'], look: Look): SVGSVGElement | null {
  const found = played(move, signs, ICONS);
  if (!found) return null;
  const { left, right, top, bottom } = found.box;
  shareShades(look);
  const box = `${left} ${top} ${right - left} ${bottom - top}`;
  return create(
    shape(
      'svg',
      { class: `${lookClasses(look)} sb-picture`, viewBox: box, 'aria-hidden': 'true', focusable: 'false' },
      found.drawn,
    ),
  ) as SVGSVGElement;
}

function shareShades(look: Look): void {
  const shared =
    document.getElementById(ICONS) ??
    create(shape('svg', { id: ICONS, 'aria-hidden': 'true', focusable: 'false' }, defs(ICONS)));
  shared.setAttribute('class', `${lookClasses(look)} sb-shared`);
  if (!shared.isConnected) document.body.append(shared);
}

/**
 * Where more may lie on a table matters to those who play, not to those who look at a picture; and where
 * something must lie, to nobody when all is over.
 */
export function withoutFrontier(scene: Scene, over = false): Scene {
  const boards = scene.boards.map((board) => {
    if (board.shape !== 'table') return board;
    const cells = board.cells.filter(
      ({ pieces, mark }) => pieces.length > 0 || (!over && (mark === 'forced' || mark === 'waiting')),
    );
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

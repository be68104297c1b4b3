import { SIZE, softHexagon } from '../geometry';
import type { Layout } from '../layout';
import { group, label, moveTo, shape } from '../shape';
import type { Shape } from '../shape';
import type { Note } from '../types';

/** Letters keep this size on the screen, however small the board is. */
const READABLE = 0.8;

/** What a position allows: areas below, crosses and numbers above them. */
export function notes(all: readonly Note[], layout: Layout, scale: number): Shape {
  const shown = all.filter(({ at }) => !(layout.floors[at.board]?.behind ?? true));
  const sorted = [...shown.filter(isArea), ...shown.filter((note) => !isArea(note))];
  return group(
    { key: 'notes', class: 'sb-notes', 'aria-hidden': 'true' },
    ...sorted.map((note) => drawn(note, layout, scale)),
  );
}

const isArea = ({ tone }: Note) => tone === 'area' || tone === 'contested';

function drawn(note: Note, layout: Layout, scale: number): Shape {
  const { x, y } = layout.pointOf(note.at);
  const look = `sb-note sb-note-${note.tone}${note.tint ? ` sb-note-${note.tint}` : ''}`;
  const hexagon = () => shape('path', { d: softHexagon(SIZE - 6, 5) });
  if (isArea(note)) return group({ class: look, move: moveTo(x, y) }, hexagon());
  if (note.tone === 'barred' || note.tone === 'dead') {
    const cross = shape('path', { class: 'sb-note-cross', d: 'M-13,-13L13,13M13,-13L-13,13' });
    return group({ class: look, move: moveTo(x, y) }, hexagon(), cross);
  }
  const larger = Math.max(1, READABLE / scale);
  const around = note.tone === 'due' ? [group({ class: look, move: moveTo(x, y) }, hexagon())] : [];
  const number = group(
    { class: `${look} sb-note-number`, move: moveTo(x, y + (note.tone === 'due' ? 0 : 22), larger) },
    shape('circle', { r: 11 }),
    label(note.text, { y: 5 }),
  );
  return group({}, ...around, number);
}

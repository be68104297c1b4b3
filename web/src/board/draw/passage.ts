import type { Layout } from '../layout';
import { group, label, shape } from '../shape';
import type { Shape } from '../shape';
import type { Scene } from '../types';
import { skinOf } from './skin';

/** Where the open ends of one seat's snakes come out on other boards, each with the board that it leads to. */
export function passages(scene: Scene, seat: number | null, layout: Layout): Shape {
  const own = (scene.passages ?? []).filter(
    (passage) => passage.seat === seat && !layout.floors[passage.to.board]?.behind,
  );
  const drawn = own.map(({ from, to }) => {
    const { x, y } = layout.pointOf(to);
    return group(
      { class: `sb-passage sb-skin-${skinOf(scene.signs, seat!)}`, transform: `translate(${x},${y})` },
      shape('circle', { class: 'sb-passage-ring', r: 23 }),
      shape('circle', { class: 'sb-passage-plate', cx: 15, cy: -17, r: 10.5 }),
      label(String(from.board + 1), { class: 'sb-passage-name', x: 15, y: -12.4 }),
    );
  });
  return group({ key: 'passages', class: 'sb-passages', 'aria-hidden': 'true' }, ...drawn);
}

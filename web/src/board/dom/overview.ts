import { SIZE, hexagon } from '../geometry';
import { shape } from '../shape';
import type { Shape } from '../shape';
import { placeKey } from '../layout';
import { isTable, layoutOf, legalShown, sceneOf } from '../state/queries';
import type { State } from '../state/state';
import { toDrawing } from '../state/view';
import { isCropped } from '../state/viewport';
import type { Point, Words } from '../types';
import { element } from './elements';
import { create, patch } from './svg';

export interface OverviewActions {
  /** Shows what lies around a point of the drawing. */
  look(at: Point): void;
}

/** All of a table, small, where only a part of it is seen: what lies, where something can be done, and which part. */
export class Overview {
  readonly element = element('button', 'sb-overview', { type: 'button', tabindex: '-1', hidden: '' });
  private readonly picture = create(shape('svg', {}));
  private box = { left: 0, top: 0, wide: 1, high: 1 };

  constructor(words: Words, actions: OverviewActions) {
    this.element.setAttribute('aria-label', words('board-overview'));
    this.element.append(this.picture);
    this.element.addEventListener('click', (event) => {
      const { left, top, width, height } = this.picture.getBoundingClientRect();
      const [across, down] =
        event.detail === 0 ? [0.5, 0.5] : [(event.clientX - left) / width, (event.clientY - top) / height];
      actions.look({ x: this.box.left + across * this.box.wide, y: this.box.top + down * this.box.high });
    });
  }

  update(state: State): void {
    this.element.hidden = !isTable(state) || !isCropped(state);
    if (this.element.hidden) return;
    const layout = layoutOf(state);
    const { left, top, right, bottom } = layout.box;
    this.box = { left, top, wide: right - left, high: bottom - top };
    const [from, to] = [
      toDrawing(state.view, { x: 0, y: 0 }),
      toDrawing(state.view, { x: state.pane.width, y: state.pane.height }),
    ];
    patch(
      this.picture,
      shape(
        'svg',
        { viewBox: `${left} ${top} ${right - left} ${bottom - top}`, 'aria-hidden': 'true', focusable: 'false' },
        ...this.cells(state),
        shape('rect', {
          class: 'sb-overview-part',
          x: from.x,
          y: from.y,
          width: to.x - from.x,
          height: to.y - from.y,
          rx: 20,
        }),
      ),
    );
  }

  private cells(state: State): Shape[] {
    const layout = layoutOf(state);
    const legal = legalShown(state);
    return (sceneOf(state).boards[0]?.cells ?? []).flatMap((cell) => {
      const place = { board: 0, q: cell.q, r: cell.r };
      const kind =
        cell.mark === 'forced'
          ? 'forced'
          : cell.pieces.length > 0
            ? 'tile'
            : legal.has(placeKey(place))
              ? 'legal'
              : null;
      return kind ? [shape('path', { class: `sb-overview-${kind}`, d: hexagon(SIZE - 2, layout.pointOf(place)) })] : [];
    });
  }
}

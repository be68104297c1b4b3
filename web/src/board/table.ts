import { defs } from './draw/defs';
import { position } from './draw/scene';
import type { Pointing } from './draw/scene';
import { choiceGhost, fan, looseGhost, looseScales } from './ghost';
import { placeKey } from './layout';
import type { Layout } from './layout';
import type { Device, Pick } from './pick';
import { create, group, patch, shape } from './svg';
import type { Shape } from './svg';
import type { BoardState, Cell, Choice, Place, Words } from './types';

/** What is to be drawn. */
export interface Shown {
  state: BoardState;
  layout: Layout;
  pick: Pick;
  legal: ReadonlySet<string>;
  /** Where the keyboard is, if it is on the table. */
  cursor: Place | null;
  /** A choice that is looked at among several. */
  preview: Choice | null;
  fanned: Place | null;
  device: Device;
  dragging: boolean;
  /** Which stack of a row is which, from one position to the next. */
  stacks: string[];
  view: string;
  grabs: boolean;
}

/** The drawing itself: the position, and over it what is about to be done. */
export class Table {
  readonly element = create(shape('svg', { class: 'sb-table', role: 'group' })) as SVGSVGElement;

  constructor(
    private readonly words: Words,
    private readonly ids: string,
  ) {
    this.element.setAttribute('aria-label', words('board-label'));
  }

  draw(shown: Shown): void {
    const { state, layout } = shown;
    patch(
      this.element,
      shape(
        'svg',
        { class: `sb-table${shown.grabs ? ' sb-grabs' : ''}`, role: 'group', 'aria-label': this.words('board-label') },
        defs(this.ids),
        group(
          { key: 'view', class: 'sb-view', move: shown.view },
          ...position(state.scene, layout, this.pointing(shown), this.ids),
          group({ key: 'ghosts', class: 'sb-ghosts', 'aria-hidden': 'true' }, ...this.ghosts(shown)),
        ),
      ),
    );
  }

  /** Only what part of it is seen has changed. */
  look(view: string, grabs: boolean): void {
    const seen = this.element.querySelector<SVGGElement>('.sb-view');
    if (seen) seen.style.transform = view;
    this.element.classList.toggle('sb-grabs', grabs);
  }

  cell(place: Place): SVGElement | null {
    return this.element.querySelector(`[data-place="${placeKey(place)}"]`);
  }

  private pointing({ state, pick, legal, cursor, stacks }: Shown): Pointing {
    const { holding } = pick;
    const tokens = state.scene.boards[0]?.cells.some((cell) => cell.pieces[0]?.kind === 'token') ?? false;
    return {
      legal,
      dims: legal.size > 0 && (tokens || holding?.kind === 'stack'),
      faint: legal.size > 30,
      held: holding?.kind === 'stack' ? placeKey(holding.place) : null,
      label: (place, cell) => this.label(state, place, cell, legal),
      cursor: cursor && placeKey(cursor),
      stacks,
    };
  }

  private label(state: BoardState, place: Place, cell: Cell, legal: ReadonlySet<string>): string {
    let about = cell.about;
    if (cell.mark === 'forced') about = this.words('board-cell-forced', { about });
    if (cell.mark === 'answer') about = this.words('board-cell-answer', { about });
    if (legal.has(placeKey(place))) about = this.words('board-cell-legal', { about });
    const last = state.scene.last.some((one) => placeKey(one) === placeKey(place));
    return last ? this.words('board-cell-last', { about }) : about;
  }

  private ghosts({ state, layout, pick, preview, fanned, device, dragging }: Shown): Shape[] {
    const { scene } = state;
    const seat = state.seat ?? 0;
    const mine = scene.hands.find((hand) => hand.seat === state.seat)?.pieces ?? [];
    const ghost = (choice: Choice, surety: 'snapped' | 'standing' | 'pending') => {
      const held = mine.find(({ key }) => key === choice.piece) ?? null;
      return choiceGhost(choice, held, scene, seat, layout, surety, this.ids);
    };
    if (state.pending !== null) {
      const known = pick.sent?.text === state.pending ? pick.sent : state.choices.find((choice) => choice.text === state.pending);
      return known && known.act !== 'choose' ? [ghost(known, 'pending')] : [];
    }
    const shown = preview ?? pick.standing;
    if (shown) return shown.act === 'choose' ? [] : [ghost(shown, 'standing')];
    const { held, wish, pointed, aim, holding } = pick;
    if (held && wish && pointed) {
      if (aim) return [ghost(aim.choice, 'snapped')];
      return device === 'touch' && !dragging ? [] : [looseGhost(held, wish, pointed.point, scene, layout, this.ids)];
    }
    const over = pointed?.place;
    if (over && device !== 'touch' && !dragging) {
      const here = pick.choices.find((choice) => choice.places.some((place) => placeKey(place) === placeKey(over)));
      if (here && pick.active && !here.piece) return [ghost(here, 'snapped')];
    }
    if (holding?.kind === 'stack' && dragging && pointed) return [looseScales(scene, holding.place, 1, pointed.point, this.ids)];
    const open = fanned && !holding ? fan(scene, fanned, layout, this.ids) : null;
    return open ? [open] : [];
  }
}

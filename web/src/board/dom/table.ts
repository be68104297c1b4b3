import { annotations, apart, rankSign } from '../draw/annotations';
import { defs } from '../draw/parts';
import { choiceGhost, fan, looseGhost, looseScales } from '../draw/ghost';
import { growthSign } from '../draw/growth';
import { notes } from '../draw/notes';
import { position } from '../draw/scene';
import type { Highlights } from '../draw/scene';
import { placeKey } from '../layout';
import { group, shape } from '../shape';
import type { Shape } from '../shape';
import {
  choiceShown,
  consideredChoice,
  drillsNow,
  grabsTouch,
  heldPiece,
  layoutOf,
  legalShown,
  myHand,
  stackActs,
} from '../state/queries';
import { placesSince } from '../state/recent';
import { cellLabel } from '../state/spoken';
import type { State } from '../state/state';
import { cssOf } from '../state/view';
import type { BoardInput, Choice, Place, Words } from '../types';
import { create, patch } from './svg';

/** The drawing itself: the position, and over it what is about to be done. */
export class Table {
  readonly element = create(shape('svg', { class: 'sb-table', role: 'group' })) as SVGSVGElement;

  constructor(
    private readonly words: Words,
    private readonly ids: string,
  ) {
    this.element.setAttribute('aria-label', words('board-label'));
  }

  draw(state: State): void {
    const { input } = state;
    if (!input) return;
    const layout = layoutOf(state);
    patch(
      this.element,
      shape(
        'svg',
        {
          class: `sb-table${grabsTouch(state) ? ' sb-grabs' : ''}`,
          role: 'group',
          'aria-label': this.words('board-label'),
        },
        defs(this.ids),
        group(
          { key: 'view', class: 'sb-view', move: cssOf(state.view) },
          ...position(input.scene, layout, this.highlights(state, input), this.ids),
          group({ key: 'suggested', class: 'sb-suggestions', 'aria-hidden': 'true' }, ...this.suggested(state, input)),
          notes(input.notes ?? [], layout, state.view.scale),
          annotations(input.annotations ?? [], layout),
          group({ key: 'ghosts', class: 'sb-ghosts', 'aria-hidden': 'true' }, ...this.ghosts(state, input)),
        ),
      ),
    );
  }

  /** Only what part of it is seen has changed. */
  drawView(state: State): void {
    const seen = this.element.querySelector<SVGGElement>('.sb-view');
    if (seen) seen.style.transform = cssOf(state.view);
    this.element.classList.toggle('sb-grabs', grabsTouch(state));
  }

  cell(place: Place): SVGElement | null {
    return this.element.querySelector(`[data-place="${placeKey(place)}"]`);
  }

  private highlights(state: State, input: BoardInput): Highlights {
    const { holding, cursor } = state;
    const legal = legalShown(state);
    const recent = new Set(placesSince(input.scene, input.seat).map(placeKey));
    const tokens = input.scene.boards[0]?.cells.some((cell) => cell.pieces[0]?.kind === 'token') ?? false;
    return {
      legal,
      dims: legal.size > 0 && (tokens || holding?.kind === 'stack'),
      faint: legal.size > 30,
      drills: drillsNow(state),
      acts: stackActs(state),
      pointed: state.pointed?.place ? placeKey(state.pointed.place) : null,
      seat: input.seat,
      coordinates: input.look.coordinates ?? false,
      scale: state.view.scale,
      held: holding?.kind === 'stack' ? placeKey(holding.place) : null,
      recent,
      label: (place, cell) => cellLabel(input, place, cell, { legal, recent }, this.words),
      cursor: state.zone === 'table' && cursor ? placeKey(cursor) : null,
      stacks: state.stacks.keys,
    };
  }

  /** What is recommended, as long as nobody is about to do something else. */
  private suggested(state: State, input: BoardInput): Shape[] {
    if (state.holding || state.tentative || input.pending !== null) return [];
    const layout = layoutOf(state);
    const all = apart(input.suggested ?? []).map(({ choice, rank }) => {
      if (choice.act === 'choose' || choice.places.some(({ board }) => layout.floors[board]?.behind)) return null;
      const held = input.scene.hands.flatMap(({ pieces }) => pieces).find(({ key }) => key === choice.piece) ?? null;
      const drawn = choiceGhost(choice, held, input.scene, input.seat ?? 0, layout, 'suggested', this.ids);
      return group(
        { key: `suggested-${rank}`, class: `sb-suggested-${Math.min(rank, 3)}` },
        drawn,
        rankSign(choice, rank, layout, state.view.scale),
      );
    });
    // The best lies uppermost.
    return all.filter((one) => one !== null).reverse();
  }

  private ghosts(state: State, input: BoardInput): Shape[] {
    const { scene } = input;
    const layout = layoutOf(state);
    const ghost = (choice: Choice, certainty: 'snapped' | 'standing' | 'pending') => {
      const held = myHand(state).find(({ key }) => key === choice.piece) ?? null;
      const drawn = choiceGhost(choice, held, scene, input.seat ?? 0, layout, certainty, this.ids);
      // What it is worth is told while there is still something to decide.
      if (choice.growth && certainty !== 'pending')
        drawn.children.push(growthSign(choice.growth, choice.places, layout, state.view.scale));
      return drawn;
    };
    if (input.pending !== null) {
      const known =
        state.sent?.text === input.pending ? state.sent : input.choices.find((choice) => choice.text === input.pending);
      return known && known.act !== 'choose' ? [ghost(known, 'pending')] : [];
    }
    const considered = consideredChoice(state);
    if (considered)
      return considered.act === 'choose' ? [] : [ghost(considered, choiceShown(state) ? 'standing' : 'snapped')];
    const { orientation, pointed, holding, device, dragging } = state;
    const held = heldPiece(state);
    if (held && orientation && pointed) {
      return device === 'touch' && !dragging
        ? []
        : [looseGhost(held, orientation, pointed.point, scene, layout, this.ids)];
    }
    if (holding?.kind === 'stack' && dragging && pointed)
      return [looseScales(scene, holding.place, 1, pointed.point, this.ids)];
    const open = state.openStack && !holding ? fan(scene, state.openStack, layout, this.ids) : null;
    return open ? [open] : [];
  }
}

import { heldPiece, isSmall, isStacked, legalShown, myHand } from '../state/queries';
import { placesSince } from '../state/recent';
import type { State } from '../state/state';
import type { BoardInput, Words } from '../types';
import { element, iconButton } from './elements';

/** What the buttons do. */
export interface Actions {
  turn(steps: number): void;
  flip(): void;
  putBack(): void;
  zoom(factor: number): void;
  fit(): void;
  floor(board: number): void;
  stack(stacked: boolean): void;
  coordinates(): void;
}

/** A board of more cells is a large one. */
const MANY = 50;

/** Buttons for hands without keys: what to do with a piece, and what to see of the board. */
export class Tools {
  /** Beside the hand. */
  readonly row = element('div', 'sb-tools', { role: 'group' });
  /** In a corner over the board. */
  readonly corner = element('div', 'sb-corner', { role: 'group' });

  private readonly flip: HTMLButtonElement;
  private readonly fit: HTMLButtonElement;
  private readonly sizes: HTMLButtonElement[];
  /** With those that zoom, or beside what the others hold. */
  readonly names: HTMLButtonElement;
  private readonly stack: HTMLButtonElement;
  private readonly spread: HTMLButtonElement;
  /** In a corner too, or beside what the others hold. */
  readonly floors = element('div', 'sb-floors', { role: 'group' });
  private readonly tabs = element('span', 'sb-floor-tabs');
  readonly zooms = element('div', 'sb-zooms', { role: 'group' });

  constructor(
    private readonly words: Words,
    private readonly actions: Actions,
  ) {
    this.flip = iconButton('flip', words('board-flip'), () => actions.flip());
    const [turns, others] = [element('span', ''), element('span', '')];
    turns.append(
      iconButton('turn-left', words('board-turn-left'), () => actions.turn(-1)),
      iconButton('turn-right', words('board-turn-right'), () => actions.turn(1)),
    );
    others.append(
      this.flip,
      iconButton('put-back', words('board-put-back'), () => actions.putBack()),
    );
    this.row.append(turns, others);
    this.fit = iconButton('fit', words('board-fit'), () => actions.fit());
    this.stack = iconButton('stack', words('board-floors-stack'), () => actions.stack(true));
    this.spread = iconButton('spread', words('board-floors-spread'), () => actions.stack(false));
    this.names = iconButton('names', words('board-coordinates'), () => actions.coordinates());
    this.sizes = [
      iconButton('plus', words('board-zoom-in'), () => actions.zoom(1.3)),
      iconButton('minus', words('board-zoom-out'), () => actions.zoom(1 / 1.3)),
      this.fit,
    ];
    this.zooms.append(...this.sizes, this.stack, this.names);
    this.floors.append(this.tabs, this.spread);
    this.corner.append(this.floors, this.zooms);
  }

  update(state: State): void {
    if (!state.input) return;
    const { scene } = state.input;
    const pieces = myHand(state);
    const front = isStacked(state) ? state.front : null;
    this.row.hidden = pieces.length === 0;
    this.row.classList.toggle('sb-upright', scene.boards[0]?.shape === 'hexes');
    this.flip.hidden = !pieces.some(({ piece }) => piece.kind === 'path');
    for (const button of this.row.querySelectorAll('button'))
      button.setAttribute('aria-disabled', String(heldPiece(state) === null));
    const first = scene.boards[0];
    // Cells of a large board are smaller than a fingertip there unless one zooms.
    const small = isSmall(state) && first?.shape === 'hexes' && first.cells.length > MANY;
    const fixed = first?.shape !== 'table' && scene.boards.length < 2 && !small;
    for (const button of this.sizes) button.hidden = fixed;
    this.names.setAttribute('aria-pressed', String(state.input.look.coordinates ?? false));
    this.corner.classList.toggle(
      'sb-corners',
      first?.shape === 'table' || (first?.shape === 'hexes' && (front !== null || scene.boards.length < 2)),
    );
    // A table is empty where a board has its upper corners, so that two buttons can stand side by side.
    this.corner.classList.toggle('sb-corners-table', first?.shape === 'table');
    this.stack.hidden = scene.boards.length < 2 || front !== null;
    this.showFloors(state.input, front, legalShown(state));
  }

  /** All of it is in sight, so nothing need be brought back. */
  fitted(all: boolean): void {
    this.fit.classList.toggle('sb-fitted', all);
  }

  private showFloors({ scene, seat }: BoardInput, front: number | null, legal: ReadonlySet<string>): void {
    this.floors.hidden = front === null;
    if (front === null) return;
    while (this.tabs.children.length < scene.boards.length) {
      const board = this.tabs.children.length;
      const tab = element('button', 'sb-tool sb-floor-tab', {
        type: 'button',
        tabindex: '-1',
        'aria-label': this.words('board-floor', { number: board + 1 }),
      });
      tab.textContent = String(board + 1);
      tab.addEventListener('click', () => this.actions.floor(board));
      this.tabs.append(tab);
    }
    const playable = new Set([...legal].map((key) => Number(key.split(':')[0])));
    const last = new Set(placesSince(scene, seat).map((place) => place.board));
    Array.from(this.tabs.children).forEach((tab, board) => {
      tab.setAttribute('aria-pressed', String(board === front));
      tab.classList.toggle('sb-tab-legal', playable.has(board));
      tab.classList.toggle('sb-tab-last', last.has(board));
    });
  }
}

import { element, iconButton } from './parts';
import type { Pick } from './pick';
import type { Scene, Words } from './types';

export interface Deeds {
  turn(steps: number): void;
  flip(): void;
  putBack(): void;
  zoom(factor: number): void;
  fit(): void;
  floor(board: number): void;
  stack(stacked: boolean): void;
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
  private readonly stack: HTMLButtonElement;
  private readonly spread: HTMLButtonElement;
  /** In a corner too, or beside what the others hold. */
  readonly floors = element('div', 'sb-floors', { role: 'group' });
  private readonly tabs = element('span', 'sb-floor-tabs');
  readonly zooms = element('div', 'sb-zooms', { role: 'group' });

  constructor(
    private readonly words: Words,
    private readonly deeds: Deeds,
  ) {
    this.flip = iconButton('flip', words('board-flip'), () => deeds.flip());
    const [turns, others] = [element('span', ''), element('span', '')];
    turns.append(
      iconButton('turn-left', words('board-turn-left'), () => deeds.turn(-1)),
      iconButton('turn-right', words('board-turn-right'), () => deeds.turn(1)),
    );
    others.append(this.flip, iconButton('put-back', words('board-put-back'), () => deeds.putBack()));
    this.row.append(turns, others);
    this.fit = iconButton('fit', words('board-fit'), () => deeds.fit());
    this.stack = iconButton('stack', words('board-floors-stack'), () => deeds.stack(true));
    this.spread = iconButton('spread', words('board-floors-spread'), () => deeds.stack(false));
    this.zooms.append(
      iconButton('plus', words('board-zoom-in'), () => deeds.zoom(1.3)),
      iconButton('minus', words('board-zoom-out'), () => deeds.zoom(1 / 1.3)),
      this.fit,
      this.stack,
    );
    this.floors.append(this.tabs, this.spread);
    this.corner.append(this.floors, this.zooms);
  }

  /** `narrow`: cells of a large board are smaller than a fingertip unless one zooms. */
  update(scene: Scene, seat: number | null, front: number | null, narrow: boolean, pick: Pick, legal: ReadonlySet<string>): void {
    const pieces = scene.hands.find((hand) => hand.seat === seat)?.pieces ?? [];
    this.row.hidden = pieces.length === 0;
    this.flip.hidden = !pieces.some(({ piece }) => piece.kind === 'path');
    for (const button of this.row.querySelectorAll('button')) button.disabled = pick.held === null;
    const first = scene.boards[0];
    const small = narrow && first?.shape === 'hexes' && first.cells.length > MANY;
    this.zooms.hidden = first?.shape !== 'table' && scene.boards.length < 2 && !small;
    this.corner.classList.toggle('sb-corners', first?.shape === 'hexes' && (front !== null || scene.boards.length < 2));
    this.stack.hidden = scene.boards.length < 2 || front !== null;
    this.showFloors(scene, front, legal);
  }

  /** All of it is in sight, so nothing need be brought back. */
  fitted(all: boolean): void {
    this.fit.classList.toggle('sb-fitted', all);
  }

  private showFloors(scene: Scene, front: number | null, legal: ReadonlySet<string>): void {
    this.floors.hidden = front === null;
    if (front === null) return;
    while (this.tabs.children.length < scene.boards.length) {
      const board = this.tabs.children.length;
      const tab = element('button', 'sb-tool sb-floor-tab', { type: 'button', tabindex: '-1', 'aria-label': this.words('board-floor', { number: board + 1 }) });
      tab.textContent = String(board + 1);
      tab.addEventListener('click', () => this.deeds.floor(board));
      this.tabs.append(tab);
    }
    const playable = new Set([...legal].map((key) => Number(key.split(':')[0])));
    const last = new Set(scene.last.map((place) => place.board));
    Array.from(this.tabs.children).forEach((tab, board) => {
      tab.setAttribute('aria-pressed', String(board === front));
      tab.classList.toggle('sb-tab-legal', playable.has(board));
      tab.classList.toggle('sb-tab-last', last.has(board));
    });
  }
}

import { arrange } from '../layout';
import type { Layout } from '../layout';
import { setInput, setPaneSize } from '../state/input';
import { press } from '../state/selection';
import { EMPTY } from '../state/state';
import type { Effect, State, Update } from '../state/state';
import type { BoardInput, Choice, Place, Scene } from '../types';

/** A board without a page: a state, and what it said. */
export class Headless {
  state: State;
  heard: string[] = [];
  readonly input: BoardInput;

  constructor(sample: { scene: Scene; choices: Choice[] }, rest: Partial<BoardInput> = {}) {
    this.input = {
      ...sample,
      playable: null,
      seat: 0,
      pending: null,
      away: false,
      confirm: 'off',
      look: { theme: 'light', palette: 'standard', marks: false, motion: false },
      ...rest,
    };
    this.state = setPaneSize(EMPTY, { width: 600, height: 600 });
    this.update((state) => setInput(state, this.input));
  }

  update(update: Update): State {
    const next = update(this.state);
    this.heard.push(...next.effects.map(inWords));
    this.state = { ...next, effects: [] };
    return this.state;
  }

  set(rest: Partial<BoardInput>): State {
    return this.update((state) => setInput(state, { ...this.input, ...rest }));
  }

  press(place: Place): State {
    return this.update((state) => press(state, place, this.layout.pointOf(place), 'mouse'));
  }

  get layout(): Layout {
    return arrange(this.input.scene, { aspect: 1, turn: 0, front: null });
  }

  get last(): string {
    return this.heard.at(-1) ?? '';
  }
}

export function on(q: number, r: number, board = 0): Place {
  return { board, q, r };
}

function inWords(effect: Effect): string {
  switch (effect.kind) {
    case 'chosen':
      return `chosen ${effect.choice.text}`;
    case 'tentative':
      return `tentative ${effect.choice?.text ?? '-'}`;
    case 'refused': {
      const { piece, from, places, turn, flipped } = effect.attempt;
      const cells = places.map(({ board, q, r }) => `${board}:${q},${r}`).join(' ');
      const start = from ? `from ${from.board}:${from.q},${from.r} ` : '';
      return `refused ${piece ? `${piece} ` : ''}${start}${cells}${turn ? ` turned ${turn}` : ''}${flipped ? ' flipped' : ''}`;
    }
    case 'wants':
      return `wants ${effect.piece}`;
    case 'say':
      return effect.code.replace(/^board-said-/, '');
    default:
      return effect.kind;
  }
}

// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import { arrange, placeKey } from '../layout';
import { Pick } from '../pick';
import type { BoardState, Choice, Place, Scene } from '../types';
import { choice, fiveG, kamon, pantarei, snekagon, tantrix } from '../gallery/samples';

let heard: string[] = [];

function start(sample: { scene: Scene; choices: Choice[] }, rest: Partial<BoardState> = {}): { pick: Pick; state: BoardState; at: (place: Place) => void } {
  const state: BoardState = {
    ...sample,
    playable: null,
    seat: 0,
    pending: null,
    away: false,
    confirm: 'off',
    look: { theme: 'light', palette: 'standard', marks: false, motion: false },
    ...rest,
  };
  const layout = arrange(state.scene, { aspect: 1, turn: 0, front: null });
  const pick = new Pick(
    {
      chosen: (choice) => heard.push(`chosen ${choice.text}`),
      tentative: (choice) => heard.push(`tentative ${choice?.text ?? '-'}`),
      refused: (text) => heard.push(`refused ${text}`),
      wants: (piece) => heard.push(`wants ${piece}`),
      say: ({ code }) => heard.push(code.replace('board-said-', '')),
    },
    () => layout,
  );
  pick.update(state);
  return { pick, state, at: (place) => pick.press(place, layout.pointOf(place), 'mouse') };
}

const on = (q: number, r: number, board = 0): Place => ({ board, q, r });
const point = { x: 0, y: 0 };

beforeEach(() => {
  heard = [];
});

describe('a place without a piece (Kamon)', () => {
  it('is chosen at once when nothing need be confirmed', () => {
    start(kamon()).at(on(3, -3));
    expect(heard).toEqual(['chosen a7']);
  });

  it('is refused with its name when it is not legal', () => {
    start(kamon()).at(on(0, -3));
    expect(heard).toEqual(['refused a4']);
  });

  it('waits for a second press, and moves with a press elsewhere', () => {
    const { at } = start(kamon(), { confirm: 'double' });
    at(on(3, -3));
    at(on(-2, 1));
    at(on(-2, 1));
    expect(heard.filter((word) => /^(chosen|tentative) /.test(word))).toEqual([
      'tentative a7', 'tentative -', 'tentative e2', 'tentative -', 'chosen e2',
    ]);
  });

  it('waits for the button, however often it is pressed', () => {
    const { pick, at } = start(kamon(), { confirm: 'button' });
    at(on(3, -3));
    at(on(3, -3));
    expect(heard.some((word) => word.startsWith('chosen'))).toBe(false);
    pick.confirm();
    expect(heard.at(-1)).toBe('chosen a7');
  });

  it('says nothing while away, pending, or when it is not our turn', () => {
    start(kamon(), { away: true }).at(on(3, -3));
    start(kamon(), { pending: 'a7' }).at(on(3, -3));
    start({ ...kamon(), choices: [] }).at(on(3, -3));
    expect(heard).toEqual([]);
  });
});

describe('a snake from the hand', () => {
  it('asks to pick one first', () => {
    start(snekagon()).at(on(-1, -4));
    expect(heard).toEqual(['pick-first']);
  });

  it('snaps to a choice that covers the cell, turned if need be', () => {
    const { pick } = start(snekagon());
    pick.take('I4');
    pick.point(on(5, -5), { x: 0, y: -300 });
    expect(pick.aim?.choice.piece).toBe('I4');
    expect(pick.aim?.choice.places.some(({ q, r }) => q === 5 && r === -5)).toBe(true);
  });

  it('cycles through legal ways only, and comes round to the first', () => {
    const { pick, state } = start(snekagon());
    pick.take('V3');
    pick.point(on(0, -4), { x: -138, y: -240 });
    const first = pick.aim!.choice.text;
    const seen = new Set<string>();
    for (let step = 0; step < 12 && !seen.has(pick.aim!.choice.text); step++) {
      seen.add(pick.aim!.choice.text);
      expect(state.choices.some((choice) => choice.text === pick.aim!.choice.text)).toBe(true);
      pick.turn(1);
    }
    expect(pick.aim!.choice.text).toBe(first);
    expect(seen.size).toBeGreaterThan(1);
  });

  it.each(Object.entries({ snekagon, fiveG, tantrix }))('can be put by keys wherever it may lie: %s', (_, sample) => {
    const { scene, choices } = sample();
    // Pieces without a cell in their middle are the awkward ones; all of them would take long where boards are many.
    const awkward = choices.filter(({ piece }) => sample !== fiveG || ['2', 'I4'].includes(piece!));
    const { pick, state } = start({ scene, choices: awkward });
    const layout = arrange(state.scene, { aspect: 1, turn: 0, front: null });
    const lies = (choice: Choice) => `${choice.piece} ${choice.places.map(placeKey).sort().join(' ')} ${sample === tantrix ? choice.turn : ''}`;
    const wanted = new Set(state.choices.map(lies));
    expect(wanted.size).toBeGreaterThan(2);
    for (const piece of new Set(state.choices.map((choice) => choice.piece!))) {
      pick.take(piece);
      for (const cell of new Map(pick.choices.flatMap((choice) => choice.places).map((place) => [placeKey(place), place])).values()) {
        pick.point(cell, layout.pointOf(cell));
        for (let turn = 0; turn < 12; turn++) {
          wanted.delete(lies(pick.aim!.choice));
          if (turn === 5) pick.flip();
          else pick.turn(1);
        }
      }
      pick.putBack();
    }
    expect([...wanted]).toEqual([]);
  }, 60_000);

  it('turns back to where it was', () => {
    const { pick } = start(snekagon());
    pick.take('L4');
    pick.point(on(0, -3), centreOf(on(0, -3)));
    const first = pick.aim?.choice.text;
    pick.turn(1);
    pick.turn(-1);
    expect(pick.aim?.choice.text).toBe(first);
  });

  it('says when there is only one way', () => {
    const scene = snekagon().scene;
    const only = choice('f6-f7-f8', { piece: 'I3', places: [on(0, 0), on(1, 0), on(2, 0)] });
    const { pick } = start({ scene: { ...scene, snakes: [] }, choices: [only] });
    pick.take('I3');
    pick.point(on(1, 0), centreOf(on(1, 0)));
    pick.turn(1);
    expect(heard.at(-1)).toBe('only-way');
  });

  it('is refused as move text where it can not lie', () => {
    const { pick, at } = start(snekagon());
    pick.take('I3');
    at(on(1, 0));
    expect(heard.at(-1)).toBe('refused f6-f7-f8');
    expect(pick.held?.key).toBe('I3');
  });

  it('stands first where a finger could not see it, and turns under taps', () => {
    const { pick } = start(snekagon());
    pick.take('V3');
    pick.press(on(0, -4), centreOf(on(0, -4)), 'touch');
    const first = pick.standing?.text;
    expect(first).toBeDefined();
    pick.press(pick.standing!.places[1]!, point, 'touch');
    expect(pick.standing?.text).not.toBe(first);
    pick.confirm();
    expect(heard.at(-1)).toMatch(/^chosen /);
    expect(pick.holding).toBeNull();
  });

  it('goes back to the hand', () => {
    const { pick } = start(snekagon());
    pick.take('V3');
    pick.putBack();
    expect(pick.holding).toBeNull();
    pick.take('V3');
    pick.take('V3');
    expect(pick.holding).toBeNull();
  });

  it('is dropped when the position goes on without it', () => {
    const { pick, state } = start(snekagon());
    pick.take('V3');
    pick.update({ ...state, choices: [] });
    expect(pick.holding).toBeNull();
  });
});

describe('choices fetched piece by piece', () => {
  it('are asked for, and taken up when they come', () => {
    const sample = snekagon();
    const { pick, state } = start({ ...sample, choices: [] }, { playable: ['I3'] });
    pick.take('V3');
    expect(heard).toEqual(['idle']);
    pick.take('I3');
    expect(heard.at(-1)).toBe('wants I3');
    pick.point(on(-1, -4), centreOf(on(-1, -4)));
    expect(pick.aim).toBeNull();
    pick.update({ ...state, choices: sample.choices.filter((choice) => choice.piece === 'I3') });
    expect(pick.aim?.choice.piece).toBe('I3');
  });
});

describe('several ways at one place', () => {
  it('offers to drill or not', () => {
    const { pick, at } = start(fiveG());
    pick.take('1');
    at(on(0, -5));
    expect(pick.options.map((choice) => choice.drills.length)).toEqual([0, 1]);
    pick.decide(pick.options[1]!);
    expect(heard.at(-1)).toBe('chosen 3>1:a6');
  });

  it('offers one scale, two, or a swap; and the swap from either stack', () => {
    const { pick, at } = start(pantarei());
    at(on(1, 0));
    expect(pick.legal).toEqual(new Set(['0:3,0', '0:4,0']));
    at(on(3, 0));
    expect(pick.options.map((choice) => choice.text)).toEqual(['2>4', '2>>4']);
    pick.decide(pick.options[1]!);
    expect(heard.at(-1)).toBe('chosen 2>>4');
    at(on(4, 0));
    at(on(1, 0));
    expect(heard.at(-1)).toBe('chosen 2=5');
  });

  it('keeps the decision waiting where moves are confirmed', () => {
    const { pick, at } = start(pantarei(), { confirm: 'button' });
    at(on(1, 0));
    at(on(3, 0));
    pick.decide(pick.options[1]!);
    expect(pick.standing?.text).toBe('2>>4');
    pick.confirm();
    expect(heard.at(-1)).toBe('chosen 2>>4');
  });

  it('refuses a stack too far away as move text', () => {
    const { at } = start(pantarei());
    at(on(1, 0));
    at(on(6, 0));
    expect(heard.at(-1)).toBe('refused 2>7');
  });
});

describe('a tile (Tantrix)', () => {
  it('turns through legal rotations only', () => {
    const { pick, at } = start(tantrix());
    pick.take('22');
    pick.point(on(2, -2), centreOf(on(2, -2)));
    const turns = [0, 1, 2, 3].map(() => {
      const { turn } = pick.aim!.choice;
      pick.turn(1);
      return turn;
    });
    expect(turns).toEqual([0, 2, 3, 0]);
    at(on(2, -2));
    expect(heard.at(-1)).toBe('chosen 22@2,-2r2');
  });
});

describe('words to decide between', () => {
  it('are asked, and decided', () => {
    const scene = pantarei().scene;
    const { pick } = start({ scene, choices: [choice('black', { act: 'choose' }), choice('white', { act: 'choose' })] });
    expect(pick.asked.map((one) => one.text)).toEqual(['black', 'white']);
    pick.decide(pick.asked[1]!);
    expect(heard).toEqual(['chosen white']);
  });
});

function centreOf(place: Place): { x: number; y: number } {
  return arrange(snekagon().scene, { aspect: 1, turn: 0, front: null }).pointOf(place);
}

// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { arrange, placeKey } from '../layout';
import { orientationKey, orientationOf } from '../orientation';
import { askedChoices, choicesNow, heldPiece, legalNow } from '../state/queries';
import { confirm, decide, flipPiece, letGo, pointAt, press, putBack, takePiece, turnPiece } from '../state/selection';
import type { Choice, Place } from '../types';
import { choice, fiveG, kamon, pantarei, snekagon, tantrix } from '../gallery/samples';
import { Headless, on } from './harness';

const take = (board: Headless, key: string) => board.update((state) => takePiece(state, key));
const point = (board: Headless, place: Place, at = board.layout.pointOf(place)) =>
  board.update((state) => pointAt(state, place, at));
const turn = (board: Headless, steps: number) => board.update((state) => turnPiece(state, steps));
/** How a choice lies, wherever that is. */
const orientationKeyOf = (choice: Choice) => orientationKey(orientationOf(choice, null), false);
const snapped = (board: Headless): Choice | undefined => board.state.snap?.choice;

describe('a place without a piece', () => {
  it('is chosen at once when nothing need be confirmed', () => {
    const board = new Headless(kamon());
    board.press(on(3, -3));
    expect(board.heard).toEqual(['chosen a7']);
  });

  it('is refused when it is not legal', () => {
    const board = new Headless(kamon());
    board.press(on(0, -3));
    expect(board.heard).toEqual(['refused 0:0,-3']);
  });

  it('waits for a second press, and moves with a press elsewhere', () => {
    const board = new Headless(kamon(), { confirm: 'double' });
    board.press(on(3, -3));
    board.press(on(-2, 1));
    board.press(on(-2, 1));
    expect(board.heard.filter((word) => /^(chosen|tentative) /.test(word))).toEqual([
      'tentative a7',
      'tentative -',
      'tentative e2',
      'tentative -',
      'chosen e2',
    ]);
  });

  it('waits for the button, however often it is pressed', () => {
    const board = new Headless(kamon(), { confirm: 'button' });
    board.press(on(3, -3));
    board.press(on(3, -3));
    expect(board.heard.some((word) => word.startsWith('chosen'))).toBe(false);
    board.update(confirm);
    expect(board.last).toBe('chosen a7');
  });

  it('says nothing while away, pending, or when it is not our turn', () => {
    for (const rest of [{ away: true }, { pending: 'a7' }, { choices: [] }]) {
      const board = new Headless(kamon(), rest);
      board.press(on(3, -3));
      expect(board.heard).toEqual([]);
    }
  });
});

describe('a snake from the hand', () => {
  it('asks to pick one first', () => {
    const board = new Headless(snekagon());
    board.press(on(-1, -4));
    expect(board.heard).toEqual(['pick-first']);
  });

  it('snaps to a choice that covers the cell, turned if need be', () => {
    const board = new Headless(snekagon());
    take(board, 'I4');
    point(board, on(5, -5), { x: 0, y: -300 });
    expect(snapped(board)?.piece).toBe('I4');
    expect(snapped(board)?.places.some(({ q, r }) => q === 5 && r === -5)).toBe(true);
  });

  it('cycles through legal orientations only, and comes round to the first', () => {
    const board = new Headless(snekagon());
    take(board, 'V3');
    point(board, on(0, -4), { x: -138, y: -240 });
    const first = snapped(board)!.text;
    const seen = new Set<string>();
    for (let step = 0; step < 12 && !seen.has(snapped(board)!.text); step++) {
      seen.add(snapped(board)!.text);
      expect(board.input.choices.some(({ text }) => text === snapped(board)!.text)).toBe(true);
      turn(board, 1);
    }
    expect(snapped(board)!.text).toBe(first);
    expect(seen.size).toBeGreaterThan(1);
  });

  it.each(Object.entries({ snekagon, fiveG, tantrix }))(
    'can be put by keys wherever it may lie: %s',
    (_, sample) => {
      const { scene, choices } = sample();
      // Pieces without a cell in their middle are the awkward ones; all of them would take long where boards are many.
      const awkward = choices.filter(({ piece }) => sample !== fiveG || ['2', 'I4'].includes(piece!));
      const board = new Headless({ scene, choices: awkward });
      const layout = arrange(scene, { aspect: 1, turn: 0, front: null });
      const lies = (one: Choice) =>
        `${one.piece} ${one.places.map(placeKey).sort().join(' ')} ${sample === tantrix ? one.turn : ''}`;
      const wanted = new Set(awkward.map(lies));
      expect(wanted.size).toBeGreaterThan(2);
      for (const piece of new Set(awkward.map((one) => one.piece!))) {
        take(board, piece);
        const cells = choicesNow(board.state).flatMap((one) => one.places);
        for (const cell of new Map(cells.map((place) => [placeKey(place), place])).values()) {
          point(board, cell, layout.pointOf(cell));
          for (let step = 0; step < 12; step++) {
            wanted.delete(lies(snapped(board)!));
            if (step === 5) board.update(flipPiece);
            else turn(board, 1);
          }
        }
        board.update(putBack);
      }
      expect([...wanted]).toEqual([]);
    },
    60_000,
  );

  it('turns back to where it was', () => {
    const board = new Headless(snekagon());
    take(board, 'L4');
    point(board, on(0, -3));
    const first = snapped(board)?.text;
    turn(board, 1);
    turn(board, -1);
    expect(snapped(board)?.text).toBe(first);
  });

  it('says when there is only one way', () => {
    const scene = snekagon().scene;
    const only = choice('f6-f7-f8', { piece: 'I3', places: [on(0, 0), on(1, 0), on(2, 0)] });
    const board = new Headless({ scene: { ...scene, snakes: [] }, choices: [only] });
    take(board, 'I3');
    point(board, on(1, 0));
    turn(board, 1);
    expect(board.last).toBe('only-way');
  });

  it('is refused with the cells it would cover, in the order of its own, and how it is turned', () => {
    const board = new Headless(snekagon());
    take(board, 'I3');
    board.press(on(1, 0));
    expect(board.last).toBe('refused I3 0:0,0 0:1,0 0:2,0');
    expect(heldPiece(board.state)?.key).toBe('I3');
    turn(board, 1);
    board.press(on(1, 0));
    expect(board.last).toBe('refused I3 0:1,-1 0:1,0 0:1,1 turned 1');
  });

  it('is refused turned over when it was', () => {
    const board = new Headless(snekagon());
    take(board, 'L4');
    board.update(flipPiece);
    board.press(on(1, 0));
    expect(board.last).toMatch(/^refused L4 (0:-?\d,-?\d ?){4}.* flipped$/);
  });

  it('stands first where a finger could not see it, and turns under taps', () => {
    const board = new Headless(snekagon());
    take(board, 'V3');
    board.update((state) => press(state, on(0, -4), board.layout.pointOf(on(0, -4)), 'touch'));
    const first = board.state.tentative?.text;
    expect(first).toBeDefined();
    board.update((state) => press(state, state.tentative!.places[1]!, { x: 0, y: 0 }, 'touch'));
    expect(board.state.tentative?.text).not.toBe(first);
    board.update(confirm);
    expect(board.last).toMatch(/^chosen /);
    expect(board.state.holding).toBeNull();
  });

  it('stands first under a finger where it can lie a cell further on as well', () => {
    const input = snekagon();
    const shared = ({ places }: Choice, other: Choice) =>
      places.find((place) => other.places.some((one) => placeKey(one) === placeKey(place)));
    const sameWay = (one: Choice, other: Choice) =>
      one !== other && one.piece === other.piece && orientationKeyOf(one) === orientationKeyOf(other);
    const one = input.choices.find((first) =>
      input.choices.some((other) => sameWay(first, other) && shared(first, other)),
    )!;
    const other = input.choices.find((second) => sameWay(one, second) && shared(one, second))!;
    const board = new Headless({ ...input, choices: [one, other] });
    take(board, one.piece!);
    const place = shared(one, other)!;
    board.update((state) => press(state, place, board.layout.pointOf(place), 'touch'));
    expect(board.state.snap?.ways).toBe(1);
    expect(board.state.tentative).not.toBeNull();
    expect(board.heard.filter((word) => word.startsWith('chosen'))).toEqual([]);
  });

  it('goes back to the hand', () => {
    const board = new Headless(snekagon());
    take(board, 'V3');
    board.update(putBack);
    expect(board.state.holding).toBeNull();
    take(board, 'V3');
    take(board, 'V3');
    expect(board.state.holding).toBeNull();
  });

  it('goes back to the hand when it is let go where it can not lie', () => {
    const board = new Headless(snekagon());
    take(board, 'I3');
    point(board, on(1, 0));
    board.update((state) => letGo(state, 'mouse'));
    expect(board.heard.slice(-2)).toEqual(['refused I3 0:0,0 0:1,0 0:2,0', 'put-back']);
    expect(board.state.holding).toBeNull();
  });

  it('is dropped when the position goes on without it', () => {
    const board = new Headless(snekagon());
    take(board, 'V3');
    board.set({ choices: [] });
    expect(board.state.holding).toBeNull();
  });
});

describe('choices fetched piece by piece', () => {
  it('are asked for, and taken up when they come', () => {
    const sample = snekagon();
    const board = new Headless({ ...sample, choices: [] }, { playable: ['I3'] });
    take(board, 'V3');
    expect(board.heard).toEqual(['idle']);
    take(board, 'I3');
    expect(board.last).toBe('wants I3');
    point(board, on(-1, -4));
    expect(snapped(board)).toBeUndefined();
    board.set({ choices: sample.choices.filter((one) => one.piece === 'I3') });
    expect(snapped(board)?.piece).toBe('I3');
    expect(board.last).toBe('picked');
  });
});

describe('several ways at one place', () => {
  it('offers to drill or not', () => {
    const board = new Headless(fiveG());
    take(board, '1');
    board.press(on(0, -5));
    expect(board.state.options.map((one) => one.drills.length)).toEqual([0, 1]);
    board.update((state) => decide(state, state.options[1]!));
    expect(board.last).toBe('chosen 3>1:a6');
  });

  it('offers one scale, two, or a swap; and the swap from either stack', () => {
    const board = new Headless(pantarei());
    board.press(on(1, 0));
    expect(legalNow(board.state)).toEqual(new Set(['0:3,0', '0:4,0']));
    board.press(on(3, 0));
    expect(board.state.options.map((one) => one.text)).toEqual(['2>4', '2>>4']);
    board.update((state) => decide(state, state.options[1]!));
    expect(board.last).toBe('chosen 2>>4');
    board.press(on(4, 0));
    board.press(on(1, 0));
    expect(board.last).toBe('chosen 2=5');
  });

  it('keeps the decision waiting where moves are confirmed', () => {
    const board = new Headless(pantarei(), { confirm: 'button' });
    board.press(on(1, 0));
    board.press(on(3, 0));
    board.update((state) => decide(state, state.options[1]!));
    expect(board.state.tentative?.text).toBe('2>>4');
    board.update(confirm);
    expect(board.last).toBe('chosen 2>>4');
  });

  it('refuses a stack too far away with where it was taken from', () => {
    const board = new Headless(pantarei());
    board.press(on(1, 0));
    board.press(on(6, 0));
    expect(board.last).toBe('refused from 0:1,0 0:6,0');
  });
});

describe('a tile', () => {
  it('turns through legal rotations only', () => {
    const board = new Headless(tantrix());
    take(board, '22');
    point(board, on(2, -2));
    const turns = [0, 1, 2, 3].map(() => {
      const rotation = snapped(board)!.turn;
      turn(board, 1);
      return rotation;
    });
    expect(turns).toEqual([0, 2, 3, 0]);
    board.press(on(2, -2));
    expect(board.last).toBe('chosen 22@2,-2r2');
  });
});

describe('words to decide between', () => {
  it('are asked, and decided', () => {
    const { scene } = pantarei();
    const board = new Headless({
      scene,
      choices: [choice('black', { act: 'choose' }), choice('white', { act: 'choose' })],
    });
    expect(askedChoices(board.state).map((one) => one.text)).toEqual(['black', 'white']);
    board.update((state) => decide(state, askedChoices(state)[1]!));
    expect(board.heard).toEqual(['chosen white']);
  });
});

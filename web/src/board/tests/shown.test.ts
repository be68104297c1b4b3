// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { coordinates } from '../draw/coordinates';
import { passages } from '../draw/passage';
import { WIDTH } from '../geometry';
import { arrange } from '../layout';
import type { Shape } from '../shape';
import { consideredChoice, drillsNow, legalShown, stackActs } from '../state/queries';
import { pointAt, press, takePiece } from '../state/selection';
import { setPaneSize } from '../state/input';
import { cellInWords, cellLabel } from '../state/spoken';
import { tipOf } from '../state/tip';
import { toPane } from '../state/view';
import { centreOn, follow, isCropped } from '../state/viewport';
import type { Cell, Choice, Facts, Place, Scene } from '../types';
import type { Device } from '../state/state';
import { choice, fiveG, kamon, pantarei, snekagon, tantrix } from '../gallery/samples';
import { Headless, on } from './harness';

const texts = (shape: Shape): string[] => [
  ...(shape.text === null ? [] : [shape.text]),
  ...shape.children.flatMap(texts),
];
const point = (board: Headless, place: Place) =>
  board.update((state) => pointAt(state, place, board.layout.pointOf(place)));

describe('the names of places', () => {
  it.each(Object.entries({ kamon: kamon(), pantarei: pantarei(), fiveG: fiveG(), tantrix: tantrix() }))(
    'are all there: %s',
    (_, { scene }) => {
      const named = scene.boards.flatMap(({ cells }) =>
        cells.filter(({ mark }) => mark !== 'hole').map(({ name }) => name),
      );
      const layout = arrange(scene, { aspect: 1, turn: 0, front: null });
      expect(texts(coordinates(scene, layout, 1)).sort()).toEqual(named.sort());
    },
  );
});

describe('a tile that lies and may be taken away', () => {
  const sample = tantrix();
  const { q, r } = sample.scene.boards[0]!.cells.find(({ pieces }) => pieces.length > 0)!;
  const take = choice('-1', { places: [on(q, r)] });
  const board = () => new Headless({ ...sample, choices: [...sample.choices, take] });

  it('has no sign on it, and no ghost', () => {
    const shown = board();
    expect(legalShown(shown.state).has(`0:${q},${r}`)).toBe(false);
    expect(legalShown(shown.state).size).toBeGreaterThan(0);
    point(shown, on(q, r));
    expect(consideredChoice(shown.state)).toBeNull();
  });

  it('is taken by a press', () => {
    const pressed = board();
    pressed.press(on(q, r));
    expect(pressed.heard).toContain('chosen -1');
  });
});

describe('a row of stacks', () => {
  it('stands still when a stack goes', () => {
    const whole = pantarei('W1 B1 W2 B2 W3 B3 W1 B1 W2 B2 W3 B3').scene;
    const fewer = pantarei('W1 B1W2 B2W3 B3 W1B1 W2B2W3 B3').scene;
    for (const aspect of [0.5, 1, 2]) {
      const [before, after] = [whole, fewer].map((scene) => arrange(scene, { aspect, turn: 0, front: null }));
      expect(after!.box).toEqual(before!.box);
      expect(after!.pointOf(on(5, 0))).toEqual(before!.pointOf(on(5, 0)));
      expect(after!.placeAt(before!.pointOf(on(9, 0)))).toBeNull();
    }
  });

  const carry = choice('1>2', { act: 'carry', from: on(0, 0), places: [on(1, 0)] });
  const two = choice('1>>2', { act: 'carry', from: on(0, 0), places: [on(1, 0)], count: 2 });
  const swap = choice('1=2', { act: 'swap', from: on(0, 0), places: [on(1, 0)] });
  const far = choice('1=4', { act: 'swap', from: on(0, 0), places: [on(3, 0)] });

  it('tells what can be done where', () => {
    const board = new Headless({ ...pantarei(), choices: [swap, far, carry] });
    board.press(on(0, 0));
    const acts = stackActs(board.state);
    expect([...acts.get('0:1,0')!].sort()).toEqual(['carry', 'swap']);
    expect([...acts.get('0:3,0')!]).toEqual(['swap']);
  });

  it('means nothing before it is said what: carrying comes first', () => {
    const board = new Headless({ ...pantarei(), choices: [swap, two, carry] });
    board.press(on(0, 0));
    board.press(on(1, 0));
    expect(board.state.tentative).toBeNull();
    expect(board.state.options.map(({ text }) => text)).toEqual(['1>2', '1>>2', '1=2']);
    board.update((state) => press(state, null, { x: 0, y: 0 }, 'mouse'));
    expect(board.state.options).toEqual([]);
  });
});

describe('a space that must be filled', () => {
  const fills = (...moves: [string, number][]): { scene: Scene; choices: Choice[] } => ({
    scene: tantrix().scene,
    choices: moves.map(([piece, turn]) => choice(`${piece}@0,-1r${turn}`, { piece, places: [on(0, -1)], turn })),
  });

  it('is filled by one press where one tile fits in one way', () => {
    const board = new Headless(fills(['22', 3]));
    board.press(on(0, -1));
    expect(board.last).toBe('chosen 22@0,-1r3');
  });

  it('takes the tile that fits in several ways, to be turned first', () => {
    const board = new Headless(fills(['22', 3], ['22', 0]));
    board.press(on(0, -1));
    expect(board.state.holding).toEqual({ kind: 'piece', key: '22' });
    expect(board.state.snap?.ways).toBe(2);
    expect(board.heard.some((word) => word.startsWith('chosen'))).toBe(false);
  });

  it('asks for a tile where several fit', () => {
    const board = new Headless(fills(['22', 3], ['33', 0]));
    board.press(on(0, -1));
    expect(board.last).toBe('pick-first');
  });
});

describe('what leads to other boards', () => {
  const passage = { seat: 0, from: on(2, 0), to: on(2, 0, 1) };
  const scene: Scene = { ...fiveG().scene, passages: [passage, { ...passage, seat: 1 }] };

  it('is shown where one’s own open ends come out', () => {
    const layout = arrange(scene, { aspect: 1, turn: 0, front: null });
    expect(texts(passages(scene, 0, layout))).toEqual(['1']);
    expect(texts(passages(scene, null, layout))).toEqual([]);
  });

  it('is seen at the places where it begins, and before it is chosen, the best of all ways to lie there', () => {
    const places = [on(2, 0, 1), on(3, 0, 1)];
    const plain = choice('plain', { piece: '2', places, growth: { from: 0, to: 2 } });
    const drilled = choice('drilled', { piece: '2', places, drills: [on(2, 0)], growth: { from: 4, to: 6 } });
    for (const choices of [
      [plain, drilled],
      [drilled, plain],
    ]) {
      const board = new Headless({ scene, choices });
      board.update((state) => takePiece(state, '2'));
      expect([...drillsNow(board.state)]).toEqual(['1:2,0']);
      point(board, on(3, 0, 1));
      expect(board.state.snap?.choice.text).toBe('drilled');
      board.press(on(3, 0, 1));
      expect(board.state.tentative?.text).toBe('drilled');
      expect(board.state.options.map(({ text }) => text)).toEqual(['drilled', 'plain']);
    }
  });

  it('explains itself, as snakes do, by the names of the players', () => {
    const board = new Headless({ scene, choices: [] }, { names: ['Ana', 'Bo', 'Cyr'] });
    point(board, on(2, 0, 1));
    expect(tipOf(board.state)).toMatchObject({ code: 'board-snake', facts: { name: 'Ana', length: 8 } });
    const free = new Headless({ scene: { ...scene, snakes: [] }, choices: [] }, { names: ['Ana', 'Bo', 'Cyr'] });
    point(free, on(2, 0, 1));
    expect(tipOf(free.state)).toMatchObject({ code: 'board-passage', facts: { floor: 1 } });
  });
});

describe('cells, to those who listen', () => {
  const input = () => {
    const { input } = new Headless(fiveG(), { names: ['Ana', 'Bo', 'Cyr'] });
    const signs = ['Boa', 'Cobra', 'Viper'].map((name) => ({ tint: 'red', name }));
    return { ...input, scene: { ...input.scene, signs: signs as unknown as Scene['signs'] } };
  };
  const none = { legal: new Set<string>(), recent: new Set<string>() };
  const words = (code: string, facts?: Facts) => `${String(facts?.about)}|${code}|${String(facts?.floor ?? '')}`;
  const cellAt = (scene: Scene, { board, q, r }: Place) =>
    scene.boards[board]!.cells.find((cell) => cell.q === q && cell.r === r)!;

  it('call a player as the page does', () => {
    const { scene, names } = input();
    const [{ seat, body }] = scene.snakes as [Scene['snakes'][number]];
    const sign = scene.signs[seat]!.name;
    const cell = { ...cellAt(scene, body[0]!), about: `board 1, f6: ${sign}, hex 1 of 8 from the head` };
    expect(cellInWords(scene, names!, body[0]!, cell)).toBe(`board 1, f6: ${names![seat]}, hex 1 of 8 from the head`);
    const free = { ...cell, about: `board 1, f6: ${sign}, free` };
    expect(cellInWords({ ...scene, snakes: [] }, names!, body[0]!, free)).toBe(free.about);
  });

  it('tell where one’s own open ends come out', () => {
    const given = input();
    const there = { seat: 0, from: on(2, 0), to: on(2, 0, 1) };
    const scene: Scene = { ...given.scene, snakes: [], last: [], passages: [there] };
    const cell = { ...cellAt(scene, there.to), about: 'free', mark: null };
    expect(cellLabel({ ...given, scene, seat: 0 }, there.to, cell, none, words)).toBe('free|board-cell-passage|1');
    expect(cellLabel({ ...given, scene, seat: 1 }, there.to, cell, none, words)).toBe('free');
  });
});

describe('signs on cells', () => {
  it.each(['forced', 'waiting', 'barred'] as const)('explain themselves: %s', (mark) => {
    const { scene } = tantrix();
    scene.boards[0]!.cells.find(({ q, r }) => q === 0 && r === -1)!.mark = mark;
    const board = new Headless({ scene, choices: [] });
    point(board, on(0, -1));
    expect(tipOf(board.state)?.code).toBe(`board-mark-${mark}`);
    point(board, on(0, 0));
    expect(tipOf(board.state)).toBeNull();
  });

  it('are left alone when something has won', () => {
    const { scene } = snekagon();
    scene.boards[0]!.cells.find(({ q, r }) => q === 0 && r === 0)!.mark = 'dead';
    const free = { ...scene, snakes: [] };
    const board = new Headless({ scene: free, choices: [] });
    point(board, on(0, 0));
    expect(tipOf(board.state)?.code).toBe('board-mark-dead');
    board.set({ scene: { ...free, won: [on(2, 0)] } });
    expect(tipOf(board.state)).toBeNull();
  });
});

describe('when a move has come', () => {
  const moved = (device: Device) => {
    const board = new Headless(kamon());
    const at = board.layout.pointOf(on(3, -3));
    board.update((state) => pointAt({ ...state, device }, on(3, -3), at));
    board.set({ scene: { ...board.input.scene }, choices: [] });
    return board.state.pointed;
  };

  it('a finger points at nothing any more, and the mouse where it is', () => {
    expect(moved('touch')).toBeNull();
    expect(moved('mouse')?.place).toEqual(on(3, -3));
  });
});

describe('a table that is too large to be seen at once', () => {
  const cells = Array.from({ length: 56 }, (_, q): Cell => ({
    q,
    r: 0,
    name: `${q},0`,
    mark: null,
    about: '',
    pieces: [{ kind: 'tile', number: q + 1, sides: ['red', 'red', 'blue', 'blue', 'green', 'green'] }],
  }));
  const scene: Scene = {
    ...tantrix().scene,
    boards: [{ shape: 'table', name: null, sides: [], cells }],
    last: [on(40, 0)],
  };
  const board = () => {
    const made = new Headless({ scene, choices: [] });
    made.update((state) => follow(setPaneSize(state, { width: 340, height: 200 }), []));
    return made;
  };

  it('is seen in part, its tiles wide enough for a finger, where something happened', () => {
    const { state } = board();
    expect(state.view.scale * WIDTH).toBeCloseTo(24, 5);
    expect(isCropped(state)).toBe(true);
    expect(toPane(state.view, arrange(scene, { aspect: 1.7, turn: 0, front: null }).pointOf(on(40, 0))).x).toBeCloseTo(
      170,
      0,
    );
  });

  it('is seen elsewhere when somebody looks there', () => {
    const made = board();
    const layout = arrange(scene, { aspect: 1.7, turn: 0, front: null });
    made.update((state) => centreOn(state, layout.pointOf(on(10, 0))));
    expect(toPane(made.state.view, layout.pointOf(on(10, 0)))).toEqual({ x: 170, y: 100 });
  });
});

import type { Cell, Choice, Place, Scene, SymbolName, Tint } from '../types';

/** Small positions made by hand, for looking at the drawing without a server. */
const TINTS: Record<string, Tint> = {
  P: 'pink',
  Y: 'yellow',
  B: 'blue',
  O: 'orange',
  R: 'red',
  G: 'green',
  W: 'white',
  N: 'grey',
};
const SYMBOLS: Record<string, SymbolName> = {
  b: 'butterfly',
  f: 'fish',
  d: 'bird',
  n: 'fan',
  m: 'mountain',
  g: 'gate',
};

function empty(): Scene {
  return {
    boards: [],
    snakes: [],
    links: [],
    passages: [],
    signs: [],
    lines: [],
    hands: [],
    bag: null,
    last: [],
    recent: [],
    scores: [],
    won: [],
  };
}

function hexes(side: number): Cell[] {
  const cells: Cell[] = [];
  for (let r = 1 - side; r < side; r++) {
    for (let q = 1 - side; q < side; q++) {
      if (Math.abs(q + r) >= side) continue;
      const name = `${String.fromCharCode(96 + r + side)}${q + side}`;
      cells.push({ q, r, name, mark: null, pieces: [], about: name });
    }
  }
  return cells;
}

export function choice(text: string, rest: Partial<Choice>): Choice {
  return {
    text,
    act: 'place',
    piece: null,
    from: null,
    places: [],
    turn: 0,
    flipped: false,
    count: 1,
    drills: [],
    about: text,
    ...rest,
  };
}

export function kamon(): { scene: Scene; choices: Choice[] } {
  const layout = 'YbBnPbGd/RdGfRfRgPm/GmBgRmRnPdYd/GnGbOd--BmYgBf/PfYfOmYnPgGg/ObYmPnOnRb/BbOgBdOf';
  const tokens = layout.replaceAll('/', '').match(/../g)!;
  const cells = hexes(4);
  const played = 'f5 b5 b3 c5 c4 b6 g2 e3 f4 d3 g4 f1 a4'.split(' ');
  cells.forEach((cell, index) => {
    const [colour, symbol] = tokens[index]! as unknown as [string, string];
    cell.pieces = [
      { kind: 'token', tint: TINTS[colour] ?? 'grey', symbol: SYMBOLS[symbol] ?? null, letters: tokens[index]! },
    ];
    const when = played.indexOf(cell.name);
    if (when >= 0) cell.pieces.push({ kind: 'stone', seat: when % 2, tint: when % 2 ? 'white' : 'black' });
    if (cell.name === played[played.length - 1]) cell.mark = 'answer';
  });
  const legal = cells.filter((cell) => ['e2', 'a7', 'c7', 'd6'].includes(cell.name));
  const last = cells.find((cell) => cell.mark === 'answer')!;
  const scene: Scene = {
    ...empty(),
    boards: [{ shape: 'hexes', name: null, sides: ['green', 'blue', 'yellow', 'green', 'blue', 'yellow'], cells }],
    last: [{ board: 0, q: last.q, r: last.r }],
  };
  return { scene, choices: legal.map(({ q, r, name }) => choice(name, { places: [{ board: 0, q, r }] })) };
}

export function pantarei(line = 'W1 B1W2 B2 W3B3W1B1 W2 N0B2 W3 B3W1 B1 W2B2W3B3'): {
  scene: Scene;
  choices: Choice[];
} {
  const cells = line.split(' ').map((stack, q): Cell => {
    const pieces = stack.match(/../g)!.map((two) => ({
      kind: 'scale' as const,
      tint: TINTS[two[0]!]! === 'blue' ? ('black' as const) : TINTS[two[0]!]!,
      number: two[1] === '0' ? null : Number(two[1]),
    }));
    return { q, r: 0, name: String(q + 1), mark: null, pieces, about: `${q + 1}: ${stack}` };
  });
  const at = (q: number): Place => ({ board: 0, q, r: 0 });
  return {
    scene: { ...empty(), boards: [{ shape: 'row', name: null, sides: [], cells }], last: [at(3)] },
    choices: [
      choice('2>4', { act: 'carry', from: at(1), places: [at(3)] }),
      choice('2>>4', { act: 'carry', from: at(1), places: [at(3)], count: 2 }),
      choice('2=5', { act: 'swap', from: at(1), places: [at(4)] }),
      choice('5>6', { act: 'carry', from: at(4), places: [at(5)] }),
    ],
  };
}

const SHAPES: Record<string, [number, number][]> = {
  '1': [[0, 0]],
  '2': [
    [0, 0],
    [1, 0],
  ],
  I3: [
    [0, 0],
    [1, 0],
    [2, 0],
  ],
  V3: [
    [0, 0],
    [1, 0],
    [1, 1],
  ],
  I4: [
    [0, 0],
    [1, 0],
    [2, 0],
    [3, 0],
  ],
  L4: [
    [0, 0],
    [1, 0],
    [2, 0],
    [2, 1],
  ],
  S4: [
    [0, 0],
    [1, 0],
    [1, 1],
    [2, 1],
  ],
  U4: [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 2],
  ],
  C5: [
    [0, 0],
    [1, 0],
    [1, 1],
    [1, 2],
    [0, 3],
  ],
  I5: [
    [0, 0],
    [1, 0],
    [2, 0],
    [3, 0],
    [4, 0],
  ],
};

function hand(seat: number, keys: string[]): Scene['hands'][number] {
  return { seat, pieces: keys.map((key) => ({ key, about: key, piece: { kind: 'path', seat, cells: SHAPES[key]! } })) };
}

const whole = { open: [], about: '' };

function body(board: number, cells: [number, number][]): Place[] {
  return cells.map(([q, r]) => ({ board, q, r }));
}

export function snekagon(): { scene: Scene; choices: Choice[] } {
  const cells = hexes(6);
  const scene: Scene = {
    ...empty(),
    boards: [{ shape: 'hexes', name: null, sides: [], cells }],
    snakes: [
      {
        seat: 0,
        ring: false,
        open: [],
        about: '',
        body: body(0, [
          [0, 0],
          [1, 0],
          [2, 0],
          [2, 1],
          [2, 2],
          [1, 3],
          [0, 3],
          [-1, 4],
        ]),
      },
      { seat: 0, ring: false, open: [], about: '', body: body(0, [[-4, 0]]) },
      {
        seat: 1,
        ring: false,
        open: [],
        about: '',
        body: body(0, [
          [-2, -2],
          [-1, -2],
          [0, -3],
          [1, -3],
          [2, -3],
          [3, -3],
        ]),
      },
      {
        seat: 1,
        ring: true,
        open: [],
        about: '',
        body: body(0, [
          [-3, 2],
          [-2, 2],
          [-2, 3],
          [-3, 4],
          [-4, 4],
          [-4, 3],
        ]),
      },
      {
        seat: 1,
        ring: false,
        open: [],
        about: '',
        body: body(0, [
          [4, -1],
          [4, 0],
        ]),
      },
    ],
    hands: [hand(0, ['I3', 'V3', 'I4', 'L4', 'U4']), hand(1, ['2', 'I3', 'S4', 'L4'])],
    last: body(0, [
      [1, 3],
      [0, 3],
      [-1, 4],
    ]),
  };
  for (const snake of scene.snakes) if (!snake.ring) snake.open = [snake.body[0]!, snake.body[snake.body.length - 1]!];
  return { scene, choices: everywhere(scene, 0) };
}

/** Every placement on free cells: more than the rules allow, enough to try the ghost. */
function everywhere(scene: Scene, seat: number): Choice[] {
  const taken = new Set(scene.snakes.flatMap((snake) => snake.body.map((p) => `${p.board}:${p.q},${p.r}`)));
  const found = new Map<string, Choice>();
  const turn = ([q, r]: [number, number]): [number, number] => [-r, q + r];
  scene.boards.forEach((board, index) => {
    const free = new Map(board.cells.filter((c) => c.mark !== 'hole').map((c) => [`${c.q},${c.r}`, c]));
    for (const held of scene.hands[seat]!.pieces) {
      if (held.piece.kind !== 'path') continue;
      for (const flipped of [false, true]) {
        let shape = held.piece.cells.map(([q, r]): [number, number] => (flipped ? [-q - r, r] : [q, r]));
        for (let steps = 0; steps < 6; steps++) {
          for (const cell of board.cells) {
            const places = shape.map(([q, r]) => ({ board: index, q: cell.q + q, r: cell.r + r }));
            if (!places.every((p) => free.has(`${p.q},${p.r}`) && !taken.has(`${p.board}:${p.q},${p.r}`))) continue;
            const names = places.map((p) => free.get(`${p.q},${p.r}`)!.name);
            if (names[0]! > names[names.length - 1]!) continue;
            const text = (scene.boards.length > 1 ? `${index + 1}:` : '') + names.join('-');
            if (!found.has(text)) found.set(text, choice(text, { piece: held.key, places, turn: steps, flipped }));
          }
          shape = shape.map(turn);
        }
      }
    }
  });
  return [...found.values()];
}

export function fiveG(players = 3): { scene: Scene; choices: Choice[] } {
  const boards = Array.from({ length: players }, (_, index) => {
    const cells = hexes(6);
    for (const cell of cells) if ((cell.q === -1 || cell.q === 3) && cell.r === -2) cell.mark = 'hole';
    return { shape: 'hexes' as const, name: `Floor ${index + 1}`, sides: [], cells };
  });
  const scene: Scene = {
    ...empty(),
    boards,
    snakes: [
      {
        ...whole,
        seat: 0,
        ring: false,
        open: [],
        about: '',
        body: [
          ...body(0, [
            [-1, 0],
            [0, 0],
            [1, 0],
            [2, 0],
          ]),
          ...body(1, [
            [2, 0],
            [3, 0],
            [3, 1],
            [2, 2],
          ]),
        ],
      },
      {
        seat: 1,
        ring: false,
        open: [],
        about: '',
        body: body(1, [
          [-2, -1],
          [-3, 0],
          [-3, 1],
          [-2, 1],
          [-1, 1],
        ]),
      },
      {
        seat: 2,
        ring: false,
        open: [],
        about: '',
        body: body(2, [
          [0, 1],
          [1, 1],
          [2, 1],
          [2, 2],
        ]),
      },
      {
        seat: 2,
        ring: false,
        open: [],
        about: '',
        body: [
          ...body(2, [
            [-3, 0],
            [-3, 1],
          ]),
          ...body(0, [
            [-3, 1],
            [-4, 2],
            [-4, 3],
          ]),
        ],
      },
      { seat: 1, ring: false, open: [], about: '', body: body(0, [[0, -4]]) },
      ...(players > 3
        ? [
            {
              seat: 3,
              ring: false,
              open: [],
              about: '',
              body: body(3, [
                [0, 1],
                [1, 1],
                [2, 1],
                [2, 2],
              ]),
            },
          ]
        : []),
      ...(players > 4
        ? [
            {
              seat: 4,
              ring: false,
              open: [],
              about: '',
              body: body(4, [
                [0, 1],
                [1, 1],
                [2, 1],
                [2, 2],
              ]),
            },
          ]
        : []),
    ],
    links: [
      { seat: 0, from: { board: 0, q: 2, r: 0 }, to: { board: 1, q: 2, r: 0 } },
      { seat: 2, from: { board: 2, q: -3, r: 1 }, to: { board: 0, q: -3, r: 1 } },
    ],
    hands: Array.from({ length: players }, (_, seat) =>
      hand(seat, ['1', '2', 'I3', 'V3', 'L4', 'S4', 'U4', 'I5', 'C5']),
    ),
    last: body(1, [
      [2, 0],
      [3, 0],
      [3, 1],
      [2, 2],
    ]),
  };
  const choices = everywhere(scene, 0);
  const twice = choices.slice(0, 400).map((one) => ({
    ...one,
    text: `3>${one.text}`,
    drills: [{ ...one.places[0]!, board: (one.places[0]!.board + 1) % players }],
  }));
  return { scene, choices: [...choices, ...twice] };
}

export function tantrix(): { scene: Scene; choices: Choice[] } {
  const colour = (sides: string): Tint[] => sides.split('').map((letter) => TINTS[letter]!);
  const lying: [number, number, number, string][] = [
    [0, 0, 12, 'RYBBYR'],
    [1, 0, 23, 'RGGRYY'],
    [0, 1, 31, 'RBBRGG'],
    [1, -1, 5, 'YYBRRB'],
    [-1, 1, 40, 'GBRGRB'],
    [-1, 0, 9, 'YBYBRR'],
  ];
  const cells = new Map<string, Cell>();
  const make = (q: number, r: number): Cell => ({
    q,
    r,
    name: `${q},${r}`,
    mark: null,
    pieces: [],
    about: `${q},${r}`,
  });
  for (const [q, r, number, sides] of lying) {
    cells.set(`${q},${r}`, { ...make(q, r), pieces: [{ kind: 'tile', number, sides: colour(sides) }] });
  }
  const around: [number, number][] = [
    [1, 0],
    [0, 1],
    [-1, 1],
    [-1, 0],
    [0, -1],
    [1, -1],
  ];
  for (const [q, r] of lying) {
    for (const [dq, dr] of around) {
      const key = `${q + dq},${r + dr}`;
      if (!cells.has(key)) cells.set(key, make(q + dq, r + dr));
    }
  }
  cells.get('0,-1')!.mark = 'forced';
  const held = (key: string, sides: string) => ({
    key,
    about: `tile ${key}`,
    piece: { kind: 'tile' as const, number: Number(key), sides: colour(sides) },
  });
  const hands = [
    {
      seat: 0,
      pieces: [
        held('1', 'RRYYBB'),
        held('22', 'GBGBYY'),
        held('33', 'RYRYGG'),
        held('44', 'BYRBYR'),
        held('45', 'GGBYYB'),
        held('56', 'RRGBBG'),
      ],
    },
    {
      seat: 1,
      pieces: [
        held('2', 'RRYYBB'),
        held('3', 'GBGBYY'),
        held('4', 'RYRYGG'),
        held('6', 'BYRBYR'),
        held('7', 'GGBYYB'),
        held('8', 'RRGBBG'),
      ],
    },
  ];
  const choices = hands[0]!.pieces.flatMap(({ key }) =>
    [...cells.values()]
      .filter((cell) => cell.pieces.length === 0)
      .flatMap(({ q, r }) =>
        [0, 2, 3].map((turn) => choice(`${key}@${q},${r}r${turn}`, { piece: key, places: [{ board: 0, q, r }], turn })),
      ),
  );
  const scene: Scene = {
    ...empty(),
    boards: [{ shape: 'table', name: null, sides: [], cells: [...cells.values()] }],
    hands,
    bag: 36,
    last: [{ board: 0, q: -1, r: 0 }],
  };
  return { scene, choices };
}

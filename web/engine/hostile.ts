// Requests that no page makes: garbled, cut off, out of all bounds, or mixed from several games. The same seed makes the
// same ones. Each fits on a line, since the engine as a program reads lines.

/** Where a recorded game began, and how it went on. */
export interface Played {
  spec: string;
  setup: string;
  moves: string[];
}

const NUMBERS = [
  '0',
  '-1',
  '0.5',
  '255',
  '256',
  '4294967296',
  '1099511627776',
  '9007199254740993',
  '18446744073709551615',
  '18446744073709551616',
  '1e400',
  '-0',
  'null',
  'true',
  '"7"',
  '[]',
  '{}',
];
const LETTERS = [...'{}[]":,\\ 0123456789-+.eEnull@()=/rabcxyz', 'ř', '🐍', '\u0000', '\u2028', '\ud800'];
const DEEP = 100_000;
const MEMORY = 1 << 20;

/** Whole numbers below a bound, by a seed (mulberry32). */
export type Dice = (bound: number) => number;

export function diceOf(seed: number): Dice {
  let state = seed;
  return (bound) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % bound;
  };
}

/** Requests as pages make them, about any of these games. */
function sensible({ spec, setup, moves }: Played, dice: Dice): unknown[] {
  const position = { spec, setup, moves: moves.slice(0, dice(moves.length + 1)) };
  const move = moves[dice(moves.length)];
  const place = { board: 0, q: 1, r: -1 };
  return [
    { deal: { spec, seed: 7 } },
    { show: { position } },
    { scene: { position } },
    { legal: { position, piece: 'tile-1' } },
    { explain: { position, move } },
    { words: { position, move } },
    { attempt: { position, attempt: { piece: 'tile-1', places: [place], turn: 2 } } },
    { think: { position, level: 1 + dice(8), seed: 3, playouts: 3, memory: MEMORY } },
    { solve: { position, nodes: 50, memory: MEMORY } },
    { random: { spec, seed: 1, games: 1 } },
    { 'check-puzzle': { puzzle: 'discovery-3', solution: '1@0,0r0 2@1,0r3 3@0,1r1' } },
  ];
}

/** One request, spoiled in one of several ways. */
function spoiled(text: string, dice: Dice): string {
  const at = dice(text.length);
  const length = 1 + dice(8);
  const letter = LETTERS[dice(LETTERS.length)] ?? '';
  switch (dice(5)) {
    case 0:
      return text.slice(0, at);
    case 1:
      return text.slice(0, at) + letter + text.slice(at + 1);
    case 2:
      return text.slice(0, at) + letter + text.slice(at);
    case 3:
      return text.slice(0, at) + text.slice(at + length);
    default:
      return text.slice(0, at + length) + text.slice(at);
  }
}

/** Answers to these are the same everywhere. */
export function hostileRequests(games: Played[], rounds: number, seed: number): string[] {
  const dice = diceOf(seed);
  const any = () => games[dice(games.length)]!;
  const requests: string[] = [];
  const write = (job: unknown) => JSON.stringify({ language: ['en', 'cs', 'pl', 'xx'][dice(4)], job });
  for (let round = 0; round < rounds; round++) {
    const mixed = { spec: any().spec, setup: any().setup, moves: any().moves };
    const moves = [...any().moves];
    moves[dice(moves.length)] = ['', 'draw:', 'draw:1', 'draw:-1', 'x', '🐍', moves[0] ?? ''][dice(7)]!;
    const twisted = { ...any(), moves };
    requests.push(...sensible(mixed, dice).map(write), ...sensible(twisted, dice).map(write));
    for (const job of sensible(any(), dice)) {
      const text = write(job);
      requests.push(spoiled(text, dice), spoiled(spoiled(text, dice), dice));
    }
  }
  for (const { spec, setup } of games.slice(0, 40)) {
    const position = { spec, setup };
    for (const number of NUMBERS) {
      const raw = (job: string) => requests.push(`{"job":${job.replaceAll('"#"', number)}}`);
      raw(JSON.stringify({ deal: { spec, seed: '#' } }));
      raw(JSON.stringify({ think: { position, level: '#', playouts: 2, memory: MEMORY } }));
      raw(JSON.stringify({ think: { position, level: 8, seed: '#', playouts: 2, memory: MEMORY } }));
      raw(JSON.stringify({ think: { position, level: 8, playouts: 2, memory: '#' } }));
      raw(JSON.stringify({ solve: { position, nodes: 20, memory: '#' } }));
      raw(
        JSON.stringify({
          attempt: { position, attempt: { piece: 'x', places: [{ board: '#', q: '#', r: '#' }], turn: '#' } },
        }),
      );
      raw(JSON.stringify({ think: { position, level: 1, playouts: 2, memory: MEMORY, moves: '#' } }));
      raw(JSON.stringify({ played: { position, from: '#' } }));
      raw(JSON.stringify({ legal: { position, piece: '#' } }));
    }
  }
  for (const open of ['[', '{"job":', '{"job":{"show":{"position":', '"\\u0000'.repeat(3), '('])
    requests.push(open.repeat(DEEP));
  requests.push(JSON.stringify({ job: { deal: { spec: '('.repeat(DEEP), seed: 1 } } }));
  requests.push(JSON.stringify({ job: { scene: { position: { spec: games[0]!.spec, setup: 'a1 '.repeat(DEEP) } } } }));
  return requests;
}

/** So much is asked for that only the clock ends it: what was found until then differs from run to run. */
export function boundlessRequests(games: Played[]): string[] {
  const most = '18446744073709551615';
  const requests: string[] = [];
  for (const { spec, setup, moves } of games.slice(0, 40)) {
    const position = { spec, setup, moves: moves.slice(0, moves.length >> 1) };
    const raw = (job: unknown) => requests.push(JSON.stringify({ job }).replaceAll('"#"', most));
    for (const level of [1, 5, 8]) {
      raw({ think: { position, level, playouts: '#', time_ms: 1, memory: MEMORY } });
      raw({ think: { position, level, playouts: 2, time_ms: '#', memory: MEMORY } });
    }
    raw({ solve: { position, nodes: '#', time_ms: 1, memory: MEMORY } });
    raw({ solve: { position, nodes: 20, time_ms: '#', memory: MEMORY } });
    raw({ random: { spec, seed: 1, games: '#' } });
  }
  return requests;
}

import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Played } from './hostile.ts';

const LANGUAGES = ['en', 'cs', 'pl'];
const MEMORY = 16 << 20;
/** How many recorded games of each kind bots think about, at every level. */
const THOUGHT_ABOUT = 2;
const PLAYOUTS = 200;

/** A recorded game: see `crates/catalog/src/record.rs`. */
interface Recorded {
  spec: string;
  setup: string;
  plies: { played: string }[];
}

/** Recorded games, each the line that it stands on: those of every game's folder, and of a folder beside the project. */
export function records(root: string): string[] {
  const games = join(root, 'crates/games');
  const folders = readdirSync(games).map((game) => join(games, game, 'vectors'));
  const files = [...folders, join(root, '../shared/vectors')].filter(existsSync).flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.jsonl'))
      .map((name) => join(folder, name)),
  );
  return files.flatMap((file) => readFileSync(file, 'utf8').split('\n').filter(Boolean));
}

export function played(line: string): Played {
  const { spec, setup, plies } = JSON.parse(line) as Recorded;
  return { spec, setup, moves: plies.map((ply) => ply.played) };
}

/** The same in all languages: they differ in every sentence. */
function inEachLanguage(job: unknown): string[] {
  return LANGUAGES.map((language) => JSON.stringify({ language, job }));
}

/** What can be asked about every position of a recorded game: what is seen, what is refused, what a proof says. */
export function requestsAbout(line: string, number: number): string[] {
  const { spec, setup, moves } = played(line);
  const requests = [JSON.stringify({ job: { verify: { record: line } } })];
  for (let ply = 0; ply <= moves.length; ply++) {
    const position = { spec, setup, moves: moves.slice(0, ply) };
    const language = LANGUAGES[(ply + number) % 3];
    const add = (job: unknown) => requests.push(JSON.stringify({ language, job }));
    requests.push(...inEachLanguage({ show: { position } }));
    // Some moves were played already, some are of another turn: each is refused in its own way.
    requests.push(...inEachLanguage({ explain: { position, move: moves[(7 * ply) % moves.length] } }));
    requests.push(...inEachLanguage({ explain: { position, move: moves[(5 * ply + 3) % moves.length] } }));
    if (ply < moves.length) requests.push(...inEachLanguage({ words: { position, move: moves[ply] } }));
    add({ attempt: { position, attempt: { piece: 'none', places: [{ board: 0, q: 0, r: 0 }] } } });
    if (ply % 13 === number % 13 || ply === moves.length) add({ played: { position, from: ply % 3 } });
    if (ply % 7 === number % 7) add({ conceal: { position, seed: number } });
    if (ply === moves.length)
      requests.push(...inEachLanguage({ result: { position, over: endOf(number), names: ['Ana', 'Bob'] } }));
    if (ply % 9 === 8) add({ solve: { position, nodes: 2000, memory: MEMORY } });
  }
  return requests;
}

/** What a bot of every level plays in positions of some games of each kind. */
export function thoughtsAbout(lines: string[]): string[] {
  const requests: string[] = [];
  const times = new Map<string, number>();
  for (const [number, line] of lines.entries()) {
    const { spec, setup, moves } = played(line);
    const before = times.get(spec) ?? 0;
    times.set(spec, before + 1);
    if (before >= THOUGHT_ABOUT) continue;
    for (let ply = number % 6; ply < moves.length; ply += 6) {
      const position = { spec, setup, moves: moves.slice(0, ply) };
      for (let level = 1; level <= 8; level++) {
        requests.push(
          JSON.stringify({
            job: { think: { position, level, seed: number, playouts: PLAYOUTS, memory: MEMORY, moves: 3 * level } },
          }),
        );
      }
    }
  }
  return requests;
}

/** Where a position had too many moves to tell them all at once: what each piece can do. Once is enough for all languages. */
export function choicesOf(request: string, answer: string): string[] {
  if (!answer.includes('"complete":false')) return [];
  const { language, job } = JSON.parse(request) as { language: string; job: { show?: { position: unknown } } };
  if (!job.show || language !== LANGUAGES[0]) return [];
  const { done } = JSON.parse(answer) as { done: { legal: { complete: boolean; pieces: { key: string }[] } } };
  const { position } = job.show;
  return done.legal.complete
    ? []
    : done.legal.pieces.map(({ key }) => JSON.stringify({ job: { legal: { position, piece: key } } }));
}

/** How a match might have ended. */
const endOf = (number: number) => ({
  ending: number % 2 === 0 ? { kind: 'rules' } : { kind: 'resigned', seat: 0 },
  scores: [],
  ranks: [0, 1],
  secret: '',
});

/** Everything that is about no position, and what is no request at all. */
export function otherRequests(games: string[]): string[] {
  const jobs = [
    'games',
    'puzzles',
    'forget',
    ...[...games, 'none'].map((spec) => ({ deal: { spec, seed: 1 } })),
    ...games.map((spec) => ({ random: { spec, seed: 2, games: 20 } })),
    { deal: { spec: 'snekagon-5g', seed: 1, choices: ['none'] } },
    { show: { position: { spec: 'none', setup: '' } } },
    { 'solve-puzzle': { puzzle: 'none' } },
    { 'check-puzzle': { puzzle: 'discovery-3', solution: '1@0,0r0' } },
    { 'check-puzzle': { puzzle: 'discovery-3', solution: 'none' } },
    ...[3, 5, 8, 10, 11].flatMap((tiles) => [
      { 'solve-puzzle': { puzzle: `discovery-${tiles}`, seed: tiles } },
      { 'solve-puzzle': { puzzle: `discovery-${tiles}`, count: true } },
    ]),
  ];
  const broken = [
    '',
    '{',
    '[]',
    'null',
    '{"job":"none"}',
    '{"job":{"deal":{"spec":"x","seed":-1}}}',
    '{"job":"games","more":1}',
  ];
  return [...jobs.flatMap(inEachLanguage), ...broken];
}

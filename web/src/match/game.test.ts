// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Choice, Event, GameInfo, MatchView } from '../api';
import { showGames } from '../games.svelte';
import { announcements, notices } from '../notices.svelte';
import { say, setLanguage } from '../texts/index.svelte';
import { Game } from './game.svelte';
import { Live } from './live.svelte';
import { ServerPositions } from './positions';
import { Socket } from './socket.fake';
import type { MatchBackend } from './source';

/** A page without an engine. */
const positions = new ServerPositions();
const backend: MatchBackend = { positions, open: (first, listener) => new Live(first, listener, positions) };

const sitter = (name: string) => ({ kind: 'person', id: name, name });
const seats = ['Ana', 'Bo', 'Cyr'].map((name) => ({ code: 'seat', name, sitter: sitter(name), score: 0 }));
const view = (seq: number, moves: string[]): MatchView =>
  ({
    id: 'm1',
    seq,
    now: 0,
    ply: moves.length,
    status: 'live',
    turn: 0,
    moves,
    seats,
    remarks: [],
    terms: { spec: 'hopper', clock: { kind: 'none' } },
  }) as unknown as MatchView;

const moved = (seat: number, ply: number, text: string): Event => ({ type: 'moved', seat, ply, text }) as Event;
const socket = () => Socket.all.at(-1)!;
const said = () => announcements.map((line) => line.text);
let game: Game;

/** What moves did in words has come, or is known not to come. */
const told = () => vi.advanceTimersByTimeAsync(1);

function arrive(seq: number, events: Event[], moves: string[]): void {
  events.forEach((event, index) =>
    socket().say({ type: 'event', seq: seq - events.length + index + 1, event } as never),
  );
  socket().say({ type: 'state', state: view(seq, moves) });
}

function connect(seq: number, events: Event[], moves: string[]): void {
  socket().open();
  socket().say({ type: 'hello', id: 'm1', seq, seats: [0] });
  arrive(seq, events, moves);
}

beforeAll(() => setLanguage('en'));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Socket);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('nobody is there')));
  Socket.all = [];
  announcements.length = 0;
  game = new Game(view(3, []), backend);
});

afterEach(() => {
  game.close();
  vi.useRealTimers();
});

test('every move is heard once, also when one state comes after several', async () => {
  connect(3, [], []);
  arrive(5, [moved(0, 0, 'a1'), moved(1, 1, 'b2')], ['a1', 'b2']);
  arrive(6, [moved(2, 2, 'c3')], ['a1', 'b2', 'c3']);
  await told();
  expect(said()).toEqual(['Ana: a1.', 'Bo: b2.', 'Cyr: c3.']);
});

test('what was played while we were away is heard when we are back, and of much only the last', async () => {
  connect(5, [moved(0, 0, 'a1'), moved(1, 1, 'b2')], ['a1', 'b2']);
  await told();
  expect(said()).toEqual(['Ana: a1.', 'Bo: b2.']);
  const texts = ['a1', 'b2', 'c1', 'c2', 'c3', 'c4', 'c5', 'c6'];
  arrive(
    11,
    texts.slice(2).map((text, index) => moved(index % 3, index + 2, text)),
    texts,
  );
  await told();
  expect(said().slice(2)).toEqual(['Cyr: c3.', 'Ana: c4.', 'Bo: c5.', 'Cyr: c6.']);
});

test('who comes to a game that goes on hears its last move', async () => {
  game.close();
  game = new Game(view(5, ['a1', 'b2']), backend);
  connect(5, [], ['a1', 'b2']);
  await told();
  expect(said()).toEqual(['Last move: b2.']);
});

test('who comes when all is over hears how it ended', async () => {
  connect(5, [moved(0, 0, 'a1')], ['a1']);
  socket().onclose!();
  vi.advanceTimersByTime(6_000);
  socket().open();
  socket().say({ type: 'hello', id: 'm1', seq: 7, seats: [0] });
  const result = { sentence: 'Bo wins.', ranks: [1, 0, 1], ending: { kind: 'rules' } };
  socket().say({ type: 'event', seq: 6, event: moved(1, 1, 'b2') } as never);
  socket().say({ type: 'event', seq: 7, event: { type: 'over' } } as never);
  socket().say({ type: 'state', state: { ...view(7, ['a1', 'b2']), result } as MatchView });
  await told();
  expect(said()).toEqual(['Ana: a1.', 'Bo: b2.', 'Place 2 of 3', 'Bo wins.', '1. Bo. 2. Ana. 2. Cyr.']);
});

test('a move that was taken back before the state came is not told', async () => {
  connect(3, [], []);
  arrive(6, [moved(0, 0, 'a1'), moved(1, 1, 'b2'), { type: 'taken-back', ply: 1 } as Event], ['a1']);
  await told();
  expect(said()).toEqual(['Ana: a1.']);
});

test('a wish that could not be sent is told as such, not as a move', async () => {
  connect(3, [], []);
  socket().onclose!();
  await game.ask('resign');
  expect(notices.at(-1)?.text).toMatch(/nothing was sent/);
  expect(game.refusal.text).toBe('');
});

test('a second move while one is on its way says so, and is not made', async () => {
  connect(3, [], []);
  void game.play('a1');
  expect(await game.play('b2')).toBe(false);
  expect(game.refusal.text).toMatch(/still being sent/);
});

test('a grey piece that is pressed says why, beside it', () => {
  game.events.say({ code: 'board-said-idle', facts: { piece: 'Tile 4', key: '4' } });
  expect(game.refusal).toMatchObject({ text: say('board-said-idle', { piece: 'Tile 4' }), piece: '4', typed: false });
  vi.advanceTimersByTime(10_000);
  expect(game.refusal.text).toBe('');
});

test('a choice that came without words is told in words, in the order in which the board spoke', async () => {
  connect(3, [], []);
  const words = vi.spyOn(positions, 'words').mockResolvedValue('Two hexes, a1 to a2');
  const choice = { text: 'a1-a2', about: '' } as Choice;
  game.choices = [choice];
  game.events.tentative(choice);
  game.events.say({ code: 'board-said-tentative', facts: { move: 'a1-a2' } });
  game.events.say({ code: 'board-said-idle', facts: { piece: 'Tile 4', key: '4' } });
  await told();
  expect(said()).toEqual([
    say('board-said-tentative', { move: 'Two hexes, a1 to a2' }),
    say('board-said-idle', { piece: 'Tile 4' }),
  ]);
  expect(game.tentative?.about).toBe('Two hexes, a1 to a2');
  words.mockClear();
  game.events.say({ code: 'board-said-pending', facts: { move: choice.about } });
  expect(said().at(-1)).toBe(say('board-said-pending', { move: 'Two hexes, a1 to a2' }));
  expect(words).not.toHaveBeenCalled();
  words.mockRestore();
});

test('who looks back is brought to now by another’s move, and not by their own', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}')));
  connect(3, [], []);
  arrive(5, [moved(0, 0, 'a1'), moved(1, 1, 'b2')], ['a1', 'b2']);
  await game.viewPly(1);
  arrive(6, [moved(0, 2, 'c3')], ['a1', 'b2', 'c3']);
  expect(game.viewedPly).toBe(1);
  arrive(7, [moved(1, 3, 'd4')], ['a1', 'b2', 'c3', 'd4']);
  expect(game.viewedPly).toBeNull();
});

test('who only watches looks back undisturbed, but never at what was taken back', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}')));
  socket().open();
  socket().say({ type: 'hello', id: 'm1', seq: 3, seats: [] });
  arrive(
    6,
    ['a1', 'b2', 'c3'].map((text, ply) => moved(ply, ply, text)),
    ['a1', 'b2', 'c3'],
  );
  await game.viewPly(2);
  arrive(7, [moved(0, 3, 'd4')], ['a1', 'b2', 'c3', 'd4']);
  expect(game.viewedPly).toBe(2);
  game.returnToNow();
  expect(game.viewedPly).toBe(2);
  arrive(8, [{ type: 'taken-back', ply: 1 } as Event], ['a1']);
  expect(game.viewedPly).toBeNull();
});

test('whoever reaches for the board when it is their turn is back at once', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}')));
  connect(5, [moved(0, 0, 'a1'), moved(1, 1, 'b2')], ['a1', 'b2']);
  await game.viewPly(1);
  game.returnToNow();
  expect(game.viewedPly).toBeNull();
});

test('what another says is shown where it is seen, unless it can be read where it stands', () => {
  connect(3, [], []);
  const says = (number: number, text: string) =>
    socket().say({ type: 'chat', room: 'players', number, at: number, player: 'Bo', name: 'Bo', text });
  says(1, 'Well played!');
  expect(notices.map(({ text }) => text)).toContain('Bo: Well played!');
  game.chatInView = true;
  says(2, 'Once more?');
  expect(notices.map(({ text }) => text)).not.toContain('Bo: Once more?');
});

/** A game in which the seats have these points, and what the server says about it. */
function scored(info: Partial<GameInfo>, scores: number[], result?: object): void {
  showGames([{ id: 'hopper', most_players: scores.length, ...info } as GameInfo]);
  const terms = { spec: 'hopper(side=5)', clock: { kind: 'none' } };
  const ours = scores.map((score, index) => ({ ...seats[index], score }));
  game.close();
  game = new Game({ ...view(3, []), terms, seats: ours, result } as unknown as MatchView, backend);
}

test.each([
  [true, 'Scores: Ana: 5, Bo: 0, Cyr: 2.'],
  [false, 'This game is not played for points.'],
])('scores are told if there are any: %s', (has_points, words) => {
  scored({ has_points }, [5, 0, 2]);
  expect(game.scoresInWords()).toBe(words);
});

test.each([
  [6, 'over', '6 of 14'],
  [14, 'won', 'Solved!'],
] as const)('a game for one with %i of 14 is neither won against anybody nor drawn', (score, outcome, headline) => {
  scored({ has_points: true, target: 14 }, [score], {
    ranks: [0],
    scores: [score],
    ending: { kind: 'rules' },
    sentence: '',
  });
  socket().open();
  socket().say({ type: 'hello', id: 'm1', seq: 3, seats: [0] });
  expect(game.outcome).toBe(outcome);
  expect(game.headline).toBe(headline);
});

test('where there is something to reach, points are told with it', () => {
  scored({ has_points: true, target: 14 }, [8]);
  expect(game.scoresInWords()).toBe('Scores: Ana: 8 of 14.');
});

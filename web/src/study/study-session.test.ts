// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ApiError, type Person, type StudyEventView, type StudyView, type ToStudyReader } from '../api';
import type { Engine } from '../engine';
import { notices } from '../notices.svelte';
import { setLanguage } from '../texts/index.svelte';
import { applied, type Chapter, type StudyEdit } from './study-edits';
import { StudySession } from './study-session.svelte';
import type { Edit, Tree } from './tree';

const person = (id: string): Person => ({ id, name: id, guest: false, bot: false });
const OWNER = person('ada');

/** Moves that follow the root, with glyphs: as much of a tree as can go wrong. */
function edited(tree: Tree, edit: Edit): Tree {
  const { nodes } = tree;
  const step = 'add-line' in edit ? edit['add-line'].steps[0]! : Object.values(edit)[0]!.path[0]!;
  const there = nodes.some((node) => node.step === step);
  if ('add-line' in edit) return there ? tree : { ...tree, nodes: [...nodes, { step }] };
  if (!there) throw new ApiError(409, 'tree-gone', 'It is gone.');
  if ('delete' in edit) return { ...tree, nodes: nodes.filter((node) => node.step !== step) };
  const glyph = (edit as { 'set-glyph': { glyph: string } })['set-glyph'].glyph;
  return { ...tree, nodes: nodes.map((node) => (node.step === step ? { ...node, glyph } : node)) };
}

const engine = {
  ask: async (_: string, { tree, edits }: { tree: Tree; edits: Edit[] }) => edits.reduce(edited, tree),
} as unknown as Pick<Engine, 'ask'>;

/** A server that numbers what it is sent, and a socket for each reader, which hears when it is told to. */
class Server {
  chapters: readonly Chapter[] = [{ id: 'one', name: 'One', tree: { version: 1, spec: 'toy', setup: '-', nodes: [] } }];
  events: StudyEventView[] = [];
  reachable = true;
  /** Whether it does what it is asked and the answer is lost. */
  mute = false;

  view(): StudyView {
    const card = {
      id: 's',
      name: 'S',
      owner: OWNER,
      visibility: 'link' as const,
      created_at: 0,
      updated_at: 0,
      seq: this.events.length,
      chapters: [],
      games: [],
    };
    return {
      card,
      role: 'owner',
      contributors: [],
      authors: {},
      study: { version: 1, chapters: this.chapters } as never,
    };
  }

  async answer(method: string, body: { mark: string; change: { edit: StudyEdit } }): Promise<[number, unknown]> {
    if (method === 'GET') return [200, this.view()];
    const before = this.events.find(({ mark }) => mark === body.mark);
    if (before) return [200, { seq: before.seq }];
    try {
      const next = await applied(this.chapters, body.change.edit, engine);
      if (JSON.stringify(next) === JSON.stringify(this.chapters)) return [200, { seq: this.events.length }];
      this.chapters = next;
    } catch (error) {
      return [409, { code: 'tree-gone', message: (error as Error).message }];
    }
    this.events.push({
      seq: this.events.length + 1,
      at: 0,
      by: OWNER,
      mark: body.mark,
      deed: { type: 'edited', edit: body.change.edit as never },
    });
    return [200, { seq: this.events.length }];
  }

  fetch = async (request: Request): Promise<Response> => {
    await tick();
    if (!this.reachable) throw new TypeError('nobody is there');
    const [status, said] = await this.answer(request.method, request.body && (await request.json()));
    if (this.mute) throw new TypeError('the answer is lost');
    return new Response(JSON.stringify(said), { status });
  };
}

class Socket {
  static all: Socket[] = [];
  static readonly OPEN = 1;
  readyState = 1;
  told: number;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(address: string) {
    this.told = Number(new URL(address).searchParams.get('since'));
    Socket.all.push(this);
  }

  send(): void {}
  close(): void {}

  say(message: ToStudyReader): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** Tells the next event, if there is one. */
  next({ events }: Server): boolean {
    const event = events[this.told];
    if (!event) return false;
    this.told++;
    this.say({ type: 'event', ...event });
    return true;
  }
}

const tick = () => new Promise<void>((done) => setImmediate(done));
async function rest(): Promise<void> {
  for (let count = 0; count < 30; count++) await tick();
}

let server: Server;
beforeAll(() => setLanguage('en'));
beforeEach(() => {
  server = new Server();
  Socket.all = [];
  localStorage.clear();
  notices.length = 0;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('WebSocket', Socket);
  vi.stubGlobal('fetch', server.fetch);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const open = (who = OWNER) => new StudySession(server.view(), who, engine);
const add = (step: string): StudyEdit => ({ edit: { id: 'one', edit: { 'add-line': { path: [], steps: [step] } } } });
const cut = (step: string): StudyEdit => ({ edit: { id: 'one', edit: { delete: { path: [step] } } } });
const rate = (step: string, glyph: string): StudyEdit => ({
  edit: { id: 'one', edit: { 'set-glyph': { path: [step], glyph } } },
});
const stepsOf = ({ chapters }: { chapters: readonly Chapter[] }) =>
  chapters[0]!.tree.nodes.map(({ step }) => step).join(' ');

test('what is done is seen at once, and stays when others were first', async () => {
  const session = open();
  const done = session.edit(add('a'));
  await server.answer('POST', { mark: 'other', change: { edit: add('b') } });
  await done;
  expect(stepsOf(session)).toBe('a');
  await rest();
  while (Socket.all[0]!.next(server)) await rest();
  expect(stepsOf(session)).toBe('b a');
  expect(session.unsaved).toBe(0);
  session.close();
});

test('what nobody answered is kept, also over a reload, and is one event', async () => {
  const session = open();
  server.mute = true;
  await session.edit(add('a'));
  await rest();
  server.reachable = false;
  await session.edit(add('b'));
  await rest();
  expect(session.unsaved).toBe(2);
  expect(server.events).toHaveLength(1);
  session.close();
  [server.reachable, server.mute] = [true, false];
  const again = open();
  await rest();
  expect(stepsOf(again)).toBe('a b');
  expect(server.events).toHaveLength(2);
  expect(again.unsaved).toBe(0);
  expect(localStorage.getItem('serpentarium.study.s')).toBe(null);
  again.close();
});

test('what can no longer be done is told, and the rest stays', async () => {
  await server.answer('POST', { mark: 'first', change: { edit: add('a') } });
  const session = open();
  await server.answer('POST', { mark: 'other', change: { edit: cut('a') } });
  await session.edit(rate('a', '!'), add('b'));
  await rest();
  while (Socket.all[0]!.next(server)) await rest();
  expect(stepsOf(session)).toBe('b');
  expect(notices.map(({ text }) => text)).toEqual(['One of your changes could not be saved: It is gone.']);
  session.close();
});

test('readers try moves that nobody else sees, beside what others do', async () => {
  const session = new StudySession({ ...server.view(), role: 'reader' }, OWNER, engine);
  await session.edit(add('mine'));
  await rest();
  expect(server.events).toHaveLength(0);
  await server.answer('POST', { mark: 'other', change: { edit: add('b') } });
  Socket.all[0]!.next(server);
  await rest();
  expect(stepsOf(session)).toBe('b mine');
  expect(localStorage.getItem('serpentarium.study.s')).toBe(null);
  session.close();
});

test('whoever missed something reads the study anew', async () => {
  const session = open();
  for (const step of ['a', 'b', 'c']) await server.answer('POST', { mark: step, change: { edit: add(step) } });
  Socket.all[0]!.say({ type: 'event', ...server.events[2]! });
  await rest();
  expect(stepsOf(session)).toBe('a b c');
  session.close();
});

test('whatever two people do in whatever order, they end with the same', async () => {
  for (let seed = 1; seed <= 40; seed++) {
    let state = seed;
    const below = (bound: number) => (state = (state * 48271) % 0x7fffffff) % bound;
    server = new Server();
    Socket.all = [];
    localStorage.clear();
    vi.stubGlobal('fetch', server.fetch);
    const sessions = [open(person('ada')), open(person('bob'))];
    for (let count = 0; count < 40; count++) {
      const who = below(2);
      const step = 'abcd'[below(4)]!;
      const edit = [add(step), add(step), cut(step), rate(step, '!?'[below(2)]!)][below(4)]!;
      if (below(3) > 0) await sessions[who]!.edit(edit).catch(() => undefined);
      if (below(3) === 0) Socket.all[below(2)]!.next(server);
      for (let wait = below(4); wait > 0; wait--) await tick();
    }
    await rest();
    for (const socket of Socket.all) while (socket.next(server)) await tick();
    await rest();
    for (const session of sessions) {
      expect(session.chapters, `seed ${seed}`).toEqual(server.chapters);
      expect(session.unsaved).toBe(0);
      session.close();
    }
    expect(server.events.length).toBeGreaterThan(3);
  }
});

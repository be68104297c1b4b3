import { Fanning } from './fanning';
import { boardHeight, standOf } from './form';
import type { Stand } from './form';
import { SIZE } from './geometry';
import { gesturesOn } from './gestures';
import { MyHand } from './hand';
import { Identity } from './identity';
import { Keyboard } from './keyboard';
import { keysInWords } from './keylist';
import { nearest } from './keys';
import { arrange, placeKey, placeOf } from './layout';
import type { Layout } from './layout';
import { Options } from './options';
import { Others } from './others';
import { element } from './parts';
import { Pick } from './pick';
import type { Device } from './pick';
import { lookClasses } from './picture';
import { Pointers } from './pointer';
import { Table } from './table';
import { Tools } from './tools';
import { View } from './view';
import type { BoardEvents, BoardState, Choice, Held, Place, Point, Scene, Words } from './types';

let boards = 0;

/** What the buttons for zooming take at the right, and those for turning at the bottom, in pixels. */
const ZOOMS_WIDE = 54;
const CORNER = 6;
const TOOLS_HIGH = 54;
const ASKED_HIGH = 80;
/** What the buttons take from which one chooses a floor, where they do not stand beside what the others hold. */
const TABS_HIGH = 52;
/** Where it is narrower or lower than this, several boards are laid one through the other. */
const STACKED = { width: 560, height: 420 };
/** What two lines of pieces and what the others hold take, less what a board may lose for it. */
const TWO_LINES = 140;

/** A board on a page: draws what it is told, and says what the person meant. */
export class Board {
  readonly pick: Pick;
  readonly view = new View();
  readonly root = element('div', 'sb sb-board', { role: 'application' });
  readonly options: Options;
  readonly hand: MyHand;
  state: BoardState | null = null;
  /** Where the keyboard is: on a cell, or on a piece of the hand. */
  cursor: Place | null = null;
  handCursor: string | null = null;
  zone: 'table' | 'hand' = 'table';
  device: Device = 'mouse';
  /** Which floor is in front when they are stacked. */
  front = 0;
  turn = 0;
  /** A piece is being dragged. */
  dragging = false;
  readonly fanning = new Fanning((place) => this.isStack(place), () => this.drawSoon());

  private readonly ids = `sb-${++boards}`;
  private readonly others: Others;
  private readonly help = element('p', 'sb-help', { id: `${this.ids}-help` });
  private readonly top = element('div', 'sb-top');
  private readonly pane = element('div', 'sb-pane');
  private readonly mine = element('div', 'sb-mine');
  private readonly table: Table;
  private readonly tools: Tools;
  private readonly end = new AbortController();
  private readonly watcher: ResizeObserver;
  private size = { width: 0, height: 0 };
  /** How large the board is with the hands. */
  private whole = { width: 0, height: 0 };
  private stand: Stand = { form: 'bare', column: 0, larger: 1 };
  private layout: Layout | null = null;
  private preview: Choice | null = null;
  private frame = 0;
  private readonly identity = new Identity();
  private stackKeys: string[] = [];
  /** Whether floors are stacked, once the person has said so. */
  private stacks: boolean | null = null;

  constructor(
    host: HTMLElement,
    private readonly words: Words,
    private readonly events: BoardEvents,
  ) {
    this.pick = new Pick(events, () => this.arranged());
    this.hand = new MyHand(words, this.ids);
    this.others = new Others(words, this.ids);
    this.table = new Table(words, this.ids);
    this.options = new Options(words, (choice) => this.act(() => this.pick.decide(choice)), (choice) => this.show(choice));
    this.tools = new Tools(words, {
      turn: (steps) => this.act(() => this.pick.turn(steps)),
      flip: () => this.act(() => this.pick.flip()),
      putBack: () => this.act(() => this.pick.putBack()),
      zoom: (factor) => this.zoom(factor),
      fit: () => this.fit(),
      floor: (board) => this.showFloor(board),
      stack: (stacked) => this.stackFloors(stacked),
    });
    this.root.setAttribute('aria-label', words('board-label'));
    this.root.setAttribute('aria-describedby', this.help.id);
    this.pane.append(this.table.element, this.tools.corner, this.options.element);
    this.mine.append(this.tools.row, this.hand.element);
    this.top.append(this.others.element);
    this.root.append(this.top, this.pane, this.mine, this.help);
    host.append(this.root);
    this.listen();
    this.watcher = new ResizeObserver(() => this.resized());
    this.watcher.observe(this.root);
    this.watcher.observe(this.pane);
  }

  set(state: BoardState): void {
    const before = this.state;
    this.state = state;
    const moved = before?.scene !== state.scene;
    if (moved) {
      this.layout = null;
      const first = state.scene.boards[0];
      this.stackKeys = first?.shape === 'row' ? this.identity.follow(first.cells) : [];
    }
    const waited = this.pick.waits;
    this.pick.update(state);
    this.pane.classList.toggle('sb-pane-table', this.isTable);
    if (moved) this.followLast(before?.scene ?? null, state.scene);
    if (before) this.announce(before, state);
    if (moved) this.help.textContent = this.words(hasHands(state.scene) ? 'board-help-hand' : 'board-help');
    this.root.className = this.classes(state, before !== null);
    if (!before || hasHands(before.scene) !== hasHands(state.scene)) this.resized();
    this.draw();
    if (moved) this.followFocus(state);
    // What the piece in hand can do is known at last.
    if (waited && this.pick.held && !this.pick.waits && this.device === 'keys') this.goToLegal();
  }

  confirm(): void {
    this.act(() => this.pick.confirm());
  }

  cancel(): void {
    this.act(() => this.pick.cancel());
  }

  zoom(factor: number, about?: Point): void {
    this.view.zoom(factor, about ?? { x: this.size.width / 2, y: this.size.height / 2 });
    this.look();
  }

  fit(): void {
    this.view.auto = true;
    this.look();
  }

  turnView(steps: number): void {
    this.turn = (((this.turn + steps) % 6) + 6) % 6;
    this.layout = null;
    this.view.auto = true;
    this.draw();
  }

  focus(): void {
    if (this.zone === 'hand' && this.handCursor) this.hand.focus(this.handCursor);
    else if (this.cursor) this.table.cell(this.cursor)?.focus({ preventScroll: true });
  }

  destroy(): void {
    this.end.abort();
    this.watcher.disconnect();
    cancelAnimationFrame(this.frame);
    this.fanning.stop();
    this.root.remove();
  }

  /** Does something with what is in hand, and shows what came of it. */
  act(deed: () => void): void {
    this.preview = null;
    deed();
    this.draw();
  }

  /** Tells which keys there are. */
  sayKeys(): void {
    if (this.state) this.events.say({ code: 'board-said-keys', facts: { keys: keysInWords(this.state.scene, this.words) } });
  }

  /** The cursor goes to a cell, and what is held goes with it. */
  goTo(place: Place): void {
    this.cursor = place;
    this.zone = 'table';
    if (this.stacked && place.board !== this.front) this.showFloor(place.board);
    const layout = this.arranged();
    this.pick.point(place, layout.pointOf(place));
    this.fanning.open = this.pick.holding ? null : place;
    this.reveal(layout.pointOf(place));
    this.draw();
    this.focus();
    if (this.pick.held) this.pick.sayAim();
  }

  /** The cursor goes to the nearest place where something can be done, if it is not on one. */
  goToLegal(): void {
    const { cursor } = this;
    const legal = this.legalNow();
    if (!cursor || legal.size === 0 || legal.has(placeKey(cursor))) return cursor ? this.goTo(cursor) : undefined;
    const layout = this.arranged();
    const all = layout.floors.flatMap((floor) => layout.placesOn(floor.board));
    this.goTo(nearest(cursor, all.filter((place) => legal.has(placeKey(place))), layout));
  }

  showFloor(board: number): void {
    this.front = board;
    if (this.cursor) this.cursor = { ...this.cursor, board };
    this.layout = null;
    this.draw();
    this.events.say({ code: 'board-said-floor', facts: { number: board + 1 } });
  }

  /** Floors one through the other, or side by side. */
  stackFloors(stacked: boolean): void {
    this.stacks = stacked;
    this.front = this.cursor?.board ?? 0;
    this.layout = null;
    this.view.auto = true;
    this.draw();
  }

  get stacked(): boolean {
    const state = this.state;
    if (!state || state.scene.boards.length < 2) return false;
    // On a phone all of them at once are too small to play on, whatever is usually liked.
    return this.stacks ?? (this.little || state.look.floors === 'stacked');
  }

  /** Whether there is so little room as on a phone. */
  private get little(): boolean {
    return this.whole.width < STACKED.width || this.whole.height < STACKED.height;
  }

  /** Whether there is no board, only a table that grows with what lies on it. */
  get isTable(): boolean {
    return this.state?.scene.boards[0]?.shape === 'table';
  }

  /** Whether what lies at a place can be fanned out. */
  isStack(place: Place): boolean {
    return this.arranged().floors[place.board]?.shape === 'row';
  }

  arranged(): Layout {
    const { state, size, turn } = this;
    const aspect = size.height > 0 ? size.width / size.height : 1;
    const scene = state?.scene ?? { boards: [], snakes: [], links: [], signs: [], lines: [], hands: [], last: [] };
    this.layout ??= arrange(scene, { aspect, turn, front: this.stacked ? Math.min(this.front, scene.boards.length - 1) : null });
    return this.layout;
  }

  myHand(): Held[] {
    return this.state?.scene.hands.find((hand) => hand.seat === this.state?.seat)?.pieces ?? [];
  }

  legalNow(): Set<string> {
    const { pick, state } = this;
    const legal = pick.legal;
    if (state && this.isTable && pick.active && !pick.holding) {
      for (const choice of state.choices) for (const place of choice.places) legal.add(placeKey(place));
    }
    return legal;
  }

  private draw(): void {
    const { state } = this;
    if (!state) return;
    const focused = this.root.contains(document.activeElement);
    this.placeCursor();
    this.drawHands(state);
    this.tools.update(state.scene, state.seat, this.stacked ? this.front : null, this.little, this.pick, this.legalNow());
    this.drawTable(state);
    const fresh = this.options.update(this.pick.asked.length ? this.pick.asked : this.pick.options, this.pick.standing, state.scene);
    if (fresh && this.device === 'keys') this.options.focus(0);
    this.look();
    if (focused && !this.root.contains(document.activeElement)) this.focus();
  }

  private drawTable(state: BoardState): void {
    this.table.draw({
      state,
      layout: this.arranged(),
      pick: this.pick,
      legal: this.legalNow(),
      cursor: this.zone === 'table' ? this.cursor : null,
      preview: this.preview,
      fanned: this.fanning.open,
      device: this.device,
      dragging: this.dragging,
      stacks: this.stackKeys,
      view: this.view.css,
      grabs: this.grabs,
    });
  }

  /** Stacks of a row move up when one goes; the cursor stays with the one that has the focus. */
  private followFocus(state: BoardState): void {
    const place = placeOf(document.activeElement?.getAttribute('data-place') ?? '');
    if (!place || !this.root.contains(document.activeElement) || this.zone !== 'table') return;
    if (this.cursor && placeKey(this.cursor) === placeKey(place)) return;
    this.cursor = place;
    this.drawTable(state);
  }

  private drawHands(state: BoardState): void {
    const { scene, seat } = state;
    const mine = this.myHand();
    this.hand.update(mine, scene.signs, this.stand.larger, (held) => ({
      held: this.pick.held?.key === held.key,
      playable: !this.pick.active || this.pick.canPlay(held.key),
      cursor: this.zone === 'hand' && this.handCursor === held.key,
    }));
    this.hand.element.classList.toggle('sb-waiting', !this.pick.active);
    if (this.others.update(scene, seat)) this.hand.keepRoom();
  }

  /** Only the ghost changed. */
  drawSoon(): void {
    cancelAnimationFrame(this.frame);
    this.frame = requestAnimationFrame(() => this.state && this.drawTable(this.state));
  }

  private show(choice: Choice | null): void {
    if (this.preview === choice) return;
    this.preview = choice;
    this.drawSoon();
  }

  look(): void {
    const { width, height } = this.size;
    const { box } = this.arranged();
    // A table grows anywhere, so its cells must not come to lie below the buttons.
    const table = this.isTable;
    // What is asked before anything else must not lie over what it is asked about.
    const asked = this.state?.choices[0]?.act === 'choose' ? ASKED_HIGH : 0;
    const bottom = table && this.stand.form === 'low' ? TOOLS_HIGH : asked;
    const fit = (right: number, top: number) => this.view.fit(box, width - right, height - bottom, table ? 1.35 : 2.4, top);
    if (this.view.auto) {
      let [right, top] = [table ? ZOOMS_WIDE : 0, 0];
      fit(right, top);
      // A board gives way to buttons only where they would hide its cells, which may hide others then.
      for (let again = true; again && !table; ) {
        const [tabs, zooms] = this.covered();
        const inRow = this.stacked && this.stand.form !== 'wide';
        const before = right + top;
        if (zooms && !inRow) right = ZOOMS_WIDE;
        if (tabs || (zooms && inRow)) top = TABS_HIGH;
        again = right + top > before;
        if (again) fit(right, top);
      }
    } else this.view.hold(box, width, height);
    this.table.look(this.view.css, this.grabs);
    this.tools.fitted(this.view.auto);
  }

  /** Whether cells lie below the buttons for floors, and below those for zooming. */
  private covered(): boolean[] {
    const layout = this.arranged();
    const { view, size } = this;
    const places = layout.floors.filter((floor) => !floor.behind).flatMap((floor) => layout.placesOn(floor.board));
    const points = places.map((place) => view.toPane(layout.pointOf(place)));
    const { floors, zooms, corner } = this.tools;
    return [floors, zooms].map((part) => {
      if (part.parentElement !== corner || part.offsetWidth === 0) return false;
      const reach = SIZE * view.scale;
      const [wide, high] = [part.offsetWidth + CORNER + reach, part.offsetHeight + CORNER + reach];
      return points.some(({ x, y }) => y < high && (part === floors ? x : size.width - x) < wide);
    });
  }

  /** Whether the board has use for fingers that wander, so that the page must not scroll with them. */
  private get grabs(): boolean {
    return this.isTable || this.view.zoomed || this.pick.holding !== null;
  }

  private listen(): void {
    const { end } = this;
    new Pointers(this.table.element, this.hand.element, gesturesOn(this), end.signal);
    const keyboard = new Keyboard(this);
    this.root.addEventListener('keydown', (event) => keyboard.down(event), { signal: end.signal });
    this.root.addEventListener('click', (event) => keyboard.click(event), { signal: end.signal });
    this.root.addEventListener('pointerup', () => this.root.classList.remove('sb-panning'), { signal: end.signal });
    this.root.addEventListener('focusin', (event) => keyboard.focused(event), { signal: end.signal });
  }

  /** After a click the keyboard goes on from there, without a ring around it. */
  focusQuietly(): void {
    if (this.options.open || !this.cursor) return;
    this.table.cell(this.cursor)?.focus({ preventScroll: true });
  }

  private resized(): void {
    const { width, height } = this.root.getBoundingClientRect();
    if (width !== this.whole.width || height !== this.whole.height) this.hand.forgetRoom();
    this.whole = { width, height };
    const scene = this.state?.scene;
    if (scene) this.stand = standOf(scene, width, height, this.stacked);
    const { form, column } = this.stand;
    for (const one of ['bare', 'wide', 'low']) this.root.classList.toggle(`sb-${one}`, form === one);
    this.root.style.setProperty('--column', `${column}px`);
    // Pieces stand in two lines where the board is none the smaller for it.
    const lines = scene && form === 'low' && height - boardHeight(scene, width, this.stacked) - (this.stacked ? TABS_HIGH / 4 : 0) > TWO_LINES;
    this.root.classList.toggle('sb-two-lines', lines === true);
    const shelf = form === 'low' ? this.pane : this.mine;
    if (this.tools.row.parentElement !== shelf) shelf.prepend(this.tools.row);
    const tabs = form === 'low' ? this.top : this.tools.corner;
    if (this.tools.floors.parentElement !== tabs) tabs.prepend(this.tools.floors);
    const pane = this.pane.getBoundingClientRect();
    if (pane.width === this.size.width && pane.height === this.size.height) return;
    this.size = { width: pane.width, height: pane.height };
    this.layout = null;
    this.draw();
    this.others.letScroll();
    this.hand.showMore();
  }

  private classes(state: BoardState, settled: boolean): string {
    const shape = ['sb-bare', 'sb-wide', 'sb-low', 'sb-two-lines'].filter((name) => this.root.classList.contains(name));
    return [
      lookClasses(state.look),
      'sb-board',
      ...shape,
      state.away ? 'sb-away' : '',
      state.pending === null ? '' : 'sb-has-pending',
      settled ? 'sb-lively' : '',
    ]
      .filter(Boolean)
      .join(' ');
  }

  /** Shows the floor on which something has happened. */
  private followLast(before: Scene | null, scene: Scene): void {
    const board = scene.last[0]?.board;
    if (before && board !== undefined && this.stacked) this.front = board;
    if (!before || before.boards.length !== scene.boards.length) this.view.auto = true;
    this.layout = null;
  }

  private announce(before: BoardState, state: BoardState): void {
    const say = (code: string, facts = {}) => this.events.say({ code, facts });
    if (state.away !== before.away) say(state.away ? 'board-said-away' : 'board-said-back');
    if (state.pending !== null && state.pending !== before.pending) say('board-said-pending', { move: this.pick.sent?.text === state.pending ? this.pick.sent.about || state.pending : state.pending });
  }

  /** The one tab stop is somewhere that exists. */
  private placeCursor(): void {
    const layout = this.arranged();
    if (!this.cursor || !layout.has(this.cursor)) {
      const legal = [...this.legalNow()][0];
      const all = layout.floors.flatMap((floor) => (floor.behind ? [] : layout.placesOn(floor.board)));
      this.cursor = all.find((place) => placeKey(place) === legal) ?? all[Math.floor(all.length / 2)] ?? null;
      if (!this.root.contains(document.activeElement) && this.myHand().length > 0) this.zone = 'hand';
    }
    const hand = this.myHand();
    if (!hand.some((held) => held.key === this.handCursor)) this.handCursor = hand[0]?.key ?? null;
    if (this.handCursor === null) this.zone = 'table';
  }

  /** Moves the view if a point is out of sight. */
  private reveal(point: Point): void {
    const { x, y } = this.view.toPane(point);
    const { width, height } = this.size;
    const margin = 50;
    const dx = x < margin ? margin - x : x > width - margin ? width - margin - x : 0;
    const dy = y < margin ? margin - y : y > height - margin ? height - margin - y : 0;
    if (!this.view.auto && (dx || dy)) this.view.pan(dx, dy);
  }
}

function hasHands(scene: Scene): boolean {
  return scene.hands.some((hand) => hand.pieces.length > 0);
}

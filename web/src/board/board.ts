import { defs } from './draw/defs';
import { position } from './draw/scene';
import type { Pointing } from './draw/scene';
import { choiceGhost, fan, looseGhost, looseScales } from './ghost';
import { MyHand, bagSign, otherHand } from './hand';
import { Identity } from './identity';
import { Keyboard } from './keyboard';
import { arrange, placeKey } from './layout';
import type { Layout } from './layout';
import { Options } from './options';
import { element } from './parts';
import { Pick } from './pick';
import type { Device } from './pick';
import { lookClasses } from './picture';
import { Pointers } from './pointer';
import { create, group, patch, shape } from './svg';
import type { Shape } from './svg';
import { Tools } from './tools';
import { View } from './view';
import type { BoardEvents, BoardState, Cell, Choice, Held, Place, Point, Scene, Words } from './types';

let boards = 0;

/** What the buttons for zooming take at the right, and those for turning at the bottom, in pixels. */
const ZOOMS_WIDE = 48;
const TOOLS_HIGH = 54;

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

  private readonly ids = `sb-${++boards}`;
  private readonly others = element('div', 'sb-others');
  private readonly pane = element('div', 'sb-pane');
  private readonly mine = element('div', 'sb-mine');
  private readonly table = create(shape('svg', { class: 'sb-table', role: 'group' })) as SVGSVGElement;
  private readonly tools: Tools;
  private readonly end = new AbortController();
  private readonly watcher: ResizeObserver;
  private size = { width: 0, height: 0 };
  private layout: Layout | null = null;
  private preview: Choice | null = null;
  private fanned: Place | null = null;
  private fanTimer = 0;
  private dragging = false;
  private frame = 0;
  private readonly identity = new Identity();
  private stackKeys: string[] = [];
  /** Whether floors are stacked, once the person has said so. */
  private stacks: boolean | null = null;
  private drawn: { hands: Scene['hands'] | null; seat: number | null } = { hands: null, seat: null };

  constructor(
    host: HTMLElement,
    private readonly words: Words,
    private readonly events: BoardEvents,
  ) {
    this.pick = new Pick(events, () => this.arranged());
    this.hand = new MyHand(words, this.ids);
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
    const help = element('p', 'sb-help', { id: `${this.ids}-help` });
    help.textContent = words('board-help');
    this.root.setAttribute('aria-describedby', help.id);
    this.table.setAttribute('aria-label', words('board-label'));
    this.pane.append(this.table, this.tools.corner, this.options.element);
    this.mine.append(this.tools.row, this.hand.element);
    this.root.append(this.others, this.pane, this.mine, help);
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
    this.pick.update(state);
    this.pane.classList.toggle('sb-pane-table', state.scene.boards[0]?.shape === 'table');
    if (moved) this.followLast(before?.scene ?? null, state.scene);
    if (before) this.announce(before, state);
    this.root.className = this.classes(state, before !== null);
    if (!before || before.scene.hands.length !== state.scene.hands.length) this.resized();
    this.draw();
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
    else if (this.cursor) this.cellElement(this.cursor)?.focus({ preventScroll: true });
  }

  destroy(): void {
    this.end.abort();
    this.watcher.disconnect();
    cancelAnimationFrame(this.frame);
    window.clearTimeout(this.fanTimer);
    this.root.remove();
  }

  /** Does something with what is in hand, and shows what came of it. */
  act(deed: () => void): void {
    this.preview = null;
    deed();
    this.draw();
  }

  /** The cursor goes to a cell, and what is held goes with it. */
  goTo(place: Place): void {
    this.cursor = place;
    this.zone = 'table';
    if (this.stacked && place.board !== this.front) this.showFloor(place.board);
    const layout = this.arranged();
    this.pick.point(place, layout.pointOf(place));
    this.fanned = this.pick.holding ? null : place;
    this.reveal(layout.pointOf(place));
    this.draw();
    this.focus();
    if (this.pick.held) this.pick.sayAim();
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
    return this.stacks ?? (this.size.width < 560 || state.look.floors === 'stacked');
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
    const table = state?.scene.boards[0]?.shape === 'table';
    if (table && pick.active && !pick.holding) {
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
    this.tools.update(state.scene, state.seat, this.stacked ? this.front : null, this.pick, this.legalNow());
    this.drawTable(state);
    const fresh = this.options.update(this.pick.asked.length ? this.pick.asked : this.pick.options, this.pick.standing, state.scene);
    if (fresh && this.device === 'keys') this.options.focus(0);
    this.look();
    if (focused && !this.root.contains(document.activeElement)) this.focus();
  }

  private drawTable(state: BoardState): void {
    const layout = this.arranged();
    const { pick } = this;
    const legal = this.legalNow();
    const holding = pick.holding;
    const first = state.scene.boards[0];
    const tokens = first?.cells.some((cell) => cell.pieces[0]?.kind === 'token') ?? false;
    const pointing: Pointing = {
      legal,
      dims: legal.size > 0 && (tokens || holding?.kind === 'stack'),
      faint: legal.size > 30,
      held: holding?.kind === 'stack' ? placeKey(holding.place) : null,
      label: (place, cell) => this.cellLabel(place, cell, legal),
      cursor: this.zone === 'table' && this.cursor ? placeKey(this.cursor) : null,
      stacks: this.stackKeys,
    };
    patch(
      this.table,
      shape(
        'svg',
        { class: `sb-table${this.grabs ? ' sb-grabs' : ''}`, role: 'group', 'aria-label': this.words('board-label') },
        defs(this.ids),
        group(
          { key: 'view', class: 'sb-view', move: this.view.css },
          ...position(state.scene, layout, pointing, this.ids),
          group({ key: 'ghosts', class: 'sb-ghosts', 'aria-hidden': 'true' }, ...this.ghosts(state, layout)),
        ),
      ),
    );
  }

  private ghosts(state: BoardState, layout: Layout): Shape[] {
    const { pick } = this;
    const { scene } = state;
    const seat = state.seat ?? 0;
    const ghost = (choice: Choice, surety: 'snapped' | 'standing' | 'pending') =>
      choiceGhost(choice, this.heldFor(choice), scene, seat, layout, surety, this.ids);
    if (state.pending !== null) {
      const known = pick.sent?.text === state.pending ? pick.sent : state.choices.find((choice) => choice.text === state.pending);
      return known && known.act !== 'choose' ? [ghost(known, 'pending')] : [];
    }
    const shown = this.preview ?? pick.standing;
    if (shown) return shown.act === 'choose' ? [] : [ghost(shown, 'standing')];
    const { held, wish, pointed, aim, holding } = pick;
    if (held && wish && pointed) {
      if (aim) return [ghost(aim.choice, 'snapped')];
      return this.device === 'touch' && !this.dragging ? [] : [looseGhost(held, wish, pointed.point, scene, layout, this.ids)];
    }
    const over = pointed?.place;
    if (over && this.device !== 'touch' && !this.dragging) {
      const here = pick.choices.find((choice) => choice.places.some((place) => placeKey(place) === placeKey(over)));
      if (here && pick.active && !here.piece) return [ghost(here, 'snapped')];
    }
    if (holding?.kind === 'stack' && this.dragging && pointed) return [looseScales(scene, holding.place, 1, pointed.point, this.ids)];
    const open = this.fanned && !holding ? fan(scene, this.fanned, layout, this.ids) : null;
    return open ? [open] : [];
  }

  private drawHands(state: BoardState): void {
    const { scene, seat } = state;
    const mine = this.myHand();
    const wide = this.root.classList.contains('sb-wide');
    const low = this.root.classList.contains('sb-low');
    const many = mine.length > 6 || (low && mine[0]?.piece.kind === 'tile');
    this.hand.update(mine, scene.signs, wide ? 1.25 : many ? 0.8 : 1, (held) => ({
      held: this.pick.held?.key === held.key,
      playable: !this.pick.active || this.pick.canPlay(held.key),
      cursor: this.zone === 'hand' && this.handCursor === held.key,
    }));
    this.hand.element.classList.toggle('sb-waiting', !this.pick.active);
    if (this.drawn.hands === scene.hands && this.drawn.seat === seat) return;
    this.drawn = { hands: scene.hands, seat };
    const others = scene.hands.filter((hand) => hand.seat !== seat && hand.pieces.length > 0);
    const drawn = others.map((hand) => otherHand(hand, scene.signs, this.words('board-hand-of', { seat: hand.seat + 1, name: scene.signs[hand.seat]?.name ?? '' }), this.ids));
    const bag = scene.bag === null || scene.bag === undefined ? [] : [bagSign(scene.bag, this.words)];
    this.others.replaceChildren(...drawn, ...bag);
    this.hand.keepRoom();
    this.letScroll();
  }

  /** What the others hold can be scrolled by keys where it does not fit. */
  private letScroll(): void {
    const { others } = this;
    const more = others.scrollWidth > others.clientWidth + 1 || others.scrollHeight > others.clientHeight + 1;
    if (more) others.tabIndex = 0;
    else others.removeAttribute('tabindex');
  }

  /** Only the ghost changed. */
  private drawSoon(): void {
    cancelAnimationFrame(this.frame);
    this.frame = requestAnimationFrame(() => this.state && this.drawTable(this.state));
  }

  private show(choice: Choice | null): void {
    if (this.preview === choice) return;
    this.preview = choice;
    this.drawSoon();
  }

  private look(): void {
    const { width, height } = this.size;
    const { box, floors } = this.arranged();
    // A table grows anywhere, so its cells must not come to lie below the buttons.
    const table = floors[0]?.shape === 'table';
    const right = table ? ZOOMS_WIDE : 0;
    const bottom = table && this.root.classList.contains('sb-low') ? TOOLS_HIGH : 0;
    if (this.view.auto) this.view.fit(box, width - right, height - bottom, table ? 1.35 : 2.4);
    else this.view.hold(box, width, height);
    const view = this.table.querySelector<SVGGElement>('.sb-view');
    if (view) view.style.transform = this.view.css;
    this.table.classList.toggle('sb-grabs', this.grabs);
  }

  /** Whether the board has use for fingers that wander, so that the page must not scroll with them. */
  private get grabs(): boolean {
    return this.state?.scene.boards[0]?.shape === 'table' || this.view.zoomed || this.pick.holding !== null;
  }

  private listen(): void {
    const { pick, end } = this;
    const over = (point: Point) => {
      const spot = this.view.toTable(point);
      return { place: this.arranged().placeAt(spot), spot };
    };
    new Pointers(this.table, this.hand.element, {
      hover: (point) => {
        this.device = 'mouse';
        if (!point) {
          pick.pointed = null;
          pick.aim = null;
          this.fanSoon(null);
        } else {
          const { place, spot } = over(point);
          pick.point(place, spot);
          this.fanSoon(place);
        }
        this.drawSoon();
      },
      tap: (point, device) => {
        this.device = device;
        const { place, spot } = over(point);
        if (place) [this.cursor, this.zone] = [place, 'table'];
        if (place && this.arranged().floors[place.board]?.shape === 'row' && !pick.holding && !pick.isSource(place)) {
          this.fanned = this.fanned && placeKey(this.fanned) === placeKey(place) ? null : place;
          return this.act(() => undefined);
        }
        this.fanned = null;
        this.act(() => pick.press(place, spot, device));
        this.focusQuietly();
      },
      tapPiece: (key, device) => {
        this.device = device;
        [this.handCursor, this.zone] = [key, 'hand'];
        this.act(() => pick.take(key));
      },
      grab: (start, device) => {
        this.device = device;
        const { place } = over(start);
        const onGhost = place !== null && pick.standing !== null && pick.standing.places.some((p) => placeKey(p) === placeKey(place));
        if (onGhost && pick.held) {
          pick.takeUp();
          return (this.dragging = true) && 'drag';
        }
        if (place && !pick.holding && pick.isSource(place)) {
          pick.lift(place);
          return (this.dragging = true) && 'drag';
        }
        if (this.arranged().floors[0]?.shape === 'table' || this.view.zoomed) return 'pan';
        if (pick.held && device === 'touch') return (this.dragging = true) && 'drag';
        return 'nothing';
      },
      grabPiece: (key) => {
        if (!pick.canPlay(key)) return false;
        if (pick.held?.key !== key) this.act(() => pick.take(key));
        this.dragging = pick.held !== null;
        return this.dragging;
      },
      drag: (point, device) => {
        this.device = device;
        const { place, spot } = over(point);
        pick.point(place, spot);
        this.drawSoon();
      },
      drop: (point, device) => {
        this.device = device;
        this.dragging = false;
        const { place, spot } = over(point);
        pick.point(place, spot);
        this.act(() => pick.letGo(device));
      },
      pan: (dx, dy) => {
        this.root.classList.add('sb-panning');
        this.view.pan(dx, dy);
        this.look();
      },
      pinch: (factor, about) => {
        this.root.classList.add('sb-panning');
        this.zoom(factor, about);
      },
      wheel: (steps, point, zoom) => {
        if (pick.held && !zoom) {
          if (steps !== 0) this.act(() => pick.turn(steps));
          return true;
        }
        if (!zoom && this.arranged().floors[0]?.shape !== 'table') return false;
        if (steps !== 0) this.zoom(Math.pow(0.85, steps), point);
        return true;
      },
      lost: () => {
        this.dragging = false;
        this.act(() => pick.putBack());
      },
    }, end.signal);
    const keyboard = new Keyboard(this, (message) => this.events.say(message));
    this.root.addEventListener('keydown', (event) => keyboard.down(event), { signal: end.signal });
    this.root.addEventListener('click', (event) => keyboard.click(event), { signal: end.signal });
    this.root.addEventListener('pointerup', () => this.root.classList.remove('sb-panning'), { signal: end.signal });
    this.root.addEventListener('focusin', (event) => keyboard.focused(event), { signal: end.signal });
  }

  private fanSoon(place: Place | null): void {
    window.clearTimeout(this.fanTimer);
    const row = place && this.arranged().floors[place.board]?.shape === 'row';
    if (!row && !this.fanned) return;
    const same = place && this.fanned && placeKey(place) === placeKey(this.fanned);
    if (same) return;
    this.fanned = null;
    this.fanTimer = window.setTimeout(() => {
      this.fanned = row ? place : null;
      this.drawSoon();
    }, 350);
  }

  /** After a click the keyboard goes on from there, without a ring around it. */
  private focusQuietly(): void {
    if (this.options.open || !this.cursor) return;
    this.cellElement(this.cursor)?.focus({ preventScroll: true });
  }

  private resized(): void {
    const { width, height } = this.root.getBoundingClientRect();
    const wide = width > height * 1.25 && (this.state?.scene.hands.length ?? 0) > 0;
    const low = !wide && height < 620;
    this.root.classList.toggle('sb-wide', wide);
    this.root.classList.toggle('sb-low', low);
    const shelf = low ? this.pane : this.mine;
    if (this.tools.row.parentElement !== shelf) shelf.prepend(this.tools.row);
    const pane = this.pane.getBoundingClientRect();
    if (pane.width === this.size.width && pane.height === this.size.height) return;
    if (pane.width !== this.size.width) this.hand.forgetRoom();
    this.size = { width: pane.width, height: pane.height };
    this.layout = null;
    this.letScroll();
    this.draw();
  }

  private classes(state: BoardState, settled: boolean): string {
    const shape = ['sb-wide', 'sb-low'].filter((name) => this.root.classList.contains(name));
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
    if (state.pending !== null && state.pending !== before.pending) say('board-said-pending', { move: state.pending });
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

  private cellLabel(place: Place, cell: Cell, legal: Set<string>): string {
    let about = cell.about;
    if (cell.mark === 'forced') about = this.words('board-cell-forced', { about });
    if (cell.mark === 'answer') about = this.words('board-cell-answer', { about });
    if (legal.has(placeKey(place))) about = this.words('board-cell-legal', { about });
    const last = this.state?.scene.last.some((one) => placeKey(one) === placeKey(place));
    return last ? this.words('board-cell-last', { about }) : about;
  }

  private cellElement(place: Place): SVGElement | null {
    return this.table.querySelector(`[data-place="${placeKey(place)}"]`);
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

  private heldFor(choice: Choice): Held | null {
    return this.myHand().find((held) => held.key === choice.piece) ?? null;
  }
}

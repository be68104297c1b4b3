import { keysInWords } from '../key-list';
import { placeOf, samePlace } from '../layout';
import { cursorOnCell, settleCursor } from '../state/cursor';
import { openStack } from '../state/gestures';
import { hasHands, setBoardSize, setInput, setPaneSize } from '../state/input';
import { consideredChoice, optionsShown } from '../state/queries';
import { decide, flipPiece, putBack, turnPiece, withHeld } from '../state/selection';
import { EMPTY, withEffect } from '../state/state';
import type { Effect, State, Update } from '../state/state';
import { centreOn, follow, showAll, showFloor, stackFloors, zoom } from '../state/viewport';
import type { BoardEvents, BoardInput, Words } from '../types';
import type { Controls } from './controls';
import { gesturesOn } from './gestures';
import { HoverTimer } from './hover';
import { listenToKeys } from './keyboard';
import { Pointers } from './pointer';
import { Renderer } from './renderer';

/** A board on a page: keeps the state, shows it, and tells the page what it asks for. */
export class Board implements Controls {
  state: State = EMPTY;
  readonly renderer: Renderer;
  readonly hoverTimer = new HoverTimer((place) => this.update((state) => openStack(state, place)));

  private readonly end = new AbortController();
  private readonly observer = new ResizeObserver(() => this.resized());
  private frame = 0;
  /** The move that the page knows to be looked at, by its text. */
  private considered: string | undefined;

  constructor(
    host: HTMLElement,
    private readonly words: Words,
    private readonly events: BoardEvents,
  ) {
    this.renderer = new Renderer(host, words, {
      decide: (choice) => this.update((state) => decide(state, choice)),
      preview: (choice) => this.update((state) => (state.preview === choice ? state : { ...state, preview: choice })),
      turn: (steps) => this.update(withHeld((state) => turnPiece(state, steps))),
      flip: () => this.update(withHeld(flipPiece)),
      putBack: () => this.update(withHeld(putBack)),
      zoom: (factor) => this.update((state) => zoom(state, factor)),
      fit: () => this.update(showAll),
      floor: (board) => this.update((state) => showFloor(state, board)),
      coordinates: () => this.update((state) => withEffect(state, { kind: 'coordinates' })),
      look: (at) => this.update((state) => centreOn(state, at)),
      stack: (stacked) => this.update((state) => stackFloors(state, stacked)),
    });
    new Pointers(
      this.renderer.table.element,
      this.renderer.hand.element,
      gesturesOn(this),
      this.end.signal,
      events.annotated !== undefined,
    );
    listenToKeys(this, this.end.signal);
    this.renderer.observe(this.observer);
  }

  set(input: BoardInput): void {
    const before = this.state.input;
    const moved = before?.scene !== input.scene;
    const asked = this.change((state) => setInput(state, input));
    this.tell(asked);
    this.tellConsidered();
    this.renderer.drawInput(this.state);
    if (!before || hasHands(before.scene) !== hasHands(input.scene)) this.resized();
    this.draw();
    if (moved) this.followFocus();
    this.moveFocus(asked);
  }

  update(update: Update): void {
    const before = this.state;
    const asked = this.change(update);
    this.tell(asked);
    this.tellConsidered();
    const changed = whatChanged(before, this.state);
    if (changed === 'all') this.draw();
    else if (changed === 'table') this.drawTableSoon();
    else if (changed === 'view') this.drawView();
    this.moveFocus(asked);
  }

  change(update: Update): readonly Effect[] {
    const next = update({ ...this.state, focused: this.renderer.isFocused });
    this.state = { ...next, effects: [] };
    return next.effects;
  }

  focus(): void {
    this.renderer.focus(this.state);
  }

  destroy(): void {
    this.end.abort();
    this.observer.disconnect();
    cancelAnimationFrame(this.frame);
    this.hoverTimer.stop();
    this.renderer.root.remove();
  }

  private draw(): void {
    const { renderer } = this;
    const focused = renderer.isFocused;
    this.change(settleCursor);
    renderer.draw(this.state);
    this.drawView();
    if (focused && !renderer.isFocused) this.focus();
  }

  private drawView(): void {
    this.change((state) => follow(state, this.renderer.buttons));
    this.renderer.drawView(this.state);
  }

  /** Pointers move often: what follows them is drawn with the browser's next picture. */
  private drawTableSoon(): void {
    cancelAnimationFrame(this.frame);
    this.frame = requestAnimationFrame(() => this.renderer.drawPointed(this.state));
  }

  private resized(): void {
    const { renderer } = this;
    const size = renderer.boardSize;
    if (size.width !== this.state.board.width || size.height !== this.state.board.height) renderer.hand.forgetRoom();
    this.change((state) => setBoardSize(state, size));
    renderer.arrange(this.state);
    const pane = renderer.paneSize;
    if (pane.width === this.state.pane.width && pane.height === this.state.pane.height) return;
    this.change((state) => setPaneSize(state, pane));
    this.draw();
    renderer.resized();
  }

  /** Stacks of a row move up when one goes; the cursor stays with the one that has the focus. */
  private followFocus(): void {
    const { cursor, zone } = this.state;
    const place = placeOf(document.activeElement?.getAttribute('data-place') ?? '');
    if (!place || !this.renderer.isFocused || zone !== 'table' || (cursor && samePlace(cursor, place))) return;
    this.change((state) => cursorOnCell(state, place));
    this.renderer.table.draw(this.state);
  }

  private tell(effects: readonly Effect[]): void {
    const { events } = this;
    for (const effect of effects) {
      if (effect.kind === 'chosen') events.chosen(effect.choice);
      else if (effect.kind === 'tentative') events.tentative(effect.choice);
      else if (effect.kind === 'refused') events.refused(effect.attempt);
      else if (effect.kind === 'wants') events.wants(effect.piece);
      else if (effect.kind === 'annotated') events.annotated?.(effect.from, effect.to);
      else if (effect.kind === 'say') events.say({ code: effect.code, facts: effect.facts });
      else if (effect.kind === 'say-keys') this.sayKeys();
      else if (effect.kind === 'coordinates') events.coordinates?.(!this.state.input?.look.coordinates);
    }
  }

  private tellConsidered(): void {
    const choice = consideredChoice(this.state);
    if (choice?.text === this.considered) return;
    this.considered = choice?.text;
    this.events.considered?.(choice);
  }

  /** The focus moves when what it moves to is drawn. */
  private moveFocus(effects: readonly Effect[]): void {
    for (const { kind } of effects) {
      if (kind === 'focus') this.focus();
      else if (kind === 'focus-options') this.renderer.options.focus(0);
      else if (kind === 'focus-cell' && optionsShown(this.state).length === 0 && this.state.cursor) {
        this.renderer.focusCell(this.state.cursor);
      }
    }
  }

  private sayKeys(): void {
    const scene = this.state.input?.scene;
    if (scene) this.events.say({ code: 'board-said-keys', facts: { keys: keysInWords(scene, this.words) } });
  }
}

/** What follows the pointer, and what only moves the view; anything else is worth drawing all. */
const FOLLOWS: ReadonlySet<keyof State> = new Set(['pointed', 'snap', 'preview', 'openStack', 'device', 'dragging']);
const UNSEEN: ReadonlySet<keyof State> = new Set(['focused', 'effects']);

function whatChanged(before: State, after: State): 'nothing' | 'view' | 'table' | 'all' {
  const keys = (Object.keys(after) as (keyof State)[]).filter((key) => before[key] !== after[key] && !UNSEEN.has(key));
  if (keys.length === 0) return 'nothing';
  if (keys.every((key) => key === 'view')) return 'view';
  return keys.every((key) => FOLLOWS.has(key)) ? 'table' : 'all';
}

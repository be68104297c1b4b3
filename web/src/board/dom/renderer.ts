import { boardHeight } from '../hand-layout';
import { lookClasses } from '../picture';
import { hasHands } from '../state/input';
import {
  canPlay,
  decidedAt,
  heldPiece,
  isActive,
  isStacked,
  isTable,
  myHand,
  optionsShown,
  piecesDue,
} from '../state/queries';
import type { Size, State } from '../state/state';
import { TABS_HIGH } from '../state/viewport';
import type { Buttons } from '../state/viewport';
import type { Choice, Place, Words } from '../types';
import { element } from './elements';
import { MyHand } from './hand';
import { Options } from './options';
import { OtherHands } from './other-hands';
import { Overview } from './overview';
import type { OverviewActions } from './overview';
import { Table } from './table';
import { TipBubble } from './tip';
import { Tools } from './tools';
import type { Actions } from './tools';

/** What two lines of pieces and what the others hold take, less what a board may lose for it. */
const TWO_LINES = 140;

export interface RendererActions extends Actions, OverviewActions {
  decide(choice: Choice): void;
  preview(choice: Choice | null): void;
}

let boards = 0;

/** The elements of a board, and how they come to show a state. */
export class Renderer {
  readonly root = element('div', 'sb sb-board', { role: 'application' });
  readonly table: Table;
  readonly hand: MyHand;
  readonly options: Options;

  private readonly ids = `sb-${++boards}`;
  private readonly others: OtherHands;
  private readonly tools: Tools;
  private readonly tip: TipBubble;
  private readonly overview: Overview;
  private readonly help = element('p', 'sb-help', { id: `${this.ids}-help` });
  private readonly top = element('div', 'sb-top');
  private readonly pane = element('div', 'sb-pane');
  private readonly mine = element('div', 'sb-mine');

  constructor(
    host: HTMLElement,
    private readonly words: Words,
    actions: RendererActions,
  ) {
    this.hand = new MyHand(words, this.ids);
    this.others = new OtherHands(words, this.ids);
    this.table = new Table(words, this.ids);
    this.options = new Options(words, actions.decide, actions.preview);
    this.tools = new Tools(words, actions);
    this.root.setAttribute('aria-label', words('board-label'));
    this.root.setAttribute('aria-describedby', this.help.id);
    this.tip = new TipBubble(words);
    this.overview = new Overview(words, actions);
    this.pane.append(
      this.table.element,
      this.tools.corner,
      this.overview.element,
      this.tip.element,
      this.options.element,
    );
    this.mine.append(this.tools.row, this.hand.element);
    this.top.append(this.others.element);
    this.root.append(this.top, this.pane, this.mine, this.help);
    host.append(this.root);
  }

  /** Tells when the room there is changes. */
  observe(observer: ResizeObserver): void {
    observer.observe(this.root);
    observer.observe(this.pane);
  }

  get boardSize(): Size {
    const { width, height } = this.root.getBoundingClientRect();
    return { width, height };
  }

  get paneSize(): Size {
    const { width, height } = this.pane.getBoundingClientRect();
    return { width, height };
  }

  /** The buttons that lie over the drawing, those too that wait for a piece to be taken. */
  get buttons(): Buttons {
    const { left, top } = this.pane.getBoundingClientRect();
    // The one that shows all again goes where there is little room, once all is shown.
    const lying = [...this.pane.querySelectorAll('.sb-tool')].filter(
      (button) => !button.matches(':is(.sb-low, .sb-side) .sb-corners .sb-tool-fit'),
    );
    const shown = lying.map((button) => button.getBoundingClientRect());
    return shown
      .filter(({ width }) => width > 0)
      .map((box) => ({ left: box.left - left, right: box.right - left, top: box.top - top, bottom: box.bottom - top }));
  }

  get isFocused(): boolean {
    return this.root.contains(document.activeElement);
  }

  /** What the page told has changed. */
  drawInput(state: State): void {
    const { input } = state;
    if (!input) return;
    this.pane.classList.toggle('sb-pane-table', isTable(state));
    this.help.textContent = this.words(hasHands(input.scene) ? 'board-help-hand' : 'board-help');
    const shape = ['sb-bare', 'sb-wide', 'sb-low', 'sb-side', 'sb-two-lines'].filter((name) =>
      this.root.classList.contains(name),
    );
    const classes = [
      lookClasses(input.look),
      'sb-board',
      ...shape,
      input.away ? 'sb-away' : '',
      input.pending === null ? '' : 'sb-has-pending',
      state.lively ? 'sb-lively' : '',
      isActive(state) ? 'sb-active' : '',
    ];
    this.root.className = classes.filter(Boolean).join(' ');
  }

  draw(state: State): void {
    if (!state.input) return;
    this.drawHands(state);
    this.tools.update(state);
    this.table.draw(state);
    const fresh = this.options.update(optionsShown(state), state.tentative, state.input.scene);
    if (fresh && state.device === 'keys') this.options.focus(0);
  }

  drawView(state: State): void {
    this.table.drawView(state);
    this.tools.fitted(state.view.auto);
    this.tip.update(state);
    this.overview.update(state);
    this.options.place(decidedAt(state), state);
  }

  /** Only what follows the pointer has changed. */
  drawPointed(state: State): void {
    this.table.draw(state);
    this.tip.update(state);
  }

  /** Puts hands and buttons where the form has them; what is left is the pane. */
  arrange(state: State): void {
    const { form, column, twoLines } = state.handLayout;
    for (const one of ['bare', 'wide', 'low', 'side']) this.root.classList.toggle(`sb-${one}`, form === one);
    this.root.style.setProperty('--column', `${column}px`);
    this.root.classList.toggle('sb-two-lines', form === 'low' && (twoLines || this.hasRoomForTwoLines(state)));
    const shelf = form === 'low' ? this.pane : this.mine;
    if (this.tools.row.parentElement !== shelf) shelf.prepend(this.tools.row);
    // There the line above all has room for what stands in the corners elsewhere.
    const lined = form === 'low' || form === 'side';
    const tabs = lined ? this.top : this.tools.corner;
    if (this.tools.floors.parentElement !== tabs) tabs.prepend(this.tools.floors);
    // The corners of a board are taken where there is little room.
    const aside = lined && !isTable(state) ? this.top : this.tools.zooms;
    if (this.tools.names.parentElement !== aside) aside.append(this.tools.names);
  }

  /** What scrolls has another size. */
  resized(): void {
    this.others.letScroll();
    this.hand.showMore();
  }

  /** The browser's focus goes where the cursor is. */
  focus({ zone, pieceCursor, cursor }: State): void {
    if (zone === 'hand' && pieceCursor) this.hand.focus(pieceCursor);
    else if (cursor) this.focusCell(cursor);
  }

  focusCell(place: Place): void {
    this.table.cell(place)?.focus({ preventScroll: true });
  }

  private drawHands(state: State): void {
    const { scene, seat } = state.input!;
    const due = piecesDue(state);
    const [active, heldKey] = [isActive(state), heldPiece(state)?.key];
    this.hand.update(myHand(state), scene.signs, state.handLayout.larger, (held) => ({
      held: heldKey === held.key,
      playable: !active || canPlay(state, held.key),
      cursor: state.zone === 'hand' && state.pieceCursor === held.key,
      due: due.has(held.key),
    }));
    this.hand.element.classList.toggle('sb-waiting', !active);
    if (this.others.update(scene, seat, state.input!.names ?? [])) this.hand.keepRoom();
    this.others.lay(state.input!.handShown);
    // Beside the board the own hand below may take more room than when these were drawn.
    if (state.handLayout.form === 'wide') this.others.letScroll();
  }

  /** Pieces stand in two lines where the board is none the smaller for it. */
  private hasRoomForTwoLines(state: State): boolean {
    if (!state.input) return false;
    const { width, height } = state.board;
    const stacked = isStacked(state);
    return height - boardHeight(state.input.scene, width, stacked) - (stacked ? TABS_HIGH / 4 : 0) > TWO_LINES;
  }
}

import type { Board } from './board';
import { command, walk } from './keys';
import type { Way } from './keys';
import { placeKey, placeOf } from './layout';

/** Plays a board by keys alone. */
export class Keyboard {
  constructor(private readonly board: Board) {}

  down(event: KeyboardEvent): void {
    const target = event.target as Element;
    const wish = command(event);
    if (!wish) return;
    const { board } = this;
    const inOptions = board.options.element.contains(target);
    if (target.closest('.sb-tool')) return;
    board.device = 'keys';
    if ((inOptions || target.closest('.sb-other-open')) && wish.do === 'enter') return;
    let done = true;
    switch (wish.do) {
      case 'walk':
        if (inOptions) board.options.focus(['left', 'up', 'west'].includes(wish.way) ? -1 : 1);
        else if (board.zone === 'hand') this.walkHand(wish.way);
        else this.walkTable(wish.way);
        break;
      case 'enter':
        this.enter();
        break;
      case 'back':
        done = this.back();
        break;
      case 'turn':
        board.act(() => board.pick.turn(wish.by));
        break;
      case 'flip':
        board.act(() => board.pick.flip());
        break;
      case 'zoom':
        board.zoom(wish.by);
        break;
      case 'fit':
        board.fit();
        break;
      case 'turn-view':
        board.turnView(1);
        break;
      case 'next':
        this.next(wish.by);
        break;
      case 'floor':
        this.floor(wish.by);
        break;
      case 'piece':
        done = this.piece(wish.index);
        break;
      case 'hand':
        this.toHand();
        break;
      case 'table':
        this.toTable();
        break;
      case 'help':
        board.sayKeys();
        break;
    }
    if (done) {
      event.preventDefault();
      event.stopPropagation();
    }
  }

  /** A press that no pointer made: screen readers and voice control do that. */
  click(event: MouseEvent): void {
    if (event.detail !== 0) return;
    const target = event.target as Element;
    const { board } = this;
    const piece = target.closest('[data-piece]')?.getAttribute('data-piece');
    const key = target.closest('[data-place]')?.getAttribute('data-place');
    if (!piece && !key) return;
    board.device = 'keys';
    if (piece) {
      [board.handCursor, board.zone] = [piece, 'hand'];
      this.enter();
    }
    const place = key ? placeOf(key) : null;
    if (place) {
      [board.cursor, board.zone] = [place, 'table'];
      this.enter();
    }
  }

  /** The tab stop follows the focus, however it came there. */
  focused(event: FocusEvent): void {
    const target = event.target as Element;
    const { board } = this;
    const piece = target.getAttribute('data-piece');
    const key = target.getAttribute('data-place');
    if (piece) [board.handCursor, board.zone] = [piece, 'hand'];
    const place = key ? placeOf(key) : null;
    if (place) [board.cursor, board.zone] = [place, 'table'];
  }

  private enter(): void {
    const { board } = this;
    // A decision between words is no place on the board.
    if (board.pick.asked.length > 0) return board.options.focus(0);
    const { pick, cursor } = board;
    if (board.zone === 'hand') {
      const key = board.handCursor;
      if (!key) return;
      board.act(() => pick.take(key));
      if (pick.holding) this.toTable();
    } else if (cursor) {
      const point = board.arranged().pointOf(cursor);
      const first = pick.needsPiece;
      board.act(() => pick.press(cursor, point, 'keys'));
      // What is needed first is where one goes on.
      if (first) this.toHand();
    }
  }

  private back(): boolean {
    const { board } = this;
    const { pick } = board;
    if (pick.standing) {
      board.act(() => pick.cancel());
      board.focus();
    } else if (pick.holding) {
      board.act(() => pick.putBack());
      this.toHand();
    } else return false;
    return true;
  }

  private walkHand(way: Way): void {
    const { board } = this;
    const keys = board.myHand().map((held) => held.key);
    const now = keys.indexOf(board.handCursor ?? '');
    if (way === 'up' || way === 'north-west' || way === 'north-east') return this.toTable();
    const by = way === 'left' || way === 'west' ? -1 : way === 'right' || way === 'east' ? 1 : 0;
    const next = keys[now + by];
    if (next === undefined) return;
    board.handCursor = next;
    board.act(() => undefined);
    board.focus();
  }

  private walkTable(way: Way): void {
    const { board } = this;
    if (!board.cursor) return;
    const to = walk(board.cursor, way, board.arranged());
    if (to) board.goTo(to);
    else if (way === 'down') this.toHand();
  }

  /** To the next place where something can be done. */
  private next(by: number): void {
    const { board } = this;
    const legal = board.legalNow();
    const layout = board.arranged();
    const all = layout.floors.flatMap((floor) => layout.placesOn(floor.board));
    const from = all.findIndex((place) => board.cursor && placeKey(place) === placeKey(board.cursor));
    for (let step = 1; step <= all.length; step++) {
      const place = all[(((from + by * step) % all.length) + all.length) % all.length];
      if (place && legal.has(placeKey(place))) return board.goTo(place);
    }
  }

  private floor(by: number): void {
    const { board } = this;
    const count = board.state?.scene.boards.length ?? 1;
    if (count < 2 || !board.cursor) return;
    const to = (board.cursor.board + by + count) % count;
    board.goTo({ ...board.cursor, board: to });
  }

  private piece(index: number): boolean {
    const { board } = this;
    if (board.options.press(index)) return true;
    const held = board.myHand()[index];
    if (!held) return false;
    board.handCursor = held.key;
    board.zone = 'hand';
    this.enter();
    return true;
  }

  private toHand(): void {
    const { board } = this;
    if (!board.handCursor) return board.focus();
    board.zone = 'hand';
    board.act(() => undefined);
    board.focus();
  }

  private toTable(): void {
    const { board } = this;
    if (board.pick.holding) board.goToLegal();
    else if (board.cursor) board.goTo(board.cursor);
  }
}

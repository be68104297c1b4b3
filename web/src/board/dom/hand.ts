import { snakeBody } from '../draw/ghost';
import { letterOf, skinOf } from '../draw/skin';
import { snake } from '../draw/snake';
import { tile } from '../draw/tile';
import { centre } from '../geometry';
import { OTHERS, snakeSize, tileSize } from '../hand-size';
import { shape } from '../shape';
import type { Shape } from '../shape';
import type { Hand, Held, Scene, Words } from '../types';
import { drawIcon, element, showMore } from './elements';
import { create, patch } from './svg';

/** How a piece in hand is now. */
export interface HeldState {
  held: boolean;
  playable: boolean;
  /** The tab stop is here. */
  cursor: boolean;
  /** It must be played before others. */
  due: boolean;
}

/** The hand in front of the person. */
export class MyHand {
  readonly element = element('div', 'sb-hand', { role: 'group' });
  private readonly pieces = new Map<string, Slot>();
  private most = 0;

  constructor(
    private readonly words: Words,
    private readonly ids: string,
  ) {
    this.element.setAttribute('aria-label', words('board-hand-mine'));
    this.element.addEventListener('scroll', () => this.showMore(), { passive: true });
  }

  update(pieces: readonly Held[], signs: Scene['signs'], larger: number, stateOf: (held: Held) => HeldState): void {
    const gone = new Set(this.pieces.keys());
    pieces.forEach((held, index) => {
      gone.delete(held.key);
      const known = this.pieces.get(held.key) ?? this.add(held, signs);
      if (this.element.children[index] !== known.slot) {
        this.element.insertBefore(known.slot, this.element.children[index] ?? null);
      }
      const { held: isHeld, playable, cursor, due } = stateOf(held);
      const { slot, button, picture } = known;
      patch(picture, pieceShape(held, signs, this.ids, larger));
      button.setAttribute('aria-pressed', String(isHeld));
      button.setAttribute('aria-label', playable ? held.about : this.words('board-piece-idle', { about: held.about }));
      slot.classList.toggle('sb-held', isHeld);
      slot.classList.toggle('sb-idle', !playable);
      slot.classList.toggle('sb-due', due && playable);
      button.tabIndex = cursor ? 0 : -1;
    });
    for (const key of gone) {
      this.pieces.get(key)?.slot.remove();
      this.pieces.delete(key);
    }
    this.showMore();
    // Room once taken is kept, so that the board does not jump as the hand empties.
    if (pieces.length > this.most) this.most = pieces.length;
  }

  focus(key: string): void {
    const known = this.pieces.get(key);
    if (!known) return;
    known.button.focus({ preventScroll: true });
    // Only the hand may scroll to it, never the page.
    const { slot } = known;
    const { element } = this;
    element.scrollLeft = slot.offsetLeft - element.offsetLeft - (element.clientWidth - slot.offsetWidth) / 2;
    element.scrollTop = slot.offsetTop - element.offsetTop - (element.clientHeight - slot.offsetHeight) / 2;
  }

  /** Fades out where pieces lie beyond the edge. */
  showMore(): void {
    showMore(this.element);
  }

  /** Keeps the height it had when it was fullest. */
  keepRoom(): void {
    const high = this.element.offsetHeight;
    const least = parseFloat(this.element.style.getPropertyValue('--kept')) || 0;
    if (high > least && this.pieces.size === this.most) this.element.style.setProperty('--kept', `${high}px`);
  }

  forgetRoom(): void {
    this.element.style.removeProperty('--kept');
    this.most = this.pieces.size;
  }

  private add(held: Held, signs: Scene['signs']): Slot {
    const slot = element('div', `sb-piece sb-piece-${held.piece.kind}`);
    const button = element('button', '', { type: 'button', 'data-piece': held.key });
    const picture = create(pieceShape(held, signs, this.ids));
    slot.append(picture);
    if (held.piece.kind === 'tile') {
      const name = element('span', 'sb-piece-name', { 'aria-hidden': 'true' });
      name.textContent = held.key;
      slot.append(name);
    }
    slot.append(button);
    const made = { slot, button, picture };
    this.pieces.set(held.key, made);
    return made;
  }
}

/** A piece, and the button over it: letters of the drawing are not for those who listen. */
interface Slot {
  slot: HTMLElement;
  button: HTMLButtonElement;
  picture: SVGElement;
}

/** What the others hold, small, for all to see. */
export function otherHand(
  hand: Hand,
  signs: Scene['signs'],
  names: { player: string; group: string; button: string },
  ids: string,
  show: () => void,
): HTMLElement {
  const skin = `sb-skin-${skinOf(signs, hand.seat)}`;
  const list = element('div', `sb-other ${skin}`, {
    role: 'group',
    'aria-label': names.group,
    'data-seat': String(hand.seat),
  });
  // Lines on tiles have other shades than hides of snakes.
  if (hand.pieces.some(({ piece }) => piece.kind === 'tile'))
    list.style.setProperty('--hide', `var(--link-${skinOf(signs, hand.seat)})`);
  const sign = element('span', 'sb-other-name', { 'aria-hidden': 'true' });
  const colour = element('span', 'sb-other-colour');
  colour.textContent = letterOf(signs, hand.seat);
  const player = element('span', 'sb-other-player');
  player.textContent = names.player;
  sign.append(colour, player);
  // Stands in place of the pieces where there is no room for them.
  const button = element('button', 'sb-other-open', { type: 'button', title: names.button });
  const [count, spoken] = [element('span', '', { 'aria-hidden': 'true' }), element('span', 'sb-unseen')];
  count.textContent = String(hand.pieces.length);
  spoken.textContent = names.button;
  button.append(sign.cloneNode(true), count, spoken);
  button.addEventListener('click', show);
  list.append(sign, button);
  for (const held of hand.pieces) {
    const picture = create(pieceShape(held, signs, ids, held.piece.kind === 'tile' ? OTHERS.tile : OTHERS.snake));
    picture.removeAttribute('aria-hidden');
    picture.setAttribute('role', 'img');
    picture.setAttribute('aria-label', held.about);
    list.append(picture);
  }
  return list;
}

/** The number of pieces that are left to draw. */
export function bagSign(count: number, words: Words): HTMLElement {
  const sign = element('span', 'sb-bag', {
    title: words('board-bag', { count }),
    role: 'img',
    'aria-label': words('board-bag', { count }),
  });
  const number = element('span', '', { 'aria-hidden': 'true' });
  number.textContent = String(count);
  sign.append(create(drawIcon('bag')), number);
  return sign;
}

function pieceShape({ piece }: Held, signs: Scene['signs'], ids: string, by = 1): Shape {
  const hidden = { 'aria-hidden': 'true', focusable: 'false' };
  if (piece.kind === 'tile') {
    const { wide, high } = tileSize(by);
    return shape('svg', { ...hidden, viewBox: '-36 -41 72 86', width: wide, height: high }, tile(piece.sides, 0, ids));
  }
  if (piece.kind !== 'path') return shape('svg', hidden);
  const { box, wide, high } = snakeSize(piece.cells, by);
  return shape(
    'svg',
    {
      ...hidden,
      viewBox: `${box.left} ${box.top} ${box.right - box.left} ${box.bottom - box.top}`,
      width: wide,
      height: high,
    },
    snake(
      snakeBody(
        { signs },
        piece.seat,
        piece.cells.map(([q, r]) => centre({ q, r })),
      ),
    ),
  );
}

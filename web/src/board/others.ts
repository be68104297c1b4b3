import { bagSign, otherHand } from './hand';
import { element, showMore } from './parts';
import type { Scene, Words } from './types';

/** What the others hold, and what is left to draw. */
export class Others {
  readonly element = element('div', 'sb-others');
  private drawn: { hands: Scene['hands'] | null; seat: number | null } = { hands: null, seat: null };

  constructor(
    private readonly words: Words,
    private readonly ids: string,
  ) {
    this.element.addEventListener('scroll', () => showMore(this.element), { passive: true });
  }

  /** True if something was drawn anew. */
  update(scene: Scene, seat: number | null): boolean {
    if (this.drawn.hands === scene.hands && this.drawn.seat === seat) return false;
    this.drawn = { hands: scene.hands, seat };
    const hands = scene.hands.filter((hand) => hand.seat !== seat && hand.pieces.length > 0);
    const drawn = hands.map((hand) => {
      const facts = { seat: hand.seat + 1, name: scene.signs[hand.seat]?.name ?? '' };
      return otherHand(hand, scene.signs, this.words('board-hand-of', facts), this.ids);
    });
    const bag = scene.bag === null || scene.bag === undefined ? [] : [bagSign(scene.bag, this.words)];
    this.element.replaceChildren(...drawn, ...bag);
    this.letScroll();
    return true;
  }

  /** It can be scrolled by keys where it does not fit. */
  letScroll(): void {
    const { element } = this;
    const more = element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1;
    if (more) element.tabIndex = 0;
    else element.removeAttribute('tabindex');
    showMore(element);
  }
}

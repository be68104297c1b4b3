import type { Scene, Words } from '../types';
import { element, showMore } from './elements';
import { bagSign, otherHand } from './hand';

/** What the others hold, and what is left to draw. */
export class OtherHands {
  readonly element = element('div', 'sb-others');
  private drawn: { hands: Scene['hands'] | null; seat: number | null; names: string } = {
    hands: null,
    seat: null,
    names: '',
  };
  /** Whose pieces are shown where there is no room for those of all. */
  private open = -1;
  private laid = -1;

  constructor(
    private readonly words: Words,
    private readonly ids: string,
  ) {
    this.element.addEventListener('scroll', () => showMore(this.element), { passive: true });
  }

  /** True if something was drawn anew. */
  update(scene: Scene, seat: number | null, players: readonly string[]): boolean {
    const names = players.join('\n');
    if (this.drawn.hands === scene.hands && this.drawn.seat === seat && this.drawn.names === names) return false;
    this.drawn = { hands: scene.hands, seat, names };
    const hands = scene.hands.filter((hand) => hand.seat !== seat && hand.pieces.length > 0);
    if (!hands.some((hand) => hand.seat === this.open)) this.open = hands[0]?.seat ?? -1;
    const drawn = hands.map((hand) => {
      const player = players[hand.seat] ?? scene.signs[hand.seat]?.name ?? '';
      const facts = { seat: hand.seat + 1, name: player, count: hand.pieces.length };
      const names = {
        player,
        group: this.words('board-hand-of', facts),
        button: this.words('board-hand-count', facts),
      };
      return otherHand(hand, scene.signs, names, this.ids, () => this.show(hand.seat));
    });
    // An empty bag says something to those who still hold pieces.
    const left = scene.bag ?? 0;
    const bag = scene.bag == null || (left === 0 && hands.length === 0) ? [] : [bagSign(left, this.words)];
    this.element.replaceChildren(...drawn, ...bag);
    this.show(this.open);
    return true;
  }

  /** Where the page has the counts of all, one hand is laid open over the board, or none. */
  lay(shown: number | null | undefined): void {
    const { element } = this;
    const apart = shown !== undefined;
    if (apart === element.classList.contains('sb-apart') && (!apart || (shown ?? -1) === this.laid)) return;
    this.laid = shown ?? -1;
    element.classList.toggle('sb-apart', apart);
    element.hidden = apart && shown === null;
    if (shown != null) this.open = shown;
    this.show(this.open);
  }

  /** Where several hands do not fit, one is shown and the others are counted. What still does not fit can be scrolled by keys too. */
  letScroll(): void {
    const { element } = this;
    const overfull = () =>
      element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1;
    element.classList.remove('sb-folded');
    const several = element.querySelectorAll('.sb-other').length > 1;
    if (several && !element.classList.contains('sb-apart') && overfull()) element.classList.add('sb-folded');
    if (overfull()) element.tabIndex = 0;
    else element.removeAttribute('tabindex');
    showMore(element);
  }

  private show(seat: number): void {
    this.open = seat;
    for (const hand of this.element.querySelectorAll('.sb-other')) {
      const open = hand.getAttribute('data-seat') === String(seat);
      hand.classList.toggle('sb-open', open);
      hand.querySelector('button')?.setAttribute('aria-pressed', String(open));
    }
    this.letScroll();
  }
}

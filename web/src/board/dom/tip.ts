import type { State } from '../state/state';
import { tipOf } from '../state/tip';
import type { Words } from '../types';
import { putBeside } from './beside';
import { element } from './elements';

/** A line beside what is pointed at, saying what it is. Those who listen are told by the cell itself. */
export class TipBubble {
  readonly element = element('div', 'sb-bubble', { 'aria-hidden': 'true', hidden: '' });

  constructor(private readonly words: Words) {}

  update(state: State): void {
    const tip = tipOf(state);
    this.element.hidden = tip === null;
    if (!tip) return;
    this.element.textContent = this.words(tip.code, tip.facts);
    putBeside(this.element, state, tip.place, 'above');
  }
}

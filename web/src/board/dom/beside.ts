import { besideBox, roomOf } from '../state/beside';
import type { State } from '../state/state';
import type { Place } from '../types';

/** Puts something beside what lies at a place. */
export function putBeside(element: HTMLElement, state: State, place: Place, wish: 'above' | 'below'): void {
  const size = { width: element.offsetWidth, height: element.offsetHeight };
  const { x, y } = besideBox(roomOf(state, place), size, state.pane, wish);
  element.style.setProperty('translate', `${Math.round(x)}px ${Math.round(y)}px`);
}

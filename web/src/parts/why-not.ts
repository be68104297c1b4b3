import type { Action } from 'svelte/action';
import { notify } from '../notices.svelte';

/**
 * A button that can't be pressed now, and says why when it is: it keeps its place among those that keys reach, and
 * those who listen hear that it is not available. Without a reason it is an ordinary button.
 */
export const whyNot: Action<HTMLButtonElement, string> = (button, reason) => {
  let why = '';
  const show = (text: string) => {
    why = text;
    if (why) button.setAttribute('aria-disabled', 'true');
    else button.removeAttribute('aria-disabled');
  };
  const press = (event: Event) => {
    if (!why) return;
    event.preventDefault();
    event.stopPropagation();
    notify(why);
  };
  show(reason);
  button.addEventListener('click', press);
  return { update: show, destroy: () => button.removeEventListener('click', press) };
};

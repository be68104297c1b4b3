import { shape } from '../shape';
import type { Shape } from '../shape';
import { create } from './svg';

/** Elements around the drawing. No style attributes and no markup as text: the pages forbid both. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  classes: string,
  attributes: Record<string, string> = {},
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  if (classes) made.className = classes;
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  return made;
}

/** A button that shows a picture. The keyboard has keys for these, so they are no tab stops. */
export function iconButton(icon: Icon, name: string, press: () => void): HTMLButtonElement {
  const button = element('button', `sb-tool sb-tool-${icon}`, {
    type: 'button',
    tabindex: '-1',
    'aria-label': name,
    title: name,
  });
  button.append(create(drawIcon(icon)));
  button.addEventListener('click', press);
  return button;
}

export type Icon =
  | 'turn-left'
  | 'turn-right'
  | 'flip'
  | 'put-back'
  | 'plus'
  | 'minus'
  | 'fit'
  | 'turn-view'
  | 'bag'
  | 'stack'
  | 'spread'
  | 'names';

const ICONS: Record<Icon, string> = {
  'turn-left': 'M5,4V10H11M5.500,10A8,8 0 1 1 6.500,17',
  'turn-right': 'M19,4V10H13M18.500,10A8,8 0 1 0 17.500,17',
  flip: 'M12,3V21M8,7L3,12L8,17ZM16,7L21,12L16,17Z',
  'put-back': 'M5,13L12,20L19,13M12,20V7M5,3.500H19',
  plus: 'M12,5V19M5,12H19',
  minus: 'M5,12H19',
  fit: 'M4,9V4H9M15,4H20V9M20,15V20H15M9,20H4V15M9,12H15M12,9V15',
  'turn-view': 'M12,2.500L20,7V16.500L12,21.500L4,16.500V7ZM9.500,13.500A3.500,3.500 0 1 0 9.500,10M9,7.500V10.500H12',
  stack: 'M12,3L21,8L12,13L3,8ZM3,12L12,17L21,12M3,16L12,21L21,16',
  spread:
    'M7,4L11,6.500V11L7,13.500L3,11V6.500ZM17,4L21,6.500V11L17,13.500L13,11V6.500ZM12,13L16,15.500V19L12,21.500L8,19V15.500Z',
  names:
    'M12,2.500L20,7V16.500L12,21.500L4,16.500V7ZM7.500,15V11.200A1.800,1.800 0 0 1 11.100,11.200V15M7.500,13H11.100M14,10.500L15.800,9.200V15',
  bag: 'M8,8C5,11 3.500,14 4.500,18C5,20 7,21 12,21S19,20 19.500,18C20.500,14 19,11 16,8ZM8,8H16M9,8L7,3.500C9,5 10.500,3 12,4.500C13.500,3 15,5 17,3.500L15,8',
};

export function drawIcon(icon: Icon): Shape {
  return shape(
    'svg',
    { class: 'sb-icon', viewBox: '0 0 24 24', 'aria-hidden': 'true', focusable: 'false' },
    shape('path', { d: ICONS[icon] }),
  );
}

/** What scrolls fades out where more of it lies beyond an edge. */
export function showMore(element: HTMLElement): void {
  const { scrollLeft, scrollTop, clientWidth, clientHeight, scrollWidth, scrollHeight, classList } = element;
  const [across, down] = [scrollWidth - clientWidth, scrollHeight - clientHeight];
  classList.toggle('sb-more-left', across > 1 && scrollLeft > 4);
  classList.toggle('sb-more-right', across > 1 && scrollLeft < across - 4);
  classList.toggle('sb-more-up', down > 1 && scrollTop > 4);
  classList.toggle('sb-more-down', down > 1 && scrollTop < down - 4);
}

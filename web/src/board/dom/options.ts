import { actSign } from '../draw/cell';
import type { StackAct } from '../draw/cell';
import { shape } from '../shape';
import type { State } from '../state/state';
import type { Choice, Place, Scene, Words } from '../types';
import { putBeside } from './beside';
import { element } from './elements';
import { create } from './svg';

/** A small panel over the board, for deciding between what is no place. */
export class Options {
  readonly element = element('div', 'sb-options', { role: 'group', hidden: '' });
  private shown = '';

  constructor(
    private readonly words: Words,
    private readonly decide: (choice: Choice) => void,
    /** The one that is looked at. */
    private readonly preview: (choice: Choice | null) => void,
  ) {
    this.element.setAttribute('aria-label', words('board-options'));
  }

  /** Shows choices, the one that stands pressed; true if they were not there before. */
  update(choices: readonly Choice[], standing: Choice | null, scene: Scene): boolean {
    const wanted = choices.map((choice) => choice.text).join(' ');
    const fresh = wanted !== this.shown;
    if (fresh) {
      this.shown = wanted;
      this.element.hidden = choices.length === 0;
      this.element.replaceChildren(...choices.map((choice, index) => this.button(choice, index, scene)));
    }
    choices.forEach((choice, index) => {
      this.element.children[index]?.setAttribute('aria-pressed', String(choice.text === standing?.text));
    });
    return fresh && choices.length > 0;
  }

  /** Stands beside what is decided about; a decision that is about no place stands at the foot of the pane. */
  place(about: Place | null, state: State): void {
    this.element.classList.toggle('sb-beside', about !== null);
    if (about && !this.element.hidden) putBeside(this.element, state, about, 'below');
    else this.element.style.removeProperty('translate');
  }

  /** Moves the focus among the buttons, or onto the first of them. */
  focus(by: number): void {
    const buttons = Array.from(this.element.children) as HTMLElement[];
    const now = buttons.findIndex((button) => button === document.activeElement);
    const next = now < 0 ? 0 : (now + by + buttons.length) % buttons.length;
    buttons[next]?.focus({ preventScroll: true });
  }

  private button(choice: Choice, index: number, scene: Scene): HTMLButtonElement {
    const button = element('button', 'sb-option', {
      type: 'button',
      tabindex: index === 0 ? '0' : '-1',
      'data-move': choice.text,
    });
    const act = choice.act === 'carry' || choice.act === 'swap' ? drawAct(choice.act) : null;
    const number = element('kbd', '', { 'aria-hidden': 'true' });
    number.textContent = String(index + 1);
    const name = element('span', '');
    name.textContent = optionName(choice, scene, this.words);
    button.append(...(act ? [act] : []), name, number);
    button.addEventListener('click', () => this.decide(choice));
    button.addEventListener('pointerenter', () => this.preview(choice));
    button.addEventListener('pointerleave', () => this.preview(null));
    button.addEventListener('focus', () => this.preview(choice));
    return button;
  }
}

/** The sign that stands beside stacks where this can be done. */
function drawAct(act: StackAct): SVGElement {
  return create(
    shape(
      'svg',
      {
        class: 'sb-option-act',
        viewBox: '-14 -14 28 28',
        width: 28,
        height: 28,
        'aria-hidden': 'true',
        focusable: 'false',
      },
      actSign(act, 0, 0),
    ),
  );
}

export function optionName(choice: Choice, scene: Scene, words: Words): string {
  if (choice.act === 'choose') return choice.about || choice.text;
  if (choice.act === 'swap') return words('board-option-swap');
  if (choice.act === 'carry') return words('board-option-carry', { count: choice.count });
  const [first, second] = choice.drills;
  if (!first) return words('board-option-plain');
  const cellName = (drill: typeof first) =>
    scene.boards[drill.board]?.cells.find((cell) => cell.q === drill.q && cell.r === drill.r)?.name ?? '';
  const one = { floor: first.board + 1, cell: cellName(first) };
  if (!second) return words('board-option-drill', one);
  return words('board-option-drill-two', { ...one, floor2: second.board + 1, cell2: cellName(second) });
}

import type { Facts } from '../types';

/** English enough for the gallery; the pages have the real texts. */
const WORDS: Record<string, string> = {
  'board-label': 'Board',
  'board-help': 'Arrow keys walk, Enter chooses, Escape puts back, ? tells the keys.',
  'board-help-hand': 'H goes to the hand, arrow keys walk, Enter chooses, ? tells the keys.',
  'key-line': '{key}: {does}.',
  'board-hand-mine': 'My hand',
  'board-hand-of': 'Hand of player {seat}',
  'board-hand-count': 'Hand of player {seat}: {count}',
  'board-bag': '{count} tiles in the bag',
  'board-turn-left': 'Turn left',
  'board-turn-right': 'Turn right',
  'board-flip': 'Turn over',
  'board-put-back': 'Put back',
  'board-zoom-in': 'Larger',
  'board-zoom-out': 'Smaller',
  'board-fit': 'Show all',
  'board-turn-view': 'Turn the board',
  'board-floor': 'Board {number}',
  'board-floors-stack': 'One board at a time, the others seen through it',
  'board-floors-spread': 'All boards side by side',
  'board-cell-legal': '{about}, legal',
  'board-cell-forced': '{about}, must be filled',
  'board-cell-answer': '{about}, to be answered',
  'board-cell-last': '{about}, last move',
  'board-piece-idle': '{about}, no move',
  'board-options': 'Which one?',
  'board-option-plain': 'Don’t drill',
  'board-option-drill': 'Drill to board {floor} at {cell}',
  'board-option-drill-two': 'Drill to board {floor} at {cell} and board {floor2} at {cell2}',
  'board-option-carry': 'Carry {count}',
  'board-option-swap': 'Swap',
};

export function words(code: string, facts: Facts = {}): string {
  return (WORDS[code] ?? code).replace(/\{(\w+)\}/g, (_, name: string) => String(facts[name]));
}

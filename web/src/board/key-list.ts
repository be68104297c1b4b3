import type { Scene, Words } from './types';

/**
 * The keys there are, in the order in which a newcomer needs them; `key-NAME` is what is printed on them and
 * `key-NAME-does` what they do. Whoever asks by `?` and whoever reads the settings is told the same.
 */
export const KEYS = [
  'arrows',
  'around',
  'next',
  'enter',
  'hand',
  'pieces',
  'board',
  'rotate',
  'flip',
  'escape',
  'floors',
  'view',
  'zoom',
  'names',
  'words',
  'replay',
  'help',
] as const;

const FOR_HANDS: readonly string[] = ['hand', 'pieces', 'board', 'rotate', 'flip'];

/** The keys that are of use in a position. */
export function usefulKeys(scene: Scene): readonly string[] {
  const pieces = scene.hands.flatMap((hand) => hand.pieces);
  return KEYS.filter((key) => {
    if (key === 'flip') return pieces.some(({ piece }) => piece.kind === 'path');
    if (key === 'floors') return scene.boards.length > 1;
    return pieces.length > 0 || !FOR_HANDS.includes(key);
  });
}

/** The same in words. */
export function keysInWords(scene: Scene, words: Words): string {
  const lines = usefulKeys(scene).map((key) =>
    words('key-line', { key: words(`key-${key}`), does: words(`key-${key}-does`) }),
  );
  return lines.join(' ');
}

/** Short sentences that come and go at the foot of the page, or at the head of a match, and are read aloud. */

export interface Notice {
  id: number;
  text: string;
  kind: 'plain' | 'wrong';
}

export const notices: Notice[] = $state([]);
/** What a screen reader is to say, the newest last. Each line is read once, when it comes. */
export const announcements: { id: number; text: string }[] = $state([]);
let last = 0;

/** More than can be waiting to be read when much happens at once. */
const LINES = 8;

/** Says something to those who listen, and shows nothing. */
export function announce(text: string): void {
  if (!text) return;
  announcements.push({ id: ++last, text });
  if (announcements.length > LINES) announcements.shift();
}

/** Shows a sentence for a few seconds. */
export function notify(text: string, kind: Notice['kind'] = 'plain'): void {
  for (const old of notices.filter((notice) => notice.text === text)) dismiss(old.id);
  const id = ++last;
  notices.push({ id, text, kind });
  if (notices.length > 3) notices.shift();
  setTimeout(() => dismiss(id), 3000 + text.length * 60);
}

export function dismiss(id: number): void {
  const index = notices.findIndex((notice) => notice.id === id);
  if (index >= 0) notices.splice(index, 1);
}

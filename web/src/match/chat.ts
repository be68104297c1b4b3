import type { ChatView } from '../api';

/** The lines in the order in which they were said, each once; one that a moderator has hidden takes its own place. */
export function insertLine(lines: ChatView[], line: ChatView): ChatView[] {
  const same = (other: ChatView) => other.room === line.room && other.number === line.number;
  const known = lines.find(same);
  if (!known) return [...lines, line].sort((one, other) => one.at - other.at);
  return line.hidden && !known.hidden ? lines.map((other) => (same(other) ? line : other)) : lines;
}

import type { ChatView } from '../api';

/** The lines in the order in which they were said, each once. */
export function withLine(lines: ChatView[], line: ChatView): ChatView[] {
  if (lines.some((other) => other.room === line.room && other.number === line.number)) return lines;
  return [...lines, line].sort((one, other) => one.at - other.at);
}

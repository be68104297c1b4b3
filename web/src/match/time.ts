/** Time on a clock, as people read it. Never negative. */
export function clockText(ms: number): string {
  const tenths = Math.floor(Math.max(0, ms) / 100);
  const seconds = Math.floor(tenths / 10);
  const [days, hours] = [Math.floor(seconds / 86_400), Math.floor(seconds / 3_600) % 24];
  const [minutes, rest] = [Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (value: number) => String(value).padStart(2, '0');
  if (days > 0) return `${days} d ${two(hours)}:${two(minutes)}`;
  if (hours > 0) return `${hours}:${two(minutes)}:${two(rest)}`;
  if (seconds < 10) return `0:0${rest}.${tenths % 10}`;
  return `${minutes}:${two(rest)}`;
}

/** The two largest units that there are, with how many: days 0, hours 1, minutes 2, seconds 3. */
export function clockParts(ms: number): [unit: number, count: number][] {
  const seconds = Math.floor(Math.max(0, ms) / 1000);
  const counts = [
    Math.floor(seconds / 86_400),
    Math.floor(seconds / 3_600) % 24,
    Math.floor(seconds / 60) % 60,
    seconds % 60,
  ];
  const first = counts.findIndex((count) => count > 0);
  if (first < 0) return [[3, 0]];
  return counts
    .slice(first, first + 2)
    .flatMap((count, index) => (count > 0 ? [[first + index, count] as [number, number]] : []));
}

/** The same in words that a screen reader gets right: `PT3M12S`. */
export function clockSpan(ms: number): string {
  return `PT${Math.floor(Math.max(0, ms) / 1000)}S`;
}

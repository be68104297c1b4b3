/** What this browser keeps of puzzles of tiles: what lies, solutions that were found, puzzles of one's own, the solitaire of each day. */

const KEY = 'serpentarium.tiles';
/** As many puzzles of one's own are kept, and as many days. */
const MOST = 60;

interface Kept {
  /** What lies of puzzles that were begun, by their ids. */
  lies: Record<string, string>;
  /** Of which of these the rest was shown and not found. */
  given: Record<string, true>;
  /** Solutions that were found, each written in the one way that all of its turns share. */
  solutions: Record<string, string[]>;
  /** Ids of puzzles of one's own, the latest first. */
  own: string[];
  /** The best result of the solitaire of a day. */
  daily: Record<string, number>;
}

function read(): Kept {
  const none: Kept = { lies: {}, given: {}, solutions: {}, own: [], daily: {} };
  try {
    return { ...none, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) };
  } catch {
    return none;
  }
}

/** False if the browser keeps nothing. */
function change(by: (kept: Kept) => void): boolean {
  const kept = read();
  by(kept);
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}

export const lyingIn = (puzzle: string): string => read().lies[puzzle] ?? '';

/** Whether what lies was shown and not found. */
export const wasGiven = (puzzle: string): boolean => read().given[puzzle] ?? false;

export function keepLying(puzzle: string, lies: string, given = false): boolean {
  return change((kept) => {
    if (lies) kept.lies[puzzle] = lies;
    else delete kept.lies[puzzle];
    if (lies && given) kept.given[puzzle] = true;
    else delete kept.given[puzzle];
  });
}

export const solutionsOf = (puzzle: string): readonly string[] => read().solutions[puzzle] ?? [];
export const solutionCounts = (): ReadonlyMap<string, number> =>
  new Map(Object.entries(read().solutions).map(([id, all]) => [id, all.length]));

/** Keeps a solution; whether it is one that was not found before. */
export function keepSolution(puzzle: string, solution: string): boolean {
  if (solutionsOf(puzzle).includes(solution)) return false;
  change((kept) => (kept.solutions[puzzle] = [...(kept.solutions[puzzle] ?? []), solution]));
  return true;
}

export const ownPuzzles = (): readonly string[] => read().own;

export function keepOwn(puzzle: string): void {
  change((kept) => (kept.own = [puzzle, ...kept.own.filter((id) => id !== puzzle)].slice(0, MOST)));
}

export function forgetOwn(puzzle: string): void {
  change((kept) => {
    kept.own = kept.own.filter((id) => id !== puzzle);
    delete kept.lies[puzzle];
    delete kept.given[puzzle];
    delete kept.solutions[puzzle];
  });
}

/** A day as everybody on earth has it at the same time. */
export const today = (now = new Date()): string => now.toISOString().slice(0, 10);

/** From which the solitaire of a day is dealt. */
export const seedOf = (day: string): number => Number(day.replaceAll('-', ''));

export const bestOf = (day: string): number | null => read().daily[day] ?? null;

export function keepResult(day: string, points: number): void {
  change((kept) => {
    kept.daily[day] = Math.max(points, kept.daily[day] ?? -Infinity);
    for (const old of Object.keys(kept.daily).sort().slice(0, -MOST)) delete kept.daily[old];
  });
}

/** The days on which it was finished, the latest first. */
export const results = (): readonly (readonly [string, number])[] =>
  Object.entries(read().daily).sort(([one], [other]) => (one < other ? 1 : -1));

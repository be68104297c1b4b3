/** Recovery codes that were just made: shown once, and forgotten with the page. */

let made = $state.raw<string[]>([]);

export const freshCodes = {
  get all() {
    return made;
  },
};

export function showCodes(codes: string[]): void {
  made = codes;
}

/** Checks that what was dealt was fixed before anybody sat down. */

async function sha256(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The hash that the server published; see docs/fair-deals.md. */
export function commitmentOf(match: string, secret: string): Promise<string> {
  return sha256(`serpentarium-deal-v1:${match}:${secret}`);
}

/** The seed of the dice, from the secret and everybody's words. */
export function seedOf(match: string, secret: string, words: (string | null)[]): Promise<string> {
  return sha256([`serpentarium-seed-v1:${match}:${secret}`, ...words.map((word) => word ?? '')].join('\n'));
}

/** What was drawn, of moves and draws in their order. */
export function drawsIn(played: string[]): string[] {
  return played.flatMap((word) => (word.startsWith('draw:') ? [word.slice('draw:'.length)] : []));
}

/** Something of ours for the shuffle, so that nobody alone decides what is dealt. */
export function randomWords(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

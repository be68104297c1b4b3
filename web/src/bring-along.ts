/**
 * What somebody did in this browser without an account goes along into it as soon as there is one, on whatever page that is,
 * and what was done without a connection is told when there is one again. Guests need none of it.
 */
export async function bringAlong(): Promise<void> {
  const [{ openProgress }, { own }, { tellReviews }] = await Promise.all([
    import('./learn/progress.svelte'),
    import('./puzzles/own-diary.svelte'),
    import('./review/kept'),
  ]);
  await Promise.all([openProgress(), own.bring(), tellReviews()]);
}

/** How far a wheel is turned for one step, in pixels. */
const NOTCH = 40;

/** Lets the wheel over a list of moves step through them, as long as there are some; answers with what ends it. */
export function stepByWheel(list: HTMLElement, hasMoves: () => boolean, step: (by: 1 | -1) => void): () => void {
  let turned = 0;
  const wheel = (event: WheelEvent) => {
    if (event.ctrlKey || !hasMoves()) return;
    event.preventDefault();
    const pixels = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? event.deltaY : event.deltaY * NOTCH;
    turned = Math.sign(pixels) === Math.sign(turned) ? turned + pixels : pixels;
    if (Math.abs(turned) < NOTCH) return;
    const by = turned > 0 ? 1 : -1;
    turned = 0;
    step(by);
  };
  list.addEventListener('wheel', wheel, { passive: false });
  return () => list.removeEventListener('wheel', wheel);
}

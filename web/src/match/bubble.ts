/** Where a sentence about something stands: beside it, over as little as possible of what matters. */

export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Extent {
  width: number;
  height: number;
}

/** What is left free between the sentence and what it is about, and to the edges. */
const GAP = 10;
const EDGE = 8;

/** The top left corner of a bubble in a room, beside `about` and over as little as possible of `spare`. */
export function placeBubble(
  room: Extent,
  bubble: Extent,
  about: Rect,
  spare: readonly Rect[],
): { x: number; y: number } {
  const within = (value: number, size: number, whole: number) => Math.max(EDGE, Math.min(value, whole - size - EDGE));
  const across = within((about.left + about.right - bubble.width) / 2, bubble.width, room.width);
  const down = within((about.top + about.bottom - bubble.height) / 2, bubble.height, room.height);
  const corners = [
    { x: across, y: about.top - GAP - bubble.height },
    { x: across, y: about.bottom + GAP },
    { x: about.right + GAP, y: down },
    { x: about.left - GAP - bubble.width, y: down },
  ].map(({ x, y }) => ({ x: within(x, bubble.width, room.width), y: within(y, bubble.height, room.height) }));
  const cost = ({ x, y }: { x: number; y: number }) => {
    const box = { left: x, top: y, right: x + bubble.width, bottom: y + bubble.height };
    // What it is about must be seen before all.
    return 1000 * overlap(box, about) + spare.reduce((sum, one) => sum + overlap(box, one), 0);
  };
  return corners.reduce((best, corner) => (cost(corner) < cost(best) - 1 ? corner : best));
}

/** The area that two boxes share. */
function overlap(one: Rect, other: Rect): number {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** The smallest box around some. */
export function around(boxes: readonly Rect[]): Rect | null {
  if (boxes.length === 0) return null;
  return {
    left: Math.min(...boxes.map((box) => box.left)),
    top: Math.min(...boxes.map((box) => box.top)),
    right: Math.max(...boxes.map((box) => box.right)),
    bottom: Math.max(...boxes.map((box) => box.bottom)),
  };
}

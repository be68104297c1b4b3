import type { Device } from '../state/state';
import type { Point } from '../types';

/** Pixels that a finger or a mouse may wander without it being a drag. */
export const DRAG_THRESHOLD = 8;

/** What hands do, as the board understands it. Points are in pixels of the pane. */
export interface Gestures {
  hover(point: Point | null): void;
  /** Pressed and let go in one place. */
  tap(point: Point, device: Device): void;
  tapPiece(key: string, device: Device): void;
  /** A drag begins: what it moves. */
  grab(start: Point, device: Device): 'view' | 'piece' | 'arrow' | 'nothing';
  grabPiece(key: string): boolean;
  drag(point: Point, device: Device): void;
  drop(point: Point, device: Device): void;
  pan(dx: number, dy: number): void;
  pinch(factor: number, about: Point): void;
  wheel(steps: number, point: Point, zoom: boolean): boolean;
  /** A cell is marked, or an arrow drawn. */
  annotate(start: Point, end: Point): void;
  /** The browser took the pointer away. */
  lost(): void;
}

interface Press {
  id: number;
  device: Device;
  start: Point;
  last: Point;
  piece: string | null;
  /** What it moves, once it is a drag. */
  moves: 'view' | 'piece' | 'arrow' | 'nothing' | null;
}

/** A finger would hide what it holds: the piece stands above it. */
const ABOVE_FINGER = 68;

/** Listens to mouse, pen and fingers on the board and the hand. */
export class Pointers {
  private press: Press | null = null;
  private readonly fingers = new Map<number, Point>();
  private spread = 0;
  private wheeled = 0;

  constructor(
    private readonly pane: Element,
    hand: HTMLElement,
    private readonly gestures: Gestures,
    signal: AbortSignal,
    /** Whether the right button draws, instead of opening the browser's menu. */
    private readonly annotates: boolean,
  ) {
    const on = (target: Element, name: string, act: (event: PointerEvent) => void) =>
      target.addEventListener(name, (event) => act(event as PointerEvent), { signal });
    on(pane, 'pointerdown', (event) => this.down(event, null));
    on(hand, 'pointerdown', (event) => {
      const piece = (event.target as Element).closest('[data-piece]')?.getAttribute('data-piece');
      if (piece) this.down(event, piece);
    });
    for (const target of [pane, hand]) {
      on(target, 'pointermove', (event) => this.move(event));
      on(target, 'pointerup', (event) => this.up(event));
      on(target, 'pointercancel', (event) => this.cancel(event));
      on(target, 'lostpointercapture', (event) => this.fingers.delete(event.pointerId));
    }
    on(pane, 'pointerleave', (event) => {
      if (!this.press && event.pointerType === 'mouse') gestures.hover(null);
    });
    if (annotates) pane.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
    pane.addEventListener('wheel', (event) => this.wheel(event as WheelEvent), { signal, passive: false });
  }

  private down(event: PointerEvent, piece: string | null): void {
    const draws = this.annotates && event.button === 2 && event.pointerType === 'mouse' && piece === null;
    if (event.button !== 0 && !draws) return;
    const point = this.at(event);
    if (event.pointerType === 'touch') this.fingers.set(event.pointerId, point);
    // What is drawn may go while a finger is on it; the pane stays, and hears of every finger to its end.
    (event.currentTarget as Element).setPointerCapture?.(event.pointerId);
    if (this.fingers.size > 1) return this.startPinch();
    this.press = {
      id: event.pointerId,
      device: event.pointerType === 'mouse' ? 'mouse' : 'touch',
      start: point,
      last: point,
      piece,
      moves: draws ? 'arrow' : null,
    };
  }

  private move(event: PointerEvent): void {
    const point = this.at(event);
    if (this.fingers.has(event.pointerId)) this.fingers.set(event.pointerId, point);
    if (this.fingers.size > 1) return this.pinch();
    const { press, gestures } = this;
    if (!press) {
      if (event.pointerType === 'mouse') gestures.hover(point);
      return;
    }
    if (press.id !== event.pointerId) return;
    if (press.moves === null && Math.hypot(point.x - press.start.x, point.y - press.start.y) >= DRAG_THRESHOLD) {
      if (press.piece === null) press.moves = gestures.grab(press.start, press.device);
      else press.moves = gestures.grabPiece(press.piece) ? 'piece' : 'nothing';
    }
    if (press.moves === 'view') gestures.pan(point.x - press.last.x, point.y - press.last.y);
    if (press.moves === 'piece') gestures.drag(raised(point, press.device), press.device);
    press.last = point;
  }

  private up(event: PointerEvent): void {
    this.fingers.delete(event.pointerId);
    const { press, gestures } = this;
    if (!press || press.id !== event.pointerId) return;
    this.press = null;
    const point = this.at(event);
    if (press.moves === 'piece') gestures.drop(raised(point, press.device), press.device);
    else if (press.moves === 'arrow') gestures.annotate(press.start, point);
    else if (press.moves === null && press.piece !== null) gestures.tapPiece(press.piece, press.device);
    else if (press.moves === null) gestures.tap(point, press.device);
  }

  private cancel(event: PointerEvent): void {
    this.fingers.delete(event.pointerId);
    if (this.press?.id !== event.pointerId) return;
    const { moves } = this.press;
    this.press = null;
    if (moves === 'piece') this.gestures.lost();
  }

  /** A second finger: whatever the first one did, it places nothing. */
  private startPinch(): void {
    if (this.press?.moves === 'piece') this.gestures.lost();
    this.press = null;
    this.spread = this.fingersApart();
  }

  private pinch(): void {
    const apart = this.fingersApart();
    if (this.spread > 0 && apart > 0) this.gestures.pinch(apart / this.spread, this.betweenFingers());
    this.spread = apart;
  }

  private fingersApart(): number {
    const [a, b] = [...this.fingers.values()];
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
  }

  private betweenFingers(): Point {
    const [a, b] = [...this.fingers.values()];
    return a && b ? { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } : { x: 0, y: 0 };
  }

  /** Wheels differ: a notch of a mouse is about 100, a touchpad sends many small ones. */
  private wheel(event: WheelEvent): void {
    const pixels = event.deltaMode === 1 ? event.deltaY * 33 : event.deltaY;
    if (Math.sign(pixels) !== Math.sign(this.wheeled)) this.wheeled = 0;
    this.wheeled += pixels;
    const steps = Math.trunc(this.wheeled / 60);
    if (this.gestures.wheel(steps, this.at(event), event.ctrlKey)) event.preventDefault();
    if (steps !== 0) this.wheeled = 0;
  }

  private at(event: MouseEvent): Point {
    const box = this.pane.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }
}

function raised(point: Point, device: Device): Point {
  return device === 'touch' ? { x: point.x, y: point.y - ABOVE_FINGER } : point;
}

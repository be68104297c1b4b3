import { aimAt, flipAt, turnAt } from './aim';
import type { Aim } from './aim';
import { attempt, cellsAt } from './attempt';
import { choicesOf, flipLie, legalPlaces, lieInHand, lieOf, targets, turnLie, variants } from './choices';
import type { Holding, Lie } from './choices';
import { placeKey, samePlace } from './layout';
import type { Layout } from './layout';
import type { BoardEvents, BoardState, Choice, Facts, Held, Place, Point } from './types';

export type Device = 'mouse' | 'touch' | 'keys';

/**
 * What the person has in hand and means to do with it. Told where they point and what they press, it
 * says what they meant. It knows nothing of pictures and pages.
 */
export class Pick {
  holding: Holding | null = null;
  /** How the person last turned the piece; where that is not legal it lies otherwise for the moment. */
  wish: Lie | null = null;
  pointed: { place: Place | null; point: Point } | null = null;
  aim: Aim | null = null;
  /** Chosen, and not yet confirmed. */
  standing: Choice | null = null;
  /** Other ways to do the same thing there, among which the person has to decide. */
  options: Choice[] = [];
  /** The last one that was confirmed, for as long as it may be pending. */
  sent: Choice | null = null;

  private state: BoardState | null = null;

  constructor(
    private readonly events: BoardEvents,
    private readonly layout: () => Layout,
  ) {}

  /** Takes over a new state; what is held stays held while it still can be played. */
  update(state: BoardState): void {
    const before = this.state;
    const waited = this.waits;
    this.state = state;
    const busy = state.away || state.pending !== null;
    if (busy || (this.holding && !this.stillHeld())) this.drop();
    else if (this.standing && !state.choices.some((choice) => choice.text === this.standing?.text)) {
      this.stand(null);
    }
    if (this.holding && before?.choices !== state.choices) this.reaim();
    if (waited && this.held && !this.waits) this.say('board-said-picked', { piece: this.held.about, count: this.legal.size });
  }

  /** A piece is held, and what can be done with it is not known yet. */
  get waits(): boolean {
    return this.holding?.kind === 'piece' && this.choices.length === 0;
  }

  get active(): boolean {
    const state = this.state;
    if (!state || state.away || state.pending !== null) return false;
    return state.choices.length > 0 || (state.playable?.length ?? 0) > 0;
  }

  /** The piece that is held, if it is one of the hand. */
  get held(): Held | null {
    const { holding } = this;
    if (holding?.kind !== 'piece') return null;
    return this.myHand().find((piece) => piece.key === holding.key) ?? null;
  }

  /** Whether a piece of the hand has a move. */
  canPlay(key: string): boolean {
    const state = this.state;
    if (!state || !this.active) return false;
    if (state.playable) return state.playable.includes(key);
    return state.choices.some((choice) => choice.piece === key);
  }

  /** Decisions between words, if that is what the turn is about. */
  get asked(): Choice[] {
    return this.active ? (this.state?.choices.filter((choice) => choice.act === 'choose') ?? []) : [];
  }

  get choices(): Choice[] {
    return this.active && this.state ? choicesOf(this.state.choices, this.holding) : [];
  }

  get legal(): Set<string> {
    return this.active && this.state ? legalPlaces(this.state.choices, this.holding) : new Set();
  }

  /** Takes a piece of the hand, or puts it back if it is the one that is held. */
  take(key: string): void {
    if (!this.active) return;
    if (this.holding?.kind === 'piece' && this.holding.key === key) return this.putBack();
    const held = this.myHand().find((piece) => piece.key === key);
    if (!held) return;
    if (!this.canPlay(key)) return this.say('board-said-idle', { piece: held.about });
    this.stand(null);
    this.holding = { kind: 'piece', key };
    this.wish = lieInHand(held);
    this.aim = null;
    if (this.waits) {
      this.say('board-said-fetching', { piece: held.about });
      this.events.wants(key);
    } else this.say('board-said-picked', { piece: held.about, count: this.legal.size });
    this.reaim();
  }

  /** The pointer or the cursor is here. What stands waiting does not follow. */
  point(place: Place | null, point: Point): void {
    this.pointed = { place, point };
    if (!this.standing) this.reaim();
  }

  /** A click, a tap, or Enter. */
  press(place: Place | null, point: Point, device: Device): void {
    if (!this.active || !this.state) return;
    if (this.standing && place && this.standingOn(place)) return this.pressStanding(device);
    if (!place) {
      if (this.standing) this.cancel();
      return;
    }
    this.stand(null);
    this.point(place, point);
    if (this.holding?.kind === 'piece') return this.pressPiece(place, device);
    const here = this.choices.filter((choice) => reaches(choice, this.holding, place));
    if (here.length > 0) return this.mean(here, device, 1);
    if (this.holding?.kind === 'stack' && samePlace(this.holding.place, place)) return this.putBack();
    if (this.isSource(place)) return this.lift(place);
    this.refuse(place);
  }

  /** Whether nothing can be done on the board before a piece is picked. */
  get needsPiece(): boolean {
    const { state } = this;
    if (!this.active || !state || this.holding || state.scene.hands.length === 0) return false;
    return state.playable !== null || state.choices.some((choice) => choice.piece);
  }

  /** What was dragged is let go here. */
  letGo(device: Device): void {
    const place = this.pointed?.place;
    if (!place || !this.pointed) return this.putBack();
    const legal = this.holding?.kind === 'stack' ? this.legal.has(placeKey(place)) : this.aim !== null;
    this.press(place, this.pointed.point, device);
    if (!legal) this.putBack();
  }

  /** Takes the top of a stack. */
  lift(place: Place): void {
    this.stand(null);
    this.holding = { kind: 'stack', place };
    this.say('board-said-lifted', { place: this.nameOf(place), count: this.legal.size });
  }

  /** What stands waiting is taken up again, to be moved. */
  takeUp(): void {
    this.stand(null);
  }

  isSource(place: Place): boolean {
    return this.active && choicesOf(this.state?.choices ?? [], { kind: 'stack', place }).length > 0;
  }

  turn(steps: number): void {
    this.relie((held, lie, cell) => turnAt(this.choices, held, lie, cell, steps), (lie) => turnLie(lie, steps));
  }

  flip(): void {
    this.relie((held, lie, cell) => flipAt(this.choices, held, lie, cell), flipLie);
  }

  /** Decides between options. */
  decide(choice: Choice): void {
    const { confirm } = this.state ?? { confirm: 'off' };
    if (confirm === 'off' || (confirm === 'double' && this.standing?.text === choice.text)) this.finish(choice);
    else this.stand(choice, this.options);
  }

  confirm(): void {
    if (this.standing) this.finish(this.standing);
  }

  /** Takes back what stands waiting, and keeps the piece in hand. */
  cancel(): void {
    if (this.standing) this.stand(null);
    if (this.holding?.kind !== 'piece') this.holding = null;
  }

  putBack(): void {
    if (!this.holding && !this.standing) return;
    this.drop();
    this.say('board-said-put-back', {});
  }

  private drop(): void {
    this.stand(null);
    this.holding = null;
    this.wish = null;
    this.aim = null;
  }

  private pressPiece(place: Place, device: Device): void {
    const { held } = this;
    if (!held || !this.aim) return this.refuse(place);
    const same = variants(this.choices, this.aim.choice, held);
    this.mean(same, device, this.aim.ways);
  }

  private pressStanding(device: Device): void {
    const standing = this.standing!;
    const confirm = this.state?.confirm;
    if (confirm === 'double' || device === 'keys') return this.finish(standing);
    if (this.holding?.kind === 'piece') this.turn(1);
    else if (confirm === 'off' && this.options.length === 0) this.finish(standing);
  }

  /** One thing is meant, or one of several at the same place. */
  private mean(choices: Choice[], device: Device, ways: number): void {
    const first = choices[0];
    if (!first) return;
    if (choices.length > 1) {
      this.stand(first, choices);
      return this.say('board-said-options', { count: choices.length });
    }
    const unseen = device === 'touch' && ways > 1;
    if (this.state?.confirm === 'off' && !unseen) this.finish(first);
    else this.stand(first);
  }

  private stand(choice: Choice | null, options: Choice[] = []): void {
    const before = this.standing;
    this.standing = choice;
    this.options = options;
    if (before === choice) return;
    this.events.tentative(choice);
    if (choice) this.say('board-said-tentative', { move: choice.about || choice.text });
  }

  private finish(choice: Choice): void {
    this.sent = choice;
    this.drop();
    this.events.chosen(choice);
  }

  private refuse(place: Place): void {
    const { held, wish, state } = this;
    if (!state) return;
    if (this.needsPiece) return this.say('board-said-pick-first', {});
    const cells = held && wish ? cellsAt(wish, place) : [place];
    this.events.refused(attempt(state.scene, this.holding, held, cells, wish));
  }

  /** Turns to another way of lying: a legal one where the piece is aimed, any one elsewhere. */
  private relie(legal: (held: Held, lie: Lie, cell: Place) => Lie | null, free: (lie: Lie) => Lie): void {
    const { held, wish, standing } = this;
    if (!held || !wish) return;
    const lie = standing ? lieOf(standing, held) : (this.aim?.lie ?? wish);
    const cell = this.anchor();
    if (!cell || (!standing && !this.aim)) {
      this.wish = free(wish);
      return this.reaim();
    }
    const next = legal(held, lie, cell);
    if (!next) return this.say('board-said-only-way', {});
    this.wish = next;
    this.reaim();
    if (standing && this.aim) {
      const same = variants(this.choices, this.aim.choice, held);
      this.stand(this.aim.choice, same.length > 1 ? same : []);
    } else this.sayAim();
  }

  /** The cell about which a piece turns: where the person points, if the piece lies there. */
  private anchor(): Place | null {
    const pointed = this.pointed?.place ?? null;
    const { standing } = this;
    if (!standing) return pointed;
    return pointed && standing.places.some((place) => samePlace(place, pointed)) ? pointed : (standing.places[0] ?? null);
  }

  private reaim(): void {
    const { held, wish } = this;
    const place = this.standing ? this.anchor() : (this.pointed?.place ?? null);
    this.aim = null;
    if (!held || !wish || !place) return;
    const layout = this.layout();
    const point = this.pointed?.place && samePlace(this.pointed.place, place) ? this.pointed.point : layout.pointOf(place);
    this.aim = aimAt(this.choices, held, wish, place, point, layout);
  }

  /** Says what Enter would do here. */
  sayAim(): void {
    if (this.aim) {
      const { choice, way, ways } = this.aim;
      this.say('board-said-fits', { move: choice.about || choice.text, way, ways });
    } else if (this.held && this.pointed?.place) {
      this.say('board-said-fits-not', { place: this.nameOf(this.pointed.place) });
    }
  }

  private stillHeld(): boolean {
    const { holding } = this;
    if (!holding || !this.active) return false;
    return holding.kind === 'piece' ? this.held !== null && this.canPlay(holding.key) : this.isSource(holding.place);
  }

  private standingOn(place: Place): boolean {
    const { standing } = this;
    if (!standing) return false;
    return targets(standing, this.holding).some((covered) => samePlace(covered, place));
  }

  private myHand(): Held[] {
    const state = this.state;
    return state?.scene.hands.find((hand) => hand.seat === state.seat)?.pieces ?? [];
  }

  nameOf({ board, q, r }: Place): string {
    return this.state?.scene.boards[board]?.cells.find((cell) => cell.q === q && cell.r === r)?.name ?? '';
  }

  private say(code: string, facts: Facts): void {
    this.events.say({ code, facts });
  }
}

function reaches(choice: Choice, holding: Holding | null, place: Place): boolean {
  return targets(choice, holding).some((target) => samePlace(target, place));
}

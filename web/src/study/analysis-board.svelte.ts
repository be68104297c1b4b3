/** A tree of variations with a board: one position of it is looked at, and whatever is played there becomes part of it. */

import { ApiError, sentence, type Choice, type Place, type Played } from '../api';
import type { Annotation, BoardEvents, BoardInput } from '../board';
import type { Engine, Position, Shown } from '../engine';
import { Refusal } from '../match/refusal.svelte';
import { announce, notify } from '../notices.svelte';
import { BoardSpeech } from '../parts/board-speech';
import { appearance, saveSetting } from '../settings.svelte';
import { language, say } from '../texts/index.svelte';
import { OverlayShown } from '../overlay/overlay.svelte';
import { isDraw, pathKey, plyOf, toggled, Walk, type Edit, type MarkColour, type Path, type Tree } from './tree';

/** A chapter of a study: its changes are everybody's. */
export interface StudyChapter {
  readonly tree: Tree;
  /** Whether changes are kept; otherwise they are only tried. */
  readonly mayEdit: boolean;
  /** Who our own comments are by. */
  readonly author: string | undefined;
  nameOf: (author: string) => string;
  /** Tells the operator about a comment; only where it is somebody else's. */
  report?: (path: Path, comment: { author: string; text: string }) => void;
  edit: (edits: readonly Edit[]) => Promise<Tree>;
}

export class AnalysisBoard {
  tree = $state.raw() as Tree;
  path = $state.raw<Path>([]);
  /** The position that is looked at, once it is known; until then the one before. */
  shown = $state.raw<Shown | null>(null);
  choices = $state.raw<Choice[]>([]);
  playable = $state.raw<string[] | null>(null);
  tentative = $state.raw<Choice | null>(null);
  /** What could be drawn here, where nobody has decided it. */
  draws = $state.raw<readonly string[]>([]);
  /** Moves of the tree in words and with what they moved, by their paths. */
  told = $state.raw<ReadonlyMap<string, Played>>(new Map());
  /** What the engine recommends here, the best first. */
  suggested = $state.raw<readonly Choice[]>([]);
  /** The move that is pointed at in the list. */
  pointed = $state.raw<Path | null>(null);
  /** Places that somebody is shown. */
  lit = $state.raw<readonly Place[]>([]);
  /** Whether presses mark cells instead of playing, and in which colour. */
  marking = $state(false);
  colour = $state<MarkColour>('green');
  /** The seat of whoever looks for a move, from which the board is seen meanwhile; none if they play for everybody. */
  viewer = $state.raw<number | null>(null);
  /** Hears moves instead of the tree, while somebody looks for one. */
  tried = $state.raw<((step: string) => Promise<void>) | null>(null);
  readonly refusal = new Refusal();
  readonly overlay: OverlayShown;
  readonly #speech = new BoardSpeech(
    (move) => this.#wordsOf(move),
    ({ code, facts }) => announce(say(code, facts)),
  );
  /** One change after the other. */
  #changed: Promise<unknown> = Promise.resolve();
  #words: Promise<unknown> = Promise.resolve();
  readonly #asked = new Set<string>();
  #spoken = '';

  constructor(
    tree: Tree,
    path: Path,
    private readonly engine: Engine,
    /** Keeps what has become of it. */
    private readonly keep: (tree: Tree, path: Path) => void = () => undefined,
    /** The study that the tree is a chapter of, if it is. */
    readonly chapter: StudyChapter | null = null,
  ) {
    this.overlay = new OverlayShown(engine);
    this.tree = tree;
    const walk = new Walk(tree);
    while (!walk.has(path)) path = path.slice(0, -1);
    this.path = path;
  }

  readonly walk = $derived.by(() => new Walk(this.tree));
  readonly notes = $derived.by(() => this.walk.notes(this.path));
  readonly names = $derived.by(() => this.shown?.seats.map(({ name }) => name) ?? []);
  /** How many moves lead here, and how many this line has in all. */
  readonly ply = $derived.by(() => plyOf(this.path));

  get position(): Position {
    return this.positionAt(this.path);
  }

  positionAt(path: Path): Position {
    return { spec: this.tree.spec, setup: this.tree.setup, moves: path };
  }

  readonly boardInput: BoardInput | null = $derived.by(() => {
    const { shown } = this;
    if (!shown) return null;
    const seat = (this.tried || shown.turn === null ? this.viewer : null) ?? shown.turn ?? 0;
    const isAsked = seat === shown.turn;
    return {
      scene: shown.scene,
      choices: isAsked ? this.choices : [],
      playable: isAsked ? this.playable : null,
      seat,
      names: this.names,
      pending: null,
      away: false,
      confirm: 'off',
      look: appearance(),
      annotations: [...this.#lit(), ...(this.notes.shapes ?? [])],
      notes: this.overlay.notes,
      suggested: this.suggested,
      marking: this.marking,
    };
  });

  readonly events: BoardEvents = {
    chosen: (choice) => void this.play(choice.text),
    tentative: (choice) => (this.tentative = choice),
    considered: (choice) => (this.overlay.considered = choice),
    refused: (attempt) => {
      const places = attempt.from ? [attempt.from, ...attempt.places] : attempt.places;
      void this.#orRefuse(() => this.engine.ask('attempt', { position: this.position, attempt }), places);
    },
    wants: (piece) => void this.#loadMovesOf(piece),
    annotated: (from, to) => void this.annotate(from, to),
    coordinates: (on) => saveSetting('coordinates', on),
    say: (message) => void this.#speech.say(message),
  };

  /** Moves come without their words. */
  #wordsOf(move: string | number | undefined): Promise<string> | null {
    const choice = this.choices.find(({ text, about }) => text === move && !about);
    return choice
      ? this.engine.ask('words', { position: this.position, move: choice.text }).catch(() => choice.text)
      : null;
  }

  /** Looks at the position, in the language of the page. Called whenever either changes. */
  async look(): Promise<void> {
    const [path, spoken] = [this.path, language()];
    if (spoken !== this.#spoken) {
      this.told = new Map();
      this.#asked.clear();
    }
    this.#spoken = spoken;
    try {
      const shown = await this.engine.ask('show', { position: this.positionAt(path) });
      if (path !== this.path || spoken !== language()) return;
      this.shown = shown;
      this.choices = shown.legal?.moves ?? [];
      this.playable = shown.legal && !shown.legal.complete ? shown.legal.pieces.map(({ key }) => key) : null;
      const draws = shown.draws ? await this.engine.ask('draws', { position: this.positionAt(path) }) : [];
      if (path === this.path) this.draws = draws;
    } catch (error) {
      notify(sentence(error), 'wrong');
    }
  }

  /** Learns the moves of the tree in words. */
  learn(): Promise<void> {
    const learned = this.#words.then(() => this.#learn()).catch(() => undefined);
    this.#words = learned;
    return learned;
  }

  /** Learns moves in words that could follow a position, whether they are part of the tree or not. */
  async tell(path: Path, steps: readonly string[]): Promise<void> {
    const line = [...path, ...steps];
    const key = pathKey(line);
    if (this.told.has(key) || this.#asked.has(key)) return;
    this.#asked.add(key);
    const spoken = language();
    const played = await this.engine
      .ask('played', { position: this.positionAt(line), from: plyOf(path) })
      .catch(() => []);
    if (spoken !== language()) return;
    const keys = steps.flatMap((step, index) =>
      isDraw(step) ? [] : [pathKey([...path, ...steps.slice(0, index + 1)])],
    );
    this.told = new Map([...this.told, ...played.map((one, index) => [keys[index]!, one] as const)]);
  }

  /** A step as people read it; as it is written, as long as nothing better is known. */
  about(path: Path): string {
    const step = path.at(-1) ?? '';
    if (isDraw(step)) return say('study-drawn', { what: step.slice('draw:'.length) });
    return this.told.get(pathKey(path))?.choice.about || step;
  }

  /** Looks at another position of the tree. */
  go(path: Path): void {
    if (!this.walk.has(path)) return;
    this.refusal.forget();
    this.tentative = null;
    this.suggested = [];
    this.pointed = null;
    this.lit = [];
    this.path = path;
    this.keep(this.tree, path);
  }

  back(): void {
    if (this.path.length > 0) this.go(this.path.slice(0, -1));
  }

  forward(): void {
    const next = this.walk.children(this.path)[0];
    if (next) this.go(next.path);
  }

  /** To the variation beside this one. */
  aside(by: 1 | -1): void {
    const path = this.walk.beside(this.path, by);
    if (path) this.go(path);
  }

  /** Makes a move, or says what was drawn: follows it where the tree has it, and adds it where not. True if it was possible. */
  play(step: string): Promise<boolean> {
    const { path, tried } = this;
    return this.#orRefuse(async () => {
      if (tried) return tried(step);
      if (this.walk.has([...path, step])) return this.go([...path, step]);
      await this.engine.ask('show', { position: this.positionAt([...path, step]), legal: false });
      await this.edit({ 'add-line': { path, steps: [step] } });
      this.go([...path, step]);
    }, null);
  }

  /** Plays several moves, one after the other, and looks at the end. */
  async playLine(steps: readonly string[]): Promise<void> {
    const path = this.path;
    await this.#orRefuse(async () => {
      await this.edit({ 'add-line': { path, steps } });
      this.go([...path, ...steps]);
    }, null);
  }

  /** Draws one of what can be drawn, by lot. */
  async drawByLot(): Promise<void> {
    const [lot] = crypto.getRandomValues(new Uint32Array(1));
    const drawn = this.draws[lot! % this.draws.length];
    if (drawn !== undefined) await this.play(`draw:${drawn}`);
  }

  /** Takes away what is looked at, with all that follows. */
  async cut(): Promise<void> {
    const { path } = this;
    if (path.length === 0) return;
    this.go(path.slice(0, -1));
    await this.#orRefuse(() => this.edit({ delete: { path } }), null);
  }

  async annotate(from: Place, to: Place): Promise<void> {
    const { path, colour } = this;
    const same = from.board === to.board && from.q === to.q && from.r === to.r;
    const shapes = toggled(
      this.notes.shapes ?? [],
      same ? { kind: 'mark', colour, at: from } : { kind: 'arrow', colour, from, to },
    );
    await this.#orRefuse(() => this.edit({ 'set-shapes': { path, shapes } }), null);
  }

  /** Changes the tree, after all changes before. */
  edit(...edits: readonly Edit[]): Promise<void> {
    const changed = this.#changed.then(async () => {
      this.tree = await (this.chapter?.edit(edits) ?? this.engine.ask('edit-tree', { tree: this.tree, edits }));
      this.keep(this.tree, this.path);
    });
    this.#changed = changed.catch(() => undefined);
    return changed;
  }

  /** The tree has become another one, by what others did. Whoever looks at what is gone looks at what was before it. */
  replace(tree: Tree): void {
    if (tree === this.tree) return;
    this.tree = tree;
    let { path } = this;
    while (!this.walk.has(path)) path = path.slice(0, -1);
    if (path !== this.path) this.go(path);
  }

  /** When all changes so far are made. */
  async settled(): Promise<Tree> {
    await this.#changed;
    return this.tree;
  }

  /** What the pointed move touched. */
  #lit(): Annotation[] {
    const choice = this.pointed ? this.told.get(pathKey(this.pointed))?.choice : undefined;
    return [...(choice?.places ?? []), ...this.lit].map((at) => ({ kind: 'mark', colour: 'lit', at }));
  }

  async #loadMovesOf(piece: string): Promise<void> {
    const path = this.path;
    try {
      const legal = await this.engine.ask('legal', { position: this.positionAt(path), piece });
      if (path === this.path) this.choices = legal.moves;
    } catch (error) {
      notify(sentence(error), 'wrong');
    }
  }

  async #learn(): Promise<void> {
    const spoken = language();
    for (const leaf of this.walk.leaves()) {
      const moves = leaf.flatMap((step, index) => (isDraw(step) ? [] : [pathKey(leaf.slice(0, index + 1))]));
      const from = moves.findIndex((key) => !this.told.has(key));
      if (from < 0) continue;
      const played = await this.engine.ask('played', { position: this.positionAt(leaf), from });
      if (spoken !== language()) return;
      this.told = new Map([...this.told, ...played.map((one, index) => [moves[from + index]!, one] as const)]);
    }
  }

  /** Whether something could be done; if not, says why. */
  async #orRefuse(act: () => Promise<unknown> | void, places: readonly Place[] | null): Promise<boolean> {
    try {
      await act();
      return true;
    } catch (error) {
      this.refusal.show(sentence(error), places);
      announce(this.refusal.text);
      if (!(error instanceof ApiError)) throw error;
      return false;
    }
  }
}

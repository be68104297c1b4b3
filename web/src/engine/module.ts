/** What the module for the browser exports: see `crates/wasm/src/export.rs`. */
interface Exports {
  memory: WebAssembly.Memory;
  /** Room for so many bytes. */
  room(length: number): number;
  /** Answers the request in a room, which it takes back; the answer's length stands above its address. */
  answer(start: number, length: number): bigint;
  /** Gives room back. */
  give_back(start: number, length: number): void;
}

/** The engine: rules, bots and solvers, by one function from text to text. */
export class EngineModule {
  readonly #exports: Exports;
  readonly #encoder = new TextEncoder();
  readonly #decoder = new TextDecoder();

  private constructor(exports: Exports) {
    this.#exports = exports;
  }

  /** An engine with its own memory; several may be made of one compiled module. */
  static async start(module: WebAssembly.Module, now: () => number = () => performance.now()): Promise<EngineModule> {
    const instance = await WebAssembly.instantiate(module, { host: { now } });
    return new EngineModule(instance.exports as unknown as Exports);
  }

  /** How much memory it has taken, in bytes; it never gives any back. */
  get bytes(): number {
    return this.#exports.memory.buffer.byteLength;
  }

  /** Answers a request; both are JSON. It throws only if the engine itself breaks, and is then of no more use. */
  ask(request: string): string {
    const { memory, room, answer, give_back } = this.#exports;
    const bytes = this.#encoder.encode(request);
    const start = room(bytes.length);
    new Uint8Array(memory.buffer, start, bytes.length).set(bytes);
    const packed = answer(start, bytes.length);
    const at = Number(packed & 0xffff_ffffn);
    const length = Number(packed >> 32n);
    // Memory may have grown meanwhile, and its buffer with it.
    const text = this.#decoder.decode(new Uint8Array(memory.buffer, at, length));
    give_back(at, length);
    return text;
  }
}

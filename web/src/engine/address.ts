// Where the engine is (`make engine` builds it): a file of its own, with a hash in its name.
import address from '../../../target/engine/engine.wasm?url';

export const engineAddress: string = address;

// Where the two modules of the engine are (`make engine` builds them): files of their own, with hashes in their names.
import rules from '../../../target/engine/rules.wasm?url';
import thinking from '../../../target/engine/thinking.wasm?url';

export const addresses = { rules, thinking };

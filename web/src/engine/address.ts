// Where the modules of the engine and their sentences are (`make engine` makes them): files of their own, with hashes in their names.
import cs from '../../../target/engine/texts-cs.ftl?url';
import en from '../../../target/engine/texts-en.ftl?url';
import pl from '../../../target/engine/texts-pl.ftl?url';
import rules from '../../../target/engine/rules.wasm?url';
import study from '../../../target/engine/study.wasm?url';
import thinking from '../../../target/engine/thinking.wasm?url';

export const addresses = { rules, study, thinking };
export const sentences: Record<string, string> = { en, cs, pl };

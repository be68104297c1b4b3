import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const WORTH_IT = /\.(js|css|jsonl|md|svg|ftl|wasm)$/;

/** Writes scripts, styles and the engine a second time, as `FILE.br`: the server sends that to browsers which take it. */
export function compressed(): Plugin {
  return {
    name: 'serpentarium-compressed',
    apply: 'build',
    writeBundle({ dir = '' }, bundle) {
      for (const file of Object.keys(bundle).filter((name) => WORTH_IT.test(name))) {
        const bytes = readFileSync(join(dir, file));
        const params = { [constants.BROTLI_PARAM_LGWIN]: 22, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
        const short = brotliCompressSync(bytes, { params });
        if (short.length < bytes.length) writeFileSync(join(dir, `${file}.br`), short);
      }
    },
  };
}

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { transformWithOxc, type Plugin, type Rolldown } from 'vite';

const SOURCE = resolve(import.meta.dirname, 'sw.ts');

/** Writes `sw.js`: the service worker, with the list of all files of the build and a version that changes when they do. */
export function serviceWorker(): Plugin {
  let publicFolder = '';
  return {
    name: 'serpentarium-service-worker',
    apply: 'build',
    configResolved: (config) => void (publicFolder = config.publicDir),
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const made = Object.values(bundle).filter(({ fileName }) => fileName !== 'index.html');
        const copied = filesIn(publicFolder);
        const worker = (await transformWithOxc(readFileSync(SOURCE, 'utf8'), SOURCE)).code.replace(
          /export \{\s*\};?/,
          '',
        );
        const hash = createHash('sha256').update(worker);
        for (const file of Object.values(bundle)) hash.update(file.fileName).update(contents(file));
        for (const file of copied) hash.update(file).update(readFileSync(join(publicFolder, file)));
        const files = [...made.map(({ fileName }) => fileName), ...copied].sort();
        const version = hash.digest('hex').slice(0, 16);
        const source = `const VERSION = ${JSON.stringify(version)};\nconst FILES = ${JSON.stringify(files)};\n${worker}`;
        this.emitFile({ type: 'asset', fileName: 'sw.js', source });
      },
    },
  };
}

const contents = (file: Rolldown.OutputAsset | Rolldown.OutputChunk) =>
  file.type === 'chunk' ? file.code : file.source;

function filesIn(folder: string): string[] {
  const found = readdirSync(folder, { recursive: true, withFileTypes: true });
  return found
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}

// Writes the sentences of everything that the engine for the browser is made of, a file a language, without comments:
// node crates/wasm/catalogues.mjs FOLDER makes FOLDER/texts-en.ftl and so on. `crates/texts/src/told.rs` reads them. Files that
// would not change stay as they are.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');
/** The crates that speak in the engine, and every game. */
const CRATES = ['catalog', 'game', 'games', 'protocol', 'puzzles', 'tree', 'wasm'];
const LANGUAGES = ['en', 'cs', 'pl'];

const rustIn = (folder) =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((file) => file.name.endsWith('.rs'))
    .map((file) => join(file.parentPath ?? file.path, file.name))
    .sort();

/** The catalogues of a Rust file, each with its files by language: some begin with what another has. */
function cataloguesIn(file) {
  const made = readFileSync(file, 'utf8').matchAll(/static \w+: Texts = Texts::new\(([^;]*)\);/g);
  return [...made].map(([, sources]) => {
    const files = [...sources.matchAll(/include_str!\("([^"]+)"\)/g)].map(([, path]) => join(dirname(file), path));
    return Object.fromEntries(LANGUAGES.map((name) => [name, files.filter((one) => one.endsWith(`/${name}.ftl`))]));
  });
}

/** FNV-1a, as `told::fingerprint`. */
function fingerprint(text) {
  let hash = 0x811c9dc5;
  for (const byte of Buffer.from(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

const read = (files) => files.map((file) => readFileSync(file, 'utf8')).join('');

const sources = CRATES.flatMap((name) => rustIn(join(ROOT, 'crates', name)));
const catalogues = sources.flatMap(cataloguesIn).filter(({ en }) => en.length > 0);
const marks = catalogues.map(({ en }) => fingerprint(read(en)));
if (new Set(marks).size < marks.length) throw new Error('two catalogues have the same fingerprint');
for (const language of LANGUAGES) {
  const parts = catalogues.map((files, index) => {
    const lines = read(files[language]).split('\n');
    return [`## ${marks[index]}`, ...lines.filter((line) => line.trim() && !line.startsWith('#')), ''].join('\n');
  });
  const file = join(process.argv[2], `texts-${language}.ftl`);
  const text = parts.join('');
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}

/** What engines are made of, each fetched once for all workers, when it is first needed: compiled modules, and sentences. */

/**
 * Rules, scenes and words, which every match page needs; trees of variations, reviews, courses and tile puzzles; or
 * bots and solvers, for whoever thinks.
 */
export type ModuleName = 'rules' | 'study' | 'thinking';

export const loadModule = onceEach(compile);
/** The sentences of a language, as an engine is told them. */
export const loadSentences = onceEach(read);

/** Does something once for each name, and again where it failed: the line may be better next time. */
function onceEach<Name extends string, T>(load: (name: Name) => Promise<T>): (name: Name) => Promise<T> {
  const loaded = new Map<Name, Promise<T>>();
  return (name) => {
    const known = loaded.get(name);
    if (known) return known;
    const loading = load(name).catch((error: unknown) => {
      loaded.delete(name);
      throw error;
    });
    loaded.set(name, loading);
    return loading;
  };
}

async function compile(name: ModuleName): Promise<WebAssembly.Module> {
  const { addresses } = await import('./address');
  const response = await fetched(addresses[name]);
  // Browsers compile while it comes, but only what the host calls by its name; not every host does.
  const named = response.headers.get('content-type')?.startsWith('application/wasm');
  return named ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
}

async function read(language: string): Promise<string> {
  const { sentences } = await import('./address');
  return (await fetched(sentences[language] ?? sentences.en!)).text();
}

async function fetched(address: string): Promise<Response> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response;
}

/** The compiled modules, each fetched and compiled once for all workers, when it is first needed. */

/** Rules, scenes and words, which every match page needs; or bots and solvers, for whoever thinks. */
export type ModuleName = 'rules' | 'thinking';

const modules = new Map<ModuleName, Promise<WebAssembly.Module>>();

export function loadModule(name: ModuleName): Promise<WebAssembly.Module> {
  const known = modules.get(name);
  if (known) return known;
  const module = compile(name).catch((error: unknown) => {
    // The line may be better next time.
    modules.delete(name);
    throw error;
  });
  modules.set(name, module);
  return module;
}

async function compile(name: ModuleName): Promise<WebAssembly.Module> {
  const { addresses } = await import('./address');
  const response = await fetch(addresses[name]);
  if (!response.ok) throw new Error(`${addresses[name]}: ${response.status}`);
  // Browsers compile while it comes, but only what the host calls by its name; not every host does.
  const named = response.headers.get('content-type')?.startsWith('application/wasm');
  return named ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
}

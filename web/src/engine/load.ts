/** The compiled module, fetched and compiled once for all workers, when it is first needed. */

let module: Promise<WebAssembly.Module> | null = null;

export function loadModule(): Promise<WebAssembly.Module> {
  module ??= compile().catch((error: unknown) => {
    // The line may be better next time.
    module = null;
    throw error;
  });
  return module;
}

async function compile(): Promise<WebAssembly.Module> {
  const { engineAddress } = await import('./address');
  const response = await fetch(engineAddress);
  if (!response.ok) throw new Error(`${engineAddress}: ${response.status}`);
  // Browsers compile while it comes, but only what the host calls by its name; not every host does.
  const named = response.headers.get('content-type')?.startsWith('application/wasm');
  return named ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
}

import type { Plugin } from 'vite';

/** What a server of ours says in a header (crates/server/src/http/middleware.rs), where no header can be told. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/**
 * A site without a server (`make static`) may stand under any path of a host that knows nothing but its files: everything
 * is found beside the one page, and addresses stand behind a hash. Pages write links as they are on a server.
 */
export function withoutServer(): Plugin {
  return {
    name: 'serpentarium-without-server',
    enforce: 'pre',
    config: () => ({ base: './', build: { outDir: '../target/static', emptyOutDir: true } }),
    transform(code, id) {
      if (id.endsWith('.svelte')) return { code: code.replace(/href="\/(?!api\/)/g, 'href="#/'), map: null };
      return undefined;
    },
    transformIndexHtml: (html) =>
      html.replace(
        '<meta charset="utf-8" />',
        `<meta charset="utf-8" />\n    <meta http-equiv="Content-Security-Policy" content="${POLICY}" />`,
      ),
  };
}

// A slow line between pages and the server, for finding tests that hope instead of waiting.
import { createServer, request, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';

/**
 * Stands before a server: whatever pages and their workers ask and are told, messages included, takes up to `most`
 * milliseconds on its way, and at least half of that. What tests ask themselves goes through at once, so that whoever
 * asks the server right after pressing something comes first. Returns the listening proxy.
 */
export async function slowLine(port: number, target: number, most: number) {
  const some = () => most * (0.5 + 0.5 * Math.random());
  // Only browsers say what they ask for.
  const isPage = ({ headers }: IncomingMessage) => 'sec-fetch-mode' in headers || 'upgrade' in headers;
  const later = (asked: IncomingMessage, then: () => void) => (isPage(asked) ? setTimeout(then, some()) : then());

  const proxy = createServer((asked, answer) => {
    const wish = { host: '127.0.0.1', port: target, method: asked.method, path: asked.url, headers: asked.headers };
    later(asked, () => {
      const onward = request(wish, (told) =>
        later(asked, () => {
          answer.writeHead(told.statusCode!, told.rawHeaders);
          told.on('error', () => answer.destroy());
          told.pipe(answer);
        }),
      );
      onward.on('error', () => answer.destroy());
      answer.on('close', () => onward.destroy());
      asked.pipe(onward);
    });
  });

  proxy.on('upgrade', (asked, near, head) => {
    const far = connect(target, '127.0.0.1');
    const lines = [`${asked.method} ${asked.url} HTTP/1.1`];
    for (let at = 0; at < asked.rawHeaders.length; at += 2)
      lines.push(`${asked.rawHeaders[at]}: ${asked.rawHeaders[at + 1]}`);
    far.write(`${lines.join('\r\n')}\r\n\r\n`);
    if (head.length > 0) far.write(head);
    carry(near, far, some);
    carry(far, near, some);
  });

  await new Promise<void>((done) => proxy.listen(port, '127.0.0.1', done));
  return proxy;
}

/** Carries what comes from one socket to another, each piece late and none before another. */
function carry(from: Duplex, to: Duplex, some: () => number) {
  let last: Promise<unknown> = Promise.resolve();
  const late = (act: () => unknown) => {
    const ready = new Promise((done) => setTimeout(done, some()));
    last = last.then(() => ready).then(() => to.destroyed || act());
  };
  from.on('data', (piece) => late(() => to.write(piece)));
  from.on('end', () => late(() => to.end()));
  from.on('error', () => to.destroy());
  from.on('close', () => late(() => to.destroy()));
}

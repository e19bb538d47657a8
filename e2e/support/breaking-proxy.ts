/** Stands between a client and a server, and from some write on lets nothing through. */
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { onTestFinished } from 'vitest';

export type Break = {
  /** How many writes get through whole. */
  readonly writesMax: number;
  /** Whether the next one is still done, and only its reply is lost. */
  readonly loses: 'request' | 'reply';
};

export type BreakingProxy = { readonly address: string; readonly writes: () => number };

export async function startBreakingProxy(
  target: string,
  { writesMax, loses }: Break,
): Promise<BreakingProxy> {
  let writes = 0;
  const server = createServer((incoming, reply) => {
    if (incoming.method !== 'GET') writes += 1;
    if (writes <= writesMax) return forward(target, incoming, reply);
    if (writes > writesMax + 1 || loses === 'request') return void incoming.socket.destroy();
    const outgoing = request(`${target}${incoming.url}`, optionsOf(incoming), (given) => {
      given.resume().on('end', () => incoming.socket.destroy());
    });
    incoming.pipe(outgoing);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const at = server.address();
  const port = typeof at === 'object' && at !== null ? at.port : 0;
  return { address: `http://127.0.0.1:${port}`, writes: () => writes };
}

function forward(target: string, incoming: IncomingMessage, reply: ServerResponse): void {
  const outgoing = request(`${target}${incoming.url}`, optionsOf(incoming), (given) => {
    reply.writeHead(given.statusCode ?? 502, given.headers);
    given.pipe(reply);
  });
  incoming.pipe(outgoing);
}

function optionsOf({ method, headers }: IncomingMessage) {
  return { method, headers, agent: false } as const;
}

/** An HTTP server on this machine that ends in order. */
import { once } from 'node:events';
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Listening = {
  readonly port: number;
  /** Resolves once what is under way has been replied to, or cut off. */
  readonly close: (how: { readonly isAtOnce: boolean }) => Promise<void>;
};

const host = '127.0.0.1';
/** Longer than clients keep a connection that they do not use, so that none is closed under a request. */
const keepAliveMs = 72_000;
/** For requests that are under way at the end. */
const patienceMs = 5_000;

/** Takes the first of the ports that is free; those that are not given are passed over. */
export async function listen(
  reply: RequestListener,
  ports: readonly (number | null | undefined)[],
): Promise<Listening> {
  const underWay = new Set<ServerResponse>();
  for (const port of ports) {
    if (port == null) continue;
    const server = createServer({ keepAliveTimeout: keepAliveMs }, (request, response) => {
      underWay.add(response);
      response.once('close', () => underWay.delete(response));
      reply(request, response);
    });
    const at = await tryPort(server, port);
    if (at !== null) return { port: at, close: (how) => close(server, underWay, how) };
  }
  throw new Error('No port is free.');
}

/** Null where it is taken, or not for us. */
async function tryPort(server: Server, port: number): Promise<number | null> {
  server.listen({ host, port });
  try {
    await once(server, 'listening');
    return addressOf(server).port;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    if (error.code !== 'EADDRINUSE' && error.code !== 'EACCES') throw error;
    return null;
  }
}

function addressOf(server: Server): AddressInfo {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('Not at a port.');
  return address;
}

async function close(
  server: Server,
  underWay: ReadonlySet<ServerResponse>,
  { isAtOnce }: { readonly isAtOnce: boolean },
): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  // A connection that would be kept for later requests would keep the server.
  for (const response of underWay) response.shouldKeepAlive = false;
  const late = setTimeout(() => server.closeAllConnections(), isAtOnce ? 0 : patienceMs);
  await closed;
  clearTimeout(late);
}

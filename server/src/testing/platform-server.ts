/** A social network on this machine: it takes down what it is asked, and fails as it is told to. */
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { atEnd } from './at-end.ts';

export type ReceivedRequest = {
  readonly method: string;
  readonly url: URL;
  readonly headers: IncomingHttpHeaders;
  readonly body: unknown;
};

export type ServedReply = {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
};

/** What became visible there is taken down before any of these: the post stands, and its reply does not come. */
export type Misbehaviour = ServedReply | 'lost' | 'cut' | 'silent';

/** How a platform replies by its documentation; null for what it does not know. */
export type Behaviour = (
  request: ReceivedRequest,
) => (ServedReply & { readonly isPost?: boolean }) | null;

export type PlatformServer = {
  readonly url: string;
  readonly received: ReceivedRequest[];
  /** The requests that made something visible. */
  readonly posted: ReceivedRequest[];
  /** From now on, for requests whose path has this in it. */
  readonly misbehave: (pathPart: string, how: Misbehaviour) => void;
};

export async function openPlatformServer(behaviour: Behaviour): Promise<PlatformServer> {
  const received: ReceivedRequest[] = [];
  const posted: ReceivedRequest[] = [];
  const misbehaviours: { readonly pathPart: string; readonly how: Misbehaviour }[] = [];
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
    const { method = '', headers } = request;
    const body = bodyOf(await text(request));
    const taken = { method, url, headers, body };
    received.push(taken);
    const reply = behaviour(taken) ?? { status: 404, body: { title: 'Not Found Error' } };
    const how = misbehaviours.findLast(({ pathPart }) => url.pathname.includes(pathPart))?.how;
    if (reply.isPost === true && (how === undefined || typeof how === 'string')) posted.push(taken);
    send(response, { reply, how });
  });
  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  atEnd(async () => {
    server.closeAllConnections();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${portOf(server.address())}`,
    received,
    posted,
    misbehave: (pathPart, how) => misbehaviours.push({ pathPart, how }),
  };
}

function send(
  response: ServerResponse,
  { reply, how }: { readonly reply: ServedReply; readonly how: Misbehaviour | undefined },
): void {
  if (how === 'silent') return;
  if (how === 'lost') {
    response.destroy();
    return;
  }
  const { status, headers = {}, body } = typeof how === 'object' ? how : reply;
  const written = typeof body === 'string' ? body : JSON.stringify(body ?? {});
  const type = typeof body === 'string' ? 'text/html' : 'application/json';
  response.writeHead(status, {
    'content-type': type,
    'content-length': Buffer.byteLength(written),
    ...headers,
  });
  if (how !== 'cut') {
    response.end(written);
    return;
  }
  response.write(written.slice(0, written.length / 2), () => response.destroy());
}

function bodyOf(written: string): unknown {
  return written === '' ? undefined : JSON.parse(written);
}

function portOf(address: string | AddressInfo | null): number {
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return address.port;
}

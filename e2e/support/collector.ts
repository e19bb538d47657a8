/** A server that stands in for Google Analytics: it serves the library, and keeps what is reported to it. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { gtagStandIn, type Hit } from './gtag-stand-in.ts';
import { findFreePort } from './server-process.ts';

export type Collector = { readonly url: string; readonly stop: () => Promise<void> };

/** What has arrived from one visitor. */
export type Recording = {
  readonly hits: readonly Hit[];
  /** How often the library was fetched. */
  readonly libraries: number;
};

export const libraryPath = '/gtag/js';
const collectPath = '/g/collect';
const recordingPath = '/recording';

export async function startCollector(): Promise<Collector> {
  const recordings = new Map<string, { hits: Hit[]; libraries: number }>();
  const recordingOf = (visitor: string) => {
    const recording = recordings.get(visitor) ?? { hits: [], libraries: 0 };
    recordings.set(visitor, recording);
    return recording;
  };
  const url = `http://localhost:${await findFreePort()}`;
  const reply = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, searchParams } = new URL(request.url ?? '', url);
    // Journeys go on side by side: each has a browser that calls itself by another name.
    const recording = recordingOf(request.headers['user-agent'] ?? '');
    response.setHeader('access-control-allow-origin', '*');
    if (pathname === recordingPath) {
      response.end(JSON.stringify(recordingOf(searchParams.get('visitor') ?? '')));
    } else if (pathname === libraryPath) {
      recording.libraries += 1;
      const given = { id: searchParams.get('id'), collectUrl: `${url}${collectPath}` };
      response.setHeader('content-type', 'text/javascript');
      response.end(`(${gtagStandIn})(${JSON.stringify(given)});`);
    } else if (pathname === collectPath && request.method === 'POST') {
      keepInOrder(recording.hits, JSON.parse(await text(request)));
      response.writeHead(204).end();
    } else response.writeHead(404).end();
  };
  const server = createServer((request, response) => {
    reply(request, response).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  });
  await once(server.listen(Number(new URL(url).port), 'localhost'), 'listening');
  return {
    url,
    stop: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** As they were sent. */
function keepInOrder(hits: Hit[], hit: Hit): void {
  const { document, place } = hit.order;
  const after = hits.findIndex(({ order }) => order.document === document && order.place > place);
  hits.splice(after === -1 ? hits.length : after, 0, hit);
}

export async function readRecording(collectorUrl: string, visitor: string): Promise<Recording> {
  const query = new URLSearchParams({ visitor });
  const reply = await fetch(`${collectorUrl}${recordingPath}?${query}`);
  return reply.json();
}

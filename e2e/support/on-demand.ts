/** What runs beside the tests for all of them, and is started when the first test asks for it. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { inject } from 'vitest';
import { findFreePort } from './server-process.ts';

export type OnDemand<Facts> = {
  /** What the tests are told about it, as it is at that moment. */
  readonly facts: () => Facts;
  readonly stop: () => Promise<void>;
};

/** For the tests' processes. What is told must be of the kind that the one who serves it gives. */
export async function getOnDemand<Facts>(name: string): Promise<Facts> {
  const reply = await fetch(`${inject('onDemandUrl')}/${name}`);
  if (!reply.ok) throw new Error(await reply.text());
  return reply.json();
}

export async function serveOnDemand(
  start: (name: string) => Promise<OnDemand<unknown>>,
): Promise<{ readonly url: string; readonly stop: () => Promise<void> }> {
  const started = new Map<string, Promise<OnDemand<unknown>>>();
  const find = (name: string): Promise<OnDemand<unknown>> => {
    const running = started.get(name) ?? start(name);
    started.set(name, running);
    return running;
  };
  const server = createServer((request, reply) => {
    find(request.url?.slice(1) ?? '').then(
      ({ facts }) => reply.end(JSON.stringify(facts())),
      (error: unknown) => reply.writeHead(500).end(String(error)),
    );
  });
  const port = await findFreePort();
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      server.close();
      await Promise.all(Array.from(started.values(), async (each) => (await each).stop()));
    },
  };
}

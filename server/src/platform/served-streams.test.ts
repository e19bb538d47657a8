import { once } from 'node:events';
import { get } from 'node:http';
import { defineCall } from '@debt-payoff/contract/call';
import type { FastifyInstance } from 'fastify';
import { expect, it } from 'vitest';
import { atEnd } from '../testing/at-end.ts';
import { recordedLog } from '../testing/recorded-log.ts';
import { createTestApp, createTestDatabase } from '../testing/test-app.ts';
import { serveCall } from './calls.ts';
import type { FixtureJob } from './file-thread.fixture.ts';
import { createFileThreads } from './file-threads.ts';
import { replyDeadline } from './reply-deadline.ts';

const noSignal = new AbortController().signal;
const database = await createTestDatabase();
const endless: FixtureJob = { kind: 'zeros', bytes: Number.MAX_SAFE_INTEGER };
const declared = { access: 'public', summary: 'A file' } as const;

/** A server with one thread, whose every file is the given one. Without a time-out nothing tells that a client has left. */
async function serveFile(job: FixtureJob, timeoutMs: number | null) {
  const program = new URL('./file-thread.fixture.ts', import.meta.url);
  const threads = createFileThreads({ program, busyMessage: '', threadsMax: 1 });
  atEnd(threads.close);
  const paths = { 'application/pdf': '/pdf', 'text/csv; charset=utf-8': '/csv' } as const;
  const asked = Promise.withResolvers<void>();
  const serve = (app: FastifyInstance): void => {
    for (const [file, path] of Object.entries(paths)) {
      const call = defineCall({ method: 'GET', path, ...declared, file });
      serveCall(app, call, ({ reply }) => {
        asked.resolve();
        const signal = timeoutMs === null ? noSignal : replyDeadline(reply, timeoutMs);
        return threads.make(job, { signal });
      });
    }
  };
  const { log, entries } = recordedLog();
  const { app } = await createTestApp({ database, log, extend: serve });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const isFree = async (): Promise<boolean> => {
    const hello: FixtureJob = { kind: 'text', pieces: ['hello'] };
    const { content } = await threads.make(hello, { signal: noSignal });
    content.destroy();
    return true;
  };
  const failures = () => entries.map(({ msg }) => msg);
  return { url, isAsked: asked.promise, isFree, failures };
}

for (const [path, coding] of [
  ['/pdf', undefined],
  ['/csv', 'gzip'],
] as const) {
  it(`${path}: a client that leaves after the first bytes frees the thread`, async () => {
    const { url, isFree } = await serveFile(endless, null);
    const request = get(`${url}${path}`, { headers: { 'accept-encoding': 'gzip' } });
    const [response] = await once(request, 'response');
    expect(response.headers['content-encoding']).toBe(coding);
    await once(response, 'data');
    response.on('error', () => {});
    request.destroy();
    expect(await isFree()).toBe(true);
  });
}

it('a client that leaves before the first byte frees the thread', async () => {
  const { url, isAsked, isFree } = await serveFile({ kind: 'busy', afterBytes: 0 }, 60_000);
  const request = get(`${url}/pdf`).on('error', () => {});
  await isAsked;
  request.destroy();
  expect(await isFree()).toBe(true);
});

it('a file that takes too long is refused', async () => {
  const { url, isFree } = await serveFile({ kind: 'busy', afterBytes: 0 }, 1);
  expect((await fetch(`${url}/pdf`)).status).toBe(503);
  expect(await isFree()).toBe(true);
});

it('a file that breaks off is told of, once', async () => {
  const { url, failures } = await serveFile({ kind: 'broken', afterBytes: 500_000 }, 60_000);
  const response = await fetch(`${url}/pdf`);
  expect(response.status).toBe(200);
  await expect(response.arrayBuffer()).rejects.toThrow();
  expect(failures()).toEqual(['a file broke off']);
});

it('a client that leaves is no failure', async () => {
  const { url, isFree, failures } = await serveFile(endless, 60_000);
  const leaving = new AbortController();
  const response = await fetch(`${url}/pdf`, { signal: leaving.signal });
  expect(response.status).toBe(200);
  leaving.abort();
  expect(await isFree()).toBe(true);
  expect(failures()).toEqual([]);
});

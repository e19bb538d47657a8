import { mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findDatabasePid } from '../support/built-in-database.ts';
import { manyDebts } from '../support/many-debts.ts';
import { findFreePort, spawnServer, startServer, untilExit } from '../support/server-process.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'debt-payoff-interrupted-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('a signal while the process starts leaves nothing half-created and nothing running', () => {
  it.each([
    { signal: 'SIGTERM' as const, afterMs: 900 },
    { signal: 'SIGINT' as const, afterMs: 1_300 },
    { signal: 'SIGTERM' as const, afterMs: 1_700 },
    { signal: 'SIGHUP' as const, afterMs: 2_100 },
    { signal: 'SIGTERM' as const, afterMs: 2_500 },
  ])('$signal after $afterMs ms', async ({ signal, afterMs }) => {
    const server = spawnServer({ DATA_DIR: folder, PORT: String(await findFreePort()) });
    await pause(afterMs);
    server.child.kill(signal);
    await untilExit(server.child);
    expect(await findDatabasePid(folder)).toBeNull();
    expect((await readdir(folder)).filter((name) => name.includes('.new-'))).toEqual([]);
    const next = await startServer({ DATA_DIR: folder });
    expect(await next.stop()).toBe(0);
  });
});

it('closing the terminal stops the process and its database', async () => {
  const server = await startServer({ DATA_DIR: folder });
  expect(await server.stop('SIGHUP')).toBe(0);
  expect(await findDatabasePid(folder)).toBeNull();
});

it('a folder has one database, however its path is spelled', async () => {
  await mkdir(join(folder, 'real'));
  await symlink(join(folder, 'real'), join(folder, 'link'));
  const one = await startServer({ DATA_DIR: join(folder, 'real') });
  const pid = await findDatabasePid(join(folder, 'real'));
  const two = await startServer({ DATA_DIR: join(folder, 'link') });
  expect(await findDatabasePid(join(folder, 'link'))).toBe(pid);
  expect(await one.stop()).toBe(0);
  expect((await fetch(`${two.url}/readyz`)).status).toBe(200);
  expect(await two.stop()).toBe(0);
  expect(await findDatabasePid(join(folder, 'real'))).toBeNull();
});

it('a large answer does not hold up the others', async () => {
  const server = await startServer({ DATA_DIR: folder });
  const order: string[] = [];
  const large = fetch(`${server.url}/api/strategies`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-encoding': 'identity' },
    body: JSON.stringify({ debts: manyDebts({ months: 70 }) }),
  });
  const largeRead = large
    .then((response) => response.arrayBuffer())
    .then(() => order.push('large'));
  await large;
  const small = fetch(`${server.url}/healthz`).then(() => order.push('small'));
  await Promise.all([largeRead, small]);
  expect(order).toEqual(['small', 'large']);
  expect(await server.stop()).toBe(0);
});

it('what is not HTTP is answered in the same shape', async () => {
  const server = await startServer({ DATA_DIR: folder });
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  socket.end('NONSENSE\r\n\r\n');
  const text = (await socket.setEncoding('utf8').toArray()).join('');
  expect(text).toMatch(/^HTTP\/1\.1 400 /);
  expect(JSON.parse(text.split('\r\n\r\n')[1] ?? '')).toMatchObject({ code: 'malformed_request' });
  expect(await server.stop()).toBe(0);
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findDatabasePid } from '../support/built-in-database.ts';
import { manyDebts } from '../support/many-debts.ts';
import { startServer } from '../support/server-process.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'debt-payoff-shared-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('two processes that start at once on an empty folder share one database; the last one out stops it', async () => {
  const [one, two] = await Promise.all([
    startServer({ DATA_DIR: folder }),
    startServer({ DATA_DIR: folder }),
  ]);
  const pid = await findDatabasePid(folder);
  expect(pid).not.toBeNull();
  expect(await one.stop('SIGINT')).toBe(0);
  expect(await findDatabasePid(folder)).toBe(pid);
  expect((await fetch(`${two.url}/readyz`)).status).toBe(200);
  expect(await two.stop('SIGINT')).toBe(0);
  expect(await findDatabasePid(folder)).toBeNull();
});

it('a database whose process was killed is taken over by the next one', async () => {
  const first = await startServer({ DATA_DIR: folder });
  const pid = await findDatabasePid(folder);
  await first.stop('SIGKILL');
  expect(await findDatabasePid(folder)).toBe(pid);
  const next = await startServer({ DATA_DIR: folder });
  expect(await findDatabasePid(folder)).toBe(pid);
  await next.stop();
  expect(await findDatabasePid(folder)).toBeNull();
});

it('a stop lets the answer under way end, and refuses new ones', async () => {
  const server = await startServer({ DATA_DIR: folder });
  const response = await fetch(`${server.url}/api/strategies`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-encoding': 'identity' },
    body: JSON.stringify({ debts: manyDebts({ months: 70 }) }),
  });
  const stopped = server.stop('SIGTERM');
  await expect
    .poll(() =>
      fetch(`${server.url}/healthz`).then(
        ({ status }) => status,
        () => 'refused',
      ),
    )
    .not.toBe(200);
  const results: { snowball: { monthlyDetails: unknown[] } } = JSON.parse(await response.text());
  expect(results.snowball.monthlyDetails).toHaveLength(70);
  expect(await stopped).toBe(0);
});

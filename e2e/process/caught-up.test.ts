import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPerson } from '../support/accounts.ts';
import { findDatabasePid } from '../support/built-in-database.ts';
import { makeDataFolder, removeFolder, withDatabaseIn } from '../support/data-folder.ts';
import { makeEarlierPeople } from '../support/earlier-people.ts';
import {
  cleanEnvironment,
  startServer,
  untilExit,
  withQuickImports,
} from '../support/server-process.ts';

const root = join(import.meta.dirname, '../..');
const person = aPerson();
const debt = {
  creditor: 'Northgate credit card',
  debt_type: 'Credit Card',
  balance: 1_200,
  interest_rate: 18.9,
  monthly_payment: 60,
  auto_payment_enabled: true,
  auto_payment_day: 31,
};

let folder: string;
beforeAll(async () => {
  folder = await makeDataFolder('daily');
});
afterAll(() => removeFolder(folder));

it('what fell due while nothing ran is recorded by the command, and by the next start', async () => {
  let portfolioId = 0;
  await withDatabaseIn(folder, async () => {
    const paymentChoices = { wantsReminders: true, recordsAutomatically: true };
    const portfolios = [{ name: 'Home', debts: [debt] }];
    const at = '2026-08-16T09:00:00Z';
    const made = { at, people: [{ person, portfolios, paymentChoices }] };
    portfolioId = (await makeEarlierPeople(folder, made))[0]?.[0] ?? 0;
  });

  expect(await findDatabasePid(folder)).toBeNull();
  expect(await runDaily('2026-09-30')).toBe(0);
  expect(await findDatabasePid(folder)).toBeNull();

  await withServerOn('2026-11-15', async (send) => {
    await signIn(send);
    const dates = async () => {
      const payments: { payment_date: string }[] = await send(
        'GET',
        `/api/portfolios/${portfolioId}/payments`,
      );
      return payments.map(({ payment_date }) => payment_date);
    };
    await expect
      .poll(dates, { timeout: 60_000 })
      .toEqual(['2026-10-31', '2026-09-30', '2026-08-31']);
    // While the product runs, the command joins it and finds nothing left to do.
    expect(await runDaily('2026-11-15')).toBe(0);
    expect(await dates()).toHaveLength(3);
  });
});

type Send = (method: string, path: string, body?: object) => Promise<ReturnType<typeof JSON.parse>>;

let token = '';

async function signIn(send: Send): Promise<void> {
  const { username, password } = person;
  token = (await send('POST', '/api/auth/login', { username, password })).access_token;
}

async function withServerOn(day: string, act: (send: Send) => Promise<void>): Promise<void> {
  const server = await startServer({ DATA_DIR: folder, TEST_NOW: `${day}T09:00:00Z` });
  try {
    await act(async (method, path, body) => {
      const reply = await fetch(`${server.url}${path}`, {
        method,
        headers: {
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(token !== '' && { authorization: `Bearer ${token}` }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      expect(reply.ok, `${method} ${path} replied ${reply.status}`).toBe(true);
      return reply.json();
    });
  } finally {
    await server.stop();
    token = '';
  }
}

/** Gives the exit code. */
function runDaily(day: string): Promise<number | null> {
  const child = spawn(process.execPath, [...withQuickImports, 'scripts/jobs.ts', 'daily'], {
    cwd: root,
    env: { ...cleanEnvironment(), DATA_DIR: folder, TEST_NOW: `${day}T09:00:00Z` },
    stdio: 'ignore',
  });
  return untilExit(child);
}

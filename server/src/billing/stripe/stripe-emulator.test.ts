import { expect, it } from 'vitest';
import { systemClock } from '../../platform/clock.ts';
import { createLog } from '../../platform/logging.ts';
import { findConnectionSoon, type StripeEmulator, tryToOpenEmulator } from './stripe-emulator.ts';

const log = createLog('silent');
const deps = { databaseUrl: 'postgres://localhost/none', clock: systemClock(), port: 5001, log };

function emulatorWith(connection: StripeEmulator['connection']): StripeEmulator {
  return { connection, releaseTestClock: async () => {}, stop: async () => {} };
}

it('an emulator that cannot be opened leaves the product without card payments', async () => {
  const opened = await tryToOpenEmulator(async () => {
    throw new Error('no such module');
  }, deps);
  expect(opened).toBeNull();
});

it('the connection of an emulator that answers is found', async () => {
  const connection = { address: 'http://127.0.0.1:5002', secretKey: 'sk_test_1' };
  const emulator = emulatorWith(async () => connection);
  expect(await findConnectionSoon(emulator, log)).toEqual(connection);
});

it.each([
  ['fails', () => Promise.reject(new Error('away'))],
  ['never answers', () => new Promise<never>(() => {})],
])('the start goes on where an emulator %s', async (_, connection) => {
  expect(await findConnectionSoon(emulatorWith(connection), log, 10)).toBeNull();
});

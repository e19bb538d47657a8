import { expect, it } from 'vitest';
import { createTestPayments } from './set-up-emulator.ts';

const connection = { address: 'http://127.0.0.1:5002', secretKey: 'sk_test_1' };
const emulator = { connection: async () => connection, stop: async () => {} };

it('everyone who asks for test payments waits until they are set up, which is done once', async () => {
  const setUp = Promise.withResolvers<void>();
  let count = 0;
  const payments = createTestPayments(emulator, {}, () => {
    count += 1;
    return setUp.promise;
  });
  let isFound = false;
  const all = Promise.all([payments.connection(), payments.connection()]).then((found) => {
    isFound = true;
    return found;
  });
  await new Promise(setImmediate);
  expect(isFound).toBe(false);
  setUp.resolve();
  expect(await all).toEqual([connection, connection]);
  await payments.connection();
  expect(count).toBe(1);
});

it('a set-up that failed is tried again by the next who asks', async () => {
  let count = 0;
  const payments = createTestPayments(emulator, {}, async () => {
    count += 1;
    if (count === 1) throw new Error('away');
  });
  await expect(payments.connection()).rejects.toThrow('away');
  expect(await payments.connection()).toEqual(connection);
});

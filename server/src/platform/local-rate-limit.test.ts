import { expect, it, onTestFinished, vi } from 'vitest';
import { createLocalRateLimiter } from './local-rate-limit.ts';

const limit = { name: 'test', points: 3, seconds: 600 };

it('counts each key by itself, says how long to wait, and begins anew with the next window', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const count = createLocalRateLimiter(1);
  for (let time = 0; time < 3; time += 1) count(limit, 'one');
  vi.setSystemTime(Date.now() + 300_000);
  expect(() => count(limit, 'one')).toThrow('You can try again in 5 minutes.');
  count(limit, 'another');
  count({ ...limit, name: 'other' }, 'one');
  vi.setSystemTime(Date.now() + 300_000);
  count(limit, 'one');
});

it('takes more than one point, and none where they would be too many', () => {
  const count = createLocalRateLimiter(1);
  count(limit, 'one', 2);
  expect(() => count(limit, 'one', 2)).toThrow('You can try again in');
  count(limit, 'one');
  expect(() => count(limit, 'one')).toThrow();
});

it('takes its factor, and allows one use at least', () => {
  const twice = createLocalRateLimiter(2);
  for (let time = 0; time < 6; time += 1) twice(limit, 'one');
  expect(() => twice(limit, 'one')).toThrow();
  const hardly = createLocalRateLimiter(0.001);
  hardly(limit, 'one');
  expect(() => hardly(limit, 'one')).toThrow();
});

it('keeps no more than so many keys, and those that still count before those that do not', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const count = createLocalRateLimiter(1);
  for (let key = 0; key < 49_999; key += 1) count(limit, `old ${key}`);
  vi.setSystemTime(Date.now() + 600_000);
  for (let time = 0; time < 3; time += 1) count(limit, 'one');
  count(limit, 'one more');
  expect(() => count(limit, 'one')).toThrow();
  for (let key = 0; key < 50_000; key += 1) count(limit, `new ${key}`);
  count(limit, 'one');
});

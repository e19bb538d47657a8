import { expect, it } from 'vitest';
import { jobTimesOf } from './job-times.ts';

it.each([
  ['* * * * *', 'every minute', 1],
  ['*/5 * * * *', 'every 5 minutes', 5],
  ['17 * * * *', 'hourly at 17 minutes past', 60],
  ['43 3 * * *', 'daily at 03:43', 1_440],
  ['5 16 * * *', 'daily at 16:05', 1_440],
])('%s is said as: %s', (cron, words, intervalMinutes) => {
  expect(jobTimesOf(cron)).toEqual({ words, intervalMinutes });
});

it.each(['', '0 3 * * 1', '0 3 1 * *', '*/7 * * * *', '*/0 * * * *', '1,2 * * * *', '0 */2 * * *'])(
  'nothing is said of a form that the product does not use: %j',
  (cron) => {
    expect(jobTimesOf(cron)).toBeNull();
  },
);

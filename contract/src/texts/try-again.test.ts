import { expect, it } from 'vitest';
import { tryAgainText } from './try-again.ts';

it.each([
  [0, 'You can try again in 1 second.'],
  [1, 'You can try again in 1 second.'],
  [1.2, 'You can try again in 2 seconds.'],
  [40, 'You can try again in 40 seconds.'],
  [60, 'You can try again in 1 minute.'],
  [61, 'You can try again in 2 minutes.'],
  [12 * 60, 'You can try again in 12 minutes.'],
  [59 * 60 + 1, 'You can try again in 1 hour.'],
  [60 * 60, 'You can try again in 1 hour.'],
  [60 * 60 + 1, 'You can try again in 2 hours.'],
])('a wait of %s seconds reads, never too short: %s', (seconds, text) => {
  expect(tryAgainText(seconds)).toBe(text);
});

import { expect, it } from 'vitest';
import { scheduleWords } from './outcome-banner.tsx';

it.each([
  ['a debt that stays owed', { was: false, is: false, active: [true] }, null],
  [
    'paying off, which ends them',
    { was: false, is: true, active: [false, false] },
    'Its scheduled payments are now inactive.',
  ],
  [
    'undoing that at once',
    { was: true, is: false, active: [true, false] },
    'Its scheduled payments are active again.',
  ],
  [
    'undoing it later',
    { was: true, is: false, active: [false] },
    'Its scheduled payments are still inactive. If you pay it every month, set them to active.',
  ],
  ['a debt without any', { was: true, is: false, active: [] }, null],
])('of schedules, %s says what has become of them', (_, { was, is, active }, words) => {
  const scheduled_payments = active.map((is_active) => ({ is_active }));
  expect(scheduleWords({ is_paid_off: is, scheduled_payments }, was)).toBe(words);
});

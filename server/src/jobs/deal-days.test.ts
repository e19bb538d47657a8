import { expect, it } from 'vitest';
import { dealMailDays } from './deal-days.ts';

const told = (today: string) =>
  dealMailDays(today).map(({ lastDay, daysBefore }) => `${lastDay}: ${daysBefore}`);

it.each([
  ['2026-11-30', ['2026-11-30: 30', '2026-12-31: 60']],
  // 60 days before the last of February, and the day before that.
  ['2026-12-30', ['2026-12-31: 30', '2027-01-31: 60', '2027-02-28: 60']],
  ['2026-12-29', ['2026-12-31: 30', '2027-01-31: 60']],
  // 30 days before the last of January, and the day before that.
  ['2027-01-01', ['2027-01-31: 30', '2027-02-28: 60']],
  ['2026-12-31', ['2026-12-31: 30', '2027-01-31: 60', '2027-02-28: 60']],
  ['2027-01-29', ['2027-01-31: 30', '2027-02-28: 30']],
  ['2027-01-28', ['2027-01-31: 30', '2027-02-28: 60']],
  // A leap year.
  ['2028-01-30', ['2028-01-31: 30', '2028-02-29: 30']],
  ['2028-01-31', ['2028-01-31: 30', '2028-02-29: 30', '2028-03-31: 60']],
])('on %s the mails are about %j', (today, days) => {
  expect(told(today)).toEqual(days);
});

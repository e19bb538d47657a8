import { expect, it } from 'vitest';
import { aSchedule } from './schedules.fixture.ts';
import { staysWords } from './stays-words.ts';

const change = (last_month: string, then_payment: number | null) => ({
  last_month,
  then_rate: 24.9,
  then_payment,
});
const ahead = [change('2027-02', 150)];
const wordsOf = (
  debt: { monthly_payment?: number; rate_changes?: ReturnType<typeof change>[] },
  schedule: Parameters<typeof aSchedule>[0] = {},
  today = '2026-11-15',
) =>
  staysWords(aSchedule(schedule), {
    debt: { monthly_payment: 120, rate_changes: ahead, ...debt },
    today,
  });

const from = 'Stays at £120.00: it does not follow the new payment of £150.00 from March 2027.';
const since = 'Stays at £120.00: it does not follow the new payment of £150.00 since March 2027.';

it('a fixed amount stays as it is where a new payment lies ahead, and once it is paid', () => {
  expect(wordsOf({})).toBe(from);
  expect(wordsOf({}, {}, '2027-02-28')).toBe(from);
  expect(wordsOf({ monthly_payment: 150 }, {}, '2027-03-01')).toBe(since);
  expect(wordsOf({ monthly_payment: 150 }, {}, '2028-01-01')).toBe(since);
});

it('of several, the one in force comes before the next one', () => {
  const rate_changes = [change('2026-11', 130), change('2027-02', 150), change('2027-08', 170)];
  expect(wordsOf({ rate_changes })).toContain('of £130.00 from December 2026');
  expect(wordsOf({ rate_changes, monthly_payment: 150 }, {}, '2027-03-01')).toBe(since);
  const another = { payment_amount: 150 };
  expect(wordsOf({ rate_changes, monthly_payment: 150 }, another, '2027-03-01')).toBe(
    'Stays at £150.00: it does not follow the new payment of £170.00 from September 2027.',
  );
});

it.each<[string, Parameters<typeof wordsOf>[0], Parameters<typeof aSchedule>[0]]>([
  ['no change has a payment', { rate_changes: [change('2027-02', null)] }, {}],
  ['there is no change', { rate_changes: [] }, {}],
  ['the new payment is the same', {}, { payment_amount: 150 }],
  ['it follows what the lender asks', {}, { amount_kind: 'required' }],
  ['it is switched off', {}, { is_active: false }],
  ['it is paid besides', {}, { payment_type: 'extra' }],
])('nothing is said where %s', (_, debt, schedule) => {
  expect(wordsOf(debt, schedule)).toBeNull();
});

it('nothing is said of a planned payment that another has replaced since', () => {
  expect(wordsOf({ monthly_payment: 200 }, {}, '2027-04-01')).toBeNull();
});

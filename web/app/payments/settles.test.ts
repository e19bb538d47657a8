import type { UnsettledDate } from '@debt-payoff/contract/settled-dates';
import { expect, it } from 'vitest';
import { noDate, settlesOf } from './settles.ts';

function due(due_date: string, facts: Partial<UnsettledDate> = {}): UnsettledDate {
  return {
    scheduled_payment_id: 1,
    debt_id: 7,
    creditor: 'Card',
    amount_kind: 'fixed',
    payment_amount: 85,
    is_estimate: false,
    payment_type: 'regular',
    due_date,
    ...facts,
  };
}

/** £85.00 on the 20th, of which two were missed; £25.00 extra on the 5th; and another debt's on the 14th. */
const dates = [
  due('2026-09-20'),
  due('2026-10-20'),
  due('2026-11-05', { scheduled_payment_id: 2, payment_amount: 25 }),
  due('2026-11-14', { scheduled_payment_id: 3, debt_id: 8 }),
  due('2026-11-20'),
];
const typed = { debtId: '7', amount: '', date: '2026-11-14', settles: '' };

it.each([
  { name: 'a day near by, while no amount is typed', form: {}, date: '2026-11-20' },
  { name: 'the nearest of two days', form: { date: '2026-11-11' }, date: '2026-11-05' },
  { name: 'the same amount, further away', form: { amount: '25' }, date: '2026-11-05' },
  { name: 'the same amount, the nearest', form: { amount: '£85.00' }, date: '2026-11-20' },
  {
    name: 'a late payment of the same amount',
    form: { amount: '85', date: '2026-10-30' },
    date: '2026-10-20',
  },
  {
    name: 'another amount on the day itself',
    form: { amount: '40', date: '2026-10-20' },
    date: '2026-10-20',
  },
  { name: 'no day near by', form: { date: '2026-08-01' }, date: null },
  { name: 'the same amount months away', form: { amount: '85', date: '2026-07-01' }, date: null },
  { name: 'no day at all', form: { date: '' }, date: null },
  { name: 'another debt', form: { debtId: '8' }, date: '2026-11-14' },
  { name: 'no debt yet', form: { debtId: '' }, date: null },
  { name: 'what was chosen', form: { settles: '1 2026-09-20' }, date: '2026-09-20' },
  { name: 'none, as was chosen', form: { settles: noDate }, date: null },
  {
    name: 'what was chosen and is not among the dates, for the server to refuse',
    form: { settles: '1 2026-08-20' },
    date: '2026-08-20',
  },
  {
    name: "its looks, where another debt's date was chosen before",
    form: { settles: '3 2026-11-14' },
    date: '2026-11-20',
  },
])('a payment is for $date by $name', ({ form, date }) => {
  expect(settlesOf({ ...typed, ...form }, dates)?.due_date ?? null).toBe(date);
});

it('names the schedule as well as the day', () => {
  expect(settlesOf({ ...typed, amount: '25' }, dates)).toEqual({
    scheduled_payment_id: 2,
    due_date: '2026-11-05',
  });
});

it('keeps what was chosen while the dates are still to come', () => {
  expect(settlesOf({ ...typed, settles: '2 2026-11-05' }, [])?.due_date).toBe('2026-11-05');
  expect(settlesOf(typed, [])).toBeNull();
});

import { describe, expect, it } from 'vitest';
import { aDebt, aPortfolio, aSchedule } from './builders.fixture.ts';
import { listNextPayments, nextDueDate } from './next-payments.ts';

describe('the next due date', () => {
  it.each([
    { day: 28, today: '2026-11-15', due: '2026-11-28' },
    { day: 15, today: '2026-11-15', due: '2026-11-15' },
    { day: 14, today: '2026-11-15', due: '2026-12-14' },
    { day: 1, today: '2026-12-31', due: '2027-01-01' },
    { day: 31, today: '2026-11-15', due: '2026-11-30' },
    { day: 31, today: '2026-11-30', due: '2026-11-30' },
    { day: 30, today: '2027-01-31', due: '2027-02-28' },
    { day: 29, today: '2028-02-01', due: '2028-02-29' },
    { day: 31, today: '2027-02-28', due: '2027-02-28' },
  ])('of day $day, asked on $today, is $due', ({ day, today, due }) => {
    expect(nextDueDate(day, today)).toBe(due);
  });
});

it('the next payments come in the order of their dates, without what is off or paid off', () => {
  const portfolio = aPortfolio({
    debts: [
      aDebt({
        creditor: 'Later',
        scheduled_payments: [aSchedule({ payment_day: 3, payment_amount: 20 })],
      }),
      aDebt({
        creditor: 'Sooner',
        scheduled_payments: [
          aSchedule({ payment_day: 20, payment_amount: 10.5 }),
          aSchedule({ payment_day: 16, is_active: false }),
        ],
      }),
      aDebt({
        creditor: 'Sooner and larger',
        scheduled_payments: [aSchedule({ payment_day: 20, payment_amount: 11 })],
      }),
      aDebt({ creditor: 'Cleared', balance: 0, scheduled_payments: [aSchedule()] }),
    ],
  });
  const listed = listNextPayments([portfolio], '2026-11-15').map(({ creditor, pence, dueOn }) => [
    creditor,
    pence,
    dueOn,
  ]);
  expect(listed).toEqual([
    ['Sooner and larger', 1_100, '2026-11-20'],
    ['Sooner', 1_050, '2026-11-20'],
    ['Later', 2_000, '2026-12-03'],
  ]);
});

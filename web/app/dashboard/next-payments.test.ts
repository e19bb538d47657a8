import type { Schedule } from '@debt-payoff/contract/schedules';
import { expect, it } from 'vitest';
import { listNextPayments } from './next-payments.ts';

const scheduled = (creditor: string, changes: Partial<Schedule>): Schedule => ({
  id: 1,
  debt_id: 1,
  creditor,
  payment_amount: 10,
  payment_day: 20,
  payment_type: 'regular',
  notes: '',
  is_active: true,
  next_due_date: '2026-11-20',
  not_paid_dates: [],
  created_at: '2026-11-01T09:00:00.000Z',
  version: 1,
  ...changes,
});

it('the next payments come in the order of their dates, the largest first, without what is off', () => {
  const listed = listNextPayments([
    {
      portfolioId: 7,
      schedules: [
        scheduled('Later', { next_due_date: '2026-12-03', payment_amount: 20 }),
        scheduled('Off', { is_active: false, next_due_date: null }),
        scheduled('Sooner', { payment_amount: 10.5 }),
      ],
    },
    { portfolioId: 9, schedules: [scheduled('Sooner and larger', { payment_amount: 11 })] },
  ]);
  expect(
    listed.map(({ creditor, pence, dueOn, portfolioId }) => [creditor, pence, dueOn, portfolioId]),
  ).toEqual([
    ['Sooner and larger', 1_100, '2026-11-20', 9],
    ['Sooner', 1_050, '2026-11-20', 7],
    ['Later', 2_000, '2026-12-03', 7],
  ]);
});

import type { UnsettledDate } from '@debt-payoff/contract/settled-dates';
import { expect, it } from 'vitest';
import { dateKey } from '../debts/due-date-key.ts';
import { previewSum } from './preview-sum.ts';
import { anUpcoming } from './schedules.fixture.ts';

function aDate(due_date: string, changes: Partial<UnsettledDate> = {}): UnsettledDate {
  const { settled_as: _, ...date } = anUpcoming({ due_date, payment_amount: 30 });
  return { ...date, ...changes };
}

const october = aDate('2026-10-20');
const november = aDate('2026-11-20', { payment_amount: 29.1 });
const fixed = aDate('2026-11-21', { amount_kind: 'fixed', payment_amount: 60 });
const other = aDate('2026-11-22', { debt_id: 8, payment_amount: 10 });
const dates = [october, november, fixed, other];
const sumWithout = (...left: UnsettledDate[]) => previewSum(dates, new Set(left.map(dateKey)));

it('adds up what is ticked', () => {
  expect(sumWithout()).toBe('£129.10');
  expect(sumWithout(november)).toBe('£100.00');
  expect(sumWithout(october, november)).toBe('£70.00');
});

it('is about so much where what the lender asks follows from a date that is left out', () => {
  expect(sumWithout(october)).toBe('about £99.10');
  expect(sumWithout(fixed, other)).toBe('£59.10');
});

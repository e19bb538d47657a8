import { calculationPdfCall } from '@debt-payoff/contract/exports';
import { expect, it } from 'vitest';
import { workPointsOf } from './export-cost.ts';

function bodyOf(count: number, { hasDeals = false, targetMonths = null as number | null } = {}) {
  const debt = {
    ...{ creditor: 'Card', type: 'Credit Card', balance: 3_000, interestRate: 18.9 },
    ...{
      monthlyPayment: 100,
      ...(hasDeals && { rateChanges: [{ lastMonth: 6, thenRate: 24.9 }] }),
    },
  };
  return calculationPdfCall.body.parse({
    debts: Array.from({ length: count }, () => debt),
    targetMonths,
  });
}

it('counts nothing for debts without terms, however many', () => {
  for (const format of ['pdf', 'csv', 'excel'] as const) {
    expect(workPointsOf(bodyOf(500), format)).toBe(0);
  }
});

it('counts the runs of deals and goals, and the goals that a PDF may need', () => {
  const few = bodyOf(5, { hasDeals: true });
  expect(workPointsOf(few, 'csv')).toBe(0);
  expect(workPointsOf(few, 'pdf')).toBeGreaterThan(0);
  const goal = bodyOf(50, { hasDeals: true, targetMonths: 24 });
  expect(workPointsOf(goal, 'csv')).toBe(workPointsOf(goal, 'pdf'));
  expect(workPointsOf(goal, 'csv')).toBeGreaterThan(20);
});

it('leaves room for a PDF of the most debts with deals, and for few of them', () => {
  const points = workPointsOf(bodyOf(500, { hasDeals: true }), 'pdf');
  expect(points).toBeLessThanOrEqual(600);
  expect(points * 3).toBeGreaterThan(600);
});

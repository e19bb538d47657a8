import { compareStrategiesCall } from '@debt-payoff/contract/strategies';
import { describe, expect, it } from 'vitest';
import { pointsOf } from './call-cost.ts';

const deal = { rateChanges: [{ lastMonth: 6, thenRate: 24.9 }] };

function costOf(debtCount: number, { terms = {}, ...options }: Record<string, unknown> = {}) {
  const debt = { creditor: 'A', type: 'Other', balance: 9, interestRate: 1, monthlyPayment: 1 };
  const debts = Array.from({ length: debtCount }, () => ({ ...debt, ...Object(terms) }));
  return pointsOf(compareStrategiesCall.body.parse({ debts, ...options }));
}

describe('points by runs and debts', () => {
  it.each([
    ['one debt', 1, {}, 1],
    ['the most debts, with an own order', 500, { customOrder: [] }, 1],
    ['the most debts by kind', 500, { customOrder: [], terms: { rateKind: 'apr' } }, 1],
    ['a list of no changes', 500, { customOrder: [], terms: { rateChanges: [] } }, 1],
    ['deals: two runs and fourteen', 500, { terms: deal }, 4],
    ['deals of a household', 10, { terms: deal }, 1],
    ['a goal: three runs and eighty a strategy', 50, { targetMonths: 60 }, 7],
    ['a goal of a household', 5, { targetMonths: 60 }, 1],
    ['a goal with deals', 50, { terms: deal, targetMonths: 60, customOrder: [] }, 35],
  ])('%s', (_name, debtCount, options, points) => {
    expect(costOf(debtCount, options)).toBe(points);
  });
});

import { monthOf } from '@debt-payoff/contract/months';
import type { Plan } from '@debt-payoff/engine';
import { describe, expect, it } from 'vitest';
import { debtBalances } from './debt-balances.ts';
import { balancesSummary, timelineSummary } from './payoff-sentences.ts';
import { listPayoffs } from './timeline.ts';

const start = monthOf('2026-11');
const debtNames = ['Card', 'Loan', 'Overdraft', 'Car'];

/** Without interest, each debt is gone after so many months of £10.00. */
function goneAfter(...months: readonly number[]): Plan {
  const debts = months.map((count) => ({
    balancePence: count * 1_000,
    rateBasisPoints: 0,
    monthlyPaymentPence: 1_000,
  }));
  return { debts, extraPence: 0 };
}

describe('which debts go first and last', () => {
  it.each([
    [[2], 'Card would be gone in January 2027.', 'the debt would be gone in January 2027.'],
    [
      [1, 3],
      'Card goes first, in December 2026. Loan is the last, in February 2027.',
      'Card goes first, in December 2026, and the last debt in February 2027.',
    ],
    [
      [1, 1, 3],
      'Card and 1 other debt go first, in December 2026. Overdraft is the last, in February 2027.',
      'Card and 1 other debt go first, in December 2026, and the last debt in February 2027.',
    ],
    [
      [1, 3, 3, 3],
      'Card goes first, in December 2026. Car and 2 other debts are the last, in February 2027.',
      'Card goes first, in December 2026, and the last debt in February 2027.',
    ],
    [
      [2, 2],
      'all 2 debts would be gone in January 2027.',
      'all 2 debts would be gone in January 2027.',
    ],
  ])('is said as it is: after %j months', (months, timeline, balances) => {
    const plan = goneAfter(...months);
    const payoffs = listPayoffs(plan, 'minimum') ?? [];
    expect(timelineSummary({ payoffs, strategy: 'minimum', start, debtNames })).toBe(
      `With minimum, ${timeline}`,
    );
    const data = debtBalances(plan, 'minimum');
    if (data === null) throw new Error('it ends');
    expect(balancesSummary({ data, strategy: 'minimum', start, debtNames })).toBe(
      `With minimum, ${balances}`,
    );
  });
});

/** The ten-debt portfolio with the terms of real UK debts. */
import type { PlannedDebt } from '@debt-payoff/contract/planned-debt';
import portfolio from '../engine/src/fixtures/bench-portfolio.json' with { type: 'json' };

export const allApr: readonly PlannedDebt[] = portfolio.debts.map((debt) => ({
  ...debt,
  rateKind: 'apr',
}));

/** Cards, catalogue and overdraft: the debts whose lenders ask for less as the balance falls. */
const ruleCreditors = ['Overdraft', 'Store card', 'Card A', 'Card B', 'Card C', 'Catalogue'];

export const sixRules: readonly PlannedDebt[] = portfolio.debts.map((debt) =>
  ruleCreditors.includes(debt.creditor)
    ? { ...debt, minimum: { floor: 25, percent: 1, plusInterest: true } }
    : debt,
);

const dealMonths = new Map([
  ['Card A', 6],
  ['Card B', 12],
  ['Card C', 18],
]);

/** Nothing at first, then the rate that the card has in the portfolio. */
export const threeDeals: readonly PlannedDebt[] = portfolio.debts.map((debt) => {
  const lastMonth = dealMonths.get(debt.creditor);
  if (lastMonth === undefined) return debt;
  return { ...debt, interestRate: 0, rateChanges: [{ lastMonth, thenRate: debt.interestRate }] };
});

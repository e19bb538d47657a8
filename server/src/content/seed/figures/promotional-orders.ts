/** Two debts of which one has a promotional rate: the engine knows one rate a debt, this model two. */
import { monthsMax } from '@debt-payoff/engine';
import { interestPence, monthlyRateOf } from './effective-rates.ts';

export type PromotionalDebt = {
  readonly balancePence: number;
  readonly aprPercent: number;
  /** The number of months in which nothing is charged. */
  readonly freeMonths: number;
};

/** Which rate decides who comes first: the one charged this month, or the one after the promotion. */
export type PromotionalOrder = 'rate-today' | 'rate-after';

export type OrderCost = { readonly months: number; readonly interestPence: number };

export const minimumPence = 5_000;
export const budgetPence = 50_000;

/** Every debt gets the minimum, and the rest of the budget goes to the first of the order. */
export function costOfOrder(debts: readonly PromotionalDebt[], order: PromotionalOrder): OrderCost {
  const accounts = debts.map((debt) => ({ debt, owedPence: debt.balancePence }));
  let charged = 0;
  let months = 0;
  while (accounts.some(({ owedPence }) => owedPence > 0)) {
    months += 1;
    if (months > monthsMax) throw new Error('The budget never clears the debts');
    const isFree = (debt: PromotionalDebt): boolean => months <= debt.freeMonths;
    for (const account of accounts) {
      if (isFree(account.debt)) continue;
      const interest = interestPence(account.owedPence, monthlyRateOf(account.debt.aprPercent));
      account.owedPence += interest;
      charged += interest;
    }
    const rankOf = (debt: PromotionalDebt): number =>
      order === 'rate-today' && isFree(debt) ? 0 : debt.aprPercent;
    spend(accounts.toSorted((a, b) => rankOf(b.debt) - rankOf(a.debt)));
  }
  return { months, interestPence: charged };
}

function spend(inOrder: readonly { owedPence: number }[]): void {
  let leftPence = budgetPence;
  for (const limitPence of [minimumPence, budgetPence]) {
    for (const account of inOrder) {
      const paid = Math.min(account.owedPence, limitPence, leftPence);
      account.owedPence -= paid;
      leftPence -= paid;
    }
  }
}

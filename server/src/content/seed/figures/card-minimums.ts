/** A card that is paid by its minimum, which falls, and by the same amount every month. */
import type { LinkedPlan } from '@debt-payoff/contract/plan-link';
import type { PlannedDebt } from '@debt-payoff/contract/planned-debt';
import { planOfCall } from '@debt-payoff/contract/termed-plan';
import { listMonths } from '@debt-payoff/engine';
import type { ClearedPlan } from './cleared-plan.ts';
import { monthlyPercentOf } from './effective-rates.ts';
import { cardDebt, clearedBy, linkedPlan } from './one-debt.ts';

export const minimumExample = { balancePence: 300_000, aprPercent: 24.9 } as const;
export const floors = { usualPence: 2_500, lowPence: 500 } as const;

export function monthlyRatePercent(): number {
  return monthlyPercentOf(minimumExample.aprPercent);
}

/** The card whose lender asks for the interest and 1% of the balance, as CONC 6.7.5R has at least. */
export function cardOnMinimum(floorPence: number): PlannedDebt {
  const minimum = { floor: floorPence / 100, percent: 1, plusInterest: true };
  return cardAt({ paymentPence: 0, minimum });
}

/** The same card with the same amount every month. */
export function cardOnPayment(paymentPence: number): PlannedDebt {
  return cardAt({ paymentPence });
}

export function onFallingMinimum(floorPence: number): ClearedPlan {
  return clearedBy(cardOnMinimum(floorPence));
}

export type MinimumParts = {
  readonly interestPence: number;
  readonly principalPence: number;
  readonly totalPence: number;
};

const usual = listMonths(
  planOfCall({ debts: [cardOnMinimum(floors.usualPence)], extraPayment: 0 }),
  'minimum',
);

/** The minimum of that month, with the usual floor. */
export function minimumInMonth(month: number): MinimumParts {
  const at = month - 1;
  const charged = (entry: number) => usual[entry]?.totalInterestPence ?? 0;
  const interestPence = charged(at) - charged(at - 1);
  const totalPence = usual[at]?.debts[0]?.paidPence ?? 0;
  return { interestPence, principalPence: totalPence - interestPence, totalPence };
}

/** The first month in which the minimum is no longer above the usual floor. */
export function firstMonthAtFloor(): number {
  const at = usual.findIndex(({ debts: [card] }) => (card?.paidPence ?? 0) <= floors.usualPence);
  if (at === -1) throw new Error('The minimum never comes down to its floor');
  return at + 1;
}

/** The first minimum, paid every month. */
export function onFirstMinimumKept(): ClearedPlan {
  return clearedBy(cardOnPayment(minimumInMonth(1).totalPence));
}

/** Minimum follows it down; the other strategies go on paying the first one. */
export function minimumPlan(): LinkedPlan {
  return linkedPlan(cardOnMinimum(floors.usualPence));
}

/** The first minimum kept, where the APR is entered and nothing is said of it. */
export function keptWithRateUnsaid(): ClearedPlan {
  return clearedBy({ ...cardOnPayment(minimumInMonth(1).totalPence), rateKind: null });
}

function cardAt(terms: { paymentPence: number; minimum?: PlannedDebt['minimum'] }): PlannedDebt {
  const { balancePence, aprPercent } = minimumExample;
  return cardDebt({ balancePence, interestRate: aprPercent, ...terms });
}

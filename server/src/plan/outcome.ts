/** When one portfolio, or all of a person's, could be paid off: each has its own month, and the whole is the latest. */
import type { Month } from '@debt-payoff/contract/months';
import type { PlanLine, PortfolioPlan } from './plan.ts';

export type Outcome = {
  readonly kind: 'no_debts' | 'debt_free' | 'clears' | 'never';
  /** Of the last payment, also of one that has been made; null where there would be none. */
  readonly month: Month | null;
  /** The same without mortgages; null where that is no different. */
  readonly monthWithoutMortgage: Month | null;
};

export function outcomeOf(plans: readonly PortfolioPlan[]): Outcome {
  const withDebts = plans.filter(({ found }) => found.set.debts.length > 0);
  const owed = withDebts.filter(({ found }) => !found.isDebtFree);
  const month = latestOf((owed.length > 0 ? owed : withDebts).map(({ found }) => found.month));
  if (withDebts.length === 0) return { kind: 'no_debts', month, monthWithoutMortgage: null };
  if (owed.length === 0) return { kind: 'debt_free', month, monthWithoutMortgage: null };
  return {
    kind: month === null ? 'never' : 'clears',
    month,
    monthWithoutMortgage: monthWithoutMortgage(owed, month),
  };
}

/** The debts that would always be owed. */
export function neverCleared({ lines }: PortfolioPlan): PlanLine[] {
  return lines.filter(({ isOwed, month }) => isOwed && month === null);
}

/** The month of the last debt that is no mortgage, in the same walk. */
function monthWithoutMortgage(plans: readonly PortfolioPlan[], whole: Month | null): Month | null {
  const owed = plans.flatMap(({ lines }) => lines).filter(({ isOwed }) => isOwed);
  const others = owed.filter(({ isMortgage }) => !isMortgage);
  if (others.length === owed.length) return null;
  const latest = latestOf(others.map(({ month }) => month));
  return latest === whole ? null : latest;
}

/** Null where one of them is, and where there is none. */
function latestOf(months: readonly (Month | null)[]): Month | null {
  let latest: Month | null = null;
  for (const month of months) {
    if (month === null) return null;
    if (latest === null || month > latest) latest = month;
  }
  return latest;
}

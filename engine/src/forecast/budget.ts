/** What goes to the debts of a plan in a month, and what of it payments of paid-off debts have freed. */
import { rollsFreedPayments } from '../strategies.ts';
import type { ForecastDebt, ForecastInput } from './forecast.ts';

export type Budget = Pick<ForecastInput, 'extraPence' | 'budgetCorrectionPence'> & {
  readonly debts: readonly Pick<ForecastDebt, 'monthlyPaymentPence'>[];
};

/** What is spent each month in total, where freed payments roll over. */
export function budgetPence({ debts, extraPence, budgetCorrectionPence }: Budget): number {
  return extraPence + budgetCorrectionPence + paymentsPence(debts);
}

/** As things stand: own payments and the extra in any case, and what was freed where it rolls over. */
export function monthlyBudgetPence(input: ForecastInput): number {
  const alwaysPence = input.extraPence + paymentsPence(input.debts.filter(isOwed));
  return rollsFreedPayments(input.strategy)
    ? Math.max(alwaysPence, budgetPence(input))
    : alwaysPence;
}

/** What there is beyond the extra and the payments of debts that are still owed; nothing where none is. */
export function freedPence({ debts, budgetCorrectionPence }: FreedInput): number {
  if (!debts.some(isOwed)) return 0;
  return Math.max(0, paidOffPence(debts) + budgetCorrectionPence);
}

/** The correction by which so much is freed. */
export function correctionFor(freed: number, { debts }: Pick<FreedInput, 'debts'>): number {
  return freed - paidOffPence(debts);
}

type FreedInput = Pick<ForecastInput, 'debts' | 'budgetCorrectionPence'>;

function paidOffPence(debts: readonly ForecastDebt[]): number {
  return paymentsPence(debts.filter((debt) => !isOwed(debt)));
}

function isOwed({ owedPence }: ForecastDebt): boolean {
  return owedPence > 0;
}

function paymentsPence(debts: Budget['debts']): number {
  return debts.reduce((sum, { monthlyPaymentPence }) => sum + monthlyPaymentPence, 0);
}

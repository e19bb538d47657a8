/** What the first month does to one debt, from figures that may still break the form's rules. */

import { planOf } from '@debt-payoff/contract/planned-debt';
import { type Debt, monthlyInterestPence, summarise } from '@debt-payoff/engine';
import { plainDebts } from '../payoff-plan/calendar-plan.ts';
import { debtOf, hasFigures, type Row } from './rows.ts';

export type FirstMonth = {
  readonly debt: Debt;
  readonly interestPence: number;
  readonly paymentPence: number;
  /** The balance with the month's interest. */
  readonly owedPence: number;
  /** How long the debt takes with this payment alone; null where it never ends. */
  readonly months: number | null;
};

/** Null while a figure is missing or makes no sense, and of a row with terms, whose line says what counts. */
export function firstMonthOf(row: Row): FirstMonth | null {
  if (!hasFigures(row)) return null;
  const debts = plainDebts({ debts: [debtOf(row)], extraPayment: 0 });
  if (debts === null) return null;
  const plan = planOf(debts, 0);
  const [debt] = plan.debts;
  if (debt === undefined) return null;
  const interestPence = monthlyInterestPence(debt.balancePence, debt.rateBasisPoints);
  const owedPence = debt.balancePence + interestPence;
  const paymentPence = Math.min(debt.monthlyPaymentPence, owedPence);
  const outcome = summarise(plan, 'minimum');
  const months = outcome.neverPaysOff ? null : outcome.months;
  return { debt, interestPence, paymentPence, owedPence, months };
}

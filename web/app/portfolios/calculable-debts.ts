/** The debts of a portfolio as the strategy comparison takes them, with their terms. */
import type { CalendarDebt } from '@debt-payoff/contract/calendar-terms';
import { positionsAmong } from '@debt-payoff/contract/debt-order';
import {
  amountProblem,
  balanceProblem,
  debtTypeProblem,
  savedCreditorProblem,
  termProblem,
  termRangeProblem,
} from '@debt-payoff/contract/debt-rules';
import type { Month } from '@debt-payoff/contract/months';
import type { Debt } from '@debt-payoff/contract/portfolios';
import { calendarDebtOf } from '@debt-payoff/contract/saved-calendar-terms';
import { rateOfKindProblem } from '@debt-payoff/contract/term-rules';
import { fieldNames } from '@debt-payoff/contract/texts/fields';

export type RefusedDebt = { readonly debt: Debt; readonly reason: string };

export type CalculableDebts = {
  readonly debts: readonly CalendarDebt[];
  /** Those that the call would refuse; a portfolio may hold a loan without a term. */
  readonly refused: readonly RefusedDebt[];
};

/** Debts that are paid off are left out. */
export function calculableDebts(saved: readonly Debt[], thisMonth: Month): CalculableDebts {
  const active = saved.filter(({ is_paid_off }) => !is_paid_off);
  const refused = active.flatMap((debt) => {
    const reason = refusalOf(debt);
    return reason === null ? [] : [{ debt, reason }];
  });
  return { debts: active.map((debt) => calendarDebtOf(debt, thisMonth)), refused };
}

/** Positions among the debts that are compared, of an order that names all by their ids. */
export function calculableOrder(saved: readonly Debt[], order: readonly number[]): number[] {
  const ids = saved.filter(({ is_paid_off }) => !is_paid_off).map(({ id }) => id);
  return positionsAmong(ids, order);
}

function refusalOf(debt: Debt): string | null {
  return (
    savedCreditorProblem(debt.creditor) ??
    debtTypeProblem(debt.debt_type) ??
    balanceProblem(debt.balance) ??
    rateOfKindProblem(debt.interest_rate, debt.rate_kind) ??
    amountProblem(fieldNames.monthlyPayment, debt.monthly_payment) ??
    termProblem(debt.debt_type, debt.term_months) ??
    termRangeProblem(debt.term_months ?? 0)
  );
}

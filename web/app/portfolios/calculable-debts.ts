/** The debts of a portfolio as the strategy comparison takes them. */
import { positionsAmong } from '@debt-payoff/contract/debt-order';
import {
  amountProblem,
  balanceProblem,
  debtTypeProblem,
  rateProblem,
  savedCreditorProblem,
  termProblem,
  termRangeProblem,
} from '@debt-payoff/contract/debt-rules';
import type { DebtFigures } from '@debt-payoff/contract/planned-debt';
import type { Debt } from '@debt-payoff/contract/portfolios';
import { fieldNames } from '@debt-payoff/contract/texts/fields';

export type RefusedDebt = { readonly debt: Debt; readonly reason: string };

export type CalculableDebts = {
  readonly debts: readonly DebtFigures[];
  /** Those that the call would refuse; a portfolio may hold a loan without a term. */
  readonly refused: readonly RefusedDebt[];
};

/** Debts that are paid off are left out. */
export function calculableDebts(saved: readonly Debt[]): CalculableDebts {
  const active = saved.filter(({ is_paid_off }) => !is_paid_off);
  const refused = active.flatMap((debt) => {
    const reason = refusalOf(debt);
    return reason === null ? [] : [{ debt, reason }];
  });
  return { debts: active.map(plannedDebt), refused };
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
    rateProblem(debt.interest_rate) ??
    amountProblem(fieldNames.monthlyPayment, debt.monthly_payment) ??
    termProblem(debt.debt_type, debt.term_months) ??
    termRangeProblem(debt.term_months ?? 0)
  );
}

function plannedDebt(debt: Debt): DebtFigures {
  return {
    creditor: debt.creditor,
    type: debt.debt_type,
    balance: debt.balance,
    interestRate: debt.interest_rate,
    monthlyPayment: debt.monthly_payment,
    termMonths: debt.term_months,
  };
}

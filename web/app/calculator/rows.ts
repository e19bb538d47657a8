/** The calculator's rows as they are typed, what is wrong with them, and the debts they make. */
import { figureProblem, readFigure } from '@debt-payoff/contract/amounts';
import {
  amountProblem,
  balanceProblem,
  creditorProblem,
  debtTypeProblem,
  monthlyPaymentProblem,
  rateProblem,
  termProblem,
  termRangeProblem,
} from '@debt-payoff/contract/debt-rules';
import { hasTerm } from '@debt-payoff/contract/debt-types';
import { calculatorLimits } from '@debt-payoff/contract/limits';
import { fieldNames, fieldTexts } from '@debt-payoff/contract/texts/fields';
import type { PlannedDebt } from '../plan/planned-debt.ts';

export type Row = {
  /** Keeps a row's fields apart from its neighbours' when one between them is removed. */
  readonly id: number;
  readonly creditor: string;
  readonly type: string;
  readonly balance: string;
  readonly interestRate: string;
  readonly monthlyPayment: string;
  readonly termMonths: string;
  readonly hasAutoPayment: boolean;
  readonly paymentDay: string;
};

export type RowField =
  | 'creditor'
  | 'type'
  | 'balance'
  | 'interestRate'
  | 'monthlyPayment'
  | 'termMonths';

export type RowProblems = Readonly<Record<RowField, string | null>>;

export function blankRow(id: number): Row {
  return {
    id,
    creditor: '',
    type: '',
    balance: '',
    interestRate: '',
    monthlyPayment: '',
    termMonths: '',
    hasAutoPayment: false,
    paymentDay: '1',
  };
}

export function isBlank(row: Row): boolean {
  const { creditor, type, balance, interestRate, monthlyPayment } = row;
  return [creditor, type, balance, interestRate, monthlyPayment].every(
    (text) => text.trim() === '',
  );
}

/** Rows beyond the first that are wholly blank do not count. */
export function countingRows(rows: readonly Row[]): Row[] {
  return rows.filter((row, at) => at === 0 || !isBlank(row));
}

/** A loan or a mortgage has a term, and starts with the usual one; others have none. */
export function withType(row: Row, type: string): Row {
  return {
    ...row,
    type,
    termMonths: hasTerm(type) ? String(calculatorLimits.termMonthsDefault) : '',
  };
}

export function problemsOf(row: Row): RowProblems {
  const balance = figureProblem(fieldNames.balance, row.balance, balanceProblem);
  const interestRate = figureProblem(fieldNames.rate, row.interestRate, rateProblem);
  const terms =
    balance === null && interestRate === null
      ? { balance: figure(row.balance), interestRate: figure(row.interestRate) }
      : null;
  return {
    creditor: creditorProblem(row.creditor),
    type: debtTypeProblem(row.type),
    balance,
    interestRate,
    monthlyPayment: figureProblem(fieldNames.monthlyPayment, row.monthlyPayment, (pounds) =>
      monthlyPaymentProblem(pounds, terms),
    ),
    termMonths: termProblemOf(row),
  };
}

function termProblemOf({ type, termMonths }: Row): string | null {
  if (!hasTerm(type)) return null;
  const months = readFigure(termMonths);
  if (months !== null && Number.isNaN(months)) return fieldTexts.notANumber(fieldNames.term);
  return termProblem(type, months) ?? termRangeProblem(months ?? 0);
}

/** Blank counts as 0. */
export function extraProblemOf(typed: string): string | null {
  if (readFigure(typed) === null) return null;
  return figureProblem(fieldNames.extraPayment, typed, (pounds) =>
    amountProblem(fieldNames.extraPayment, pounds),
  );
}

/** A figure that has no problem. */
export function figure(typed: string): number {
  return readFigure(typed) ?? 0;
}

export function plannedDebt(row: Row): PlannedDebt {
  return {
    creditor: row.creditor.trim(),
    type: row.type,
    balance: figure(row.balance),
    interestRate: figure(row.interestRate),
    monthlyPayment: figure(row.monthlyPayment),
    termMonths: hasTerm(row.type) ? figure(row.termMonths) : null,
  };
}

/** The figures alone, for the answer while people type: a name or a type may still be missing. */
export function hasFigures(row: Row): boolean {
  const { balance, interestRate, monthlyPayment } = problemsOf(row);
  return [balance, interestRate, monthlyPayment].every((problem) => problem === null);
}

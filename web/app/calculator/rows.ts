/** The calculator's rows: debts as they are typed, one below the other, and the debts that they make. */
import { figureProblem, readFigure } from '@debt-payoff/contract/amounts';
import {
  amountProblem,
  calculatorRules,
  monthlyPaymentProblem,
} from '@debt-payoff/contract/debt-rules';
import { hasTerm } from '@debt-payoff/contract/debt-types';
import type { PlannedDebt } from '@debt-payoff/contract/planned-debt';
import { fieldNames } from '@debt-payoff/contract/texts/fields';
import {
  blankDebt,
  type DebtForm,
  type DebtProblems,
  debtProblems,
  figure,
  rateFigure,
  usualTerm,
} from '../debts/debt-form.ts';

export type Row = DebtForm & {
  /** Keeps a row's fields apart from its neighbours' when one between them is removed. */
  readonly id: number;
  /** In the order that came with a linked plan. It goes with the row, so that no other debt takes it. */
  readonly place?: number;
};

export function blankRow(id: number): Row {
  return { id, ...blankDebt };
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

export function withType(row: Row, type: string): Row {
  return { ...row, type, termMonths: usualTerm(type) };
}

export function problemsOf(row: Row): DebtProblems {
  return debtProblems(row, calculatorRules);
}

/** Blank counts as 0. */
export function extraProblemOf(typed: string): string | null {
  if (readFigure(typed) === null) return null;
  return figureProblem(fieldNames.extraPayment, typed, (pounds) =>
    amountProblem(fieldNames.extraPayment, pounds),
  );
}

export function plannedDebt(row: Row): PlannedDebt {
  return {
    creditor: row.creditor.trim(),
    type: row.type,
    balance: figure(row.balance),
    interestRate: rateFigure(row.interestRate),
    monthlyPayment: figure(row.monthlyPayment),
    termMonths: hasTerm(row.type) ? figure(row.termMonths) : null,
  };
}

export const figureFields = ['balance', 'interestRate', 'monthlyPayment'] as const;

/** A payment below the interest is answered, though not accepted: that debt needs the answer most. */
const answerRules = {
  ...calculatorRules,
  monthlyPayment: (pounds: number) => monthlyPaymentProblem(pounds, null),
};

/** What keeps an answer from being about the row: of these, only those of its figures do. */
export function answerProblemsOf(row: Row): DebtProblems {
  return debtProblems(row, answerRules);
}

/** The figures alone, for the answer while people type: a name or a type may still be missing. */
export function hasFigures(row: Row): boolean {
  const problems = answerProblemsOf(row);
  return figureFields.every((field) => problems[field] === undefined);
}

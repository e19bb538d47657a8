/** The calculator's rows: debts as they are typed, one below the other, and the debts that they make. */
import { figureProblem, readFigure } from '@debt-payoff/contract/amounts';
import type { CalendarDebt, CalendarTerms } from '@debt-payoff/contract/calendar-terms';
import { amountProblem, calculatorRules } from '@debt-payoff/contract/debt-rules';
import { hasTerm } from '@debt-payoff/contract/debt-types';
import { fieldNames } from '@debt-payoff/contract/texts/fields';
import {
  blankDebt,
  type DebtField,
  type DebtForm,
  type DebtFormRules,
  type DebtProblems,
  debtProblems,
  figure,
  hasTypedTerms,
  rateFigure,
  usualTerm,
} from '../debts/debt-form.ts';

export type Row = DebtForm & {
  /** Keeps a row's fields apart from its neighbours' when one between them is removed. */
  readonly id: number;
  /** In the order that came with a linked plan. It goes with the row, so that no other debt takes it. */
  readonly place?: number;
  /** What the row's typed terms come to, with its one-offs. They go with the row, so that no other debt takes them. */
  readonly terms?: CalendarTerms | undefined;
  /** Whether its kind of rate is the one that was last chosen for its type, rather than chosen for it. */
  readonly hasUsualKind?: boolean;
  /** One-offs that go to this debt, as they are typed; those that can be counted are among its terms. */
  readonly typedOneOffs?: string | undefined;
};

export function blankRow(id: number): Row {
  return { id, ...blankDebt };
}

export function isBlank(row: Row): boolean {
  const { creditor, type, balance, interestRate, monthlyPayment } = row;
  const texts = [creditor, type, balance, interestRate, monthlyPayment];
  // One with terms is nobody's to fill in: they are another debt's.
  return !hasTerms(row) && texts.every((text) => text.trim() === '');
}

/** Rows beyond the first that are wholly blank do not count. */
export function countingRows(rows: readonly Row[]): Row[] {
  return rows.filter((row, at) => at === 0 || !isBlank(row));
}

export function withType(row: Row, type: string): Row {
  return { ...row, type, termMonths: usualTerm(type) };
}

/** A key changes one row: the others need not be judged again. */
let judged = new WeakMap<Row, DebtProblems>();

export function problemsOf(row: Row): DebtProblems {
  const problems = judged.get(row) ?? debtProblems(row, rulesOf(row));
  judged.set(row, problems);
  return problems;
}

const none = () => null;

/** Null until the code for terms has come, and where it cannot read them. */
let termedRules: (row: Row) => DebtFormRules | null = none;

export function setTermedRules(rules: typeof termedRules): void {
  termedRules = rules;
  judged = new WeakMap();
}

/** While terms cannot be read, nothing is counted from them, and nothing is wrong with what they bear on. */
function rulesOf(row: Row): DebtFormRules {
  if (!hasTerms(row)) return calculatorRules;
  return (
    termedRules(row) ?? {
      ...calculatorRules,
      rate: none,
      monthlyPayment: none,
      isPaymentOptional: true,
    }
  );
}

/** Whether it says more than the six fields do. */
export function hasTerms(row: Row): boolean {
  return row.terms !== undefined || hasTypedTerms(row);
}

/** Blank counts as 0. */
export function extraProblemOf(typed: string): string | null {
  if (readFigure(typed) === null) return null;
  return figureProblem(fieldNames.extraPayment, typed, (pounds) =>
    amountProblem(fieldNames.extraPayment, pounds),
  );
}

export function debtOf(row: Row): CalendarDebt {
  return {
    creditor: row.creditor.trim(),
    type: row.type,
    balance: figure(row.balance),
    interestRate: rateFigure(row.interestRate),
    monthlyPayment: figure(row.monthlyPayment),
    termMonths: hasTerm(row.type) ? figure(row.termMonths) : null,
    ...(row.terms !== undefined && { terms: row.terms }),
  };
}

export const figureFields = ['balance', 'interestRate', 'monthlyPayment'] as const;

/**
 * What keeps an answer from being about the row: of these, only those of its figures do. A payment below the interest
 * is answered, though not accepted: that debt needs the answer most.
 */
export function answerProblemsOf(row: Row): DebtProblems {
  const rules = rulesOf(row);
  return debtProblems(row, {
    ...rules,
    monthlyPayment: (pounds) => rules.monthlyPayment(pounds, null),
  });
}

/** What may be missing while people see an answer. */
const beyondFigures: readonly string[] = ['creditor', 'type', 'termMonths', 'paymentDay'];

/** Where what is wrong stands under 'More about this debt'. */
export function termFieldsIn(problems: DebtProblems): DebtField[] {
  const others: readonly string[] = [...figureFields, ...beyondFigures];
  // The keys of the record itself.
  return (Object.keys(problems) as DebtField[]).filter((field) => !others.includes(field));
}

/** The figures alone, for the answer while people type: a name or a type may still be missing. */
export function hasFigures(row: Row): boolean {
  return Object.keys(answerProblemsOf(row)).every((field) => beyondFigures.includes(field));
}

/** Which debts an answer would be about. It is given about every debt in which something stands, or not at all. */
import { fieldNames } from '@debt-payoff/contract/texts/fields';
import type { DebtProblems } from '../debts/debt-form.ts';
import type { PlannedDebt } from '../payoff-plan/planned-debt.ts';
import { fieldId } from './form-fields.ts';
import { answerProblemsOf, figureFields, isBlank, plannedDebt, type Row } from './rows.ts';

/** With the number that the debt has in the form, also where rows before it are blank. */
export type CountedDebt = PlannedDebt & { readonly position: number };

export type UncountedDebt = {
  readonly position: number;
  /** What its figures lack: 'its payment is missing'. */
  readonly lack: string;
  /** Of the first figure that is missing or wrong. */
  readonly fieldId: string;
};

export type DebtCount = {
  readonly debts: readonly CountedDebt[];
  readonly uncounted: readonly UncountedDebt[];
};

export function countDebts(rows: readonly Row[]): DebtCount {
  const debts: CountedDebt[] = [];
  const uncounted: UncountedDebt[] = [];
  rows.forEach((row, at) => {
    if (isBlank(row)) return;
    const position = at + 1;
    const problems = answerProblemsOf(row);
    const lacking = figureFields.find((field) => problems[field] !== undefined);
    if (lacking === undefined) debts.push({ ...plannedDebt(row), position });
    else uncounted.push({ position, lack: lackOf(row, problems), fieldId: fieldId(row, lacking) });
  });
  return { debts, uncounted };
}

export function debtName(debt: Pick<CountedDebt, 'creditor' | 'position'>): string {
  return debt.creditor || `Debt ${debt.position}`;
}

/** 'it must be a number' */
export function extraLack(problem: string): string {
  return `it${problem.slice(fieldNames.extraPayment.length)}`;
}

const nouns = { balance: 'balance', interestRate: 'rate', monthlyPayment: 'payment' } as const;
/** What the messages call them, at their start. */
const subjects = {
  balance: fieldNames.balance,
  interestRate: fieldNames.rate,
  monthlyPayment: fieldNames.monthlyPayment,
} as const;

/** 'its rate and payment are missing, and its balance must be a number' */
function lackOf(row: Row, problems: DebtProblems): string {
  const missing = figureFields.filter((field) => row[field].trim() === '');
  const refused = figureFields.flatMap((field) => {
    const problem = missing.includes(field) ? undefined : problems[field];
    return problem === undefined
      ? []
      : [`its ${nouns[field]}${problem.slice(subjects[field].length)}`];
  });
  const named = missing.map((field) => nouns[field]);
  const absent =
    named.length === 0
      ? []
      : [`its ${listed.format(named)} ${named.length === 1 ? 'is' : 'are'} missing`];
  return [...absent, ...refused].join(', and ');
}

const listed = new Intl.ListFormat('en-GB');

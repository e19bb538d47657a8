/** What keeps a debt, or the extra payment, from being counted, in words. */
import { joinWords } from '@debt-payoff/contract/joined-words';
import { debtTermsFormTexts } from '@debt-payoff/contract/texts/debt-terms-form';
import { fieldNames } from '@debt-payoff/contract/texts/fields';
import type { UncountedDebt, UncountedFigures } from './counted-debts.ts';
import { fieldId } from './form-fields.ts';
import { answerProblemsOf, figureFields, type Row, termFieldsIn } from './rows.ts';

/** 'it must be a number' */
export function extraProblemWords(problem: string): string {
  return `it${problem.slice(fieldNames.extraPayment.length)}`;
}

/** 'The extra payment is not counted yet: it must be a number' */
export function extraProblemLine(problem: string): string {
  return `The extra payment is not counted yet: ${extraProblemWords(problem)}`;
}

/** 'Debt 1 is not counted yet: its rate and payment are missing' */
export function uncountedLine({ position, row }: UncountedDebt): string {
  return `Debt ${position} is not counted yet: ${missingFigures(row)}`;
}

const nouns = { balance: 'balance', interestRate: 'rate', monthlyPayment: 'payment' } as const;
/** What the messages call them, at their start. */
const subjects = {
  balance: fieldNames.balance,
  interestRate: fieldNames.rate,
  monthlyPayment: fieldNames.monthlyPayment,
} as const;

/** 'its rate and payment are missing, and its balance must be a number' */
export function missingFigures(row: Row): string {
  const problems = answerProblemsOf(row);
  const missing = figureFields.filter(
    // What a lender's rule says need not be typed.
    (field) => row[field].trim() === '' && problems[field] !== undefined,
  );
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
      : [`its ${joinWords(named)} ${named.length === 1 ? 'is' : 'are'} missing`];
  const unread =
    termFieldsIn(problems).length === 0
      ? []
      : [`what stands under ‘${debtTermsFormTexts.more}’ is not complete`];
  return [...absent, ...refused, ...unread].join(', and ');
}

/** The field to go to: the first that is missing or wrong. */
export function missingFieldId(row: Row): string {
  const problems = answerProblemsOf(row);
  const figure = figureFields.find((field) => problems[field] !== undefined);
  return fieldId(row, figure ?? termFieldsIn(problems)[0] ?? 'balance');
}

/** 'Debt 2' and 'is not counted yet', '3 debts' and 'are not counted yet' */
export function uncountedInShort({ debts }: UncountedFigures): readonly [string, string] {
  const [first, ...others] = debts;
  if (others.length > 0) return [`${debts.length} debts`, 'are not counted yet'];
  const one = first === undefined ? 'The extra payment' : `Debt ${first.position}`;
  return [one, 'is not counted yet'];
}

import { balanceSeries, verdictOf } from '@debt-payoff/charts/balance-series';
import { monthOf } from '@debt-payoff/contract/months';
import { planOf } from '@debt-payoff/contract/planned-debt';
import { expect, it } from 'vitest';
import type { UncountedFigures } from './counted-debts.ts';
import { blankRow } from './rows.ts';
import { type SpokenAnswer, spokenAnswer } from './spoken-answer.ts';

const start = monthOf('2026-11');

/** Of one debt with so much a month. */
function answerOf(monthlyPayment: number, other: Partial<SpokenAnswer> = {}): string {
  const plan = planOf([{ balance: 3_000, interestRate: 18.9, monthlyPayment }], 0);
  const verdict = verdictOf(balanceSeries(plan), plan);
  const own = { verdict, plan, start, inShort: null, uncounted: null, debtNames: ['Barclaycard'] };
  return spokenAnswer({ ...own, ...other });
}

function uncounted(positions: readonly number[], extraProblem: string | null): UncountedFigures {
  const row = { ...blankRow(1), balance: '3,000' };
  return { debts: positions.map((position) => ({ position, row })), extraProblem };
}

const wrongExtra = 'Extra payment must be a number';
const extraLine = 'The extra payment is not counted yet: it must be a number.';

it.each<[string, string, Parameters<typeof answerOf>]>([
  [
    'the month and the interest',
    'You could be debt free in November 2030, with £1,287.52 interest.',
    [90],
  ],
  [
    'that there is no end, and why',
    'With these payments, no end yet. At £40.00 a month this would not go down.',
    [40],
  ],
  [
    'that lenders ask for more than there is, in place of a month',
    'Your lenders would ask for: More than you have left.',
    [90, { inShort: ['Your lenders would ask for', 'More than you have left'] }],
  ],
  ['what one debt lacks', 'Debt 2 is not counted yet.', [90, { uncounted: uncounted([2], null) }]],
  [
    'which of several debts lack something',
    'Debts 1, 3 and 4 are not counted yet.',
    [90, { uncounted: uncounted([1, 3, 4], null) }],
  ],
  [
    'what is wrong with the extra payment',
    extraLine,
    [90, { uncounted: uncounted([], wrongExtra) }],
  ],
  [
    'all that is not counted',
    `Debts 1 and 2 are not counted yet. ${extraLine}`,
    [90, { uncounted: uncounted([1, 2], wrongExtra) }],
  ],
])('says in short: %s', (_, words, given) => {
  expect(answerOf(...given)).toBe(words);
});

import { monthOf } from '@debt-payoff/contract/months';
import { expect, it } from 'vitest';
import { planVsActualLines, planVsActualSummary } from './plan-vs-actual.ts';

it.each([
  [null, null, false, 'The payments do not clear the debts, so there is no line of a plan.'],
  [
    null,
    '2029-05',
    false,
    'Your first plan would not have cleared the debts; as things stand, it could be May 2029.',
  ],
  [
    '2029-05',
    null,
    false,
    "Your first plan ends in May 2029; today's payments do not clear the debts.",
  ],
  [
    '2029-05',
    '2028-11',
    true,
    'Your first plan ends in May 2029; the debts were gone in November 2028.',
  ],
  [
    '2029-05',
    '2029-05',
    false,
    'Your first plan ends in May 2029, and as things stand the debts could be gone then.',
  ],
  [
    '2029-05',
    '2029-03',
    false,
    'Your first plan ends in May 2029; as things stand, it could be March 2029.',
  ],
])('a first plan of %s and a forecast of %s, debt-free %s', (first, ahead, isDebtFree, said) => {
  const month = (text: string | null) => (text === null ? null : monthOf(text));
  expect(
    planVsActualSummary({ firstPlanMonth: month(first), forecastMonth: month(ahead), isDebtFree }),
  ).toBe(said);
});

it('a first plan that would not have cleared the debts has no line', () => {
  const actual = [{ date: '2026-11-01', pence: 900 }];
  expect(planVsActualLines({ firstPlan: [], actual }).map(({ name }) => name)).toEqual([
    'Actual balance',
  ]);
  const firstPlan = [
    { date: '2026-10-01', pence: 1_000 },
    { date: '2027-03-31', pence: 0 },
  ];
  expect(planVsActualLines({ firstPlan, actual })).toMatchObject([
    { name: 'First plan', note: 'Mar 2027' },
    { name: 'Actual balance', note: 'Today' },
  ]);
});

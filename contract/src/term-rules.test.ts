import { describe, expect, it } from 'vitest';
import { monthOf } from './months.ts';
import {
  changeOrderProblem,
  changesCountProblem,
  feeProblem,
  floorProblem,
  goalDebtsProblem,
  goalProblem,
  keptGoalProblem,
  lastMonthProblem,
  newPaymentProblem,
  oneOffAmountProblem,
  pauseProblem,
  percentageProblem,
  planMonthProblem,
  rateOfKindProblem,
} from './term-rules.ts';

const outOfRange = 'Goal must be between 1 and 1,200 months';

describe('a rate is checked by its kind', () => {
  it.each([
    [0, null, null],
    [100, null, null],
    [18.95, null, 'Rate can have at most 1 decimal place'],
    [100.1, undefined, 'Rate must be between 0 and 100'],
    [4.79, 'simple', null],
    [100.01, 'simple', 'Rate must be between 0 and 100'],
    [4.795, 'simple', 'Rate can have at most 2 decimal places'],
    [9_999.99, 'apr', null],
    [10_000, 'apr', 'Rate must be between 0 and 9,999.99'],
    [-0.01, 'apr', 'Rate must be between 0 and 9,999.99'],
    [18.905, 'apr', 'Rate can have at most 2 decimal places'],
    [39.49, 'ear', null],
    [Number.NaN, 'ear', 'Rate must be between 0 and 9,999.99'],
    [0.001, 'ear', 'Rate can have at most 2 decimal places'],
    [1.527, 'monthly', null],
    [100.001, 'monthly', 'Rate must be between 0 and 100'],
    [1.5275, 'monthly', 'Rate can have at most 3 decimal places'],
  ] as const)('%s as %s: %s', (rate, kind, message) => {
    expect(rateOfKindProblem(rate, kind)).toBe(message);
  });
});

describe('amounts and shares', () => {
  it.each([
    [feeProblem(0), null],
    [feeProblem(-1), 'Fee must be 0 or more'],
    [feeProblem(0.005), 'Fee can have at most 2 decimal places'],
    [feeProblem(100_000_000.01), 'Fee must be at most £100,000,000.00'],
    [floorProblem(0), null],
    [floorProblem(-5), 'Minimum must be 0 or more'],
    [newPaymentProblem(0), null],
    [newPaymentProblem(-5), 'New payment must be 0 or more'],
    [percentageProblem(2.25), null],
    [percentageProblem(100.01), 'Percentage must be between 0 and 100'],
    [percentageProblem(-1), 'Percentage must be between 0 and 100'],
    [percentageProblem(2.255), 'Percentage can have at most 2 decimal places'],
    [oneOffAmountProblem(0.01), null],
    [oneOffAmountProblem(0), 'Amount must be greater than 0'],
    [oneOffAmountProblem(0.001), 'Amount can have at most 2 decimal places'],
  ])('%#: %s', (message, expected) => {
    expect(message).toBe(expected);
  });
});

describe('months and counts', () => {
  it.each([
    [lastMonthProblem(1), null],
    [lastMonthProblem(1_199), null],
    [lastMonthProblem(1_200), 'Month must be between 1 and 1,199'],
    [lastMonthProblem(0), 'Month must be between 1 and 1,199'],
    [lastMonthProblem(6.5), 'Month must be between 1 and 1,199'],
    [planMonthProblem(1_200), null],
    [planMonthProblem(1_201), 'Month must be between 1 and 1,200'],
    [changeOrderProblem({ lastMonth: 6, lastMonthBefore: null }), null],
    [changeOrderProblem({ lastMonth: 6, lastMonthBefore: 5 }), null],
    [
      changeOrderProblem({ lastMonth: 6, lastMonthBefore: 6 }),
      'Each change must come after the one before',
    ],
    [changesCountProblem(10), null],
    [changesCountProblem(11), 'A debt can have at most 10 changes of its rate'],
    [pauseProblem({ fromMonth: 3, toMonth: 3 }), null],
    [
      pauseProblem({ fromMonth: 3, toMonth: 2 }),
      'The last month of a pause must not be before its first',
    ],
    [goalProblem(1), null],
    [goalProblem(1_200), null],
    [goalProblem(1_201), outOfRange],
    [goalProblem(2.5), outOfRange],
    ...[
      { goal: '2026-11', kept: null, expected: null },
      { goal: '2026-12', kept: null, expected: null },
      // A hundred years are 1,200 months.
      { goal: '2126-11', kept: null, expected: null },
      { goal: '2126-12', kept: null, expected: outOfRange },
      { goal: '2026-10', kept: null, expected: outOfRange },
      { goal: '2026-10', kept: '2026-09', expected: outOfRange },
      { goal: '2026-10', kept: '2026-10', expected: null },
    ].map(({ goal, kept, expected }) => [
      keptGoalProblem(monthOf(goal), {
        kept: kept === null ? null : monthOf(kept),
        thisMonth: monthOf('2026-11'),
      }),
      expected,
    ]),
    [goalDebtsProblem(50), null],
    [goalDebtsProblem(51), 'A goal can be worked out for up to 50 debts'],
  ])('%#: %s', (message, expected) => {
    expect(message).toBe(expected);
  });
});

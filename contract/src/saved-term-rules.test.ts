import { describe, expect, it } from 'vitest';
import { savedPaymentProblem, savedRateProblems } from './saved-term-rules.ts';
import { changeTooEarlyProblem } from './term-rules.ts';

describe('a saved rate', () => {
  const range = 'Rate must be between 0 and 100';
  it.each([
    [{ interest_rate: 18.9 }, []],
    [{ interest_rate: 18.95 }, [['interest_rate', 'Rate can have at most 1 decimal place']]],
    [{ interest_rate: 18.95, rate_kind: 'apr' }, []],
    [{ interest_rate: 100.1 }, [['interest_rate', range]]],
    [{ interest_rate: -0.1 }, [['interest_rate', range]]],
    [{ interest_rate: 150, rate_kind: 'apr' }, []],
    [{ interest_rate: 150, rate_kind: 'monthly' }, [['interest_rate', range]]],
    [{ interest_rate: 150, rate_kind: null }, [['interest_rate', range]]],
    [{ interest_rate: 150, rate_kind: 'ear' }, []],
    [
      {
        interest_rate: 1,
        rate_changes: [{ then_rate: 2 }, { then_rate: 101 }, { then_rate: '3' }],
      },
      [['rate_changes.1.then_rate', range]],
    ],
    // Of these something else has been said.
    [{ interest_rate: '150', rate_changes: 'none' }, []],
    [{ interest_rate: 150, rate_kind: 'yearly' }, []],
  ] as const)('of %j breaks %j', (facts, problems) => {
    const found = savedRateProblems(facts);
    expect(found.map(({ path, message }) => [path.join('.'), message])).toEqual(problems);
  });
});

describe('a payment that is not given', () => {
  it.each([
    [{ monthly_payment: 0 }, false, true],
    [{}, false, false],
    [{}, true, true],
    [{ monthly_payment: null, minimum_rule: null }, true, false],
    [{ monthly_payment: null, minimum_rule: { floor: 5 } }, false, true],
  ])('of %j, where a stored rule is %s, is all right: %s', (facts, hasStoredRule, isGood) => {
    expect(savedPaymentProblem(facts, { hasStoredRule })).toEqual(
      isGood ? null : { path: ['monthly_payment'], message: 'Monthly payment is required' },
    );
  });
});

it.each([
  ['2026-10', 'This deal ends before the end of this month. Enter the rate that follows'],
  ['2026-11', null],
  ['2027-01', null],
])('holds a change whose last month is %s against the month of its debt', (last_month, problem) => {
  expect(changeTooEarlyProblem({ last_month, addedMonth: '2026-11' })).toBe(problem);
});

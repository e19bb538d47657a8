import { expect, it } from 'vitest';
import {
  budgetPence,
  coveredOutcome,
  firstClearedMonth,
  minimumsPence,
  shortfallPence,
} from './relief-schemes.ts';

// By hand: £95 + £40 + £100 = £235; with £40 it is £275; £200 is £35 short of £235.
it('adds the payments up, and sets budgets beside them', () => {
  expect([minimumsPence(), budgetPence(), shortfallPence()]).toEqual([23_500, 27_500, 3_500]);
});

// Worked out month by month in decimal arithmetic, apart from the engine.
it('clears the debts where the budget covers the payments', () => {
  expect(coveredOutcome('avalanche')).toEqual({
    months: 36,
    interestPence: 224_204,
    clearedInMonth: [29, 31, 36],
  });
  expect(coveredOutcome('snowball')).toEqual({
    months: 36,
    interestPence: 236_053,
    clearedInMonth: [32, 16, 36],
  });
  expect([firstClearedMonth('avalanche'), firstClearedMonth('snowball')]).toEqual([29, 16]);
});

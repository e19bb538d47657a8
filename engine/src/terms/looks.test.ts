import { describe, expect, it } from 'vitest';
import { resultOf } from '../outcome.ts';
import { startRun } from '../plain-run.ts';
import type { Plan } from '../plan.ts';
import { chooseLookAhead, withLookAhead } from './look-ahead.ts';
import { lookAheadsCount, looksAt } from './looks.ts';
import { prepared } from './prepared-plan.ts';
import { finish } from './steps.ts';
import { TermedRun } from './termed-run.ts';
import { termsOf } from './terms.ts';

/** Whose rates change up to this month, each debt in months of its own. */
const someDebts = (count: number, lastMonth: number) =>
  Array.from({ length: count }, (_, debt) => ({
    rateParts: (debt * 7) % 11,
    rateChanges: [
      { lastMonth: 1 + (debt % 9), thenParts: (debt * 5) % 13 },
      { lastMonth: lastMonth - (debt % 20), thenParts: (debt * 3) % 17 },
    ],
    ...{ feePence: 0, minimum: null, isPriority: false, takesExtra: true },
  }));
type Rates = ReturnType<typeof someDebts>[number];

function partsIn({ rateParts, rateChanges }: Rates, month: number): number {
  return rateChanges.findLast(({ lastMonth }) => month > lastMonth)?.thenParts ?? rateParts;
}

function sumUnder(debt: Rates, month: number, lookAhead: number | null): number {
  if (lookAhead === null) return partsIn(debt, 1_201);
  if (lookAhead === 0) return partsIn(debt, month);
  const months = Array.from({ length: lookAhead }, (_, at) => month + 1 + at);
  return months.reduce((sum, each) => sum + partsIn(debt, each), 0);
}

/** Its looks come to different sums. */
function manyCleared(): Plan {
  const own = someDebts(60, 40).map((debt) => ({
    ...debt,
    rateParts: debt.rateParts * 1e10,
    rateChanges: debt.rateChanges.map(({ lastMonth, thenParts }) => ({
      ...{ lastMonth, thenParts: thenParts * 1e10 },
    })),
  }));
  const debts = own.map((_, at) => ({
    ...{ balancePence: 9_000 + 100 * (at % 7), rateBasisPoints: 0, monthlyPaymentPence: 10 },
  }));
  return { debts, extraPence: 250_000, terms: termsOf({ debts: own }) };
}

function interestUnderEach(plan: Plan): number[] {
  return prepared(plan).looks.map((look) => {
    const run = new TermedRun(plan, { strategy: 'avalanche', look });
    while (run.state === 'running') run.advance();
    return run.totalInterestPence;
  });
}

describe('looks', () => {
  it.each([
    ['a household', someDebts(6, 60)],
    ['more debts and months than are kept', someDebts(60, 1_150)],
  ])('rank debts by the rates of so many months to come: %s', (_, debts) => {
    const looks = looksAt(debts, true);
    expect(looks).toHaveLength(14);
    for (const month of [1, 2, 5, 9, 30, 55, 60, 61, 1_100, 1_149, 1_150, 1_151, 1_200]) {
      for (const { lookAhead, rankingIn } of looks) {
        const { ranks } = rankingIn(month);
        const sums = debts.map((debt) => sumUnder(debt, month, lookAhead));
        const rankBySum = new Map(sums.map((sum, debt) => [sum, ranks[debt] ?? 0]));
        const bySum = [...rankBySum].sort(([a], [b]) => a - b).map(([, rank]) => rank);
        expect(bySum).toEqual([...new Set(bySum)].sort((a, b) => a - b));
        expect(Array.from(ranks)).toEqual(sums.map((sum) => rankBySum.get(sum)));
      }
    }
  });

  it('come to what each comes to alone, where one month clears many debts', () => {
    const plan = manyCleared();
    const alone = interestUnderEach(plan);
    const chosen = finish(chooseLookAhead(plan));
    expect(new Set(alone).size).toBeGreaterThan(1);
    expect(chosen?.totalInterestPence).toBe(Math.min(...alone));
    expect(chosen?.look.place).toBe(alone.indexOf(Math.min(...alone)));
  });

  it('that were fixed give their own figures, by a run and by the result', () => {
    const plan = manyCleared();
    const fixed = prepared(plan).looks.map(({ lookAhead }) => withLookAhead(plan, lookAhead));
    const interest = fixed.map((one) => {
      const run = startRun(one, 'avalanche');
      while (run.state === 'running') run.advance();
      return run.totalInterestPence;
    });
    expect(interest).toEqual(interestUnderEach(plan));
    expect(fixed.map((one) => resultOf(one, 'avalanche').outcome)).toMatchObject(
      interest.map((totalInterestPence) => ({ neverPaysOff: false, totalInterestPence })),
    );
  });

  it('are walked in parts where a plan is large, so that others have their turn', () => {
    const own = someDebts(60, 1_150);
    const debts = own.map(() => ({
      ...{ balancePence: 100_000, rateBasisPoints: 0, monthlyPaymentPence: 100 },
    }));
    const plan: Plan = { debts, extraPence: 1, terms: termsOf({ debts: own }) };
    let steps = 0;
    for (const walking = chooseLookAhead(plan); walking.next().done !== true; ) steps += 1;
    // One look takes a thousand months.
    expect(steps).toBeGreaterThan(lookAheadsCount + 10);
  });
});

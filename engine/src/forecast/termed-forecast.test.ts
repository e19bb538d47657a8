import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { balancesAhead, type ForecastInput, forecast, forecastMonths } from './forecast.ts';
import { anySavedPlan, monthOfPlan, type SavedPlan } from './termed-forecast.fixture.ts';

const numRuns = process.env.PROOF === 'full' ? 20_000 : 150;

const opening = ({ debts }: SavedPlan) => debts.map(({ balancePence }) => balancePence);
const start = (plan: SavedPlan) => monthOfPlan(plan, { month: 0, closing: opening(plan) });

describe('for any debts with terms', () => {
  it('what is owed in a month ahead is what the months of the forecast come to', () => {
    fc.assert(
      fc.property(anySavedPlan, (plan) => {
        const now = start(plan);
        for (const { month, debts } of forecastMonths(now)) {
          if (month > 4) return;
          const owed = balancesAhead(now, month);
          for (const { debt, balancePence } of debts) expect(owed?.[debt]).toBe(balancePence);
        }
      }),
      { numRuns },
    );
  });

  it('paying what is foreseen, in any order and in parts, moves neither month nor the other lines', () => {
    fc.assert(
      fc.property(
        anySavedPlan,
        fc.array(fc.tuple(fc.nat(), fc.double({ min: 0, max: 1, noNaN: true })), { maxLength: 6 }),
        (plan, payments) => {
          let now = start(plan);
          const before = forecast(now);
          for (const [pick, share] of payments) {
            const at = pick % now.debts.length;
            const pence = Math.round((forecast(now).debts[at]?.restPence ?? 0) * share);
            now = pay(now, at, pence);
            const after = forecast(now);
            expect(after.monthsAhead).toBe(before.monthsAhead);
            expect(after.interestPence).toBe(before.interestPence);
            expect(after.shortfall).toEqual(before.shortfall);
            expect(
              now.debts.map(
                ({ paidPence }, index) => paidPence + (after.debts[index]?.restPence ?? 0),
              ),
            ).toEqual(before.debts.map(({ restPence }) => restPence));
          }
        },
      ),
    );
  });

  it('months that go as foreseen end in the month that was named, under the look that was taken', () => {
    fc.assert(
      fc.property(anySavedPlan, (plan) => {
        let closing: readonly number[] = opening(plan);
        let clearedIn = closing.map((pence): number | null => (pence === 0 ? 0 : null));
        const named = forecast(start(plan));
        for (let month = 0; month < 30; month += 1) {
          const given = {
            ...monthOfPlan(plan, { month, closing, clearedIn }),
            lookAhead: named.lookAhead,
          };
          const now = forecast(given);
          if (named.monthsAhead === null || month > named.monthsAhead) return;
          expect(now.monthsAhead).toBe(named.monthsAhead - month);
          closing = given.debts.map(
            ({ owedPence }, at) => owedPence - (now.debts[at]?.restPence ?? 0),
          );
          clearedIn = closing.map((pence, at) => clearedIn[at] ?? (pence === 0 ? month : null));
        }
      }),
      { numRuns },
    );
  });

  it('the months debt by debt are the months of the forecast', () => {
    fc.assert(
      fc.property(anySavedPlan, (plan) => {
        const given = start(plan);
        const whole = forecast(given);
        const months = [...forecastMonths(given)];
        if (whole.monthsAhead === null) return;
        expect(months.at(-1)?.month).toBe(whole.monthsAhead);
        expect(months.map(({ balancePence }) => balancePence)).toEqual(whole.balancesPence);
      }),
    );
  });
});

function pay(input: ForecastInput, at: number, pence: number): ForecastInput {
  return {
    ...input,
    debts: input.debts.map((debt, index) =>
      index === at
        ? { ...debt, owedPence: debt.owedPence - pence, paidPence: debt.paidPence + pence }
        : debt,
    ),
  };
}

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstDebt } from './first-debt.ts';
import { startRun } from './plain-run.ts';
import type { DebtTerms, Plan } from './plan.ts';
import { partsOf } from './terms/rate-parts.ts';
import { termsOf } from './terms/terms.ts';

type Given = {
  readonly pence: number;
  readonly rate: number;
  readonly payment: number;
  readonly terms?: Partial<DebtTerms>;
};

const deal = (lastMonth: number, rate: number) => ({
  rateChanges: [{ lastMonth, thenParts: partsOf('simple', rate) }],
});

function planOf(
  given: readonly Given[],
  extraPence: number,
  options: Partial<Pick<Parameters<typeof termsOf>[0], 'oneOffs' | 'pauses'>> = {},
): Plan {
  const debts = given.map(({ pence, rate, payment }) => ({
    ...{ balancePence: pence, rateBasisPoints: rate * 100, monthlyPaymentPence: payment },
  }));
  const isPlain =
    given.every(({ terms }) => terms === undefined) && Object.keys(options).length === 0;
  if (isPlain) return { debts, extraPence };
  const own = given.map(({ rate, terms }) => ({
    ...{ rateParts: partsOf('simple', rate), rateChanges: [], feePence: 0, minimum: null },
    ...{ isPriority: false, takesExtra: true, ...terms },
  }));
  return { debts, extraPence, terms: termsOf({ debts: own, ...options }) };
}

const loan = { pence: 500_000, rate: 10, payment: 10_000 };
/** Of uk-facts, 1.4: its later rate puts it first. */
const card = { pence: 500_000, rate: 0, payment: 10_000, terms: deal(6, 34.9) };

describe('the debt that is first', () => {
  it.each([
    ['rates that stay', [loan, { ...loan, rate: 20 }], 1, 1, 'rate-now'],
    ['a deal that ends soon', [loan, card], 1, 1, 'rate-after-deal'],
  ] as const)('%s', (_, debts, debt, month, by) => {
    expect(firstDebt(planOf(debts, 30_000), 'avalanche')).toMatchObject({
      ...{ debt, month, reason: { order: { by } } },
    });
  });

  it('is named from the month in which there is extra money', () => {
    const small = { pence: 30_000, rate: 0, payment: 10_000 };
    expect(firstDebt(planOf([loan, small, { ...loan, rate: 5 }], 0), 'avalanche')).toMatchObject({
      ...{ debt: 0, month: 4 },
    });
    const paused = planOf([loan, { ...loan, rate: 5 }], 5_000, {
      pauses: [{ fromMonth: 1, toMonth: 2 }],
    });
    expect(firstDebt(paused, 'snowball')).toMatchObject({ debt: 1, month: 3 });
  });

  it('is none that its own payment or its one-offs clear in that month', () => {
    const gone = { pence: 9_000, rate: 30, payment: 10_000 };
    expect(firstDebt(planOf([gone, loan, { ...loan, rate: 5 }], 5_000), 'avalanche')).toMatchObject(
      {
        ...{ debt: 1, month: 2 },
      },
    );
    const oneOffs = [{ month: 1, pence: 900_000, debt: 0 }];
    const planned = planOf([{ ...loan, rate: 30 }, loan, { ...loan, rate: 5 }], 5_000, { oneOffs });
    expect(firstDebt(planned, 'avalanche')).toMatchObject({ debt: 1, month: 2 });
  });

  it('is none of a single debt, under minimum, and where there is never anything extra', () => {
    expect(firstDebt(planOf([loan], 5_000), 'avalanche')).toBeNull();
    expect(firstDebt(planOf([loan, card], 5_000), 'minimum')).toBeNull();
    const last = { ...loan, terms: { takesExtra: false } };
    expect(firstDebt(planOf([last, last], 5_000), 'avalanche')).toBeNull();
  });

  it('has got more than its own payment in that month, in any plan', () => {
    const anyDebt = fc.record({
      pence: fc.integer({ min: 1_000, max: 900_000 }),
      rate: fc.integer({ min: 0, max: 40 }),
      payment: fc.integer({ min: 2_000, max: 30_000 }),
      terms: fc.record({
        isPriority: fc.boolean(),
        takesExtra: fc.boolean(),
        rateChanges: fc
          .tuple(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 0, max: 40 }))
          .map(([lastMonth, rate]) => deal(lastMonth, rate).rateChanges),
      }),
    });
    const anyPlan = fc.array(anyDebt, { minLength: 2, maxLength: 5 });
    const strategies = fc.constantFrom('avalanche', 'snowball', 'custom');
    fc.assert(
      fc.property(anyPlan, fc.nat(20_000), strategies, (debts, extra, strategy) => {
        const plan = { ...planOf(debts, extra), customOrder: [1, 0] };
        const found = firstDebt(plan, strategy);
        if (found === null) return;
        const run = startRun(plan, strategy);
        while (run.month < found.month) run.advance();
        const account = run.accounts[found.debt];
        expect(account?.paidPence).toBeGreaterThan(account?.requiredPence ?? 0);
      }),
      { numRuns: 150 },
    );
  });
});

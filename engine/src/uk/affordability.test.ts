import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findUnaffordableMonth } from '../affordability.ts';
import { aPlan } from '../builders.fixture.ts';
import { partsOf, termsOf } from '../terms/terms.ts';
import { anyRequest } from './any-request.fixture.ts';
import { plainPlan, termedPlan } from './engine-calculator.fixture.ts';
import { chooseRun, strategiesOf } from './reference.fixture.ts';
import { readPlan, sum, type UkRequest } from './reference-plan.fixture.ts';

const isFull = process.env.PROOF === 'full';
const numRuns = isFull ? 10_000 : 8;
const timeout = isFull ? 3_600_000 : 300_000;

/** How much of the most that lenders ask for is there, in hundredths. */
const shares = fc.constantFrom(0, 40, 80, 99, 100);

describe('the first month that passes what is left', { timeout }, () => {
  it('is that of a walk of every month, under each strategy', () => {
    fc.assert(
      fc.property(anyRequest, shares, (request, share) => {
        expectFirstMonth(request, share, termedPlan(request));
      }),
      { numRuns },
    );
  });

  it('is the first or none where nothing is asked but monthly payments', () => {
    fc.assert(
      fc.property(anyRequest, shares, ({ debts, extraPayment = 0 }, share) => {
        const request: UkRequest = {
          debts: debts.map(({ creditor, type, balance, interestRate, monthlyPayment = 0 }) => {
            const rate = Math.round(Math.min(interestRate, 100) * 10) / 10;
            return { creditor, type, balance, interestRate: rate, monthlyPayment };
          }),
          extraPayment,
        };
        expectFirstMonth(request, share, plainPlan(request));
      }),
      { numRuns },
    );
  });
});

function expectFirstMonth(
  request: UkRequest,
  share: number,
  plan: ReturnType<typeof termedPlan>,
): void {
  const reference = readPlan(request);
  for (const name of strategiesOf(request)) {
    const asked = chooseRun(reference, name).run.months.map(({ debts }) =>
      Number(sum(debts.map(({ required }) => required))),
    );
    const left = Math.floor((Math.max(...asked) * share) / 100);
    const at = asked.findIndex((pence) => pence > left);
    const askedPence = asked[at] ?? 0;
    expect(findUnaffordableMonth(plan, name, left)).toEqual(
      at < 0 ? null : { month: at + 1, pence: askedPence - left, askedPence },
    );
  }
}

describe('what is asked for', () => {
  const plain = aPlan({
    debts: [
      { balance: 500, interestRate: 0, monthlyPayment: 60 },
      { balance: 30, interestRate: 0, monthlyPayment: 45 },
    ],
    extraPayment: 200,
  });

  it('is no more than is owed, and without the extra', () => {
    expect(findUnaffordableMonth(plain, 'avalanche', 9_000)).toBeNull();
    expect(findUnaffordableMonth(plain, 'avalanche', 8_999)).toEqual({
      month: 1,
      pence: 1,
      askedPence: 9_000,
    });
  });

  it('may pass what is left only once a deal ends, and not where the debt is gone by then', () => {
    const unchanged = { feePence: 0, minimum: null, isPriority: false, takesExtra: true };
    const rising = {
      ...unchanged,
      rateParts: partsOf('apr', 0),
      rateChanges: [{ lastMonth: 4, thenParts: partsOf('apr', 24.9), thenPaymentPence: 9_000 }],
    };
    const steady = { ...unchanged, rateParts: partsOf('apr', 0), rateChanges: [] };
    const plan = { ...plain, extraPence: 0, terms: termsOf({ debts: [rising, steady] }) };
    expect(findUnaffordableMonth(plan, 'snowball', 9_000)).toBeNull();
    expect(findUnaffordableMonth(plan, 'snowball', 8_999)).toMatchObject({ month: 1 });
    const less = aPlan({ debts: [{ balance: 500, interestRate: 0, monthlyPayment: 60 }] });
    const one = { ...less, terms: termsOf({ debts: [rising] }) };
    expect(findUnaffordableMonth(one, 'snowball', 6_000)).toEqual({
      month: 5,
      pence: 3_000,
      askedPence: 9_000,
    });
    const cleared = { ...one, extraPence: 20_000 };
    expect(findUnaffordableMonth(cleared, 'snowball', 6_000)).toBeNull();
  });
});

import type { StrategyRequest } from '@debt-payoff/contract/strategies';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { detailsBytesMax } from './details-size.ts';
import { compare } from './strategies.ts';
import { writeComparison } from './strategies.wire.ts';

/** Debts that clear, some of which grow at first, with names that are longer in bytes than in letters. */
const someDebts = fc.array(
  fc.record({
    creditor: fc.oneof(
      fc.constantFrom('Barclaycard', '"Q\\uote"', '💳'.repeat(100), 'ü'.repeat(200), '\u2028'),
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }),
    ),
    balance: fc.integer({ min: 1, max: 10_000_000_000 }).map((pence) => pence / 100),
    interestRate: fc.integer({ min: 0, max: 1_000 }).map((tenths) => tenths / 10),
    monthlyPayment: fc.integer({ min: 0, max: 5_000_000 }).map((pence) => pence / 100),
  }),
  { minLength: 1, maxLength: 12 },
);

function requestFor(debts: readonly object[], extraPayment: number): StrategyRequest {
  // Only what the comparison reads: kinds of debt do not change its size.
  return { debts, extraPayment, includeDetails: true } as unknown as StrategyRequest;
}

const bytesOf = (request: StrategyRequest) => {
  let bytes = 0;
  for (const chunk of writeComparison(compare(request))) bytes += Buffer.byteLength(chunk);
  return bytes;
};

it('the size that is foreseen is never less than what is written', () => {
  const extra = fc.integer({ min: 0, max: 100_000_000 }).map((pence) => pence / 100);
  fc.assert(
    fc.property(someDebts, extra, (debts, extraPayment) => {
      const request = requestFor(debts, extraPayment);
      expect(bytesOf(request)).toBeLessThanOrEqual(detailsBytesMax(compare(request)));
    }),
    { numRuns: 150, seed: 11 },
  );
});

/** Rates by month, balances that grow, rules, fees and one-offs larger than all debts. */
const someTerms = fc.record({
  rateKind: fc.constantFrom(null, 'simple', 'apr', 'ear', 'monthly'),
  rateChanges: fc
    .uniqueArray(fc.integer({ min: 1, max: 1_199 }), { maxLength: 4 })
    .chain((months) =>
      fc.tuple(
        ...months
          .toSorted((a, b) => a - b)
          .map((lastMonth) =>
            fc.record({
              lastMonth: fc.constant(lastMonth),
              thenRate: fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100),
              thenPayment: fc.option(fc.integer({ min: 0, max: 50_000 })),
            }),
          ),
      ),
    ),
  fee: fc.option(fc.integer({ min: 0, max: 10_000_000 }).map((pence) => pence / 100)),
  minimum: fc.option(
    fc.record({
      floor: fc.integer({ min: 0, max: 10_000 }).map((pence) => pence / 100),
      percent: fc.option(fc.integer({ min: 0, max: 1_000 }).map((hundredths) => hundredths / 100)),
      plusInterest: fc.option(fc.boolean()),
    }),
  ),
  priority: fc.boolean(),
  takesExtra: fc.boolean(),
});
const someOneOffs = fc.array(
  fc.record({
    month: fc.integer({ min: 1, max: 60 }),
    amount: fc.integer({ min: 1, max: 10_000_000_000 }).map((pence) => pence / 100),
  }),
  { maxLength: 3 },
);

it('nor where rates and payments change', () => {
  const runs = process.env.PROOF === 'full' ? 2_000 : 40;
  const extra = fc.integer({ min: 0, max: 100_000_000 }).map((pence) => pence / 100);
  const terms = fc.array(someTerms, { minLength: 12, maxLength: 12 });
  fc.assert(
    fc.property(someDebts, terms, someOneOffs, extra, (debts, own, oneOffs, extraPayment) => {
      const termed = debts.map((debt, at) => ({ ...debt, ...own[at] }));
      const request = { ...requestFor(termed, extraPayment), oneOffs, customOrder: [] };
      expect(bytesOf(request)).toBeLessThanOrEqual(detailsBytesMax(compare(request)));
    }),
    { numRuns: runs, seed: 12 },
  );
});

it('and for a household it is close', () => {
  const debts = Array.from({ length: 20 }, (_, index) => ({
    creditor: `Bank ${index}`,
    balance: 3_000 + index * 555.55,
    interestRate: 3.5 + index,
    monthlyPayment: 90 + index * 12.5,
  }));
  const request = requestFor(debts, 120);
  expect(detailsBytesMax(compare(request)) / bytesOf(request)).toBeLessThan(1.15);
  const rules = [
    { rateKind: 'apr', minimum: { floor: 25, percent: 1, plusInterest: true } },
    { rateKind: 'apr', rateChanges: [{ lastMonth: 9, thenRate: 24.9 }], fee: 90 },
    { rateKind: 'ear', minimum: { floor: 5, percent: 4 } },
  ];
  const termed = requestFor(
    debts.map((debt, at) => ({ ...debt, ...rules[at % 3] })),
    120,
  );
  expect(detailsBytesMax(compare(termed)) / bytesOf(termed)).toBeLessThan(1.15);
});

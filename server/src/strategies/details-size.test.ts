import type { StrategyRequest } from '@debt-payoff/contract/strategies';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compare } from './strategies.ts';
import { detailsBytesMax, writeComparison } from './strategies.wire.ts';

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

it('and for a household it is close', () => {
  const debts = Array.from({ length: 20 }, (_, index) => ({
    creditor: `Bank ${index}`,
    balance: 3_000 + index * 555.55,
    interestRate: 3.5 + index,
    monthlyPayment: 90 + index * 12.5,
  }));
  const request = requestFor(debts, 120);
  expect(detailsBytesMax(compare(request)) / bytesOf(request)).toBeLessThan(1.15);
});

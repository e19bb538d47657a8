import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { interestByParts } from '../terms/interest.ts';
import { partsOf, wholeParts } from '../terms/terms.ts';
import { referenceParts } from './reference.fixture.ts';
import { type RateKind, referenceInterest } from './reference-rates.fixture.ts';

const numRuns = process.env.PROOF === 'full' ? 10_000 : 200;

const units: [RateKind, number, number][] = [
  ['simple', 100, 100],
  ['apr', 9_999.99, 100],
  ['ear', 9_999.99, 100],
  ['monthly', 100, 1_000],
];
const anyRate = fc
  .constantFrom(...units)
  .chain(([kind, most, unit]) =>
    fc
      .integer({ min: 0, max: Math.round(most * unit) })
      .map((typed) => ({ kind, rate: typed / unit })),
  );
const ceilingPence = 100_000_000_000;

describe('the engine and the second implementation agree', () => {
  it('on the parts of any rate', () => {
    fc.assert(
      fc.property(anyRate, ({ kind, rate }) => {
        expect(BigInt(partsOf(kind, rate))).toBe(referenceParts(kind, rate));
      }),
      { numRuns },
    );
  });

  it('on the interest of any balance, also where it turns on half a penny', () => {
    const balances = fc.integer({ min: 0, max: ceilingPence });
    fc.assert(
      fc.property(anyRate, balances, ({ kind, rate }, balance) => {
        const parts = partsOf(kind, rate);
        for (const pence of [balance, ...aroundHalfPenny(balance, parts)]) {
          const interest = interestByParts(pence, parts / wholeParts, parts);
          expect(BigInt(interest)).toBe(referenceInterest(BigInt(pence), BigInt(parts)));
        }
      }),
      { numRuns },
    );
  });
});

/** The last balance that is rounded down and the first that is rounded up, near a balance. */
function aroundHalfPenny(balance: number, parts: number): number[] {
  if (parts === 0) return [];
  const interest = (BigInt(balance) * BigInt(parts)) / BigInt(wholeParts);
  const turn = Number(((2n * interest + 1n) * BigInt(wholeParts)) / (2n * BigInt(parts)));
  return [turn - 1, turn, turn + 1].filter((pence) => pence >= 0 && pence <= ceilingPence);
}

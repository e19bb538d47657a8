/** Rates and their interest in whole numbers, as plain as they can be written. */
export type RateKind = 'simple' | 'apr' | 'ear' | 'monthly';

/** A month's rate is a whole number of parts of this. */
export const wholeParts = 3_000_000_000_000n;

export function referenceParts(kind: RateKind | null | undefined, rate: number): bigint {
  if (kind === 'monthly') return BigInt(Math.round(rate * 1_000)) * 30_000_000n;
  const hundredths = BigInt(Math.round(rate * 100));
  return kind === 'apr' || kind === 'ear' ? effectiveParts(hundredths) : hundredths * 25_000_000n;
}

/** The largest k for which the page's inequality holds: it holds for `low` and fails for `high`. */
function effectiveParts(hundredths: bigint): bigint {
  const limit = 2n ** 12n * wholeParts ** 12n * (10_000n + hundredths);
  let low = 0n;
  let high = wholeParts;
  while (high - low > 1n) {
    const middle = (low + high) / 2n;
    if ((2n * (wholeParts + middle) - 1n) ** 12n * 10_000n <= limit) low = middle;
    else high = middle;
  }
  return low;
}

export function referenceInterest(balancePence: bigint, parts: bigint): bigint {
  return (2n * balancePence * parts + wholeParts) / (2n * wholeParts);
}

/** A month's rate as a whole number of parts, whatever kind of rate a lender states. */

export const rateKinds = ['simple', 'apr', 'ear', 'monthly'] as const;
export type RateKind = (typeof rateKinds)[number];

/** All of a balance. The 3 makes every simple rate exact. */
export const wholeParts = 3_000_000_000_000;

export const partsPerSimpleBasisPoint = 25_000_000;
const partsPerMonthlyThousandth = 30_000_000;

/** Of a rate in percent, as it was typed. */
export function partsOf(kind: RateKind, percent: number): number {
  if (kind === 'simple') return Math.round(percent * 100) * partsPerSimpleBasisPoint;
  if (kind === 'monthly') return Math.round(percent * 1_000) * partsPerMonthlyThousandth;
  return effectiveParts(Math.round(percent * 100));
}

const whole = BigInt(wholeParts);
const rightFactor = 2n ** 12n * whole ** 12n;

/**
 * The nearest whole number to the twelfth root of a year's growth, less one. An estimate is stepped until the
 * integers say that it is the largest which does not lie above; both sides are never equal.
 */
function effectiveParts(basisPoints: number): number {
  const right = rightFactor * BigInt(10_000 + basisPoints);
  const fits = (parts: number): boolean =>
    (2n * (whole + BigInt(parts)) - 1n) ** 12n * 10_000n <= right;
  let parts = Math.round(wholeParts * ((1 + basisPoints / 10_000) ** (1 / 12) - 1));
  while (!fits(parts)) parts -= 1;
  while (fits(parts + 1)) parts += 1;
  return parts;
}

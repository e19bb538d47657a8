/** The share of an amount that a part of its time is worth, in whole pence. */

/**
 * To the nearest penny, ties downwards: of Stripe's recorded lines −2.5 became −3, 4.5 became 4.
 * Whole numbers throughout, because a fraction of seconds has no exact binary form.
 */
export function prorate({
  amountPence,
  seconds,
  ofSeconds,
}: {
  readonly amountPence: number;
  readonly seconds: number;
  readonly ofSeconds: number;
}): number {
  if (ofSeconds <= 0 || seconds < 0 || seconds > ofSeconds) {
    throw new Error(`${seconds} s is no part of ${ofSeconds} s`);
  }
  const numerator = BigInt(amountPence) * BigInt(seconds);
  const denominator = BigInt(ofSeconds);
  return Number(ceilingOf(2n * numerator - denominator, 2n * denominator));
}

function ceilingOf(numerator: bigint, denominator: bigint): bigint {
  const quotient = numerator / denominator;
  return numerator % denominator > 0n ? quotient + 1n : quotient;
}

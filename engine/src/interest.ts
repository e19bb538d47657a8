/** A year in months times the hundredths of a percent in a whole. */
const divisor = 12 * 10_000;

/**
 * One month's interest, rounded half-up to the penny. The product stays below 2^53 for every balance
 * up to the run's ceiling, so the result is exact.
 */
export function monthlyInterestPence(balancePence: number, rateBasisPoints: number): number {
  return Math.floor((balancePence * rateBasisPoints + divisor / 2) / divisor);
}

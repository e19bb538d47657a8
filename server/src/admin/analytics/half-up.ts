/** Divides whole numbers, neither of them negative, and rounds half up: once, and without the errors of fractions. */
export function divideHalfUp(dividend: bigint, divisor: bigint): number {
  return Number((2n * dividend + divisor) / (2n * divisor));
}

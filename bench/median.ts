/** The middle one; of an even number, the upper one of the two in the middle. */
export function medianOf(values: readonly number[]): number {
  const median = values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
  if (median === undefined) throw new Error('There is no median: nothing was measured');
  return median;
}

/** '1 month', '28 months' */
export function countMonths(count: number): string {
  return count === 1 ? '1 month' : `${count.toLocaleString('en-GB')} months`;
}

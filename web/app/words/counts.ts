/** '1 debt', '3 debts' */
export function countDebts(count: number): string {
  return count === 1 ? '1 debt' : `${count} debts`;
}

/** '1 month', '28 months' */
export function countMonths(count: number): string {
  return count === 1 ? '1 month' : `${count.toLocaleString('en-GB')} months`;
}

/** How far debts have come: one definition for screens, mails and reports. */

/** Of one debt or of many: their sums. What is owed beyond the start is nothing repaid. */
export function repaidPence(debts: {
  readonly originalPence: number;
  readonly balancePence: number;
}): number {
  return Math.max(0, debts.originalPence - debts.balancePence);
}

/** One that was added with nothing owed, and has stayed so, is not paid off by anybody. */
export function wasEverOwed(debt: {
  readonly originalPence: number;
  readonly addedOn: string;
  /** Null while something is owed. */
  readonly paidOffOn: string | null;
}): boolean {
  return debt.originalPence > 0 || debt.paidOffOn !== debt.addedOn;
}

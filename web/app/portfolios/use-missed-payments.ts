/** Scheduled payments of a portfolio whose day has passed and that were not recorded. */

export type MissedPayments = { readonly count: number };

/** None until payments can be recorded: before that, every one would count as missed. */
export function useMissedPayments(_portfolioId: number): MissedPayments | null {
  return null;
}

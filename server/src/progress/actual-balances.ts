/** What really was owed, at the end of each month and today. */
import { type Month, monthOf, monthsBetween } from '@debt-payoff/contract/months';
import type { TrackedDebt } from '../forecast/tracked-debts.ts';

/** Pence by month from the start on; the last is how it stands today. */
export function actualBalances(
  debts: readonly TrackedDebt[],
  { startMonth, today }: { readonly startMonth: Month; readonly today: string },
): number[] {
  const monthsCount = monthsBetween({ from: startMonth, to: monthOf(today) }) + 1;
  const changes = new Array<number>(monthsCount).fill(0);
  const change = (on: string, pence: number): void => {
    // What came before the plan began is part of what it began with.
    const at = Math.max(0, monthsBetween({ from: startMonth, to: monthOf(on) }));
    changes[at] = (changes[at] ?? 0) + pence;
  };
  for (const { opening, steps } of debts) {
    change(opening.on, opening.balancePence);
    for (const { entry, before, after } of steps) {
      change(entry.on, after.balancePence - before.balancePence);
    }
  }
  let owedPence = 0;
  return changes.map((pence) => {
    owedPence += pence;
    return owedPence;
  });
}

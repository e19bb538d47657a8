/** The debts that a plan is about: those of the portfolio since it was last wholly paid off. */
import type { TrackedDebt } from './tracked-debts.ts';

export type CurrentSet = {
  readonly debts: readonly TrackedDebt[];
  /** The day on which something was first owed; null where nothing ever was. */
  readonly startedOn: string | null;
};

/** A debt that was never owed since belongs to no set: its payment frees nothing. */
export function currentSet(debts: readonly TrackedDebt[]): CurrentSet {
  const startedOn = lastStart(debts);
  if (startedOn === null) return { debts: [], startedOn };
  return { debts: debts.filter((debt) => wasOwedSince(debt, startedOn)), startedOn };
}

/** The last day on which something was owed after nothing had been. */
function lastStart(debts: readonly TrackedDebt[]): string | null {
  const owing = new Set<TrackedDebt>();
  let startedOn: string | null = null;
  for (const [day, balances] of balancesByDay(debts)) {
    const wasClear = owing.size === 0;
    for (const [debt, pence] of balances) {
      if (pence > 0) owing.add(debt);
      else owing.delete(debt);
    }
    if (wasClear && owing.size > 0) startedOn = day;
  }
  return startedOn;
}

/** How debts stood at the end of each day on which something changed, in the order of the days. */
function balancesByDay(debts: readonly TrackedDebt[]): [string, Map<TrackedDebt, number>][] {
  const byDay = new Map<string, Map<TrackedDebt, number>>();
  const note = (debt: TrackedDebt, day: string, pence: number): void => {
    byDay.set(day, (byDay.get(day) ?? new Map<TrackedDebt, number>()).set(debt, pence));
  };
  for (const debt of debts) {
    note(debt, debt.opening.on, debt.opening.balancePence);
    for (const { entry, after } of debt.steps) note(debt, entry.on, after.balancePence);
  }
  return [...byDay].sort(([one], [other]) => (one < other ? -1 : 1));
}

function wasOwedSince({ opening, steps }: TrackedDebt, day: string): boolean {
  if (opening.on >= day && opening.balancePence > 0) return true;
  const at = steps.findLastIndex(({ entry }) => entry.on < day);
  const before = steps[at]?.after.balancePence ?? (opening.on < day ? opening.balancePence : 0);
  return before > 0 || steps.slice(at + 1).some(({ after }) => after.balancePence > 0);
}

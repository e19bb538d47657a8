/** The debts that a plan is about: those of the portfolio since it was last wholly paid off. */
import { findFirstOwed, type TrackedDebt } from './tracked-debts.ts';

export type CurrentSet = {
  readonly debts: readonly TrackedDebt[];
  /** The day on which something was first owed; null where nothing ever was. */
  readonly startedOn: string | null;
  /** The day on which all debts of before were paid off; null where there were none. */
  readonly clearedOn: string | null;
};

/** A debt that was never owed since belongs to no set: its payment frees nothing. */
export function currentSet(debts: readonly TrackedDebt[]): CurrentSet {
  const { startedOn, clearedOn } = lastStart(debts);
  if (startedOn === null) return { debts: [], startedOn, clearedOn };
  const isOfSet = (debt: TrackedDebt) => findFirstOwed(debt, startedOn) !== null;
  return { debts: debts.filter(isOfSet), startedOn, clearedOn };
}

/** The last day on which something was owed after nothing had been at the end of the one before. */
function lastStart(debts: readonly TrackedDebt[]): Omit<CurrentSet, 'debts'> {
  const owing = new Set<TrackedDebt>();
  let startedOn: string | null = null;
  let clearedOn: string | null = null;
  let lastClearedOn: string | null = null;
  for (const [day, balances] of balancesByDay(debts)) {
    const wasClear = owing.size === 0;
    let isOwed = false;
    for (const [debt, { highestPence, endPence }] of balances) {
      if (highestPence > 0) isOwed = true;
      if (endPence > 0) owing.add(debt);
      else owing.delete(debt);
    }
    if (wasClear && isOwed) {
      startedOn = day;
      clearedOn = lastClearedOn;
    }
    if (startedOn !== null && owing.size === 0 && (isOwed || !wasClear)) lastClearedOn = day;
  }
  return { startedOn, clearedOn };
}

type DayBalances = { readonly highestPence: number; readonly endPence: number };

/** How debts stood within each day on which something changed, and at its end, in the order of the days. */
function balancesByDay(debts: readonly TrackedDebt[]): [string, Map<TrackedDebt, DayBalances>][] {
  const byDay = new Map<string, Map<TrackedDebt, DayBalances>>();
  const note = (debt: TrackedDebt, day: string, pence: number): void => {
    const balances = byDay.get(day) ?? new Map<TrackedDebt, DayBalances>();
    const highestPence = Math.max(balances.get(debt)?.highestPence ?? 0, pence);
    byDay.set(day, balances.set(debt, { highestPence, endPence: pence }));
  };
  for (const debt of debts) {
    note(debt, debt.opening.on, debt.opening.balancePence);
    for (const { entry, after } of debt.steps) note(debt, entry.on, after.balancePence);
  }
  return [...byDay].sort(([one], [other]) => (one < other ? -1 : 1));
}

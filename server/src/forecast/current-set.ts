/** The debts that a plan is about: those of the portfolio since it was last wholly paid off. */
import type { RemovedDebt } from './removed-debts.ts';
import { dayBalances, findFirstOwed, type TrackedDebt } from './tracked-debts.ts';

export type CurrentSet = {
  readonly debts: readonly TrackedDebt[];
  /** Those of it that were deleted. */
  readonly removed: readonly RemovedDebt[];
  /** The day on which something was first owed; null where nothing ever was. */
  readonly startedOn: string | null;
  /** The day on which all debts before these were paid off; null where there were none. */
  readonly clearedOn: string | null;
};

/**
 * A debt that was never owed since belongs to no set: its payment frees nothing. Deleted debts count for whether all
 * was paid off, but with none left there is no set.
 */
export function currentSet(
  debts: readonly TrackedDebt[],
  removed: readonly RemovedDebt[] = [],
): CurrentSet {
  const last = listSpells(debts, removed).findLast(({ isOfDebts }) => isOfDebts);
  if (last === undefined) return { debts: [], removed: [], startedOn: null, clearedOn: null };
  const { startedOn, endedOn, clearedOn } = last;
  const isOfSet = (day: string) => day >= startedOn && (endedOn === null || day <= endedOn);
  return {
    debts: debts.filter((debt) => findFirstOwed(debt, startedOn) !== null),
    removed: removed.filter(({ owedSpans }) => owedSpans.some(({ from }) => isOfSet(from))),
    startedOn,
    clearedOn,
  };
}

/** A time without a day at the end of which nothing was owed, but for its last. */
type Spell = {
  readonly startedOn: string;
  /** Null while something is owed. */
  readonly endedOn: string | null;
  /** When the one before it ended. */
  readonly clearedOn: string | null;
  /** Whether a debt that is still there was owed in it. */
  readonly isOfDebts: boolean;
};

function listSpells(debts: readonly TrackedDebt[], removed: readonly RemovedDebt[]): Spell[] {
  const spells: Spell[] = [];
  const owing = new Set<object>();
  let spell: Spell | null = null;
  for (const changes of changesByDay(debts, removed)) {
    const day = changes[0]?.day ?? '';
    const owed = changes.filter(({ highestPence }) => highestPence > 0);
    for (const { owner, endPence } of changes) {
      if (endPence > 0) owing.add(owner);
      else owing.delete(owner);
    }
    if (spell === null) {
      if (owed.length === 0) continue;
      const clearedOn: string | null = spells.at(-1)?.endedOn ?? null;
      spell = { startedOn: day, endedOn: null, clearedOn, isOfDebts: false };
    }
    if (owed.some(({ isDebt }) => isDebt)) spell = { ...spell, isOfDebts: true };
    if (owing.size > 0) continue;
    spells.push({ ...spell, endedOn: day });
    spell = null;
  }
  return spell === null ? spells : [...spells, spell];
}

type Change = {
  readonly day: string;
  /** Whose balance it is: a debt, or a time in which a deleted one was owed. */
  readonly owner: object;
  readonly isDebt: boolean;
  readonly highestPence: number;
  readonly endPence: number;
};

/** The balances of each day on which one changed, in the order of the days. */
function changesByDay(
  debts: readonly TrackedDebt[],
  removed: readonly RemovedDebt[],
): readonly Change[][] {
  const ofDebts = debts.flatMap((owner) =>
    dayBalances(owner).map((balance): Change => ({ ...balance, owner, isDebt: true })),
  );
  const ofRemoved = removed.flatMap(({ owedSpans }) =>
    owedSpans.flatMap((owner): Change[] => {
      const owed = { owner, isDebt: false, highestPence: 1, endPence: 1 };
      return [
        { ...owed, day: owner.from },
        { ...owed, day: owner.to, endPence: 0 },
      ];
    }),
  );
  const byDay = Map.groupBy([...ofDebts, ...ofRemoved], ({ day }) => day);
  return [...byDay].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, changes]) => changes);
}

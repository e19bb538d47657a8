/** What was agreed otherwise, with the lenders of a first plan's debts, since it was made. */

import type { FirstPlan } from '../forecast/first-plan.ts';
import type { TrackedDebt } from '../forecast/tracked-debts.ts';
import { changeDay, type DebtTerms, type PlannedChange } from '../ledger/debt-terms.ts';
import { ratePartsOf, type StatedRate } from '../ledger/stated-rate.ts';
import { type Comparison, type DebtAtFirst, findAtFirst } from './comparison.ts';

/** A change of the rate that is planned otherwise: in another month, or to another rate. One that was taken away has no `now`, one that came has no `first`. */
export type DealChange = {
  readonly first: PlannedChange | null;
  readonly now: PlannedChange | null;
};

export type ChangedDeals = {
  readonly debt: TrackedDebt;
  readonly atFirst: DebtAtFirst;
  /** At least one. */
  readonly changes: readonly DealChange[];
};

export function listChangedDeals({ debts, firstPlan }: Comparison): ChangedDeals[] {
  return debts.flatMap((debt) => {
    const atFirst = findAtFirst(firstPlan, debt.id);
    if (atFirst === null) return [];
    const ratesOf = (terms: DebtTerms) => changesOfRate(terms, { atFirst, firstPlan });
    const changes = dealChanges(ratesOf(atFirst.terms), ratesOf(debt.terms));
    return changes.length === 0 ? [] : [{ debt, atFirst, changes }];
  });
}

/** Without those that leave the rate as it is, and are of the payment alone. */
function changesOfRate(
  { rateChanges }: DebtTerms,
  {
    atFirst,
    firstPlan: { madeOn },
  }: { readonly atFirst: DebtAtFirst; readonly firstPlan: FirstPlan },
): PlannedChange[] {
  let { rate } = atFirst;
  return rateChanges.filter((change) => {
    if (changeDay(change) <= madeOn) return true;
    const before = ratePartsOf(rate);
    rate = rateAfter(change);
    return ratePartsOf(rate) !== before;
  });
}

/** The first of those that came, and of those that went, is one that was changed, and so on. */
function dealChanges(
  first: readonly PlannedChange[],
  now: readonly PlannedChange[],
): readonly DealChange[] {
  const went = first.filter((one) => !now.some((other) => isSameChange(one, other)));
  const came = now.filter((one) => !first.some((other) => isSameChange(one, other)));
  return Array.from({ length: Math.max(went.length, came.length) }, (_, at) => ({
    first: went[at] ?? null,
    now: came[at] ?? null,
  }));
}

function isSameChange(one: PlannedChange, other: PlannedChange): boolean {
  return (
    one.lastMonth === other.lastMonth &&
    ratePartsOf(rateAfter(one)) === ratePartsOf(rateAfter(other))
  );
}

export function rateAfter({ kind, thenThousandths: thousandths }: PlannedChange): StatedRate {
  return { kind, thousandths };
}

/** The debts of which the lender asks by another rule. */
export function listChangedRules({ debts, firstPlan }: Comparison): TrackedDebt[] {
  return debts.filter(({ id, terms: { minimumRule: now } }) => {
    const atFirst = findAtFirst(firstPlan, id);
    if (atFirst === null) return false;
    const { minimumRule: first } = atFirst.terms;
    if (first === null || now === null) return first !== now;
    return (
      first.floorPence !== now.floorPence ||
      first.percentBasisPoints !== now.percentBasisPoints ||
      first.plusInterest !== now.plusInterest
    );
  });
}

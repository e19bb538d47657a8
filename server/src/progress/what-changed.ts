/** Which kinds of things have come or changed since a first plan, whether they moved its month or not. */
import { isDeepStrictEqual } from 'node:util';
import type { KeptPlan } from '../forecast/forecast.ts';
import { listChangedDeals, listChangedRules } from './changed-terms.ts';
import {
  type Comparison,
  type Entry,
  findAtFirst,
  findFirstPath,
  isLater,
  isPlanned,
} from './comparison.ts';
import { paymentPathOf } from './payment-path.ts';

/**
 * Rates are what was entered by hand, deals the changes that are known beforehand. A rule that the plan had and that
 * asks for more than it foresaw is no cause: what made it ask for more is, and paying that is how the plan goes on.
 */
export const causeKinds = [
  'payments',
  'rates',
  'deals',
  'rules',
  'stated',
  'added',
  'plan',
] as const;
export type CauseKind = (typeof causeKinds)[number];

/** Payments aside: whether they were as planned has to be walked. */
export function hasChanged(kind: Exclude<CauseKind, 'payments'>, compared: Comparison): boolean {
  switch (kind) {
    case 'rates':
      return hasLater(compared, (entry) => entry.kind === 'rate');
    case 'deals':
      return listChangedDeals(compared).length > 0;
    case 'rules':
      return listChangedRules(compared).length > 0;
    case 'stated':
      return hasLater(compared, (entry) => entry.kind !== 'rate' && entry.kind !== 'payment');
    case 'added':
      return compared.debts.some(({ id }) => !isPlanned(compared.firstPlan, id));
    case 'plan':
      return isOtherPlan(compared);
  }
}

/**
 * How far ahead avalanche would look. It looks anew when something changes, payments aside: where nothing else has,
 * it would go on as in the first plan. Else nobody knows when it would have looked, and it stays as it is.
 */
export function lookWithout(kind: CauseKind, compared: Comparison): KeptPlan['lookAhead'] {
  const { plan, firstPlan } = compared;
  const isOther = (other: CauseKind) =>
    other !== kind && other !== 'payments' && hasChanged(other, compared);
  const stays = kind === 'payments' || plan.lookAhead === firstPlan.lookAhead;
  return stays || causeKinds.some(isOther) ? plan.lookAhead : firstPlan.lookAhead;
}

function hasLater({ debts, firstPlan }: Comparison, isOfKind: (entry: Entry) => boolean): boolean {
  return debts.some(
    ({ id, entries }) =>
      isPlanned(firstPlan, id) &&
      entries.some((entry) => isLater(firstPlan, entry) && isOfKind(entry)),
  );
}

function isOtherPlan(compared: Comparison): boolean {
  const { plan, firstPlan } = compared;
  const keptOf = ({ strategy, customOrderIds, extraPence, ...kept }: KeptPlan) => {
    const { budgetCorrectionPence, oneOffs, pauses } = kept;
    return [strategy, customOrderIds, extraPence, budgetCorrectionPence, oneOffs, pauses];
  };
  return !isDeepStrictEqual(keptOf(plan), keptOf(firstPlan)) || isSharedOtherwise(compared);
}

/** Whether another sum goes to a debt each month, now or later, or to another debt first. */
function isSharedOtherwise(compared: Comparison): boolean {
  const { debts, firstPlan, today } = compared;
  return debts.some((debt) => {
    const first = findAtFirst(firstPlan, debt.id);
    if (first === null) return false;
    const { terms } = debt;
    return (
      !isDeepStrictEqual(paymentPathOf(debt, today), findFirstPath(compared, debt)) ||
      terms.isPriority !== first.terms.isPriority ||
      terms.takesExtra !== first.terms.takesExtra ||
      !isDeepStrictEqual(terms.oneOffs, first.terms.oneOffs)
    );
  });
}

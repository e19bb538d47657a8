/**
 * Why the debt-free month is another than in the first plan. A cause is what, left out, would give another
 * month; how many months it made is said only where the causes add up to the whole difference.
 */
import { type Month, monthOf, monthsBetween } from '@debt-payoff/contract/months';
import { type FirstPlan, planInMonth } from '../forecast/first-plan.ts';
import { type CurrentPlan, forecastDebts } from '../forecast/forecast.ts';
import type { TrackedDebt } from '../forecast/tracked-debts.ts';
import {
  type Comparison,
  countMissing,
  countPassing,
  isPlanned,
  isSoonerThan,
  withFirst,
  withFirstPayments,
} from './comparison.ts';
import { withFirstDeals, withFirstRules, withoutRates, withoutStatements } from './left-out.ts';
import { payAsPlanned } from './pay-as-planned.ts';
import { type CauseKind, causeKinds, hasChanged, lookWithout } from './what-changed.ts';

export type Cause = {
  readonly kind: CauseKind;
  /** Whether it made the month a sooner one; else a later one. */
  readonly isSooner: boolean;
  /** How many months it made; null where the causes do not add up, or there is no end to count to. */
  readonly monthsSooner: number | null;
};

export function causesOf(compared: Comparison, month: Month | null): Cause[] {
  const { firstPlan } = compared;
  if (firstPlan.month === month || countMissing(firstPlan, compared.debts) > 0) return [];
  if (countPassing(compared) > 0) return [];
  if (isTooMuchToWalk(compared)) return [];
  const found = causeKinds
    .filter((kind) => isPossible(kind, compared))
    .map((kind) => ({ kind, without: monthWithout(kind, compared) }))
    .filter(({ without }) => without !== month)
    .map(({ kind, without }) => ({
      kind,
      isSooner: isSoonerThan(month, without),
      monthsSooner: soonerBy({ from: without, to: month }),
    }));
  const wholeSooner = soonerBy({ from: firstPlan.month, to: month });
  const sum = found.reduce<number | null>(
    (total, { monthsSooner }) =>
      total === null || monthsSooner === null ? null : total + monthsSooner,
    0,
  );
  if (wholeSooner !== null && sum === wholeSooner) return found;
  const isWholeSooner = isSoonerThan(month, firstPlan.month);
  return found
    .filter(({ isSooner }) => isSooner === isWholeSooner)
    .map((cause) => ({ ...cause, monthsSooner: null }));
}

/** What was agreed is as it was in most plans, and need not be walked again. */
function isPossible(kind: CauseKind, compared: Comparison): boolean {
  return (kind !== 'deals' && kind !== 'rules') || hasChanged(kind, compared);
}

/** Debts times months, and entries of all debts: beyond them nobody waits, and no cause is named. */
const walkedMonthsMax = 10_000;
const entriesMax = 5_000;
/** To look ahead in a month is to walk the plan from there to its end. */
const lookingWeight = 5;
/** Of more, each single forecast takes long. */
const lookingDebtsMax = 50;

function isTooMuchToWalk({ debts, firstPlan, today }: Comparison): boolean {
  const months = monthsBetween({ from: monthOf(firstPlan.madeOn), to: monthOf(today) }) + 1;
  const entriesCount = debts.reduce((sum, { entries }) => sum + entries.length, 0);
  const isLooking = looksAhead(firstPlan);
  if (isLooking && debts.length > lookingDebtsMax) return true;
  const weight = isLooking ? lookingWeight : 1;
  return debts.length * months * weight > walkedMonthsMax || entriesCount > entriesMax;
}

function looksAhead({ strategy, debts }: FirstPlan): boolean {
  return (
    strategy === 'avalanche' && debts.some(({ terms }) => (terms?.rateChanges.length ?? 0) > 0)
  );
}

/** Null where one of them never comes. */
function soonerBy({ from, to }: { from: Month | null; to: Month | null }): number | null {
  return from === null || to === null ? null : monthsBetween({ from: to, to: from });
}

/** The debt-free month, had nothing of this kind come after the first plan. */
export function monthWithout(kind: CauseKind, compared: Comparison): Month | null {
  const { debts, firstPlan, today } = compared;
  const lookAhead = lookWithout(kind, compared);
  const monthOfDebts = (without: readonly TrackedDebt[], kept: CurrentPlan = compared.plan) =>
    forecastDebts(without, { plan: { ...kept, lookAhead }, today }).month;
  switch (kind) {
    case 'payments':
      return monthOfDebts(payAsPlanned(compared).debts);
    case 'rates':
      return monthOfDebts(withoutRates(compared));
    case 'deals':
      return monthOfDebts(withFirstDeals(compared));
    case 'rules':
      return monthOfDebts(withFirstRules(compared));
    case 'stated':
      return monthOfDebts(withoutStatements(compared));
    case 'added':
      return monthOfDebts(debts.filter(({ id }) => isPlanned(firstPlan, id)));
    case 'plan':
      return monthOfDebts(asFirstShared(compared), planInMonth(firstPlan, today));
  }
}

/** With what was to be paid then, and where it was to go. What lenders ask for and charge is that of today. */
function asFirstShared(compared: Comparison): TrackedDebt[] {
  const debts = withFirstPayments(compared);
  return withFirst({ ...compared, debts }, ({ terms: first }, { terms }) => {
    const { isPriority, takesExtra, oneOffs } = first;
    return { terms: { ...terms, isPriority, takesExtra, oneOffs } };
  });
}

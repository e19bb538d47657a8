/**
 * Why the debt-free month is another than in the first plan. A cause is what, left out, would give another
 * month; how many months it made is said only where the causes add up to the whole difference.
 */
import { type Month, monthOf, monthsBetween } from '@debt-payoff/contract/months';
import { planInMonth } from '../forecast/first-plan.ts';
import { forecastDebts } from '../forecast/forecast.ts';
import { type TrackedDebt, withEntries } from '../forecast/tracked-debts.ts';
import {
  type Comparison,
  countMissing,
  countPassing,
  type Entry,
  isLater,
  isPlanned,
  isSoonerThan,
  withFirstPayments,
} from './comparison.ts';
import { payAsPlanned } from './pay-as-planned.ts';

export const causeKinds = ['payments', 'rates', 'stated', 'added', 'plan'] as const;
export type CauseKind = (typeof causeKinds)[number];

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

/** Debts times months, and entries of all debts: beyond them nobody waits, and no cause is named. */
const walkedMonthsMax = 10_000;
const entriesMax = 5_000;

function isTooMuchToWalk({ debts, firstPlan, today }: Comparison): boolean {
  const months = monthsBetween({ from: monthOf(firstPlan.madeOn), to: monthOf(today) }) + 1;
  const entriesCount = debts.reduce((sum, { entries }) => sum + entries.length, 0);
  return debts.length * months > walkedMonthsMax || entriesCount > entriesMax;
}

/** Null where one of them never comes. */
function soonerBy({ from, to }: { from: Month | null; to: Month | null }): number | null {
  return from === null || to === null ? null : monthsBetween({ from: to, to: from });
}

/** The debt-free month, had nothing of this kind come after the first plan. */
export function monthWithout(kind: CauseKind, compared: Comparison): Month | null {
  const { debts, plan, today, firstPlan } = compared;
  switch (kind) {
    case 'payments':
      return forecastDebts(payAsPlanned(compared).debts, { plan, today }).month;
    case 'rates':
      return forecastDebts(changed(compared, withoutRate), { plan, today }).month;
    case 'stated':
      return forecastDebts(changed(compared, withoutStatement), { plan, today }).month;
    case 'added':
      return forecastDebts(
        debts.filter(({ id }) => isPlanned(firstPlan, id)),
        { plan, today },
      ).month;
    case 'plan':
      return forecastDebts(withFirstPayments(compared), {
        plan: planInMonth(firstPlan, today),
        today,
      }).month;
  }
}

/** Every entry that came after the first plan is replaced by what the function makes of it. */
function changed(
  { debts, firstPlan, today }: Comparison,
  change: (entry: Entry) => Entry[],
): TrackedDebt[] {
  return debts.map((debt) => {
    // What came to a debt that was added is part of its being added.
    if (!isPlanned(firstPlan, debt.id)) return debt;
    const entries = debt.entries.flatMap((entry) =>
      isLater(firstPlan, entry) ? change(entry) : [entry],
    );
    return withEntries(debt, entries, today);
  });
}

function withoutRate(entry: Entry): Entry[] {
  return entry.kind === 'rate' ? [] : [entry];
}

/** Nor spending, charges and refunds, which say by how much a balance changed. */
function withoutStatement(entry: Entry): Entry[] {
  if (entry.kind === 'payment') return [{ ...entry, statedBalancePence: null }];
  return entry.kind === 'rate' ? [entry] : [];
}

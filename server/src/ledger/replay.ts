/**
 * The ledger of one debt: a pure function of its entries. Whatever is added, changed or deleted, it is
 * worked out anew from the first entry, so that no order of edits can leave a different balance.
 */
import { applyEntry, type EntryEffect, type PaymentEffect } from './apply-entry.ts';
import { type PlannedChange, plannedEntries } from './debt-terms.ts';
import type { LaterEntry, OpeningEntry } from './entries.ts';
import { type LedgerState, openingState, requireIdentity } from './ledger-state.ts';

export type { EntryEffect, PaymentEffect } from './apply-entry.ts';
export type {
  BalanceEntry,
  LaterEntry,
  LedgerEntry,
  OpeningEntry,
  PaymentEntry,
  RateEntry,
} from './entries.ts';
export { type LedgerState, openingState } from './ledger-state.ts';

export type ReplayResult = {
  readonly state: LedgerState;
  /** Of payments, and of the other entries that may change the balance; in the order in which they count. */
  readonly payments: readonly PaymentEffect[];
  readonly entries: readonly EntryEffect[];
};

/** What a debt's ledger is made of. */
export type LedgerEntries = {
  readonly opening: OpeningEntry;
  readonly others: readonly LaterEntry[];
  /** Changes of the rate that were known beforehand. */
  readonly changes?: readonly PlannedChange[] | undefined;
};

/** Planned changes are part of it up to a day; without one, up to the last entry. */
export function replay(ledger: LedgerEntries, until?: string): ReplayResult {
  const steps = listSteps(ledger, until);
  return {
    state: steps.at(-1)?.after ?? openingState(ledger.opening),
    payments: steps.flatMap(({ payment }) => payment ?? []),
    entries: steps.flatMap(({ effect }) => effect ?? []),
  };
}

export type LedgerStep = {
  readonly entry: LaterEntry;
  readonly before: LedgerState;
  readonly after: LedgerState;
  /** Of a payment. */
  readonly payment?: PaymentEffect;
  /** Of a statement, spending, a charge or a refund. */
  readonly effect?: EntryEffect;
};

/** Every entry in the order in which it counts, with how the debt stood before and after it. */
export function listSteps(ledger: LedgerEntries, until?: string): LedgerStep[] {
  const { opening } = ledger;
  let before = openingState(opening);
  return entriesInOrder(ledger, until).map((entry) => {
    const { state: after, ...effects } = applyEntry(before, entry);
    requireIdentity(opening, after);
    const step = { entry, before, after, ...effects };
    before = after;
    return step;
  });
}

/** Of the entries; each counts on the opening's day at the earliest. */
export function lastDay({ opening: { on }, others }: LedgerEntries): string {
  return others.reduce((last, entry) => (entry.on > last ? entry.on : last), on);
}

/** How the debt stood right before an entry of that day and place. */
export function stateBefore(
  { others, ...ledger }: LedgerEntries,
  place: { readonly on: string; readonly order: number },
): LedgerState {
  const earlier = others.filter((entry) => isBefore(entry, place));
  return replay({ ...ledger, others: earlier }, place.on).state;
}

/** By day, then by order of entry. What is dated before the opening counts on the opening's day. */
export function entriesInOrder(ledger: LedgerEntries, until = lastDay(ledger)): LaterEntry[] {
  const { opening, others, changes = [] } = ledger;
  return [...others, ...plannedEntries(changes, until)]
    .toSorted((one, other) => compare(one.on, other.on) || one.order - other.order)
    .map((entry) => (entry.on < opening.on ? { ...entry, on: opening.on } : entry));
}

function isBefore(entry: LaterEntry, place: { on: string; order: number }): boolean {
  return (compare(entry.on, place.on) || entry.order - place.order) < 0;
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** What is left of a story when all was entered, changed and deleted, and the ledger that it gives. */
import type { LaterEntry } from './entries.ts';
import { type EntryEffect, type ReplayResult, replay } from './replay.ts';
import type { Act, Opening, StoryEntry, StoryPayment } from './story.fixture.ts';

export type Survivors = {
  /** With the opening balance that counts in the end. */
  readonly opening: Opening;
  /** By their numbers, with their places in the order of entry. */
  readonly payments: ReadonlyMap<number, StoryPayment & { readonly order: number }>;
  readonly entries: ReadonlyMap<number, StoryEntry & { readonly order: number }>;
  readonly rates: readonly (Extract<Act, { kind: 'rate' }> & { readonly order: number })[];
};

export function survivorsOf(first: Opening, acts: readonly Act[]): Survivors {
  const payments = new Map<number, StoryPayment & { order: number }>();
  const entries = new Map<number, StoryEntry & { order: number }>();
  const rates: (Extract<Act, { kind: 'rate' }> & { order: number })[] = [];
  const counts = { payments: 0, entries: 0 };
  let opening = first;
  for (const [at, act] of acts.entries()) {
    const order = at + 2;
    switch (act.kind) {
      case 'pay':
        counts.payments += 1;
        payments.set(counts.payments, { ...act.payment, order });
        break;
      case 'change': {
        const before = payments.get(act.number);
        if (before === undefined) throw new Error(`There is no payment ${act.number} to change`);
        payments.set(act.number, { ...before, ...act.to });
        break;
      }
      case 'delete':
        if (!payments.delete(act.number)) {
          throw new Error(`There is no payment ${act.number} to delete`);
        }
        break;
      case 'rate':
        rates.push({ ...act, order });
        break;
      case 'change entry': {
        const before = entries.get(act.number);
        if (before !== undefined) entries.set(act.number, changedEntry(before, act.to));
        break;
      }
      case 'delete entry':
        entries.delete(act.number);
        break;
      case 'correct opening':
        opening = { ...opening, balancePence: act.balancePence };
        break;
      default:
        counts.entries += 1;
        // Edited on the day on which it was added, before anything else was entered.
        if (act.kind === 'state' && act.on === opening.on && payments.size + entries.size === 0) {
          opening = { ...opening, balancePence: act.balancePence };
        } else {
          entries.set(counts.entries, { ...act, order });
        }
    }
  }
  return { opening, payments, entries, rates };
}

export function changedEntry<Entry extends StoryEntry>(
  entry: Entry,
  { on, pence }: { readonly on: string; readonly pence: number },
): Entry {
  return entry.kind === 'state'
    ? { ...entry, on, balancePence: pence }
    : { ...entry, on, amountPence: pence };
}

/** Replays the history that survives all changes. The orders of the effects of entries are their numbers. */
export function replayOf(first: Opening, acts: readonly Act[]): ReplayResult {
  const { entries, ...result } = replay(ledgerOfStory(first, acts));
  const { entries: survivors } = survivorsOf(first, acts);
  const numbers = new Map([...survivors].map(([number, { order }]) => [order, number]));
  return {
    ...result,
    entries: entries.map(
      (effect): EntryEffect => ({
        ...effect,
        order: numbers.get(effect.order) ?? 0,
      }),
    ),
  };
}

export function ledgerOfStory(first: Opening, acts: readonly Act[]) {
  const { opening, payments, entries, rates } = survivorsOf(first, acts);
  const others: LaterEntry[] = [
    ...rates,
    ...[...entries.values()].map(
      (entry): LaterEntry => (entry.kind === 'state' ? { ...entry, kind: 'balance' } : entry),
    ),
    ...[...payments].map(([id, payment]): LaterEntry => ({ kind: 'payment', id, ...payment })),
  ];
  return { opening: { kind: 'opening' as const, order: 1, ...opening }, others };
}

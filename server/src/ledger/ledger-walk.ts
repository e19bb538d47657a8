/** A ledger that is walked forward once, for anyone who asks how a debt stands on one day after another. */
import { monthOf } from '@debt-payoff/contract/months';
import { applyEntry, fixInterest } from './apply-entry.ts';
import type { LaterEntry } from './entries.ts';
import { type LedgerState, openingState, requireIdentity } from './ledger-state.ts';
import { entriesInOrder, type LedgerEntries, lastDay } from './replay.ts';

/** No day may be before one that was named already. */
export type LedgerWalk = {
  readonly stateBefore: (day: string) => LedgerState;
  /** With all that was entered about that day. */
  readonly stateOn: (day: string) => LedgerState;
  /** After all that the walk has come to. */
  readonly add: (entry: LaterEntry) => void;
  /** Whether the debt is paid off after all entries, also those that the walk has not come to. */
  readonly endsPaidOff: () => boolean;
};

/** Planned changes are part of it up to that day, and up to the last entry. */
export function walkLedger(ledger: LedgerEntries, until: string): LedgerWalk {
  const { opening } = ledger;
  const last = lastDay(ledger);
  const entries = entriesInOrder(ledger, until > last ? until : last);
  const lastStated = entries.findLastIndex(statesBalance);
  let next = 0;
  let state = openingState(opening);
  let laterPence = entries.reduce((sum, entry) => sum + changePence(entry), 0);
  let endsAsStated: boolean | null = null;

  const after = (before: LedgerState, entry: LaterEntry): LedgerState => {
    const { state } = applyEntry(before, entry);
    requireIdentity(opening, state);
    return state;
  };
  const goOnWhile = (isReached: (entry: LaterEntry) => boolean): LedgerState => {
    for (let entry = entries[next]; entry !== undefined && isReached(entry); ) {
      state = after(state, entry);
      laterPence -= changePence(entry);
      next += 1;
      entry = entries[next];
    }
    return state;
  };
  const replayRest = (): boolean => entries.slice(next).reduce(after, state).paidOffOn !== null;
  return {
    stateBefore: (day) => goOnWhile(({ on }) => on < day),
    stateOn: (day) => {
      goOnWhile(({ on }) => on <= day);
      // Interest that compounds is worked out turn by turn: none is to be worked out again.
      if (monthOf(day) > monthOf(state.interestFrom)) state = fixInterest(state, day);
      return state;
    },
    add: (entry) => {
      state = after(state, entry);
    },
    endsPaidOff: () => {
      // Whatever is added before a stated balance, what is owed after it stays the same.
      if (next <= lastStated) {
        endsAsStated ??= replayRest();
        return endsAsStated;
      }
      // Interest, and what was paid too much, only ever make it more.
      return state.balancePence + laterPence <= 0 && replayRest();
    },
  };
}

function statesBalance(entry: LaterEntry): boolean {
  return (
    entry.kind === 'balance' ||
    (entry.kind === 'payment' && entry.affectsBalance && entry.statedBalancePence !== null)
  );
}

/** What an entry adds to the balance by itself, unless it states one. */
function changePence(entry: LaterEntry): number {
  switch (entry.kind) {
    case 'spending':
    case 'charge':
      return entry.amountPence;
    case 'refund':
      return -entry.amountPence;
    case 'payment':
      return entry.affectsBalance ? -entry.amountPence : 0;
    default:
      return 0;
  }
}

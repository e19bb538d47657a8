/**
 * The rules of the ledger worked as plainly as can be, to hold the real one against: day by day, in BigInt,
 * with interest that falls due as soon as a month turns.
 */
import { addDays } from '@debt-payoff/contract/days';
import type { BalanceChange } from '@debt-payoff/contract/stated-balance';
import type { Act, Opening } from './story.fixture.ts';
import { survivorsOf } from './story-history.fixture.ts';

type Entry = { readonly on: string; readonly meant: string; readonly order: number } & (
  | {
      readonly kind: 'payment';
      readonly number: number;
      readonly amount: bigint;
      readonly stated: bigint | null;
      readonly choice: BalanceChange | null;
      readonly counts: boolean;
    }
  | {
      readonly kind: 'balance';
      readonly number: number;
      readonly balance: bigint;
      readonly choice: BalanceChange | null;
    }
  | { readonly kind: 'amount'; readonly number: number; readonly up: bigint }
  | { readonly kind: 'rate'; readonly rate: bigint }
);

type Effect = {
  interest: bigint;
  principal: bigint;
  adjustment: bigint;
  excess: bigint;
  balance: bigint;
};

export type ReferenceLedger = {
  readonly balance: bigint;
  /** On the day of the last entry, as is all of it. */
  readonly interestDue: bigint;
  readonly lastOn: string;
  readonly effects: ReadonlyMap<number, Effect>;
  /** Of statements, spending, charges and refunds. */
  readonly entryEffects: ReadonlyMap<number, Omit<Effect, 'principal'>>;
};

export function referenceLedger(first: Opening, acts: readonly Act[]): ReferenceLedger {
  const { opening } = survivorsOf(first, acts);
  const entries = entriesOf(first, acts);
  const effects = new Map<number, Effect>();
  const entryEffects = new Map<number, Omit<Effect, 'principal'>>();
  let balance = BigInt(opening.balancePence);
  let rate = basisPoints(opening.rate);
  let due = 0n;
  /** Charged by statements, and not paid yet. */
  let waiting = 0n;
  let charged = 0n;
  const lastOn = entries.at(-1)?.on ?? opening.on;
  for (let day = opening.on; day <= lastOn; day = addDays(day, 1)) {
    if (day.endsWith('-01') && day > opening.on) {
      due += monthsInterest(balance, rate);
      charged = 0n;
    }
    for (const entry of entries.filter(({ on }) => on === day)) {
      const debt = { balance, rate, due, charged };
      if (entry.kind === 'rate') {
        rate = entry.rate;
      } else if (entry.kind === 'payment') {
        if (!entry.counts) {
          effects.set(entry.number, { ...nothing, balance: entry.stated ?? balance });
          continue;
        }
        const { interest, adjustment, excess } =
          entry.stated === null
            ? { interest: due, adjustment: 0n, excess: most(0n, entry.amount - balance - due) }
            : meaningOf(debt, { ...entry, stated: entry.stated, paid: entry.amount });
        balance = balance + interest + adjustment - entry.amount + excess;
        const paidInterest = waiting + interest;
        const principal = entry.amount - excess - paidInterest;
        effects.set(entry.number, {
          interest: paidInterest,
          principal,
          adjustment,
          excess,
          balance,
        });
        charged += interest;
        due = 0n;
        waiting = 0n;
      } else if (entry.kind === 'balance') {
        const { interest, adjustment, excess } = meaningOf(debt, {
          ...entry,
          stated: entry.balance,
          paid: null,
        });
        balance = entry.balance;
        entryEffects.set(entry.number, { interest, adjustment, excess, balance });
        charged += interest;
        due = 0n;
        waiting = least(waiting + interest, balance);
      } else {
        const isClearing = -entry.up >= balance && entry.up <= 0n;
        const interest = isClearing ? due : 0n;
        const after = balance + interest + entry.up;
        balance = most(0n, after);
        const excess = balance - after;
        entryEffects.set(entry.number, { interest, adjustment: entry.up, excess, balance });
        charged += interest;
        if (isClearing) due = 0n;
        waiting = least(waiting + interest, balance);
      }
    }
  }
  return { balance, interestDue: due, lastOn, effects, entryEffects };
}

const nothing = { interest: 0n, principal: 0n, adjustment: 0n, excess: 0n };

/** The sentences about stated balances, one after the other. */
function meaningOf(
  debt: { balance: bigint; rate: bigint; due: bigint; charged: bigint },
  entry: { stated: bigint; paid: bigint | null; choice: BalanceChange | null },
): { interest: bigint; adjustment: bigint; excess: bigint } {
  const implied = entry.stated + (entry.paid ?? 0n) - debt.balance;
  const months = debt.due > 0n ? debt.due : monthsInterest(debt.balance, debt.rate);
  // Half a penny goes up.
  const bound = most(0n, (months * 130n * 2n + 100n) / 200n + 200n - debt.charged);
  const isByRule = debt.rate > 0n && implied <= bound;
  const isInterest = entry.choice === null ? isByRule : entry.choice === 'interest';
  if (implied >= 0n && isInterest) return { interest: implied, adjustment: 0n, excess: 0n };
  if (implied < 0n && entry.paid !== null) return { interest: 0n, adjustment: implied, excess: 0n };
  const rest = implied - debt.due;
  return entry.paid !== null && entry.stated === 0n && rest > 0n
    ? { interest: debt.due, adjustment: 0n, excess: rest }
    : { interest: debt.due, adjustment: rest, excess: 0n };
}

function most(one: bigint, other: bigint): bigint {
  return one > other ? one : other;
}

function least(one: bigint, other: bigint): bigint {
  return one < other ? one : other;
}

function basisPoints({ thousandths }: Opening['rate']): bigint {
  return BigInt(thousandths) / 10n;
}

/** Half a penny goes up: rate / 100 / 100 / 12 of the balance. */
function monthsInterest(balance: bigint, rate: bigint): bigint {
  return (balance * rate * 2n + 120_000n) / 240_000n;
}

function entriesOf(first: Opening, acts: readonly Act[]): Entry[] {
  const { opening, payments, entries, rates } = survivorsOf(first, acts);
  const dated = ({ on, order }: { on: string; order: number }) => ({
    on: on < opening.on ? opening.on : on,
    meant: on,
    order,
  });
  const all: Entry[] = [
    ...rates.map((one) => ({
      ...dated(one),
      kind: 'rate' as const,
      rate: basisPoints(one.rate),
    })),
    ...[...entries].map(([number, one]): Entry => {
      if (one.kind === 'state') {
        const { balancePence, choice = null } = one;
        return { ...dated(one), kind: 'balance', number, balance: BigInt(balancePence), choice };
      }
      const amount = BigInt(one.amountPence);
      return {
        ...dated(one),
        kind: 'amount',
        number,
        up: one.kind === 'refund' ? -amount : amount,
      };
    }),
    ...[...payments].map(
      ([number, one]): Entry => ({
        ...dated(one),
        kind: 'payment',
        number,
        amount: BigInt(one.amountPence),
        stated: one.statedBalancePence === null ? null : BigInt(one.statedBalancePence),
        choice: one.choice ?? null,
        counts: one.affectsBalance,
      }),
    ),
  ];
  return all.sort((a, b) => (a.meant === b.meant ? a.order - b.order : a.meant < b.meant ? -1 : 1));
}

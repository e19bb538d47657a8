/**
 * The rules of the ledger worked as plainly as can be, to hold the real one against: day by day, in BigInt,
 * with interest that falls due as soon as a month turns.
 */
import { addDays } from '@debt-payoff/contract/days';
import { type Act, type Opening, survivorsOf } from './story.fixture.ts';

type Entry = { readonly on: string; readonly order: number } & (
  | {
      readonly kind: 'payment';
      readonly number: number;
      readonly amount: bigint;
      readonly stated: bigint | null;
      readonly counts: boolean;
    }
  | { readonly kind: 'balance'; readonly balance: bigint }
  | { readonly kind: 'rate'; readonly rate: bigint }
);

type Effect = { interest: bigint; principal: bigint; excess: bigint; balance: bigint };

export type ReferenceLedger = {
  readonly balance: bigint;
  /** On the day of the last entry, as is all of it. */
  readonly interestDue: bigint;
  readonly lastOn: string;
  readonly effects: ReadonlyMap<number, Effect>;
};

export function referenceLedger(opening: Opening, acts: readonly Act[]): ReferenceLedger {
  const entries = entriesOf(opening, acts);
  const effects = new Map<number, Effect>();
  let balance = BigInt(opening.balancePence);
  let rate = BigInt(opening.rateBasisPoints);
  let due = 0n;
  const lastOn = entries.at(-1)?.on ?? opening.on;
  for (let day = opening.on; day <= lastOn; day = addDays(day, 1)) {
    if (day.endsWith('-01') && day > opening.on) due += monthsInterest(balance, rate);
    for (const entry of entries.filter(({ on }) => on === day)) {
      if (entry.kind === 'rate') {
        rate = entry.rate;
        continue;
      }
      if (entry.kind === 'payment') {
        const effect = effectOf(entry, { balance, due });
        effects.set(entry.number, effect);
        if (!entry.counts) continue;
        balance = effect.balance;
      } else {
        balance = entry.balance;
      }
      due = 0n;
    }
  }
  return { balance, interestDue: due, lastOn, effects };
}

function effectOf(
  { amount, stated, counts }: Extract<Entry, { kind: 'payment' }>,
  { balance, due }: { balance: bigint; due: bigint },
): Effect {
  if (!counts) return { interest: 0n, principal: 0n, excess: 0n, balance: stated ?? balance };
  if (stated !== null) {
    const interest = atLeastNothing(amount - (balance - stated));
    return { interest, principal: amount - interest, excess: 0n, balance: stated };
  }
  const excess = atLeastNothing(amount - (balance + due));
  const left = atLeastNothing(balance + due - amount);
  return { interest: due, principal: amount - due - excess, excess, balance: left };
}

function atLeastNothing(amount: bigint): bigint {
  return amount > 0n ? amount : 0n;
}

/** Half a penny goes up: rate / 100 / 100 / 12 of the balance. */
function monthsInterest(balance: bigint, rate: bigint): bigint {
  return (balance * rate * 2n + 120_000n) / 240_000n;
}

function entriesOf(opening: Opening, acts: readonly Act[]): Entry[] {
  const survivors = survivorsOf(acts);
  const dated: (Entry & { readonly meant: string })[] = [];
  let number = 0;
  for (const [order, act] of acts.entries()) {
    if (act.kind === 'state')
      dated.push({
        kind: 'balance',
        on: act.on,
        meant: act.on,
        order,
        balance: BigInt(act.balancePence),
      });
    if (act.kind === 'rate')
      dated.push({
        kind: 'rate',
        on: act.on,
        meant: act.on,
        order,
        rate: BigInt(act.rateBasisPoints),
      });
    if (act.kind !== 'pay') continue;
    number += 1;
    const paid = survivors.get(number);
    if (paid === undefined) continue;
    dated.push({
      kind: 'payment',
      on: paid.on < opening.on ? opening.on : paid.on,
      meant: paid.on,
      order,
      number,
      amount: BigInt(paid.amountPence),
      stated: paid.statedBalancePence === null ? null : BigInt(paid.statedBalancePence),
      counts: paid.affectsBalance,
    });
  }
  return dated.sort((a, b) =>
    a.meant === b.meant ? a.order - b.order : a.meant < b.meant ? -1 : 1,
  );
}

/**
 * The rules for debts with terms worked as plainly as can be, to hold the real ledger against: month after month, in
 * BigInt, with nothing carried but what the rules name. It shares no sum with the real one.
 */
import type { BalanceChange } from '@debt-payoff/contract/stated-balance';
import type { MinimumRule } from '@debt-payoff/engine';
import type { LaterEntry, LedgerEntries } from './replay.ts';
import type { StatedRate } from './stated-rate.ts';

export type ReferenceEffect = {
  readonly interest: bigint;
  /** Of a payment; nought for the others. */
  readonly principal: bigint;
  readonly adjustment: bigint;
  readonly excess: bigint;
  readonly balance: bigint;
};

/** How the debt stood for a stated balance, right before an entry. */
type ReferenceStanding = {
  readonly balance: bigint;
  readonly due: bigint;
  readonly most: bigint;
  readonly bears: boolean;
};

export type TermedReference = {
  readonly balance: bigint;
  /** Fallen due by the last day asked for, and in no balance yet. */
  readonly due: bigint;
  readonly rate: StatedRate;
  readonly compounds: boolean;
  readonly paidOffOn: string | null;
  readonly payments: ReadonlyMap<number, ReferenceEffect>;
  /** By their places in the order of entry. */
  readonly entries: ReadonlyMap<number, ReferenceEffect>;
  /** By the places of all entries. */
  readonly standings: ReadonlyMap<number, ReferenceStanding>;
  /** What each month began with, from the one after the opening: last month's closing balance, and the turn's interest. */
  readonly turns: ReadonlyMap<string, { readonly closing: bigint; readonly interest: bigint }>;
};

const nothing = { interest: 0n, principal: 0n, adjustment: 0n, excess: 0n };

type Debt = {
  balance: bigint;
  due: bigint;
  rate: StatedRate;
  compounds: boolean;
  /** Of all rates since the last entry that stated a balance or bore interest. */
  highest: StatedRate;
  /** In this calendar month. */
  charged: bigint;
  /** Charged by statements, and not paid yet. */
  waiting: bigint;
  paidOffOn: string | null;
};

export function termedReference(ledger: LedgerEntries, until: string): TermedReference {
  const { opening } = ledger;
  const debt: Debt = {
    balance: BigInt(opening.balancePence),
    due: 0n,
    rate: opening.rate,
    compounds: opening.compounds ?? false,
    highest: opening.rate,
    charged: 0n,
    waiting: 0n,
    paidOffOn: opening.balancePence === 0 ? opening.on : null,
  };
  const payments = new Map<number, ReferenceEffect>();
  const entries = new Map<number, ReferenceEffect>();
  const standings = new Map<number, ReferenceStanding>();
  const turns = new Map<string, { closing: bigint; interest: bigint }>();
  const dated = inOrderOfTheLaw(ledger);
  for (let month = monthNumber(opening.on); month <= monthNumber(until); month += 1) {
    if (month > monthNumber(opening.on)) {
      const interest = interestOfTurn(debt);
      turns.set(written(month), { closing: debt.balance + debt.due, interest });
      debt.due += interest;
      debt.charged = 0n;
    }
    // The first of the month after the last month at the rate before, and before that day's other entries.
    for (const change of ledger.changes ?? []) {
      if (monthNumber(change.lastMonth) + 1 === month) {
        setRate(debt, { kind: change.kind, thousandths: change.thenThousandths });
      }
    }
    for (const { on, entry } of dated) {
      if (monthNumber(on) !== month || on > until) continue;
      standings.set(entry.order, standingOf(debt));
      const effect = enter(debt, { on, entry });
      if (entry.kind === 'payment') payments.set(entry.id, effect);
      else if (entry.kind !== 'rate') entries.set(entry.order, effect);
      if (debt.balance > 0n) debt.paidOffOn = null;
      else if (entry.kind !== 'rate') debt.paidOffOn ??= on;
    }
  }
  const { balance, due, rate, compounds, paidOffOn } = debt;
  return { balance, due, rate, compounds, paidOffOn, payments, entries, standings, turns };
}

/** 'Ordered by date, then by order of entry'; what is dated before the debt is applied on its first day. */
function inOrderOfTheLaw({ opening, others }: LedgerEntries) {
  return [...others]
    .sort((a, b) => (a.on === b.on ? a.order - b.order : a.on < b.on ? -1 : 1))
    .map((entry) => ({ on: entry.on < opening.on ? opening.on : entry.on, entry }));
}

function enter(
  debt: Debt,
  { on, entry }: { readonly on: string; readonly entry: LaterEntry },
): ReferenceEffect {
  switch (entry.kind) {
    case 'rate':
      setRate(debt, entry.rate);
      debt.compounds = entry.compounds ?? debt.compounds;
      return { ...nothing, balance: debt.balance };
    case 'spending':
    case 'charge':
      debt.balance += BigInt(entry.amountPence);
      return { ...nothing, adjustment: BigInt(entry.amountPence), balance: debt.balance };
    case 'refund':
      return giveBack(debt, BigInt(entry.amountPence));
    case 'balance': {
      const stated = BigInt(entry.balancePence);
      const meaning = meaningOf(debt, { stated, paid: null, choice: entry.choice ?? null });
      return chargeWithoutPayment(debt, meaning, stated);
    }
    case 'payment':
      return entry.affectsBalance
        ? pay(debt, entry)
        : { ...nothing, balance: BigInt(entry.statedBalancePence ?? debt.balance) };
  }
  throw new Error(`What is entered on ${on} is of no kind`);
}

function pay(debt: Debt, paid: Extract<LaterEntry, { kind: 'payment' }>): ReferenceEffect {
  const amount = BigInt(paid.amountPence);
  const { interest, adjustment, excess } =
    paid.statedBalancePence === null
      ? { interest: debt.due, adjustment: 0n, excess: most(0n, amount - debt.balance - debt.due) }
      : meaningOf(debt, {
          stated: BigInt(paid.statedBalancePence),
          paid: amount,
          choice: paid.choice ?? null,
        });
  debt.balance += interest + adjustment + excess - amount;
  const borne = debt.waiting + interest;
  debt.waiting = 0n;
  settle(debt, interest);
  return {
    interest: borne,
    principal: amount - excess - borne,
    adjustment,
    excess,
    balance: debt.balance,
  };
}

/** 'A refund that covers the whole balance also covers that interest; what is beyond is excess.' */
function giveBack(debt: Debt, amount: bigint): ReferenceEffect {
  if (amount < debt.balance) {
    debt.balance -= amount;
    debt.waiting = least(debt.waiting, debt.balance);
    return { ...nothing, adjustment: -amount, balance: debt.balance };
  }
  const interest = debt.due;
  const left = debt.balance + interest - amount;
  const excess = most(0n, -left);
  return chargeWithoutPayment(debt, { interest, adjustment: -amount, excess }, left + excess);
}

function chargeWithoutPayment(debt: Debt, meaning: Meaning, balance: bigint): ReferenceEffect {
  debt.balance = balance;
  debt.waiting = least(debt.waiting + meaning.interest, balance);
  settle(debt, meaning.interest);
  return { ...nothing, ...meaning, balance };
}

/** A balance was stated, or interest borne: it counts anew from here. */
function settle(debt: Debt, interest: bigint): void {
  debt.charged += interest;
  debt.due = 0n;
  debt.highest = debt.rate;
}

function setRate(debt: Debt, rate: StatedRate): void {
  debt.rate = rate;
  if (partsOf(rate) > partsOf(debt.highest)) debt.highest = rate;
}

/** 'Each turn is rounded and bears interest at later turns; others as before.' Past £1 billion there is none. */
function interestOfTurn({ balance, due, rate, compounds }: Debt): bigint {
  if (balance + due > 100_000_000_000n) return 0n;
  return monthsInterest(compounds ? balance + due : balance, rate);
}

function standingOf(debt: Debt): ReferenceStanding {
  const { balance, due, charged, compounds } = debt;
  const rate = compounds ? debt.highest : debt.rate;
  const month = monthsInterest(balance, rate);
  // Of debts as before: the months that have turned, or one where none of them bore anything.
  const counted = compounds || due === 0n ? most(due, month) : due;
  const bound = halfUp(counted * 130n, 100n) + 200n - charged;
  return { balance, due, most: most(0n, bound), bears: rate.thousandths > 0 };
}

type Meaning = { readonly interest: bigint; readonly adjustment: bigint; readonly excess: bigint };

/** The sentences about stated balances, one after the other. */
function meaningOf(
  debt: Debt,
  said: {
    readonly stated: bigint;
    readonly paid: bigint | null;
    readonly choice: BalanceChange | null;
  },
): Meaning {
  const { due, most: bound, bears } = standingOf(debt);
  const implied = said.stated + (said.paid ?? 0n) - debt.balance;
  const isChosen = said.choice === 'interest';
  const isByRule = said.choice === null && bears && implied <= bound;
  if (implied >= 0n && (isChosen || isByRule)) {
    return { interest: implied, adjustment: 0n, excess: 0n };
  }
  if (implied < 0n && said.paid !== null) {
    return { interest: 0n, adjustment: implied, excess: 0n };
  }
  const rest = implied - due;
  return said.stated === 0n && said.paid !== null && rest > 0n
    ? { interest: due, adjustment: 0n, excess: rest }
    : { interest: due, adjustment: rest, excess: 0n };
}

/** What the law asks for in a month after the one in which the debt was added. */
export function referenceRequired(
  { turns }: TermedReference,
  { month, rule }: { readonly month: string; readonly rule: MinimumRule },
): bigint {
  const turn = turns.get(month);
  if (turn === undefined) throw new Error(`${month} had no turn`);
  const percent = BigInt(rule.percentBasisPoints);
  const asked = rule.plusInterest
    ? halfUp(turn.closing * percent, 10_000n) + turn.interest
    : halfUp((turn.closing + turn.interest) * percent, 10_000n);
  return least(most(BigInt(rule.floorPence), asked), turn.closing + turn.interest);
}

const whole = 3_000_000_000_000n;

/** 'Interest of a month = balance x parts / W, rounded half-up to the penny.' */
function monthsInterest(balance: bigint, rate: StatedRate): bigint {
  return halfUp(balance * partsOf(rate), whole);
}

const partsOfEffective = new Map<number, bigint>();

function partsOf({ kind, thousandths }: StatedRate): bigint {
  if (kind === 'monthly') return BigInt(thousandths) * 30_000_000n;
  if (kind !== 'apr' && kind !== 'ear') return BigInt(thousandths / 10) * 25_000_000n;
  const known = partsOfEffective.get(thousandths) ?? effectiveParts(BigInt(thousandths / 10));
  partsOfEffective.set(thousandths, known);
  return known;
}

/** 'The largest k for which (2(W + k) - 1)^12 x 10,000 <= 2^12 x W^12 x (10,000 + h)', by halving. */
function effectiveParts(hundredths: bigint): bigint {
  const right = 2n ** 12n * whole ** 12n * (10_000n + hundredths);
  let fits = 0n;
  let fails = whole;
  while (fails - fits > 1n) {
    const k = (fits + fails) / 2n;
    if ((2n * (whole + k) - 1n) ** 12n * 10_000n <= right) fits = k;
    else fails = k;
  }
  return fits;
}

/** Of figures that are not below nought. */
function halfUp(dividend: bigint, divisor: bigint): bigint {
  return (2n * dividend + divisor) / (2n * divisor);
}

function most(one: bigint, other: bigint): bigint {
  return one > other ? one : other;
}

function least(one: bigint, other: bigint): bigint {
  return one < other ? one : other;
}

/** Of a day or a month, as text. */
function monthNumber(text: string): number {
  return Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7)) - 1;
}

function written(month: number): string {
  return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
}

/**
 * What is to be paid on a due date: a fixed amount, or what the lender asks for in its month. Where that is nothing,
 * nothing is due, and the date is neither open nor settled: another entry may yet make it one or the other.
 */
import { firstDayOf } from '@debt-payoff/contract/days';
import { monthOf } from '@debt-payoff/contract/months';
import { payoffAmountPence } from '../ledger/interest-due.ts';
import { walkLedger } from '../ledger/ledger-walk.ts';
import type { LedgerEntries, LedgerState } from '../ledger/replay.ts';
import {
  correctedOpening,
  type RequiredDebt,
  requiredAtStart,
  requiredPence,
} from '../ledger/required-payment.ts';
import type { DueDate } from './due-dates.ts';
import type { Followed } from './followed-debts.store.ts';

type Amount = Followed & { readonly amountPence: number };

/** As things stand, with nothing more entered. */
export function amountOn({ amountPence, follows }: Amount, dueOn: string): number {
  return follows === null ? amountPence : askedOn(follows, dueOn);
}

/** What was entered in the month itself changes what is asked for only where less than that is still owed. */
export function askedOn(debt: RequiredDebt, dueOn: string): number {
  return walkAmounts(debt, dueOn).askedOn(debt, dueOn);
}

/** What is asked for in a month ahead may change until then; of one that is settled, it no longer matters. */
export function isEstimate(
  { follows, settledMonths }: Followed & { readonly settledMonths: ReadonlySet<string> },
  { dueOn, today }: { readonly dueOn: string; readonly today: string },
): boolean {
  const month = monthOf(dueOn);
  return follows !== null && month > monthOf(today) && !settledMonths.has(firstDayOf(month));
}

type OnDay = { readonly dueOn: string };
type Priced<Date> = Date & { readonly amountPence: number };
export type DueAmount = Priced<DueDate>;

/** As things stand, with nothing more entered; only those dates, in their order, on which something is due. */
export function amountsDue<Date extends OnDay>(
  schedule: Amount,
  dates: readonly Date[],
): Priced<Date>[] {
  return amountsOn(schedule, dates).filter((date) => isDue(schedule, date));
}

type SettledAmount = Amount & {
  readonly settled: readonly { readonly month: string; readonly paymentId: number | null }[];
};

/** The same with dates that are settled: of one that is by a payment, what was paid. */
export function amountsPaidOrDue(schedule: SettledAmount, dates: readonly DueDate[]): DueAmount[] {
  const { follows, settled } = schedule;
  const settledBy = new Map(settled.map(({ month, paymentId }) => [month, paymentId]));
  const payments = follows?.others.filter((entry) => entry.kind === 'payment') ?? [];
  const paidPence = new Map(payments.map(({ id, amountPence }) => [id, amountPence]));
  return amountsOn(schedule, dates)
    .filter((date) => settledBy.has(date.month) || isDue(schedule, date))
    .map((date) => {
      const paymentId = settledBy.get(date.month) ?? null;
      const paid = paymentId === null ? undefined : paidPence.get(paymentId);
      return { ...date, amountPence: paid ?? date.amountPence };
    });
}

/** In one walk of the ledger; the dates have to be in their order. */
function amountsOn<Date extends OnDay>(
  { amountPence, follows }: Amount,
  dates: readonly Date[],
): Priced<Date>[] {
  if (follows === null) return dates.map((date) => ({ ...date, amountPence }));
  const last = dates.at(-1);
  if (last === undefined) return [];
  const walk = walkAmounts(follows, last.dueOn);
  return dates.map((date) => ({ ...date, amountPence: walk.askedOn(follows, date.dueOn) }));
}

/** A fixed amount falls due also where it is nothing: its owner has chosen it. */
function isDue({ follows }: Followed, { amountPence }: { readonly amountPence: number }): boolean {
  return follows === null || amountPence > 0;
}

export type DuePayment<Schedule> = DueDate & { readonly schedule: Schedule };
export type PricedPayment<Schedule> = Priced<DuePayment<Schedule>>;

/**
 * What recording dates of one debt takes, the earliest first and each after those before it, since what is asked for
 * follows the balance; until the debt is paid off.
 */
export function pricedInTurn<Schedule extends Amount>(
  ledger: LedgerEntries,
  dates: readonly DuePayment<Schedule>[],
): PricedPayment<Schedule>[] {
  return [...amountsInTurn(ledger, dates)].map(([due, amountPence]) => ({ ...due, amountPence }));
}

/**
 * The amounts of dates that wait to be recorded, as recording all of them would take them. One that would not be come
 * to, since the debt is paid off before it, is told as things stand.
 */
export function priceWaiting<Schedule extends Amount & { readonly debtId: number }>(
  dates: readonly PricedPayment<Schedule>[],
): PricedPayment<Schedule>[] {
  const byDebt = Map.groupBy(dates, ({ schedule }) => schedule.debtId);
  const inTurn = new Map(
    [...byDebt.values()].flatMap((ofDebt) => {
      const following = ofDebt.find(({ schedule }) => schedule.follows !== null);
      const debt = following?.schedule.follows ?? null;
      return debt === null ? [] : [...amountsInTurn(debt, ofDebt)];
    }),
  );
  return dates.map((due) => ({ ...due, amountPence: inTurn.get(due) ?? due.amountPence }));
}

function amountsInTurn<Due extends DuePayment<Amount>>(
  ledger: LedgerEntries,
  dates: readonly Due[],
): Map<Due, number> {
  const amounts = new Map<Due, number>();
  const inOrder = dates.toSorted((a, b) => (a.dueOn < b.dueOn ? -1 : a.dueOn > b.dueOn ? 1 : 0));
  const last = inOrder.at(-1);
  if (last === undefined) return amounts;
  const walk = walkAmounts(ledger, last.dueOn);
  for (const due of inOrder) {
    if (walk.endsPaidOff()) break;
    const { schedule, dueOn } = due;
    const { follows } = schedule;
    const amountPence = follows === null ? schedule.amountPence : walk.askedOn(follows, dueOn);
    if (follows !== null && amountPence === 0) continue;
    amounts.set(due, amountPence);
    walk.pay(amountPence, dueOn);
  }
  return amounts;
}

type AmountsWalk = {
  /** Days have to be named in their order. */
  readonly askedOn: (debt: RequiredDebt, dueOn: string) => number;
  readonly pay: (amountPence: number, dueOn: string) => void;
  readonly endsPaidOff: () => boolean;
};

function walkAmounts(ledger: LedgerEntries, until: string): AmountsWalk {
  const openedOn = ledger.opening.on;
  const opening = correctedOpening(ledger);
  const walk = walkLedger(ledger, until);
  let month = monthOf(openedOn);
  let start: LedgerState | null = null;
  /** Of a rule, by how the debt stood before its month, in which something may have been paid since. */
  const goTo = (dueOn: string): LedgerState => {
    const dueIn = monthOf(dueOn);
    if (dueIn > month) {
      month = dueIn;
      start = walk.stateBefore(firstDayOf(month));
    }
    return walk.stateOn(dueOn);
  };
  return {
    askedOn: (required, dueOn) => {
      const state = goTo(dueOn);
      const { minimumRule } = required.debt;
      const askedPence =
        minimumRule === null
          ? requiredPence(required, monthOf(dueOn))
          : requiredAtStart({ opening, start, minimumRule }, monthOf(dueOn));
      return dueOn < openedOn ? askedPence : Math.min(askedPence, payoffAmountPence(state, dueOn));
    },
    pay: (amountPence, dueOn) => {
      goTo(dueOn);
      walk.add({
        kind: 'payment',
        id: 0,
        on: dueOn,
        order: 0,
        amountPence,
        affectsBalance: true,
        statedBalancePence: null,
        choice: null,
      });
    },
    endsPaidOff: walk.endsPaidOff,
  };
}

/** What dates that wait take, in one walk of the ledger, is what recording them one after the other would take. */
import { dayIn, firstDayOf } from '@debt-payoff/contract/days';
import { addMonths, monthOf } from '@debt-payoff/contract/months';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  anyMinimumRule,
  anyTermedLedger,
  type TermedLedger,
} from '../ledger/any-termed-ledger.fixture.ts';
import { payoffAmountPence } from '../ledger/interest-due.ts';
import { stateOn } from '../ledger/ledger.ts';
import { type LaterEntry, replay } from '../ledger/replay.ts';
import { type RequiredDebt, requiredPence } from '../ledger/required-payment.ts';
import {
  amountOn,
  amountsDue,
  amountsPaidOrDue,
  isEstimate,
  pricedInTurn,
  priceWaiting,
} from './due-amounts.ts';
import { findNextPayment } from './next-payment.ts';

type Waiting = {
  readonly month: string;
  readonly dueOn: string;
  readonly schedule: {
    readonly debtId: number;
    readonly amountPence: number;
    readonly follows: RequiredDebt | null;
  };
};

/** Worked out anew for each date. */
function askedPlainly(debt: RequiredDebt, dueOn: string): number {
  const asked = requiredPence(debt, monthOf(dueOn));
  const state = stateOn(debt, dueOn);
  return state === null ? asked : Math.min(asked, payoffAmountPence(state, dueOn));
}

/** Each date is recorded, and all of the ledger replayed before the next. */
function recordedPlainly(ledger: TermedLedger, dates: readonly Waiting[]) {
  const others: LaterEntry[] = [...ledger.others];
  const recorded: [dueOn: string, amountPence: number][] = [];
  for (const { schedule, dueOn } of dates) {
    if (replay({ ...ledger, others }).state.paidOffOn !== null) break;
    const { follows, amountPence: fixedPence } = schedule;
    const amountPence =
      follows === null ? fixedPence : askedPlainly({ ...follows, others: [...others] }, dueOn);
    if (follows !== null && amountPence === 0) continue;
    recorded.push([dueOn, amountPence]);
    others.push({
      kind: 'payment',
      id: 0,
      on: dueOn,
      order: 1_000_000 + recorded.length,
      amountPence,
      affectsBalance: true,
      statedBalancePence: null,
      choice: null,
    });
  }
  return recorded;
}

function datesFrom(
  ledger: TermedLedger,
  { schedule, day, months }: { schedule: Waiting['schedule']; day: number; months: number },
): Waiting[] {
  const first = monthOf(ledger.opening.on);
  return Array.from({ length: months }, (_, ahead) => {
    const month = addMonths(first, ahead);
    return { month: firstDayOf(month), dueOn: dayIn(month, day), schedule };
  }).filter(({ dueOn }) => dueOn >= ledger.opening.on);
}

const amount = fc.integer({ min: 0, max: 20_000 });
const dueDay = fc.integer({ min: 1, max: 31 });
const waiting = fc
  .record({
    told: anyTermedLedger({ entriesMax: 24 }),
    minimumRule: fc.option(anyMinimumRule, { freq: 4 }),
    firstPaymentPence: amount,
    monthlyPaymentPence: amount,
    fixedPence: amount,
    day: dueDay,
    fixedDay: fc.option(dueDay),
    months: fc.integer({ min: 1, max: 60 }),
  })
  .map(({ told, day, fixedDay, months, fixedPence, firstPaymentPence, ...of }) => {
    const debt = {
      monthlyPaymentPence: of.monthlyPaymentPence,
      paymentSetOn: told.opening.on,
      paidOffOn: null,
      rateChanges: told.changes,
      minimumRule: of.minimumRule,
    };
    const follows: RequiredDebt = { ...told, firstPaymentPence, debt };
    const required = { debtId: 1, amountPence: 0, follows };
    const fixed = { debtId: 1, amountPence: fixedPence, follows: null };
    const asked = datesFrom(told, { schedule: required, day, months });
    const others =
      fixedDay === null ? [] : datesFrom(told, { schedule: fixed, day: fixedDay, months });
    return { told, follows, asked, dates: [...asked, ...others] };
  });

const byDay = (dates: readonly Waiting[]): Waiting[] =>
  dates.toSorted((a, b) => (a.dueOn < b.dueOn ? -1 : a.dueOn > b.dueOn ? 1 : 0));
const named = (priced: readonly { dueOn: string; amountPence: number }[]) =>
  priced.map(({ dueOn, amountPence }) => [dueOn, amountPence]);

describe('dates that wait', () => {
  it('are priced as recording them one after the other would take them', () => {
    fc.assert(
      fc.property(waiting, ({ told, dates }) => {
        expect(named(pricedInTurn(told, dates))).toEqual(recordedPlainly(told, byDay(dates)));
      }),
      { numRuns: 500 },
    );
  });

  it('as things stand are each what is asked with nothing more entered', () => {
    fc.assert(
      fc.property(waiting, ({ follows, asked }) => {
        const expected = asked.map(({ dueOn }) => [dueOn, askedPlainly(follows, dueOn)] as const);
        const schedule = { amountPence: 0, follows };
        expect(named(amountsDue(schedule, asked))).toEqual(
          expected.filter(([, pence]) => pence > 0),
        );
        expect(asked.map(({ dueOn }) => [dueOn, amountOn(schedule, dueOn)])).toEqual(expected);
      }),
      { numRuns: 200 },
    );
  });

  it('are told the same among dates that are settled, which have what was paid', () => {
    fc.assert(
      fc.property(waiting, fc.array(fc.boolean()), ({ follows, asked }, isSettled) => {
        const [paid] = follows.others.flatMap((entry) => (entry.kind === 'payment' ? [entry] : []));
        const settled = asked
          .filter((_, at) => isSettled[at])
          .map(({ month }, at) => ({ month, paymentId: at === 0 ? (paid?.id ?? null) : null }));
        const paidOf = new Map(settled.map(({ month, paymentId }) => [month, paymentId]));
        const expected = asked.flatMap(({ month, dueOn }) => {
          const pence = askedPlainly(follows, dueOn);
          const amountPence = (paidOf.get(month) ?? null) === null ? pence : paid?.amountPence;
          return paidOf.has(month) || pence > 0 ? [[dueOn, amountPence]] : [];
        });
        const schedule = { amountPence: 0, follows, settled };
        expect(named(amountsPaidOrDue(schedule, asked))).toEqual(expected);
      }),
      { numRuns: 200 },
    );
  });
});

/** £5,000.00 at 1.5 % a month, untouched for ten years. */
const untouched: RequiredDebt = {
  opening: {
    kind: 'opening',
    on: '2016-11-15',
    order: 1,
    balancePence: 500_000,
    rate: { kind: 'monthly', thousandths: 1_500 },
    compounds: true,
  },
  others: [],
  changes: [],
  firstPaymentPence: 12_500,
  debt: {
    monthlyPaymentPence: 12_500,
    paymentSetOn: '2016-11-15',
    paidOffOn: null,
    rateChanges: [],
    minimumRule: { floorPence: 500, percentBasisPoints: 100, plusInterest: true },
  },
};

it('a schedule that nobody has touched for ten years is told as recording each of its dates would', () => {
  const ledger = { ...untouched, changes: [] };
  const schedule = { debtId: 1, amountPence: 0, follows: untouched };
  const dates = datesFrom(ledger, { schedule, day: 20, months: 120 });
  const priced = priceWaiting(amountsDue(schedule, dates).map((date) => ({ ...date, schedule })));
  expect(named(priced)).toEqual(recordedPlainly(ledger, dates));
  expect(priced).toHaveLength(120);
  // 1 % and the interest of 5,000.00; then of 4,875.00, and so on.
  expect(priced.slice(0, 2).map(({ amountPence }) => amountPence)).toEqual([12_500, 12_188]);
});

/** Counts how often its entries are read. */
function countedReads(debt: RequiredDebt) {
  let reads = 0;
  const { others } = debt;
  const counted = {
    ...debt,
    get others() {
      reads += 1;
      return others;
    },
  };
  const readsOf = (work: (follows: RequiredDebt) => unknown): number => {
    reads = 0;
    work(counted);
    return reads;
  };
  return readsOf;
}

describe('one walk of the ledger', () => {
  const readsOf = countedReads(untouched);
  const datesOf = (follows: RequiredDebt, months: number) =>
    datesFrom(
      { ...follows, changes: [] },
      { schedule: { debtId: 1, amountPence: 0, follows }, day: 20, months },
    );

  it('tells the amounts of however many dates', () => {
    const tell = (months: number) => (follows: RequiredDebt) =>
      amountsPaidOrDue({ amountPence: 0, follows, settled: [] }, datesOf(untouched, months));
    expect(readsOf(tell(60))).toBe(readsOf(tell(1)));
  });

  it('finds the next date, however far ahead', () => {
    const withLastRest = (day: string): RequiredDebt => ({
      ...untouched,
      debt: {
        ...untouched.debt,
        minimumRule: null,
        monthlyPaymentPence: 0,
        rateChanges: [
          { lastMonth: monthOf(day), thenThousandths: 0, thenPaymentPence: 8_000, kind: 'monthly' },
        ],
      },
    });
    const terms = [{ paymentDay: 20, fromOn: '2016-11-15', untilOn: null }];
    const find = (follows: RequiredDebt) =>
      findNextPayment(
        { amountPence: 0, follows, isActive: true, terms, settledMonths: new Set() },
        '2016-11-15',
      );
    expect(find(withLastRest('2017-10-20'))).toEqual({
      dueOn: '2017-11-20',
      amountPence: 8_000,
      isEstimate: true,
    });
    expect(find(withLastRest('2017-11-20'))).toEqual({
      dueOn: null,
      amountPence: 0,
      isEstimate: false,
    });
    const soon = countedReads(withLastRest('2016-11-20'))(find);
    expect(countedReads(withLastRest('2017-10-20'))(find)).toBe(soon);
    const one = [{ month: '2016-11-01', dueOn: '2016-11-20' }];
    expect(soon).toBe(readsOf((follows) => amountsDue({ amountPence: 0, follows }, one)));
  });
});

it.each([
  { dueOn: '2026-11-30', settled: [], isAbout: false },
  { dueOn: '2026-12-01', settled: [], isAbout: true },
  { dueOn: '2026-12-01', settled: ['2026-11-01'], isAbout: true },
  { dueOn: '2026-12-01', settled: ['2026-12-01'], isAbout: false },
])('on 15 November $dueOn, with $settled settled: an estimate $isAbout', (given) => {
  const { dueOn, settled, isAbout } = given;
  const at = { dueOn, today: '2026-11-15' };
  const settledMonths = new Set(settled);
  expect(isEstimate({ follows: untouched, settledMonths }, at)).toBe(isAbout);
  expect(isEstimate({ follows: null, settledMonths }, at)).toBe(false);
});

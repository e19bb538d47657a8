import { addDays, firstDayOf } from '@debt-payoff/contract/days';
import { addMonths, monthOf } from '@debt-payoff/contract/months';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyMinimumRule, anyTermedLedger, type TermedLedger } from './any-termed-ledger.fixture.ts';
import { changeDay } from './debt-terms.ts';
import { stateColumnsOf } from './effects.store.ts';
import { payoffAmountPence, standingOn, stateToday } from './interest-due.ts';
import { stateOn } from './ledger.ts';
import {
  type EntryEffect,
  type LedgerState,
  listSteps,
  type PaymentEffect,
  replay,
} from './replay.ts';
import { requiredPence } from './required-payment.ts';
import {
  type ReferenceEffect,
  referenceRequired,
  type TermedReference,
  termedReference,
} from './termed-reference.fixture.ts';

const numRuns = process.env.PROOF === 'full' ? 10_000 : 300;
const ledger = anyTermedLedger({ entriesMax: 24 });
const daysLater = fc.integer({ min: 0, max: 800 });

describe(`over ${numRuns} random lives of a debt with terms`, () => {
  it('the ledger equals the rules worked plainly, month after month, in BigInt', () => {
    fc.assert(
      fc.property(ledger, daysLater, (told, later) => {
        const until = addDays(lastDayOf(told), later);
        const { state, payments, entries } = replay(told, until);
        const expected = termedReference(told, until);
        expect(byId(payments)).toEqual(expected.payments);
        expect(byOrder(entries)).toEqual(expected.entries);
        expectState(state, { expected, until });
      }),
      { numRuns },
    );
  });

  it('before each entry it stands as the rules for stated balances say', () => {
    fc.assert(
      fc.property(ledger, (told) => {
        const { standings } = termedReference(told, lastDayOf(told));
        for (const { entry, before } of listSteps(told)) {
          if (entry.kind === 'rate' && entry.isPlanned === true) continue;
          const standing = standingOn(before, entry.on);
          expect({
            balance: BigInt(standing.balancePence),
            due: BigInt(standing.interestDuePence),
            most: BigInt(standing.interestMostPence),
            bears: standing.bearsInterest,
          }).toEqual(standings.get(entry.order));
        }
      }),
      { numRuns },
    );
  });

  it('opening + interest charged + adjustments - payments + excess is the balance, after each entry', () => {
    fc.assert(
      fc.property(ledger, (told) => {
        let sum = told.opening.balancePence;
        for (const { entry, before, after, payment, effect } of listSteps(told)) {
          if (entry.kind === 'payment' && entry.affectsBalance && payment !== undefined) {
            const charged = payment.interestPence - before.unpaidInterestPence;
            sum += charged + payment.adjustmentPence + payment.excessPence - entry.amountPence;
          }
          if (effect !== undefined) {
            sum += effect.interestPence + effect.adjustmentPence + effect.excessPence;
          }
          expect(after.balancePence).toBe(sum);
        }
      }),
      { numRuns },
    );
  });

  it('interest, principal and excess are the amount of every payment that counts', () => {
    fc.assert(
      fc.property(ledger, (told) => {
        for (const { entry, payment } of listSteps(told)) {
          if (entry.kind !== 'payment' || !entry.affectsBalance || payment === undefined) continue;
          const { interestPence, principalPence, excessPence } = payment;
          expect(interestPence + principalPence + excessPence).toBe(entry.amountPence);
        }
      }),
      { numRuns },
    );
  });

  it('no later day, entry or change alters what came of the entries up to a day', () => {
    fc.assert(
      fc.property(ledger, fc.nat({ max: 1_000 }), daysLater, (told, days, later) => {
        const day = addDays(told.opening.on, days);
        const whole = replay(told, addDays(lastDayOf(told), later));
        const ids = new Set<number>();
        const orders = new Set<number>();
        for (const entry of told.others) {
          if (entry.on > day) continue;
          orders.add(entry.order);
          if (entry.kind === 'payment') ids.add(entry.id);
        }
        const others = told.others.filter(({ on }) => on <= day);
        const changes = told.changes.filter((change) => changeDay(change) <= day);
        const upToDay = replay({ opening: told.opening, others, changes }, day);
        expect(upToDay.payments).toEqual(whole.payments.filter(({ id }) => ids.has(id)));
        expect(upToDay.entries).toEqual(whole.entries.filter(({ order }) => orders.has(order)));
        expect(stateOn(told, day)).toEqual(upToDay.state);
      }),
      { numRuns },
    );
  });

  it('the order in which the entries and the changes are read does not matter', () => {
    fc.assert(
      fc.property(ledger, fc.infiniteStream(fc.nat()), daysLater, (told, chance, later) => {
        const until = addDays(lastDayOf(told), later);
        const others = told.others
          .map((entry) => ({ entry, key: chance.next().value }))
          .sort((a, b) => a.key - b.key)
          .map(({ entry }) => entry);
        const changes = told.changes.toReversed();
        expect(replay({ ...told, others, changes }, until)).toEqual(replay(told, until));
      }),
      { numRuns },
    );
  });

  it('what a lender asks for is of last month and of the turn, never more than is owed', () => {
    fc.assert(
      fc.property(ledger, anyMinimumRule, (told, minimumRule) => {
        const lastMonth = addMonths(monthOf(lastDayOf(told)), 3);
        const expected = termedReference(told, firstDayOf(lastMonth));
        const debt = {
          monthlyPaymentPence: 0,
          paymentSetOn: told.opening.on,
          paidOffOn: null,
          rateChanges: told.changes,
          minimumRule,
        };
        for (
          let month = addMonths(monthOf(told.opening.on), 1);
          month <= lastMonth;
          month = addMonths(month, 1)
        ) {
          expect(BigInt(requiredPence({ ...told, firstPaymentPence: 0, debt }, month))).toBe(
            referenceRequired(expected, { month, rule: minimumRule }),
          );
        }
      }),
      { numRuns },
    );
  });
});

describe('payments from before a debt was added', () => {
  const opening = {
    kind: 'opening',
    on: '2026-01-10',
    order: 1,
    balancePence: 100_000,
    rate: { kind: 'apr', thousandths: 0 },
    compounds: true,
  } as const;
  const paid = { kind: 'payment', affectsBalance: true, statedBalancePence: null } as const;
  const others = [
    { ...paid, id: 1, order: 2, on: '2025-12-15', amountPence: 10_000 },
    { ...paid, id: 2, order: 3, on: '2025-12-01', amountPence: 5_000 },
    { ...paid, id: 3, order: 4, on: '2026-03-05', amountPence: 1_000 },
  ];
  const change = {
    lastMonth: monthOf('2026-01'),
    kind: 'apr',
    thenThousandths: 0,
    thenPaymentPence: null,
  } as const;
  /** £1,000.00 less £50.00 of the 1st, less £100.00 of the 15th, less £10.00. */
  const expected = new Map([
    [2, 95_000],
    [1, 85_000],
    [3, 84_000],
  ]);

  it.each([
    { name: 'without', changes: [] },
    { name: 'with', changes: [change] },
  ])('count by their days, $name a change of the rate since', ({ changes }) => {
    const { payments } = replay({ opening, others, changes });
    expect(new Map(payments.map(({ id, balanceAfterPence }) => [id, balanceAfterPence]))).toEqual(
      expected,
    );
  });
});

describe('a stored debt', () => {
  /** Each is gone through day by day, for years. */
  const runs = Math.ceil(numRuns / 10);

  it(`with the changes since put on top is what a replay until that day gives, on every day (${runs} lives)`, () => {
    fc.assert(
      fc.property(ledger, (told) => {
        const enteredOn = new Set(told.others.map(({ on }) => on));
        const last = addDays(lastDayOf(told), 430);
        let stored = storedOn(told, told.opening.on);
        for (let today = told.opening.on; today <= last; today = addDays(today, 1)) {
          if (enteredOn.has(today)) stored = storedOn(told, today);
          const now = stateToday(stored, { changes: told.changes, today });
          const replayed = stateOn(told, today);
          if (replayed === null) throw new Error(`There is no debt on ${today}`);
          expect(storedState(replayed)).toEqual(now);
          expect(payoffAmountPence(replayed, today)).toBe(payoffAmountPence(now, today));
        }
      }),
      { numRuns: runs },
    );
  });
});

/** As an entry of that day stores it: nothing is stored by a day itself. */
function storedOn({ others, ...ledger }: TermedLedger, day: string) {
  return storedState(replay({ ...ledger, others: others.filter(({ on }) => on <= day) }).state);
}

/** What of a state is kept in a row, and used for how the debt stands today. */
function storedState(state: LedgerState) {
  const { rateKind, rateThousandths, ...columns } = stateColumnsOf(state);
  return { ...columns, rate: { kind: rateKind, thousandths: rateThousandths } };
}

function lastDayOf({ opening, others }: TermedLedger): string {
  return others.reduce((last, { on }) => (on > last ? on : last), opening.on);
}

function expectState(
  state: LedgerState,
  { expected, until }: { readonly expected: TermedReference; readonly until: string },
): void {
  expect({
    balance: BigInt(state.balancePence),
    payoff: BigInt(payoffAmountPence(state, until)),
    rate: state.rate,
    compounds: state.compounds,
    paidOffOn: state.paidOffOn,
  }).toEqual({
    balance: expected.balance,
    payoff: expected.balance + expected.due,
    rate: expected.rate,
    compounds: expected.compounds,
    paidOffOn: expected.paidOffOn,
  });
}

function byId(payments: readonly PaymentEffect[]): Map<number, ReferenceEffect> {
  return new Map(
    payments.map((effect) => [
      effect.id,
      { ...inBigInt(effect), principal: BigInt(effect.principalPence) },
    ]),
  );
}

function byOrder(entries: readonly EntryEffect[]): Map<number, ReferenceEffect> {
  return new Map(entries.map((effect) => [effect.order, { ...inBigInt(effect), principal: 0n }]));
}

function inBigInt(effect: Omit<EntryEffect, 'order'>) {
  return {
    interest: BigInt(effect.interestPence),
    adjustment: BigInt(effect.adjustmentPence),
    excess: BigInt(effect.excessPence),
    balance: BigInt(effect.balanceAfterPence),
  };
}

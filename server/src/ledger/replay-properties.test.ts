import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyStory } from './any-story.fixture.ts';
import { dayOf } from './enact.fixture.ts';
import { payoffAmountPence } from './interest-due.ts';
import { referenceLedger } from './reference.fixture.ts';
import {
  type EntryEffect,
  listSteps,
  type PaymentEffect,
  type PaymentEntry,
  replay,
} from './replay.ts';
import { ledgerOfStory, replayOf, survivorsOf } from './story-history.fixture.ts';

const numRuns = process.env.PROOF === 'full' ? 20_000 : 500;
const story = anyStory({ actsMax: 30 });

describe(`over ${numRuns} random lives of a debt`, () => {
  it('the ledger equals the rules worked plainly, day by day, in BigInt', () => {
    fc.assert(
      fc.property(story, ({ opening, acts }) => {
        const expected = referenceLedger(opening, acts);
        const { state, payments, entries } = replayOf(opening, acts);
        expect(BigInt(state.balancePence)).toBe(expected.balance);
        expect(BigInt(payoffAmountPence(state, expected.lastOn))).toBe(
          expected.balance + expected.interestDue,
        );
        expect(new Map(payments.map((effect) => [effect.id, inBigInt(effect)]))).toEqual(
          expected.effects,
        );
        expect(new Map(entries.map((effect) => [effect.order, entryInBigInt(effect)]))).toEqual(
          expected.entryEffects,
        );
      }),
      { numRuns },
    );
  });

  it('the balance is never below zero, and at zero the debt is paid off', () => {
    fc.assert(
      fc.property(story, ({ opening, acts }) => {
        const { state, payments } = replayOf(opening, acts);
        for (const { balanceAfterPence, interestPence, excessPence } of payments) {
          expect(Math.min(balanceAfterPence, interestPence, excessPence)).toBeGreaterThanOrEqual(0);
        }
        expect(state.balancePence).toBeGreaterThanOrEqual(0);
        expect(state.paidOffOn !== null).toBe(state.balancePence === 0);
      }),
      { numRuns },
    );
  });

  it('opening + interest charged + adjustments - payments + excess is the balance, after each entry', () => {
    fc.assert(
      fc.property(story, (told) => {
        const { opening, others } = ledgerOfStory(told.opening, told.acts);
        const sums = { charged: 0, adjusted: 0, paid: 0, excess: 0 };
        for (const { entry, before, after, payment, effect } of listSteps({ opening, others })) {
          if (entry.kind === 'payment' && entry.affectsBalance && payment !== undefined) {
            // What a statement had charged before is paid with it, and was charged then.
            sums.charged += payment.interestPence - before.unpaidInterestPence;
            sums.adjusted += payment.adjustmentPence;
            sums.excess += payment.excessPence;
            sums.paid += entry.amountPence;
          }
          sums.charged += effect?.interestPence ?? 0;
          sums.adjusted += effect?.adjustmentPence ?? 0;
          sums.excess += effect?.excessPence ?? 0;
          const { charged, adjusted, paid, excess } = sums;
          expect(opening.balancePence + charged + adjusted - paid + excess).toBe(
            after.balancePence,
          );
        }
      }),
      { numRuns },
    );
  });

  it('a stated balance is the balance, whatever it means', () => {
    fc.assert(
      fc.property(story, (told) => {
        const { opening, others } = ledgerOfStory(told.opening, told.acts);
        for (const { entry, after } of listSteps({ opening, others })) {
          if (entry.kind === 'balance') expect(after.balancePence).toBe(entry.balancePence);
          if (entry.kind !== 'payment' || !entry.affectsBalance) continue;
          if (entry.statedBalancePence !== null) {
            expect(after.balancePence).toBe(entry.statedBalancePence);
          }
        }
      }),
      { numRuns },
    );
  });

  it('the order in which the entries are read does not matter', () => {
    fc.assert(
      fc.property(story, fc.infiniteStream(fc.nat()), (told, chance) => {
        const { opening, others } = ledgerOfStory(told.opening, told.acts);
        const shuffled = others
          .map((entry) => ({ entry, key: chance.next().value }))
          .sort((a, b) => a.key - b.key)
          .map(({ entry }) => entry);
        expect(replay({ opening, others: shuffled })).toEqual(replay({ opening, others }));
      }),
      { numRuns },
    );
  });

  it('interest, principal and excess are the amount of every payment that counts', () => {
    fc.assert(
      fc.property(story, ({ opening, acts }) => {
        const survivors = survivorsOf(opening, acts).payments;
        for (const effect of replayOf(opening, acts).payments) {
          const paid = survivors.get(effect.id);
          if (paid?.affectsBalance !== true) continue;
          const { interestPence, principalPence, excessPence } = effect;
          expect(interestPence + principalPence + excessPence).toBe(paid.amountPence);
        }
      }),
      { numRuns },
    );
  });

  it('what the debt has borne is the sum of what its payments bore', () => {
    fc.assert(
      fc.property(story, ({ opening, acts }) => {
        const { state, payments } = replayOf(opening, acts);
        const sum = (part: 'interestPence' | 'principalPence') =>
          payments.reduce((total, effect) => total + effect[part], 0);
        expect(state.interestPaidPence).toBe(sum('interestPence'));
        expect(state.principalPaidPence).toBe(sum('principalPence'));
      }),
      { numRuns },
    );
  });

  it('to pay exactly what it takes to pay off, on any later day, clears the debt and no more', () => {
    fc.assert(
      fc.property(story, fc.integer({ min: 0, max: 400 }), ({ opening, acts }, later) => {
        const { state } = replayOf(opening, acts);
        const on = `2028-${String((later % 12) + 1).padStart(2, '0')}-15`;
        fc.pre(acts.every((act) => (dayOf(act) ?? '') <= on));
        const amountPence = payoffAmountPence(state, on);
        const payment = { on, amountPence, statedBalancePence: null, affectsBalance: true };
        const after = replayOf(opening, [...acts, { kind: 'pay', payment }]);
        expect(after.state.balancePence).toBe(0);
        expect(after.payments.at(-1)?.excessPence).toBe(0);
      }),
      { numRuns },
    );
  });
});

describe('the order of entry', () => {
  const opening = {
    kind: 'opening',
    on: '2026-01-10',
    order: 1,
    balancePence: 100_000,
    rate: { kind: null, thousandths: 12_000 },
  } as const;
  const ofOneDay = fc.array(fc.integer({ min: 0, max: 60_000 }), { minLength: 2, maxLength: 8 });

  it('decides between payments of one day, in whatever order they are read', () => {
    fc.assert(
      fc.property(ofOneDay, fc.infiniteStream(fc.nat()), (amounts, chance) => {
        const entries = amounts.map(
          (amountPence, at): PaymentEntry => ({
            kind: 'payment',
            id: at + 1,
            on: '2026-02-10',
            order: at + 2,
            amountPence,
            affectsBalance: true,
            statedBalancePence: null,
          }),
        );
        const shuffled = entries
          .map((entry) => ({ entry, key: chance.next().value }))
          .sort((a, b) => a.key - b.key)
          .map(({ entry }) => entry);
        const expected = replay({ opening, others: entries });
        expect(replay({ opening, others: shuffled })).toEqual(expected);
        expect(expected.payments.map(({ id }) => id)).toEqual(entries.map(({ id }) => id));
        // The first of the day bears the month's interest, and it alone.
        expect(expected.payments.map(({ interestPence }) => interestPence)).toEqual([
          1_000,
          ...amounts.slice(1).map(() => 0),
        ]);
      }),
      { numRuns },
    );
  });
});

function inBigInt(effect: PaymentEffect) {
  return { ...entryInBigInt(effect), principal: BigInt(effect.principalPence) };
}

function entryInBigInt(effect: Omit<EntryEffect, 'order'>) {
  return {
    interest: BigInt(effect.interestPence),
    adjustment: BigInt(effect.adjustmentPence),
    excess: BigInt(effect.excessPence),
    balance: BigInt(effect.balanceAfterPence),
  };
}

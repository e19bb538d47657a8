import { addDays } from '@debt-payoff/contract/days';
import { balanceEntryAddresses, paymentAddresses } from '@debt-payoff/contract/payment-addresses';
import { portfolioAddresses } from '@debt-payoff/contract/portfolio-addresses';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { reconcileLedgers } from '../jobs/reconcile.ts';
import { readLedger } from '../ledger/ledger.store.ts';
import { percentOf } from '../ledger/stated-rate.ts';
import { termedReference } from '../ledger/termed-reference.fixture.ts';
import { createPaymentsWorld, type OwnedPortfolio } from '../testing/payments.ts';
import { recordedLog } from '../testing/recorded-log.ts';
import { olderFacts, replaceAll } from '../testing/termed-debts.ts';

/** Each is a portfolio of one account, of which there may be 500. */
const numRuns = process.env.PROOF === 'full' ? 300 : 8;

const { account, db } = await createPaymentsWorld();
const openedOn = '2026-11-15';

const kinds = fc.constantFrom(null, 'simple', 'apr', 'ear', 'monthly');
/** One that any kind takes. */
const rate = fc.oneof(
  fc.constant(0),
  fc.integer({ min: 0, max: 999 }).map((tenths) => tenths / 10),
);
const pounds = fc.integer({ min: 1, max: 400_000 }).map((pence) => pence / 100);
const payment = fc.oneof(
  fc.constant(null),
  pounds.map((sum) => sum / 10).map((sum) => Math.round(sum * 100) / 100),
);
/** By how many months each is later than the one before, the first of them than this month. */
const ahead = fc.array(
  fc.record({ months: fc.integer({ min: 0, max: 3 }), then_rate: rate, then_payment: payment }),
  { maxLength: 4 },
);
const rule = fc.record({
  floor: fc.constantFrom(0, 5, 25),
  percent: fc.constantFrom(null, 1, 2.5),
  plus_interest: fc.boolean(),
});
const optional = <Value>(arbitrary: fc.Arbitrary<Value>) =>
  fc.option(arbitrary, { nil: undefined, freq: 1 });

const terms = fc.record({
  rate_kind: optional(kinds),
  ahead: optional(ahead),
  minimum_rule: optional(fc.option(rule)),
  is_priority: optional(fc.boolean()),
  takes_extra: optional(fc.boolean()),
});

const act = fc.oneof(
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('send back' as const) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constantFrom('edit' as const, 'replace' as const),
      terms,
      rate: optional(rate),
      balance: optional(pounds),
      payment: optional(pounds),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('pay' as const), amount: pounds }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constantFrom('balance' as const, 'spending' as const, 'refund' as const),
      amount: pounds,
    }),
  },
);

const story = fc.record({
  first: fc.record({ terms, rate, balance: pounds, payment: pounds }),
  acts: fc.array(
    fc.record({
      wait: fc.oneof(fc.nat({ max: 70 }), fc.constant(0)),
      toTheFirst: fc.boolean(),
      act,
    }),
    { minLength: 1, maxLength: 10 },
  ),
});

it(`whatever is saved, the database holds what the rules give, and edits leave what is past (${numRuns} lives)`, async () => {
  await fc.assert(
    fc.asyncProperty(story, async ({ first, acts }) => {
      let today = openedOn;
      await account.jumpTo(`${today}T09:00:00Z`);
      const home = await account.createPortfolio([
        {
          ...{ creditor: 'Harbour Visa', debt_type: 'Credit Card' },
          ...{ balance: first.balance, interest_rate: first.rate, monthly_payment: first.payment },
          ...termsOf(first.terms, { today, kept: [] }),
        },
      ]);
      await requireAsByTheRules(home, today);
      for (const { wait, toTheFirst, act } of acts) {
        const next = addDays(today, wait);
        const firstOfMonth = `${next.slice(0, 7)}-01`;
        today = toTheFirst && firstOfMonth >= today ? firstOfMonth : next;
        await account.jumpTo(`${today}T09:00:00Z`);
        const before = await home.debt();
        await requireAsByTheRules(home, today);
        if (act.kind === 'send back') {
          const body = before;
          const { body: after } = await home.send(portfolioAddresses.updateDebt, {
            debt: home.debtId,
            body,
          });
          expect(withoutVersion(after)).toEqual(withoutVersion(before));
        } else if ('terms' in act) {
          const paidBefore = (await home.send(paymentAddresses.list)).body;
          const sent = {
            ...olderFacts(before),
            ...(act.rate !== undefined && { interest_rate: act.rate }),
            ...(act.balance !== undefined && { balance: act.balance }),
            ...(act.payment !== undefined && { monthly_payment: act.payment }),
            ...termsOf(act.terms, { today, kept: act.kind === 'edit' ? before.rate_changes : [] }),
          };
          const reply =
            act.kind === 'edit'
              ? await home.send(portfolioAddresses.updateDebt, { debt: home.debtId, body: sent })
              : await replaceAll(home, [sent]);
          const after = await home.debt();
          if (reply.status === 400) expect(after).toEqual(before);
          else {
            expect(reply.status, reply.text).toBe(200);
            expect(after).toMatchObject({
              balance: sent.balance,
              interest_rate: sent.interest_rate,
              ...(sent.minimum_rule === undefined &&
                before.minimum_rule === null && { monthly_payment: sent.monthly_payment }),
            });
            if (sent.balance === before.balance) {
              expect(after.payoff_amount).toBe(before.payoff_amount);
            }
            expect((await home.send(paymentAddresses.list)).body).toEqual(paidBefore);
          }
        } else if (act.kind === 'pay') {
          const body = { payment_date: today, payment_amount: act.amount };
          expect((await home.pay(body)).status).toBe(201);
        } else {
          const body = {
            ...{ debt_id: home.debtId, entry_type: act.kind },
            ...{ entry_date: today, amount: act.amount },
          };
          const { status } = await home.send(balanceEntryAddresses.add, { body });
          expect(status).toBe(201);
        }
        await requireAsByTheRules(home, today);
      }
      const { log, entries } = recordedLog();
      await reconcileLedgers({ db, log });
      expect(entries).toEqual([]);
    }),
    { numRuns },
  );
}, 600_000);

type Terms = typeof terms extends fc.Arbitrary<infer Value> ? Value : never;

/** Changes ahead of today; those in force are sent back as they were read. */
function termsOf(
  { ahead: given, rate_kind, minimum_rule, is_priority, takes_extra }: Terms,
  { today, kept }: { readonly today: string; readonly kept: readonly { last_month: string }[] },
) {
  const thisMonth = today.slice(0, 7);
  const inForce = kept.filter(({ last_month }) => last_month < thisMonth);
  let at = Number(thisMonth.slice(0, 4)) * 12 + Number(thisMonth.slice(5)) - 2;
  const changes = given?.map(({ months, ...change }) => {
    at += months + 1;
    const month = String((at % 12) + 1).padStart(2, '0');
    return { last_month: `${Math.floor(at / 12)}-${month}`, ...change };
  });
  // What is undefined is left out of what is sent.
  return {
    ...{ rate_kind, minimum_rule, is_priority, takes_extra },
    rate_changes: changes === undefined ? undefined : [...inForce, ...changes],
  };
}

function withoutVersion(debt: Record<string, unknown>) {
  const { version, updated_at, ...rest } = debt;
  return rest;
}

async function requireAsByTheRules(home: OwnedPortfolio, today: string): Promise<void> {
  const debt = await home.debt();
  const expected = termedReference(await readLedger(db, home.debtId), today);
  expect({
    balance: BigInt(Math.round(debt.balance * 100)),
    payoff: BigInt(Math.round(debt.payoff_amount * 100)),
    rate: debt.interest_rate,
    kind: debt.rate_kind,
    isPaidOff: debt.is_paid_off,
  }).toEqual({
    balance: expected.balance,
    payoff: expected.balance + expected.due,
    rate: percentOf(expected.rate),
    kind: expected.rate.kind,
    isPaidOff: expected.paidOffOn !== null,
  });
}

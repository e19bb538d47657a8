import { addDays, firstDayOf } from '@debt-payoff/contract/days';
import { addMonths, monthOf } from '@debt-payoff/contract/months';
import { paymentAddresses, progressAddresses } from '@debt-payoff/contract/payment-addresses';
import { planAddresses, portfolioAddresses } from '@debt-payoff/contract/portfolio-addresses';
import { strategyNames } from '@debt-payoff/engine';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDebts } from '../debts/debts.ts';
import { anyStory } from '../ledger/any-story.fixture.ts';
import { enact, walkTo } from '../ledger/enact.fixture.ts';
import { scheduleLinks } from '../registries.ts';
import { grantTier } from '../testing/debts.ts';
import { aPayment } from '../testing/payments.ts';
import { aPerson, call, signIn } from '../testing/people.ts';
import { settableClock } from '../testing/settable-clock.ts';
import { createTestApp } from '../testing/test-app.ts';

const numRuns = process.env.PROOF === 'full' ? 100 : 15;

const clock = settableClock();
const { app, db, pool } = await createTestApp({
  clock,
  variables: { RATE_LIMIT_FACTOR: '10000' },
});
const person = await aPerson(app);
await grantTier(pool, person.id, 'premium');
await pool.query(`UPDATE tier_grants SET granted_at = '2020-01-01'`);
const stage = { db, clock, userId: person.id, ...scheduleLinks };

const loan = {
  creditor: 'Loan',
  debt_type: 'Personal Loan',
  balance: 1_500,
  interest_rate: 9.9,
  monthly_payment: 80,
} as const;

type Line = { readonly debt_id: number; readonly to_pay: number };

it(`dashboard, portfolio and progress give one month, which paying as planned leaves as it was (${numRuns} lives)`, async () => {
  await fc.assert(
    fc.asyncProperty(
      anyStory({ actsMax: 6 }),
      fc.constantFrom(...strategyNames),
      fc.integer({ min: 0, max: 200 }),
      async (story, strategy, extra_payment) => {
        const { portfolioId: id } = await enact(stage, story);
        await addDebts(stage, { userId: person.id, portfolioId: id, facts: [loan] });
        walkTo(clock, addDays(firstDayOf(addMonths(monthOf(clock.today()), 1)), 3));
        let as = await signIn(app, person);
        const changed = await call(app, planAddresses.change, {
          as,
          id,
          body: { strategy, extra_payment },
        });
        expect(changed.status).toBe(200);
        const month = await sameMonth(as, id);
        for (const { debt_id, to_pay } of dueLines(changed.body.lines)) {
          const body = aPayment(debt_id, { payment_amount: to_pay, payment_date: clock.today() });
          const paid = await call(app, paymentAddresses.add, { as, id, body });
          expect(paid.status).toBe(201);
          expect(await sameMonth(as, id)).toBe(month);
        }
        if (month !== null) {
          walkTo(clock, addDays(firstDayOf(addMonths(monthOf(clock.today()), 1)), 20));
          as = await signIn(app, person);
          expect(await sameMonth(as, id)).toBe(month);
        }
        await call(app, portfolioAddresses.remove, { as, id });
      },
    ),
    { numRuns, endOnFailure: true },
  );
}, 600_000);

function dueLines(lines: readonly Line[]): readonly Line[] {
  return lines.filter(({ to_pay }) => to_pay > 0).toReversed();
}

async function sameMonth(as: { token: string }, id: number): Promise<string | null> {
  const plan = await call(app, planAddresses.get, { as, id });
  const whole = await call(app, planAddresses.list, { as });
  const progress = await call(app, progressAddresses.planVsActual, { as, id });
  const { debt_free_month } = plan.body;
  expect(whole.body).toMatchObject({ debt_free_month, plans: [plan.body] });
  expect(progress.body.forecast_month).toBe(debt_free_month);
  return debt_free_month;
}

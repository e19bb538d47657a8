import { addDays, firstDayOf } from '@debt-payoff/contract/days';
import { addMonths, monthOf } from '@debt-payoff/contract/months';
import { paymentAddresses, progressAddresses } from '@debt-payoff/contract/payment-addresses';
import type { PortfolioPlan, WholePlan } from '@debt-payoff/contract/plan';
import { planAddresses, portfolioAddresses } from '@debt-payoff/contract/portfolio-addresses';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyPortfolio } from '../forecast/any-portfolio.fixture.ts';
import { anyStory } from '../ledger/any-story.fixture.ts';
import { enact, walkTo } from '../ledger/enact.fixture.ts';
import { scheduleLinks } from '../registries.ts';
import { grantTier } from '../testing/debts.ts';
import { aPayment } from '../testing/payments.ts';
import { aPerson, call, signIn } from '../testing/people.ts';
import { settableClock } from '../testing/settable-clock.ts';
import { createTestApp } from '../testing/test-app.ts';
import { playInto } from './play-portfolio.fixture.ts';

const numRuns = process.env.PROOF === 'full' ? 1_000 : 5;

const clock = settableClock();
const { app, db, pool } = await createTestApp({
  clock,
  variables: { RATE_LIMIT_FACTOR: '100000' },
});
const person = await aPerson(app);
await grantTier(pool, person.id, 'premium');
await pool.query(`UPDATE tier_grants SET granted_at = '2020-01-01'`);
const stage = { db, clock, userId: person.id, ...scheduleLinks };

/** One debt with every way of entering, changing and deleting, and up to three that came to it later. */
const anyLife = fc.record({
  first: anyStory({ actsMax: 6 }),
  others: anyPortfolio({ paymentMinPence: 1, debtsMax: 3, entriesMax: 4 }),
});

it(`dashboard, portfolio and progress give one month, which paying as planned leaves as it was (${numRuns} lives)`, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyLife, { minLength: 1, maxLength: 2 }), async (lives) => {
      const portfolios: number[] = [];
      let today = '';
      for (const { first, others } of lives) {
        const { portfolioId } = await enact(stage, first);
        await playInto({ stage, portfolioId }, others);
        portfolios.push(portfolioId);
        if (clock.today() > today) today = clock.today();
      }
      walkTo(clock, dayOfNextMonth(today, 3));
      let as = await signIn(app, person);
      for (const [at, id] of portfolios.entries()) {
        const { strategy, extraPence } = lives[at]?.others.plan ?? {};
        const body = { strategy, extra_payment: (extraPence ?? 0) / 100 };
        expect((await call(app, planAddresses.change, { as, id, body })).status).toBe(200);
      }
      const plans = await samePlans(as, portfolios);
      for (const plan of plans) await payAsPlanned(as, plan);
      const after = await samePlans(as, portfolios);
      expect(after.map(monthOfPlan)).toEqual(plans.map(monthOfPlan));
      walkTo(clock, dayOfNextMonth(clock.today(), 20));
      as = await signIn(app, person);
      // A month that never comes may yet come: the ledger charges no interest on interest, a plan does.
      const later = (await samePlans(as, portfolios)).map(monthOfPlan);
      expect(later.filter((_, at) => plans[at]?.outcome === 'clears')).toEqual(
        plans.filter(({ outcome }) => outcome === 'clears').map(monthOfPlan),
      );
      for (const id of portfolios) await call(app, portfolioAddresses.remove, { as, id });
    }),
    { numRuns, endOnFailure: true },
  );
}, 3_600_000);

function dayOfNextMonth(day: string, daysIn: number): string {
  return addDays(firstDayOf(addMonths(monthOf(day), 1)), daysIn);
}

function monthOfPlan({ debt_free_month }: PortfolioPlan): string | null {
  return debt_free_month;
}

type Caller = { readonly token: string };

/** Every line of the list, the last one first. */
async function payAsPlanned(as: Caller, plan: PortfolioPlan): Promise<void> {
  for (const { debt_id, to_pay } of plan.lines.toReversed()) {
    if (to_pay === 0) continue;
    const body = aPayment(debt_id, { payment_amount: to_pay, payment_date: clock.today() });
    const paid = await call(app, paymentAddresses.add, { as, id: plan.portfolio_id, body });
    expect(paid.status).toBe(201);
  }
}

/** The plans of the portfolios, which are told alike wherever they are asked for. */
async function samePlans(as: Caller, portfolios: readonly number[]): Promise<PortfolioPlan[]> {
  const plans: PortfolioPlan[] = [];
  for (const id of portfolios) {
    const { body: plan } = await call(app, planAddresses.get, { as, id });
    const { body: progress } = await call(app, progressAddresses.planVsActual, { as, id });
    expect(progress.forecast_month).toBe(plan.debt_free_month);
    expect(progress.outcome).toBe(plan.outcome);
    plans.push(plan);
  }
  const { body: whole } = await call(app, planAddresses.list, { as });
  expect(whole.plans).toEqual(plans);
  expect(whole.debt_free_month).toBe(latestMonth(whole));
  return plans;
}

/** Of the portfolios in which something is owed, or of all where nothing is; none where one never comes. */
function latestMonth({ plans }: Pick<WholePlan, 'plans'>): string | null {
  const owed = plans.filter(({ outcome }) => outcome === 'clears' || outcome === 'never');
  const paidOff = plans.filter(({ outcome }) => outcome === 'debt_free');
  const months = (owed.length > 0 ? owed : paidOff).map(monthOfPlan);
  return months.includes(null) ? null : (months.toSorted().at(-1) ?? null);
}

import { paymentAddresses, progressAddresses } from '@debt-payoff/contract/payment-addresses';
import { portfolioAddresses } from '@debt-payoff/contract/portfolio-addresses';
import { beforeAll, describe, expect, it } from 'vitest';
import { aDebt } from '../testing/debts.ts';
import { aPerson, call, type Person, signIn } from '../testing/people.ts';
import { settableClock } from '../testing/settable-clock.ts';
import { createTestApp } from '../testing/test-app.ts';

const clock = settableClock();
const { app } = await createTestApp({ clock });

let owner: Person;
beforeAll(async () => {
  owner = await aPerson(app);
});

/** Signs in again: an access token does not outlive such a jump. */
async function jumpTo(instant: string): Promise<void> {
  clock.set(instant);
  owner = { ...owner, ...(await signIn(app, owner)) };
}

const planVsActual = (id: number, as = owner) =>
  call(app, progressAddresses.planVsActual, { as, id });

describe('the plan of a portfolio against what was paid', () => {
  it('holds the plan of the day on which its debts were added against the payments since', async () => {
    await jumpTo('2026-05-10T09:00:00Z');
    const debts = [aDebt({ balance: 1_200, interest_rate: 12, monthly_payment: 400 })];
    const made = await call(app, portfolioAddresses.create, {
      as: owner,
      body: { name: 'Home', debts },
    });
    const { id, debts: stored } = made.body;
    const pay = (payment_date: string, payment_amount: number) =>
      call(app, paymentAddresses.add, {
        as: owner,
        id,
        body: { debt_id: stored[0].id, payment_amount, payment_date, payment_type: 'regular' },
      });
    await jumpTo('2026-06-20T09:00:00Z');
    // 12.00 of interest, and all but 100.00 of the rest.
    expect((await pay('2026-06-05', 1_112)).status).toBe(201);
    const reply = await planVsActual(id);
    expect(reply.status).toBe(200);
    // The plan: 1,212.00 - 400, 820.12 - 400, 424.32 - 400, and the rest in September.
    expect(reply.body).toEqual({
      plan_started_on: '2026-05-10',
      first_plan: [
        { date: '2026-05-31', balance: 1_200 },
        { date: '2026-06-30', balance: 812 },
        { date: '2026-07-31', balance: 420.12 },
        { date: '2026-08-31', balance: 24.32 },
        { date: '2026-09-30', balance: 0 },
      ],
      actual: [
        { date: '2026-05-31', balance: 1_200 },
        { date: '2026-06-20', balance: 100 },
      ],
      outcome: 'clears',
      first_plan_month: '2026-09',
      forecast_month: '2026-07',
      months_sooner: 2,
      summary:
        'As things stand, you could be debt free in July 2026, 2 months sooner than in your first plan, because you paid £712.00 more than your first plan had by now.',
      is_cause_in_summary: true,
      causes: [
        { sentence: 'You paid £712.00 more than your first plan had by now', months_sooner: 2 },
      ],
      interest_paid: 12,
      principal_paid: 1_100,
    });
  });

  it('says plainly that there is no debt yet', async () => {
    const other = await aPerson(app);
    const made = await call(app, portfolioAddresses.create, { as: other, body: { name: 'Home' } });
    const reply = await planVsActual(made.body.id, other);
    expect(reply.body).toEqual({
      plan_started_on: null,
      first_plan: [],
      actual: [],
      outcome: 'no_debts',
      first_plan_month: null,
      forecast_month: null,
      months_sooner: null,
      summary: 'There is no debt in this portfolio yet.',
      is_cause_in_summary: false,
      causes: [],
      interest_paid: 0,
      principal_paid: 0,
    });
  });

  it('does not exist for anybody else', async () => {
    const stranger = await aPerson(app);
    const own = await call(app, portfolioAddresses.list, { as: owner });
    expect((await planVsActual(own.body[0].id, stranger)).status).toBe(404);
    expect((await planVsActual(999_999_999)).status).toBe(404);
  });

  it('needs a session', async () => {
    expect((await call(app, progressAddresses.planVsActual, { id: 1 })).status).toBe(401);
  });
});

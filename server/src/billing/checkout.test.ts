/** Subscribing, in one tab or in several: one subscription, and nothing charged twice. */
import { accountAddresses } from '@debt-payoff/contract/account-addresses';
import { billingTexts } from '@debt-payoff/contract/texts/billing';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { billingCalls } from '../testing/billing-calls.ts';
import { aPerson, call } from '../testing/people.ts';
import { aPayingPerson, getCurrent } from '../testing/subscribers.ts';
import { createTestBilling } from '../testing/test-billing.ts';
import { stripeCustomers } from './billing.tables.ts';
import { openCheckout } from './checkout.ts';
import { workTasks } from './leaving/stripe-tasks.ts';
import { makeAccountCurrent } from './stripe/stripe-accounts.store.ts';
import { findCustomerOf } from './sync/customers.store.ts';
import { syncSubscription } from './sync/sync-subscription.ts';

const billing = await createTestBilling({ variables: { RATE_LIMIT_FACTOR: '100' } });
const { app, db, deps, stripe, pool, clock, completeCheckout } = billing;
const calls = billingCalls(billing);
const { ask, sync, tierOf, chargesOf, customerOf, subscriptionsOf, openSessionsOf } = calls;
const { countLive } = calls;
const basic = { priceId: 'basic_monthly' };
const premium = { priceId: 'premium_monthly' };

describe('checkout', () => {
  it('in two tabs at once makes one customer and leaves one session open', async () => {
    const person = await aPerson(app);
    const tabs = await Promise.all([
      ask(person, 'checkout', basic),
      ask(person, 'checkout', premium),
    ]);
    expect(tabs.map(({ status }) => status)).toEqual([200, 200]);
    const { data } = await stripe.customers.list({ email: person.email });
    expect(data).toHaveLength(1);
    expect(await openSessionsOf(person)).toHaveLength(1);
    const visits = await Promise.all(tabs.map(({ body }) => completeCheckout(body.url)));
    expect(visits.filter(({ status }) => status === 303)).toHaveLength(1);
    expect(await subscriptionsOf(person)).toHaveLength(1);
  });

  it('that was completed in one tab is refused in the other, and named', async () => {
    const person = await aPerson(app);
    const { body } = await ask(person, 'checkout', basic);
    await completeCheckout(body.url);
    const refused = await ask(person, 'checkout', premium);
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'already_subscribed', plan_type: 'basic', status: 'trialing' },
    });
    expect(refused.body.error).toContain('Basic Plan');
    expect(await countLive(person)).toBe(1);
    // The refusal has seen it: no message of Stripe was needed.
    expect(await tierOf(person)).toBe('basic');
  });

  it('says at Stripe what it costs, keeps the wish to start at once, and names no VAT number', async () => {
    const person = await aPerson(app);
    const { body } = await ask(person, 'checkout', { ...basic, start_now: true });
    const [id = ''] = await openSessionsOf(person);
    const session = await stripe.checkout.sessions.retrieve(id);
    expect(session.custom_text.submit?.message).toBe(
      "Free for 14 days: nothing is charged before 29 November 2026. Then £4.99, including any VAT, is charged, and again every month until you cancel. You can cancel at any time under 'Manage Subscription' in your account menu: before 29 November 2026 you pay nothing, and for 14 days after it you can cancel and get a refund.",
    );
    expect(session.cancel_url).toBe('http://localhost:5001/subscription/cancel');
    await completeCheckout(body.url);
    const [subscription] = await subscriptionsOf(person);
    expect(subscription?.metadata).toEqual({ start_now_at: clock.now().toISOString() });
    expect(subscription?.invoice_settings).toMatchObject({ footer: 'Not VAT registered' });
    const { rows } = await pool.query(
      'SELECT start_now_at, start_now_wording FROM checkouts WHERE session_id = $1',
      [id],
    );
    expect(rows).toEqual([
      { start_now_at: clock.now(), start_now_wording: billingTexts.checkout.startNow },
    ]);
  });

  it('makes a customer anew who was deleted at Stripe', async () => {
    const person = await aPayingPerson(billing);
    const gone = person.customerId;
    await stripe.customers.del(gone);
    expect((await ask(person, 'checkout', basic)).status).toBe(200);
    expect(await customerOf(person)).not.toBe(gone);
    expect(await tierOf(person)).toBe('free');
  });

  it('sends mail from Stripe to the address that the account has by then', async () => {
    const person = await aPayingPerson(billing);
    await pool.query('UPDATE users SET email = $1 WHERE id = $2', ['new@example.com', person.id]);
    expect((await ask(person, 'portal')).status).toBe(200);
    const customer = await stripe.customers.retrieve(await customerOf(person));
    expect(customer).toMatchObject({ email: 'new@example.com' });
  });

  it('gives no second trial after deleting the account and registering again', async () => {
    const first = await aPayingPerson(billing, { trialDays: 14 });
    const { password } = first;
    const left = await call(app, accountAddresses.deleteAccount, { as: first, body: { password } });
    expect(left.status).toBe(200);
    await workTasks(deps);
    const again = await aPerson(app, { email: first.email });
    expect((await ask(again, 'tier')).body).toMatchObject({ tier: 'free', has_trial: false });
    const { body } = await ask(again, 'checkout', basic);
    const [id = ''] = await openSessionsOf(again);
    const { custom_text: text } = await stripe.checkout.sessions.retrieve(id);
    expect(text.submit?.message).toMatch(
      /^£4.99, including any VAT, is charged today, and again every month/,
    );
    await completeCheckout(body.url);
    await sync(again);
    expect(await chargesOf(again)).toEqual([499]);
  });

  it('leaves no customer behind of somebody who was deleted while it was made', async () => {
    const person = await aPerson(app);
    const { provider } = billing;
    let made = '';
    const connect = async () => ({
      ...(await billing.payments.connect()),
      provider: {
        ...provider,
        createCustomer: async (identity: Parameters<typeof provider.createCustomer>[0]) => {
          made = await provider.createCustomer(identity);
          const body = { password: person.password };
          await call(app, accountAddresses.deleteAccount, { as: person, body });
          return made;
        },
      },
    });
    const opened = openCheckout(
      { ...deps, payments: { ...billing.payments, connect } },
      { userId: person.id, priceId: 'basic_monthly', startsNow: false },
    );
    await expect(opened).rejects.toMatchObject({ code: 'session_ended' });
    await workTasks(deps);
    expect(await stripe.customers.retrieve(made)).toMatchObject({ deleted: true });
  });
});

describe('the status', () => {
  it("ignores a session that is somebody else's, or nobody's", async () => {
    const stranger = await aPerson(app);
    const { body } = await ask(stranger, 'checkout', basic);
    await completeCheckout(body.url);
    const sessions = await stripe.checkout.sessions.list({ customer: await customerOf(stranger) });
    const person = await aPerson(app);
    await ask(person, 'checkout', basic);
    billing.calls.length = 0;
    for (const id of [sessions.data[0]?.id, 'cs_test_none']) {
      const reply = await ask(person, 'status', undefined, `?session_id=${id}`);
      expect(reply.status).toBe(404);
      expect(reply.body.subscription).toBeUndefined();
    }
    expect(billing.calls).toEqual([]);
    // Its owner is told at once.
    const own = await ask(stranger, 'status', undefined, `?session_id=${sessions.data[0]?.id}`);
    expect(own.body.subscription.plan_type).toBe('basic');
  });

  it('shows what was granted beside what was bought', async () => {
    const person = await aPayingPerson(billing);
    await db.execute(
      `INSERT INTO tier_grants (user_id, tier, reason, granted_at, until) VALUES (${person.id}, 'premium', 'thanks', now(), '2099-01-01')`,
    );
    expect((await ask(person, 'tier')).body).toMatchObject({
      tier: 'premium',
      source: 'grant',
      granted_until: '2099-01-01T00:00:00.000Z',
    });
    expect((await ask(person, 'status')).body.subscription.plan_type).toBe('basic');
  });
});

it('the portal is for those who subscribe', async () => {
  const person = await aPerson(app);
  expect(await ask(person, 'portal')).toMatchObject({
    status: 404,
    body: { error: billingTexts.plans.portalWithoutSubscription },
  });
  const { body } = await ask(await aPayingPerson(billing), 'portal');
  expect(body.url).toMatch(/^http:\/\/127\.0\.0\.1/);
});

it('with the key of another account nobody has a plan, and with the old one all is as before', async () => {
  const person = await aPayingPerson(billing);
  const before = await getCurrent(billing, person);
  const { account } = billing.provider;
  const change = (id: string) =>
    makeAccountCurrent(db, { account: { ...account, id }, keyHash: id, now: clock.now() });

  const elsewhere = await change('acct_elsewhere');
  expect(await tierOf(person)).toBe('free');
  expect(await findCustomerOf(db, person.id)).toBeNull();
  // The other account knows nobody, also where it is the same emulator.
  const provider = { ...billing.provider, findCustomerId: async () => null };
  const payments = {
    ...deps.payments,
    connect: async () => ({ provider, stripeAccountId: elsewhere }),
  };
  // A message of the former account is none of this one's business.
  expect(await syncSubscription({ ...deps, payments }, person.customerId)).toBeNull();
  await openCheckout(
    { ...deps, payments },
    { userId: person.id, priceId: 'premium_monthly', startsNow: false },
  );
  const customers = await db
    .select()
    .from(stripeCustomers)
    .where(eq(stripeCustomers.userId, person.id));
  expect(new Set(customers.map(({ customerId }) => customerId)).size).toBe(2);

  await change(account.id);
  expect(await tierOf(person)).toBe('basic');
  expect(await getCurrent(billing, person)).toEqual(before);
  expect(await findCustomerOf(db, person.id)).toMatchObject({ customerId: person.customerId });
});

it('the note beside the button names the day on which the trial ends in London, also in summer time', async () => {
  // Nothing comes due in between: this is the last test of the file.
  const now = '2027-03-20T23:30:00Z';
  clock.set(now);
  billing.emulator.setTime(now);
  const person = await aPerson(app);
  await ask(person, 'checkout', basic);
  const [id = ''] = await openSessionsOf(person);
  const { custom_text: text } = await stripe.checkout.sessions.retrieve(id);
  expect(text.submit?.message).toContain('nothing is charged before 4 April 2027');
});

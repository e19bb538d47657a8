/** The life of a subscription, by calls and by the one clock. */
import { portfolioAddresses } from '@debt-payoff/contract/portfolio-addresses';
import { billingTexts } from '@debt-payoff/contract/texts/billing';
import { eq } from 'drizzle-orm';
import { afterEach, expect, it } from 'vitest';
import { goodCard, submit } from '../../../stripe-emulator/src/testing/shop.ts';
import { control } from '../../../stripe-emulator/src/testing/webhooks.ts';
import { subscriptions } from '../entitlements/subscriptions.tables.ts';
import { billingCalls } from '../testing/billing-calls.ts';
import { aPerson, call, type Person } from '../testing/people.ts';
import { aPayingPerson } from '../testing/subscribers.ts';
import { createTestBilling } from '../testing/test-billing.ts';

const billing = await createTestBilling({
  variables: { RATE_LIMIT_FACTOR: '100', VAT_NUMBER: 'GB123456789' },
});
const { app, stripe, setTime, completeCheckout } = billing;
const calls = billingCalls(billing);
const { ask, tokenOf, tierOf, chargesOf, customerOf, sync, useCard } = calls;
const basic = { priceId: 'basic_monthly' };
const premium = { priceId: 'premium_monthly' };

/** Nobody whom an earlier test has left behind renews along. */
afterEach(async () => {
  for (const { id } of (await stripe.customers.list({ limit: 100 })).data) {
    await stripe.customers.del(id);
  }
});

async function portfolios(person: Person): Promise<number> {
  return (await call(app, portfolioAddresses.list, { as: await tokenOf(person) })).body.length;
}

it('free, checkout, trial, first charge, upgrade, downgrade, cancel, the end, and free again with all data', async () => {
  const person = await aPerson(app);
  expect((await ask(person, 'tier')).body).toEqual({
    tier: 'free',
    source: 'free',
    granted_until: null,
    has_trial: true,
    is_billing_on: true,
  });
  expect(await ask(person, 'status')).toMatchObject({
    status: 404,
    body: { code: 'no_subscription' },
  });

  const checkout = await ask(person, 'checkout', { ...basic, start_now: true });
  expect(checkout.status).toBe(200);
  const { location } = await completeCheckout(checkout.body.url);
  const { pathname, search } = new URL(location ?? '');
  expect(pathname).toBe('/subscription/success');
  const begun = await ask(person, 'status', undefined, search);
  expect(begun.body.subscription).toEqual({
    plan_type: 'basic',
    status: 'active',
    start_date: '2026-11-15T09:00:00.000Z',
    end_date: null,
    current_amount: 4.99,
    current_currency: 'GBP',
    billing_cycle: 'month',
    next_billing_date: '2026-11-29T09:00:00.000Z',
    cancel_at_period_end: false,
    trial_end: '2026-11-29T09:00:00.000Z',
    past_due_until: null,
    payment_to_finish: null,
    refund_offer: null,
  });
  expect((await ask(person, 'tier')).body).toMatchObject({
    tier: 'basic',
    source: 'subscription',
    has_trial: false,
  });
  const token = await tokenOf(person);
  for (const name of ['Cards', 'Loans']) {
    const made = await call(app, portfolioAddresses.create, { as: token, body: { name } });
    expect(made.status).toBe(201);
  }
  expect(await chargesOf(person)).toEqual([]);

  await setTime('2026-11-29T11:00:00Z');
  await sync(person);
  expect(await chargesOf(person)).toEqual([499]);
  expect((await ask(person, 'status')).body.subscription).toMatchObject({
    trial_end: null,
    next_billing_date: '2026-12-29T09:00:00.000Z',
    refund_offer: { amount: 4.99, currency: 'GBP', until: '2026-12-13' },
  });

  await setTime('2026-12-14T10:00:00Z');
  const shown = (await ask(person, 'preview', premium)).body;
  expect(shown).toMatchObject({
    current_plan: { type: 'basic', amount: 4.99, currency: 'GBP' },
    new_plan: { type: 'premium', amount: 9.99, currency: 'GBP' },
    next_billing_date: '2026-12-29T09:00:00.000Z',
    valid_until: '2026-12-14T10:15:00.000Z',
  });
  expect(shown.due_today.amount).toBeGreaterThan(0);
  await setTime('2026-12-14T10:14:00Z');
  const upgraded = await ask(person, 'change', premium);
  expect(upgraded.body).toEqual({
    new_plan: 'premium',
    message: billingTexts.change.upgrade.succeeded('Premium'),
  });
  expect(await tierOf(person)).toBe('premium');
  const upgradePence = Math.round(shown.due_today.amount * 100);
  expect(await chargesOf(person)).toEqual([499, upgradePence]);
  const [charged] = (await stripe.invoices.list({ customer: await customerOf(person) })).data;
  // By the moment of the preview, not of the change.
  const shownAt = Date.parse('2026-12-14T10:00:00Z') / 1_000;
  expect(charged?.lines.data.map(({ period }) => period.start)).toEqual([shownAt, shownAt]);

  await setTime('2026-12-20T09:00:00Z');
  const down = (await ask(person, 'preview', basic)).body;
  expect(down.proration.amount).toBeLessThan(0);
  expect(down.due_today.amount).toBe(0);
  expect((await ask(person, 'change', basic)).body).toEqual({
    new_plan: 'basic',
    message: billingTexts.change.downgrade.succeeded('Basic'),
  });
  expect(await chargesOf(person)).toEqual([499, upgradePence]);
  const creditPence = Math.round(-down.proration.amount * 100);

  await setTime('2026-12-29T11:00:00Z');
  await sync(person);
  expect(await chargesOf(person)).toEqual([499, upgradePence, 499 - creditPence]);

  const cancelled = await ask(person, 'cancel');
  expect(cancelled.body).toEqual({
    message: billingTexts.cancellation.succeeded,
    cancel_url: '/subscription/cancel?action=subscription_cancelled',
  });
  expect((await ask(person, 'cancel')).body).toEqual(cancelled.body);
  const set = (await ask(person, 'status')).body.subscription;
  expect(set).toMatchObject({
    cancel_at_period_end: true,
    end_date: '2027-01-29T09:00:00.000Z',
    next_billing_date: null,
  });
  await setTime('2027-01-29T08:59:00Z');
  expect(await tierOf(person)).toBe('basic');
  // Nobody has told us yet: the end counts all the same.
  await setTime('2027-01-29T09:00:01Z');
  expect(await tierOf(person)).toBe('free');
  await sync(person);
  const ended = await ask(person, 'status');
  expect(ended).toMatchObject({
    status: 404,
    body: { code: 'no_subscription', subscription: { plan_type: 'basic', status: 'cancelled' } },
  });
  expect(await portfolios(person)).toBe(2);
  expect(await chargesOf(person)).toHaveLength(3);
  const { invoices } = (await ask(person, 'invoices')).body;
  const billed = await stripe.invoices.list({ customer: await customerOf(person) });
  expect(new Set(billed.data.map(({ footer }) => footer))).toEqual(
    new Set(['VAT number GB 123 4567 89. The total includes VAT at 20%.']),
  );
  expect(invoices.map(({ paid }: { paid: number }) => Math.round(paid * 100))).toEqual([
    499 - creditPence,
    0,
    upgradePence,
    499,
    0,
  ]);
});

it('a declined upgrade changes nothing until it is finished', async () => {
  const person = await aPayingPerson(billing);
  await useCard(person, 'pm_card_chargeCustomerFail');
  const { due_today: due } = (await ask(person, 'preview', premium)).body;
  const declined = await ask(person, 'change', premium);
  expect(declined).toMatchObject({
    status: 402,
    body: { code: 'payment_to_finish', amount: due.amount, currency: 'GBP' },
  });
  expect(await tierOf(person)).toBe('basic');
  const { invoice_url: url, expires_at: expiresAt } = declined.body;
  expect((await ask(person, 'status')).body.subscription.payment_to_finish).toEqual({
    ...due,
    url,
    new_plan_type: 'premium',
    expires_at: expiresAt,
  });
  for (const action of ['preview', 'change'] as const) {
    expect(await ask(person, action, premium)).toMatchObject({
      status: 409,
      body: { code: 'payment_open', invoice_url: url, expires_at: expiresAt },
    });
  }
  expect((await submit(url, { with: 'card', ...goodCard })).status).toBe(303);
  await sync(person);
  expect(await tierOf(person)).toBe('premium');
  expect(await chargesOf(person)).toEqual([499, Math.round(due.amount * 100)]);
});

it('a declined upgrade that nobody finishes lapses after 23 hours', async () => {
  const person = await aPayingPerson(billing);
  await useCard(person, 'pm_card_chargeCustomerFail');
  const { body } = await ask(person, 'change', premium);
  const lapsedAt = billing.clock.now().getTime() + 23 * 3_600_000;
  expect(body.expires_at).toBe(new Date(lapsedAt).toISOString());
  await setTime(new Date(lapsedAt + 1_000));
  await sync(person);
  const { subscription } = (await ask(person, 'status')).body;
  expect(subscription).toMatchObject({
    ...{ plan_type: 'basic', status: 'active', payment_to_finish: null },
    next_billing_date: expect.any(String),
  });
  expect(await tierOf(person)).toBe('basic');
  expect(await chargesOf(person)).toEqual([499]);
  const [lapsed] = (await ask(person, 'invoices')).body.invoices;
  expect(lapsed).toMatchObject({ status: 'void', paid: 0 });
  await useCard(person, 'pm_card_visa');
  expect((await ask(person, 'change', premium)).body.new_plan).toBe('premium');
  expect(await chargesOf(person)).toHaveLength(2);
});

it('a renewal that fails leaves the plan as it is for 21 days, or until it is paid', async () => {
  // How long Stripe itself waits is a setting there: here it never gives up.
  await control(billing.emulator, 'POST', 'dunning', { finally: 'leave_past_due' });
  const [paying, silent] = [await aPayingPerson(billing), await aPayingPerson(billing)];
  for (const person of [paying, silent]) await useCard(person, 'pm_card_chargeCustomerFail');
  const [subscription] = await calls.subscriptionsOf(silent);
  const periodEnd = subscription?.items.data[0]?.current_period_end ?? 0;
  await setTime(new Date((periodEnd + 2 * 3_600) * 1_000));
  await sync(paying);
  const late = (await ask(paying, 'status')).body.subscription;
  expect(late).toMatchObject({ status: 'past_due', plan_type: 'basic' });
  expect(await tierOf(paying)).toBe('basic');
  const refused = await ask(paying, 'change', premium);
  expect(refused.body).toMatchObject({
    code: 'payment_open',
    error: 'Finish the payment first',
    invoice_url: late.payment_to_finish.url,
  });
  expect(refused.status).toBe(409);
  await submit(late.payment_to_finish.url, { with: 'card', ...goodCard });
  await sync(paying);
  expect((await ask(paying, 'status')).body.subscription.status).toBe('active');

  // However late we hear of it, the days count from when the payment was due.
  const until = new Date((periodEnd + 3_600 + 21 * 86_400) * 1_000);
  await setTime(new Date(until.getTime() - 60_000));
  await sync(silent);
  const { past_due_until: said } = (await ask(silent, 'status')).body.subscription;
  expect(said).toBe(until.toISOString());
  expect(await tierOf(silent)).toBe('basic');
  await setTime(until);
  expect(await tierOf(silent)).toBe('free');
  // Stripe goes on: the next renewal fails, too. After a restored backup all of it is news to us.
  await setTime(new Date(until.getTime() + 30 * 86_400_000));
  await billing.db.delete(subscriptions).where(eq(subscriptions.userId, silent.id));
  await sync(silent);
  const much = (await ask(silent, 'status')).body.subscription;
  expect(much).toMatchObject({ status: 'past_due', past_due_until: until.toISOString() });
  expect(await tierOf(silent)).toBe('free');
});

it('in the first 14 days after the trial a cancellation gives back the days that are left', async () => {
  await setTime('2027-06-01T09:00:00Z');
  const person = await aPerson(app);
  const { body } = await ask(person, 'checkout', { ...basic, start_now: true });
  await completeCheckout(body.url);
  // The trial has ended on the 15th, and of 30 days four have begun.
  await setTime('2027-06-18T09:00:00Z');
  await sync(person);
  const { subscription } = (await ask(person, 'status')).body;
  const refund = { amount: 4.49, currency: 'GBP' };
  expect(subscription.refund_offer).toEqual({ ...refund, until: '2027-06-29' });
  expect((await ask(person, 'cancel', { refund: true })).body).toEqual({
    message: billingTexts.cancellation.refunded('£4.49'),
    cancel_url: '/subscription/cancel?action=subscription_cancelled',
    refund,
  });
  expect(await tierOf(person)).toBe('free');
  expect((await ask(person, 'cancel', { refund: true })).status).toBe(404);
  const { data } = await stripe.charges.list({ customer: await customerOf(person) });
  expect(data.map((charge) => charge.amount_refunded)).toEqual([449]);
});

it('a cancellation while the first payment is open ends it at once, and nothing is charged', async () => {
  const person = await aPayingPerson(billing, { trialDays: 14 });
  await useCard(person, 'pm_card_chargeCustomerFail');
  const dayMs = 86_400_000;
  await setTime(new Date(billing.clock.now().getTime() + 15 * dayMs));
  await sync(person);
  expect((await ask(person, 'status')).body.subscription.status).toBe('past_due');
  expect((await ask(person, 'cancel')).body.message).toBe(billingTexts.cancellation.neverPaid);
  expect((await ask(person, 'status')).status).toBe(404);
  await useCard(person, 'pm_card_visa');
  await setTime(new Date(billing.clock.now().getTime() + 30 * dayMs));
  expect(await chargesOf(person)).toEqual([]);
});

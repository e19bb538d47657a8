import { adminTexts } from '@debt-payoff/contract/texts/admin';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { syncSubscription } from '../../billing/sync/sync-subscription.ts';
import { listSubscriptionsOf } from '../../entitlements/subscriptions.store.ts';
import { subscriptions } from '../../entitlements/subscriptions.tables.ts';
import { adminSubscriptionCalls } from '../../testing/admin-subscriptions.ts';
import { aStaffMember, setRole } from '../../testing/people.ts';
import { aCustomer, subscribe, useCard } from '../../testing/subscribers.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { createTestBilling } from '../../testing/test-billing.ts';

const billing = await createTestBilling();
const { db, pool, clock, deps, stripe, setTime, setStripeAway } = billing;
const { ask, aSubscriber } = adminSubscriptionCalls(billing);
const { notFound, stripeAway, stripeOff } = adminTexts.subscriptions;
const dayMs = 86_400_000;
const inDays = (count: number) => new Date(clock.now().getTime() + count * dayMs);

beforeEach(() => setStripeAway(false));

describe('one subscription', () => {
  it('is told with its owner and all its states, newest first, while Stripe is away', async () => {
    const order = { tier: 'premium', trialDays: 14 } as const;
    const { rowId, id, username, email, customerId, subscriptionId } = await aSubscriber(order);
    const start = clock.now();
    const trialEnd = inDays(14).toISOString();
    await setTime(inDays(1));
    await stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: true });
    await syncSubscription(deps, customerId);
    setStripeAway(true);
    const { status, body } = await ask('getSubscription', rowId);
    expect(status).toBe(200);
    const past = { stripe_status: 'trialing', plan_type: 'premium', amount: 9.99 };
    expect(body.subscription).toEqual({
      ...{ id: rowId, plan_type: 'premium', status: 'cancelled', stripe_status: 'trialing' },
      ...{ start_date: start.toISOString(), end_date: trialEnd, trial_end: trialEnd },
      ...{ amount: 9.99, currency: 'GBP', next_billing_date: null },
      ...{ extended_until: null, past_due_since: null },
      user: { id, username, email, is_suspended: false },
      states: [
        { ...past, since: clock.now().toISOString(), status: 'cancelled', ends_at: trialEnd },
        { ...past, since: start.toISOString(), status: 'active', ends_at: null },
      ],
      ...{ stripe_customer_id: customerId, stripe_subscription_id: subscriptionId },
      can_be_changed: true,
    });
  });

  it('that is late is active, and has been late since', async () => {
    const { rowId, customerId } = await aSubscriber();
    await useCard(billing, { customerId, card: 'pm_card_chargeCustomerFail' });
    await setTime(inDays(33));
    await syncSubscription(deps, customerId);
    const { body } = await ask('getSubscription', rowId);
    expect(body.subscription).toMatchObject({ status: 'active', stripe_status: 'past_due' });
    expect(body.subscription.past_due_since).not.toBeNull();
  });

  it('is found neither where its first payment is open, nor after its owner has left', async () => {
    const customer = await aCustomer(billing);
    await useCard(billing, { customerId: customer.id, card: 'pm_card_chargeCustomerFail' });
    await subscribe(billing, customer);
    await syncSubscription(deps, customer.id);
    const [unpaid] = await listSubscriptionsOf(db, customer.user.id);
    const { rowId: left } = await aSubscriber();
    await db.update(subscriptions).set({ userId: null }).where(eq(subscriptions.id, left));
    for (const id of [unpaid?.id ?? 0, left, 999_999]) {
      for (const action of ['getSubscription', 'listSubscriptionInvoices'] as const) {
        const { status, body } = await ask(action, id);
        expect([status, body.error]).toEqual([404, notFound]);
      }
      const { status, body } = await ask('cancelSubscription', id);
      expect([status, body.error]).toEqual([404, notFound]);
    }
  });

  it('can be changed by those alone who may act on its owner', async () => {
    const ofUser = await aSubscriber();
    const ofStaff = await aSubscriber();
    await setRole(pool, ofStaff, 'admin');
    const admin = await aStaffMember(billing, 'admin', clock.now());
    const superAdmin = await aStaffMember(billing, 'super_admin', clock.now());
    const canBeChanged = async (rowId: number, as: { token: string }) =>
      (await ask('getSubscription', rowId, { as })).body.subscription.can_be_changed;
    expect(await canBeChanged(ofUser.rowId, admin)).toBe(true);
    expect(await canBeChanged(ofStaff.rowId, admin)).toBe(false);
    expect(await canBeChanged(ofStaff.rowId, superAdmin)).toBe(true);
  });
});

describe('its invoices and refunds', () => {
  it('are those of this very subscription, newest first, however many', async () => {
    const { rowId, customerId, subscriptionId, invoiceId } = await aSubscriber();
    const firstAt = clock.now().toISOString();
    await stripe.subscriptions.cancel(subscriptionId);
    await setTime(inDays(1));
    await subscribe(billing, { id: customerId }, { tier: 'premium' });
    const { data } = await stripe.charges.list({ customer: customerId });
    const [newer, older] = data;
    await stripe.refunds.create({ charge: newer?.id ?? '', amount: 500 });
    for (let pence = 1; pence <= 11; pence += 1) {
      await setTime(inDays(1));
      await stripe.refunds.create({ charge: older?.id ?? '', amount: pence });
    }
    const { status, body } = await ask('listSubscriptionInvoices', rowId);
    expect(status).toBe(200);
    const { number } = await stripe.invoices.retrieve(invoiceId);
    expect(body.invoices).toEqual([
      {
        ...{ id: invoiceId, number, date: firstAt, status: 'paid', currency: 'GBP' },
        ...{ amount: 4.99, amount_paid: 4.99, amount_refunded: 0.66, refundable: 4.33 },
        hosted_invoice_url: expect.stringContaining('http'),
      },
    ]);
    expect(body.refunds.map(({ amount }: { amount: number }) => amount)).toEqual([
      ...[0.11, 0.1, 0.09, 0.08, 0.07, 0.06, 0.05, 0.04, 0.03, 0.02, 0.01],
    ]);
    expect(body.refunds[0]).toEqual({
      ...{ id: expect.any(String), invoice_id: invoiceId, invoice_number: number },
      ...{ date: clock.now().toISOString(), amount: 0.11, currency: 'GBP', status: 'succeeded' },
    });
  });

  it('are not told while Stripe is away, or where nobody takes card payments', async () => {
    const { rowId } = await aSubscriber();
    const { app: at } = await createTestApp({ database: billing, clock });
    const off = await ask('listSubscriptionInvoices', rowId, { at });
    expect([off.status, off.body.error]).toEqual([503, stripeOff]);
    setStripeAway(true);
    const away = await ask('listSubscriptionInvoices', rowId);
    expect([away.status, away.body.error]).toEqual([503, stripeAway]);
  });
});

import type { TierName } from '@debt-payoff/contract/plans';
import { beforeEach, describe, expect, it } from 'vitest';
import { aCustomer, subscribe, useCard } from '../../testing/subscribers.ts';
import { createTestBilling } from '../../testing/test-billing.ts';
import type { PlanPrice, ProviderSubscription } from '../payment-provider.ts';
import { planMark } from './wanted-stripe.ts';

const billing = await createTestBilling();
const { provider, stripe, clock } = billing;

const start = '2026-11-15T09:00:00Z';

beforeEach(async () => {
  await billing.setTime(start);
  billing.calls.length = 0;
});

async function getPrice(tier: TierName): Promise<PlanPrice> {
  const price = await provider.findPrice(tier);
  if (price === null) throw new Error(`There is no price for ${tier}`);
  return price;
}

async function aSubscriber(order: Parameters<typeof subscribe>[2] = {}) {
  const { id: customerId, user } = await aCustomer(billing);
  await subscribe(billing, { id: customerId }, order);
  return { customerId, user, subscription: await getSubscription(customerId) };
}

async function getSubscription(customerId: string): Promise<ProviderSubscription> {
  const [subscription] = (await provider.findCustomer(customerId))?.subscriptions ?? [];
  if (subscription === undefined) throw new Error(`${customerId} subscribes to nothing`);
  return subscription;
}

async function openCheckout(customerId: string) {
  return provider.openCheckout({
    ...{ customerId, price: await getPrice('basic'), trialDays: 0, startNowAt: null },
    expiresAt: new Date(clock.now().getTime() + 3_600_000),
    successUrl: 'http://localhost:5001/thank-you?session_id={CHECKOUT_SESSION_ID}',
    cancelUrl: 'http://localhost:5001/plans',
    submitNote: '£4.99 a month until you cancel.',
    invoiceFooter: 'Not VAT registered',
    key: `checkout-${customerId}`,
  });
}

describe('customers', () => {
  it('what a person has is asked for in three calls', async () => {
    const startNowAt = new Date(start);
    const { customerId } = await aSubscriber({ trialDays: 14, startNowAt });
    billing.calls.length = 0;
    const customer = await provider.findCustomer(customerId);
    expect(billing.calls).toHaveLength(3);
    expect(customer).toMatchObject({
      id: customerId,
      refunds: [],
      subscriptions: [
        {
          ...{ customerId, status: 'trialing', tier: 'basic', amountPence: 499, currency: 'gbp' },
          trialStart: startNowAt,
          trialEnd: new Date('2026-11-29T09:00:00Z'),
          periodEnd: new Date('2026-11-29T09:00:00Z'),
          ...{ endsAt: null, endedAt: null, extendedUntil: null, pendingUpdate: null },
          ...{ openInvoice: null, startNowAt, isEndedBySuspension: false },
        },
      ],
    });
  });

  it('one that was deleted, or never was, is none; deleting it again is fine', async () => {
    const { customerId } = await aSubscriber();
    await provider.deleteCustomer(customerId);
    await provider.deleteCustomer(customerId);
    await provider.updateEmail({ customerId, email: 'new@example.com' });
    expect(await provider.findCustomer(customerId)).toBeNull();
    expect(await provider.findCustomer('cus_of_nobody')).toBeNull();
  });

  it('are listed with whose they are, without those that are not ours', async () => {
    const { id: customerId, user } = await aCustomer(billing);
    const { id: foreignId } = await stripe.customers.create({ email: 'foreign@example.com' });
    const listed = new Map<string, object>();
    for await (const { id, identity } of provider.listCustomers()) listed.set(id, identity);
    expect(listed.get(customerId)).toEqual({
      userId: user.id,
      registeredAt: user.createdAt,
    });
    expect(listed.has(foreignId)).toBe(false);
  });

  it('a subscription to something else is left out; the mark of the product is enough', async () => {
    const { customerId } = await aSubscriber();
    const subscribeTo = async (metadata: Record<string, string>) => {
      const product = await stripe.products.create({ name: 'Other', metadata });
      const price = await stripe.prices.create({
        product: product.id,
        currency: 'gbp',
        unit_amount: 299,
        recurring: { interval: 'month' },
      });
      await stripe.subscriptions.create({ customer: customerId, items: [{ price: price.id }] });
    };
    await subscribeTo({});
    await subscribeTo({ [planMark]: 'premium' });
    const customer = await provider.findCustomer(customerId);
    expect(customer?.subscriptions.map(({ tier }) => tier)).toEqual(['premium', 'basic']);
  });
});

describe('checkout and portal', () => {
  it('a checkout expires once; where the person was faster, it is complete', async () => {
    const { id: customerId } = await aCustomer(billing);
    const { sessionId } = await openCheckout(customerId);
    expect(await provider.expireCheckout(sessionId)).toBe('expired');
    expect(await provider.expireCheckout(sessionId)).toBe('expired');

    const { id: otherId } = await aCustomer(billing);
    const faster = await openCheckout(otherId);
    await billing.completeCheckout(faster.url);
    expect(await provider.expireCheckout(faster.sessionId)).toBe('complete');
  });

  it('the checkout asks for a card, says what it costs and keeps the words for the invoices', async () => {
    const { id: customerId } = await aCustomer(billing);
    const { sessionId, url } = await openCheckout(customerId);
    expect(await stripe.checkout.sessions.retrieve(sessionId)).toMatchObject({
      payment_method_collection: 'always',
      custom_text: { submit: { message: '£4.99 a month until you cancel.' } },
      expires_at: Date.parse(start) / 1_000 + 3_600,
    });
    await billing.completeCheckout(url);
    const subscription = await getSubscription(customerId);
    const { latest_invoice: invoice } = await stripe.subscriptions.retrieve(subscription.id, {
      expand: ['latest_invoice'],
    });
    expect(invoice).toMatchObject({ footer: 'Not VAT registered', amount_paid: 499 });
  });

  it('the portal opens by the configuration that is ours', async () => {
    const { id: customerId } = await aCustomer(billing);
    await stripe.billingPortal.configurations.create({
      features: { subscription_cancel: { enabled: false } },
    });
    const returnUrl = 'http://localhost:5001/subscription-management';
    expect(await provider.openPortal({ customerId, returnUrl })).toContain(
      billing.emulator.address,
    );
  });
});

describe('a change of plan', () => {
  it('is charged to the penny as it was previewed, and credited on the way down', async () => {
    const { customerId, subscription } = await aSubscriber();
    await billing.setTime('2026-11-25T09:00:00Z');
    const prorationDate = clock.now();
    const price = await getPrice('premium');
    const preview = await provider.previewChange({ subscription, price, prorationDate });
    expect(preview).toEqual({
      prorationPence: 333,
      dueTodayPence: 333,
      nextBillingAt: new Date('2026-12-15T09:00:00Z'),
    });
    await provider.changePlan({ subscription, price, prorationDate, key: 'up' });
    const changed = await getSubscription(customerId);
    expect(changed).toMatchObject({ tier: 'premium', pendingUpdate: null, openInvoice: null });
    expect((await provider.listInvoices(customerId))[0]).toMatchObject({ paidPence: 333 });

    const back = {
      subscription: changed,
      price: await getPrice('basic'),
      prorationDate,
    };
    expect(await provider.previewChange(back)).toMatchObject({
      prorationPence: -333,
      dueTodayPence: 0,
    });
    await provider.changePlan({ ...back, key: 'down' });
    expect(await getSubscription(customerId)).toMatchObject({ tier: 'basic' });
    // What is due today is less by the credit.
    expect(
      await provider.previewChange({ subscription: changed, price, prorationDate }),
    ).toMatchObject({ prorationPence: 333, dueTodayPence: 0 });
  });

  it('costs nothing during a trial', async () => {
    const { customerId, subscription } = await aSubscriber({ trialDays: 14 });
    const change = {
      subscription,
      price: await getPrice('premium'),
      prorationDate: clock.now(),
    };
    expect(await provider.previewChange(change)).toMatchObject({
      prorationPence: 0,
      dueTodayPence: 0,
    });
    await provider.changePlan({ ...change, key: 'in trial' });
    expect(await getSubscription(customerId)).toMatchObject({
      status: 'trialing',
      tier: 'premium',
      pendingUpdate: null,
    });
  });

  it.each([
    { token: 'pm_card_chargeCustomerFail', needsAction: false },
    { token: 'pm_card_authenticationRequired', needsAction: true },
  ])('waits for its payment, and says whether the person is needed: $token', async (card) => {
    const { customerId, subscription } = await aSubscriber();
    await useCard(billing, { customerId, card: card.token });
    const change = {
      subscription,
      price: await getPrice('premium'),
      prorationDate: clock.now(),
    };
    await provider.changePlan({ ...change, key: `waits ${card.token}` });
    expect(await getSubscription(customerId)).toMatchObject({
      tier: 'basic',
      pendingUpdate: { tier: 'premium', expiresAt: new Date('2026-11-16T08:00:00Z') },
      openInvoice: { duePence: 500, needsAction: card.needsAction, url: expect.any(String) },
    });
  });

  it('of the price alone charges nothing now', async () => {
    const { customerId, subscription } = await aSubscriber();
    const price = await provider.createPrice({ tier: 'basic', amountPence: 599, key: 'price' });
    await provider.movePrice({ subscription, priceId: price.id, key: 'move' });
    expect(await getSubscription(customerId)).toMatchObject({
      ...{ tier: 'basic', amountPence: 599, periodEnd: subscription.periodEnd },
    });
    expect(await provider.listInvoices(customerId)).toHaveLength(1);
    expect(await getPrice('basic')).toMatchObject({ amountPence: 499 });
  });
});

describe('the end of a subscription', () => {
  it('is set and taken back, whichever way it was set', async () => {
    const { customerId, subscription } = await aSubscriber();
    const { id, periodEnd } = subscription;
    await provider.cancelAtPeriodEnd({ subscriptionId: id, isBySuspension: true, key: 'end' });
    const ending = await getSubscription(customerId);
    expect(ending).toMatchObject({ endsAt: periodEnd, isEndedBySuspension: true });
    await provider.reactivate({ ...ending, key: 'keep' });
    expect(await getSubscription(customerId)).toEqual(subscription);

    await stripe.subscriptions.update(id, { cancel_at: 'max_period_end' });
    expect(await getSubscription(customerId)).toMatchObject({ endsAt: periodEnd });
    await provider.reactivate({ ...ending, key: 'keep again' });
    await provider.reactivate({ ...ending, key: 'keep again' });
    expect(await getSubscription(customerId)).toEqual(subscription);
  });

  it('what has ended can end again, but is not kept, changed or extended', async () => {
    const { customerId, subscription } = await aSubscriber();
    const subscriptionId = subscription.id;
    await provider.cancelNow({ subscriptionId, key: 'now' });
    await provider.cancelNow({ subscriptionId, key: 'now again' });
    await provider.cancelAtPeriodEnd({ subscriptionId, isBySuspension: false, key: 'end ended' });
    expect(await getSubscription(customerId)).toMatchObject({
      status: 'canceled',
      endedAt: new Date(start),
    });
    const ended = { code: 'subscription_ended' };
    await expect(provider.reactivate({ ...subscription, key: 'keep ended' })).rejects.toMatchObject(
      ended,
    );
    const until = new Date('2027-01-01T00:00:00Z');
    const extension = { subscription, until, key: 'extend ended' };
    await expect(provider.extend(extension)).rejects.toMatchObject(ended);
    const price = await getPrice('premium');
    const change = { subscription, price, prorationDate: clock.now(), key: 'change ended' };
    await expect(provider.changePlan(change)).rejects.toMatchObject(ended);
  });

  it.each([
    ['the end of the period', { cancel_at_period_end: true }],
    ['a date', { cancel_at: 'max_period_end' as const }],
  ])('an extension makes a trial longer, and moves an end at %s along', async (_, end) => {
    const { customerId, subscription } = await aSubscriber({ trialDays: 14 });
    await stripe.subscriptions.update(subscription.id, end);
    for (const until of [new Date('2026-12-09T09:00:00Z'), new Date('2027-01-09T09:00:00Z')]) {
      const current = await getSubscription(customerId);
      const key = `extend ${subscription.id} ${until.toISOString()}`;
      await provider.extend({ subscription: current, until, key });
      expect(await getSubscription(customerId)).toMatchObject({
        ...{ status: 'trialing', trialEnd: until, periodEnd: until, endsAt: until },
        ...{ trialStart: subscription.trialStart, extendedUntil: null },
      });
    }
  });

  it('an extension of what was paid is no trial', async () => {
    const { customerId, subscription } = await aSubscriber();
    const until = new Date('2027-01-15T09:00:00Z');
    await provider.extend({ subscription, until, key: `extend ${subscription.id}` });
    expect(await getSubscription(customerId)).toMatchObject({
      ...{ extendedUntil: until, trialStart: null, trialEnd: null, endsAt: null },
    });
  });
});

describe('money back', () => {
  it('goes once, also when it is asked for again days later, and stands on its invoice', async () => {
    const { customerId, subscription } = await aSubscriber();
    const of = { subscriptionId: subscription.id, since: subscription.periodStart };
    const [invoice] = await provider.listPaidInvoices(of);
    if (invoice === undefined) throw new Error('nothing was paid');
    expect(invoice).toMatchObject({ paidPence: 499, refundedPence: 0 });
    const refund = { invoice, amountPence: 200, key: 'refund' };
    const id = await provider.refund(refund);
    expect(await provider.refund(refund)).toBe(id);
    await billing.setTime('2026-11-18T09:00:00Z');
    expect(await provider.refund(refund)).toBe(id);

    expect(await provider.listPaidInvoices(of)).toMatchObject([{ refundedPence: 200 }]);
    expect(await provider.listInvoices(customerId)).toMatchObject([
      {
        status: 'paid',
        totalPence: 499,
        paidPence: 499,
        refundedPence: 200,
        number: expect.any(String),
      },
    ]);
    const facts = { amountPence: 200, createdAt: new Date(start), hasFailed: false };
    expect(await provider.findCustomer(customerId)).toMatchObject({
      refunds: [{ id, subscriptionId: subscription.id, ...facts }],
    });
    const { data } = await stripe.creditNotes.list({ customer: customerId });
    expect(data).toMatchObject([{ amount: 200, refunds: [{ refund: id, amount_refunded: 200 }] }]);
  });

  it('of an earlier period nothing is listed, nor what cost nothing', async () => {
    const since = new Date('2026-01-01T00:00:00Z');
    const { subscription: trial } = await aSubscriber({ trialDays: 14 });
    expect(await provider.listPaidInvoices({ subscriptionId: trial.id, since })).toEqual([]);
    const { subscription } = await aSubscriber();
    await billing.setTime('2026-11-18T09:00:00Z');
    const change = { subscription, price: await getPrice('premium'), prorationDate: clock.now() };
    await provider.changePlan({ ...change, key: 'a second invoice' });
    const of = { subscriptionId: subscription.id, since };
    expect(await provider.listPaidInvoices(of)).toHaveLength(2);
    const later = { ...of, since: clock.now() };
    expect(await provider.listPaidInvoices(later)).toHaveLength(1);
  });
});

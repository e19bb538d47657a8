import { adminTexts } from '@debt-payoff/contract/texts/admin';
import { beforeEach, describe, expect, it } from 'vitest';
import type { PaymentProvider } from '../../billing/payment-provider.ts';
import { DomainError } from '../../platform/errors.ts';
import { adminSubscriptionCalls } from '../../testing/admin-subscriptions.ts';
import { getCurrent, refundedTo } from '../../testing/subscribers.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { createTestBilling } from '../../testing/test-billing.ts';

const billing = await createTestBilling();
const { clock, payments, provider, stripe, setTime, setStripeAway } = billing;
const { ask, aSubscriber, actsOn } = adminSubscriptionCalls(billing);
const texts = adminTexts.subscriptions;
const minuteMs = 60_000;
const inMinutes = (count: number) => new Date(clock.now().getTime() + count * minuteMs);

const bodies = (invoice_id: string) => ({
  cancelSubscription: {},
  extendSubscription: { days: 30 },
  refundPayment: { invoice_id, amount: 2, reason: 'Goodwill' },
});
type Act = keyof ReturnType<typeof bodies>;
const methods = {
  cancelSubscription: 'cancelAtPeriodEnd',
  extendSubscription: 'extend',
  refundPayment: 'refund',
} as const satisfies Record<Act, keyof PaymentProvider>;
const acts = ['cancelSubscription', 'extendSubscription', 'refundPayment'] as const;

/** Another process on the same database, whose line to Stripe is not as it should be. */
async function anAppWith(changes: Partial<PaymentProvider>) {
  const connect = async () => ({
    ...(await payments.connect()),
    provider: { ...provider, ...changes },
  });
  const app = await createTestApp({ database: billing, clock, payments: { ...payments, connect } });
  return app.app;
}

beforeEach(() => setStripeAway(false));

describe.each(acts)('%s', (action) => {
  it('is recorded as failed where nothing was asked of Stripe', async () => {
    const person = await aSubscriber();
    const { rowId, invoiceId } = person;
    const body = bodies(invoiceId)[action];
    setStripeAway(true);
    const away = await ask(action, rowId, { body });
    setStripeAway(false);
    const { app: at } = await createTestApp({ database: billing, clock });
    const off = await ask(action, rowId, { body, at });
    expect([away.status, away.body.error]).toEqual([503, texts.stripeAway]);
    expect([off.status, off.body.error]).toEqual([503, texts.stripeOff]);
    expect(await actsOn(rowId)).toMatchObject([
      { outcome: 'failed', failure: texts.stripeAway },
      { outcome: 'failed', failure: texts.stripeOff },
    ]);
    const { endsAt, extendedUntil } = await getCurrent(billing, person);
    expect([endsAt, extendedUntil]).toEqual([null, null]);
    expect(await refundedTo(billing, person.customerId)).toEqual([]);
  });

  it('stays pending where the reply was lost, and nobody guesses', async () => {
    const { rowId, invoiceId, customerId } = await aSubscriber();
    const body = bodies(invoiceId)[action];
    const lose = async () => {
      throw new DomainError('payments_unavailable');
    };
    const at = await anAppWith({ [methods[action]]: lose });
    const { status, body: reply } = await ask(action, rowId, { body, at });
    expect([status, reply.error]).toEqual([503, texts.outcomeUnknown]);
    const pending = { outcome: 'pending', failure: null };
    expect(await actsOn(rowId)).toMatchObject([pending]);
    await billing.deliverEvents();
    expect(await actsOn(rowId)).toMatchObject([pending]);
    expect(await refundedTo(billing, customerId)).toEqual([]);
  });

  it('is recorded as begun before Stripe has replied', async () => {
    const { rowId, invoiceId } = await aSubscriber();
    const body = bodies(invoiceId)[action];
    const asked = Promise.withResolvers<void>();
    const gone = Promise.withResolvers<never>();
    const never = () => {
      asked.resolve();
      return gone.promise;
    };
    const at = await anAppWith({ [methods[action]]: never });
    const reply = ask(action, rowId, { body, at });
    await asked.promise;
    expect(await actsOn(rowId)).toMatchObject([{ outcome: 'pending' }]);
    gone.reject(new Error('the process was ended'));
    expect((await reply).status).toBe(500);
    expect(await actsOn(rowId)).toMatchObject([{ outcome: 'pending' }]);
  });
});

describe('after a reply that was lost', () => {
  it.each(['extendSubscription', 'refundPayment'] as const)(
    '%s waits, and then counts from what Stripe has',
    async (action) => {
      const person = await aSubscriber();
      const { rowId, invoiceId, customerId, subscriptionId } = person;
      const body = bodies(invoiceId)[action];
      const { periodEnd } = await getCurrent(billing, person);
      const doneAll = {
        extend: async (extension: Parameters<PaymentProvider['extend']>[0]) => {
          await provider.extend(extension);
          throw new DomainError('payments_unavailable');
        },
        refund: async (refund: Parameters<PaymentProvider['refund']>[0]) => {
          await provider.refund(refund);
          throw new DomainError('payments_unavailable');
        },
      };
      expect((await ask(action, rowId, { body, at: await anAppWith(doneAll) })).status).toBe(503);
      const atOnce = await ask(action, rowId, { body });
      expect([atOnce.status, atOnce.body.error]).toEqual([409, texts.underWay(2)]);
      expect(await actsOn(rowId)).toHaveLength(1);
      await setTime(inMinutes(3));
      const seen = { ...body, ...(action === 'refundPayment' && { refunded: 0 }) };
      const later = await ask(action, rowId, { body: seen });
      if (action === 'refundPayment') {
        expect([later.status, later.body.error]).toEqual([409, texts.refundedSince]);
        expect(await refundedTo(billing, customerId)).toEqual([200]);
        return;
      }
      expect(later.status).toBe(200);
      const { trial_end } = await stripe.subscriptions.retrieve(subscriptionId);
      expect((trial_end ?? 0) * 1_000).toBe(periodEnd.getTime() + 60 * 24 * 60 * minuteMs);
    },
  );

  it('what Stripe refuses has failed, and one that nobody foresaw before that has too', async () => {
    const { rowId } = await aSubscriber();
    const refuse = async () => {
      throw new DomainError('subscription_ended');
    };
    const refused = await anAppWith({ cancelAtPeriodEnd: refuse });
    const { status, body } = await ask('cancelSubscription', rowId, { at: refused });
    expect([status, body.error]).toEqual([409, texts.hasEnded]);
    const breaks = async () => {
      throw new Error('a bug');
    };
    const broken = await anAppWith({ findCustomer: breaks });
    expect((await ask('cancelSubscription', rowId, { at: broken })).status).toBe(500);
    expect((await actsOn(rowId)).map(({ outcome }) => outcome)).toEqual(['failed', 'failed']);
  });
});

import { expect, it } from 'vitest';
import { aCustomer, changeTo, subscribe, useCard } from '../../testing/subscribers.ts';
import { createTestBilling } from '../../testing/test-billing.ts';
import { runNotices } from '../notice.jobs.ts';
import { syncSubscription } from '../sync/sync-subscription.ts';

const billing = await createTestBilling();
const { deps, clock, stripe, pool, setTime } = billing;

/** What the sync and the work of the morning add to the outbox by then. */
async function mailsBy(instant: string, customerId: string): Promise<string[]> {
  await setTime(instant);
  await syncSubscription(deps, customerId);
  await runNotices(deps, clock.today());
  const { rows } = await pool.query('DELETE FROM mail_outbox RETURNING id, template');
  return rows.toSorted((one, other) => one.id - other.id).map(({ template }) => template);
}

it('the life of a subscription is told step by step, each once', async () => {
  const customer = await aCustomer(billing);
  const { id } = customer;
  const subscription = await subscribe(billing, customer, { trialDays: 14 });
  expect(await mailsBy('2026-11-15T09:00:01Z', id)).toEqual(['subscription_started']);
  expect(await mailsBy('2026-11-21T06:25:00Z', id)).toEqual([]);
  expect(await mailsBy('2026-11-22T06:25:00Z', id)).toEqual(['trial_ends']);

  // The trial is over, and the first charge is yet to come.
  expect(await mailsBy('2026-11-29T09:30:00Z', id)).toEqual([]);
  expect(await mailsBy('2026-11-29T10:00:30Z', id)).toEqual(['trial_turned_paid']);
  expect(await mailsBy('2026-11-30T06:25:00Z', id)).toEqual([]);

  await changeTo(billing, subscription, 'premium');
  expect(await mailsBy('2026-12-01T09:00:00Z', id)).toEqual(['plan_changed']);
  await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
  expect(await mailsBy('2026-12-02T09:00:00Z', id)).toEqual(['subscription_cancelled']);
  await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: false });
  expect(await mailsBy('2026-12-03T09:00:00Z', id)).toEqual(['subscription_kept']);

  await useCard(billing, { customerId: id, card: 'pm_card_chargeCustomerFail' });
  expect(await mailsBy('2026-12-29T11:00:00Z', id)).toEqual(['payment_failed']);
  expect(await mailsBy('2026-12-30T06:25:00Z', id)).toEqual([]);
  await useCard(billing, { customerId: id, card: 'pm_card_visa' });
  const { latest_invoice: invoice } = await stripe.subscriptions.retrieve(subscription.id);
  await stripe.invoices.pay(typeof invoice === 'string' ? invoice : (invoice?.id ?? ''));
  expect(await mailsBy('2026-12-30T09:00:00Z', id)).toEqual([]);

  const { data } = await stripe.charges.list({ customer: id, limit: 1 });
  await stripe.refunds.create({ charge: data[0]?.id ?? '', amount: 100 });
  expect(await mailsBy('2026-12-30T10:00:00Z', id)).toEqual(['refund_made']);
  await stripe.subscriptions.cancel(subscription.id);
  expect(await mailsBy('2026-12-30T11:00:00Z', id)).toEqual(['subscription_ended']);
  expect(await mailsBy('2027-12-30T11:00:00Z', id)).toEqual([]);
});

it('a card that the bank asks about leads to a mail that asks for it', async () => {
  await setTime('2028-01-10T09:00:00Z');
  const customer = await aCustomer(billing);
  const { id } = customer;
  const subscription = await subscribe(billing, customer);
  expect(await mailsBy('2028-01-10T09:00:01Z', id)).toEqual(['subscription_started']);
  await useCard(billing, { customerId: id, card: 'pm_card_authenticationRequired' });
  // It waits as a pending update, and the plan stays.
  await changeTo(billing, subscription, 'premium');
  expect(await mailsBy('2028-01-10T10:00:00Z', id)).toEqual(['payment_needs_you']);
  expect(await mailsBy('2028-01-12T10:00:00Z', id)).toEqual([]);
  expect(await mailsBy('2028-02-10T11:00:00Z', id)).toEqual(['payment_needs_you']);
});

import { adminAddresses } from '@debt-payoff/contract/admin-addresses';
import { expect, it } from 'vitest';
import { workTasks } from '../../billing/leaving/stripe-tasks.ts';
import { call } from '../../testing/people.ts';
import { aPayingPerson } from '../../testing/subscribers.ts';
import { createTestBilling } from '../../testing/test-billing.ts';

const billing = await createTestBilling();
const { app, pool, deps, stripe, setStripeAway } = billing;
const { suspendUser, activateUser, deleteUser } = adminAddresses;

const isEnding = async (subscriptionId: string) =>
  (await stripe.subscriptions.retrieve(subscriptionId)).cancel_at !== null;

it('suspending sets the subscription to end with its period, and activating takes that back', async () => {
  const { id, subscriptionId } = await aPayingPerson(billing);
  // That Stripe does not answer holds up nobody.
  setStripeAway(true);
  expect((await call(app, suspendUser, { id, body: {} })).status).toBe(200);
  setStripeAway(false);
  await workTasks(deps);
  expect(await isEnding(subscriptionId)).toBe(true);
  // Nothing is asked of Stripe twice.
  await call(app, suspendUser, { id, body: {} });
  const { rows } = await pool.query('SELECT kind FROM stripe_tasks');
  expect(rows).toEqual([{ kind: 'cancel_at_period_end' }]);
  const { body } = await call(app, activateUser, { id });
  expect(body.user.subscriptions).toMatchObject([{ status: 'cancelled' }]);
  await workTasks(deps);
  expect(await isEnding(subscriptionId)).toBe(false);
});

it('deleting ends it at once, and what it gave is kept of the account', async () => {
  const { id, subscriptionId } = await aPayingPerson(billing, { tier: 'premium' });
  expect((await call(app, deleteUser, { id })).status).toBe(200);
  const { rows } = await pool.query(
    'SELECT tier, deleted_by FROM deleted_accounts WHERE user_id = $1',
    [id],
  );
  expect(rows).toEqual([{ tier: 'premium', deleted_by: 'staff' }]);
  await workTasks(deps);
  expect((await stripe.subscriptions.retrieve(subscriptionId)).status).toBe('canceled');
});

import { beforeEach, expect, it } from 'vitest';
import { testNow } from '../../testing/settable-clock.ts';
import { aCustomer, changeTo, subscribe, type TestCustomer } from '../../testing/subscribers.ts';
import { createTestBilling } from '../../testing/test-billing.ts';
import { runNotices } from '../notice.jobs.ts';
import { syncSubscription } from '../sync/sync-subscription.ts';
import { planPriceChange, schedulePriceChange } from './price-changes.ts';

const billing = await createTestBilling();
const { deps, clock, stripe, pool, setTime } = billing;

const request = { tier: 'basic', amountPence: 549, effectiveOn: '2027-02-01' } as const;
const schedule = () => schedulePriceChange(deps, { ...request, by: 'ana' });

beforeEach(async () => {
  // What others left behind would renew all along.
  for (const { id } of (await stripe.customers.list({ limit: 100 })).data) {
    await stripe.customers.del(id);
  }
  await pool.query('DELETE FROM price_changes');
  await pool.query('DELETE FROM subscriptions');
  await pool.query('DELETE FROM mail_outbox');
});

async function aSubscriber(order: Parameters<typeof subscribe>[2] = {}) {
  const customer = await aCustomer(billing);
  const subscription = await subscribe(billing, customer, order);
  await syncSubscription(deps, customer.id);
  return { customer, subscription };
}

/** Step by step: Stripe renews, we sync, and the work of the morning is done. */
async function passTo(lastDay: string, customers: readonly TestCustomer[]): Promise<void> {
  const end = Date.parse(`${lastDay}T06:25:00Z`);
  for (;;) {
    const next = Math.min(clock.now().getTime() + 15 * 86_400_000, end);
    await setTime(new Date(next));
    for (const { id } of customers) await syncSubscription(deps, id);
    const { failedCount } = await runNotices(deps, clock.today());
    expect(failedCount).toBe(0);
    if (next === end) return;
  }
}

/** What was charged, oldest first: the day and the pence. */
async function chargesOf({ id: customer }: TestCustomer): Promise<string[]> {
  const { data } = await stripe.charges.list({ customer, limit: 100 });
  return data
    .map(
      ({ created, amount }) => `${new Date(created * 1_000).toISOString().slice(0, 10)} ${amount}`,
    )
    .reverse();
}

async function listMails(template = 'price_change'): Promise<number[]> {
  const { rows } = await pool.query(
    `SELECT (payload->>'subscriptionId')::int AS id FROM mail_outbox WHERE template = $1 ORDER BY id`,
    [template],
  );
  return rows.map(({ id }) => id);
}

async function listNotices() {
  const { rows } = await pool.query(
    'SELECT applies_on::text, applied_at FROM price_change_notices ORDER BY subscription_id',
  );
  return rows.map(
    ({ applies_on: day, applied_at: at }) => `${day}${at === null ? '' : ' applied'}`,
  );
}

it('nobody pays the new price before their 30 days, and the renewal that they were told is exact', async () => {
  await setTime(testNow);
  const early = await aSubscriber();
  const others = [
    await aSubscriber({ tier: 'premium' }),
    await aSubscriber({ cancel_at_period_end: true }),
  ];
  expect((await schedule()).notices).toEqual({ doneCount: 1, failedCount: 0 });
  // Run again, it goes on where it stopped: nowhere.
  expect((await schedule()).notices).toEqual({ doneCount: 0, failedCount: 0 });
  expect(await listMails()).toHaveLength(1);
  expect(await listNotices()).toEqual(['2027-02-15']);

  await passTo('2027-01-20', [early.customer]);
  const late = await aSubscriber();
  await passTo('2027-02-14', [early.customer, late.customer]);
  expect(await listMails()).toHaveLength(2);
  expect(await listNotices()).toEqual(['2027-02-15 applied', '2027-03-20']);
  // At Stripe, too: the early one is moved, the late one is not.
  const prices = [early, late].map(async ({ subscription: { id } }) => {
    const { items } = await stripe.subscriptions.retrieve(id);
    return items.data[0]?.price.unit_amount;
  });
  expect(await Promise.all(prices)).toEqual([549, 499]);

  await passTo('2027-04-25', [early.customer, late.customer]);
  expect(await chargesOf(early.customer)).toEqual([
    '2026-11-15 499',
    '2026-12-15 499',
    '2027-01-15 499',
    '2027-02-15 549',
    '2027-03-15 549',
    '2027-04-15 549',
  ]);
  expect(await chargesOf(late.customer)).toEqual([
    '2027-01-20 499',
    '2027-02-20 499',
    '2027-03-20 549',
    '2027-04-20 549',
  ]);
  for (const { customer } of others) await syncSubscription(deps, customer.id);
  expect(await chargesOf(others[1]?.customer ?? early.customer)).toEqual(['2026-11-15 499']);
  const premium = await chargesOf(others[0]?.customer ?? early.customer);
  expect(new Set(premium.map((charge) => charge.slice(11)))).toEqual(new Set(['999']));
  expect(await listMails()).toHaveLength(2);
});

it('anyone who changes the plan is left at its price, and told again when they come back', async () => {
  await setTime('2027-05-15T09:00:00Z');
  const { customer, subscription } = await aSubscriber();
  await schedulePriceChange(deps, { ...request, effectiveOn: '2027-06-14', by: 'ana' });
  const upgraded = await changeTo(billing, subscription, 'premium');
  await passTo('2027-06-20', [customer]);
  expect(await listNotices()).toEqual([]);
  await changeTo(billing, upgraded, 'basic');
  await passTo('2027-06-21', [customer]);
  expect(await listNotices()).toEqual(['2027-08-15']);
  expect(await listMails()).toHaveLength(2);
  await passTo('2027-08-14', [customer]);
  expect(await listNotices()).toEqual(['2027-08-15 applied']);
});

it('anyone who is set to end is not moved, and pays the new price if they stay', async () => {
  await setTime('2027-09-15T09:00:00Z');
  const { customer, subscription } = await aSubscriber();
  await schedulePriceChange(deps, { ...request, effectiveOn: '2027-10-16', by: 'ana' });
  await passTo('2027-10-15', [customer]);
  await setTime('2027-10-15T12:00:00Z');
  await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
  await passTo('2027-10-30', [customer]);
  expect(await listNotices()).toEqual(['2027-11-15']);
  await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: false });
  await passTo('2027-11-16', [customer]);
  expect(await chargesOf(customer)).toEqual(['2027-09-15 499', '2027-10-15 499', '2027-11-15 549']);
  expect(await listMails()).toHaveLength(1);
});

it('while Stripe is away nobody is moved, and later everybody is', async () => {
  await setTime('2027-12-10T09:00:00Z');
  const { customer } = await aSubscriber();
  await schedulePriceChange(deps, { ...request, effectiveOn: '2028-01-09', by: 'ana' });
  await setTime('2028-01-11T06:25:00Z');
  billing.setStripeAway(true);
  const away = await runNotices(deps, clock.today());
  billing.setStripeAway(false);
  expect([away.failedCount, await listNotices()]).toEqual([1, ['2028-01-10']]);
  await passTo('2028-02-11', [customer]);
  expect((await chargesOf(customer)).at(-1)).toBe('2028-02-10 549');
});

it('a plan of it says how many, and writes nothing at Stripe or here', async () => {
  await aSubscriber();
  await aSubscriber();
  const { data: before } = await stripe.prices.list({ limit: 100 });
  const plan = await planPriceChange(deps, { ...request, effectiveOn: '2028-06-01' });
  expect(plan).toEqual({ problems: [], listPence: 499, subscribersCount: 2, scheduled: null });
  const { data: after } = await stripe.prices.list({ limit: 100 });
  expect(after).toHaveLength(before.length);
  const { rows } = await pool.query('SELECT id FROM price_changes');
  expect([rows, await listMails()]).toEqual([[], []]);
});

it('two who schedule at once schedule one, and another one is refused', async () => {
  await setTime('2028-03-01T09:00:00Z');
  await aSubscriber();
  const same = { ...request, effectiveOn: '2028-06-01', by: 'ana' };
  // Stripe may refuse the second while the first is under way; run again, it is done.
  await Promise.allSettled([schedulePriceChange(deps, same), schedulePriceChange(deps, same)]);
  await schedulePriceChange(deps, same);
  const { rows } = await pool.query('SELECT amount_pence, scheduled_by FROM price_changes');
  expect(rows).toEqual([{ amount_pence: '549', scheduled_by: 'ana' }]);
  expect(await listMails()).toHaveLength(1);
  await expect(schedulePriceChange(deps, { ...same, amountPence: 599 })).rejects.toThrow(
    'Another change of the Basic Plan waits already: £5.49 from 2028-06-01.',
  );
  await expect(
    schedulePriceChange(deps, { ...same, tier: 'premium', effectiveOn: '2028-03-30' }),
  ).rejects.toThrow('the first possible day is 2028-03-31');
});

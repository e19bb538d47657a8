import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createPasswords } from '../accounts/passwords.ts';
import type { TestPayments } from '../billing/stripe/set-up-emulator.ts';
import { syncSubscription } from '../billing/sync/sync-subscription.ts';
import { listGrants } from '../entitlements/entitlements.store.ts';
import { tierOf } from '../entitlements/entitlements.ts';
import { listSubscriptionsOf } from '../entitlements/subscriptions.store.ts';
import { findUserByLogin } from '../people/people.store.ts';
import { users } from '../people/people.tables.ts';
import { scheduleLinks } from '../registries.ts';
import { atEnd } from '../testing/at-end.ts';
import { recordedLog } from '../testing/recorded-log.ts';
import { createTestBilling } from '../testing/test-billing.ts';
import { makeDemoAccounts } from './demo-accounts.ts';
import {
  type DemoDeps,
  makeDemoSubscriptions,
  tryToSubscribeDemoAccounts,
} from './demo-subscriptions.ts';

const billing = await createTestBilling();
const { db, pool, clock, emulator, stripe, provider } = billing;
const quick = createPasswords({ memoryCost: 8, timeCost: 1, parallelism: 1 });
await makeDemoAccounts({ db, clock, passwords: quick, ...scheduleLinks });

// As a running emulator does it by itself.
const advancing = setInterval(() => void emulator.timeKeeper.advanceTestClocks(), 40);
atEnd(() => clearInterval(advancing));

const testPayments: TestPayments = { connection: async () => emulator };
const deps: DemoDeps = {
  ...billing.deps,
  testPayments,
  releaseTestClock: async (clockId) => {
    const { address, secretKey } = emulator;
    const headers = { authorization: `Bearer ${secretKey}` };
    const path = `/_emulator/test_clocks/${clockId}/release`;
    const { status } = await fetch(`${address}${path}`, { method: 'POST', headers });
    expect(status).toBe(200);
  },
};

async function getUserId(username: string): Promise<number> {
  const user = await findUserByLogin(db, username);
  if (user === null) throw new Error(`there is no ${username}`);
  return user.id;
}

const names = ['demo-basic', 'demo-premium', 'demo-ending'] as const;
const listTiers = () =>
  Promise.all(
    names.map(async (name) => tierOf(db, { userId: await getUserId(name), now: clock.now() })),
  );
const countMails = async () => (await pool.query('SELECT 1 FROM mail_outbox')).rowCount;

it('where test payments fail, the grants remain', async () => {
  const { log, entries } = recordedLog();
  const broken = { connection: () => Promise.reject(new Error('away')) };
  const signal = new AbortController().signal;
  await tryToSubscribeDemoAccounts({ ...deps, log, testPayments: broken }, signal);
  expect(entries).toMatchObject([{ level: 40, msg: 'demo accounts could not be subscribed' }]);
  expect(await listTiers()).toEqual(['basic', 'premium', 'basic']);
});

it('what an interrupted start has left is made anew, and several processes make it once', async () => {
  const broken = { ...deps, releaseTestClock: () => Promise.reject(new Error('killed')) };
  await expect(makeDemoSubscriptions(broken)).rejects.toThrow('killed');
  await Promise.all([makeDemoSubscriptions(deps), makeDemoSubscriptions(deps)]);
  await makeDemoSubscriptions(deps);
  expect((await stripe.customers.list()).data).toHaveLength(3);
  expect((await stripe.testHelpers.testClocks.list()).data).toEqual([]);
});

it('one is in its trial, one has paid three times, and one is set to end', async () => {
  const [basic, premium, ending] = await Promise.all(
    names.map(async (name) => {
      const rows = await listSubscriptionsOf(db, await getUserId(name));
      expect(rows).toHaveLength(1);
      return rows[0];
    }),
  );
  expect(basic).toMatchObject({
    ...{ tier: 'basic', status: 'trialing', endsAt: null },
    trialStart: new Date('2026-11-11T09:00:00Z'),
    trialEnd: new Date('2026-11-25T09:00:00Z'),
  });
  expect(premium).toMatchObject({ tier: 'premium', status: 'active', endsAt: null });
  const invoices = await provider.listInvoices(premium?.customerId ?? '');
  expect(invoices.map(({ status, paidPence }) => [status, paidPence])).toEqual([
    ['paid', 999],
    ['paid', 999],
    ['paid', 999],
  ]);
  expect(ending).toMatchObject({
    ...{ tier: 'basic', status: 'active' },
    endsAt: new Date('2026-11-26T09:00:00Z'),
  });
});

it('the subscriptions give what the grants gave, which are withdrawn', async () => {
  expect(await listTiers()).toEqual(['basic', 'premium', 'basic']);
  for (const name of names) {
    const grants = await listGrants(db, await getUserId(name));
    expect(grants).toMatchObject([{ reason: 'demo account', withdrawnAt: clock.now() }]);
  }
});

it('nobody is written to about the past, and life goes on by the product’s clock', async () => {
  const before = await countMails();
  await billing.deliverEvents();
  for await (const { id } of provider.listCustomers()) await syncSubscription(deps, id);
  expect(await countMails()).toBe(before);
  expect(before).toBe(0);

  await billing.setTime('2026-12-20T09:00:00Z');
  for await (const { id } of provider.listCustomers()) await syncSubscription(deps, id);
  expect(await listTiers()).toEqual(['basic', 'premium', 'free']);
});

it('an account that was subscribed, or is gone, is left as it is', async () => {
  await db.delete(users).where(eq(users.username, 'demo-ending'));
  billing.calls.length = 0;
  await makeDemoSubscriptions(deps);
  expect(billing.calls).toEqual([]);
});

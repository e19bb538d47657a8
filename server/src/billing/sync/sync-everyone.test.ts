import { eq } from 'drizzle-orm';
import { afterEach, expect, it } from 'vitest';
import { tierOf } from '../../entitlements/entitlements.ts';
import { insertUser } from '../../people/people.store.ts';
import { users } from '../../people/people.tables.ts';
import { recordedLog } from '../../testing/recorded-log.ts';
import { aStripeAccount } from '../../testing/stored-subscriptions.ts';
import { aCustomer, subscribe, type TestCustomer } from '../../testing/subscribers.ts';
import { createTestDatabase } from '../../testing/test-app.ts';
import { createTestBilling } from '../../testing/test-billing.ts';
import { stripeCustomers } from '../billing.tables.ts';
import type { BillingDeps } from '../deps.ts';
import { insertTask } from '../stripe-tasks.store.ts';
import { findCustomerOf, findCustomerRowById } from './customers.store.ts';
import { syncEveryone } from './sync-everyone.ts';

const { log, entries } = recordedLog();
const billing = await createTestBilling({ log });
const { deps, db, stripe, clock, payments, provider } = billing;
const { stripeAccountId } = await payments.connect();

const tier = ({ user }: TestCustomer) => tierOf(db, { userId: user.id, now: clock.now() });
const errorsAbout = (customerId: string) =>
  entries.filter(({ level, customer }) => level >= 50 && customer === customerId);

/** Whom one test has left behind, each sync of the next would look at again. */
afterEach(async () => {
  for (const { id } of (await stripe.customers.list({ limit: 100 })).data) {
    await stripe.customers.del(id);
  }
  await db.delete(users);
});

async function forgetRow({ rowId }: TestCustomer): Promise<void> {
  await db.delete(stripeCustomers).where(eq(stripeCustomers.id, rowId));
}

it('repairs what lost events have left behind', async () => {
  const [begun, ended] = [await aCustomer(billing), await aCustomer(billing)];
  const { id } = await subscribe(billing, ended, { tier: 'premium' });
  await syncEveryone(deps);
  expect(await tier(ended)).toBe('premium');
  await subscribe(billing, begun);
  await stripe.subscriptions.cancel(id);
  await syncEveryone(deps);
  expect([await tier(begun), await tier(ended)]).toEqual(['basic', 'free']);
});

it('one customer who fails stops no other, and the job fails', async () => {
  const [broken, fine] = [await aCustomer(billing), await aCustomer(billing)];
  await subscribe(billing, broken);
  await subscribe(billing, fine);
  const failing: BillingDeps['payments'] = {
    ...payments,
    connect: async () => ({
      stripeAccountId,
      provider: {
        ...provider,
        findCustomer: async (id) => {
          if (id === broken.id) throw new Error('of this one nothing is known');
          return provider.findCustomer(id);
        },
      },
    }),
  };
  const all = syncEveryone({ ...deps, payments: failing });
  await expect(all).rejects.toThrow('1 customers could not be synced');
  expect([await tier(broken), await tier(fine)]).toEqual(['free', 'basic']);
});

it('goes on while only some fail, and ends where all do', async () => {
  const { db: manyDb } = await createTestDatabase();
  const account = await aStripeAccount(manyDb);
  const now = clock.now();
  for (let count = 0; count < 60; count += 1) {
    const name = `person${count}`;
    const person = { username: name, email: `${name}@example.com`, passwordHash: 'none', now };
    const { id: userId } = await insertUser(manyDb, person);
    const row = { userId, stripeAccountId: account, creationKey: name, createdAt: now };
    await manyDb.insert(stripeCustomers).values({ ...row, customerId: `cus_${count}` });
  }
  const countAsked = async (isBroken: (count: number) => boolean) => {
    const asked: string[] = [];
    const findCustomer = async (id: string) => {
      asked.push(id);
      if (isBroken(asked.length)) throw new Error('of this one nothing is known');
      return { id, subscriptions: [], refunds: [] };
    };
    const stub = { ...provider, findCustomer, listCustomers: async function* () {} };
    const connect = async () => ({ provider: stub, stripeAccountId: account });
    const failing = syncEveryone({ ...deps, db: manyDb, payments: { ...payments, connect } });
    await expect(failing).rejects.toThrow('could not be synced');
    return asked.length;
  };
  expect(await countAsked((count) => count % 2 === 0)).toBe(60);
  expect(await countAsked(() => true)).toBeLessThan(20);
});

it('adopts a customer whom a restored backup does not know', async () => {
  const customer = await aCustomer(billing);
  await subscribe(billing, customer);
  await forgetRow(customer);
  await syncEveryone(deps);
  expect(await tier(customer)).toBe('basic');
  expect(await findCustomerOf(db, customer.user.id)).toMatchObject({ customerId: customer.id });
});

it('adopts the later customer where the backup knows one that is deleted since', async () => {
  const customer = await aCustomer(billing);
  const { user, rowId } = customer;
  await stripe.customers.del(customer.id);
  const identity = { userId: user.id, registeredAt: user.createdAt, email: user.email };
  const later = await provider.createCustomer({ ...identity, key: 'later' });
  await syncEveryone(deps);
  expect(await findCustomerRowById(db, rowId)).toMatchObject({ customerId: later });
});

it('of two customers of one person the one who subscribes counts, every night', async () => {
  const customer = await aCustomer(billing);
  const { user, rowId } = customer;
  const identity = { userId: user.id, registeredAt: user.createdAt, email: user.email };
  const second = await provider.createCustomer({ ...identity, key: 'second' });
  await syncEveryone(deps);
  expect(await findCustomerRowById(db, rowId)).toMatchObject({ customerId: customer.id });
  const { id: card } = await stripe.paymentMethods.attach('pm_card_visa', { customer: second });
  await subscribe(billing, { ...customer, id: second }, { default_payment_method: card });
  await syncEveryone(deps);
  await syncEveryone(deps);
  expect(await findCustomerRowById(db, rowId)).toMatchObject({ customerId: second });
  expect(await tier(customer)).toBe('basic');
});

it('somebody with the same id who registered later is somebody else', async () => {
  const customer = await aCustomer(billing);
  await subscribe(billing, customer);
  await forgetRow(customer);
  const later = new Date(customer.user.createdAt.getTime() + 1);
  await db.update(users).set({ createdAt: later }).where(eq(users.id, customer.user.id));
  await syncEveryone(deps);
  expect(await tier(customer)).toBe('free');
  expect(errorsAbout(customer.id)).toHaveLength(1);
});

it('staff are told of a customer of nobody who subscribes, unless they are about to be deleted', async () => {
  const [left, leaving, idle] = [
    await aCustomer(billing),
    await aCustomer(billing),
    await aCustomer(billing),
  ];
  const { id } = await subscribe(billing, left);
  await subscribe(billing, leaving);
  for (const { user } of [left, leaving, idle]) await db.delete(users).where(eq(users.id, user.id));
  await insertTask(db, {
    ...{ kind: 'delete_customer', facts: {}, stripeAccountId, customerId: leaving.id },
    ...{ subscriptionId: null, now: clock.now() },
  });
  await syncEveryone(deps);
  const told = [left, leaving, idle].map((customer) => errorsAbout(customer.id).length);
  expect(told).toEqual([1, 0, 0]);
  expect((await stripe.subscriptions.retrieve(id)).status).toBe('active');
});

it('does nothing where there are no card payments', async () => {
  const off = { ...payments, isOn: false, connect: () => Promise.reject(new Error('off')) };
  await syncEveryone({ ...deps, payments: off });
});

import { asc, eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { stripeAccounts } from '../../entitlements/subscriptions.tables.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { recordedLog } from '../../testing/recorded-log.ts';
import { settableClock } from '../../testing/settable-clock.ts';
import { aStripeAccount } from '../../testing/stored-subscriptions.ts';
import { createTestDatabase } from '../../testing/test-app.ts';
import { stripeTasks } from '../billing.tables.ts';
import type { BillingDeps } from '../deps.ts';
import type { PaymentProvider } from '../payment-provider.ts';
import { paymentsOff } from '../stripe/payments-off.ts';
import { insertTask, type NewTask } from '../stripe-tasks.store.ts';
import type { TaskOrder } from '../task-kinds.ts';
import { workTasks } from './stripe-tasks.ts';

const { db } = await createTestDatabase();
const clock = settableClock();
const { log, entries } = recordedLog();
const stripeAccountId = await aStripeAccount(db);
const minuteMs = 60_000;

const deleted: string[] = [];
let isAway = false;

/** Deletes customers, and knows none, nor any checkout. */
const provider = {
  deleteCustomer: async (customerId: string) => {
    if (isAway) throw new DomainError('payments_unavailable');
    deleted.push(customerId);
  },
  findCustomer: async () => null,
  expireCheckoutsOf: async () => {},
} as Partial<PaymentProvider> as PaymentProvider; // Whatever else is called fails the test.

const deps: BillingDeps = {
  ...{ db, clock, log },
  config: { publicUrl: 'http://localhost', vatNumber: null },
  payments: {
    isOn: true,
    connect: async () => ({ provider, stripeAccountId }),
    webhookSecrets: async () => [],
  },
  mailer: { wake: () => {} },
  addressKey: new Uint8Array(32),
};

const add = (
  customerId: string,
  task: Partial<Pick<NewTask, 'stripeAccountId' | 'subscriptionId'>> & {
    readonly order?: TaskOrder;
  } = {},
) => {
  const { order = { kind: 'delete_customer', facts: {} }, ...where } = task;
  const now = clock.now();
  return insertTask(db, {
    ...order,
    stripeAccountId,
    customerId,
    subscriptionId: null,
    now,
    ...where,
  });
};

const listTasks = () => db.select().from(stripeTasks).orderBy(asc(stripeTasks.id));

beforeEach(async () => {
  isAway = false;
  deleted.length = 0;
  entries.length = 0;
  await db.delete(stripeTasks);
});

it('each is done once, however many work at the same time', async () => {
  const customers = Array.from({ length: 12 }, (_, index) => `cus_${index}`);
  for (const customerId of customers) await add(customerId);
  await Promise.all([workTasks(deps), workTasks(deps), workTasks(deps)]);
  await workTasks(deps);
  expect(deleted.toSorted()).toEqual(customers.toSorted());
  expect(
    (await listTasks()).every(({ doneAt, attempts }) => doneAt !== null && attempts === 1),
  ).toBe(true);
});

it('what fails is tried again for ever, after pauses that grow to an hour', async () => {
  await add('cus_1');
  isAway = true;
  const pauses: number[] = [];
  for (let attempt = 1; attempt <= 12; attempt += 1) {
    await workTasks(deps);
    const [task] = await listTasks();
    expect(task).toMatchObject({ attempts: attempt, doneAt: null, leasedUntil: null });
    const pauseMs = (task?.nextAttemptAt.getTime() ?? 0) - clock.now().getTime();
    pauses.push(pauseMs / minuteMs);
    clock.advance(pauseMs - 1);
    await workTasks(deps);
    expect((await listTasks())[0]?.attempts).toBe(attempt);
    clock.advance(1);
  }
  expect(pauses).toEqual([1, 2, 5, 15, 30, 60, 60, 60, 60, 60, 60, 60]);
  expect(entries.map(({ msg }) => msg).slice(8, 10)).toEqual([
    'a task at Stripe could not be done yet',
    'a task at Stripe keeps failing',
  ]);
  isAway = false;
  await workTasks(deps);
  expect(deleted).toEqual(['cus_1']);
  expect(await listTasks()).toMatchObject([{ lastError: null, doneAt: clock.now() }]);
});

it('one that a process died with is taken over when its lease has run out', async () => {
  const id = await add('cus_1');
  const lease = (leasedUntil: Date) =>
    db.update(stripeTasks).set({ leasedUntil }).where(eq(stripeTasks.id, id));
  // By the database's clock, not by that of the product.
  await lease(new Date(Date.now() + 300_000));
  await workTasks(deps);
  expect(deleted).toEqual([]);
  await lease(new Date(Date.now() - 1_000));
  await workTasks(deps);
  expect(deleted).toEqual(['cus_1']);
});

it('what cannot be read holds up nothing else, and says so', async () => {
  const id = await add('cus_1');
  const kind = 'refund_and_cancel';
  await db.update(stripeTasks).set({ kind }).where(eq(stripeTasks.id, id));
  await add('cus_2');
  await workTasks(deps);
  expect(deleted).toEqual(['cus_2']);
  expect(entries).toMatchObject([
    { kind: 'refund_and_cancel', msg: 'a task at Stripe could not be done yet' },
  ]);
});

it('what is asked of a customer who is gone is done', async () => {
  for (const kind of ['cancel_at_period_end', 'reactivate', 'end_duplicate'] as const) {
    const subscriptionId = kind === 'end_duplicate' ? 'sub_1' : null;
    await add('cus_gone', { order: { kind, facts: {} }, subscriptionId });
  }
  await workTasks(deps);
  await workTasks(deps);
  expect((await listTasks()).map(({ doneAt }) => doneAt)).toEqual(Array(3).fill(clock.now()));
});

it('what belongs to another account at Stripe waits until its key is back', async () => {
  const other = await aStripeAccount(db, { isCurrent: false });
  await add('cus_there', { stripeAccountId: other });
  await workTasks(deps);
  expect(deleted).toEqual([]);
  await db.update(stripeAccounts).set({ isCurrent: false });
  await db.update(stripeAccounts).set({ isCurrent: true }).where(eq(stripeAccounts.id, other));
  const connect = async () => ({ provider, stripeAccountId: other });
  await workTasks({ ...deps, payments: { ...deps.payments, connect } });
  expect(deleted).toEqual(['cus_there']);
});

it('without card payments, and while there is no connection, everything waits', async () => {
  await db.update(stripeAccounts).set({ isCurrent: false });
  await db
    .update(stripeAccounts)
    .set({ isCurrent: true })
    .where(eq(stripeAccounts.id, stripeAccountId));
  await add('cus_1');
  await workTasks({ ...deps, payments: paymentsOff });
  const connect = () => Promise.reject(new DomainError('payments_unavailable'));
  await workTasks({ ...deps, payments: { ...deps.payments, connect } });
  expect(await listTasks()).toMatchObject([{ attempts: 0, doneAt: null }]);
  expect(entries).toEqual([]);
});

/** One at a time for each customer, in any number of processes, and no connection held in the meantime. */
import { setTimeout as pause } from 'node:timers/promises';
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import { users } from '../../people/people.tables.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { DomainError } from '../../platform/domain-error.ts';
import type { Log } from '../../platform/logging.ts';
import { stripeCustomers } from '../billing.tables.ts';
import type { CustomerRow } from './customers.store.ts';

/** Only the one who took it last may write: the generation tells. */
export type CustomerLease = { readonly customerRowId: number; readonly generation: number };

type LeaseDeps = { readonly db: Database; readonly log: Log };

/** Others hold it: of Stripe itself that says nothing. */
export class LeaseBusyError extends DomainError {
  constructor() {
    super('payments_unavailable');
    this.name = 'LeaseBusyError';
  }
}

const leaseSeconds = 60;
const waitMaxMs = 15_000;
const pollMs = { first: 10, last: 250 } as const;
/** Nobody has so many tabs. More would only keep the database busy with asking. */
const waitingMax = 10;

/** Somebody else has taken the lease over, because this work took too long. */
export class LeaseLostError extends DomainError {
  constructor() {
    super('payments_unavailable');
    this.name = 'LeaseLostError';
  }
}

/** Throws `payments_unavailable` where others hold it for too long, `session_ended` where the person has left. */
export async function withCustomerLease<Result>(
  deps: LeaseDeps,
  customerRowId: number,
  work: (lease: CustomerLease) => Promise<Result>,
): Promise<Result> {
  const lease = await acquireLease(deps, customerRowId);
  if (lease === null) throw new DomainError('session_ended');
  return workInLease(deps, lease, work);
}

/** How many wait for each customer in this process. */
const waiting = new WeakMap<Database, Map<number, number>>();

/** Null where the customer's row is gone. */
export async function acquireLease(
  { db }: LeaseDeps,
  customerRowId: number,
  patienceMs: number = waitMaxMs,
): Promise<CustomerLease | null> {
  const counts = waiting.get(db) ?? new Map<number, number>();
  waiting.set(db, counts);
  const count = counts.get(customerRowId) ?? 0;
  if (count >= waitingMax) throw new LeaseBusyError();
  counts.set(customerRowId, count + 1);
  try {
    return await waitForLease(db, customerRowId, patienceMs);
  } finally {
    const left = (counts.get(customerRowId) ?? 1) - 1;
    if (left > 0) counts.set(customerRowId, left);
    else counts.delete(customerRowId);
  }
}

async function waitForLease(
  db: Database,
  customerRowId: number,
  patienceMs: number,
): Promise<CustomerLease | null> {
  const startMs = performance.now();
  let waitMs: number = pollMs.first;
  for (;;) {
    const lease = await tryToAcquire(db, customerRowId);
    if (lease !== 'taken') return lease;
    if (performance.now() - startMs >= patienceMs) throw new LeaseBusyError();
    await pause(waitMs);
    waitMs = Math.min(waitMs * 2, pollMs.last);
  }
}

export async function workInLease<Result>(
  deps: LeaseDeps,
  lease: CustomerLease,
  work: (lease: CustomerLease) => Promise<Result>,
): Promise<Result> {
  try {
    return await work(lease);
  } finally {
    await release(deps, lease);
  }
}

async function tryToAcquire(
  db: Database,
  customerRowId: number,
): Promise<CustomerLease | 'taken' | null> {
  const isFree = or(
    isNull(stripeCustomers.leasedUntil),
    lt(stripeCustomers.leasedUntil, sql`clock_timestamp()`),
  );
  const [taken] = await db
    .update(stripeCustomers)
    .set({
      generation: sql`${stripeCustomers.generation} + 1`,
      leasedUntil: sql`clock_timestamp() + make_interval(secs => ${leaseSeconds})`,
    })
    .where(and(eq(stripeCustomers.id, customerRowId), isFree))
    .returning({ generation: stripeCustomers.generation });
  if (taken !== undefined) return { customerRowId, generation: taken.generation };
  const [row] = await db
    .select({ id: stripeCustomers.id })
    .from(stripeCustomers)
    .where(eq(stripeCustomers.id, customerRowId));
  return row === undefined ? null : 'taken';
}

async function release(
  { db, log }: LeaseDeps,
  { customerRowId, generation }: CustomerLease,
): Promise<void> {
  const isOurs = and(
    eq(stripeCustomers.id, customerRowId),
    eq(stripeCustomers.generation, generation),
  );
  await db
    .update(stripeCustomers)
    .set({ leasedUntil: null })
    .where(isOurs)
    .catch((error: unknown) => {
      // What was done counts all the same, and the lease runs out by itself.
      log.warn({ err: error }, 'the lease on a customer could not be given back');
    });
}

/**
 * Locks the row for a write. Null where its person has left; throws where the lease was lost.
 * The person is locked first, as deleting an account does it: two that lock in turn never wait for each other.
 */
export async function lockLeased(
  tx: Transaction,
  { customerRowId, generation }: CustomerLease,
): Promise<CustomerRow | null> {
  const isTheirs = and(eq(users.id, stripeCustomers.userId), eq(stripeCustomers.id, customerRowId));
  const [person] = await tx
    .select({ id: users.id })
    .from(users)
    .innerJoin(stripeCustomers, isTheirs)
    .for('key share', { of: users });
  if (person === undefined) return null;
  const [row] = await tx
    .select()
    .from(stripeCustomers)
    .where(eq(stripeCustomers.id, customerRowId))
    .for('update');
  if (row === undefined) return null;
  if (row.generation !== generation) throw new LeaseLostError();
  return row;
}

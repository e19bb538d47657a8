import { and, asc, eq, getTableColumns, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import { stripeAccounts } from '../entitlements/subscriptions.tables.ts';
import type { Database, Reader } from '../platform/database/database.ts';
import { deleteInParts } from '../platform/database/delete-in-parts.ts';
import { stripeTasks } from './billing.tables.ts';
import type { TaskKind, TaskOrder } from './task-kinds.ts';

export type TaskRow = typeof stripeTasks.$inferSelect;

export type NewTask = TaskOrder & {
  readonly stripeAccountId: number;
  readonly customerId: string;
  readonly subscriptionId: string | null;
  readonly now: Date;
};

/** After this, a task whose process died is tried again. No attempt takes as long. */
const leaseSeconds = 300;

/** In the transaction of what asks for it; worked off after the commit. */
export async function insertTask(tx: Reader, { now, ...task }: NewTask): Promise<number> {
  const [row] = await tx
    .insert(stripeTasks)
    .values({ ...task, createdAt: now, nextAttemptAt: now })
    .returning({ id: stripeTasks.id });
  if (row === undefined) throw new Error('A task was not stored');
  return row.id;
}

export async function findOpenTask(
  db: Reader,
  {
    kind,
    customerId,
    subscriptionId,
  }: {
    readonly kind: TaskKind;
    readonly customerId: string;
    readonly subscriptionId: string | null;
  },
): Promise<TaskRow | null> {
  const [row] = await db
    .select()
    .from(stripeTasks)
    .where(
      and(
        eq(stripeTasks.kind, kind),
        eq(stripeTasks.customerId, customerId),
        sql`${stripeTasks.subscriptionId} IS NOT DISTINCT FROM ${subscriptionId}`,
        isNull(stripeTasks.doneAt),
      ),
    )
    .limit(1);
  return row ?? null;
}

type Claim = { readonly stripeAccountId: number; readonly now: Date };

export async function hasDueTask(db: Database, now: Date): Promise<boolean> {
  const isOfCurrentAccount = and(
    eq(stripeAccounts.id, stripeTasks.stripeAccountId),
    eq(stripeAccounts.isCurrent, true),
  );
  const [row] = await db
    .select({ id: stripeTasks.id })
    .from(stripeTasks)
    .innerJoin(stripeAccounts, isOfCurrentAccount)
    .where(isDue(now))
    .limit(1);
  return row !== undefined;
}

export function claimDueTasks(
  db: Database,
  { countMax, ...claim }: Claim & { readonly countMax: number },
): Promise<TaskRow[]> {
  const due = db
    .$with('due')
    .as(
      db
        .select({ id: stripeTasks.id })
        .from(stripeTasks)
        .where(isClaimable(claim))
        .orderBy(asc(stripeTasks.nextAttemptAt), asc(stripeTasks.id))
        .limit(countMax)
        .for('update', { skipLocked: true }),
    );
  return db
    .with(due)
    .update(stripeTasks)
    .set(claimed)
    .from(due)
    .where(eq(stripeTasks.id, due.id))
    .returning(getTableColumns(stripeTasks));
}

/** Null where another has it. */
export async function claimTask(
  db: Database,
  { id, ...claim }: Claim & { readonly id: number },
): Promise<TaskRow | null> {
  const [row] = await db
    .update(stripeTasks)
    .set(claimed)
    .where(and(eq(stripeTasks.id, id), isClaimable(claim)))
    .returning();
  return row ?? null;
}

/** No matter who has the task by now: it is done. False where it was done already. */
export async function recordTaskDone(db: Reader, id: number, now: Date): Promise<boolean> {
  const rows = await db
    .update(stripeTasks)
    .set({ doneAt: now, leasedUntil: null, lastError: null })
    .where(and(eq(stripeTasks.id, id), isNull(stripeTasks.doneAt)))
    .returning({ id: stripeTasks.id });
  return rows.length > 0;
}

/** Changes nothing when the lease has run out and another process has taken the task over. */
export async function recordTaskFailed(
  db: Database,
  { id, attempts }: TaskRow,
  outcome: { readonly nextAttemptAt: Date; readonly lastError: string },
): Promise<void> {
  await db
    .update(stripeTasks)
    .set({ ...outcome, leasedUntil: null })
    .where(
      and(eq(stripeTasks.id, id), eq(stripeTasks.attempts, attempts), isNull(stripeTasks.doneAt)),
    );
}

export async function updateFacts(db: Reader, id: number, facts: object): Promise<void> {
  await db.update(stripeTasks).set({ facts }).where(eq(stripeTasks.id, id));
}

export function deleteTasksDoneBefore(db: Database, instant: Date): Promise<void> {
  return deleteInParts(db, stripeTasks, lt(stripeTasks.doneAt, instant));
}

const claimed = {
  attempts: sql`${stripeTasks.attempts} + 1`,
  leasedUntil: sql`clock_timestamp() + make_interval(secs => ${leaseSeconds})`,
};

function isDue(now: Date): SQL | undefined {
  return and(isNull(stripeTasks.doneAt), lte(stripeTasks.nextAttemptAt, now), isFree);
}

/** No process is at it. */
export const isFree = or(
  isNull(stripeTasks.leasedUntil),
  sql`${stripeTasks.leasedUntil} < clock_timestamp()`,
);

function isClaimable({ stripeAccountId, now }: Claim): SQL | undefined {
  return and(isDue(now), eq(stripeTasks.stripeAccountId, stripeAccountId), hasItsTurn);
}

/** How often a refund is tried while the deletion of its customer waits for it. */
const refundAttemptsFirst = 10;

/**
 * What is asked about one thing happens in the order in which it was asked for. A deletion waits only for
 * refunds, which are easier made before it, and not for ever.
 */
const hasItsTurn = sql`NOT EXISTS (
  SELECT 1 FROM stripe_tasks AS earlier
  WHERE earlier.customer_id = ${stripeTasks.customerId}
    AND earlier.id < ${stripeTasks.id} AND earlier.done_at IS NULL
    AND CASE ${stripeTasks.kind} WHEN 'delete_customer'
      THEN earlier.kind = 'refund_and_cancel' AND earlier.attempts < ${refundAttemptsFirst}
      ELSE earlier.subscription_id IS NOT DISTINCT FROM ${stripeTasks.subscriptionId} END
)`;

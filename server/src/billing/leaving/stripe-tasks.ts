/** Works off what has to happen at Stripe whatever comes. Processes that do so at the same time share it out. */
import { DomainError } from '../../platform/domain-error.ts';
import { describeError } from '../../platform/logging.ts';
import type { BillingDeps, ConnectedProvider } from '../deps.ts';
import {
  claimDueTasks,
  claimTask,
  hasDueTask,
  recordTaskDone,
  recordTaskFailed,
  type TaskRow,
} from '../stripe-tasks.store.ts';
import { syncSubscription } from '../sync/sync-subscription.ts';
import { doTask } from './task-work.ts';

const minuteMs = 60_000;
/** How long a task waits after each failed attempt; after the last of these, always as long as that. */
const pausesMs = [1, 2, 5, 15, 30, 60].map((minutes) => minutes * minuteMs);
/** From here on somebody should look at it. */
const patienceAttempts = 10;
/** How many are worked on side by side. */
const batchSize = 5;
const errorLengthMax = 500;

/** Ends when nothing is due, or when everything fails: the rest would only fail too. */
export async function workTasks(deps: BillingDeps): Promise<void> {
  const { db, clock } = deps;
  if (!deps.payments.isOn || !(await hasDueTask(db, clock.now()))) return;
  const connected = await findConnection(deps);
  if (connected === null) return;
  const { stripeAccountId } = connected;
  for (;;) {
    const tasks = await claimDueTasks(db, {
      stripeAccountId,
      now: clock.now(),
      countMax: batchSize,
    });
    const done = await Promise.all(
      tasks.map((task) => attempt(deps, { connected, task, sync: () => syncAfter(deps, task) })),
    );
    if (!done.includes(true)) return;
  }
}

/** One of them at once, where nobody else is at it. Gives whether it is done. */
export async function workTask(
  deps: BillingDeps,
  {
    id,
    connected,
    sync,
  }: {
    readonly id: number;
    readonly connected: ConnectedProvider;
    /** Inside a lease that is held. */
    readonly sync: () => Promise<unknown>;
  },
): Promise<boolean> {
  const { stripeAccountId } = connected;
  const task = await claimTask(deps.db, { id, stripeAccountId, now: deps.clock.now() });
  return task !== null && attempt(deps, { connected, task, sync });
}

async function findConnection({ payments, log }: BillingDeps): Promise<ConnectedProvider | null> {
  try {
    return await payments.connect();
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    // Each minute, where the log has been told once why.
    log.debug('tasks at Stripe wait until it can be reached');
    return null;
  }
}

async function attempt(
  deps: BillingDeps,
  {
    connected,
    task,
    sync,
  }: {
    readonly connected: ConnectedProvider;
    readonly task: TaskRow;
    readonly sync: () => Promise<unknown>;
  },
): Promise<boolean> {
  const { db, clock, log } = deps;
  try {
    await doTask(deps, { connected, task });
    await sync();
  } catch (error) {
    await recordFailure(deps, { task, error });
    return false;
  }
  await recordTaskDone(db, task.id, clock.now());
  log.info({ task: task.id, kind: task.kind }, 'a task at Stripe is done');
  return true;
}

/** Of one who has left nothing is stored any more, and a plan changes nothing at Stripe. */
const kindsWithoutSync: readonly string[] = ['delete_customer', 'end_duplicate'];

async function syncAfter(deps: BillingDeps, { kind, customerId }: TaskRow): Promise<void> {
  if (!kindsWithoutSync.includes(kind)) await syncSubscription(deps, customerId);
}

async function recordFailure(
  { db, clock, log }: BillingDeps,
  { task, error }: { readonly task: TaskRow; readonly error: unknown },
): Promise<void> {
  const facts = { task: task.id, kind: task.kind, attempt: task.attempts, err: error };
  if (task.attempts < patienceAttempts) log.warn(facts, 'a task at Stripe could not be done yet');
  else log.error(facts, 'a task at Stripe keeps failing');
  const { type, message } = describeError(error);
  const text = typeof message === 'string' ? `${type}: ${message}` : String(type);
  const pauseMs = pausesMs[task.attempts - 1] ?? pausesMs.at(-1) ?? 0;
  await recordTaskFailed(db, task, {
    nextAttemptAt: new Date(clock.now().getTime() + pauseMs),
    lastError: text.replaceAll('\0', '').slice(0, errorLengthMax),
  });
}

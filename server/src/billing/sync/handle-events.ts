/** Syncs the customers whom Stripe's events are about. Processes that do so at the same time share them out. */
import { DomainError } from '../../platform/domain-error.ts';
import type { BillingDeps } from '../deps.ts';
import { LeaseBusyError, LeaseLostError } from './customer-lease.ts';
import { type ClaimedEvent, claimDueEvents, recordFailed, recordHandled } from './events.store.ts';
import { forEachConcurrently } from './for-each-concurrently.ts';
import { syncSubscription } from './sync-subscription.ts';

const minuteMs = 60_000;
/** After this, the events of a process that died are taken over. No sync takes as long. */
const leaseMs = 5 * minuteMs;
const retryDelayMaxMs = 60 * minuteMs;
const batchSize = 50;
/** Shorter than a person waits: anyone who works on a customer also syncs them, and the events of others wait behind. */
const patienceMs = 2_000;

/** Ends when nothing is due, or when Stripe cannot be reached: the rest would only fail too. */
export async function handleDueEvents(
  deps: BillingDeps,
  stopping: AbortSignal = new AbortController().signal,
): Promise<void> {
  while (!stopping.aborted) {
    const now = deps.clock.now();
    const leasedUntil = new Date(now.getTime() + leaseMs);
    const claimed = await claimDueEvents(deps.db, { now, leasedUntil, countMax: batchSize });
    if (claimed.length === 0) return;
    const groups = [...Map.groupBy(claimed, ({ customerId }) => customerId).values()];
    let isAway = false;
    const failures = await forEachConcurrently(groups, async (events) => {
      if (isAway) await postpone(deps, events);
      else if ((await handle(deps, events)) === 'unavailable') isAway = true;
    });
    // All have come to their end before one that could not be recorded is reported.
    if (failures.length > 0) throw failures[0];
    if (isAway) return;
  }
}

async function handle(
  deps: BillingDeps,
  events: readonly ClaimedEvent[],
): Promise<'done' | 'unavailable'> {
  const [first] = events;
  if (first === undefined) return 'done';
  const { customerId } = first;
  try {
    await syncSubscription(deps, customerId, patienceMs);
  } catch (error) {
    await postpone(deps, events);
    if (isStripeAway(error)) return 'unavailable';
    const attempts = Math.max(...events.map((event) => event.attempts));
    deps.log.warn(
      { err: error, customer: customerId, attempts },
      'a customer could not be synced yet',
    );
    return 'done';
  }
  const eventIds = events.map(({ eventId }) => eventId);
  await recordHandled(deps.db, { eventIds, now: deps.clock.now() });
  return 'done';
}

/** Which the log has been told of once. */
function isStripeAway(error: unknown): boolean {
  if (error instanceof LeaseBusyError || error instanceof LeaseLostError) return false;
  return error instanceof DomainError && error.code.startsWith('payments_');
}

/** They are never given up. */
async function postpone(
  { db, clock }: BillingDeps,
  events: readonly ClaimedEvent[],
): Promise<void> {
  const nowMs = clock.now().getTime();
  for (const event of events) {
    await recordFailed(db, event, new Date(nowMs + retryDelayMs(event.attempts)));
  }
}

/** One minute, then twice as long each time, up to an hour. */
export function retryDelayMs(attempts: number): number {
  return Math.min(minuteMs * 2 ** (attempts - 1), retryDelayMaxMs);
}

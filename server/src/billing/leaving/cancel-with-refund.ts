/** 'Cancel and get a refund': planned first and then done, so that it is finished whatever happens. */
import { DomainError } from '../../platform/errors.ts';
import type { BillingDeps } from '../deps.ts';
import { findRefundOffer } from '../refund-offer.ts';
import { findOpenTask, insertTask } from '../stripe-tasks.store.ts';
import { lockLeased } from '../sync/customer-lease.ts';
import { syncCustomer } from '../sync/sync-subscription.ts';
import { type AtSubscription, withSubscription } from '../sync/with-subscription.ts';
import { type RefundFacts, taskOrder } from '../task-kinds.ts';
import { workTask } from './stripe-tasks.ts';

export type RefundedCancellation = {
  readonly amountPence: number;
  /** False where Stripe did not answer in the middle of it: it is noted, and completes by itself. */
  readonly isComplete: boolean;
};

/** Throws `refund_not_offered` outside of the windows, and `payments_unavailable` before anything is planned. */
export function cancelWithRefund(deps: BillingDeps, userId: number): Promise<RefundedCancellation> {
  return withSubscription(deps, userId, async (at) => {
    const { id, facts } = (await findPlan(deps, at)) ?? (await plan(deps, at));
    const isComplete = await workTask(deps, {
      id,
      connected: at.connected,
      sync: () => syncCustomer(deps, at),
    });
    const amountPence = facts.refunds.reduce((sum, refund) => sum + refund.amountPence, 0);
    return { amountPence, isComplete };
  });
}

type Plan = { readonly id: number; readonly facts: RefundFacts };

/** One that Stripe has kept waiting. */
async function findPlan(
  { db }: Pick<BillingDeps, 'db'>,
  { customerId, subscription: { id: subscriptionId } }: AtSubscription,
): Promise<Plan | null> {
  const task = await findOpenTask(db, { kind: 'refund_and_cancel', customerId, subscriptionId });
  if (task === null) return null;
  const order = taskOrder.parse(task);
  if (order.kind !== 'refund_and_cancel') throw new Error('A plan is of another kind');
  return { id: task.id, facts: order.facts };
}

async function plan(deps: BillingDeps, at: AtSubscription): Promise<Plan> {
  const { connected, lease, customerId, current, subscription } = at;
  const offer = await findRefundOffer(deps, current);
  if (offer === null) throw new DomainError('refund_not_offered');
  const facts = { since: offer.window.since.toISOString(), refunds: [...offer.refunds] };
  const now = deps.clock.now();
  return deps.db.transaction(async (tx) => {
    // Throws where another has taken over since, who may have planned the same.
    if ((await lockLeased(tx, lease)) === null) throw new DomainError('session_ended');
    const id = await insertTask(tx, {
      ...{ kind: 'refund_and_cancel', facts },
      stripeAccountId: connected.stripeAccountId,
      customerId,
      subscriptionId: subscription.id,
      now,
    });
    return { id, facts };
  });
}

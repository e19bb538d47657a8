/** What each kind of task does at Stripe. All of it can be done again: a process may have died in between. */
import { currentOf, isLive } from '../../entitlements/subscription-tier.ts';
import type { BillingDeps, ConnectedProvider } from '../deps.ts';
import type { ProviderSubscription } from '../payment-provider.ts';
import { planFullRefunds } from '../refund-offer.ts';
import { insertTask, recordTaskDone, type TaskRow, updateFacts } from '../stripe-tasks.store.ts';
import { type RefundFacts, taskOrder } from '../task-kinds.ts';
import { endWithPeriod } from './end-with-period.ts';

export type TaskAtWork = {
  readonly connected: ConnectedProvider;
  readonly task: TaskRow;
};

type TaskDeps = Pick<BillingDeps, 'db' | 'clock' | 'log'>;

export async function doTask(deps: TaskDeps, at: TaskAtWork): Promise<void> {
  const order = taskOrder.parse(at.task);
  switch (order.kind) {
    case 'delete_customer':
      return at.connected.provider.deleteCustomer(at.task.customerId);
    case 'cancel_at_period_end':
      return cancelAllAtPeriodEnd(at);
    case 'reactivate':
      return reactivateAll(at);
    case 'refund_and_cancel':
      return refundAndCancel(deps, at, order.facts);
    case 'end_duplicate':
      return planEndOfDuplicate(deps, at);
  }
}

/** The same for every attempt. Ids are given again after a restored backup, and so the time belongs to it. */
function keyOf({ id, createdAt }: TaskRow, about: string): string {
  return `task-${id}-${createdAt.getTime()}-${about}`;
}

/** What its owner has set to end themselves stays theirs to take back. */
async function cancelAllAtPeriodEnd({ connected: { provider }, task }: TaskAtWork): Promise<void> {
  // Or it would be paid for by somebody who cannot use it, nor leave.
  await provider.expireCheckoutsOf(task.customerId);
  for (const subscription of await listLive({ connected: { provider }, task })) {
    if (subscription.endsAt !== null) continue;
    const key = keyOf(task, subscription.id);
    await endWithPeriod(provider, { subscription, isBySuspension: true, key });
  }
}

async function reactivateAll({ connected: { provider }, task }: TaskAtWork): Promise<void> {
  for (const subscription of await listLive({ connected: { provider }, task })) {
    if (!subscription.isEndedBySuspension) continue;
    await provider.reactivate({ ...subscription, key: keyOf(task, subscription.id) });
  }
}

/** None for a customer who is gone. */
async function listLive({
  connected: { provider },
  task,
}: {
  readonly connected: Pick<ConnectedProvider, 'provider'>;
  readonly task: TaskRow;
}): Promise<readonly ProviderSubscription[]> {
  const customer = await provider.findCustomer(task.customerId);
  return (customer?.subscriptions ?? []).filter(({ status }) => isLive(status));
}

/** First the end, so that nothing more is charged while money goes back. */
async function refundAndCancel(
  deps: TaskDeps,
  at: TaskAtWork,
  planned: RefundFacts,
): Promise<void> {
  const { task, connected } = at;
  const { provider } = connected;
  const { subscriptionId } = task;
  if (subscriptionId === null) throw new Error('A refund names no subscription');
  const isStillLive = (await listLive(at)).some(({ id }) => id === subscriptionId);
  if (isStillLive) await provider.cancelNow({ subscriptionId, key: keyOf(task, 'cancel') });
  await takeCreditOf(at, { ...planned, subscriptionId });
  const { refunds } = await withLaterInvoices(deps, at, { ...planned, subscriptionId });
  for (const { amountPence, ...invoice } of refunds) {
    if (amountPence === 0) continue;
    const key = keyOf(task, invoice.paymentIntentId);
    await provider.refund({ invoice, amountPence, key });
  }
}

/** What is to their credit is among what goes back, and nobody gets both. */
async function takeCreditOf(
  { task, connected: { provider } }: TaskAtWork,
  { subscriptionId, since }: RefundFacts & { readonly subscriptionId: string },
): Promise<void> {
  const { leftPence } = await provider.findCredit({ subscriptionId, since: new Date(since) });
  if (leftPence === 0) return;
  const { customerId } = task;
  await provider.takeCredit({ customerId, amountPence: leftPence, key: keyOf(task, 'credit') });
}

/** What was charged after the plan was made goes back in full; that is stored before it is done. */
async function withLaterInvoices(
  { db }: TaskDeps,
  { task, connected: { provider } }: TaskAtWork,
  { subscriptionId, since, refunds }: RefundFacts & { readonly subscriptionId: string },
): Promise<RefundFacts> {
  const invoices = await provider.listPaidInvoices({ subscriptionId, since: new Date(since) });
  const planned = new Set(refunds.map(({ paymentIntentId }) => paymentIntentId));
  const later = invoices.filter(({ paymentIntentId }) => !planned.has(paymentIntentId));
  if (later.length === 0) return { since, refunds };
  const facts = { since, refunds: [...refunds, ...planFullRefunds(later)] };
  await updateFacts(db, task.id, facts);
  return facts;
}

/** Looks again which one stays. The other one's refunds are planned, which ends this task and begins that. */
async function planEndOfDuplicate({ db, clock, log }: TaskDeps, at: TaskAtWork): Promise<void> {
  const { task, connected } = at;
  const living = await listLive(at);
  const kept = currentOf(living);
  const duplicate = living.find(({ id }) => id === task.subscriptionId);
  if (duplicate === undefined || kept === null || duplicate.id === kept.id) return;
  const { id: subscriptionId, startedAt: since } = duplicate;
  const invoices = await connected.provider.listPaidInvoices({ subscriptionId, since });
  const refunds = planFullRefunds(invoices);
  const now = clock.now();
  await db.transaction(async (tx) => {
    const isOurs = await recordTaskDone(tx, task.id, now);
    if (!isOurs) return;
    const { stripeAccountId, customerId } = task;
    await insertTask(tx, {
      kind: 'refund_and_cancel',
      facts: { since: since.toISOString(), refunds },
      ...{ stripeAccountId, customerId, subscriptionId, now },
    });
  });
  log.warn(
    { kept: kept.id, ended: duplicate.id },
    'a person has two subscriptions: the other one is ended and refunded',
  );
}

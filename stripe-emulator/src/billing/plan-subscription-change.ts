/** What a change of a subscription comes to, before anything is written: a preview shows it, an update makes it. */

import type { ProrationBehavior } from '../objects/billing-portal-features.ts';
import type { Subscription } from '../objects/subscription.ts';
import type { SubscriptionItem } from '../objects/subscription-item.ts';
import type { Debit } from '../store/billing-internals.ts';
import type { Transaction } from '../store/transaction.ts';
import {
  type BilledLine,
  debitOf,
  type ProductNames,
  periodLine,
  remainingTimeLine,
  trialLine,
  unusedTimeLine,
} from './billed-lines.ts';
import { changedItems } from './item-changes.ts';
import { cycleOf, nextBoundary } from './periods.ts';
import { productNamesOf } from './product-names.ts';
import { currentPeriodOf } from './save-subscription.ts';
import type { BillingChange, ChangePlan } from './subscription-change.ts';
import { requireInPeriod, requireNoTrial, requireSameCycle } from './subscription-change-checks.ts';
import { requireTrialEnd } from './trial.ts';

type Planning = {
  readonly subscription: Subscription;
  readonly debits: readonly Debit[];
  readonly items: readonly SubscriptionItem[];
  readonly changedIds: ReadonlySet<string>;
  readonly productNames: ProductNames;
  readonly behavior: ProrationBehavior;
  readonly now: number;
  readonly at: number;
};

export async function planChange(
  tx: Transaction,
  subscription: Subscription,
  change: BillingChange,
): Promise<ChangePlan> {
  const now = await tx.now(subscription.test_clock);
  const at = change.prorationDate ?? now;
  if (change.prorationDate !== undefined) requireInPeriod(subscription, at);
  const { items, changedIds } = changedItems(subscription, { changes: change.items ?? [], now });
  const planning: Planning = {
    subscription,
    debits: (await tx.internal('subscription', subscription.id)).debits ?? [],
    items,
    changedIds,
    productNames: await productNamesOf(
      tx,
      items.map(({ price }) => price),
    ),
    behavior: change.prorationBehavior ?? 'create_prorations',
    now,
    at,
  };
  const isTrialing = subscription.status === 'trialing';
  const { trialEnd } = change;
  if (typeof trialEnd === 'number') {
    requireTrialEnd(trialEnd, now);
    return planTrial(planning, trialEnd);
  }
  if (isTrialing && trialEnd === 'now') return planRestart(planning);
  if (change.anchor === 'now') {
    requireNoTrial(subscription);
    return planRestart(planning);
  }
  return isTrialing ? planInTrial(planning) : planInPeriod(planning);
}

function planInPeriod(planning: Planning): ChangePlan {
  const { behavior, items, changedIds, debits, at, productNames } = planning;
  requireSameCycle(planning.subscription.items.data, items);
  if (behavior === 'none' || changedIds.size === 0) return planOf(planning, { items, debits });
  const isChanged = (id: string) => changedIds.has(id);
  const added = items
    .filter(({ id }) => isChanged(id))
    .map((item) => remainingTimeLine({ item, productNames }, at));
  return planOf(planning, {
    items,
    debits: [
      ...debits.filter((debit) => !isChanged(debit.subscriptionItem)),
      ...added.map(debitOf),
    ],
    prorations: [...creditsOf(planning, (debit) => isChanged(debit.subscriptionItem)), ...added],
    isInvoicedNow: behavior === 'always_invoice',
  });
}

/** Nothing has been paid in a trial, so that there is nothing to take back either. */
function planInTrial(planning: Planning): ChangePlan {
  const { behavior, items, changedIds, debits, productNames, at } = planning;
  const lines = items
    .filter(({ id }) => changedIds.has(id))
    .map((item) => trialLine({ item, productNames }, { start: at, end: item.current_period_end }));
  const kept = debits.filter(({ subscriptionItem }) => !changedIds.has(subscriptionItem));
  return planOf(planning, {
    items,
    debits: [...kept, ...lines.map(debitOf)],
    periodLines: behavior === 'always_invoice' ? lines : [],
    isInvoicedNow: behavior === 'always_invoice' && lines.length > 0,
  });
}

/** The trial ends, or the billing cycle begins anew: a whole period from now on. */
function planRestart(planning: Planning): ChangePlan {
  const { now, productNames, subscription } = planning;
  const end = nextBoundary(now, cycleOf(planning.items), now);
  const items = inPeriod(planning.items, { start: now, end });
  const lines = items.map((item) => periodLine({ item, productNames }, { start: now, end }));
  return planOf(planning, {
    items,
    debits: lines.map(debitOf),
    prorations: creditsOf(planning, () => true),
    periodLines: lines,
    isInvoicedNow: true,
    fields: {
      billing_cycle_anchor: now,
      status: subscription.status === 'trialing' ? 'active' : subscription.status,
      trial_end: subscription.status === 'trialing' ? now : subscription.trial_end,
    },
  });
}

function planTrial(planning: Planning, trialEnd: number): ChangePlan {
  const { now, productNames, behavior, subscription } = planning;
  const isTrialing = subscription.status === 'trialing';
  const start = isTrialing ? currentPeriodOf(subscription).start : now;
  const items = inPeriod(planning.items, { start, end: trialEnd });
  const lines = items.map((item) =>
    trialLine({ item, productNames }, { start: now, end: trialEnd }),
  );
  const isInvoicedNow = behavior !== 'none';
  return planOf(planning, {
    items,
    debits: lines.map(debitOf),
    prorations: creditsOf(planning, () => true),
    periodLines: isInvoicedNow ? lines : [],
    isInvoicedNow,
    fields: {
      billing_cycle_anchor: trialEnd,
      status: 'trialing',
      trial_end: trialEnd,
      trial_start: isTrialing ? subscription.trial_start : now,
    },
  });
}

function creditsOf(
  { debits, subscription, behavior, at }: Planning,
  isCredited: (debit: Debit) => boolean,
): readonly BilledLine[] {
  if (behavior === 'none') return [];
  return debits
    .filter((debit) => debit.amount !== 0 && isCredited(debit))
    .map((debit) => unusedTimeLine(debit, subscription.id, at));
}

function planOf(
  { subscription, at }: Planning,
  {
    items,
    fields = {},
    ...plan
  }: Pick<ChangePlan, 'debits'> &
    Partial<ChangePlan> & {
      readonly items: readonly SubscriptionItem[];
      readonly fields?: Partial<Subscription>;
    },
): ChangePlan {
  const changed: Subscription = {
    ...subscription,
    ...fields,
    items: { ...subscription.items, data: items },
  };
  return {
    prorations: [],
    periodLines: [],
    isInvoicedNow: false,
    prorationDate: at,
    ...plan,
    subscription: changed.cancel_at_period_end
      ? { ...changed, cancel_at: currentPeriodOf(changed).end }
      : changed,
  };
}

function inPeriod(
  items: readonly SubscriptionItem[],
  { start, end }: { readonly start: number; readonly end: number },
): readonly SubscriptionItem[] {
  return items.map((item) => ({
    ...item,
    current_period_start: start,
    current_period_end: end,
  }));
}

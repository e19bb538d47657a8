import { poundsFromPence } from '@debt-payoff/contract/money';
import { type OwnDataSection, written } from '../accounts/own-data.ts';
import { listGrants } from './entitlements.store.ts';
import type { SubscriptionRow } from './subscription-tier.ts';
import { listSubscriptionsWithStates, type SubscriptionState } from './subscriptions.store.ts';

/** The tiers that somebody was given, for them to take along. Why, staff wrote for themselves: it is given on request. */
export const grantData: OwnDataSection = async ({ db }, { account }) => ({
  granted_tiers: (await listGrants(db, account.id)).map((grant) => ({
    tier: grant.tier,
    granted_at: written(grant.grantedAt),
    until: written(grant.until),
    withdrawn_at: written(grant.withdrawnAt),
  })),
});

/** What somebody has subscribed to, and every state that it was in. */
export const subscriptionData: OwnDataSection = async ({ db }, { account }) => ({
  subscriptions: (await listSubscriptionsWithStates(db, account.id)).map(
    ({ subscription, states }) => ({
      ...subscriptionPart(subscription),
      states: states.map(statePart),
    }),
  ),
});

function subscriptionPart(row: SubscriptionRow) {
  return {
    subscription_id: row.subscriptionId,
    customer_id: row.customerId,
    tier: row.tier,
    status: row.status,
    amount: poundsFromPence(row.amountPence),
    currency: row.currency.toUpperCase(),
    billing_cycle: row.interval,
    started_at: written(row.startedAt),
    asked_to_start_now_at: written(row.startNowAt),
    trial_start: written(row.trialStart),
    trial_end: written(row.trialEnd),
    extended_until: written(row.extendedUntil),
    period_start: written(row.periodStart),
    period_end: written(row.periodEnd),
    ends_at: written(row.endsAt),
    ended_at: written(row.endedAt),
    past_due_since: written(row.pastDueSince),
    pending_tier: row.pendingTier,
    pending_until: written(row.pendingUntil),
    open_invoice_id: row.openInvoiceId,
    open_invoice_amount:
      row.openInvoicePence === null ? null : poundsFromPence(row.openInvoicePence),
  };
}

function statePart(state: SubscriptionState) {
  return {
    since: written(state.since),
    status: state.status,
    tier: state.tier,
    amount: poundsFromPence(state.amountPence),
    ends_at: written(state.endsAt),
  };
}

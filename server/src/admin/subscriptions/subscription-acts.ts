/** What staff do about one subscription: cancel, reactivate, extend, refund. */
import type { AuditChange } from '@debt-payoff/contract/audit';
import { hasAtMostDecimals, penceFromPounds, poundsFromPence } from '@debt-payoff/contract/money';
import { adminTexts } from '@debt-payoff/contract/texts/admin';
import { changesBetween } from '../../audit/audit.ts';
import { refundByStaff } from '../../billing/leaving/refund-by-staff.ts';
import {
  cancelByStaff,
  extendByStaff,
  reactivateByStaff,
  requireDays,
} from '../../billing/leaving/staff-acts.ts';
import type { SubscriptionRow } from '../../entitlements/subscription-tier.ts';
import { findSubscriptionRow } from '../../entitlements/subscriptions.store.ts';
import type { User } from '../../people/people.store.ts';
import { DomainError, invalidField } from '../../platform/errors.ts';
import {
  type ActResult,
  actAtStripe,
  type StripeActDeps,
  type SubscriptionAct,
} from './act-at-stripe.ts';
import { writeAdminSubscription, writeStanding } from './subscriptions.wire.ts';

const texts = adminTexts.subscriptions;

/** At the end of the period that is paid for. Repeatable. */
export function cancelSubscription(deps: StripeActDeps, act: SubscriptionAct): Promise<void> {
  return actAtStripe(deps, {
    ...act,
    action: 'subscription_cancelled',
    work: async (watched, { row, userId }) => {
      await cancelByStaff(watched, { userId, rowId: row.id });
      return resultSince(deps, row);
    },
  });
}

/** Anyone who cannot sign in must not be charged. */
export function reactivateSubscription(deps: StripeActDeps, act: SubscriptionAct): Promise<void> {
  return actAtStripe(deps, {
    ...act,
    action: 'subscription_reactivated',
    requireTarget: requireNotSuspended,
    work: async (watched, { row, userId }) => {
      await reactivateByStaff(watched, { userId, rowId: row.id });
      return resultSince(deps, row);
    },
  });
}

export type ExtensionAct = SubscriptionAct & {
  readonly days: number;
  /** The next payment or the end, as the sender saw it; undefined for one who did not say. */
  readonly seenFrom?: string | null | undefined;
};

export async function extendSubscription(
  deps: StripeActDeps,
  { days, seenFrom, ...act }: ExtensionAct,
): Promise<void> {
  requireDays(days);
  const added = { field: 'days', before: null, after: days };
  await actAtStripe(deps, {
    ...act,
    action: 'subscription_extended',
    intended: [added],
    isOneAtATime: true,
    work: async (watched, { row, owner, userId, record }) => {
      const now = writeAdminSubscription(row, { owner, now: deps.clock.now() });
      if (seenFrom !== undefined && seenFrom !== (now.next_billing_date ?? now.end_date)) {
        throw new DomainError('conflict', { message: texts.movedSince });
      }
      const { isGrant } = await extendByStaff(watched, {
        ...{ userId, rowId: row.id, tier: row.tier, days, staffId: act.actor.actorId },
        onGrant: (tx, until) =>
          record(tx, [added, { field: 'granted_until', before: null, after: until.toISOString() }]),
      });
      if (isGrant) return { changes: [], isRecorded: true };
      return { changes: [added, ...(await resultSince(deps, row)).changes] };
    },
  });
}

export type RefundAct = SubscriptionAct & {
  readonly invoiceId: string;
  readonly amountPounds: number;
  /** What had gone back of it when the sender looked. */
  readonly seenRefundedPounds: number | null;
};

export async function refundPayment(
  deps: StripeActDeps,
  { invoiceId, amountPounds, seenRefundedPounds, ...act }: RefundAct,
): Promise<void> {
  const amountPence = requireAmount(amountPounds);
  const of: AuditChange = { field: 'invoice_id', before: null, after: invoiceId };
  await actAtStripe(deps, {
    ...act,
    action: 'payment_refunded',
    intended: [of, { field: 'amount', before: null, after: amountPounds }],
    isOneAtATime: true,
    work: async (watched, { row: subscription, userId }) => {
      const { beforePence, afterPence } = await refundByStaff(watched, {
        ...{ userId, subscription, invoiceId, amountPence },
        seenRefundedPence: seenRefundedPounds === null ? null : penceFromPounds(seenRefundedPounds),
      });
      const [before, after] = [poundsFromPence(beforePence), poundsFromPence(afterPence)];
      return { changes: [of, { field: 'amount_refunded', before, after }] };
    },
  });
}

function requireAmount(pounds: number): number {
  if (pounds > 0 && hasAtMostDecimals(pounds, 2)) return penceFromPounds(pounds);
  throw invalidField('amount', texts.invalidAmount);
}

function requireNotSuspended({ suspendedAt }: User): void {
  if (suspendedAt !== null) throw new DomainError('conflict', { message: texts.suspended });
}

/** What has become of it, by our own tables, which were just synced. */
async function resultSince(
  { db, clock }: Pick<StripeActDeps, 'db' | 'clock'>,
  before: SubscriptionRow,
): Promise<ActResult> {
  const after = await findSubscriptionRow(db, before.id);
  const now = clock.now();
  return {
    changes:
      after === null ? [] : changesBetween(writeStanding(before, now), writeStanding(after, now)),
  };
}

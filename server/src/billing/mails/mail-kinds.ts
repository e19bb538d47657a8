/** The mails about subscriptions, and the facts that each needs. */
import { tiers } from '@debt-payoff/contract/plans';
import { z } from 'zod';
import { defineMailKind } from '../../mail/mail.ts';

/** Prices, days and links are looked up when it is sent: they may change, and need not lie in the outbox. */
const ofSubscription = z.object({ subscriptionId: z.int() });
const ofInvoice = ofSubscription.extend({ invoiceId: z.string() });

export const endReasons = ['cancelled', 'payment_failed', 'refund', 'unknown'] as const;
export type EndReason = (typeof endReasons)[number];

export const startedMail = defineMailKind({
  name: 'subscription_started',
  payload: ofSubscription,
});
export const trialEndsMail = defineMailKind({ name: 'trial_ends', payload: ofSubscription });
export const trialTurnedPaidMail = defineMailKind({
  name: 'trial_turned_paid',
  payload: ofSubscription,
});
export const reminderMail = defineMailKind({
  name: 'subscription_reminder',
  payload: ofSubscription,
});
export const paymentFailedMail = defineMailKind({ name: 'payment_failed', payload: ofInvoice });
export const paymentNeedsYouMail = defineMailKind({
  name: 'payment_needs_you',
  payload: ofInvoice,
});
export const planChangedMail = defineMailKind({
  name: 'plan_changed',
  payload: ofSubscription.extend({ formerTier: z.enum(tiers), tier: z.enum(tiers) }),
});
export const cancelledMail = defineMailKind({
  name: 'subscription_cancelled',
  payload: ofSubscription,
});
export const keptMail = defineMailKind({ name: 'subscription_kept', payload: ofSubscription });
export const endedMail = defineMailKind({
  name: 'subscription_ended',
  payload: ofSubscription.extend({ reason: z.enum(endReasons) }),
});
export const refundMadeMail = defineMailKind({
  name: 'refund_made',
  payload: ofSubscription.extend({ refundId: z.string(), amountPence: z.int() }),
});
export const priceChangeMail = defineMailKind({
  name: 'price_change',
  payload: ofSubscription.extend({ priceChangeId: z.int() }),
});

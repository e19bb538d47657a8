/** Subscriptions, as staff see and change them. */
import { z } from 'zod';
import { adminAddresses } from './admin-addresses.ts';
import { adminLimits } from './admin-limits.ts';
import { defineCall } from './call.ts';
import {
  adminSubscriptionStatuses,
  sortOrders,
  subscriptionSortOptions,
} from './content-vocabulary.ts';
import { filterOf, pageQuery, pagination } from './pagination.ts';
import { tiers } from './plans.ts';
import { optionalReason, reasonBody, requiredReason } from './staff-reasons.ts';
import { adminTexts } from './texts/admin.ts';

const texts = adminTexts.subscriptions;

export const adminSubscription = z.object({
  id: z.int(),
  plan_type: z.enum(tiers),
  /** Trials and late payments count as active; one that is set to end as cancelled; one that is over as expired. */
  status: z.enum(adminSubscriptionStatuses),
  /** Stripe's own word. */
  stripe_status: z.string(),
  start_date: z.iso.datetime(),
  /** When it ends, or ended; null while it goes on. */
  end_date: z.iso.datetime().nullable(),
  amount: z.number(),
  currency: z.string(),
  /** When the next payment is due; null where none is. */
  next_billing_date: z.iso.datetime().nullable(),
  /** This and the next two while they last. */
  trial_end: z.iso.datetime().nullable(),
  /** Until when staff have given it for nothing. */
  extended_until: z.iso.datetime().nullable(),
  past_due_since: z.iso.datetime().nullable(),
  user: z.object({
    id: z.int(),
    username: z.string(),
    email: z.string(),
    is_suspended: z.boolean(),
  }),
});
export type AdminSubscription = z.infer<typeof adminSubscription>;

/** Each state that it has been in, newest first. */
const pastState = z.object({
  since: z.iso.datetime(),
  status: z.enum(adminSubscriptionStatuses).nullable(),
  stripe_status: z.string(),
  plan_type: z.enum(tiers),
  amount: z.number(),
  ends_at: z.iso.datetime().nullable(),
});

const subscriptionDetail = adminSubscription.extend({
  states: z.array(pastState),
  stripe_customer_id: z.string().nullable(),
  stripe_subscription_id: z.string().nullable(),
  /** Whether the caller may act on its owner. */
  can_be_changed: z.boolean(),
});
export type SubscriptionDetail = z.infer<typeof subscriptionDetail>;

const adminInvoice = z.object({
  id: z.string(),
  number: z.string().nullable(),
  date: z.iso.datetime(),
  status: z.string(),
  amount: z.number(),
  amount_paid: z.number(),
  amount_refunded: z.number(),
  /** What staff could still give back. */
  refundable: z.number(),
  currency: z.string(),
  hosted_invoice_url: z.string().nullable(),
});
export type AdminInvoice = z.infer<typeof adminInvoice>;

/** Money that went back, by anyone, newest first. */
const adminRefund = z.object({
  id: z.string(),
  invoice_id: z.string(),
  invoice_number: z.string().nullable(),
  date: z.iso.datetime(),
  amount: z.number(),
  currency: z.string(),
  status: z.string(),
});
export type AdminRefund = z.infer<typeof adminRefund>;

const params = z.object({ id: z.coerce.number().int().min(1) });
const replies = {
  200: z.object({ message: z.string(), subscription: subscriptionDetail }),
} as const;

export const listSubscriptionsCall = defineCall({
  ...adminAddresses.listSubscriptions,
  access: 'admin',
  summary: 'Lists the subscriptions of people who have an account',
  query: pageQuery({
    perPage: adminLimits.subscriptionsPerPage,
    perPageMax: adminLimits.subscriptionsPerPageMax,
  }).extend({
    /** In any part of the username or the address. */
    search: z.string().trim().max(adminLimits.searchMaxLength).default(''),
    plan_type: filterOf(tiers),
    status: filterOf(adminSubscriptionStatuses),
    sort_by: z.enum(subscriptionSortOptions).default('created_at'),
    sort_order: z.enum(sortOrders).default('desc'),
  }),
  replies: { 200: z.object({ subscriptions: z.array(adminSubscription), pagination }) },
});

export const getSubscriptionCall = defineCall({
  ...adminAddresses.getSubscription,
  access: 'admin',
  summary: 'Tells all of one subscription that is stored here',
  params,
  replies: { 200: z.object({ subscription: subscriptionDetail }) },
});

export const listSubscriptionInvoicesCall = defineCall({
  ...adminAddresses.listSubscriptionInvoices,
  access: 'admin',
  summary: 'Asks Stripe for the invoices and refunds of one subscription, newest first',
  params,
  replies: { 200: z.object({ invoices: z.array(adminInvoice), refunds: z.array(adminRefund) }) },
});

export const cancelUserSubscriptionCall = defineCall({
  ...adminAddresses.cancelSubscription,
  access: 'admin',
  summary: 'Ends a subscription with its period',
  params,
  body: reasonBody,
  replies,
});

export const reactivateUserSubscriptionCall = defineCall({
  ...adminAddresses.reactivateSubscription,
  access: 'admin',
  summary: 'Takes back what set a subscription to end',
  params,
  body: reasonBody,
  replies,
});

export const extendSubscriptionCall = defineCall({
  ...adminAddresses.extendSubscription,
  access: 'admin',
  summary: 'Gives days for nothing; of one that is over, as a grant',
  params,
  body: z.object({
    days: z.int({ error: texts.invalidDays }),
    /** The next payment or the end, as the sender saw it: sent again after that has moved, nothing is given a second time. */
    moves_from: z.iso.datetime().nullable().optional(),
    reason: optionalReason,
  }),
  replies,
});

export const refundPaymentCall = defineCall({
  ...adminAddresses.refundPayment,
  access: 'admin',
  summary: 'Gives money of one paid invoice back to the card',
  params,
  body: z.object({
    invoice_id: z.string().min(1).max(255),
    /** In pounds. */
    amount: z.number({ error: texts.invalidAmount }),
    /** What had been refunded of it when the sender looked, in pounds: sent again after that has changed, nothing is given a second time. */
    refunded: z.number().optional(),
    reason: requiredReason,
  }),
  replies,
});

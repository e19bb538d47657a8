import { tiers } from '@debt-payoff/contract/plans';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from '../people/people.tables.ts';
import { instant, pence, reference, rowId } from '../platform/database/columns.ts';

/** The accounts at Stripe that the product has worked with. What belongs to another than the current one is ignored. */
export const stripeAccounts = pgTable(
  'stripe_accounts',
  {
    id: rowId(),
    accountId: text('account_id').notNull(),
    isLive: boolean('is_live').notNull(),
    /** Of the secret key, so that the account is known while Stripe does not answer. */
    keyHash: text('key_hash').notNull(),
    isCurrent: boolean('is_current').notNull(),
    seenAt: instant('seen_at').notNull(),
  },
  (table) => [
    unique('stripe_accounts_account_key').on(table.accountId, table.isLive),
    uniqueIndex('stripe_accounts_current_key').on(table.isCurrent).where(sql`${table.isCurrent}`),
  ],
);

/** What Stripe last said of each subscription. Only the sync writes here. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: rowId(),
    stripeAccountId: reference('stripe_account_id')
      .notNull()
      .references(() => stripeAccounts.id),
    /** Null once its owner has left: what remains is for the revenue figures, and names nobody. */
    userId: reference('user_id').references(() => users.id, { onDelete: 'set null' }),
    customerId: text('customer_id'),
    subscriptionId: text('subscription_id').unique('subscriptions_subscription_key'),
    /** Stripe's own word. */
    status: text('status').notNull(),
    tier: text('tier', { enum: tiers }).notNull(),
    priceId: text('price_id').notNull(),
    amountPence: pence('amount_pence').notNull(),
    currency: text('currency').notNull(),
    interval: text('interval').notNull(),
    startedAt: instant('started_at').notNull(),
    /** Of the real trial. Days that staff add while it runs move its end; those added later do not. */
    trialStart: instant('trial_start'),
    trialEnd: instant('trial_end'),
    /** Until when staff have given for nothing what had been paid for before. */
    extendedUntil: instant('extended_until'),
    periodStart: instant('period_start').notNull(),
    periodEnd: instant('period_end').notNull(),
    /** When it will end, where it is set to. */
    endsAt: instant('ends_at'),
    endedAt: instant('ended_at'),
    /** Counted by us: how long it lasts at Stripe is a setting there. */
    pastDueSince: instant('past_due_since'),
    /** A change that waits for its payment. */
    pendingTier: text('pending_tier', { enum: tiers }),
    pendingUntil: instant('pending_until'),
    /** The newest invoice, while it is unpaid. */
    openInvoiceId: text('open_invoice_id'),
    openInvoiceUrl: text('open_invoice_url'),
    openInvoicePence: pence('open_invoice_pence'),
    /** Whether its payment waits for the person, as for the bank's confirmation. */
    openInvoiceNeedsAction: boolean('open_invoice_needs_action').notNull().default(false),
    /** When the person asked to start at once, at checkout; null where they did not. */
    startNowAt: instant('start_now_at'),
    syncedAt: instant('synced_at').notNull(),
  },
  (table) => [
    index('subscriptions_user_index').on(table.userId),
    index('subscriptions_customer_index').on(table.customerId),
    index('subscriptions_started_index').on(table.startedAt, table.id),
    index('subscriptions_tier_index').on(table.tier, table.id),
    // All that the tier in effect is told by, so that many people's are found without their rows.
    index('subscriptions_entitling_index')
      .on(
        ...([table.tier, table.userId, table.status, table.endsAt, table.endedAt] as const),
        ...([table.pastDueSince, table.stripeAccountId] as const),
      )
      .where(sql`${table.status} IN ('active', 'trialing', 'past_due')`),
    check('subscriptions_tier_check', sql`${table.tier} IN ('basic', 'premium')`),
    check('subscriptions_amount_check', sql`${table.amountPence} >= 0`),
  ],
);

/** Every state that a subscription has been in, oldest first. Rows are only ever added; revenue figures read them. */
export const subscriptionStates = pgTable(
  'subscription_states',
  {
    id: rowId(),
    subscriptionId: reference('subscription_id')
      .notNull()
      .references(() => subscriptions.id, { onDelete: 'cascade' }),
    /** From when it was so, as far as Stripe says; else when it was seen. */
    since: instant('since').notNull(),
    recordedAt: instant('recorded_at').notNull(),
    status: text('status').notNull(),
    tier: text('tier', { enum: tiers }).notNull(),
    amountPence: pence('amount_pence').notNull(),
    endsAt: instant('ends_at'),
    /** Counts the states of one subscription, so that two writers cannot add the same. */
    position: integer('position').notNull(),
  },
  (table) => [
    unique('subscription_states_position_key').on(table.subscriptionId, table.position),
    index('subscription_states_since_index').on(table.since),
  ],
);

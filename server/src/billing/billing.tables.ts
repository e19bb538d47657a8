import { tiers } from '@debt-payoff/contract/plans';
import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { stripeAccounts, subscriptions } from '../entitlements/subscriptions.tables.ts';
import { users } from '../people/people.tables.ts';
import { instant, pence, reference, rowId } from '../platform/database/columns.ts';

/** Who a person is at Stripe, once in each account there. The row is there before the customer is. */
export const stripeCustomers = pgTable(
  'stripe_customers',
  {
    id: rowId(),
    stripeAccountId: reference('stripe_account_id')
      .notNull()
      .references(() => stripeAccounts.id),
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null until it is made, and after it was deleted at Stripe. */
    customerId: text('customer_id').unique('stripe_customers_customer_key'),
    /** What makes the making of it repeatable; renewed when it was deleted at Stripe. */
    creationKey: text('creation_key').notNull(),
    /** Of the lease on all work for this customer: only the one who took it last may write. */
    generation: integer('generation').notNull().default(0),
    /** By the database's own clock, because it is about processes that may have died. */
    leasedUntil: instant('leased_until'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [unique('stripe_customers_user_key').on(table.userId, table.stripeAccountId)],
);

/** Visits to the checkout, with what the person agreed to there. */
export const checkouts = pgTable(
  'checkouts',
  {
    id: rowId(),
    customerRowId: reference('customer_row_id')
      .notNull()
      .references(() => stripeCustomers.id, { onDelete: 'cascade' }),
    sessionId: text('session_id').notNull().unique('checkouts_session_key'),
    tier: text('tier', { enum: tiers }).notNull(),
    pricePence: pence('price_pence').notNull(),
    trialDays: integer('trial_days').notNull(),
    /** When the person asked to start at once, and the words that they ticked. */
    startNowAt: instant('start_now_at'),
    startNowWording: text('start_now_wording'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** Completed, expired, or replaced by a later one. */
    closedAt: instant('closed_at'),
  },
  (table) => [
    index('checkouts_customer_index').on(table.customerRowId),
    check(
      'checkouts_start_now_check',
      sql`(${table.startNowAt} IS NULL) = (${table.startNowWording} IS NULL)`,
    ),
  ],
);

/** What a change of plan would cost, as it was last shown; the change is charged by the same moment. */
export const changePreviews = pgTable(
  'change_previews',
  {
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tier: text('tier', { enum: tiers }).notNull(),
    /** The state that it was computed from. */
    subscriptionId: text('subscription_id').notNull(),
    priceId: text('price_id').notNull(),
    periodEnd: instant('period_end').notNull(),
    prorationDate: instant('proration_date').notNull(),
    prorationPence: pence('proration_pence').notNull(),
    dueTodayPence: pence('due_today_pence').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.tier] })],
);

/** Stripe's events, each once. What they say is never believed: they only tell whom to look at. */
export const stripeEvents = pgTable(
  'stripe_events',
  {
    eventId: text('event_id').primaryKey(),
    stripeAccountId: reference('stripe_account_id')
      .notNull()
      .references(() => stripeAccounts.id),
    type: text('type').notNull(),
    customerId: text('customer_id').notNull(),
    createdAt: instant('created_at').notNull(),
    receivedAt: instant('received_at').notNull(),
    handledAt: instant('handled_at'),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: instant('next_attempt_at').notNull(),
  },
  (table) => [
    index('stripe_events_open_index')
      .on(table.nextAttemptAt)
      .where(sql`${table.handledAt} IS NULL`),
    index('stripe_events_customer_index').on(table.customerId),
  ],
);

/** What has to happen at Stripe whatever comes: worked off until Stripe has confirmed it. It holds Stripe's ids and nothing personal. */
export const stripeTasks = pgTable(
  'stripe_tasks',
  {
    id: rowId(),
    stripeAccountId: reference('stripe_account_id')
      .notNull()
      .references(() => stripeAccounts.id),
    kind: text('kind').notNull(),
    customerId: text('customer_id').notNull(),
    subscriptionId: text('subscription_id'),
    /** Further facts of its kind, checked when it is read. */
    facts: jsonb('facts').notNull(),
    createdAt: instant('created_at').notNull(),
    nextAttemptAt: instant('next_attempt_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    /** By the database's own clock: a process that works on it may have died. */
    leasedUntil: instant('leased_until'),
    doneAt: instant('done_at'),
  },
  (table) => [
    index('stripe_tasks_open_index').on(table.nextAttemptAt).where(sql`${table.doneAt} IS NULL`),
    index('stripe_tasks_customer_index').on(table.customerId),
  ],
);

/** What a subscriber was told by mail: each thing once. */
export const billingNotices = pgTable(
  'billing_notices',
  {
    subscriptionId: reference('subscription_id')
      .notNull()
      .references(() => subscriptions.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    /** What it was about, where it can happen more than once: an invoice, a refund, a day. */
    about: text('about').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.subscriptionId, table.kind, table.about] })],
);

/** Who has had the free trial: by account, and by a keyed hash of the address, which outlives the account for a year. */
export const trialUses = pgTable(
  'trial_uses',
  {
    id: rowId(),
    userId: reference('user_id').references(() => users.id, { onDelete: 'set null' }),
    addressHash: text('address_hash').notNull(),
    usedAt: instant('used_at').notNull(),
    /** When the account was deleted. */
    leftAt: instant('left_at'),
  },
  (table) => [
    // Two accounts may have had the same address, one after the other.
    unique('trial_uses_user_key').on(table.userId, table.addressHash),
    index('trial_uses_address_index').on(table.addressHash),
  ],
);

/** Another price for those who pay already, announced at least 30 days before. */
export const priceChanges = pgTable(
  'price_changes',
  {
    id: rowId(),
    stripeAccountId: reference('stripe_account_id')
      .notNull()
      .references(() => stripeAccounts.id),
    tier: text('tier', { enum: tiers }).notNull(),
    /** At Stripe. */
    priceId: text('price_id').notNull(),
    amountPence: pence('amount_pence').notNull(),
    /** What new subscribers paid when it was scheduled. */
    formerPence: pence('former_pence').notNull(),
    effectiveOn: date('effective_on').notNull(),
    scheduledAt: instant('scheduled_at').notNull(),
    scheduledBy: text('scheduled_by').notNull(),
    withdrawnAt: instant('withdrawn_at'),
  },
  (table) => [
    check('price_changes_tier_check', sql`${table.tier} IN ('basic', 'premium')`),
    check('price_changes_amount_check', sql`${table.amountPence} > 0`),
  ],
);

/** Each subscriber's own notice of a price change: nobody's price changes sooner than 30 days after it. */
export const priceChangeNotices = pgTable(
  'price_change_notices',
  {
    priceChangeId: reference('price_change_id')
      .notNull()
      .references(() => priceChanges.id, { onDelete: 'cascade' }),
    subscriptionId: reference('subscription_id')
      .notNull()
      .references(() => subscriptions.id, { onDelete: 'cascade' }),
    noticedAt: instant('noticed_at').notNull(),
    /** The day that they were told: no renewal before it is at the new price. */
    appliesOn: date('applies_on').notNull(),
    appliedAt: instant('applied_at'),
  },
  (table) => [primaryKey({ columns: [table.priceChangeId, table.subscriptionId] })],
);

/** The secret of the emulator's webhook endpoint, which is told only once. Elsewhere it is a setting. */
export const webhookSecrets = pgTable('webhook_secrets', {
  endpointId: text('endpoint_id').primaryKey(),
  stripeAccountId: reference('stripe_account_id')
    .notNull()
    .references(() => stripeAccounts.id),
  secret: text('secret').notNull(),
  createdAt: instant('created_at').notNull(),
});

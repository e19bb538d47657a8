/** A subscription: a customer's agreement to pay for its items, period after period. */
import { newId } from '../ids.ts';
import type { CancellationDetails } from './cancellation-details.ts';
import { type List, listOf } from './list.ts';
import type { Metadata } from './metadata.ts';
import type { Optional } from './optional.ts';
import type { PendingUpdate } from './pending-update.ts';
import type { Price } from './price.ts';
import { newSubscriptionItem, type SubscriptionItem } from './subscription-item.ts';

export type SubscriptionStatus =
  | 'trialing'
  | 'active'
  | 'past_due'
  | 'canceled'
  | 'unpaid'
  | 'incomplete'
  | 'incomplete_expired'
  | 'paused';

export type MissingPaymentMethod = 'cancel' | 'create_invoice';

export type Subscription = typeof unusedFields & {
  readonly id: string;
  readonly billing_cycle_anchor: number;
  readonly billing_mode: {
    readonly flexible: { readonly proration_discounts: 'included' };
    readonly type: 'flexible';
    readonly updated_at: number;
  };
  readonly cancel_at: number | null;
  readonly cancel_at_period_end: boolean;
  readonly canceled_at: number | null;
  readonly cancellation_details: CancellationDetails;
  readonly collection_method: 'charge_automatically' | 'send_invoice';
  readonly created: number;
  readonly currency: string;
  readonly customer: string;
  readonly days_until_due: number | null;
  readonly default_payment_method: string | null;
  readonly description: string | null;
  readonly ended_at: number | null;
  readonly invoice_settings: {
    readonly account_tax_ids: null;
    readonly custom_fields: null;
    readonly description: string | null;
    readonly footer: string | null;
    readonly issuer: { readonly type: 'self' };
  };
  readonly items: List<SubscriptionItem>;
  readonly latest_invoice: string | null;
  readonly metadata: Metadata;
  readonly pause_collection: {
    readonly behavior: 'keep_as_draft' | 'mark_uncollectible' | 'void';
    readonly resumes_at: number | null;
  } | null;
  readonly payment_settings: {
    readonly payment_method_options: null;
    readonly payment_method_types: readonly string[] | null;
    readonly save_default_payment_method: 'off' | 'on_subscription';
  };
  readonly pending_setup_intent: string | null;
  readonly pending_update: PendingUpdate | null;
  readonly start_date: number;
  readonly status: SubscriptionStatus;
  readonly test_clock: string | null;
  readonly trial_end: number | null;
  readonly trial_settings: {
    readonly end_behavior: {
      readonly billing_cycle_anchor: 'now';
      readonly missing_payment_method: MissingPaymentMethod;
    };
  };
  readonly trial_start: number | null;
};

export type SubscriptionInput = {
  readonly now: number;
  readonly id?: string | undefined;
  readonly billingCycleAnchor?: Optional<number>;
  readonly cancelAt?: Optional<number>;
  readonly cancelAtPeriodEnd?: Optional<boolean>;
  readonly collectionMethod?: Optional<Subscription['collection_method']>;
  readonly currency: string;
  /** The first period of every item: the trial, if there is one. */
  readonly currentPeriodEnd: number;
  readonly currentPeriodStart?: Optional<number>;
  readonly customer: string;
  readonly daysUntilDue?: Optional<number>;
  readonly defaultPaymentMethod?: Optional<string>;
  readonly description?: Optional<string>;
  readonly invoiceDescription?: Optional<string>;
  readonly invoiceFooter?: Optional<string>;
  readonly items: readonly {
    readonly price: Price;
    readonly quantity?: Optional<number>;
    readonly metadata?: Optional<Metadata>;
  }[];
  readonly metadata?: Optional<Metadata>;
  readonly missingPaymentMethod?: Optional<MissingPaymentMethod>;
  readonly paymentMethodTypes?: Optional<readonly string[]>;
  readonly saveDefaultPaymentMethod?: Optional<'off' | 'on_subscription'>;
  readonly status: SubscriptionStatus;
  readonly testClock?: Optional<string>;
  readonly trialEnd?: Optional<number>;
};

const unusedFields = {
  object: 'subscription',
  application: null,
  application_fee_percent: null,
  automatic_tax: { disabled_reason: null, enabled: false, liability: null },
  billing_cycle_anchor_config: null,
  billing_schedules: [],
  billing_thresholds: null,
  customer_account: null,
  default_source: null,
  default_tax_rates: [],
  discounts: [],
  livemode: false,
  managed_payments: null,
  next_pending_invoice_item_invoice: null,
  on_behalf_of: null,
  pending_invoice_item_interval: null,
  schedule: null,
  transfer_data: null,
} as const;

export function newSubscription(input: SubscriptionInput): Subscription {
  const id = input.id ?? newId('sub');
  const trialEnd = input.trialEnd ?? null;
  return {
    ...unusedFields,
    id,
    billing_cycle_anchor: input.billingCycleAnchor ?? trialEnd ?? input.now,
    billing_mode: {
      flexible: { proration_discounts: 'included' },
      type: 'flexible',
      updated_at: input.now,
    },
    cancel_at: input.cancelAt ?? (input.cancelAtPeriodEnd ? input.currentPeriodEnd : null),
    cancel_at_period_end: input.cancelAtPeriodEnd ?? false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: input.collectionMethod ?? 'charge_automatically',
    created: input.now,
    currency: input.currency,
    customer: input.customer,
    days_until_due: input.daysUntilDue ?? null,
    default_payment_method: input.defaultPaymentMethod ?? null,
    description: input.description ?? null,
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: input.invoiceDescription ?? null,
      footer: input.invoiceFooter ?? null,
      issuer: { type: 'self' },
    },
    items: listOf(`/v1/subscription_items?subscription=${id}`, itemsOf(input, id)),
    latest_invoice: null,
    metadata: input.metadata ?? {},
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: input.paymentMethodTypes ?? null,
      save_default_payment_method: input.saveDefaultPaymentMethod ?? 'off',
    },
    pending_setup_intent: null,
    pending_update: null,
    start_date: input.now,
    status: input.status,
    test_clock: input.testClock ?? null,
    trial_end: trialEnd,
    trial_settings: {
      end_behavior: {
        billing_cycle_anchor: 'now',
        missing_payment_method: input.missingPaymentMethod ?? 'create_invoice',
      },
    },
    trial_start: trialEnd === null ? null : input.now,
  };
}

function itemsOf(input: SubscriptionInput, subscription: string): SubscriptionItem[] {
  return input.items.map((item) =>
    newSubscriptionItem({
      ...item,
      now: input.now,
      currentPeriodEnd: input.currentPeriodEnd,
      currentPeriodStart: input.currentPeriodStart ?? input.now,
      subscription,
    }),
  );
}

/** The features of the customer portal, each with its settings, and the state with all of them off. */
import { feedbackOptions } from './cancellation-details.ts';

export type ProrationBehavior = 'always_invoice' | 'create_prorations' | 'none';

export type PortalFeatures = {
  readonly customer_update: {
    readonly allowed_updates: readonly (
      | 'address'
      | 'email'
      | 'name'
      | 'phone'
      | 'shipping'
      | 'tax_id'
    )[];
    readonly enabled: boolean;
  };
  readonly invoice_history: { readonly enabled: boolean };
  readonly payment_method_update: {
    readonly enabled: boolean;
    readonly payment_method_configuration: string | null;
  };
  readonly subscription_cancel: {
    readonly cancellation_reason: {
      readonly enabled: boolean;
      readonly feedback_options: null;
      readonly options: readonly string[];
    };
    readonly enabled: boolean;
    readonly mode: 'at_period_end' | 'immediately';
    readonly proration_behavior: ProrationBehavior;
  };
  readonly subscription_pause: {
    readonly duration: {
      readonly interval_options: readonly {
        readonly interval: 'day' | 'week' | 'month' | 'year';
        readonly interval_count: number;
      }[];
      readonly type: 'indefinite' | 'interval_options';
    };
    readonly enabled: boolean;
  };
  readonly subscription_update: {
    readonly billing_cycle_anchor: 'now' | 'unchanged' | null;
    readonly default_allowed_updates: readonly ('price' | 'promotion_code' | 'quantity')[];
    readonly enabled: boolean;
    readonly products: readonly PortalProduct[];
    readonly proration_behavior: ProrationBehavior;
    readonly schedule_at_period_end: {
      readonly conditions: readonly {
        readonly type: 'decreasing_item_amount' | 'shortening_interval';
      }[];
    };
    readonly trial_update_behavior: 'continue_trial' | 'end_trial';
  };
};

export type PortalProduct = {
  readonly adjustable_quantity: {
    readonly enabled: boolean;
    readonly maximum: number | null;
    readonly minimum: number;
  };
  readonly prices: readonly string[];
  readonly product: string;
};

export const noPortalFeatures: PortalFeatures = {
  customer_update: { allowed_updates: [], enabled: false },
  invoice_history: { enabled: false },
  payment_method_update: { enabled: false, payment_method_configuration: null },
  subscription_cancel: {
    cancellation_reason: {
      enabled: false,
      feedback_options: null,
      options: feedbackOptions,
    },
    enabled: false,
    mode: 'at_period_end',
    proration_behavior: 'none',
  },
  subscription_pause: {
    duration: {
      interval_options: [{ interval: 'month', interval_count: 1 }],
      type: 'interval_options',
    },
    enabled: false,
  },
  subscription_update: {
    billing_cycle_anchor: null,
    default_allowed_updates: [],
    enabled: false,
    products: [],
    proration_behavior: 'none',
    schedule_at_period_end: { conditions: [] },
    trial_update_behavior: 'end_trial',
  },
};

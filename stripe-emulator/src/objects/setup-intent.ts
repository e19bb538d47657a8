/** A setup intent: a card to be kept for later payments. */
import { newId, randomText } from '../ids.ts';
import type { IntentError, NextAction } from './intent.ts';
import type { Metadata } from './metadata.ts';
import type { Optional } from './optional.ts';

export type SetupIntentStatus =
  | 'requires_payment_method'
  | 'requires_confirmation'
  | 'requires_action'
  | 'processing'
  | 'succeeded'
  | 'canceled';

export type SetupIntent = typeof unusedFields & {
  readonly id: string;
  readonly cancellation_reason: 'abandoned' | 'duplicate' | 'requested_by_customer' | null;
  readonly client_secret: string;
  readonly created: number;
  readonly customer: string | null;
  readonly description: string | null;
  readonly last_setup_error: IntentError | null;
  readonly metadata: Metadata;
  readonly next_action: NextAction | null;
  readonly payment_method: string | null;
  readonly status: SetupIntentStatus;
  readonly usage: 'off_session' | 'on_session';
};

export type SetupIntentInput = {
  readonly now: number;
  readonly id?: string | undefined;
  readonly customer?: Optional<string>;
  readonly description?: Optional<string>;
  readonly metadata?: Optional<Metadata>;
  readonly paymentMethod?: Optional<string>;
  /** Left out, it follows from whether there is a payment method. */
  readonly status?: Optional<SetupIntentStatus>;
  readonly usage?: Optional<SetupIntent['usage']>;
};

const unusedFields = {
  object: 'setup_intent',
  allowed_payment_method_types: null,
  application: null,
  automatic_payment_methods: null,
  customer_account: null,
  excluded_payment_method_types: null,
  flow_directions: null,
  latest_attempt: null,
  livemode: false,
  managed_payments: null,
  mandate: null,
  on_behalf_of: null,
  payment_method_configuration_details: null,
  payment_method_options: {
    card: { mandate_options: null, network: null, request_three_d_secure: 'automatic' },
  },
  payment_method_types: ['card'],
  single_use_mandate: null,
} as const;

export function newSetupIntent(input: SetupIntentInput): SetupIntent {
  const id = input.id ?? newId('seti');
  const startStatus = input.paymentMethod ? 'requires_confirmation' : 'requires_payment_method';
  return {
    ...unusedFields,
    id,
    cancellation_reason: null,
    client_secret: `${id}_secret_${randomText(31)}`,
    created: input.now,
    customer: input.customer ?? null,
    description: input.description ?? null,
    last_setup_error: null,
    metadata: input.metadata ?? {},
    next_action: null,
    payment_method: input.paymentMethod ?? null,
    status: input.status ?? startStatus,
    usage: input.usage ?? 'off_session',
  };
}

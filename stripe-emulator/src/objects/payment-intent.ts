/** A payment intent: one sum to be collected, through as many attempts as it takes. */
import { newId, randomText } from '../ids.ts';
import { type CardOptions, cardOptions, type IntentError, type NextAction } from './intent.ts';
import type { Metadata } from './metadata.ts';
import type { Optional } from './optional.ts';

export type PaymentIntentStatus =
  | 'requires_payment_method'
  | 'requires_confirmation'
  | 'requires_action'
  | 'requires_capture'
  | 'processing'
  | 'succeeded'
  | 'canceled';

export type PaymentIntent = typeof unusedFields & {
  readonly id: string;
  readonly amount: number;
  readonly amount_capturable: number;
  readonly amount_received: number;
  readonly canceled_at: number | null;
  readonly cancellation_reason:
    | 'abandoned'
    | 'automatic'
    | 'duplicate'
    | 'failed_invoice'
    | 'fraudulent'
    | 'requested_by_customer'
    | 'void_invoice'
    | null;
  readonly client_secret: string;
  readonly created: number;
  readonly currency: string;
  readonly customer: string | null;
  readonly description: string | null;
  readonly last_payment_error: IntentError | null;
  readonly latest_charge: string | null;
  readonly metadata: Metadata;
  readonly next_action: NextAction | null;
  readonly payment_method: string | null;
  readonly payment_method_options: CardOptions;
  readonly receipt_email: string | null;
  readonly setup_future_usage: 'off_session' | 'on_session' | null;
  readonly statement_descriptor: string | null;
  readonly status: PaymentIntentStatus;
};

export type PaymentIntentInput = {
  readonly now: number;
  readonly id?: string | undefined;
  readonly amount: number;
  readonly currency: string;
  readonly customer?: Optional<string>;
  readonly description?: Optional<string>;
  readonly metadata?: Optional<Metadata>;
  readonly paymentMethod?: Optional<string>;
  readonly receiptEmail?: Optional<string>;
  readonly setupFutureUsage?: Optional<'off_session' | 'on_session'>;
  readonly statementDescriptor?: Optional<string>;
  /** Left out, it follows from whether there is a payment method. */
  readonly status?: Optional<PaymentIntentStatus>;
};

const unusedFields = {
  object: 'payment_intent',
  allowed_payment_method_types: null,
  amount_details: { tip: {} },
  application: null,
  application_fee_amount: null,
  automatic_payment_methods: null,
  capture_method: 'automatic',
  confirmation_method: 'automatic',
  customer_account: null,
  excluded_payment_method_types: null,
  livemode: false,
  managed_payments: null,
  on_behalf_of: null,
  payment_method_configuration_details: null,
  payment_method_types: ['card'],
  payment_record: null,
  processing: null,
  review: null,
  shipping: null,
  source: null,
  statement_descriptor_suffix: null,
  transfer_data: null,
  transfer_group: null,
} as const;

export function newPaymentIntent(input: PaymentIntentInput): PaymentIntent {
  const id = input.id ?? newId('pi');
  const startStatus = input.paymentMethod ? 'requires_confirmation' : 'requires_payment_method';
  return {
    ...unusedFields,
    id,
    amount: input.amount,
    amount_capturable: 0,
    amount_received: 0,
    canceled_at: null,
    cancellation_reason: null,
    client_secret: `${id}_secret_${randomText(25)}`,
    created: input.now,
    currency: input.currency,
    customer: input.customer ?? null,
    description: input.description ?? null,
    last_payment_error: null,
    latest_charge: null,
    metadata: input.metadata ?? {},
    next_action: null,
    payment_method: input.paymentMethod ?? null,
    payment_method_options: cardOptions,
    receipt_email: input.receiptEmail ?? null,
    setup_future_usage: input.setupFutureUsage ?? null,
    statement_descriptor: input.statementDescriptor ?? null,
    status: input.status ?? startStatus,
  };
}

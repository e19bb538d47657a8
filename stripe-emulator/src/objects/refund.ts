/** A refund: money of a charge that goes back to the card. */
import { newId } from '../ids.ts';
import type { Metadata } from './metadata.ts';
import type { Optional } from './optional.ts';

export type RefundReason = 'duplicate' | 'fraudulent' | 'requested_by_customer';

/** Where the money went; the bank's reference of it comes a little later. */
type DestinationDetails = {
  readonly card: {
    readonly reference?: string;
    readonly reference_status: 'pending' | 'available';
    readonly reference_type: 'acquirer_reference_number';
    readonly type: 'refund';
  };
  readonly type: 'card';
};

export type Refund = typeof unusedFields & {
  readonly id: string;
  readonly amount: number;
  readonly charge: string;
  readonly created: number;
  readonly currency: string;
  readonly customer: string | null;
  readonly destination_details: DestinationDetails;
  readonly metadata: Metadata;
  readonly payment_intent: string | null;
  readonly payment_method: string | null;
  readonly reason: RefundReason | null;
  readonly status: 'pending' | 'succeeded' | 'failed' | 'canceled';
};

export type RefundInput = {
  readonly now: number;
  readonly id?: string | undefined;
  readonly amount: number;
  readonly charge: string;
  readonly currency: string;
  readonly customer?: Optional<string>;
  readonly metadata?: Optional<Metadata>;
  readonly paymentIntent?: Optional<string>;
  readonly paymentMethod?: Optional<string>;
  readonly reason?: Optional<RefundReason>;
};

const unusedFields = {
  object: 'refund',
  balance_transaction: null,
  customer_account: null,
  receipt_number: null,
  source_transfer_reversal: null,
  transfer_reversal: null,
} as const;

export function newRefund(input: RefundInput): Refund {
  return {
    ...unusedFields,
    id: input.id ?? newId('re'),
    amount: input.amount,
    charge: input.charge,
    created: input.now,
    currency: input.currency,
    customer: input.customer ?? null,
    destination_details: {
      card: {
        reference_status: 'pending',
        reference_type: 'acquirer_reference_number',
        type: 'refund',
      },
      type: 'card',
    },
    metadata: input.metadata ?? {},
    payment_intent: input.paymentIntent ?? null,
    payment_method: input.paymentMethod ?? null,
    reason: input.reason ?? null,
    status: 'succeeded',
  };
}

/** A charge: one attempt to take a sum from a card, successful or not. */
import { newId } from '../ids.ts';
import type { BillingDetails } from './address.ts';
import type { CardDetails } from './card.ts';
import { type ChargedCard, chargedCardOf } from './charged-card.ts';
import { type List, listOf } from './list.ts';
import type { Metadata } from './metadata.ts';
import type { Optional } from './optional.ts';
import type { PaymentMethod } from './payment-method.ts';
import type { Refund } from './refund.ts';

export type ChargeOutcome = {
  readonly advice_code: string | null;
  readonly network_advice_code: string | null;
  readonly network_decline_code: string | null;
  readonly network_status: 'approved_by_network' | 'declined_by_network' | 'not_sent_to_network';
  readonly reason: string | null;
  readonly risk_level: 'normal' | 'elevated' | 'highest';
  readonly risk_score: number;
  readonly seller_message: string;
  readonly type: 'authorized' | 'issuer_declined' | 'blocked';
};

export type Charge = typeof unusedFields & {
  readonly id: string;
  readonly amount: number;
  readonly amount_captured: number;
  readonly amount_refunded: number;
  readonly billing_details: BillingDetails;
  readonly calculated_statement_descriptor: string | null;
  readonly captured: boolean;
  readonly created: number;
  readonly currency: string;
  readonly customer: string | null;
  readonly description: string | null;
  readonly disputed: boolean;
  readonly failure_code: string | null;
  readonly failure_message: string | null;
  readonly metadata: Metadata;
  readonly outcome: ChargeOutcome;
  readonly paid: boolean;
  readonly payment_intent: string | null;
  readonly payment_method: string;
  readonly payment_method_details: { readonly card: ChargedCard; readonly type: 'card' };
  readonly receipt_email: string | null;
  readonly receipt_number: string | null;
  readonly receipt_url: string | null;
  readonly refunded: boolean;
  readonly refunds: List<Refund>;
  readonly statement_descriptor: string | null;
  readonly status: 'succeeded' | 'pending' | 'failed';
};

export type ChargeInput = {
  readonly now: number;
  readonly id?: string | undefined;
  readonly amount: number;
  readonly calculatedStatementDescriptor?: Optional<string>;
  readonly currency: string;
  readonly customer?: Optional<string>;
  readonly description?: Optional<string>;
  /** Given when the bank refused the card. */
  readonly failure?: Optional<{
    readonly code: string;
    readonly declineCode: string;
    readonly message: string;
  }>;
  readonly metadata?: Optional<Metadata>;
  readonly paymentIntent?: Optional<string>;
  readonly paymentMethod: PaymentMethod;
  readonly receiptEmail?: Optional<string>;
  readonly receiptUrl?: Optional<string>;
  readonly statementDescriptor?: Optional<string>;
};

const unusedFields = {
  object: 'charge',
  application: null,
  application_fee: null,
  application_fee_amount: null,
  balance_transaction: null,
  failure_balance_transaction: null,
  fraud_details: {},
  livemode: false,
  on_behalf_of: null,
  review: null,
  shipping: null,
  source: null,
  source_transfer: null,
  statement_descriptor_suffix: null,
  transfer_data: null,
  transfer_group: null,
} as const;

export function newCharge(input: ChargeInput): Charge {
  const id = input.id ?? newId('ch');
  const isPaid = !input.failure;
  const { paymentMethod } = input;
  const card: CardDetails = paymentMethod.card;
  return {
    ...unusedFields,
    id,
    amount: input.amount,
    amount_captured: isPaid ? input.amount : 0,
    amount_refunded: 0,
    billing_details: paymentMethod.billing_details,
    calculated_statement_descriptor: input.calculatedStatementDescriptor ?? null,
    captured: isPaid,
    created: input.now,
    currency: input.currency,
    customer: input.customer ?? null,
    description: input.description ?? null,
    disputed: false,
    failure_code: input.failure?.code ?? null,
    failure_message: input.failure?.message ?? null,
    metadata: input.metadata ?? {},
    outcome: outcomeOf(input),
    paid: isPaid,
    payment_intent: input.paymentIntent ?? null,
    payment_method: paymentMethod.id,
    payment_method_details: { card: chargedCardOf(card, input.amount), type: 'card' },
    receipt_email: input.receiptEmail ?? null,
    receipt_number: null,
    receipt_url: isPaid ? (input.receiptUrl ?? null) : null,
    refunded: false,
    refunds: listOf(`/v1/charges/${id}/refunds`, []),
    statement_descriptor: input.statementDescriptor ?? null,
    status: isPaid ? 'succeeded' : 'failed',
  };
}

function outcomeOf({ failure }: ChargeInput): ChargeOutcome {
  const risk = { risk_level: 'normal', risk_score: 20 } as const;
  if (!failure) {
    return {
      ...risk,
      advice_code: null,
      network_advice_code: null,
      network_decline_code: null,
      network_status: 'approved_by_network',
      reason: null,
      seller_message: 'Payment complete.',
      type: 'authorized',
    };
  }
  return {
    ...risk,
    advice_code: 'try_again_later',
    network_advice_code: null,
    network_decline_code: null,
    network_status: 'declined_by_network',
    reason: failure.declineCode,
    seller_message: 'The bank did not return any further details with this decline.',
    type: 'issuer_declined',
  };
}

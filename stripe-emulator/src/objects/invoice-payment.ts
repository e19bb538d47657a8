/** Which payment an invoice is, or was, to be paid with. */
import { newId } from '../ids.ts';
import type { Optional } from './optional.ts';

export type InvoicePayment = typeof unusedFields & {
  readonly id: string;
  readonly amount_paid: number | null;
  readonly amount_requested: number;
  readonly created: number;
  readonly currency: string;
  readonly invoice: string;
  readonly is_default: boolean;
  readonly payment: { readonly type: 'payment_intent'; readonly payment_intent: string };
  readonly status: 'open' | 'paid' | 'canceled';
  readonly status_transitions: {
    readonly canceled_at: number | null;
    readonly paid_at: number | null;
  };
};

export type InvoicePaymentInput = {
  readonly now: number;
  readonly id?: string | undefined;
  readonly amountRequested: number;
  readonly currency: string;
  readonly invoice: string;
  readonly isDefault?: Optional<boolean>;
  readonly paymentIntent: string;
};

const unusedFields = { object: 'invoice_payment', livemode: false } as const;

export function newInvoicePayment(input: InvoicePaymentInput): InvoicePayment {
  return {
    ...unusedFields,
    id: input.id ?? newId('inpay'),
    amount_paid: null,
    amount_requested: input.amountRequested,
    created: input.now,
    currency: input.currency,
    invoice: input.invoice,
    is_default: input.isDefault ?? true,
    payment: { type: 'payment_intent', payment_intent: input.paymentIntent },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
  };
}

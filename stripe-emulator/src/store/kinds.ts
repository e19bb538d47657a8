/** Every kind of object, what it looks like, and what the emulator remembers of it besides. */

import type { BillingPortalConfiguration } from '../objects/billing-portal-configuration.ts';
import type { BillingPortalSession } from '../objects/billing-portal-session.ts';
import type { Charge } from '../objects/charge.ts';
import type { CheckoutSession } from '../objects/checkout-session.ts';
import type { CreditNote } from '../objects/credit-note.ts';
import type { Customer } from '../objects/customer.ts';
import type { CustomerBalanceTransaction } from '../objects/customer-balance-transaction.ts';
import type { Event } from '../objects/event.ts';
import type { Invoice } from '../objects/invoice.ts';
import type { InvoiceItem } from '../objects/invoice-item.ts';
import type { InvoicePayment } from '../objects/invoice-payment.ts';
import type { PaymentIntent } from '../objects/payment-intent.ts';
import type { PaymentMethod } from '../objects/payment-method.ts';
import type { Price } from '../objects/price.ts';
import type { Product } from '../objects/product.ts';
import type { Refund } from '../objects/refund.ts';
import type { SetupIntent } from '../objects/setup-intent.ts';
import type { Subscription } from '../objects/subscription.ts';
import type { TestClock } from '../objects/test-clock.ts';
import type { WebhookEndpoint } from '../objects/webhook-endpoint.ts';
import type { InvoiceInternal, SubscriptionInternal } from './billing-internals.ts';
import type { CheckoutTerms } from './checkout-terms.ts';
import type { PortalVisit } from './portal-visit.ts';

export type Objects = {
  readonly 'billing_portal.configuration': BillingPortalConfiguration;
  readonly 'billing_portal.session': BillingPortalSession;
  readonly charge: Charge;
  readonly 'checkout.session': CheckoutSession;
  readonly credit_note: CreditNote;
  readonly customer: Customer;
  readonly customer_balance_transaction: CustomerBalanceTransaction;
  readonly event: Event;
  readonly invoice: Invoice;
  readonly invoice_payment: InvoicePayment;
  readonly invoiceitem: InvoiceItem;
  readonly payment_intent: PaymentIntent;
  readonly payment_method: PaymentMethod;
  readonly price: Price;
  readonly product: Product;
  readonly refund: Refund;
  readonly setup_intent: SetupIntent;
  readonly subscription: Subscription;
  readonly 'test_helpers.test_clock': TestClock;
  readonly webhook_endpoint: WebhookEndpoint;
};

export type Kind = keyof Objects;

/** Of a kind that is not named here nothing is remembered. */
export type Internals = Readonly<Record<Exclude<Kind, keyof KnownInternals>, Nothing>> &
  KnownInternals;

type Nothing = Readonly<Record<string, never>>;

/** Each may be empty, as it is for an object of which nothing had to be remembered yet. */
type KnownInternals = {
  readonly 'billing_portal.session': PortalVisit;
  readonly 'checkout.session': Partial<CheckoutTerms>;
  readonly invoice: InvoiceInternal;
  readonly invoiceitem: { readonly lineId?: string };
  readonly subscription: SubscriptionInternal;
  /** The token is in the address of the receipt. */
  readonly charge: { readonly token?: string };
  /** The token is in the address of the PDF. */
  readonly credit_note: { readonly token?: string };
  readonly payment_method: { readonly cardNumber?: string; readonly isSetUp?: boolean };
  readonly 'test_helpers.test_clock': { readonly target?: number | null };
  readonly webhook_endpoint: {
    readonly secret?: string;
    /** Still signed with until they expire, so that a receiver can change over in its own time. */
    readonly previousSecrets?: readonly { readonly secret: string; readonly expiresAt: number }[];
  };
};

/** As Stripe's messages name it. */
export function labelOf(kind: Kind): string {
  return labels[kind] ?? kind;
}

const labels: Partial<Record<Kind, string>> = {
  'checkout.session': 'checkout.session',
  payment_method: 'PaymentMethod',
};

/** What the emulator remembers of invoices and subscriptions, and Stripe would not show. */
import type { MetadataChange } from '../objects/metadata.ts';
import type { Price } from '../objects/price.ts';
import type { Subscription } from '../objects/subscription.ts';

/** An amount that was billed for time of the current period, and that no credit has taken back yet. */
export type Debit = {
  readonly subscriptionItem: string;
  readonly amount: number;
  readonly start: number;
  readonly end: number;
  readonly price: Price;
  readonly productName: string;
  readonly quantity: number;
  readonly lineId: string;
  /** Null while the line waits for an invoice. */
  readonly invoice: string | null;
};

/** A change of a subscription that is made once its invoice is paid. */
export type PendingChange = {
  readonly invoice: string;
  /** Invoice items that belong to the change alone, and go with it. */
  readonly invoiceItems: readonly string[];
  readonly after: Pick<
    Subscription,
    'billing_cycle_anchor' | 'items' | 'status' | 'trial_end' | 'trial_start'
  >;
  readonly isCancelledAtPeriodEnd: boolean | null;
  readonly metadata?: MetadataChange | undefined;
  readonly debits: readonly Debit[];
};

export type SubscriptionInternal = {
  readonly debits?: readonly Debit[];
  readonly pendingChange?: PendingChange | null;
  /** The end of the trial of which `trial_will_end` has told. */
  readonly toldTrialEnd?: number | null;
};

export type InvoiceInternal = {
  /** The secret part of the address of the hosted page. */
  readonly token?: string;
  /** How often it was charged without being asked; attempts by people do not count. */
  readonly automaticAttempts?: number;
};

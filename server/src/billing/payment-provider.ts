/** The port to those who take the card payments, in the product's own words. Stripe and its emulator are behind it. */
import type { TierName } from '@debt-payoff/contract/plans';

export type ProviderAccount = { readonly id: string; readonly isLive: boolean };

/** The words of the provider; what it adds later is kept as it is, and gives nothing. */
export type SubscriptionStatus =
  | 'trialing'
  | 'active'
  | 'past_due'
  | 'canceled'
  | 'incomplete'
  | 'incomplete_expired'
  | 'unpaid'
  | 'paused'
  | (string & {});

export type OpenInvoice = {
  readonly id: string;
  /** Where it can be paid; a secret of its customer. */
  readonly url: string | null;
  readonly duePence: number;
  /** Waits for the person, as for the bank's confirmation. */
  readonly needsAction: boolean;
};

export type ProviderSubscription = {
  readonly id: string;
  readonly customerId: string;
  readonly status: SubscriptionStatus;
  /** By its item, never by a pending update. */
  readonly tier: TierName;
  readonly itemId: string;
  readonly priceId: string;
  readonly amountPence: number;
  readonly currency: string;
  readonly interval: string;
  readonly startedAt: Date;
  /** Of the real trial, with the days that were added while it ran. */
  readonly trialStart: Date | null;
  readonly trialEnd: Date | null;
  /** Until when days were added after it had been paid for. */
  readonly extendedUntil: Date | null;
  readonly periodStart: Date;
  readonly periodEnd: Date;
  /** Set by either of the two ways in which it can be set to end. */
  readonly endsAt: Date | null;
  readonly endedAt: Date | null;
  readonly pendingUpdate: { readonly tier: TierName; readonly expiresAt: Date } | null;
  /** Since when nothing has been paid, where it is past due; null where that cannot be told. */
  readonly unpaidSince: Date | null;
  /** The newest invoice, where it is open. */
  readonly openInvoice: OpenInvoice | null;
  readonly startNowAt: Date | null;
  /** Whether a suspension set it to end. */
  readonly isEndedBySuspension: boolean;
};

export type ProviderRefund = {
  readonly id: string;
  readonly subscriptionId: string | null;
  readonly amountPence: number;
  readonly createdAt: Date;
  readonly hasFailed: boolean;
};

export type ProviderCustomer = {
  readonly id: string;
  /** Those of our plans, newest first, ended ones too. */
  readonly subscriptions: readonly ProviderSubscription[];
  /** The newest. */
  readonly refunds: readonly ProviderRefund[];
};

export type CustomerIdentity = {
  readonly userId: number;
  /** Tells two people apart who were given the same id, one before and one after a restored backup. */
  readonly registeredAt: Date;
};

export type ChangePreview = {
  /** The sum of the lines of proration: above 0 is charged, below 0 credited. */
  readonly prorationPence: number;
  readonly dueTodayPence: number;
  readonly nextBillingAt: Date;
};

/** What somebody has to their credit for what they paid, as after a change to a cheaper plan. */
export type Credit = {
  readonly givenPence: number;
  /** As much of that as is still to be spent. */
  readonly leftPence: number;
};

/** An invoice that money was paid for. */
export type PaidInvoice = {
  readonly id: string;
  readonly paymentIntentId: string;
  readonly paidPence: number;
  readonly refundedPence: number;
};

export type InvoiceSummary = {
  readonly id: string;
  readonly number: string | null;
  readonly status: string;
  readonly totalPence: number;
  readonly paidPence: number;
  readonly refundedPence: number;
  readonly currency: string;
  readonly createdAt: Date;
  readonly pageUrl: string | null;
  readonly pdfUrl: string | null;
};

/** What was billed for one subscription, and what went back of it. */
export type SubscriptionBills = {
  /** Newest first, without those that are not issued yet. */
  readonly invoices: readonly (InvoiceSummary & {
    /** What was paid by card and has not gone back. */
    readonly refundablePence: number;
  })[];
  /** Newest first, those that failed too. */
  readonly refunds: readonly {
    readonly id: string;
    readonly invoice: Pick<InvoiceSummary, 'id' | 'number'>;
    readonly amountPence: number;
    readonly currency: string;
    readonly status: string;
    readonly createdAt: Date;
  }[];
};

export type PlanPrice = {
  readonly id: string;
  readonly tier: TierName;
  readonly amountPence: number;
};

export type CheckoutOrder = {
  readonly customerId: string;
  readonly price: PlanPrice;
  /** 0: none. */
  readonly trialDays: number;
  readonly startNowAt: Date | null;
  readonly expiresAt: Date;
  readonly successUrl: string;
  readonly cancelUrl: string;
  /** Stands beside the button: price, renewal, how to cancel. */
  readonly submitNote: string;
  /** Stands on every invoice. */
  readonly invoiceFooter: string;
};

/** A call with this key is done once, however often it is sent. */
type Keyed = { readonly key: string };

/**
 * Every method throws `DomainError('payments_unavailable')` where the provider cannot be reached or does not
 * know what to do. None holds a connection of the database.
 */
export type PaymentProvider = {
  readonly account: ProviderAccount;

  /** Null for one that is deleted there, or never was. */
  readonly findCustomer: (customerId: string) => Promise<ProviderCustomer | null>;
  readonly listCustomers: () => AsyncIterable<{
    readonly id: string;
    readonly identity: CustomerIdentity;
  }>;
  /** Of somebody who has been a customer before, which our rows may have forgotten since. */
  readonly findCustomerId: (
    person: CustomerIdentity & { readonly email: string },
  ) => Promise<string | null>;
  readonly createCustomer: (
    person: CustomerIdentity & { readonly email: string } & Keyed,
  ) => Promise<string>;
  readonly updateEmail: (customer: {
    readonly customerId: string;
    readonly email: string;
  }) => Promise<void>;
  /** Ends what they subscribe to at once. Deleting what is gone is fine. */
  readonly deleteCustomer: (customerId: string) => Promise<void>;

  /** The price that new subscribers pay. */
  readonly findPrice: (tier: TierName) => Promise<PlanPrice | null>;
  readonly createPrice: (
    price: { readonly tier: TierName; readonly amountPence: number } & Keyed,
  ) => Promise<PlanPrice>;

  readonly openCheckout: (order: CheckoutOrder & Keyed) => Promise<{
    readonly sessionId: string;
    readonly url: string;
  }>;
  /** 'complete' where the person was faster. */
  readonly expireCheckout: (sessionId: string) => Promise<'expired' | 'complete'>;
  /** All that are open; one that the person completes at that moment counts. */
  readonly expireCheckoutsOf: (customerId: string) => Promise<void>;
  readonly openPortal: (visit: {
    readonly customerId: string;
    readonly returnUrl: string;
  }) => Promise<string>;

  readonly previewChange: (change: {
    readonly subscription: ProviderSubscription;
    readonly price: PlanPrice;
    readonly prorationDate: Date;
  }) => Promise<ChangePreview>;
  /** Paid before it counts: where the payment fails, the change waits as a pending update. */
  readonly changePlan: (
    change: {
      readonly subscription: ProviderSubscription;
      readonly price: PlanPrice;
      readonly prorationDate: Date;
    } & Keyed,
  ) => Promise<void>;
  /** From the next renewal on, without a charge now. */
  readonly movePrice: (
    change: { readonly subscription: ProviderSubscription; readonly priceId: string } & Keyed,
  ) => Promise<void>;
  readonly cancelAtPeriodEnd: (
    end: { readonly subscriptionId: string; readonly isBySuspension: boolean } & Keyed,
  ) => Promise<void>;
  /** Takes back what set it to end, whichever way that was. */
  readonly reactivate: (subscription: ProviderSubscription & Keyed) => Promise<void>;
  readonly cancelNow: (end: { readonly subscriptionId: string } & Keyed) => Promise<void>;
  /** For nothing until then; what was set to end ends then. */
  readonly extend: (
    extension: { readonly subscription: ProviderSubscription; readonly until: Date } & Keyed,
  ) => Promise<void>;

  /** Newest first. */
  readonly listPaidInvoices: (of: {
    readonly subscriptionId: string;
    readonly since: Date;
  }) => Promise<readonly PaidInvoice[]>;
  readonly findCredit: (of: {
    readonly subscriptionId: string;
    readonly since: Date;
  }) => Promise<Credit>;
  /** Because its money goes back to the card instead. */
  readonly takeCredit: (
    credit: { readonly customerId: string; readonly amountPence: number } & Keyed,
  ) => Promise<void>;
  /**
   * With a credit note that links it to its invoice, and of no more than is left of the payment. Gives the id
   * of the refund; null where nothing was left.
   */
  readonly refund: (
    refund: {
      readonly invoice: Pick<PaidInvoice, 'id' | 'paymentIntentId'>;
      readonly amountPence: number;
    } & Keyed,
  ) => Promise<string | null>;
  /** Newest first. */
  readonly listInvoices: (customerId: string) => Promise<readonly InvoiceSummary[]>;
  readonly listBills: (subscriptionId: string) => Promise<SubscriptionBills>;
};

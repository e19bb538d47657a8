/** What a checkout session sells and on which terms: remembered from its creation to its completion. */
import type { Metadata } from '../objects/metadata.ts';
import type { Price } from '../objects/price.ts';
import type { MissingPaymentMethod } from '../objects/subscription.ts';

export type CheckoutItem = {
  readonly id: string;
  readonly price: Price;
  readonly productName: string;
  readonly quantity: number;
};

export type CheckoutSubscription = {
  readonly trialPeriodDays: number | null;
  readonly trialEnd: number | null;
  readonly metadata: Metadata;
  readonly description: string | null;
  readonly invoiceDescription: string | null;
  readonly invoiceFooter: string | null;
  readonly missingPaymentMethod: MissingPaymentMethod;
};

/** A card that waits for its bank: nothing has been made of it yet. */
export type WaitingCard = {
  readonly number: string;
  readonly expMonth: number;
  readonly expYear: number;
  readonly cvc: string;
  readonly name: string;
};

export type Payer = {
  readonly email: string;
  readonly country: string | null;
  readonly postcode: string | null;
  readonly hasAcceptedTerms: boolean;
  /** Null where nothing is due and no card is asked for. */
  readonly card: WaitingCard | null;
};

export type CheckoutTerms = {
  readonly items: readonly CheckoutItem[];
  readonly subscription: CheckoutSubscription;
  /** Whether the customer's name and address become those of the card. */
  readonly customerUpdate: { readonly isName: boolean; readonly isAddress: boolean };
  readonly waitingPayer: Payer | null;
};

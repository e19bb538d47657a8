/** A change of what is billed, and what it comes to. */
import type { ProrationBehavior } from '../objects/billing-portal-features.ts';
import type { MetadataChange } from '../objects/metadata.ts';
import type { Price } from '../objects/price.ts';
import type { Subscription } from '../objects/subscription.ts';
import type { Debit } from '../store/billing-internals.ts';
import type { BilledLine } from './billed-lines.ts';

export type ItemChange = {
  /** Left out for an item that is added. */
  readonly id?: string | undefined;
  readonly price?: Price | undefined;
  readonly quantity?: number | undefined;
  readonly isDeleted?: boolean | undefined;
  readonly metadata?: MetadataChange | undefined;
};

export type BillingChange = {
  readonly items?: readonly ItemChange[] | undefined;
  readonly trialEnd?: number | 'now' | undefined;
  readonly anchor?: 'now' | 'unchanged' | undefined;
  readonly prorationBehavior?: ProrationBehavior | undefined;
  readonly prorationDate?: number | undefined;
};

export type ChangePlan = {
  readonly subscription: Subscription;
  /** Of the current period, as they will be. */
  readonly debits: readonly Debit[];
  /** Credits first, then debits. */
  readonly prorations: readonly BilledLine[];
  /** Of a period or a trial that begins with the change. */
  readonly periodLines: readonly BilledLine[];
  readonly isInvoicedNow: boolean;
  readonly prorationDate: number;
};

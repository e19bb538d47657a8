/** One price on a subscription, with the period that is being paid for. */
import { newId } from '../ids.ts';
import type { Metadata } from './metadata.ts';
import type { Optional } from './optional.ts';
import { type Plan, type Price, planOf } from './price.ts';

export type SubscriptionItem = typeof unusedFields & {
  readonly id: string;
  readonly created: number;
  readonly current_period_end: number;
  readonly current_period_start: number;
  readonly metadata: Metadata;
  readonly plan: Plan | null;
  readonly price: Price;
  readonly quantity: number;
  readonly subscription: string;
};

export type SubscriptionItemInput = {
  readonly now: number;
  readonly id?: string | undefined;
  readonly currentPeriodEnd: number;
  readonly currentPeriodStart: number;
  readonly metadata?: Optional<Metadata>;
  readonly price: Price;
  readonly quantity?: Optional<number>;
  readonly subscription: string;
};

const unusedFields = {
  object: 'subscription_item',
  billing_thresholds: null,
  current_trial: null,
  discounts: [],
  tax_rates: [],
} as const;

export function newSubscriptionItem(input: SubscriptionItemInput): SubscriptionItem {
  return {
    ...unusedFields,
    id: input.id ?? newId('si'),
    created: input.now,
    current_period_end: input.currentPeriodEnd,
    current_period_start: input.currentPeriodStart,
    metadata: input.metadata ?? {},
    plan: planOf(input.price),
    price: input.price,
    quantity: input.quantity ?? 1,
    subscription: input.subscription,
  };
}

/** The item on another price: its plan always follows. */
export function withPrice(item: SubscriptionItem, price: Price): SubscriptionItem {
  return { ...item, price, plan: planOf(price) };
}

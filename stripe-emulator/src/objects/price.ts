/** A price: how much a product costs and how often, and its older form, the plan. */
import { newId } from '../ids.ts';
import type { Metadata } from './metadata.ts';
import type { Optional } from './optional.ts';

export type Interval = 'day' | 'week' | 'month' | 'year';

export type Recurring = {
  readonly interval: Interval;
  readonly interval_count: number;
  readonly meter: null;
  readonly trial_period_days: number | null;
  readonly usage_type: 'licensed';
};

export type Price = typeof unusedPriceFields & {
  readonly id: string;
  readonly active: boolean;
  readonly created: number;
  readonly currency: string;
  readonly lookup_key: string | null;
  readonly metadata: Metadata;
  readonly nickname: string | null;
  readonly product: string;
  readonly recurring: Recurring | null;
  readonly tax_behavior: 'exclusive' | 'inclusive' | 'unspecified';
  readonly type: 'one_time' | 'recurring';
  readonly unit_amount: number;
  readonly unit_amount_decimal: string;
};

export type Plan = typeof unusedPlanFields & {
  readonly id: string;
  readonly active: boolean;
  readonly amount: number;
  readonly amount_decimal: string;
  readonly created: number;
  readonly currency: string;
  readonly interval: Interval;
  readonly interval_count: number;
  readonly metadata: Metadata;
  readonly nickname: string | null;
  readonly product: string;
  readonly trial_period_days: number | null;
};

export type PriceInput = {
  readonly now: number;
  readonly id?: string | undefined;
  readonly active?: Optional<boolean>;
  readonly currency: string;
  readonly lookupKey?: Optional<string>;
  readonly metadata?: Optional<Metadata>;
  readonly nickname?: Optional<string>;
  readonly product: string;
  readonly recurring?: Optional<{
    readonly interval: Interval;
    readonly intervalCount?: Optional<number>;
    readonly trialPeriodDays?: Optional<number>;
  }>;
  readonly taxBehavior?: Optional<Price['tax_behavior']>;
  readonly unitAmount: number;
};

const unusedPriceFields = {
  object: 'price',
  billing_scheme: 'per_unit',
  custom_unit_amount: null,
  livemode: false,
  tiers_mode: null,
  transform_quantity: null,
} as const;

const unusedPlanFields = {
  object: 'plan',
  aggregate_usage: null,
  billing_scheme: 'per_unit',
  livemode: false,
  meter: null,
  tiers_mode: null,
  transform_usage: null,
  usage_type: 'licensed',
} as const;

export function newPrice(input: PriceInput): Price {
  return {
    ...unusedPriceFields,
    id: input.id ?? newId('price'),
    active: input.active ?? true,
    created: input.now,
    currency: input.currency,
    lookup_key: input.lookupKey ?? null,
    metadata: input.metadata ?? {},
    nickname: input.nickname ?? null,
    product: input.product,
    recurring: recurringOf(input),
    tax_behavior: input.taxBehavior ?? 'unspecified',
    type: input.recurring ? 'recurring' : 'one_time',
    unit_amount: input.unitAmount,
    unit_amount_decimal: String(input.unitAmount),
  };
}

/** Null for a price that is paid once: only a recurring one can be a plan. */
export function planOf(price: Price): Plan | null {
  if (!price.recurring) return null;
  return {
    ...unusedPlanFields,
    id: price.id,
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: price.unit_amount_decimal,
    created: price.created,
    currency: price.currency,
    interval: price.recurring.interval,
    interval_count: price.recurring.interval_count,
    metadata: price.metadata,
    nickname: price.nickname,
    product: price.product,
    trial_period_days: price.recurring.trial_period_days,
  };
}

function recurringOf({ recurring }: PriceInput): Recurring | null {
  if (!recurring) return null;
  return {
    interval: recurring.interval,
    interval_count: recurring.intervalCount ?? 1,
    meter: null,
    trial_period_days: recurring.trialPeriodDays ?? null,
    usage_type: 'licensed',
  };
}

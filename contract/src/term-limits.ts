/** Bounds of what a debt and a plan may have beyond rates and payments that stay. */
import { monthsMax } from '@debt-payoff/engine';
import type { RateKind } from '@debt-payoff/engine/terms';
import { calculatorLimits } from './limits.ts';

export const termLimits = {
  rateChangesMax: 10,
  percentMax: 100,
  percentDecimals: 2,
  oneOffsMax: 100,
  pausesMax: 20,
  monthsMax,
  /** A goal takes many runs. */
  goalDebtsMax: 50,
} as const;

export type RateBounds = { readonly maxPercent: number; readonly decimals: number };

/** Of an APR or EAR; payday loans come near to it. */
const effective: RateBounds = { maxPercent: 9_999.99, decimals: 2 };

export const rateBounds: Readonly<Record<RateKind, RateBounds>> = {
  simple: { maxPercent: calculatorLimits.rateMaxPercent, decimals: 2 },
  apr: effective,
  ear: effective,
  monthly: { maxPercent: calculatorLimits.rateMaxPercent, decimals: 3 },
};

/** Without a kind it is the rule of every debt. */
export function rateBoundsOf(kind: RateKind | null | undefined): RateBounds {
  const { rateMaxPercent: maxPercent, rateDecimals: decimals } = calculatorLimits;
  return kind === null || kind === undefined ? { maxPercent, decimals } : rateBounds[kind];
}

/** Of centuries in which anyone pays: months are counted on from those that are planned, past any of these. */
export const plannedMonthPattern = /^2[01]\d\d-(0[1-9]|1[0-2])$/;

/** What saved debts may have beyond rates and payments that stay, as the forecast takes it: months from this one, which is 0. */
import type { DebtTerms, MinimumRule, OneOff, Pause, Plan } from '../plan.ts';
import { partsPerSimpleBasisPoint } from '../terms/rate-parts.ts';
import { termsOf } from '../terms/terms.ts';
import type { ForecastDebt, ForecastInput } from './forecast.ts';

/** Of one debt. Without it, its rate is simple yearly, and its lender asks for its payment. */
export type ForecastTerms = {
  readonly rateParts: number;
  /** As the month began. */
  readonly startRateParts: number;
  /** `lastMonth` is the last of the months ahead that is charged at the rate before. */
  readonly rateChanges: readonly { readonly lastMonth: number; readonly thenParts: number }[];
  readonly paymentChanges: readonly { readonly month: number; readonly paymentPence: number }[];
  readonly minimum: MinimumRule | null;
  /** What its lender asks for this month, more than is owed or not. */
  readonly requiredPence: number;
  readonly isPriority: boolean;
  readonly takesExtra: boolean;
};

/** Of a plan: one-offs name debts by their positions. */
export type ForecastOptions = {
  readonly oneOffs?: readonly OneOff[] | undefined;
  readonly pauses?: readonly Pause[] | undefined;
};

export function hasTerms({
  debts,
  removed = [],
  oneOffs = [],
  pauses = [],
}: ForecastInput): boolean {
  const isTermed = ({ terms }: ForecastDebt) => terms !== undefined;
  return oneOffs.length > 0 || pauses.length > 0 || debts.some(isTermed) || removed.some(isTermed);
}

/** With the terms of the months ahead. */
export function withTerms(plan: Plan, input: ForecastInput): Plan {
  if (!hasTerms(input)) return plan;
  return {
    ...plan,
    terms: termsOf({
      debts: input.debts.map(debtTermsOf),
      oneOffs: (input.oneOffs ?? []).filter(({ month }) => month > 0),
      pauses: (input.pauses ?? [])
        .filter(({ toMonth }) => toMonth > 0)
        .map(({ fromMonth, toMonth }) => ({ fromMonth: Math.max(1, fromMonth), toMonth })),
      keepsShares: true,
    }),
  };
}

export function debtTermsOf({ rateBasisPoints, terms }: ForecastDebt): DebtTerms {
  return {
    rateParts: terms?.rateParts ?? rateBasisPoints * partsPerSimpleBasisPoint,
    rateChanges: terms?.rateChanges ?? [],
    paymentChanges: terms?.paymentChanges ?? [],
    feePence: 0,
    minimum: terms?.minimum ?? null,
    isPriority: terms?.isPriority ?? false,
    takesExtra: terms?.takesExtra ?? true,
  };
}

export function isPaused({ pauses = [] }: Pick<ForecastOptions, 'pauses'>, month: number): boolean {
  return pauses.some(({ fromMonth, toMonth }) => fromMonth <= month && month <= toMonth);
}

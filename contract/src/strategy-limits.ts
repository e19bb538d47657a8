// What bounds the comparison of strategies and their monthly plans.

export const strategyLimits = {
  /** What the months of one reply may come to. */
  detailsMaxBytes: 12_000_000,
  monthlyPlanMonthsShown: 12,
  monthsOpenByDefault: 6,
  yearsDecimalsOnScreen: 1,
} as const;

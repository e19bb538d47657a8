// Numbers that bound, delay or count something on every page, grouped by subject. All others stand in files of
// their own, such as `payment-limits.ts`: every page loads this one.

/** As long as a slow phone may need for a reply. Anyone who waits for a call that hangs could do nothing else. */
export const replyTimeoutMs = 30_000;

export const siteLimits = {
  scriptLoadTimeoutMs: 120_000,
  /** After so long a part of a page that did not come is asked for again. */
  partRetryMs: 10_000,
  analyticsPollIntervalMs: 1_000,
  analyticsPollMaxMs: 30_000,
  pageScrollDelayMs: 100,
  localPort: 5_001,
} as const;

/** How large the body of a call may be: of a form, of one that carries a list of debts, and of one with results. */
export const bodyLimits = {
  formBytes: 64 * 1024,
  listBytes: 1024 * 1024,
  /** Of a calculation with its results, months and all, as some callers send them. */
  resultsBytes: 12 * 1024 * 1024,
  /** Of an event of Stripe, with room for a long invoice. */
  webhookBytes: 1024 * 1024,
} as const;

export const calculatorLimits = {
  debtsPerCalculationMax: 500,
  balanceMaxPence: 10_000_000_000,
  creditorMaxLength: 200,
  /** Of debts that were saved before names were limited: they keep them. */
  savedCreditorMaxLength: 500,
  rateMinPercent: 0,
  rateMaxPercent: 100,
  rateDecimals: 1,
  amountDecimals: 2,
  termMonthsDefault: 360,
  termMonthsMax: 1_200,
  rowsRevealedByFirstPress: 2,
  rowsAddedByLaterPress: 1,
  welcomeBannerDelayMs: 1_000,
  welcomeBannerVisibleMs: 15_000,
  restoreStateRemovalDelayMs: 1_000,
} as const;

/** On which a payment may be due each month. */
export const paymentDayLimits = { min: 1, max: 31, default: 1 } as const;

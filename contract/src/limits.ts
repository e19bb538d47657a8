// Every number that bounds, delays or counts something in the product, grouped by subject. Those of accounts,
// articles and the admin area stand in files of their own: every page loads this one.

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

export const exportLimits = {
  /** For making a file and sending it. */
  timeoutMs: 60_000,
  nameMaxLength: 100,
  referenceMaxLength: 60,
  /** So many months of single debts are printed in one PDF; what comes after them is added up by year. */
  printedMonthsOfDebtsMax: 12_000,
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

export const strategyLimits = {
  /** What the months of one reply may come to. */
  detailsMaxBytes: 12_000_000,
  monthlyPlanMonthsShown: 12,
  monthsOpenByDefault: 6,
  yearsDecimalsOnScreen: 1,
} as const;

export const portfolioLimits = {
  nameMaxLength: 200,
  descriptionMaxLength: 2_000,
  /** In one file of debts to import. */
  importRowsMax: 500,
  termMonthsMin: 0,
  termMonthsMax: 1_200,
  dashboardDebtsShownPerPortfolio: 4,
  /** The rough estimate assumes that this share of each payment reduces the balance. */
  roughEstimatePaymentSharePercent: 80,
  progressMinPercent: 0,
  progressMaxPercent: 100,
} as const;

export const paymentLimits = {
  paymentDayMin: 1,
  paymentDayMax: 31,
  paymentDayDefault: 1,
  notesMaxLength: 1_000,
  /** Nobody in the UK still pays a debt that is older. */
  earliestDay: '1970-01-01',
  historyPage: 50,
  historyPageMax: 200,
  upcomingDays: 60,
  upcomingDaysMax: 366,
  /** A payment made so long before a due date is asked about it. */
  settlesDaysAhead: 7,
  /** So near to a due date, a payment in the history is offered as the one that was due. */
  linkableDays: 31,
  linkableMost: 20,
  /** Of one debt: one for each day of a month. */
  schedulesOfDebtMax: 31,
  /** In one request that records or undoes them. */
  datesAtOnceMax: 3_000,
  idempotencyKeyMaxLength: 200,
  /** For so long a reply is kept for anyone who sends again. */
  idempotencyDays: 7,
  progressWeekDays: 7,
  progressMonthDays: 30,
  progressQuarterDays: 90,
  healthExcellentMinPercent: 75,
  healthGoodMinPercent: 50,
  healthFairMinPercent: 25,
} as const;

export const dialogWidths = {
  portfolio: '4xl',
  debt: '2xl',
} as const;

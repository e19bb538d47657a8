// What bounds payments, schedules and progress.

export const paymentLimits = {
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

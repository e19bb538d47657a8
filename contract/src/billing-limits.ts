/** The days and bounds of subscriptions. Apart from the other limits, which every page loads. */
export const billingLimits = {
  /** How long a payment that failed leaves the plan as it is. */
  pastDueDays: 21,
  /** To leave with a refund, after subscribing and after a trial has turned paid. */
  refundDays: 14,
  /** How long a checkout stays open; Stripe takes 30 minutes to 24 hours. */
  checkoutMinutes: 60,
  /** How long a previewed change is charged as it was shown. */
  previewMinutes: 15,
  /** Before a trial turns paid. */
  trialReminderDays: 7,
  reminderMonths: 6,
  feeChangeNoticeDays: 30,
  cancelRedirectDelayMs: 2_000,
  /** The hash of an address that had the trial, after its account was deleted. */
  trialMemoryDays: 365,
  extensionDaysMax: 365,
  extensionYearsMax: 2,
} as const;

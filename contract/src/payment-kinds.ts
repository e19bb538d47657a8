// The kinds of payment and schedule, and the words that describe the states of debts.

import { paymentLimits } from './payment-limits.ts';

export const paymentTypes = ['regular', 'extra', 'lump_sum'] as const;
export type PaymentType = (typeof paymentTypes)[number];
export const paymentTypeDefault = 'regular' satisfies PaymentType;

export const scheduledPaymentTypes = ['regular', 'extra', 'minimum'] as const;
export type ScheduledPaymentType = (typeof scheduledPaymentTypes)[number];

/** What a scheduled payment is recorded as: one of the minimum is a regular payment. */
export function recordedPaymentType(type: ScheduledPaymentType): PaymentType {
  return type === 'extra' ? 'extra' : paymentTypeDefault;
}

export const paymentTypeLabels = {
  regular: 'Regular',
  extra: 'Extra',
  lump_sum: 'Lump sum',
  minimum: 'Minimum',
} as const satisfies Record<PaymentType | ScheduledPaymentType, string>;

export const scheduleFilters = ['all', 'active', 'inactive'] as const;
export type ScheduleFilter = (typeof scheduleFilters)[number];

export const processStatuses = ['processed', 'already_processed', 'nothing_due'] as const;
export type ProcessStatus = (typeof processStatuses)[number];

/** How a due date is done with: by the schedule, by a payment of its owner's, or without one. */
export const settlementKinds = ['recorded', 'linked', 'not_paid'] as const;
export type SettlementKind = (typeof settlementKinds)[number];

/** Null days: the filter has no fixed length. */
export const progressFilters = {
  all: { label: 'All', days: null },
  week: { label: 'Week', days: paymentLimits.progressWeekDays },
  month: { label: 'Month', days: paymentLimits.progressMonthDays },
  quarter: { label: 'Quarter', days: paymentLimits.progressQuarterDays },
  custom: { label: 'Custom', days: null },
} as const;
export type ProgressFilter = keyof typeof progressFilters;

/** Ordered from the largest share paid, so that the first band reached is the debt's health. */
export const debtHealthBands = [
  { health: 'excellent', paidMinPercent: paymentLimits.healthExcellentMinPercent },
  { health: 'good', paidMinPercent: paymentLimits.healthGoodMinPercent },
  { health: 'fair', paidMinPercent: paymentLimits.healthFairMinPercent },
  { health: 'early', paidMinPercent: 0 },
] as const;
export type DebtHealth = (typeof debtHealthBands)[number]['health'];

/** What a scheduled payment comes to: always the same, or what the lender asks for in each month. */
export const amountKinds = ['fixed', 'required'] as const;
export type AmountKind = (typeof amountKinds)[number];

export const amountKindLabels = {
  fixed: 'A fixed amount',
  required: 'What the lender asks',
} as const satisfies Record<AmountKind, string>;

// The kinds of debt, payment and strategy, and the words that describe their states.

import type { StandardStrategyName, StrategyName } from '@debt-payoff/engine';
import { paymentLimits } from './limits.ts';

export const calculatorDebtTypes = [
  'Credit Card',
  'Personal Loan',
  'Mortgage',
  'Store Card',
  'Overdraft',
] as const;
export type CalculatorDebtType = (typeof calculatorDebtTypes)[number];

export const debtTypes = [...calculatorDebtTypes, 'Student Loan', 'Auto Loan', 'Other'] as const;
export type DebtType = (typeof debtTypes)[number];

/** What we have no name for is another debt. */
export function debtTypeOf(type: string): DebtType {
  return debtTypes.find((known) => known === type) ?? 'Other';
}

export const typesWithTerm = ['Mortgage', 'Personal Loan'] as const satisfies readonly DebtType[];
export type DebtTypeWithTerm = (typeof typesWithTerm)[number];

export function hasTerm(type: string): type is DebtTypeWithTerm {
  return typesWithTerm.some((withTerm) => withTerm === type);
}

export const quickStartPresets = [
  { type: 'Credit Card', ratePercent: 18.9 },
  { type: 'Personal Loan', ratePercent: 7.5 },
  { type: 'Store Card', ratePercent: 24.9 },
] as const satisfies readonly { type: CalculatorDebtType; ratePercent: number }[];

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

/** How the screens name and explain each payoff strategy; the engine owns the list itself. */
export const strategyDescriptions = {
  minimum: {
    label: 'Minimum',
    explanation: 'Minimum payments only, with any extra money split evenly.',
  },
  avalanche: {
    label: 'Avalanche',
    explanation: 'The highest interest rate is paid first.',
  },
  snowball: {
    label: 'Snowball',
    explanation: 'The smallest balance is paid first.',
  },
  custom: {
    label: 'Custom',
    explanation: 'Extra money goes to the debts in the order that you arranged.',
  },
} as const satisfies Record<StrategyName, { label: string; explanation: string }>;

/** How the standard strategies are listed wherever people compare them: minimum comes last. */
export const comparedOrder: readonly StandardStrategyName[] = ['avalanche', 'snowball', 'minimum'];

/** 'Avalanche' */
export function strategyLabel(strategy: StrategyName): string {
  return strategyDescriptions[strategy].label;
}

/** 'avalanche', or 'your own order', as it stands within a sentence. */
export function strategyInSentence(strategy: StrategyName): string {
  return strategy === 'custom' ? 'your own order' : strategyLabel(strategy).toLowerCase();
}

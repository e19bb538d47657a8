// The kinds of debt and strategy, and the words that describe them.

import type { StandardStrategyName, StrategyName } from '@debt-payoff/engine';

export const debtTypes = [
  'Credit Card',
  'Personal Loan',
  'Mortgage',
  'Store Card',
  'Overdraft',
  'Student Loan',
  'Auto Loan',
  'Other',
] as const;
export type DebtType = (typeof debtTypes)[number];
export type CalculatorDebtType = Exclude<DebtType, 'Student Loan'>;

/** Plans of student loans mislead: they are repaid by income, and written off. */
export const calculatorDebtTypes = debtTypes.filter((type) => type !== 'Student Loan');

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

/** What the screens call each payoff strategy; the engine owns the list itself. */
const strategyLabels: Readonly<Record<StrategyName, string>> = {
  minimum: 'Minimum',
  avalanche: 'Avalanche',
  snowball: 'Snowball',
  custom: 'Custom',
};

/** How the standard strategies are listed wherever people compare them: minimum comes last. */
export const comparedOrder: readonly StandardStrategyName[] = ['avalanche', 'snowball', 'minimum'];

/** 'Avalanche' */
export function strategyLabel(strategy: StrategyName): string {
  return strategyLabels[strategy];
}

/** 'avalanche', or 'your own order', as it stands within a sentence. */
export function strategyInSentence(strategy: StrategyName): string {
  return strategy === 'custom' ? 'your own order' : strategyLabel(strategy).toLowerCase();
}

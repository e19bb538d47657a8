/** Payoff maths in whole pence: pure functions without clock, dates or input and output. */

export { type DebtMonth, debtMonths, type MonthOfDebts } from './debt-months.ts';
export { monthlyInterestPence } from './interest.ts';
export { listMonths, type Month, type MonthDebt } from './months.ts';
export { firstInterestPence, planOfOne } from './one-debt.ts';
export {
  type Best,
  bestStrategy,
  type ClearedOutcome,
  compareStrategies,
  type Likeness,
  likeness,
  monthlyPaymentPence,
  type Outcome,
  resultOf,
  type StrategyOutcome,
  summarise,
} from './outcome.ts';
export { startRun } from './plain-run.ts';
export {
  balanceCeilingPence,
  type Debt,
  type DebtTerms,
  type MinimumRule,
  monthsMax,
  type Plan,
  type Shortfall,
  type Terms,
} from './plan.ts';
export type { Run } from './run.ts';
export {
  rollsFreedPayments,
  type StandardStrategyName,
  type StrategyName,
  standardStrategyNames,
  strategyNames,
} from './strategies.ts';

/** Payoff maths in whole pence: pure functions without clock, dates or input and output. */
export { type DebtMonth, debtMonths, type MonthOfDebts } from './debt-months.ts';
export { monthlyInterestPence } from './interest.ts';
export { listMonths, type Month, type MonthDebt } from './months.ts';
export {
  type Best,
  bestStrategy,
  type ClearedOutcome,
  compareStrategies,
  type Likeness,
  likeness,
  monthlySumPence,
  type Outcome,
  type StrategyOutcome,
  summarise,
} from './outcome.ts';
export {
  type Account,
  balanceCeilingPence,
  type Debt,
  monthsMax,
  type Plan,
  Run,
  type Strategy,
} from './run.ts';
export {
  type StandardStrategyName,
  type StrategyName,
  standardStrategyNames,
  strategies,
  strategyNames,
  strategyOf,
} from './strategies.ts';

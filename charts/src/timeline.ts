/** The figures behind the payoff timeline: the month after which each debt is gone. */
import type { Plan, StrategyName } from '@debt-payoff/engine';
import { findSeries } from './balance-series.ts';

export type Payoff = {
  /** The debt's place in the plan. */
  readonly debt: number;
  readonly month: number;
};

/** The debts that are owed, as they go; null where the strategy never clears them, or there are none. */
export function listPayoffs(plan: Plan, strategy: StrategyName): Payoff[] | null {
  const payoffs = findSeries(plan, strategy)?.cleared ?? [];
  return payoffs.length === 0 ? null : [...payoffs];
}

const drawnMost = 12;

/** All of a few; of many the first to go, and the last. */
export function payoffsDrawn(payoffs: readonly Payoff[]): Payoff[] {
  if (payoffs.length <= drawnMost) return [...payoffs];
  return [...payoffs.slice(0, drawnMost - 1), ...payoffs.slice(-1)];
}

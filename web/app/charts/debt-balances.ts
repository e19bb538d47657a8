/** The figures behind balance by debt: what each debt, or group of debts, still owes month by month. */
import {
  listMonths,
  type Month,
  type Plan,
  type StrategyName,
  strategies,
} from '@debt-payoff/engine';
import { debtName, shortName } from './text.ts';

export type DebtLayer = {
  /** Places in the plan: one debt, or all that are grouped as 'Other'. */
  readonly debts: readonly number[];
  /** Pence owed now, after one month, and so on to nothing. */
  readonly pence: readonly number[];
  /** The month after which the layer is gone. */
  readonly clearedMonth: number;
};

export type DebtBalances = {
  /** From the largest balance, which stands at the foot of the chart, to 'Other'. */
  readonly layers: readonly DebtLayer[];
  readonly totals: readonly number[];
  readonly months: number;
  /** The minimum strategy's total; null where it never clears, or is the strategy shown. */
  readonly minimum: readonly number[] | null;
  readonly clearings: readonly { readonly month: number; readonly debt: number }[];
};

const layersMost = 5;

/** Null where the strategy never clears the debts, or nothing is owed. */
export function debtBalances(plan: Plan, strategy: StrategyName): DebtBalances | null {
  const months = listMonths(plan, strategies[strategy]);
  if (months.length === 0) return null;
  const layers = layerDebts(plan).map((debts) => layerOf(debts, plan, months));
  return {
    layers,
    totals: totalsOf(plan, months),
    months: months.length,
    minimum: strategy === 'minimum' ? null : minimumTotals(plan),
    clearings: months.flatMap(({ month, clearedDebts }) =>
      clearedDebts.map((debt) => ({ month, debt })),
    ),
  };
}

/** The order is that of the balances today, so that a debt keeps its colour under every strategy. */
function layerDebts(plan: Plan): number[][] {
  const owing = plan.debts
    .map(({ balancePence }, debt) => ({ debt, balancePence }))
    .filter(({ balancePence }) => balancePence > 0)
    .toSorted((a, b) => b.balancePence - a.balancePence || a.debt - b.debt)
    .map(({ debt }) => debt);
  if (owing.length <= layersMost) return owing.map((debt) => [debt]);
  const own = owing.slice(0, layersMost - 1).map((debt) => [debt]);
  return [...own, owing.slice(layersMost - 1)];
}

function layerOf(debts: readonly number[], plan: Plan, months: readonly Month[]): DebtLayer {
  const owed = (entries: readonly { readonly balancePence: number }[]) =>
    debts.reduce((sum, debt) => sum + (entries[debt]?.balancePence ?? 0), 0);
  const pence = [owed(plan.debts), ...months.map((month) => owed(month.debts))];
  return { debts, pence, clearedMonth: pence.findLastIndex((left) => left > 0) + 1 };
}

function minimumTotals(plan: Plan): number[] | null {
  const months = listMonths(plan, strategies.minimum);
  return months.length === 0 ? null : totalsOf(plan, months);
}

function totalsOf(plan: Plan, months: readonly Month[]): number[] {
  const owed = plan.debts.reduce((sum, { balancePence }) => sum + balancePence, 0);
  return [owed, ...months.map(({ totalBalancePence }) => totalBalancePence)];
}

export function layerName(layer: DebtLayer, debtNames: readonly string[]): string {
  const [only = 0, ...more] = layer.debts;
  return more.length === 0 ? debtName(debtNames, only) : `Other (${layer.debts.length} debts)`;
}

export function shortLayerName(layer: DebtLayer, debtNames: readonly string[]): string {
  return shortName(layerName(layer, debtNames));
}

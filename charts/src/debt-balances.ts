/** The figures behind balance by debt: what each debt, or group of debts, still owes month by month. */
import { shortName } from '@debt-payoff/contract/names-in-sentences';
import { type Plan, type Run, type StrategyName, startRun } from '@debt-payoff/engine';
import { findSeries } from './balance-series.ts';
import { debtName } from './text.ts';

export const debtBalancesTitle = 'Balance by debt';

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
  const series = findSeries(plan, strategy);
  if (series === null || series.months === 0) return null;
  const minimum = strategy === 'minimum' ? null : findSeries(plan, 'minimum');
  return {
    layers: layersOf(plan, strategy),
    totals: series.balances,
    months: series.months,
    minimum: minimum?.balances ?? null,
    clearings: series.cleared,
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

/** Adds up while it walks: an entry for each debt and month would be hundreds of thousands. */
function layersOf(plan: Plan, strategy: StrategyName): DebtLayer[] {
  const run = startRun(plan, strategy);
  const layers = layerDebts(plan).map((debts) => ({
    debts,
    pence: [owed(debts, run)],
  }));
  while (run.state === 'running') {
    run.advance();
    for (const { debts, pence } of layers) pence.push(owed(debts, run));
  }
  return layers.map(({ debts, pence }) => ({
    debts,
    pence,
    clearedMonth: pence.findLastIndex((left) => left > 0) + 1,
  }));
}

function owed(debts: readonly number[], { accounts }: Run): number {
  return debts.reduce((sum, debt) => sum + (accounts[debt]?.balancePence ?? 0), 0);
}

export function layerName(layer: DebtLayer, debtNames: readonly string[]): string {
  const [only = 0, ...more] = layer.debts;
  return more.length === 0 ? debtName(debtNames, only) : `Other (${layer.debts.length} debts)`;
}

export function shortLayerName(layer: DebtLayer, debtNames: readonly string[]): string {
  return shortName(layerName(layer, debtNames));
}

/** The parts of the calculator whose code comes once they are seen, or have something else to show. */
import { lazyHydrate } from '../ui/lazy-hydrate.tsx';

export const LazyBalanceChart = lazyHydrate(async () => {
  const { BalanceChart } = await import('../charts/balance-chart.tsx');
  return BalanceChart;
});

export const LazyDebtSummary = lazyHydrate(async () => {
  const { DebtSummary } = await import('./debt-summary.tsx');
  return DebtSummary;
});

export const LazyWhatIf = lazyHydrate(async () => {
  const { WhatIf } = await import('./what-if.tsx');
  return WhatIf;
});

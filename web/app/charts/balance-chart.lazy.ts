import { lazyHydrate } from '../ui/lazy-hydrate.tsx';

export const LazyBalanceChart = lazyHydrate(async () => {
  const { BalanceChart } = await import('./balance-chart.tsx');
  return BalanceChart;
});

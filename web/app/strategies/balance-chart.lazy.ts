import { lazyHydrate } from '../ui/lazy-hydrate.tsx';

export const LazyBalanceChart = lazyHydrate(
  async () => {
    const { BalanceChart } = await import('../charts/balance-chart.tsx');
    return BalanceChart;
  },
  { whenIdle: true },
);

import { later } from '../ui/lazy-hydrate.tsx';

export const BalanceChartLater = later(async () => {
  const { BalanceChart } = await import('./balance-chart.tsx');
  return BalanceChart;
});

import { later } from '../ui/later.tsx';

export const BalanceChartLater = later(async () => {
  const { BalanceChart } = await import('./balance-chart.tsx');
  return BalanceChart;
});

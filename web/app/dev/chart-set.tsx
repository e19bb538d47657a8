import { balanceSeries } from '@debt-payoff/charts/balance-series';
import { planOf } from '@debt-payoff/contract/planned-debt';
import type { Plan } from '@debt-payoff/engine';
import { BalanceChart } from '../charts/balance-chart.tsx';
import { BarsChart } from '../charts/bars-chart.tsx';
import { DebtBalancesChart } from '../charts/debt-balances-chart.tsx';
import { DonutChart } from '../charts/donut-chart.tsx';
import { PayoffTimeline } from '../charts/payoff-timeline.tsx';
import { RateDistributionChart } from '../charts/rate-distribution-chart.tsx';
import { YearlyChart } from '../charts/yearly-chart.tsx';
import { useThisMonth } from '../page/server-facts.ts';
import { exampleDebts, exampleExtra } from '../payoff-plan/example.ts';

const exampleNames = exampleDebts.map(({ creditor }) => creditor);
const examplePlan = planOf(exampleDebts, exampleExtra);
/** Long, right to left, and with more debts and years than are drawn one by one. */
const awkwardNames = [
  'Riverside and District Building Society home improvement loan '.repeat(8),
  'بطاقة ائتمان البنك الوطني للتجارة والتنمية',
  '👩‍👩‍👧 Family card 💳',
  ...Array.from({ length: 17 }, (_, index) => `Store card ${index + 1}`),
];
const awkwardPlan: Plan = {
  debts: awkwardNames.map((_, index) => ({
    balancePence: index < 2 ? 2_500_000 : 400_000 - index * 17_500,
    rateBasisPoints: 450 + index * 100,
    monthlyPaymentPence: index < 2 ? 14_000 + index * 3_000 : 9_000 + index * 100,
  })),
  extraPence: 0,
};

const awkwardItems = awkwardPlan.debts.map(({ balancePence }, index) => ({
  key: index,
  label: awkwardNames[index] ?? '',
  pence: balancePence,
}));
const awkwardRates = awkwardPlan.debts.map(({ balancePence, rateBasisPoints }) => ({
  balancePence,
  ratePercent: rateBasisPoints / 100,
}));

export function ChartSet() {
  const start = useThisMonth();
  const example = { plan: examplePlan, start, debtNames: exampleNames };
  const awkward = { plan: awkwardPlan, start, debtNames: awkwardNames };
  return (
    <div className="stack">
      <BalanceChart
        title="The balance over time"
        summary="The sentence under a chart says what it shows."
        series={balanceSeries(examplePlan)}
        start={start}
        debtNames={exampleNames}
      />
      <DebtBalancesChart {...example} strategy="avalanche" />
      <YearlyChart {...example} strategy="avalanche" />
      <PayoffTimeline {...example} strategy="avalanche" />
      <DebtBalancesChart {...awkward} strategy="minimum" />
      <YearlyChart {...awkward} strategy="minimum" />
      <PayoffTimeline {...awkward} strategy="minimum" />
      <div className="dashboard-charts">
        <DonutChart title="Debt by portfolio" noun="portfolio" items={awkwardItems} />
        <RateDistributionChart debts={awkwardRates} />
        <BarsChart title="Balance by creditor" noun="debt" items={awkwardItems} />
      </div>
    </div>
  );
}

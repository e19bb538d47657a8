/** Three looks at what is owed: in which portfolio, to whom, and at which rate. */
import { penceFromPounds } from '@debt-payoff/contract/money';
import type { Portfolio } from '@debt-payoff/contract/portfolios';
import { useMemo } from 'react';
import { BarsChart } from '../charts/bars-chart.tsx';
import { DonutChart } from '../charts/donut-chart.tsx';
import { RateDistributionChart } from '../charts/rate-distribution-chart.tsx';
import { debtsOf, isOwed, yearlyPercentOf } from './figures.ts';

export function PortfolioCharts({ portfolios }: { readonly portfolios: readonly Portfolio[] }) {
  const owed = useMemo(() => debtsOf(portfolios).filter(isOwed), [portfolios]);
  const byPortfolio = useMemo(
    () =>
      portfolios.map(({ id, name, total_balance }) => ({
        key: id,
        label: name,
        pence: penceFromPounds(total_balance),
      })),
    [portfolios],
  );
  const byDebt = useMemo(
    () =>
      owed.map(({ id, creditor, balance }) => ({
        key: id,
        label: creditor,
        pence: penceFromPounds(balance),
      })),
    [owed],
  );
  const rated = useMemo(
    () =>
      owed.map((debt) => ({
        balancePence: penceFromPounds(debt.balance),
        ratePercent: yearlyPercentOf(debt),
      })),
    [owed],
  );
  // Where nothing is owed there is nothing to compare.
  if (owed.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="charts">
      <h2 id="charts" className="h3">
        What you owe
      </h2>
      <div className="dashboard-charts">
        <DonutChart title="Debt by portfolio" noun="portfolio" items={byPortfolio} />
        <RateDistributionChart debts={rated} />
        <BarsChart title="Balance by debt" noun="debt" items={byDebt} />
      </div>
    </section>
  );
}

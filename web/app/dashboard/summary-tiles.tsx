/** The sums of all portfolios in one strip. */

import { count } from '@debt-payoff/contract/counts';
import { formatPence } from '@debt-payoff/contract/money';
import type { Portfolio } from '@debt-payoff/contract/portfolios';
import { portfolioTexts } from '@debt-payoff/contract/texts/portfolios';
import { useMemo } from 'react';
import { Tile } from '../ui/tile.tsx';
import { type Figures, figuresOf } from './figures.ts';

const { detail } = portfolioTexts;

export function SummaryTiles({ portfolios }: { readonly portfolios: readonly Portfolio[] }) {
  const figures = useMemo(() => figuresOf(portfolios), [portfolios]);
  const { debtsCount, paidOffCount } = figures;
  return (
    <section aria-label="Summary">
      <dl className="tiles tiles-four">
        <Tile
          label={detail.totalBalance}
          figure={formatPence(figures.balancePence)}
          note={`In ${count(portfolios.length, 'portfolio')}`}
        />
        <Tile
          label={detail.totalDebts}
          figure={String(debtsCount)}
          note={paidOffCount === 0 ? 'None is paid off yet' : `${paidOffCount} paid off`}
        />
        <Tile
          label={detail.monthlyPayments}
          figure={formatPence(figures.monthlyPaymentPence)}
          note="For the debts that are not paid off"
        />
        <Tile label="Average interest rate" {...averageRate(figures)} />
      </dl>
    </section>
  );
}

function averageRate({ averageRatePercent, debtsCount }: Figures) {
  return averageRatePercent === null
    ? { figure: '–', note: 'There is no debt yet' }
    : {
        figure: `${roundedTenths(averageRatePercent)}%`,
        note: `Simple mean over ${count(debtsCount, 'debt')}`,
      };
}

/** 19.95 is 20.0, whatever its nearest binary fraction. */
function roundedTenths(percent: number): string {
  return (Math.round(Math.round(percent * 1_000) / 100) / 10).toFixed(1);
}

/** What the filtered payments add up to, in total and by month. */
import { formatPounds, penceFromPounds } from '@debt-payoff/contract/money';
import type { PaymentSummary } from '@debt-payoff/contract/payments';
import { balanceEntryTexts } from '@debt-payoff/contract/texts/balance-entries';
import { useMemo } from 'react';
import { PaidChart } from '../charts/paid-chart.tsx';
import { restOf } from '../charts/paid-months.ts';
import { LoadFailure } from '../ui/load-failure.tsx';
import { useSummary } from './queries.ts';
import type { Filter } from './use-filter.ts';

export function Sums(props: { readonly portfolioId: number; readonly filter: Filter }) {
  const { data, isError, isPlaceholderData, refetch } = useSummary(props.portfolioId, props.filter);
  if (data === undefined && isError) {
    return <LoadFailure title="The totals could not be loaded." onRetry={() => refetch()} />;
  }
  if (data === undefined || !hasAny(data)) return null;
  return (
    <section className="stack" aria-labelledby="sums-title" aria-busy={isPlaceholderData}>
      <h2 className="h3" id="sums-title">
        What you paid
      </h2>
      <Tiles summary={data} />
      <AdjustmentTiles summary={data} />
      {data.count === 0 ? null : <Chart months={data.months} />}
    </section>
  );
}

function Tiles({ summary }: { readonly summary: PaymentSummary }) {
  const rest = restOf(partsOf(summary));
  return (
    <dl className="tiles">
      <div className="tile">
        <dt>Total paid</dt>
        <dd className="big">{formatPounds(summary.total_amount)}</dd>
        <dd className="note num">
          {formatPounds(summary.interest_amount)} interest, {formatPounds(summary.principal_amount)}{' '}
          principal
          {rest === 0 ? null : `, ${formatPounds(rest / 100)} other`}
        </dd>
      </div>
      <div className="tile">
        <dt>Payments</dt>
        <dd className="big">{summary.count.toLocaleString('en-GB')}</dd>
      </div>
      <div className="tile">
        <dt>Average payment</dt>
        <dd className="big">{formatPounds(summary.average_amount)}</dd>
      </div>
    </dl>
  );
}

/** Neither interest nor principal; shown where there was any. */
function AdjustmentTiles({ summary }: { readonly summary: PaymentSummary }) {
  const { spending_amount: spent, refund_amount: refunded } = summary;
  if (spent === 0 && refunded === 0) return null;
  return (
    <dl className="tiles tiles-abreast">
      <AdjustmentTile
        name={balanceEntryTexts.spendingAndCharges}
        amount={spent}
        note="Added to what you owe, besides interest"
      />
      <AdjustmentTile
        name={balanceEntryTexts.refundsAndCorrections}
        amount={refunded}
        note="Taken off what you owe, besides payments"
      />
    </dl>
  );
}

function AdjustmentTile(props: {
  readonly name: string;
  readonly amount: number;
  readonly note: string;
}) {
  if (props.amount === 0) return null;
  return (
    <div className="tile">
      <dt>{props.name}</dt>
      <dd className="big">{formatPounds(props.amount)}</dd>
      <dd className="note">{props.note}</dd>
    </div>
  );
}

function hasAny({ count, spending_amount, refund_amount }: PaymentSummary): boolean {
  return count > 0 || spending_amount > 0 || refund_amount > 0;
}

function Chart({ months }: Pick<PaymentSummary, 'months'>) {
  const paid = useMemo(
    () => months.map((month) => ({ month: month.month, ...partsOf(month) })),
    [months],
  );
  return <PaidChart months={paid} />;
}

function partsOf(sums: {
  readonly total_amount: number;
  readonly interest_amount: number;
  readonly principal_amount: number;
  readonly spending_amount: number;
  readonly refund_amount: number;
}) {
  return {
    totalPence: penceFromPounds(sums.total_amount),
    interestPence: penceFromPounds(sums.interest_amount),
    principalPence: penceFromPounds(sums.principal_amount),
    spendingPence: penceFromPounds(sums.spending_amount),
    refundPence: penceFromPounds(sums.refund_amount),
  };
}

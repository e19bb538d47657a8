/** Deleting a portfolio, from the list or from its own page. */
import type { Portfolio, PortfolioSummary } from '@debt-payoff/contract/portfolios';
import { portfolioTexts } from '@debt-payoff/contract/texts/portfolios';
import { usePortfolioRemoval } from '../debts/mutations.ts';
import { usePortfolio } from '../debts/queries.ts';
import { RemoveRecord } from '../forms/remove-record.tsx';
import { useSnapshots } from '../progress/queries.ts';
import { whatGoesAlong } from '../words/what-goes-along.ts';

const { deletion, edit } = portfolioTexts;
const texts = {
  title: edit.delete,
  question: deletion.confirm,
  failed: deletion.failed,
  done: deletion.done,
};

export function RemovePortfolio({
  portfolio,
  ...handlers
}: {
  readonly portfolio: PortfolioSummary;
  readonly onRemoved: (message: string) => void;
  readonly onClose: () => void;
}) {
  // Fetched as the dialog opens: it says what goes as it is now.
  const { data } = usePortfolio(portfolio.id);
  const snapshots = useSnapshots(portfolio.id).data;
  return (
    <RemoveRecord
      id={portfolio.id}
      name={data?.name ?? portfolio.name}
      goesAlong={whatGoesAlong({
        debt: data?.debts_count ?? portfolio.debts_count,
        ...(data !== undefined && entriesOf(data)),
        snapshot: snapshots?.length ?? 0,
      })}
      texts={texts}
      removal={usePortfolioRemoval()}
      {...handlers}
    />
  );
}

function entriesOf({ debts }: Portfolio) {
  return {
    payment: debts.reduce((sum, { payments_count }) => sum + payments_count, 0),
    'scheduled payment': debts.reduce((sum, debt) => sum + debt.scheduled_payments.length, 0),
  };
}

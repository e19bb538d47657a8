/** Deleting a debt, with what goes along as it is now. */
import type { Debt } from '@debt-payoff/contract/portfolios';
import { portfolioTexts } from '@debt-payoff/contract/texts/portfolios';
import { RemoveRecord } from '../forms/remove-record.tsx';
import { whatGoesAlong } from '../words/what-goes-along.ts';
import { useDebtRemoval } from './mutations.ts';
import { usePortfolio } from './queries.ts';

const { debt: texts } = portfolioTexts;
const removalTexts = {
  title: 'Delete Debt',
  question: texts.confirmDelete,
  failed: texts.deleteFailed,
  done: texts.deleted,
};

export function RemoveDebt({
  debt,
  ...handlers
}: {
  readonly debt: Debt;
  readonly onRemoved: (message: string) => void;
  readonly onClose: () => void;
}) {
  // Fetched again as the dialog opens: another tab may have recorded more.
  const { data } = usePortfolio(debt.portfolio_id);
  const now = data?.debts.find(({ id }) => id === debt.id) ?? debt;
  return (
    <RemoveRecord
      id={debt.id}
      name={now.creditor}
      goesAlong={whatGoesAlong({
        payment: now.payments_count,
        'scheduled payment': now.scheduled_payments.length,
      })}
      texts={removalTexts}
      removal={useDebtRemoval(debt.portfolio_id)}
      {...handlers}
    />
  );
}

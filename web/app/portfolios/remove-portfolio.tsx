/** Deleting a portfolio: asked once more, and said when it is done. */
import type { PortfolioSummary } from '@debt-payoff/contract/portfolios';
import { portfolioTexts } from '@debt-payoff/contract/texts/portfolios';
import { useRemovePortfolio } from '../debts/mutations.ts';
import { failureText, isMissing } from '../forms/call-failure.ts';
import { DeleteDialog } from '../ui/delete-dialog.tsx';

const { deletion, edit } = portfolioTexts;

export function RemovePortfolio({
  portfolio,
  onRemoved,
  onClose,
}: {
  readonly portfolio: PortfolioSummary;
  readonly onRemoved: (message: string) => void;
  readonly onClose: () => void;
}) {
  const removal = useRemovePortfolio();
  return (
    <DeleteDialog
      title={edit.delete}
      name={portfolio.name}
      question={deletion.confirm}
      isBusy={removal.isPending}
      failure={removal.isError ? failureText(removal.error, deletion.failed) : null}
      onClose={onClose}
      onDelete={() =>
        removal.mutate(portfolio.id, {
          onSuccess: ({ message }) => onRemoved(message),
          // Another tab was faster: it is gone, which is what was wanted.
          onError: (error) => {
            if (isMissing(error)) onRemoved(deletion.done);
          },
        })
      }
    />
  );
}

/** Deleting a debt: asked once more, with what goes with it, and said when it is done. */
import type { Debt } from '@debt-payoff/contract/portfolios';
import { portfolioTexts } from '@debt-payoff/contract/texts/portfolios';
import { failureText, isMissing } from '../forms/call-failure.ts';
import { DeleteDialog } from '../ui/delete-dialog.tsx';
import { useRemoveDebt } from './mutations.ts';

const { debt: texts } = portfolioTexts;

export function RemoveDebt(props: {
  readonly portfolioId: number;
  readonly debt: Debt;
  readonly onRemoved: (message: string) => void;
  readonly onClose: () => void;
}) {
  const { debt, onRemoved } = props;
  const removal = useRemoveDebt(props.portfolioId);
  return (
    <DeleteDialog
      title="Delete Debt"
      name={debt.creditor}
      question={texts.confirmDelete}
      isBusy={removal.isPending}
      failure={removal.isError ? failureText(removal.error, texts.deleteFailed) : null}
      onClose={props.onClose}
      onDelete={() =>
        removal.mutate(debt.id, {
          onSuccess: ({ message }) => onRemoved(message),
          // Another tab was faster: it is gone, which is what was wanted.
          onError: (error) => {
            if (isMissing(error)) onRemoved(texts.deleted);
          },
        })
      }
    />
  );
}

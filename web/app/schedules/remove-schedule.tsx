/** Deleting a scheduled payment: asked once more, and said when it is done. */
import type { Schedule } from '@debt-payoff/contract/schedules';
import { paymentTexts } from '@debt-payoff/contract/texts/payments';
import { failureText, isMissing } from '../forms/call-failure.ts';
import { DeleteDialog } from '../ui/delete-dialog.tsx';
import { useRemoveSchedule } from './mutations.ts';

const { scheduled: texts } = paymentTexts;

export function RemoveSchedule(props: {
  readonly portfolioId: number;
  readonly schedule: Schedule;
  readonly onRemoved: (message: string) => void;
  readonly onClose: () => void;
}) {
  const { schedule, onRemoved } = props;
  const removal = useRemoveSchedule(props.portfolioId);
  return (
    <DeleteDialog
      title={texts.delete}
      name={schedule.creditor}
      question={texts.confirmDelete}
      isBusy={removal.isPending}
      failure={removal.isError ? failureText(removal.error, texts.deleteFailed) : null}
      onClose={props.onClose}
      onDelete={() =>
        removal.mutate(schedule.id, {
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

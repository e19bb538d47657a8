/** Deleting a payment: asked once more, and said when it is done. */
import { formatPounds } from '@debt-payoff/contract/money';
import type { Payment } from '@debt-payoff/contract/payments';
import { paymentTexts } from '@debt-payoff/contract/texts/payments';
import { failureText, isMissing } from '../forms/call-failure.ts';
import { DeleteDialog } from '../ui/delete-dialog.tsx';
import { formatDay } from '../words/dates.ts';
import { useRemovePayment } from './mutations.ts';

const { payment: texts } = paymentTexts;

export function RemovePayment(props: {
  readonly portfolioId: number;
  readonly payment: Payment;
  readonly onRemoved: () => void;
  readonly onClose: () => void;
}) {
  const { payment, onRemoved } = props;
  const removal = useRemovePayment(props.portfolioId);
  return (
    <DeleteDialog
      title={texts.delete}
      name={`${formatPounds(payment.payment_amount)}, ${formatDay(payment.payment_date)}, ${payment.creditor}`}
      question={texts.confirmDelete}
      isBusy={removal.isPending}
      failure={removal.isError ? failureText(removal.error, texts.deleteFailed) : null}
      onClose={props.onClose}
      onDelete={() =>
        removal.mutate(payment.id, {
          onSuccess: onRemoved,
          // Another tab was faster: it is gone, which is what was wanted.
          onError: (error) => {
            if (isMissing(error)) onRemoved();
          },
        })
      }
    />
  );
}

/** Gives money of one paid invoice back, as much as staff say and with a reason. */
import type { AdminInvoice, AdminSubscription } from '@debt-payoff/contract/admin-subscriptions';
import { formatPounds } from '@debt-payoff/contract/money';
import { useId, useState } from 'react';
import { focusOn } from '../../forms/focus.ts';
import { Field } from '../../ui/field.tsx';
import { ActDialog } from '../acts/act-dialog.tsx';
import { useAct } from '../acts/use-act.ts';
import { amountProblem, readAmount, refundSentence } from './refund-words.ts';
import { refundAct } from './subscription-acts.ts';

export function RefundDialog({
  subscription: { id, user },
  invoice,
  onClose,
}: {
  readonly subscription: AdminSubscription;
  /** As it was when the amount was chosen: sent again after a lost reply, the money goes back once. */
  readonly invoice: AdminInvoice;
  readonly onClose: () => void;
}) {
  const { refundable, amount_refunded: refunded } = invoice;
  const start = refundable.toFixed(2);
  const [typed, setTyped] = useState(start);
  const [isTried, setIsTried] = useState(false);
  const fieldId = useId();
  const problem = amountProblem(typed, invoice);
  const amount = readAmount(typed, invoice);
  const act = useAct({ ...refundAct(id), onDone: onClose });
  return (
    <ActDialog
      title="Refund"
      question={`Give money back to ${user.username}?`}
      about={refundSentence(invoice, { amount, username: user.username })}
      confirm={amount === null ? 'Refund' : `Refund ${formatPounds(amount)}`}
      variant="danger"
      reason="required"
      isChanged={typed !== start}
      hasProblem={() => {
        setIsTried(true);
        if (problem !== null) focusOn(fieldId);
        return problem !== null;
      }}
      isBusy={act.isBusy}
      failure={act.failure}
      onConfirm={(reason) => {
        if (amount !== null) act.run({ invoice_id: invoice.id, amount, refunded, reason });
      }}
      onClose={onClose}
    >
      <Field
        label="Amount"
        id={fieldId}
        unit="£"
        hint={`${formatPounds(refundable)} of ${formatPounds(invoice.amount_paid)} is left.`}
        value={typed}
        required
        error={isTried ? problem : null}
        onChange={({ target }) => setTyped(target.value)}
      />
    </ActDialog>
  );
}

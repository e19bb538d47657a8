/** Says plainly what is deleted, and asks who is there before it is. */
import { accountAddresses } from '@debt-payoff/contract/account-addresses';
import { accountLimits } from '@debt-payoff/contract/account-limits';
import type { deleteAccountCall } from '@debt-payoff/contract/accounts';
import { paths } from '@debt-payoff/contract/paths';
import { accountTexts } from '@debt-payoff/contract/texts/accounts';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { useId } from 'react';
import { forgetSession } from '../session/sign-out.ts';
import { signedInCall } from '../session/signed-in-call.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { ProofFields } from './proof-fields.tsx';
import { useProof } from './use-proof.ts';

const { actions, confirmations } = navigationTexts;

export function DeleteAccountDialog({
  hasTwoStep,
  onClose,
}: {
  readonly hasTwoStep: boolean;
  readonly onClose: () => void;
}) {
  const formId = useId();
  const descriptionId = useId();
  const { proof, errors, isPending, change, send } = useProof({
    needsCode: hasTwoStep,
    call: (body) =>
      signedInCall<typeof deleteAccountCall>(accountAddresses.deleteAccount, { body }),
    onDone: leave,
    unknownText: accountTexts.deletion.unknown,
  });
  return (
    <Dialog
      title="Delete your account?"
      descriptionId={descriptionId}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Keep my account
          </Button>
          <Button type="submit" form={formId} variant="danger" busy={isPending}>
            {isPending ? actions.processing : 'Delete my account'}
          </Button>
        </>
      }
    >
      <div className="stack" id={descriptionId}>
        <p>These go at once, and for good:</p>
        <ul className="bullets">
          <li>your portfolios, debts, payments, schedules and progress</li>
          <li>your password, your devices and your two-step sign-in</li>
          <li>your subscription, if you have one; nothing more is charged</li>
        </ul>
        <p className="muted">
          Your username and email address stay on our list of closed accounts for{' '}
          {accountLimits.deletedAccountPurgeDays} days, then they go too.{' '}
          {confirmations.cannotBeUndone}
        </p>
      </div>
      <form className="stack" id={formId} noValidate onSubmit={send}>
        <ProofFields
          proof={proof}
          needsCode={hasTwoStep}
          errors={errors}
          attempt={errors}
          onChange={change}
        />
      </form>
    </Dialog>
  );
}

/** A whole new page, so that nothing of the account is left in this one. */
function leave(): void {
  forgetSession();
  window.location.replace(paths.accountDeleted);
}

/** Cancels once, and finds out what has become of it where the reply was lost. */
import { billingTexts } from '@debt-payoff/contract/texts/billing';
import { useState } from 'react';
import { callFailure, failsWith, isRefused } from '../../forms/call-failure.ts';
import { useSubmission } from '../../forms/submission.ts';
import { anyOwnPath } from '../../session/own-path.ts';
import { useCancelSubscription, useSubscription } from '../queries.ts';
import { type CancelManner, cancelledMessage } from './cancel-words.ts';

const { cancellation: texts } = billingTexts;

type Failure = {
  readonly message: string;
  readonly advice: string;
  /** Whether it is known how things stand, so that cancelling is offered again. */
  readonly isKnown: boolean;
};

type CancelReply = { readonly message: string; readonly path: string | null };

export function useCancellation({
  manner,
  onCancelled,
}: {
  readonly manner: CancelManner;
  readonly onCancelled: (reply: CancelReply) => void;
}) {
  const { mutateAsync } = useCancelSubscription();
  const { refetch } = useSubscription();
  const [failure, setFailure] = useState<Failure | null>(null);
  const { isBusy, run } = useSubmission();

  const findOut = async (message: string): Promise<void> => {
    const { data, isError } = await refetch();
    if (isError || data === undefined) {
      const advice =
        'We could not find out yet whether your subscription is cancelled. Check again before you go on.';
      setFailure({ message, advice, isKnown: false });
      return;
    }
    const said = cancelledMessage(data, manner);
    if (said === null) setFailure({ message, advice: notShownYet, isKnown: true });
    else onCancelled({ message: said, path: null });
  };

  const cancel = async (): Promise<void> => {
    setFailure(null);
    try {
      const reply = await mutateAsync({ refund: manner === 'with refund' });
      onCancelled({ message: reply.message, path: anyOwnPath(reply.cancel_url) });
    } catch (error) {
      const { message } = callFailure(error, texts);
      const advice = failsWith(error, 'no_subscription') ? nothingToCancel : stillThere;
      if (isRefused(error)) setFailure({ message, advice, isKnown: true });
      else await findOut(message);
    }
  };

  return {
    isBusy,
    failure,
    canConfirm: failure === null || failure.isKnown,
    confirm: () => void run(cancel),
    check: () => {
      // Said again where it turns out the same.
      setFailure(null);
      void run(() => findOut(failure?.message ?? texts.networkError));
    },
  };
}

const nothingToCancel = 'There is nothing left to cancel.';
const stillThere = 'Your subscription has not been cancelled.';
/** The server may still be at it. Cancelling twice is cancelling once. */
const notShownYet =
  'Your subscription does not show as cancelled yet. You can cancel it again: it counts once.';

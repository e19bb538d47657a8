/** Asks before a subscription is cancelled, reactivated or extended, with what that means for its owner. */
import type { AdminSubscription } from '@debt-payoff/contract/admin-subscriptions';
import { ActDialog } from '../acts/act-dialog.tsx';
import { useAct } from '../acts/use-act.ts';
import { cancelSentence, reactivateSentence, type SubscriptionAct } from './act-words.ts';
import { ExtendDialog } from './extend-dialog.tsx';
import { cancelAct, reactivateAct } from './subscription-acts.ts';
import { subscriptionName } from './subscription-words.ts';

type DialogProps = {
  readonly subscription: AdminSubscription;
  readonly onClose: () => void;
};

export type OpenDialog = Pick<DialogProps, 'subscription'> & { readonly act: SubscriptionAct };

const dialogs = { cancel: CancelDialog, reactivate: ReactivateDialog, extend: ExtendDialog };

export function SubscriptionActDialog({ act, ...props }: OpenDialog & DialogProps) {
  const OwnDialog = dialogs[act];
  return <OwnDialog {...props} />;
}

export function CancelDialog({ subscription, onClose }: DialogProps) {
  const act = useAct({ ...cancelAct(subscription.id), onDone: onClose });
  return (
    <ActDialog
      title="Cancel subscription"
      question={`Cancel the ${subscriptionName(subscription)}?`}
      about={<p>{cancelSentence(subscription)}</p>}
      confirm="Yes, cancel subscription"
      variant="danger"
      reason="optional"
      isBusy={act.isBusy}
      failure={act.failure}
      onConfirm={(reason) => act.run({ reason })}
      onClose={onClose}
    />
  );
}

export function ReactivateDialog({ subscription, onClose }: DialogProps) {
  const act = useAct({ ...reactivateAct(subscription.id), onDone: onClose });
  return (
    <ActDialog
      title="Reactivate subscription"
      question={`Reactivate the ${subscriptionName(subscription)}?`}
      about={<p>{reactivateSentence(subscription)}</p>}
      confirm="Reactivate"
      reason="optional"
      isBusy={act.isBusy}
      failure={act.failure}
      onConfirm={(reason) => act.run({ reason })}
      onClose={onClose}
    />
  );
}

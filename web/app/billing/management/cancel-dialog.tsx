/** Asks once before a subscription is cancelled, with what it means. No reason is asked for. */
import type { SubscriptionView } from '@debt-payoff/contract/billing';
import { checkoutPaths } from '@debt-payoff/contract/checkout-paths';
import { formatPounds } from '@debt-payoff/contract/money';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { useId, useState } from 'react';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { intoView } from '../../ui/into-view.ts';
import type { OwnPlan } from '../queries.ts';
import { type CancelManner, cancelWords } from './cancel-words.ts';
import { useCancellation } from './use-cancellation.ts';

export const cancelLabels = {
  'at end': 'Cancel subscription',
  'with refund': 'Cancel and get a refund',
} as const satisfies Record<CancelManner, string>;

export type Cancelled = { readonly message: string; readonly nextPath: string };

export function CancelDialog(props: {
  readonly subscription: SubscriptionView;
  readonly own: OwnPlan;
  readonly manner: CancelManner;
  readonly onChoose: (manner: CancelManner) => void;
  readonly onClose: () => void;
  readonly onCancelled: (cancelled: Cancelled) => void;
}) {
  const { subscription, own, manner, onClose } = props;
  const descriptionId = useId();
  const { isBusy, failure, canConfirm, confirm, check } = useCancellation({
    manner,
    onCancelled: ({ message, path }) =>
      props.onCancelled({ message, nextPath: path ?? checkoutPaths.subscriptionCancelled }),
  });
  // What is fetched again while it is cancelled speaks of the time after that.
  const [confirmed, setConfirmed] = useState({ subscription, own });
  const shown = isBusy ? confirmed : { subscription, own };
  const { question, facts } = cancelWords({ ...shown, manner });
  const press = (): void => {
    setConfirmed(shown);
    if (canConfirm) confirm();
    else check();
  };
  return (
    <Dialog
      title={cancelLabels[manner]}
      descriptionId={descriptionId}
      isBusy={isBusy}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" aria-disabled={isBusy} onClick={onClose}>
            Go back
          </Button>
          <Button busy={isBusy} onClick={press}>
            {confirmLabel({ isBusy, canConfirm, manner })}
          </Button>
        </>
      }
    >
      {failure === null ? null : (
        <Banner ref={intoView} kind="danger" title={failure.message}>
          {failure.advice}
        </Banner>
      )}
      <div className="stack" id={descriptionId}>
        <p>{question}</p>
        <ul className="bullets">
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </div>
      <OtherManner {...props} subscription={shown.subscription} />
    </Dialog>
  );
}

function confirmLabel(state: { isBusy: boolean; canConfirm: boolean; manner: CancelManner }) {
  if (state.isBusy) return navigationTexts.actions.processing;
  return state.canConfirm ? cancelLabels[state.manner] : 'Check again';
}

/** Nobody is to give up a refund because they pressed the other button. */
function OtherManner({
  subscription,
  manner,
  onChoose,
}: {
  readonly subscription: SubscriptionView;
  readonly manner: CancelManner;
  readonly onChoose: (manner: CancelManner) => void;
}) {
  const { refund_offer: offer } = subscription;
  if (offer === null || manner === 'with refund') return null;
  return (
    <div className="other-manner">
      <p>You can have {formatPounds(offer.amount)} back instead. Your plan then ends at once.</p>
      <Button variant="secondary" size="small" onClick={() => onChoose('with refund')}>
        {cancelLabels['with refund']}
      </Button>
    </div>
  );
}

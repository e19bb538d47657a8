/** 'Confirm Subscription Change': what it costs, what follows from it, and the payment where that is not done yet. */
import { type PaidTier, type PriceId, plans } from '@debt-payoff/contract/plans';
import { billingTexts } from '@debt-payoff/contract/texts/billing';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { useId } from 'react';
import type { FailureTexts } from '../../forms/call-failure.ts';
import { useAnnouncement } from '../../ui/announce.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { intoView } from '../../ui/into-view.ts';
import { FinishPaymentLink } from '../finish-payment-link.tsx';
import { paymentSentence } from '../payment-to-finish.ts';
import { ChangeFigures, ChangeWarnings } from './change-figures.tsx';
import type { ChangeStep } from './change-steps.ts';
import { costSentence } from './change-words.ts';
import { type PlanChange, usePlanChange } from './use-plan-change.ts';

const { change: texts, plans: plansTexts, management } = billingTexts;
const { tryAgain } = navigationTexts.actions;

/** The plans page has texts of its own for it. */
const managementTexts: FailureTexts = {
  failed: plansTexts.previewFailed,
  networkError: management.previewNetworkError,
};

type ChangeDialogProps = {
  readonly newTier: PaidTier;
  /** What is said where the cost cannot be told. */
  readonly previewTexts?: FailureTexts;
  readonly onClose: () => void;
  /** With what to say, once everything has been fetched again. */
  readonly onChanged: (message: string) => void;
};

export function ChangeDialog({
  newTier,
  previewTexts = managementTexts,
  onClose,
  onChanged,
}: ChangeDialogProps) {
  const { priceId }: { readonly priceId: PriceId } = plans[newTier];
  const change = usePlanChange({ priceId, previewTexts, onChanged });
  const descriptionId = useId();
  return (
    <Dialog
      title={texts.title}
      descriptionId={descriptionId}
      isBusy={change.step.kind === 'changing'}
      onClose={onClose}
      actions={<Actions change={change} onClose={onClose} />}
    >
      <Working step={change.step} />
      <Body step={change.step} descriptionId={descriptionId} />
    </Dialog>
  );
}

function Working({ step }: { readonly step: ChangeStep }) {
  const isWorking = step.kind === 'previewing';
  useAnnouncement(step.kind === 'shown' ? costSentence(step.preview) : null);
  return isWorking ? <p className="change-to-come">Working out what the change costs</p> : null;
}

function Body({
  step,
  descriptionId,
}: {
  readonly step: ChangeStep;
  readonly descriptionId: string;
}) {
  switch (step.kind) {
    case 'previewing':
      return null;
    case 'shown':
    case 'changing':
      return (
        <>
          {step.kind === 'shown' && step.notice !== null ? (
            <Banner ref={intoView} kind="danger" title={step.notice.message}>
              {step.notice.advice}
            </Banner>
          ) : null}
          <ChangeFigures preview={step.preview} />
          <ChangeWarnings id={descriptionId} preview={step.preview} />
        </>
      );
    case 'to finish':
      return (
        <Banner takesFocus kind="warning" title={step.message}>
          {paymentSentence(step.payment)} Your plan does not change before it is paid.
        </Banner>
      );
    case 'refused':
      return (
        <Banner takesFocus kind="danger" title={step.message}>
          Your plan stays as it is.
        </Banner>
      );
    case 'unknown':
      return (
        <Banner takesFocus kind="danger" title={step.message}>
          We could not find out yet whether your plan has changed. Check again before you go on.
        </Banner>
      );
    case 'changed':
      return <p>{step.message}</p>;
  }
}

function Actions({
  change,
  onClose,
}: {
  readonly change: PlanChange;
  readonly onClose: () => void;
}) {
  const { step } = change;
  const close = (
    <Button variant="secondary" onClick={onClose}>
      Close
    </Button>
  );
  switch (step.kind) {
    case 'shown':
    case 'changing':
      return (
        <DialogActions
          label={texts.confirm}
          busyLabel={texts.confirming}
          isBusy={step.kind === 'changing'}
          onClick={() => change.confirm(step.preview)}
          onCancel={onClose}
        />
      );
    case 'to finish':
      return (
        <>
          {close}
          {step.payment.url === null ? null : <FinishPaymentLink url={step.payment.url} />}
        </>
      );
    case 'refused':
      return (
        <>
          {close}
          {step.canRetry ? <Button onClick={change.preview}>{tryAgain}</Button> : null}
        </>
      );
    case 'unknown':
      return (
        <>
          {close}
          <Button onClick={() => change.check(step.preview, step.message)}>Check again</Button>
        </>
      );
    case 'previewing':
      return (
        <Button variant="secondary" onClick={onClose}>
          {texts.cancel}
        </Button>
      );
    case 'changed':
      return close;
  }
}

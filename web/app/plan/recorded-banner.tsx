/** Says what a payment did that has just been recorded, and takes it back if that is wished. */
import { formatPounds } from '@debt-payoff/contract/money';
import { nameInSentence } from '@debt-payoff/contract/names-in-sentences';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { paymentTexts } from '@debt-payoff/contract/texts/payments';
import { planTexts } from '@debt-payoff/contract/texts/plan';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { usePaymentEffect } from '../debts/use-payment-effect.ts';
import { failureText, isMissing, isRefused } from '../forms/call-failure.ts';
import { focusOn } from '../forms/focus.ts';
import { usePaymentRemoval } from '../payments/mutations.ts';
import { findPayment } from '../payments/queries.ts';
import { announce } from '../ui/announce.ts';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { hasGoneOn, intoView } from '../ui/into-view.ts';
import { thisMonthTitleId } from './this-month.tsx';
import type { RecordedLine } from './use-record-line.tsx';

export function RecordedBanner(props: {
  readonly recorded: RecordedLine;
  /** Where several portfolios are shown. */
  readonly hasName: boolean;
  readonly onDone: () => void;
  /** Whether by now another payment is spoken of. */
  readonly isReplaced: () => boolean;
}) {
  const { portfolio, payment } = props.recorded;
  const portfolioId = portfolio.id;
  const paid = { portfolioId, paymentId: payment.id };
  const effect = usePaymentEffect(paid, props.hasName ? portfolio.name : null);
  const undo = useMutation(usePaymentRemoval(portfolioId));
  const [failure, setFailure] = useState<unknown>(null);
  const leave = (): void => {
    props.onDone();
    focusOn(thisMonthTitleId);
  };
  const sayUndone = (): void => {
    if (!props.isReplaced()) {
      props.onDone();
      if (!hasGoneOn()) focusOn(thisMonthTitleId);
    }
    announce(planTexts.undone(nameInSentence(payment.creditor)));
  };
  const fail = async (error: unknown): Promise<void> => {
    if (await isGone(error, { portfolioId, paymentId: payment.id })) sayUndone();
    else if (props.isReplaced()) announce(failureOf(error));
    else setFailure(error);
  };
  return (
    <>
      {failure === null ? null : <Banner ref={intoView} kind="danger" title={failureOf(failure)} />}
      <Banner
        takesFocus
        kind="success"
        title={paymentTexts.payment.added}
        isUnfinished={effect.isLoading}
        actions={
          <>
            <Button
              variant="secondary"
              size="small"
              busy={undo.isPending}
              aria-label={`${planTexts.undo}, ${formatPounds(payment.payment_amount)} to ${payment.creditor}`}
              // A promise: when it is undone, what was said of it is gone, and this part with it.
              onClick={() => {
                setFailure(null);
                void undo.mutateAsync(payment.id).then(sayUndone, fail);
              }}
            >
              {planTexts.undo}
            </Button>
            <Button variant="secondary" size="small" onClick={leave}>
              {navigationTexts.actions.dismiss}
            </Button>
          </>
        }
      >
        {formatPounds(payment.payment_amount)} to {payment.creditor}. {effect.words}
      </Banner>
    </>
  );
}

const failureOf = (error: unknown): string => failureText(error, paymentTexts.payment.deleteFailed);

/** Then it is undone, also where the reply that said so was lost. */
async function isGone(
  error: unknown,
  { portfolioId, paymentId }: { readonly portfolioId: number; readonly paymentId: number },
): Promise<boolean> {
  if (isRefused(error)) return isMissing(error);
  const found = await findPayment(portfolioId, ({ id }) => id === paymentId).catch(() => undefined);
  return found === null;
}

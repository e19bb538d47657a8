/** Says what was settled, and offers to take it back. It takes the focus from the button that is gone. */
import { usePaymentEffect } from '../debts/use-payment-effect.ts';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { intoView } from '../ui/into-view.ts';
import type { SettlingResult } from './settling-calls.ts';
import type { Settling } from './use-settling.ts';

export function SettledOutcome({
  settling,
  takesFocus = true,
}: {
  readonly settling: Settling;
  /** Not where the button that was pressed stays. */
  readonly takesFocus?: boolean;
}) {
  const { result, failure, undo, isBusy } = settling;
  const effect = usePaymentEffect(result === null ? null : onlyPayment(result));
  return (
    <>
      {failure === null ? null : <Banner ref={intoView} kind="danger" title={failure} />}
      {result === null ? null : (
        <Banner
          {...(takesFocus ? { takesFocus } : { ref: intoView })}
          kind="success"
          title={result.text}
          isUnfinished={effect.isLoading}
          actions={
            undo === null ? undefined : (
              <Button variant="secondary" size="small" busy={isBusy} onClick={undo}>
                Undo
              </Button>
            )
          }
        >
          {effect.words}
        </Banner>
      )}
    </>
  );
}

/** Of several, what each did would be a list of its own. */
function onlyPayment({ undoable }: SettlingResult) {
  if (undoable?.kind === 'payment') {
    return { portfolioId: undoable.portfolioId, paymentId: undoable.paymentId };
  }
  if (undoable?.kind !== 'recordings') return null;
  const payments = undoable.of.flatMap(({ portfolioId, paymentIds }) =>
    paymentIds.map((paymentId) => ({ portfolioId, paymentId })),
  );
  return payments.length === 1 ? (payments[0] ?? null) : null;
}

/** Records what is due up to today: by one press, and once, however often it is pressed. */
import { paymentTexts } from '@debt-payoff/contract/texts/payments';
import { type ReactNode, useId } from 'react';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { intoView } from '../ui/into-view.ts';
import { SettledOutcome } from './settled-outcome.tsx';
import { useProcessPreview } from './use-process-preview.tsx';
import type { Settling } from './use-settling.ts';

const { scheduled: texts } = paymentTexts;

export type ProcessToday = {
  readonly process: () => void;
  /** Takes away what was said of the last time. */
  readonly dismiss: () => void;
  readonly isBusy: boolean;
  /** What came of it. */
  readonly outcome: ReactNode;
};

export function useProcessToday(portfolioId: number, settling: Settling): ProcessToday {
  const preview = useProcessPreview(settling, texts.processFailed);
  const failure = preview.failure ?? settling.failure;
  const { result } = settling;
  return {
    process: () => preview.press([portfolioId]),
    dismiss: settling.reset,
    isBusy: preview.isBusy,
    outcome: (
      <>
        {preview.dialog}
        {failure === null || preview.isOpen || result !== null ? null : (
          <Banner ref={intoView} kind="danger" title={failure}>
            Press the button again: what was recorded already is not recorded twice.
          </Banner>
        )}
        {result === null ? null : result.status === 'already_processed' ? (
          <AlreadyProcessed message={result.text} onClose={settling.reset} />
        ) : (
          <SettledOutcome settling={settling} takesFocus={result.status === null} />
        )}
      </>
    ),
  };
}

function AlreadyProcessed(props: { readonly message: string; readonly onClose: () => void }) {
  const descriptionId = useId();
  return (
    <Dialog
      title={texts.alreadyProcessed}
      descriptionId={descriptionId}
      onClose={props.onClose}
      actions={<Button onClick={props.onClose}>OK</Button>}
    >
      <div className="stack" id={descriptionId}>
        <p>{props.message}</p>
        <p>{texts.alreadyProcessedDetail}</p>
      </div>
    </Dialog>
  );
}

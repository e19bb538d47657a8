/** Records what is due up to today: by one press, and once, however often it is pressed. */
import type { ProcessReply } from '@debt-payoff/contract/schedules';
import { paymentTexts } from '@debt-payoff/contract/texts/payments';
import { type ReactNode, useState } from 'react';
import { failureText } from '../forms/call-failure.ts';
import { useSubmissionKey } from '../forms/submission-key.ts';
import { useDayOfPress } from '../session/today.ts';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { useProcess } from './mutations.ts';

const { scheduled: texts } = paymentTexts;

export type ProcessToday = {
  readonly process: () => void;
  /** Takes away what was said of the last time. */
  readonly dismiss: () => void;
  readonly isBusy: boolean;
  /** What came of it. */
  readonly outcome: ReactNode;
};

export function useProcessToday(portfolioId: number): ProcessToday {
  const dayOfPress = useDayOfPress();
  const submissionKey = useSubmissionKey();
  const [result, setResult] = useState<ProcessReply | null>(null);
  const processing = useProcess();
  const process = (): void => {
    setResult(null);
    const sent = { portfolioIds: [portfolioId], targetDate: dayOfPress() };
    processing.send({ ...sent, key: submissionKey.keyFor(sent) }, ([first]) => {
      submissionKey.renew();
      setResult(first ?? null);
    });
  };
  const dismiss = (): void => {
    setResult(null);
    processing.reset();
  };
  const isDone = result !== null && result.status !== 'already_processed';
  return {
    process,
    dismiss,
    isBusy: processing.isPending,
    outcome: (
      <>
        {processing.isError ? (
          <Banner kind="danger" title={failureText(processing.error, texts.processFailed)}>
            Press the button again: what was recorded already is not recorded twice.
          </Banner>
        ) : null}
        {isDone ? <Banner kind="success" title={result.message} /> : null}
        {result?.status === 'already_processed' ? (
          <AlreadyProcessed message={result.message} onClose={() => setResult(null)} />
        ) : null}
      </>
    ),
  };
}

function AlreadyProcessed(props: { readonly message: string; readonly onClose: () => void }) {
  return (
    <Dialog
      title={texts.alreadyProcessed}
      onClose={props.onClose}
      actions={<Button onClick={props.onClose}>OK</Button>}
    >
      <p>{props.message}</p>
      <p>{texts.alreadyProcessedDetail}</p>
    </Dialog>
  );
}

/** Walks through the steps of changing a plan, one at a time. */
import type { PriceId } from '@debt-payoff/contract/plans';
import { useEffect, useState } from 'react';
import type { FailureTexts } from '../../forms/call-failure.ts';
import { useSubmission } from '../../forms/submission.ts';
import { type ChangePreview, planChanged, useChangePlan, usePreviewChange } from '../queries.ts';
import {
  type ChangeCalls,
  type ChangeStep,
  changeStep,
  checkStep,
  previewStep,
} from './change-steps.ts';

export type PlanChange = {
  readonly step: ChangeStep;
  readonly preview: () => void;
  readonly confirm: (shown: ChangePreview) => void;
  readonly check: (shown: ChangePreview, message: string) => void;
};

export function usePlanChange({
  priceId,
  previewTexts,
  onChanged,
}: {
  readonly priceId: PriceId;
  readonly previewTexts: FailureTexts;
  readonly onChanged: (message: string) => void;
}): PlanChange {
  const [step, setStep] = useState<ChangeStep>({ kind: 'previewing' });
  const previewing = usePreviewChange();
  const changing = useChangePlan();
  const { run } = useSubmission();
  const calls: ChangeCalls = {
    preview: () => previewing.mutateAsync(priceId),
    change: ({ due_today: due }) => changing.mutateAsync({ priceId, dueToday: due.amount }),
  };

  const go = (busy: ChangeStep, act: () => Promise<ChangeStep>): Promise<void> =>
    run(async () => {
      setStep(busy);
      const next = await act();
      setStep(next);
      // What the page behind shows is no longer so, or was not so when the dialog opened.
      if (next.kind === 'to finish' || (next.kind === 'refused' && !next.canRetry)) {
        void planChanged();
      }
      if (next.kind === 'changed') onChanged(next.message);
    });

  const preview = (): void =>
    void go({ kind: 'previewing' }, () => previewStep(calls, { previewTexts }));

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the dialog opens
  useEffect(preview, []);

  return {
    step,
    preview,
    confirm: (shown) =>
      void go({ kind: 'changing', preview: shown }, () =>
        changeStep(calls, { shown, previewTexts }),
      ),
    check: (shown, message) =>
      void go({ kind: 'previewing' }, () => checkStep(calls, { shown, message, previewTexts })),
  };
}

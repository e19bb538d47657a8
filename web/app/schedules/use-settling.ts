/** Settling due dates from a part of a page: once, however often it is pressed; what came of it; and taking it back. */
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useInvalidatePortfolios } from '../debts/queries.ts';
import { failureText, isRefused } from '../forms/call-failure.ts';
import { useSubmissionKey } from '../forms/submission-key.ts';
import { perform, type SettlingAct, type SettlingResult } from './settling-calls.ts';

export type Settling = {
  readonly run: (act: SettlingAct, onDone?: () => void) => void;
  /** Null where there is nothing to take back. */
  readonly undo: (() => void) | null;
  /** Forgets what was said. */
  readonly reset: () => void;
  readonly isBusy: boolean;
  readonly failure: string | null;
  /** What has just been done, once all that it changed was fetched again; also where taking it back has failed. */
  readonly result: SettlingResult | null;
};

/** `recordFailed` is said where recording fails and the server says nothing. */
export function useSettling(recordFailed: string): Settling {
  return useSettlingPlaces()('here', recordFailed);
}

/**
 * For a page that settles dates in several places: one at a time speaks, since what another has said before may
 * no longer be so.
 */
export function useSettlingPlaces(): (place: string, recordFailed: string) => Settling {
  const invalidate = useInvalidatePortfolios();
  const submissionKey = useSubmissionKey();
  const [speaking, setSpeaking] = useState<string | null>(null);
  const [undoing, setUndoing] = useState<SettlingResult | null>(null);
  // The second press of a double click comes before the first is drawn.
  const isSending = useRef(false);
  const { mutate, reset, data, error, isPending, variables } = useMutation({
    mutationFn: (act: SettlingAct) => perform(act, submissionKey.keyFor(act)),
    onSettled: () => {
      isSending.current = false;
      return invalidate();
    },
  });
  const isRecording = variables?.kind === 'record' || variables?.kind === 'pay early';
  return (place, recordFailed) => {
    const run: Settling['run'] = (act, onDone) => {
      if (isSending.current) return;
      isSending.current = true;
      setSpeaking(place);
      const onSuccess = (): void => {
        submissionKey.renew();
        onDone?.();
      };
      mutate(act, { onSuccess });
    };
    const common = { run, reset, isBusy: isPending };
    if (speaking !== place) return { ...common, undo: null, failure: null, result: null };
    // What is taken back stands there, with the button that has the focus, until it is, or has been refused.
    const isUndoing = variables?.kind === 'undo' && !isRefused(error);
    const result = data ?? (isUndoing ? undoing : null);
    const what = result?.undoable ?? null;
    const undo = (): void => {
      if (what === null) return;
      setUndoing(result);
      run({ kind: 'undo', what });
    };
    return {
      ...common,
      undo: what === null ? null : undo,
      failure: error === null ? null : failureText(error, isRecording ? recordFailed : undefined),
      result,
    };
  };
}

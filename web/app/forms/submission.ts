/** One form that is sent: at rest, under way, or refused. Typing clears the refusal. */
import { useRef, useState } from 'react';
import type { Failure } from './call-failure.ts';

export type Submission = {
  readonly isBusy: boolean;
  readonly failure: Failure | null;
  readonly fail: (failure: Failure) => void;
  /** Runs the work unless it is under way already; the work itself says what failed. */
  readonly run: (work: () => Promise<void>) => Promise<void>;
  readonly clear: () => void;
  /** After a success that leads to another page: nothing can be sent again before that page is there. */
  readonly stayBusy: () => void;
};

export function useSubmission(): Submission {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  // State alone would let a second press through before the screen is drawn again.
  const isRunning = useRef(false);
  const isLeaving = useRef(false);
  return {
    isBusy,
    failure,
    fail: setFailure,
    clear: () => setFailure(null),
    stayBusy: () => {
      isLeaving.current = true;
    },
    run: async (work) => {
      if (isRunning.current) return;
      isRunning.current = true;
      setIsBusy(true);
      setFailure(null);
      try {
        await work();
      } finally {
        isRunning.current = isLeaving.current;
        setIsBusy(isLeaving.current);
      }
    },
  };
}

/** Reads the form itself: password managers fill it in before the page's scripts run. */
export function textOf(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value : '';
}

/** The key under which one submission of a form counts once: a double press, a retry after a lost reply. */
import { useRef } from 'react';

/** It counts once, however often it is sent with its key. */
export type KeyedSubmission<Body> = { readonly body: Body; readonly key: string };

export type SubmissionKey = {
  /** The same for as long as the same is sent; something else is another submission. */
  readonly keyFor: (content: unknown) => string;
  /** After a success: the same content once more is meant as another one. */
  readonly renew: () => void;
};

export function useSubmissionKey(): SubmissionKey {
  const latest = useRef<{ readonly content: string; readonly key: string } | null>(null);
  return {
    keyFor: (sent) => {
      const content = JSON.stringify(sent);
      if (latest.current?.content !== content) {
        latest.current = { content, key: window.crypto.randomUUID() };
      }
      return latest.current.key;
    },
    renew: () => {
      latest.current = null;
    },
  };
}

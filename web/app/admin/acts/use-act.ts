/** Something that staff do: while it runs, why it failed, and what is said once the page shows it. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { fetchAdminAgain } from '../lists/admin-queries.ts';
import { actFailure } from '../lists/failures.ts';
import { useSayDone } from './act-notices.tsx';

export type Act<Input> = {
  readonly isBusy: boolean;
  /** As a rule 'Error: …'; null where it has not failed. */
  readonly failure: string | null;
  readonly error: Error | null;
  readonly run: (input: Input) => void;
  readonly reset: () => void;
};

export function useAct<Input, Reply>({
  call,
  failed,
  failureOf = actFailure,
  said,
  onDone,
}: {
  readonly call: (input: Input) => Promise<Reply>;
  /** Said where the server says nothing: 'Failed to suspend user'. */
  readonly failed: string;
  /** How a failure is said, where not as 'Error: …'. */
  readonly failureOf?: (error: unknown, failed: string) => string;
  /**
   * What was done, to the letter; with a path where it is said on another page, to which `onDone` leads. Null where
   * what was pressed shows it: a notice would push it away from the pointer.
   */
  readonly said: (reply: Reply) => string | { readonly text: string; readonly path: string } | null;
  /** For closing the dialog. */
  readonly onDone: (reply: Reply) => void;
}): Act<Input> {
  const queries = useQueryClient();
  const sayDone = useSayDone();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: call,
    onMutate: () => sayDone(null),
    onSuccess: async (reply) => {
      await fetchAdminAgain(queries);
      onDone(reply);
      const words = said(reply);
      if (words === null || typeof words === 'string') sayDone(words);
      else sayDone(words.text, words);
    },
    // What was refused may be older than what is there, and a lost reply does not say what was done.
    onError: () => void fetchAdminAgain(queries),
  });
  return {
    isBusy: isPending,
    failure: error === null ? null : failureOf(error, failed),
    error,
    run: (input) => mutate(input),
    reset,
  };
}

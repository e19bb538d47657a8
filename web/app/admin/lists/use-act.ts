/** Something that staff do: while it runs, why it failed, and what is said once the page shows it. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSayDone } from './act-notices.tsx';
import { fetchAdminAgain } from './admin-queries.ts';
import { actFailure } from './failures.ts';

export type Act<Input> = {
  readonly isBusy: boolean;
  /** 'Error: …'; null where it has not failed. */
  readonly failure: string | null;
  readonly error: Error | null;
  readonly run: (input: Input) => void;
  readonly reset: () => void;
};

export function useAct<Input, Reply>({
  call,
  failed,
  said,
  onDone,
}: {
  readonly call: (input: Input) => Promise<Reply>;
  /** Said where the server says nothing: 'Failed to suspend user'. */
  readonly failed: string;
  /** What was done, to the letter; with a path where it is said on another page, to which `onDone` leads. */
  readonly said: (reply: Reply) => string | { readonly text: string; readonly path: string };
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
      if (typeof words === 'string') sayDone(words);
      else sayDone(words.text, words);
    },
    // What was refused may be older than what is there, and a lost reply does not say what was done.
    onError: () => void fetchAdminAgain(queries),
  });
  return {
    isBusy: isPending,
    failure: error === null ? null : actFailure(error, failed),
    error,
    run: (input) => mutate(input),
    reset,
  };
}

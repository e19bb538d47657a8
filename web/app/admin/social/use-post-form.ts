/** The state of the form of a post: what is typed, what it was typed over, and saving it. */

import { NetworkFailure } from '@debt-payoff/contract/client';
import type { SocialPost } from '@debt-payoff/contract/social-posts';
import { adminTexts } from '@debt-payoff/contract/texts/admin';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { isMissing } from '../../forms/call-failure.ts';
import { isSame } from '../../forms/record-draft.ts';
import type { UnsentForm } from '../../forms/unsent-form.ts';
import { useLeaveWarning } from '../../forms/use-leave-warning.ts';
import { useRecordForm } from '../../forms/use-record-form.ts';
import { whenPersonChanges } from '../../session/person.ts';
import { useSayDone } from '../acts/act-notices.tsx';
import { adminPaths } from '../admin-paths.ts';
import { fetchAdminAgain } from '../lists/admin-queries.ts';
import { fetchPost, postCalls } from './post-calls.ts';
import {
  blankForm,
  bodyOf,
  counterOf,
  formOf,
  formProblems,
  isOutdated,
  type PostForm,
  postFields,
  saveFailure,
  wordsOf,
} from './post-form-rules.ts';
import { type PostSubmission, savePost } from './save-post.ts';

const texts = adminTexts.social;

/** What is typed stays while other pages are looked at, and nobody else ever sees it. */
const left = new Map<string, UnsentForm<PostForm>>();
whenPersonChanges(() => left.clear());

export type PostFormState = ReturnType<typeof usePostForm>;

/** Null for a new one. */
export function usePostForm(post: SocialPost | null) {
  const id = post?.id ?? null;
  const name = `social post ${id ?? 'new'}`;
  const sayDone = useSayDone();
  const navigate = useNavigate();
  const save = useSave(id);
  const state = useRecordForm({
    unsentName: name,
    start: post === null ? blankForm : formOf(post),
    kept: left.get(name),
    version: post?.version,
    ...(post !== null && { latest: post }),
    fields: postFields,
    problemsOf: formProblems,
    bodyOf,
    save,
    failureOf: () => null,
    newest: {
      find: async () => (id === null ? null : (await fetchPost(id)).post),
      formOf,
      wordsOf,
      failures: { notLoaded: texts.loadFailed, gone: texts.notFound },
    },
    onSaved: ({ message }) => {
      left.delete(name);
      sayDone(message, { path: adminPaths.social });
      void navigate(adminPaths.social);
    },
  });
  const { form, base, version } = state;
  const isUntouched = save.isSuccess || isSame(form, base);
  useEffect(() => {
    if (isUntouched) left.delete(name);
    else left.set(name, { form, base, version });
  }, [isUntouched, name, form, base, version]);
  useFollowing({ post, isUntouched, state });
  useLeaveWarning({
    hasUnsaved: () => !isUntouched,
    // Other pages of ours leave what is typed as it is.
    isOwnAddress: () => true,
  });
  const { words: counter, overLimit } = counterOf(form);
  return {
    ...state,
    isUntouched,
    discard: (): void => void left.delete(name),
    isBusy: state.isBusy || state.isLoadingNewest || save.isSuccess,
    counter,
    overLimit,
    failure: saveFailure(save.error),
    isOutdated: isOutdated(save.error),
    isReplyLost: save.error instanceof NetworkFailure,
    isGone: isMissing(save.error),
  };
}

function useSave(id: number | null) {
  const queries = useQueryClient();
  const sayDone = useSayDone();
  return useMutation({
    mutationFn: (submission: PostSubmission) => savePost(postCalls, { id, submission }),
    onMutate: () => sayDone(null),
    onSuccess: () => fetchAdminAgain(queries),
    onError: () => void fetchAdminAgain(queries),
  });
}

/** Another act may have changed it: a form in which nothing was typed follows. */
function useFollowing({
  post,
  isUntouched,
  state: { version, restart },
}: {
  readonly post: SocialPost | null;
  readonly isUntouched: boolean;
  readonly state: {
    readonly version: number | undefined;
    readonly restart: (saved: SocialPost) => void;
  };
}): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: `restart` is another function each time, and does the same
  useEffect(() => {
    if (post !== null && isUntouched && post.version !== version) restart(post);
  }, [isUntouched, post, version]);
}

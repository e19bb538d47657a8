/** What is done with an article from the list. */
import { adminAddresses } from '@debt-payoff/contract/admin-addresses';
import type {
  deleteArticleCall,
  ListedArticle,
  updateArticleCall,
} from '@debt-payoff/contract/admin-articles';
import type { ArticleStatus } from '@debt-payoff/contract/content-vocabulary';
import { articlePath } from '@debt-payoff/contract/paths';
import { adminTexts } from '@debt-payoff/contract/texts/admin';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { quietSignedInCall } from '../../session/signed-in-call.ts';
import { useAct } from '../acts/use-act.ts';
import { actFailure } from '../lists/failures.ts';
import { doneTexts } from './article-list-words.ts';
import { articleCalls } from './article-record.ts';
import { publishingProblems } from './save-refusals.ts';

const texts = adminTexts.articles;

type NewStatus = { readonly article: ListedArticle; readonly status: ArticleStatus };

export function useStatusAct() {
  const [asked, setAsked] = useState<NewStatus | null>(null);
  const { isBusy, failure, error, run } = useAct({
    call: ({ article: { id }, status }: NewStatus) =>
      quietSignedInCall<typeof updateArticleCall>(adminAddresses.updateArticle, {
        params: { id },
        body: { status },
      }),
    failed: texts.statusFailed,
    said: ({ status }) => doneTexts[status],
    onDone: () => {},
  });
  return {
    failure,
    /** Of which article it failed. */
    article: asked?.article ?? null,
    /** What is to be mended before it can be published. */
    toMend: publishingProblems(error),
    run: (act: NewStatus): void => {
      if (isBusy) return;
      setAsked(act);
      run(act);
    },
  };
}

export function useDeletion(onDone: () => void) {
  return useAct({
    call: ({ id }: Pick<ListedArticle, 'id'>) =>
      quietSignedInCall<typeof deleteArticleCall>(adminAddresses.deleteArticle, { params: { id } }),
    failed: texts.deleteFailed,
    said: () => texts.deleted,
    onDone,
  });
}

/** A new address may be waiting in the changes that are not public yet: readers have the one that the server names. */
export function useViewing() {
  const navigate = useNavigate();
  const { mutate, error } = useMutation({
    mutationFn: async ({ id, slug, has_revision }: ListedArticle) =>
      has_revision ? ((await articleCalls.find(id)).public_slug ?? slug) : slug,
    onSuccess: (slug) => void navigate(articlePath(slug)),
  });
  return {
    view: (article: ListedArticle): void => mutate(article),
    failure: error === null ? null : actFailure(error, texts.loadFailed),
  };
}

/** Somebody else has saved or deleted the article: autosave rests until its writer has chosen whose text counts. */
import type { EditedArticle } from '@debt-payoff/contract/admin-articles';
import { adminTexts } from '@debt-payoff/contract/texts/admin';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isMissing } from '../../forms/call-failure.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { intoView } from '../../ui/into-view.ts';
import { newTab, opensNewTab } from '../../ui/new-tab.tsx';
import { formatDayAndTime } from '../../words/dates.ts';
import { ActDialog } from '../acts/act-dialog.tsx';
import { adminPaths } from '../admin-paths.ts';
import { adminKey } from '../lists/admin-queries.ts';
import { listFailure } from '../lists/failures.ts';
import { articleOptions } from './article-record.ts';

const texts = adminTexts.articles;

export function OtherWriter({
  articleId,
  attempt,
  onUseTheirs,
  onOverwrite,
  onSaveAsNew,
}: {
  readonly articleId: number;
  /** Another conflict is about another text of theirs. */
  readonly attempt: number;
  readonly onUseTheirs: () => void;
  readonly onOverwrite: (theirs: EditedArticle) => void;
  readonly onSaveAsNew: () => void;
}) {
  const {
    data: theirs,
    error,
    refetch,
  } = useQuery({
    ...articleOptions(articleId),
    queryKey: adminKey('article of another writer', articleId, attempt),
  });
  if (isMissing(error)) return <DeletedNotice onSaveAsNew={onSaveAsNew} />;
  return (
    <ConflictNotice
      {...{ articleId, theirs, onUseTheirs, onOverwrite }}
      failure={error === null ? null : listFailure(error, texts.loadFailed)}
      onRetry={() => void refetch()}
    />
  );
}

export function DeletedNotice({ onSaveAsNew }: { readonly onSaveAsNew: () => void }) {
  return (
    <Banner
      ref={intoView}
      kind="danger"
      title="This article has since been deleted."
      actions={
        <Button variant="secondary" size="small" onClick={onSaveAsNew}>
          Save as a new article
        </Button>
      }
    >
      Your text is still here.
    </Banner>
  );
}

export function ConflictNotice({
  articleId,
  theirs,
  failure,
  onRetry,
  onUseTheirs,
  onOverwrite,
}: {
  readonly articleId: number;
  /** Undefined until it has been fetched. */
  readonly theirs: EditedArticle | undefined;
  readonly failure: string | null;
  readonly onRetry: () => void;
  readonly onUseTheirs: () => void;
  readonly onOverwrite: (theirs: EditedArticle) => void;
}) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Banner
        ref={intoView}
        kind="danger"
        title={texts.outdated}
        actions={
          theirs === undefined ? (
            <Button variant="secondary" size="small" busy={failure === null} onClick={onRetry}>
              {failure === null ? navigationTexts.loading : navigationTexts.actions.tryAgain}
            </Button>
          ) : (
            <>
              <a
                className="btn btn-secondary btn-sm"
                href={adminPaths.article(articleId)}
                {...newTab}
              >
                Open theirs in a new tab{opensNewTab}
              </a>
              <Button variant="secondary" size="small" onClick={onUseTheirs}>
                Use theirs
              </Button>
              <Button variant="quiet" size="small" onClick={() => setIsAsking(true)}>
                Save mine over it
              </Button>
            </>
          )
        }
      >
        {theirs === undefined
          ? failure
          : `${savedWords(theirs)} Until you choose, nothing is saved.`}
      </Banner>
      {isAsking && theirs !== undefined ? (
        <ActDialog
          title="Save mine over it"
          question="Are you sure you want to replace what was saved?"
          about={`${savedWords(theirs)} That text goes for good.`}
          confirm="Save mine over it"
          variant="danger"
          isBusy={false}
          failure={null}
          onConfirm={() => {
            setIsAsking(false);
            onOverwrite(theirs);
          }}
          onClose={() => setIsAsking(false)}
        />
      ) : null}
    </>
  );
}

/** 'sam saved it on 14 November 2026 at 09:30.' */
function savedWords(theirs: EditedArticle): string {
  const at = formatDayAndTime(theirs.updated_at);
  return theirs.saved_by === null
    ? `It was saved on ${at}.`
    : `${theirs.saved_by} saved it on ${at}.`;
}

/** Where staff write an article. The first save gives it an id and another address, and the form stays as it is. */
import { adminTexts } from '@debt-payoff/contract/texts/admin';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { focusOnContent } from '../../forms/focus.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { useSayDone } from '../acts/act-notices.tsx';
import { adminPaths } from '../admin-paths.ts';
import { plainFailure } from '../lists/failures.ts';
import { FetchedRecord, MissingRecord } from '../lists/fetched-record.tsx';
import { isId } from '../lists/is-id.ts';
import { articleOptions } from './article-record.ts';
import { OpenArticle } from './open-article.tsx';

const texts = adminTexts.articles;

/** Null for an address that no article can have. */
type AskedArticle = 'new' | number | null;

export function ArticleForm() {
  const isHydrated = useHydrated();
  const { asked, opening, count, adopt, reopen } = useOpening();
  const navigate = useNavigate();
  const sayDone = useSayDone();
  const ways = {
    onAdopt: (id: number): void => {
      adopt(id);
      void navigate(adminPaths.article(id), {
        replace: true,
        preventScrollReset: true,
        state: { isSamePage: true },
      });
    },
    onLeave: (): void => {
      void navigate(adminPaths.articles);
      sayDone(texts.draftSaved, { path: adminPaths.articles });
    },
    onReopen: (): void => {
      reopen();
      focusOnContent();
    },
  };
  return (
    <div className="stack article-form">
      <BackLink to={adminPaths.articles} label="Articles" />
      {asked === null ? <MissingArticle /> : null}
      {opening === 'new' && isHydrated ? (
        <OpenArticle key={count} article={null} {...ways} />
      ) : null}
      {typeof opening === 'number' ? (
        <SavedArticle key={count} id={opening} opening={count} {...ways} />
      ) : null}
    </div>
  );
}

function SavedArticle({
  id,
  opening,
  ...ways
}: { readonly id: number; readonly opening: number } & Omit<
  Parameters<typeof OpenArticle>[0],
  'article'
>) {
  return (
    <FetchedRecord
      title="Article"
      result={useQuery(articleOptions(id, opening))}
      failed={texts.loadFailed}
      failureOf={plainFailure}
      missing={<MissingArticle />}
    >
      {(article) => <OpenArticle article={article} {...ways} />}
    </FetchedRecord>
  );
}

function MissingArticle() {
  return <MissingRecord title={texts.notFound} why="It may have been deleted." />;
}

/** Which article the form was opened with: an id that it was given since does not open it anew. */
function useOpening() {
  const { mode, articleId } = useParams();
  const asked = askedArticle(mode, articleId);
  const [state, setState] = useState({
    seen: asked,
    opening: asked,
    adopted: null as number | null,
    count: 0,
  });
  if (asked !== state.seen) {
    const isSame = asked !== null && asked === state.adopted;
    setState({
      ...state,
      seen: asked,
      ...(!isSame && { opening: asked, adopted: null, count: state.count + 1 }),
    });
  }
  return {
    asked,
    opening: asked === null ? null : state.opening,
    count: state.count,
    adopt: (id: number): void => setState((before) => ({ ...before, adopted: id })),
    /** With what is saved by now. */
    reopen: (): void =>
      setState(({ adopted, opening, seen, count }) => ({
        seen,
        opening: adopted ?? opening,
        adopted,
        count: count + 1,
      })),
  };
}

function askedArticle(mode: string | undefined, articleId: string | undefined): AskedArticle {
  if (mode === 'new' && articleId === undefined) return 'new';
  return mode === 'edit' && isId(articleId ?? '') ? Number(articleId) : null;
}

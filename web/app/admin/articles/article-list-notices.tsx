/** Why something was not done with an article of the list, and what has to be mended first. */
import type { ListedArticle } from '@debt-payoff/contract/admin-articles';
import { adminTexts } from '@debt-payoff/contract/texts/admin';
import { TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { useAnnouncement } from '../../ui/announce.ts';
import { Banner } from '../../ui/banner.tsx';
import { intoView } from '../../ui/into-view.ts';
import { TypedName } from '../../ui/typed-name.tsx';
import { adminPaths } from '../admin-paths.ts';

export function ArticleActFailure({
  failure,
  article,
  toMend,
}: {
  readonly failure: string | null;
  readonly article: Pick<ListedArticle, 'id' | 'title'> | null;
  readonly toMend: readonly string[];
}) {
  const isToMend = toMend.length > 0 && article !== null;
  const { notPublishable } = adminTexts.articles;
  useAnnouncement(failure === null || !isToMend ? null : [notPublishable, ...toMend].join(' '));
  if (failure === null) return null;
  if (!isToMend) {
    return <Banner ref={intoView} kind="danger" title={failure} />;
  }
  return (
    <div className="banner b-danger" ref={intoView}>
      <TriangleAlert className="icon" aria-hidden="true" />
      <div>
        <b>{notPublishable}</b>
        <ul className="banner-list">
          {toMend.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        <p className="any-name">
          <Link to={adminPaths.article(article.id)}>
            Edit <TypedName name={article.title} />
          </Link>
        </p>
      </div>
    </div>
  );
}

/** What the list tells of each article, and what can be done about it there. */
import type { ListedArticle } from '@debt-payoff/contract/admin-articles';
import type { ArticleStatus } from '@debt-payoff/contract/content-vocabulary';
import { adminTexts } from '@debt-payoff/contract/texts/admin';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { Link } from 'react-router';
import { isAdminOnly } from '../../admin-only.ts';
import { Badge } from '../../ui/badge.tsx';
import type { Column } from '../../ui/table.tsx';
import { TypedName } from '../../ui/typed-name.tsx';
import { formatShortDay } from '../../words/dates.ts';
import { adminPaths } from '../admin-paths.ts';
import { type RowAct, RowMenu } from '../lists/row-menu.tsx';
import { statusKinds, statusNames, toggledStatus, toggleLabel } from './article-list-words.ts';

const { actions } = navigationTexts;

export type ArticleRowActs = {
  readonly onStatus: (article: ListedArticle, status: ArticleStatus) => void;
  readonly onView: (article: ListedArticle) => void;
  readonly onDelete: (article: ListedArticle) => void;
};

export function articleColumns(
  acts: ArticleRowActs,
): readonly [Column<ListedArticle>, ...Column<ListedArticle>[]] {
  return [
    {
      label: 'Title',
      cell: ({ id, title }) => (
        <Link to={adminPaths.article(id)}>
          <TypedName name={title} />
        </Link>
      ),
    },
    { label: 'Status', cell: (article) => <Status article={article} /> },
    { label: 'Category', cell: ({ category }) => category || '–' },
    { label: 'Updated', cell: ({ updated_at }) => <Day instant={updated_at} /> },
    { label: 'Published', cell: ({ published_at }) => <Day instant={published_at} /> },
    {
      label: 'Actions',
      cell: (article) => <RowMenu name={article.title} acts={actsOf(article, acts)} />,
    },
  ];
}

export function actsOf(
  article: ListedArticle,
  { onStatus, onView, onDelete }: ArticleRowActs,
): RowAct[] {
  const { status } = article;
  const set = (label: string, next: ArticleStatus): RowAct => ({
    label,
    onChoose: () => onStatus(article, next),
  });
  return [
    { label: actions.edit, to: adminPaths.article(article.id) },
    // The staff's own site has no public pages.
    ...(status === 'published' && !isAdminOnly
      ? [{ label: 'View on the site', onChoose: () => onView(article) }]
      : []),
    set(toggleLabel(status), toggledStatus(status)),
    ...(status === 'archived' ? [] : [set(adminTexts.articles.archive, 'archived')]),
    { label: actions.delete, onChoose: () => onDelete(article), destroys: true },
  ];
}

function Status({ article: { status, has_revision } }: { readonly article: ListedArticle }) {
  return (
    <span>
      <Badge kind={statusKinds[status]}>{statusNames[status]}</Badge>
      {has_revision ? <span className="under">Unpublished changes</span> : null}
    </span>
  );
}

function Day({ instant }: { readonly instant: string | null }) {
  return instant === null ? '–' : <time dateTime={instant}>{formatShortDay(instant)}</time>;
}

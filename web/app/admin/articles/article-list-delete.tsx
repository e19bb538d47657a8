/** Asks before an article goes, and names it. */
import type { ListedArticle } from '@debt-payoff/contract/admin-articles';
import { adminTexts } from '@debt-payoff/contract/texts/admin';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { TypedName } from '../../ui/typed-name.tsx';
import { ActDialog } from '../acts/act-dialog.tsx';
import { useDeletion } from './article-list-acts.ts';

export function DeleteArticle({
  article,
  onClose,
}: {
  readonly article: Pick<ListedArticle, 'id' | 'title' | 'status'>;
  readonly onClose: () => void;
}) {
  const { isBusy, failure, run } = useDeletion(onClose);
  const isPublic = article.status === 'published';
  return (
    <ActDialog
      title="Delete article"
      question={adminTexts.articles.confirmDelete}
      about={
        <>
          <p>
            <b>
              <TypedName name={article.title} />
            </b>
          </p>
          <p>
            {isPublic ? 'Visitors read it now, and its address will lead nowhere. ' : ''}
            This cannot be undone.
          </p>
        </>
      }
      confirm={navigationTexts.actions.delete}
      variant="danger"
      isBusy={isBusy}
      failure={failure}
      onConfirm={() => run(article)}
      onClose={onClose}
    />
  );
}

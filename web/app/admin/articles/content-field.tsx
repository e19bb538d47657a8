/** The text of an article, in an editor whose code comes by itself. */

import { articleFieldNames } from '@debt-payoff/contract/texts/articles';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { lazy, Suspense, useId } from 'react';
import { FieldError } from '../../ui/field.tsx';
import { loadPatiently } from '../../ui/lazy-hydrate.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { ArticleFormState } from './use-article-form.ts';

const ArticleEditor = lazy(async () => {
  const parts = await loadPatiently(() => import('./editor/article-editor.tsx'));
  return { default: parts.ArticleEditor };
});

export function ContentField({ form }: { readonly form: ArticleFormState }) {
  const labelId = useId();
  const { editor, fields, saved, problems } = form;
  const { title, author, category, tags } = fields;
  const problem = problems.content;
  return (
    // The focus is led here where the text is what is wrong.
    <div
      className={problem === undefined ? 'field content-field' : 'field content-field has-error'}
      id={form.idOf('content')}
      tabIndex={-1}
    >
      <span className="label" id={labelId}>
        {articleFieldNames.content}
      </span>
      {problem === undefined ? null : (
        <FieldError id={`${form.idOf('content')}-error`} message={problem} />
      )}
      <Suspense fallback={<Skeleton text={navigationTexts.loading} />}>
        <ArticleEditor
          key={editor.key}
          initialContent={editor.content}
          onChange={form.editContent}
          previewOf={() => ({
            title,
            author,
            category,
            tags,
            publishedAt: saved?.published_at ?? null,
          })}
          labelId={labelId}
        />
      </Suspense>
    </div>
  );
}

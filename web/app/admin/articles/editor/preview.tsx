/** The article as readers would get it, below what would have to be mended first. */
import { adminAddresses } from '@debt-payoff/contract/admin-addresses';
import type { previewArticleCall } from '@debt-payoff/contract/admin-articles';
import { adminTexts } from '@debt-payoff/contract/texts/admin';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { useQuery } from '@tanstack/react-query';
import { type MouseEvent, useState } from 'react';
import { ArticleText } from '../../../articles/article-text.tsx';
import { failureText } from '../../../forms/call-failure.ts';
import { quietSignedInCall } from '../../../session/signed-in-call.ts';
import { Banner } from '../../../ui/banner.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { ArticleFacts } from './article-facts.ts';

type PreviewReply = {
  readonly content: string;
  readonly reading_minutes: number;
  readonly problems: readonly string[];
};

export function Preview(props: { readonly content: string; readonly facts: ArticleFacts }) {
  const { content, facts } = props;
  // The text itself would be a long name for what is asked once.
  const [key] = useState(() => crypto.randomUUID());
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['article-preview', key],
    queryFn: (): Promise<PreviewReply> =>
      quietSignedInCall<typeof previewArticleCall>(adminAddresses.previewArticle, {
        body: { content },
      }),
    retry: false,
    gcTime: 0,
  });
  if (error !== null && !isFetching) {
    return (
      <LoadFailure
        title={failureText(error, adminTexts.articles.previewFailed)}
        onRetry={() => refetch()}
      />
    );
  }
  if (data === undefined) return <Skeleton text={navigationTexts.loading} />;
  return <ShownPreview reply={data} facts={facts} />;
}

export function ShownPreview(props: {
  readonly reply: PreviewReply;
  readonly facts: ArticleFacts;
}) {
  const { content, problems, reading_minutes } = props.reply;
  const { title, author, category, tags, publishedAt } = props.facts;
  return (
    <div className="stack">
      {problems.length === 0 ? null : <Problems problems={problems} />}
      <div className="article-preview" onClickCapture={openElsewhere}>
        <ArticleText
          article={{
            slug: '',
            title: title.trim() === '' ? 'Untitled' : title,
            author,
            category,
            tags: [...tags],
            content,
            excerpt: '',
            meta_title: '',
            meta_description: '',
            published_at: publishedAt,
            updated_at: publishedAt ?? '',
            reading_minutes,
          }}
        />
      </div>
    </div>
  );
}

function Problems({ problems }: { readonly problems: readonly string[] }) {
  return (
    <div className="stack">
      <Banner kind="warning" title={adminTexts.articles.notPublishable} isStanding />
      <ul className="editor-problems">
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </div>
  );
}

/** What is being written must not be left by trying one of its links. */
function openElsewhere(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null) return;
  event.preventDefault();
  event.stopPropagation();
  if (link.href !== '') window.open(link.href, '_blank', 'noopener');
}

/** All posts for social networks: found, narrowed, sorted, published and deleted. */
import type { SocialConnection, SocialPost } from '@debt-payoff/contract/social-posts';
import { adminTexts } from '@debt-payoff/contract/texts/admin';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Banner } from '../../ui/banner.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { intoView } from '../../ui/into-view.ts';
import { adminPaths } from '../admin-paths.ts';
import { FetchedList } from '../lists/fetched-list.tsx';
import { LoadMore } from '../lists/load-more.tsx';
import { useListQuery } from '../lists/use-list-query.ts';
import { useMetrics } from './post-acts.ts';
import { postColumns } from './post-columns.tsx';
import { PostControls } from './post-controls.tsx';
import { DeletePost, PublishPost } from './post-dialogs.tsx';
import { postListFailure, postListOptions, postListShape } from './post-list-query.ts';
import { orderName, sandboxWords, sortNames } from './post-words.ts';

const texts = adminTexts.social;

type OpenDialog = { readonly act: 'publish' | 'delete'; readonly post: SocialPost };

export function PostList() {
  const list = useListQuery(postListShape);
  const result = useInfiniteQuery(postListOptions(list.query));
  const metrics = useMetrics();
  const [asked, setAsked] = useState<OpenDialog | null>(null);
  const { by, order } = list.query.sort;
  const { connections = [], rows = [] } = result.data ?? {};
  return (
    <section className="stack-8 post-list" aria-labelledby="posts-title">
      <div className="admin-head">
        <h1 className="h2 plain-focus" id="posts-title" tabIndex={-1}>
          Social Media
        </h1>
        <ButtonLink to={adminPaths.newPost}>{texts.createPost}</ButtonLink>
      </div>
      <SandboxBanner connections={connections} />
      <PostControls list={list} />
      {metrics.failure === null ? null : (
        <Banner ref={intoView} kind="danger" title={metrics.failure} />
      )}
      <FetchedList
        caption={`Posts by ${sortNames[by].toLowerCase()}, ${orderName(by, order)}`}
        noun="post"
        // What is shown stays where only the next part did not come.
        result={{ ...result, error: result.isFetchNextPageError ? null : result.error }}
        failed={texts.listFailed}
        failureOf={postListFailure}
        empty={<NoPosts />}
        noMatch={texts.empty}
        foot={<LoadMore result={result} noun="post" failureOf={postListFailure} />}
        list={list}
        columns={postColumns({
          onPublish: (post) => setAsked({ act: 'publish', post }),
          refreshing: metrics.refreshing,
          onMetrics: metrics.run,
          onDelete: (post) => setAsked({ act: 'delete', post }),
        })}
        keyOf={({ id }) => id}
      />
      <AskedDialog {...{ asked, connections, rows }} onClose={() => setAsked(null)} />
    </section>
  );
}

function SandboxBanner({ connections }: { readonly connections: readonly SocialConnection[] }) {
  const words = sandboxWords(connections);
  return words === null ? null : <Banner kind="warning" title={words} isStanding />;
}

function NoPosts() {
  return (
    <>
      <p className="h4">{texts.empty}</p>
      <div>
        <ButtonLink variant="secondary" to={adminPaths.newPost}>
          {texts.createFirstPost}
        </ButtonLink>
      </div>
    </>
  );
}

function AskedDialog({
  asked,
  rows,
  connections,
  onClose,
}: {
  readonly asked: OpenDialog | null;
  readonly rows: readonly SocialPost[];
  readonly connections: readonly SocialConnection[];
  readonly onClose: () => void;
}) {
  if (asked === null) return null;
  const { act } = asked;
  // As it is by now: a try that failed may have changed it.
  const post = rows.find(({ id }) => id === asked.post.id) ?? asked.post;
  if (act === 'delete') return <DeletePost post={post} onClose={onClose} />;
  const isSandbox = connections.some(
    ({ platform, is_sandbox }) => platform === post.platform && is_sandbox,
  );
  return <PublishPost {...{ post, isSandbox, onClose }} />;
}

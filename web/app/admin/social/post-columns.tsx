/** What the list tells of each post, and what can be done about it there. */
import { socialPlatformLabels } from '@debt-payoff/contract/content-vocabulary';
import type { SocialPost } from '@debt-payoff/contract/social-posts';
import { hashtagsOf } from '@debt-payoff/contract/social-rules';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { webAddressProblem } from '@debt-payoff/contract/web-address';
import { Link } from 'react-router';
import { Badge } from '../../ui/badge.tsx';
import { newTab, opensNewTab } from '../../ui/new-tab.tsx';
import type { Column } from '../../ui/table.tsx';
import { TypedName } from '../../ui/typed-name.tsx';
import { formatDayAndTime, formatShortDay } from '../../words/dates.ts';
import { adminPaths } from '../admin-paths.ts';
import { type RowAct, RowMenu } from '../lists/row-menu.tsx';
import { PostStatusMark } from './post-status.tsx';
import { engagementWords, firstWords, shortened } from './post-words.ts';

const { actions } = navigationTexts;

export type PostRowActs = {
  /** The id of the post whose figures are being fetched. */
  readonly refreshing?: number | null;
  readonly onPublish: (post: SocialPost) => void;
  readonly onMetrics: (post: SocialPost) => void;
  readonly onDelete: (post: SocialPost) => void;
};

export function postColumns(
  acts: PostRowActs,
): readonly [Column<SocialPost>, ...Column<SocialPost>[]] {
  return [
    { label: 'Post', cell: (post) => <Content post={post} /> },
    { label: 'Platform', cell: (post) => <Platform post={post} /> },
    { label: 'Status', cell: (post) => <PostStatusMark post={post} /> },
    {
      label: 'Engagement',
      cell: (post) => (post.id === acts.refreshing ? <Refreshing /> : <Engagement post={post} />),
    },
    {
      label: 'Created',
      cell: ({ created_at: at }) => <time dateTime={at}>{formatShortDay(at)}</time>,
    },
    { label: 'Actions', cell: (post) => <Actions post={post} acts={acts} /> },
  ];
}

/** What a published post became is left as it is, and so is one that is on its way. */
export function actsOf(
  post: SocialPost,
  { onPublish, onMetrics, onDelete }: PostRowActs,
): RowAct[] {
  if (post.is_publishing) return [];
  if (post.status === 'published') {
    return [{ label: 'Refresh metrics', onChoose: () => onMetrics(post) }];
  }
  const canPublish = post.status === 'draft' || post.status === 'failed';
  return [
    { label: actions.edit, to: adminPaths.post(post.id) },
    ...(canPublish ? [{ label: 'Publish', onChoose: () => onPublish(post) }] : []),
    { label: actions.delete, onChoose: () => onDelete(post), destroys: true },
  ];
}

function Actions({ post, acts }: { readonly post: SocialPost; readonly acts: PostRowActs }) {
  const offered = actsOf(post, acts);
  return offered.length === 0 ? '–' : <RowMenu name={firstWords(post.content)} acts={offered} />;
}

function Content({ post: { id, content, hashtags } }: { readonly post: SocialPost }) {
  const tags = hashtagsOf(hashtags);
  return (
    <>
      <Link to={adminPaths.post(id)}>
        <TypedName name={shortened(content)} />
      </Link>
      {tags.length === 0 ? null : <span className="under">{tags.join(' ')}</span>}
    </>
  );
}

function Platform({ post: { platform, is_sandbox } }: { readonly post: SocialPost }) {
  return (
    <span className="post-platform">
      {socialPlatformLabels[platform]}
      {is_sandbox ? <Badge kind="warn">Sandbox</Badge> : null}
    </span>
  );
}

function Refreshing() {
  return (
    <span className="row muted">
      <span className="busy" aria-hidden="true" />
      Refreshing...
    </span>
  );
}

export function Engagement({ post }: { readonly post: SocialPost }) {
  const { platform, metrics_at } = post;
  const counts = engagementWords(post);
  const url = linkOf(post);
  if (counts.length === 0 && url === null) return '–';
  return (
    <span className="post-engagement">
      {counts.join(', ')}{' '}
      {counts.length === 0 || metrics_at === null ? null : (
        <span className="under">As of {formatDayAndTime(metrics_at)}</span>
      )}
      {url === null ? null : (
        <a className="post-link" href={url} {...newTab}>
          View on {socialPlatformLabels[platform]}
          {opensNewTab}
        </a>
      )}
    </span>
  );
}

export function hasEngagement(post: SocialPost): boolean {
  return engagementWords(post).length > 0 || linkOf(post) !== null;
}

function linkOf({ post_url: url }: SocialPost): string | null {
  return url !== null && webAddressProblem(url) === null ? url : null;
}

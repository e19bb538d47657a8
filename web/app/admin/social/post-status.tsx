/** How a post stands: a word with its shape, and below it when or why. */
import type { PostStatus } from '@debt-payoff/contract/content-vocabulary';
import type { SocialPost } from '@debt-payoff/contract/social-posts';
import { adminTexts } from '@debt-payoff/contract/texts/admin';
import {
  CircleCheck,
  CircleDashed,
  CircleX,
  Clock,
  LoaderCircle,
  type LucideIcon,
  TriangleAlert,
} from 'lucide-react';
import { Badge, type BadgeKind } from '../../ui/badge.tsx';
import { formatDayAndTime } from '../../words/dates.ts';
import { statusNames } from './post-words.ts';

const looks: Readonly<Record<PostStatus, { kind: BadgeKind; Icon: LucideIcon }>> = {
  draft: { kind: 'line', Icon: CircleDashed },
  scheduled: { kind: 'info', Icon: Clock },
  published: { kind: 'go', Icon: CircleCheck },
  failed: { kind: 'danger', Icon: CircleX },
};

export function PostStatusMark({ post }: { readonly post: SocialPost }) {
  const { kind, Icon } = post.is_publishing
    ? { kind: 'info' as const, Icon: LoaderCircle }
    : looks[post.status];
  return (
    <span className="post-status">
      <Badge kind={kind}>
        <Icon className="icon" aria-hidden="true" />
        {post.is_publishing ? 'Being published' : statusNames[post.status]}
      </Badge>
      <StatusDetail post={post} />
    </span>
  );
}

function StatusDetail({ post }: { readonly post: SocialPost }) {
  const { status, scheduled_time, published_at } = post;
  if (status === 'failed') return <FailureDetail post={post} />;
  if (status === 'scheduled' && scheduled_time !== null) return <At instant={scheduled_time} />;
  if (status === 'published' && published_at !== null) return <At instant={published_at} />;
  return null;
}

function FailureDetail({ post: { failure, needs_check } }: { readonly post: SocialPost }) {
  const { checkFirst } = adminTexts.social;
  const isSaidTwice = needs_check && (failure ?? '').includes(checkFirst);
  return (
    <>
      {failure === null || isSaidTwice ? null : <span className="under">{failure}</span>}
      {needs_check ? (
        <span className="post-check">
          <TriangleAlert className="icon" aria-hidden="true" />
          {isSaidTwice ? failure : checkFirst}
        </span>
      ) : null}
    </>
  );
}

function At({ instant }: { readonly instant: string }) {
  return (
    <time className="under" dateTime={instant}>
      {formatDayAndTime(instant)}
    </time>
  );
}

/** A post that can no longer be changed, and how it went. */
import { socialPlatformLabels } from '@debt-payoff/contract/content-vocabulary';
import type { SocialPost } from '@debt-payoff/contract/social-posts';
import { Badge } from '../../ui/badge.tsx';
import { Banner } from '../../ui/banner.tsx';
import { formatShortDay } from '../../words/dates.ts';
import { Engagement, hasEngagement } from './post-columns.tsx';
import { formOf, partsOf } from './post-form-rules.ts';
import { PostPreview } from './post-preview.tsx';
import { PostStatusMark } from './post-status.tsx';

export function ReadOnlyPost({ post, why }: { readonly post: SocialPost; readonly why: string }) {
  return (
    <>
      <h1 className="h2 plain-focus" tabIndex={-1}>
        Post on {socialPlatformLabels[post.platform]}
      </h1>
      <Banner kind="info" title={why} />
      <div className="card stack post-read-only">
        <div className="row">
          <PostStatusMark post={post} />
          {post.is_sandbox ? <Badge kind="warn">Sandbox</Badge> : null}
        </div>
        {hasEngagement(post) ? <Engagement post={post} /> : null}
        <PostPreview
          parts={partsOf(formOf(post))}
          title={post.status === 'published' ? 'As it was posted' : 'As it is being posted'}
          {...(post.published_at !== null && { when: formatShortDay(post.published_at) })}
        />
      </div>
    </>
  );
}

/** What is said above the form of a post. */
import type { SocialPost } from '@debt-payoff/contract/social-posts';
import { adminTexts } from '@debt-payoff/contract/texts/admin';
import { UnsentBanner } from '../../forms/record-banners.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { intoView } from '../../ui/into-view.ts';
import type { PostFormState } from './use-post-form.ts';

const texts = adminTexts.social;

/** Why it can no longer be changed; null where it can. */
export function lockedWords(post: SocialPost | null): string | null {
  if (post === null) return null;
  if (post.status === 'published') return texts.alreadyPublished;
  return post.is_publishing ? texts.isPublishing : null;
}

export function FormNotices({
  state,
  post,
}: {
  readonly state: Pick<
    PostFormState,
    | ('isFromBefore' | 'failure' | 'isReplyLost' | 'isOutdated')
    | ('isLoadingNewest' | 'loadNewest' | 'loadFailure')
  >;
  readonly post: SocialPost | null;
}) {
  const locked = lockedWords(post);
  return (
    <>
      {state.isFromBefore ? <UnsentBanner /> : null}
      {locked === null ? null : (
        <Banner kind="warning" title={locked}>
          What you typed is still here, so that you can copy it.
        </Banner>
      )}
      {post?.status === 'failed' ? <FailedNotice post={post} /> : null}
      {state.failure === null || locked !== null ? null : (
        <Banner ref={intoView} kind="danger" title={state.failure}>
          {state.isReplyLost
            ? 'It may have been saved after all. You can safely save it again: it counts once.'
            : 'Nothing that you typed is lost.'}
        </Banner>
      )}
      {state.isOutdated ? <OutdatedNotice state={state} /> : null}
      {state.loadFailure === null ? null : (
        <Banner ref={intoView} kind="danger" title={state.loadFailure} />
      )}
    </>
  );
}

function FailedNotice({ post: { failure, needs_check } }: { readonly post: SocialPost }) {
  const said = failure ?? '';
  const isCheckSaid = !needs_check || said.includes(texts.checkFirst);
  const title = said === '' ? texts.publishFailed : said;
  return (
    <Banner kind="warning" title={title} isStanding>
      {isCheckSaid
        ? 'Once you save it, it counts as a draft or as scheduled again.'
        : texts.checkFirst}
    </Banner>
  );
}

function OutdatedNotice({
  state: { isLoadingNewest, loadNewest },
}: {
  readonly state: Pick<PostFormState, 'isLoadingNewest' | 'loadNewest'>;
}) {
  return (
    <Banner
      ref={intoView}
      kind="warning"
      title={texts.outdated}
      actions={
        <Button variant="secondary" size="small" busy={isLoadingNewest} onClick={loadNewest}>
          Load what is there now
        </Button>
      }
    >
      Fields that you left alone then show what was saved. Beside those that you changed you see
      both.
    </Banner>
  );
}

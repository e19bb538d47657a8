/** Asks before a post goes out, and before one goes for good; both name it. */
import { socialPlatformLabels } from '@debt-payoff/contract/content-vocabulary';
import type { SocialPost } from '@debt-payoff/contract/social-posts';
import { adminTexts } from '@debt-payoff/contract/texts/admin';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { type ReactNode, useState } from 'react';
import { TypedName } from '../../ui/typed-name.tsx';
import { ActDialog } from '../acts/act-dialog.tsx';
import { useDeletion, usePublishing } from './post-acts.ts';
import { firstWords } from './post-words.ts';

const texts = adminTexts.social;

type DialogProps = { readonly post: SocialPost; readonly onClose: () => void };

export function DeletePost({ post, onClose }: DialogProps) {
  const { isBusy, failure, run } = useDeletion(onClose);
  return (
    <ActDialog
      title="Delete post"
      question={texts.confirmDelete}
      about={
        <Named post={post}>
          {post.status === 'scheduled' ? 'It will not be published. ' : ''}This cannot be undone.
        </Named>
      }
      confirm={navigationTexts.actions.delete}
      variant="danger"
      isBusy={isBusy}
      failure={failure}
      onConfirm={() => run(post)}
      onClose={onClose}
    />
  );
}

/** `isSandbox`: whether it would be posted where no reader sees it. */
export function PublishPost({
  post,
  isSandbox,
  onClose,
}: DialogProps & { readonly isSandbox: boolean }) {
  const [checkedVersion, setCheckedVersion] = useState<number | null>(null);
  const { isBusy, failure, run, reset } = usePublishing(onClose);
  const platform = socialPlatformLabels[post.platform];
  // Also after a try from here of which nobody knows how it ended.
  if (post.needs_check && checkedVersion !== post.version && !isBusy) {
    const goOn = (): void => {
      reset();
      setCheckedVersion(post.version);
    };
    return <AskForCheck {...{ post, failure, onClose }} onChecked={goOn} />;
  }
  return (
    <ActDialog
      key="publish"
      title="Publish post"
      question={`Publish this post to ${platform} now?`}
      about={
        <Named post={post}>
          {isSandbox
            ? texts.sandbox(platform)
            : 'Once published, it cannot be changed or deleted here.'}
        </Named>
      }
      confirm="Publish"
      isBusy={isBusy}
      failure={failure}
      onConfirm={() => run(post)}
      onClose={onClose}
    />
  );
}

/** Nobody knows whether it was posted: a second one would be seen by everyone. */
export function AskForCheck({
  post,
  failure,
  onChecked,
  onClose,
}: DialogProps & { readonly failure: string | null; readonly onChecked: () => void }) {
  const platform = socialPlatformLabels[post.platform];
  return (
    <ActDialog
      key="check"
      title="Check first"
      question="Have you checked on the platform?"
      about={
        <Named post={post}>
          {platform} did not confirm this post, so it may be there already. Go on only where you
          have looked and not found it.
        </Named>
      }
      confirm="Yes, it is not there"
      isBusy={false}
      failure={failure}
      onConfirm={onChecked}
      onClose={onClose}
    />
  );
}

function Named({ post, children }: { readonly post: SocialPost; readonly children: ReactNode }) {
  return (
    <>
      <p>
        <b>
          <TypedName name={firstWords(post.content)} />
        </b>
      </p>
      <p>{children}</p>
    </>
  );
}

/** Where staff write a post for a social network, or change one. */
import type { SocialPost } from '@debt-payoff/contract/social-posts';
import { adminTexts } from '@debt-payoff/contract/texts/admin';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { BackLink } from '../../ui/back-link.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { adminPaths } from '../admin-paths.ts';
import { AuditSection } from '../audit/audit-section.tsx';
import { FetchedRecord, MissingRecord, useRecordId } from '../lists/fetched-record.tsx';
import { FormNotices, lockedWords } from './form-notices.tsx';
import { LeavePost } from './leave-post.tsx';
import { postOptions } from './post-calls.ts';
import { partsOf } from './post-form-rules.ts';
import { PostInputs } from './post-inputs.tsx';
import { PostPreview } from './post-preview.tsx';
import { ReadOnlyPost } from './post-read-only.tsx';
import { SaveRow } from './save-row.tsx';
import { usePostForm } from './use-post-form.ts';

const texts = adminTexts.social;

const missing = (
  <MissingRecord
    title={texts.notFound}
    why="The address may be wrong, or the post has since been deleted."
  />
);

export function PostForm() {
  const { mode, postId } = useParams();
  const id = useRecordId('postId');
  const isNew = mode === 'new' && postId === undefined;
  const isHydrated = useHydrated();
  return (
    <div className="stack admin-record">
      <BackLink to={adminPaths.social} label="Social Media" />
      {isNew && isHydrated ? <OpenPost key="new" post={null} /> : null}
      {!isNew && mode === 'edit' && id !== null ? <FetchedPost key={id} id={id} /> : null}
      {isNew || (mode === 'edit' && id !== null) ? null : missing}
    </div>
  );
}

function FetchedPost({ id }: { readonly id: number }) {
  return (
    <FetchedRecord
      title="Post"
      result={useQuery(postOptions(id))}
      failed={texts.loadFailed}
      failureOf={(_error, failed) => failed}
      missing={missing}
    >
      {({ post }) => (
        <>
          <OpenPost post={post} />
          <AuditSection about={{ subject: 'post', subject_id: id }} />
        </>
      )}
    </FetchedRecord>
  );
}

export function OpenPost({ post }: { readonly post: SocialPost | null }) {
  const state = usePostForm(post);
  const [isLeaving, setIsLeaving] = useState(false);
  const locked = lockedWords(post);
  // What was typed before it went out is not taken away.
  if (post !== null && locked !== null && state.isUntouched) {
    return <ReadOnlyPost post={post} why={locked} />;
  }
  return (
    <>
      <h1 className="h2 plain-focus" tabIndex={-1}>
        {post === null ? texts.createPost : 'Edit post'}
      </h1>
      <FormNotices state={state} post={post} />
      <div className="admin-columns">
        <form
          className="card stack"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (!state.isBusy && state.overLimit === null && locked === null) state.submit();
          }}
        >
          <PostInputs state={state} />
          <SaveRow state={state} isLocked={locked !== null} onCancel={() => setIsLeaving(true)} />
        </form>
        <div className="card post-preview-column">
          <PostPreview parts={partsOf(state.form)} />
        </div>
      </div>
      {isLeaving ? <LeavePost discard={state.discard} onClose={() => setIsLeaving(false)} /> : null}
    </>
  );
}

/** Saves a post and, where it has its time, schedules it with a call of its own. */
import type { CallReply } from '@debt-payoff/contract/call';
import type { updateSocialPostCall } from '@debt-payoff/contract/social-posts';
import type { KeyedSubmission } from '../../forms/submission-key.ts';
import type { PostBody } from './post-form-rules.ts';

export type PostSubmission = KeyedSubmission<PostBody & { readonly version?: number }>;
export type PostReply = CallReply<typeof updateSocialPostCall>;

export type PostCalls = {
  readonly create: (submission: PostSubmission) => Promise<PostReply>;
  readonly update: (id: number, body: PostSubmission['body']) => Promise<PostReply>;
  readonly schedule: (id: number) => Promise<PostReply>;
};

/** What is saved stays saved where scheduling fails: the list says how it stands. */
export async function savePost(
  calls: PostCalls,
  { id, submission }: { readonly id: number | null; readonly submission: PostSubmission },
): Promise<PostReply> {
  const { body } = submission;
  const saved = await (id === null ? calls.create(submission) : calls.update(id, body));
  if (body.status !== 'scheduled' || body.scheduled_time === null) return saved;
  try {
    return await calls.schedule(saved.post.id);
  } catch (error) {
    console.warn('The post was saved, but not scheduled', error);
    return saved;
  }
}

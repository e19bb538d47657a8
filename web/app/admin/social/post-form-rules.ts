/** What the form of a post holds, what is wrong with it, and what it sends: always the whole of it. */
import { socialLimits as limits } from '@debt-payoff/contract/admin-limits';
import type { CallInput } from '@debt-payoff/contract/call';
import { CallError } from '@debt-payoff/contract/client';
import {
  postFormStatuses,
  socialPlatformLabels,
  socialPlatforms,
} from '@debt-payoff/contract/content-vocabulary';
import type { SocialPost, updateSocialPostCall } from '@debt-payoff/contract/social-posts';
import {
  characterCount,
  contentProblem,
  imageUrlProblem,
  lengthProblem,
  type PostParts,
  type PostProblem,
  postProblems,
  postTextOf,
} from '@debt-payoff/contract/social-rules';
import { adminTexts } from '@debt-payoff/contract/texts/admin';
import { fieldTexts } from '@debt-payoff/contract/texts/fields';
import { isSaidBesideFields, serverText } from '../../forms/call-failure.ts';
import { type Problems, problemsAmong } from '../../forms/problems.ts';
import { statusNames } from './post-words.ts';
import { noTime, type ScheduleFields, scheduledInstant, scheduleOf } from './schedule-times.ts';

const texts = adminTexts.social;

/** In the order in which they stand in the form, with the server's names for them. */
export const postFields = {
  platform: 'platform',
  content: 'content',
  hashtags: 'hashtags',
  mentions: 'mentions',
  imageUrl: 'image_url',
  imageAltText: 'image_alt_text',
  status: 'status',
  day: 'scheduled_time',
  time: 'scheduled_time_only',
} as const;
export type PostField = keyof typeof postFields;
export type PostForm = Readonly<Record<PostField, string>> & ScheduleFields;

export type PostBody = Omit<CallInput<typeof updateSocialPostCall>['body'], 'version'>;

export const blankForm: PostForm = {
  ...{ platform: 'twitter', content: '', hashtags: '', mentions: '', imageUrl: '' },
  ...{ imageAltText: '', status: 'draft', ...noTime },
};

export function formOf(post: SocialPost): PostForm {
  return {
    platform: post.platform,
    content: post.content,
    hashtags: post.hashtags,
    mentions: post.mentions,
    imageUrl: post.image_url ?? '',
    imageAltText: post.image_alt_text,
    // One that failed is a draft again once it is saved.
    status: post.status === 'scheduled' ? 'scheduled' : 'draft',
    ...scheduleOf(post.scheduled_time),
  };
}

export function partsOf(form: PostForm): PostParts {
  const { content, hashtags, mentions, imageAltText } = form;
  const platform = socialPlatforms.find((each) => each === form.platform) ?? 'twitter';
  return { platform, content, hashtags, mentions, imageAltText, imageUrl: form.imageUrl.trim() };
}

/** 'Scheduled' without a time is saved as a draft. */
export function isScheduling(form: PostForm): boolean {
  return form.status === 'scheduled' && form.day !== '' && form.time !== '';
}

export function formProblems(form: PostForm): Problems<PostField> {
  const parts = partsOf(form);
  const hasNoSuchTime = form.day !== '' && form.time !== '' && scheduledInstant(form) === null;
  return problemsAmong({
    platform: null,
    content: contentProblem(parts) ?? unpostable(form, 'content'),
    hashtags: tooLong(form.hashtags, 'Hashtags', limits.wordsMaxLength),
    mentions: tooLong(form.mentions, 'Mentions', limits.wordsMaxLength),
    imageUrl: imageUrlProblem(parts.imageUrl) ?? unpostable(form, 'image_url'),
    imageAltText: tooLong(form.imageAltText, 'Image description', limits.imageAltTextMaxLength),
    status: null,
    day: hasNoSuchTime ? texts.timeInvalid : null,
    time: null,
  });
}

function tooLong(text: string, field: string, maxLength: number): string | null {
  return text.length > maxLength ? fieldTexts.tooLong({ field, maxLength }) : null;
}

/** What the platform could not do stops nobody from saving a draft. */
function unpostable(form: PostForm, field: PostProblem['field']): string | null {
  return isScheduling(form) ? platformWords(form, field) : null;
}

/** Null while it is to be published at a time: then it is a problem. */
export function postableHint(form: PostForm, field: PostProblem['field']): string | null {
  return isScheduling(form) ? null : platformWords(form, field);
}

/** What the platform would refuse, said at the field where it is mended. */
function platformWords(form: PostForm, field: PostProblem['field']): string | null {
  const problems = postProblems(partsOf(form)).filter((problem) => problem.field === field);
  return problems.map(({ message }) => message).join(' ') || null;
}

/** The platform counts what is appended too. */
export function counterOf(form: PostForm): {
  readonly words: string;
  readonly overLimit: string | null;
} {
  const { platform, ...parts } = partsOf(form);
  const max = limits.contentMaxLength[platform];
  const [alone, whole] = [characterCount(parts.content), characterCount(postTextOf(parts))];
  const hasAppended = postTextOf(parts) !== parts.content.trim();
  const counted = `${figure(alone)} of ${figure(max)} characters`;
  return {
    words: hasAppended ? `${counted}, ${figure(whole)} with hashtags and mentions` : counted,
    overLimit: lengthProblem({ platform, ...parts }),
  };
}

const figure = (number: number): string => number.toLocaleString('en-GB');

export function bodyOf(form: PostForm): PostBody {
  const instant = scheduledInstant(form);
  return {
    content: form.content,
    platform: partsOf(form).platform,
    status: postFormStatuses.find((status) => status === form.status) ?? 'draft',
    scheduled_time: instant,
    scheduled_date: instant === null ? null : form.day,
    scheduled_time_only: instant === null ? null : form.time,
    image_url: form.imageUrl.trim() || null,
    image_alt_text: form.imageAltText,
    hashtags: form.hashtags,
    mentions: form.mentions,
  };
}

/** What stands in one field, as staff would read it. */
export function wordsOf(field: keyof PostForm, { form }: { readonly form: PostForm }): string {
  if (field === 'platform') return socialPlatformLabels[partsOf(form).platform];
  if (field === 'status')
    return form.status === 'scheduled' ? statusNames.scheduled : statusNames.draft;
  return form[field];
}

/** Whether somebody else saved it since the form was opened. */
export function isOutdated(error: unknown): boolean {
  return error instanceof CallError && error.reply.error === texts.outdated;
}

/** Null where it is said in another place: beside a field, or as what somebody else has saved. */
export function saveFailure(error: unknown): string | null {
  if (error === null || isOutdated(error) || isSaidBesideFields(postFields, error)) return null;
  if (!(error instanceof CallError)) return texts.saveFailed;
  const inFields = [...new Set(Object.values(error.reply.fields ?? {}))].join(' ');
  return inFields || (serverText(error) ?? texts.saveFailed);
}

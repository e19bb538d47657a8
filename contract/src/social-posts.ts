/** Posts on social networks, for staff: written here, posted there. */
import { z } from 'zod';
import { adminAddresses } from './admin-addresses.ts';
import { adminLimits, socialLimits } from './admin-limits.ts';
import { defineCall } from './call.ts';
import {
  postFormStatuses,
  postSortOptions,
  postStatuses,
  socialPlatforms,
  sortOrders,
} from './content-vocabulary.ts';
import { choiceOf, filterOf, pageQuery, pagination } from './pagination.ts';
import { emptyIfNull, held } from './schema-rules.ts';
import { contentProblem, imageUrlProblem } from './social-rules.ts';
import { fieldTexts } from './texts/fields.ts';

const socialPost = z.object({
  id: z.int(),
  content: z.string(),
  platform: z.enum(socialPlatforms),
  status: z.enum(postStatuses),
  scheduled_time: z.iso.datetime().nullable(),
  published_at: z.iso.datetime().nullable(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  image_url: z.string().nullable(),
  image_alt_text: z.string(),
  /** By spaces, as they were typed. */
  hashtags: z.string(),
  mentions: z.string(),
  likes_count: z.int(),
  retweets_count: z.int(),
  comments_count: z.int(),
  shares_count: z.int(),
  /** When the four were last fetched; null where they never were. */
  metrics_at: z.iso.datetime().nullable(),
  /** Why it failed, in words for staff; null for one that did not. */
  failure: z.string().nullable(),
  /** Whether nobody knows if it was posted: look on the platform before anything else. */
  needs_check: z.boolean(),
  /** Being posted right now, by whatever process. */
  is_publishing: z.boolean(),
  /** Posted to the sandbox, which no reader sees. */
  is_sandbox: z.boolean(),
  /** Where it is to be read; null where the platform did not say. */
  post_url: z.string().nullable(),
  /** Sent back with a change, it is refused where another came between. */
  version: z.int(),
});
export type SocialPost = z.infer<typeof socialPost>;

const connection = z.object({
  platform: z.enum(socialPlatforms),
  /** Without keys: nothing leaves this machine. */
  is_sandbox: z.boolean(),
});
export type SocialConnection = z.infer<typeof connection>;

const params = z.object({ id: z.coerce.number().int().min(1) });
const oneText = (maxLength: number, field: string) =>
  emptyIfNull(
    z.string().max(maxLength, { error: fieldTexts.tooLong({ field, maxLength }) }),
  ).default('');

const postFields = z.object({
  content: z.string({ error: fieldTexts.required('Content') }),
  platform: z.enum(socialPlatforms, { error: 'Choose a platform' }),
  /** 'scheduled' without a time is saved as a draft, and so is one that failed, should it be sent as it was read. */
  status: z
    .union([z.enum(postFormStatuses), z.literal('failed').transform(() => 'draft' as const)], {
      error: 'Choose draft or scheduled',
    })
    .default('draft'),
  /** An instant, or a time of London without an offset. Null, empty and absent: the two below, or none. */
  scheduled_time: z.string().max(40).nullable().default(null),
  scheduled_date: z.string().max(10).nullable().default(null),
  scheduled_time_only: z.string().max(8).nullable().default(null),
  image_url: z.string().trim().check(held(imageUrlProblem)).nullable().default(null),
  image_alt_text: oneText(socialLimits.imageAltTextMaxLength, 'Image description'),
  hashtags: oneText(socialLimits.wordsMaxLength, 'Hashtags'),
  mentions: oneText(socialLimits.wordsMaxLength, 'Mentions'),
});
export type SocialPostFields = z.infer<typeof postFields>;

/** By the limit of its platform, with what is appended. */
function contentCheck({ value, issues }: z.core.ParsePayload<SocialPostFields>): void {
  const message = contentProblem(value);
  if (message === null) return;
  issues.push({ code: 'custom', message, path: ['content'], input: value.content });
}

/** `id` stands beside the post, for clients that look there. */
const postReply = z.object({ post: socialPost, id: z.int(), message: z.string() });

export const listSocialPostsCall = defineCall({
  ...adminAddresses.listSocialPosts,
  access: 'admin',
  summary: 'Lists the posts for social networks',
  query: pageQuery({
    perPage: socialLimits.listFetchPerPage,
    perPageMax: socialLimits.listFetchPerPage,
  }).extend({
    /** Found in content and hashtags, by whatever case. */
    search: z.string().trim().max(adminLimits.searchMaxLength).default(''),
    status: filterOf(postStatuses),
    platform: filterOf(socialPlatforms),
    sort_by: choiceOf(postSortOptions, 'created_at'),
    sort_order: choiceOf(sortOrders, 'desc'),
  }),
  replies: {
    200: z.object({
      posts: z.array(socialPost),
      pagination,
      connections: z.array(connection),
    }),
  },
});

export const getSocialPostCall = defineCall({
  ...adminAddresses.getSocialPost,
  access: 'admin',
  summary: 'Shows a post',
  params,
  replies: { 200: z.object({ post: socialPost, connections: z.array(connection) }) },
});

export const createSocialPostCall = defineCall({
  ...adminAddresses.createSocialPost,
  access: 'admin',
  summary: 'Saves a new post, as a draft or scheduled',
  bodyMaxBytes: socialLimits.bodyMaxBytes,
  body: postFields.check(contentCheck),
  replies: { 201: postReply },
});

export const updateSocialPostCall = defineCall({
  ...adminAddresses.updateSocialPost,
  access: 'admin',
  summary: 'Changes a post that is not published; the whole of it is sent',
  params,
  bodyMaxBytes: socialLimits.bodyMaxBytes,
  body: postFields.extend({ version: z.int().optional() }).check(contentCheck),
  replies: { 200: postReply },
});

export const scheduleSocialPostCall = defineCall({
  ...adminAddresses.scheduleSocialPost,
  access: 'admin',
  summary: 'Schedules a post for the time that it has; one that is scheduled stays so',
  params,
  replies: { 200: postReply },
});

export const publishSocialPostCall = defineCall({
  ...adminAddresses.publishSocialPost,
  access: 'admin',
  summary: 'Posts a draft, or one that failed, right now',
  params,
  /** The one that was looked at: after a try whose reply was lost, the next press is a second post, and none comes without it. */
  query: z.object({ version: z.coerce.number().int().optional() }),
  replies: { 200: postReply },
});

export const refreshSocialMetricsCall = defineCall({
  ...adminAddresses.refreshSocialMetrics,
  access: 'admin',
  summary: 'Fetches what readers did with a published post; at most every 15 minutes',
  params,
  replies: { 200: postReply },
});

export const deleteSocialPostCall = defineCall({
  ...adminAddresses.deleteSocialPost,
  access: 'admin',
  summary: 'Deletes a post that is not published',
  params,
  replies: { 200: z.object({ message: z.string() }) },
});

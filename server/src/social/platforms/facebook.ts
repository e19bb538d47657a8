/** Posts to a Facebook page: text to its feed, an image with text to its photos. */
import { z } from 'zod';
import { createMetaClient } from './meta.ts';
import { type OutgoingPost, type Platform, platformId } from './platform.ts';
import type { PlatformDeps } from './platform-deps.ts';
import type { MetaConfig } from './social-config.ts';

const created = z.object({ id: platformId, post_id: platformId.optional() });
const total = z.object({ summary: z.object({ total_count: z.int().min(0) }) });
const engagement = z.object({
  likes: total,
  comments: total,
  // Left out where there are none.
  shares: z.object({ count: z.int().min(0) }).optional(),
});
const engagementFields =
  'likes.limit(0).summary(total_count),comments.limit(0).summary(total_count),shares';

export function createFacebook(config: MetaConfig, deps: PlatformDeps): Platform {
  const client = createMetaClient('facebook', config, deps);

  return {
    name: 'facebook',
    isSandbox: false,
    publish: async (post, { beforeSending }) => {
      const { edge, body } = requestOf(post);
      await beforeSending();
      const reply = await client.post(`${config.accountId}/${edge}`, { body, mayPost: true });
      const { data } = created.safeParse(reply.body);
      if (data === undefined) throw client.unreadable({ mayPost: true });
      // A photo has an id beside that of the post which shows it.
      const id = data.post_id ?? data.id;
      return { platformPostId: id, postUrl: `https://www.facebook.com/${encodeURIComponent(id)}` };
    },
    fetchMetrics: async (platformPostId) => {
      const { body } = await client.get(encodeURIComponent(platformPostId), {
        fields: engagementFields,
      });
      const { data } = engagement.safeParse(body);
      if (data === undefined) throw client.unreadable({ mayPost: false });
      return {
        likes: data.likes.summary.total_count,
        comments: data.comments.summary.total_count,
        shares: data.shares?.count ?? 0,
        retweets: 0,
      };
    },
  };
}

function requestOf({ text, imageUrl, imageAltText }: OutgoingPost): { edge: string; body: object } {
  if (imageUrl === null) return { edge: 'feed', body: { message: text } };
  const altText = imageAltText === '' ? {} : { alt_text_custom: imageAltText };
  return { edge: 'photos', body: { url: imageUrl, message: text, ...altText } };
}

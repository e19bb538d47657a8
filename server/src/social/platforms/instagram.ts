/** Posts an image to Instagram: a container that Instagram fills from the image's address, then published. */
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { createMetaClient, type MetaClient } from './meta.ts';
import { type OutgoingPost, type Platform, PlatformError, platformId } from './platform.ts';
import type { PlatformDeps } from './platform-deps.ts';
import type { MetaConfig } from './social-config.ts';

const withId = z.object({ id: platformId });
const container = z.object({ status_code: z.string(), status: z.string().optional() });
const media = z.object({
  // Left out where the account hides it.
  like_count: z.int().min(0).default(0),
  comments_count: z.int().min(0),
});

/** Half a minute in total; an image is usually ready at once. */
const usualPausesMs = [1_000, 2_000, 4_000, 8_000, 15_000];
const lookMs = 5_000;

export function createInstagram(
  config: MetaConfig,
  deps: PlatformDeps & { readonly pausesMs?: readonly number[] },
): Platform {
  const client = createMetaClient('instagram', config, deps);
  const pausesMs = deps.pausesMs ?? usualPausesMs;

  return {
    name: 'instagram',
    isSandbox: false,
    publish: async (post, { beforeSending }) => {
      const id = await createContainer(client, { accountId: config.accountId, post });
      await untilReady(client, { id, pausesMs });
      await beforeSending();
      const reply = await client.post(`${config.accountId}/media_publish`, {
        body: { creation_id: id },
        mayPost: true,
      });
      const { data } = withId.safeParse(reply.body);
      if (data === undefined) throw client.unreadable({ mayPost: true });
      // Its address takes another request, during which nobody would know yet that it was posted.
      return { platformPostId: data.id, postUrl: null };
    },
    fetchMetrics: async (platformPostId) => {
      const path = encodeURIComponent(platformPostId);
      const { body } = await client.get(path, { fields: 'like_count,comments_count' });
      const { data } = media.safeParse(body);
      if (data === undefined) throw client.unreadable({ mayPost: false });
      return { likes: data.like_count, comments: data.comments_count, retweets: 0, shares: 0 };
    },
  };
}

async function createContainer(
  client: MetaClient,
  { accountId, post }: { readonly accountId: string; readonly post: OutgoingPost },
): Promise<string> {
  const { text, imageUrl, imageAltText } = post;
  const reply = await client.post(`${accountId}/media`, {
    body: {
      image_url: imageUrl,
      caption: text,
      ...(imageAltText !== '' && { alt_text: imageAltText }),
    },
    mayPost: false,
  });
  const { data } = withId.safeParse(reply.body);
  if (data === undefined) throw client.unreadable({ mayPost: false });
  return data.id;
}

async function untilReady(
  client: MetaClient,
  { id, pausesMs }: { readonly id: string; readonly pausesMs: readonly number[] },
): Promise<void> {
  for (const pauseMs of [...pausesMs, null]) {
    const { body } = await client.get(encodeURIComponent(id), {
      fields: 'status_code,status',
      replyMs: lookMs,
    });
    const { data } = container.safeParse(body);
    if (data === undefined) throw client.unreadable({ mayPost: false });
    if (data.status_code === 'FINISHED') return;
    if (data.status_code !== 'IN_PROGRESS') {
      throw client.refused(data.status ?? data.status_code);
    }
    if (pauseMs !== null) await pause(pauseMs);
  }
  throw new PlatformError({ obstacle: 'busy', message: 'Instagram is still fetching the image' });
}

/** Posts to X by its API v2, for the account whose keys are configured. */
import { z } from 'zod';
import { type Platform, platformId } from './platform.ts';
import { createClient, type Finding, type Reply } from './platform-client.ts';
import type { PlatformDeps } from './platform-deps.ts';
import type { XConfig } from './social-config.ts';
import { authorizationOf } from './x-signature.ts';

const createdPost = z.object({ data: z.object({ id: platformId }) });
const lookedUpPost = z.object({
  data: z.object({
    public_metrics: z.object({
      like_count: z.int().min(0),
      retweet_count: z.int().min(0),
      reply_count: z.int().min(0),
      quote_count: z.int().min(0).default(0),
    }),
  }),
});
const failure = z.object({
  title: z.string().optional(),
  detail: z.string().optional(),
  errors: z.array(z.object({ message: z.string().optional() })).optional(),
});

export function createX({ apiUrl, keys }: XConfig, { clock, deadlines }: PlatformDeps): Platform {
  const { call, unreadable } = createClient({
    ...{ name: 'twitter', clock, deadlines, explain },
    secrets: Object.values(keys),
  });
  const signed = (method: 'GET' | 'POST', url: URL) => ({
    authorization: authorizationOf({ method, url }, keys, { now: clock.now() }),
  });

  return {
    name: 'twitter',
    isSandbox: false,
    publish: async ({ text }, { beforeSending }) => {
      const url = new URL('/2/tweets', apiUrl);
      const request = {
        method: 'POST',
        url,
        body: JSON.stringify({ text }),
        mayPost: true,
      } as const;
      await beforeSending();
      const headers = { ...signed('POST', url), 'content-type': 'application/json' };
      const { data } = createdPost.safeParse((await call({ ...request, headers })).body);
      if (data === undefined) throw unreadable(request);
      const { id } = data.data;
      return {
        platformPostId: id,
        postUrl: `https://x.com/i/web/status/${encodeURIComponent(id)}`,
      };
    },
    fetchMetrics: async (platformPostId) => {
      const url = new URL(`/2/tweets/${encodeURIComponent(platformPostId)}`, apiUrl);
      url.searchParams.set('tweet.fields', 'public_metrics');
      const request = { method: 'GET', url, mayPost: false } as const;
      const { data } = lookedUpPost.safeParse(
        (await call({ ...request, headers: signed('GET', url) })).body,
      );
      if (data === undefined) throw unreadable(request);
      const { like_count, retweet_count, reply_count, quote_count } = data.data.public_metrics;
      return {
        likes: like_count,
        retweets: retweet_count,
        comments: reply_count,
        // What X calls quotes: passed on with words of one's own.
        shares: quote_count,
      };
    },
  };
}

function explain({ body }: Reply): Finding {
  const { data } = failure.safeParse(body);
  return { reason: data?.detail ?? data?.errors?.[0]?.message ?? data?.title };
}

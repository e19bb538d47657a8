/** Posts to LinkedIn by its Posts API, for the member or the organisation that is configured. */
import { z } from 'zod';
import { littleTextOf } from './little-text.ts';
import { type Platform, platformId } from './platform.ts';
import { createClient, type Finding, type Reply } from './platform-client.ts';
import type { PlatformDeps } from './platform-deps.ts';
import type { LinkedInConfig } from './social-config.ts';

const socialMetadata = z.object({
  reactionSummaries: z.record(z.string(), z.object({ count: z.int().min(0) })).default({}),
  commentSummary: z.object({ count: z.int().min(0) }),
});
const failure = z.object({ message: z.string() });

export function createLinkedIn(
  { apiUrl, version, accessToken, author }: LinkedInConfig,
  { clock, deadlines }: PlatformDeps,
): Platform {
  const { call, unreadable } = createClient({
    ...{ name: 'linkedin', clock, deadlines, explain },
    secrets: [accessToken],
  });
  const headers = {
    authorization: `Bearer ${accessToken}`,
    'linkedin-version': version,
    'x-restli-protocol-version': '2.0.0',
  };

  return {
    name: 'linkedin',
    isSandbox: false,
    publish: async ({ text }, { beforeSending }) => {
      const request = {
        method: 'POST',
        url: new URL('/rest/posts', apiUrl),
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({
          author,
          commentary: littleTextOf(text),
          visibility: 'PUBLIC',
          distribution: {
            feedDistribution: 'MAIN_FEED',
            targetEntities: [],
            thirdPartyDistributionChannels: [],
          },
          lifecycleState: 'PUBLISHED',
          isReshareDisabledByAuthor: false,
        }),
        mayPost: true,
      } as const;
      await beforeSending();
      const { data: urn } = platformId.safeParse((await call(request)).headers['x-restli-id']);
      if (urn === undefined) throw unreadable(request);
      const postUrl = `https://www.linkedin.com/feed/update/${encodeURIComponent(urn)}/`;
      return { platformPostId: urn, postUrl };
    },
    fetchMetrics: async (platformPostId) => {
      const url = new URL(`/rest/socialMetadata/${encodeURIComponent(platformPostId)}`, apiUrl);
      const request = { method: 'GET', url, headers, mayPost: false } as const;
      const { data } = socialMetadata.safeParse((await call(request)).body);
      if (data === undefined) throw unreadable(request);
      const reactions = Object.values(data.reactionSummaries);
      return {
        likes: reactions.reduce((sum, { count }) => sum + count, 0),
        comments: data.commentSummary.count,
        // LinkedIn does not tell them.
        ...{ retweets: 0, shares: 0 },
      };
    },
  };
}

function explain({ body }: Reply): Finding {
  return { reason: failure.safeParse(body).data?.message };
}

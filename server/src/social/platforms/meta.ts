/** What Instagram and Facebook share: the Graph API, its tokens and its errors. */
import type { SocialPlatform } from '@debt-payoff/contract/content-vocabulary';
import { z } from 'zod';
import { createClient, type Finding, type PlatformClient, type Reply } from './platform-client.ts';
import type { PlatformDeps } from './platform-deps.ts';
import type { MetaConfig } from './social-config.ts';

export type MetaClient = Pick<PlatformClient, 'unreadable' | 'refused'> & {
  readonly get: (
    path: string,
    options: { readonly fields: string; readonly replyMs?: number },
  ) => Promise<Reply>;
  readonly post: (
    path: string,
    options: { readonly body: object; readonly mayPost: boolean },
  ) => Promise<Reply>;
};

const failure = z.object({
  error: z.object({
    message: z.string().optional(),
    code: z.int().optional(),
    error_subcode: z.int().optional(),
    error_user_msg: z.string().optional(),
    is_transient: z.boolean().optional(),
  }),
});
const usage = z.record(
  z.string(),
  z.array(z.object({ estimated_time_to_regain_access: z.number().min(0).optional() })),
);

/** The token has expired or was withdrawn: 190, or a session that has ended. */
const tokenCodes = [102, 190];
const tokenSubcodes = [463, 467];
/** Of the application, the account, the page or the call; 80001 and 80002 of pages and Instagram; a day's posts. */
const limitCodes = [4, 9, 17, 32, 341, 613, 80_001, 80_002];
/** Under the code of a limit, but about what the post says. */
const spamSubcode = 2_207_051;
/** The image is still being made ready, so that nothing was posted. */
const notReadyCode = 9_007;
/** Errors of Meta's own, after which nobody knows how far it came. */
const temporaryCodes = [-2, -1, 1, 2];

export function createMetaClient(
  name: SocialPlatform,
  { apiUrl, version, accessToken }: MetaConfig,
  { clock, deadlines }: PlatformDeps,
): MetaClient {
  const secrets = [accessToken];
  const { call, unreadable, refused } = createClient({ name, clock, deadlines, secrets, explain });
  // In a header, because addresses end up in logs.
  const headers = { authorization: `Bearer ${accessToken}` };
  return {
    unreadable,
    refused,
    get: (path, { fields, ...options }) => {
      const url = new URL(`/${version}/${path}`, apiUrl);
      url.searchParams.set('fields', fields);
      return call({ method: 'GET', url, headers, mayPost: false, ...options });
    },
    post: (path, { body, mayPost }) =>
      call({
        method: 'POST',
        url: new URL(`/${version}/${path}`, apiUrl),
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(body),
        mayPost,
      }),
  };
}

function explain({ body, headers }: Reply): Finding {
  const error = failure.safeParse(body).data?.error;
  if (error === undefined) return {};
  const { code = 0, error_subcode: subcode = 0 } = error;
  const reason = error.error_user_msg ?? error.message;
  if (subcode === spamSubcode) return { kind: 'refused', reason };
  if (tokenCodes.includes(code) || tokenSubcodes.includes(subcode))
    return { kind: 'reconnect', reason };
  if (limitCodes.includes(code) || code === notReadyCode) {
    return { kind: 'busy', reason, waitMs: waitOf(headers['x-business-use-case-usage']) };
  }
  if (temporaryCodes.includes(code) || error.is_transient === true)
    return { kind: 'temporary', reason };
  return { reason };
}

/** It gives minutes, for each kind of use. */
function waitOf(text: string | string[] | undefined): number | undefined {
  const { data = {} } = usage.safeParse(jsonOf(String(text)));
  const minutes = Object.values(data)
    .flat()
    .map((use) => use.estimated_time_to_regain_access ?? 0);
  const longest = Math.max(0, ...minutes);
  return longest === 0 ? undefined : longest * 60_000;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

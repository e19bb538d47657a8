import { socialPlatforms } from '@debt-payoff/contract/content-vocabulary';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { recordedLog } from '../../testing/recorded-log.ts';
import { createPlatforms } from './create-platforms.ts';
import type { OutgoingPost, Platform } from './platform.ts';
import { clock, failureOf, outgoing, token, trials, usualPost } from './platforms.fixture.ts';
import { createSandboxes } from './sandbox.ts';

const image = 'https://images.example/a.jpg';
const beforeSending = async () => {};

/** Each with a server that nobody can reach: what breaks a rule does not get that far. */
const variables = {
  ...{ X_API_KEY: 'a', X_API_SECRET: 'b', X_ACCESS_TOKEN: 'c', X_ACCESS_TOKEN_SECRET: 'd' },
  ...{ LINKEDIN_ACCESS_TOKEN: 'a', LINKEDIN_AUTHOR: 'urn:li:person:abc' },
  ...{ INSTAGRAM_ACCESS_TOKEN: 'a', INSTAGRAM_ACCOUNT_ID: '17841400008460056' },
  ...{ FACEBOOK_ACCESS_TOKEN: token, FACEBOOK_PAGE_ID: '1234' },
  ...Object.fromEntries(
    ['X', 'LINKEDIN', 'INSTAGRAM', 'FACEBOOK'].map((name) => [
      `${name}_API_URL`,
      'http://127.0.0.1:1',
    ]),
  ),
};
const { log } = recordedLog();
const connected = createPlatforms(readConfig(variables).social, { clock, log });

it('without keys each is a sandbox, with keys none', () => {
  const without = createPlatforms(readConfig({}).social, { clock, log });
  expect(Object.values(without).map(({ isSandbox }) => isSandbox)).toEqual(Array(4).fill(true));
  expect(Object.values(connected).map(({ isSandbox }) => isSandbox)).toEqual(Array(4).fill(false));
});

describe.each([
  ['the sandbox', createSandboxes()],
  ['the platform', connected],
])('%s refuses before anything is sent', (_who, platforms) => {
  it.each<[string, Platform, OutgoingPost, RegExp]>([
    ['nothing to say', platforms.facebook, outgoing({ text: ' ' }), /Content is required/],
    ['too much', platforms.twitter, outgoing({ text: 'a'.repeat(281) }), /character limit/],
    [
      'too much as X counts',
      platforms.twitter,
      outgoing({ text: '😀'.repeat(141) }),
      /counts this as 282/,
    ],
    ['an image on X', platforms.twitter, outgoing({ imageUrl: image }), /takes no image/],
    ['an image on LinkedIn', platforms.linkedin, outgoing({ imageUrl: image }), /takes no image/],
    ['no image on Instagram', platforms.instagram, outgoing(), /needs an image/],
    [
      'too many hashtags',
      platforms.instagram,
      outgoing({ imageUrl: image, text: '#a '.repeat(31) }),
      /at most 30 hashtags/,
    ],
    [
      'an image of this machine',
      platforms.facebook,
      outgoing({ imageUrl: 'http://127.0.0.1/a.jpg' }),
      /cannot reach this address/,
    ],
  ])('%s', async (_what, platform, post, message) => {
    const steps: string[] = [];
    const publishing = platform.publish(post, {
      beforeSending: async () => {
        steps.push('sent');
      },
    });
    const failure = await publishing.catch(failureOf);
    expect(failure).toMatchObject({ obstacle: 'refused', message: expect.stringMatching(message) });
    expect(steps).toEqual([]);
  });
});

it.each(socialPlatforms)(
  'the sandbox of %s takes a good post, and nobody reads it',
  async (name) => {
    const sandbox = createSandboxes()[name];
    const { platformPostId, postUrl } = await sandbox.publish(usualPost(sandbox), {
      beforeSending,
    });
    expect(platformPostId).toMatch(/^sandbox-/);
    expect(postUrl).toBeNull();
    expect(await sandbox.fetchMetrics(platformPostId)).toEqual({
      ...{ likes: 0, retweets: 0, comments: 0, shares: 0 },
    });
    const rejecting = () => Promise.reject(new Error('another has it'));
    const publishing = sandbox.publish(usualPost(sandbox), { beforeSending: rejecting });
    await expect(publishing).rejects.toThrow('another has it');
  },
);

it('the log says why a platform did not do as asked, and holds no token', async () => {
  const { server } = await trials.facebook.open();
  server.misbehave('', { status: 400, body: { error: { code: 190, message: `Bad ${token}` } } });
  const recorded = recordedLog();
  const { social } = readConfig({ ...variables, FACEBOOK_API_URL: server.url });
  const { facebook } = createPlatforms(social, { clock, log: recorded.log });
  await facebook.publish(outgoing(), { beforeSending }).catch(failureOf);
  await facebook.fetchMetrics('1').catch(failureOf);
  expect(recorded.entries).toMatchObject(
    Array(2).fill({
      msg: 'a social network did not do as asked',
      ...{ platform: 'facebook', obstacle: 'reconnect', err: { message: 'Bad [token]' } },
    }),
  );
  expect(JSON.stringify(recorded.entries)).not.toContain(token);
});

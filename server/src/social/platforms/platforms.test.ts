import { socialPlatforms } from '@debt-payoff/contract/content-vocabulary';
import { describe, expect, it } from 'vitest';
import type { Misbehaviour } from '../../testing/platform-server.ts';
import {
  failureOf,
  keys,
  outgoing,
  token,
  trials,
  tryToPublish,
  usualPost,
} from './platforms.fixture.ts';

/** The steps of Instagram before the one that posts. */
const stepsBefore = { twitter: 0, linkedin: 0, instagram: 3, facebook: 0 };
const image = { imageUrl: 'https://images.example/a.jpg', imageAltText: 'A graph' };
const tweet = '1445880548472328192';

describe('what is sent', () => {
  it('to X: the text, signed', async () => {
    const { outcome, calledAfter } = await tryToPublish(await trials.twitter.open());
    expect(outcome).toEqual({
      platformPostId: tweet,
      postUrl: `https://x.com/i/web/status/${tweet}`,
    });
    expect(calledAfter).toEqual([0]);
  });

  it('to X: JSON with the text alone', async () => {
    const connection = await trials.twitter.open();
    await tryToPublish(connection, outgoing({ text: 'Zoë & co: 5 % off! #debt' }));
    expect(connection.server.posted).toMatchObject([
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: { text: 'Zoë & co: 5 % off! #debt' },
      },
    ]);
  });

  it('to LinkedIn: what it reserves escaped, hashtags as hashtags', async () => {
    const connection = await trials.linkedin.open();
    const text = 'Mind the (gap) @jo_b: a|b <c> {d} [e] *f* ~g~ \\h c#\n\n#debt_free #Zoë';
    const { outcome, calledAfter } = await tryToPublish(connection, outgoing({ text }));
    expect(connection.server.posted).toMatchObject([
      {
        headers: { 'linkedin-version': '202607', 'x-restli-protocol-version': '2.0.0' },
        body: {
          author: 'urn:li:organization:1234',
          commentary:
            'Mind the \\(gap\\) \\@jo\\_b: a\\|b \\<c\\> \\{d\\} \\[e\\] \\*f\\* \\~g\\~ \\\\h c\\#\n\n{hashtag|\\#|debt\\_free} {hashtag|\\#|Zoë}',
          visibility: 'PUBLIC',
          lifecycleState: 'PUBLISHED',
          distribution: { feedDistribution: 'MAIN_FEED' },
        },
      },
    ]);
    expect(calledAfter).toEqual([0]);
    expect(outcome).toEqual({
      platformPostId: 'urn:li:share:6844785523593134080',
      postUrl: 'https://www.linkedin.com/feed/update/urn%3Ali%3Ashare%3A6844785523593134080/',
    });
  });

  it('to Instagram: a container, looked at until it is ready, then published', async () => {
    const connection = await trials.instagram.open();
    const { outcome, calledAfter } = await tryToPublish(connection, outgoing(image));
    const { received } = connection.server;
    expect(received.map(({ method, url }) => `${method} ${url.pathname}${url.search}`)).toEqual([
      'POST /v26.0/17841400008460056/media',
      'GET /v26.0/17889455560051444?fields=status_code%2Cstatus',
      'GET /v26.0/17889455560051444?fields=status_code%2Cstatus',
      'POST /v26.0/17841400008460056/media_publish',
    ]);
    expect(received[0]?.body).toEqual({
      image_url: image.imageUrl,
      caption: 'Debt free!',
      alt_text: 'A graph',
    });
    expect(calledAfter).toEqual([3]);
    expect(outcome).toEqual({ platformPostId: '17920238422030506', postUrl: null });
  });

  it.each([
    ['text', outgoing(), '/v26.0/1234/feed', { message: 'Debt free!' }],
    [
      'an image',
      outgoing(image),
      '/v26.0/1234/photos',
      { url: image.imageUrl, message: 'Debt free!', alt_text_custom: 'A graph' },
    ],
    [
      'an image that nobody described',
      outgoing({ imageUrl: image.imageUrl }),
      '/v26.0/1234/photos',
      { url: image.imageUrl, message: 'Debt free!' },
    ],
  ])('to Facebook: %s', async (_what, post, path, body) => {
    const connection = await trials.facebook.open();
    const { outcome, calledAfter } = await tryToPublish(connection, post);
    expect(connection.server.received).toMatchObject([{ url: { pathname: path }, body }]);
    expect(calledAfter).toEqual([0]);
    expect(outcome).toEqual({
      platformPostId: '1234_5678',
      postUrl: 'https://www.facebook.com/1234_5678',
    });
  });
});

describe.each(socialPlatforms)('%s', (name) => {
  const { open, postPath, metricsPath, postId } = trials[name];

  it('sends nothing that may post it where the step before fails', async () => {
    const { platform, server } = await open();
    const beforeSending = () => Promise.reject(new Error('another has it'));
    const publishing = platform.publish(usualPost(platform), { beforeSending });
    await expect(publishing).rejects.toThrow('another has it');
    expect(server.received).toHaveLength(stepsBefore[name]);
    expect(server.posted).toEqual([]);
  });

  const html = '<!doctype html><title>Hello</title>';
  it.each<[string, Misbehaviour, string, boolean]>([
    ['a reply that is lost', 'lost', 'unknown', true],
    ['no reply in time', 'silent', 'unknown', true],
    ['500', { status: 500 }, 'unknown', false],
    [
      '503, whenever it says to come back',
      { status: 503, headers: { 'retry-after': '5' } },
      'unknown',
      false,
    ],
    ['503 as a page', { status: 503, body: html }, 'unknown', false],
    ['a redirect', { status: 302, headers: { location: '/elsewhere' } }, 'unknown', false],
    ['success as a page', { status: 200, body: html }, 'unknown', false],
    ['success without an id', { status: 200, body: { ok: true } }, 'unknown', false],
    [
      'success with an id that no database can store',
      {
        status: 200,
        headers: { 'x-restli-id': '../me' },
        body: { id: 'a\0', data: { id: 'a\0' } },
      },
      'unknown',
      false,
    ],
    ['a huge success', { status: 200, body: 'x'.repeat(300_000) }, 'unknown', false],
    ['400', { status: 400, body: {} }, 'refused', false],
    ['400 of which not all was read', { status: 400, body: 'x'.repeat(300_000) }, 'unknown', false],
    ['403 as a page', { status: 403, body: html }, 'refused', false],
    ['404', { status: 404, body: 'null' }, 'refused', false],
    ['408', { status: 408 }, 'unknown', false],
    ['401', { status: 401 }, 'reconnect', false],
    ['429', { status: 429 }, 'busy', false],
  ])('%s after the post was sent', async (what, how, obstacle, isVisible) => {
    const connection = await open(what.startsWith('no reply') ? { replyMs: 50 } : {});
    connection.server.misbehave(postPath, how);
    const { outcome, calledAfter } = await tryToPublish(connection);
    expect(outcome).toMatchObject({ obstacle, retryAt: null });
    expect(calledAfter).toEqual([stepsBefore[name]]);
    expect(connection.server.received).toHaveLength(stepsBefore[name] + 1);
    expect(connection.server.posted).toHaveLength(isVisible ? 1 : 0);
  });

  it('a reply that is cut half-way', async () => {
    const connection = await open();
    connection.server.misbehave(postPath, 'cut');
    const { outcome } = await tryToPublish(connection);
    // LinkedIn's reply is in its headers, which came.
    expect(outcome).toMatchObject(
      name === 'linkedin' ? { platformPostId: postId } : { obstacle: 'unknown' },
    );
    expect(connection.server.posted).toHaveLength(1);
  });

  it.each([
    ['in seconds', '90', '2026-11-15T09:01:30.000Z'],
    ['as a date', 'Sun, 15 Nov 2026 10:00:00 GMT', '2026-11-15T10:00:00.000Z'],
    ['too far off', '99999999', '2026-11-16T09:00:00.000Z'],
    ['in the past', 'Sun, 15 Nov 2026 08:00:00 GMT', '2026-11-15T09:00:00.000Z'],
    ['that is none', 'soon', null],
  ])('429 with a time to wait %s', async (_how, retryAfter, retryAt) => {
    const connection = await open();
    connection.server.misbehave(postPath, { status: 429, headers: { 'retry-after': retryAfter } });
    const { outcome } = await tryToPublish(connection);
    expect(outcome).toMatchObject({ obstacle: 'busy', retryAt });
  });

  it.each([
    ['refuses the connection', 'http://127.0.0.1:1'],
    ['has no such name', 'http://nobody.invalid'],
  ])('a server that %s', async (_how, apiUrl) => {
    const connection = await open({ apiUrl });
    const { outcome, calledAfter } = await tryToPublish(connection);
    expect(outcome).toMatchObject({ obstacle: 'unreachable' });
    expect(calledAfter).toHaveLength(name === 'instagram' ? 0 : 1);
  });

  it('a server without TLS, where nothing was sent', async () => {
    const { server } = await open();
    const connection = await open({ apiUrl: server.url.replace('http:', 'https:') });
    const { outcome } = await tryToPublish(connection);
    expect(outcome).toMatchObject({ obstacle: 'unreachable' });
    expect(server.received).toEqual([]);
  });

  it('never repeats a token of ours, whole or in part', async () => {
    const ours = name === 'twitter' ? keys.accessTokenSecret : token;
    const said = `Malformed\n token ${ours} and ${encodeURIComponent(ours)} and ${ours.slice(3, 20)}. ${'x '.repeat(200)}`;
    const connection = await open();
    connection.server.misbehave(postPath, {
      status: 400,
      body: { detail: said, message: said, error: { message: said, code: 100 } },
    });
    const { outcome } = await tryToPublish(connection);
    if (!('message' in outcome)) throw new Error('It was posted');
    expect(outcome.message).toMatch(
      /^Malformed token \[token\] and \[token\] and \[token\] x x .*…$/,
    );
    expect(outcome.message.length).toBeLessThanOrEqual(200);
  });

  it.each<[string, Misbehaviour, string]>([
    ['a reply that is lost', 'lost', 'unreachable'],
    ['no reply in time', 'silent', 'unreachable'],
    ['a reply that is cut', 'cut', 'unreachable'],
    ['500', { status: 500 }, 'unreachable'],
    ['503 with a time', { status: 503, headers: { 'retry-after': '5' } }, 'busy'],
    ['401', { status: 401 }, 'reconnect'],
    ['429', { status: 429 }, 'busy'],
    ['404', { status: 404 }, 'refused'],
    ['a page', { status: 200, body: html }, 'unreachable'],
    ['figures that are none', { status: 200, body: { data: {}, likes: 5 } }, 'unreachable'],
  ])('figures: %s', async (what, how, obstacle) => {
    const { platform, server } = await open(what.startsWith('no reply') ? { replyMs: 50 } : {});
    server.misbehave(metricsPath, how);
    expect(await platform.fetchMetrics(postId).catch(failureOf)).toMatchObject({ obstacle });
  });
});

it.each([
  ['twitter', { likes: 7, retweets: 3, comments: 2, shares: 1 }],
  ['linkedin', { likes: 6, retweets: 0, comments: 5, shares: 0 }],
  ['instagram', { likes: 6, retweets: 0, comments: 4, shares: 0 }],
  ['facebook', { likes: 11, retweets: 0, comments: 5, shares: 3 }],
] as const)('%s tells what readers did', async (name, figures) => {
  const { open, postId } = trials[name];
  const { platform } = await open();
  expect(await platform.fetchMetrics(postId)).toEqual(figures);
});

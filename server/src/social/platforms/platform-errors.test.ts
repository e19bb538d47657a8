import { describe, expect, it } from 'vitest';
import type { ServedReply } from '../../testing/platform-server.ts';
import { outgoing, trials, tryToPublish } from './platforms.fixture.ts';

/** An hour after the clock of the tests. */
const inAnHour = String(Date.parse('2026-11-15T10:00:00Z') / 1_000);
const tomorrow = String(Date.parse('2026-11-16T08:00:00Z') / 1_000);
const metaError = (code: number, rest: object = {}): ServedReply => ({
  status: 400,
  body: { error: { message: 'As Meta says', type: 'OAuthException', code, ...rest } },
});
const regainIn = (...minutes: number[]) =>
  JSON.stringify({
    1234: minutes.map((estimated_time_to_regain_access) => ({
      type: 'pages',
      estimated_time_to_regain_access,
    })),
  });

describe('X', () => {
  it.each<[string, ServedReply, object]>([
    [
      'a duplicate',
      {
        status: 403,
        body: {
          title: 'Forbidden',
          detail: 'You are not allowed to create a Tweet with duplicate content.',
        },
      },
      {
        obstacle: 'refused',
        message: 'You are not allowed to create a Tweet with duplicate content.',
      },
    ],
    [
      'too many in a quarter of an hour',
      {
        status: 429,
        headers: { 'x-rate-limit-reset': inAnHour },
        body: { errors: [{ code: 88, message: 'Rate limit exceeded' }] },
      },
      { obstacle: 'busy', message: 'Rate limit exceeded', retryAt: '2026-11-15T10:00:00.000Z' },
    ],
    [
      'too many in a day',
      {
        status: 429,
        headers: {
          'x-rate-limit-reset': inAnHour,
          'x-user-limit-24hour-remaining': '0',
          'x-user-limit-24hour-reset': tomorrow,
        },
      },
      { obstacle: 'busy', retryAt: '2026-11-16T08:00:00.000Z' },
    ],
  ])('%s', async (_what, reply, outcome) => {
    const connection = await trials.twitter.open();
    connection.server.misbehave('/2/tweets', reply);
    expect((await tryToPublish(connection)).outcome).toMatchObject(outcome);
  });
});

it('LinkedIn: a duplicate is refused, in its own words', async () => {
  const connection = await trials.linkedin.open();
  const message = 'Content is a duplicate of urn:li:share:6844785523593134080';
  connection.server.misbehave('/rest/posts', { status: 422, body: { status: 422, message } });
  expect((await tryToPublish(connection)).outcome).toMatchObject({ obstacle: 'refused', message });
});

describe('Meta', () => {
  it.each<[string, ServedReply, object]>([
    ['an expired token', metaError(190, { error_subcode: 463 }), { obstacle: 'reconnect' }],
    [
      'a token that was withdrawn',
      metaError(190, { error_subcode: 467 }),
      { obstacle: 'reconnect' },
    ],
    ['a session that has ended', metaError(102), { obstacle: 'reconnect' }],
    ['a subcode alone', metaError(0, { error_subcode: 463 }), { obstacle: 'reconnect' }],
    ...[4, 9, 17, 32, 341, 613, 80_001, 80_002].map((code): [string, ServedReply, object] => [
      `the limit ${code}`,
      metaError(code),
      { obstacle: 'busy', retryAt: null },
    ]),
    [
      'a limit with its minutes',
      { ...metaError(32), headers: { 'x-business-use-case-usage': regainIn(0, 19, 5) } },
      { obstacle: 'busy', retryAt: '2026-11-15T09:19:00.000Z' },
    ],
    [
      'a limit with minutes that cannot be read',
      { ...metaError(32), headers: { 'x-business-use-case-usage': '{' } },
      { obstacle: 'busy', retryAt: null },
    ],
    ['what it takes for spam', metaError(4, { error_subcode: 2_207_051 }), { obstacle: 'refused' }],
    ['a duplicate', metaError(506), { obstacle: 'refused', message: 'As Meta says' }],
    [
      'its words for people',
      metaError(36_000, { error_user_msg: 'The image is too large.' }),
      { obstacle: 'refused', message: 'The image is too large.' },
    ],
    ['a trouble of its own', metaError(2), { obstacle: 'unknown' }],
    ['what it calls transient', metaError(99, { is_transient: true }), { obstacle: 'unknown' }],
  ])('%s', async (_what, reply, outcome) => {
    const connection = await trials.facebook.open();
    connection.server.misbehave('/feed', reply);
    expect((await tryToPublish(connection)).outcome).toMatchObject(outcome);
  });
});

describe('Instagram, before the one request that posts', () => {
  it.each<[string, Parameters<typeof misbehaving>, object]>([
    ['an image that it cannot take', ['/media', metaError(9_004)], { obstacle: 'refused' }],
    ['an expired token', ['/media', metaError(190)], { obstacle: 'reconnect' }],
    ['500', ['/media', { status: 500 }], { obstacle: 'unreachable' }],
    [
      '503 with a time',
      ['/media', { status: 503, headers: { 'retry-after': '60' } }],
      { obstacle: 'busy', retryAt: '2026-11-15T09:01:00.000Z' },
    ],
    ['a trouble of its own', ['/media', metaError(-1)], { obstacle: 'unreachable' }],
    ['a container without an id', ['/media', { status: 200 }], { obstacle: 'unreachable' }],
    ['a lost reply', ['/media', 'lost'], { obstacle: 'unreachable' }],
    [
      'an image that cannot be fetched',
      ['/1788', { status: 200, body: { status_code: 'ERROR', status: 'Error: no such image' } }],
      { obstacle: 'refused', message: 'Error: no such image' },
    ],
    [
      'a container that has expired',
      ['/1788', { status: 200, body: { status_code: 'EXPIRED' } }],
      { obstacle: 'refused' },
    ],
    [
      'an image that takes too long',
      ['/1788', { status: 200, body: { status_code: 'IN_PROGRESS' } }],
      { obstacle: 'busy' },
    ],
    [
      'a state that cannot be read',
      ['/1788', { status: 200, body: [] }],
      { obstacle: 'unreachable' },
    ],
  ])('%s', async (_what, given, outcome) => {
    const result = await misbehaving(...given);
    expect(result.outcome).toMatchObject(outcome);
    expect(result.calledAfter).toEqual([]);
    expect(result.posted).toEqual([]);
  });

  it('an image that is not ready when it is published was not posted', async () => {
    const { outcome } = await misbehaving('/media_publish', metaError(9_007));
    expect(outcome).toMatchObject({ obstacle: 'busy' });
  });

  async function misbehaving(pathPart: string, how: ServedReply | 'lost') {
    const connection = await trials.instagram.open();
    connection.server.misbehave(pathPart, how);
    const post = outgoing({ imageUrl: 'https://images.example/a.jpg' });
    return { ...(await tryToPublish(connection, post)), posted: connection.server.posted };
  }
});

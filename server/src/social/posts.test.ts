import { adminAddresses } from '@debt-payoff/contract/admin-addresses';
import { describe, expect, it } from 'vitest';
import { call } from '../testing/people.ts';
import { createTestApp } from '../testing/test-app.ts';
import { aPost, createSocialWorld, soon } from './social.fixture.ts';

const world = await createSocialWorld();
const { pool, clock, admin, create, update, schedule, publish, remove, read, entriesOf } = world;
const local = await createTestApp({ clock });
const isScheduled = { status: 'scheduled', scheduled_time: soon };
const countPosts = async (content: string) =>
  (await pool.query('SELECT 1 FROM social_posts WHERE content = $1', [content])).rowCount;

/** Just this, and nothing beside it. */
const send = (body: object) =>
  call(world.app, adminAddresses.createSocialPost, { as: admin, body });

describe('a post', () => {
  it('is created as it was sent, and recorded without its words', async () => {
    const typed = {
      content: ' Hello 👋 ',
      hashtags: '#debt  uk',
      mentions: '@mse',
      image_url: null,
    };
    const { status, body: reply } = await create(typed);
    expect(status).toBe(201);
    expect(reply).toEqual({
      id: expect.any(Number),
      message: 'Post saved',
      post: {
        id: reply.id,
        content: ' Hello 👋 ',
        platform: 'facebook',
        status: 'draft',
        scheduled_time: null,
        published_at: null,
        created_at: '2026-11-15T09:00:00.000Z',
        updated_at: '2026-11-15T09:00:00.000Z',
        image_url: null,
        image_alt_text: '',
        hashtags: '#debt  uk',
        mentions: '@mse',
        likes_count: 0,
        retweets_count: 0,
        comments_count: 0,
        shares_count: 0,
        metrics_at: null,
        failure: null,
        needs_check: false,
        is_publishing: false,
        is_sandbox: false,
        post_url: null,
        version: 1,
      },
    });
    expect(await entriesOf(reply.id)).toEqual([
      {
        ...{ actor: admin.id, action: 'post_created', outcome: 'done', failure: null },
        changes: [
          { field: 'platform', before: null, after: 'facebook' },
          { field: 'status', before: null, after: 'draft' },
          { field: 'characters', before: null, after: 9 },
        ],
      },
    ]);
  });

  it('needs a content and a platform; the rest may be left out', async () => {
    const { content, platform } = aPost;
    expect((await send({ content, platform })).body.post).toMatchObject({
      status: 'draft',
      hashtags: '',
    });
    expect((await send({})).body.fields).toEqual({
      content: 'Content is required',
      platform: 'Choose a platform',
    });
    const blank = await create({ content: ' \n ' });
    expect([blank.status, blank.body.fields]).toEqual([400, { content: 'Content is required' }]);
  });

  it.each([
    ['twitter', 280, 'Content exceeds the character limit for Twitter/X'],
    ['linkedin', 3_000, 'Content exceeds the character limit for LinkedIn'],
    ['instagram', 2_200, 'Content exceeds the character limit for Instagram'],
    ['facebook', 63_206, 'Content exceeds the character limit for Facebook'],
  ])(
    'on %s has at most %i characters, hashtags and mentions included',
    async (platform, max, message) => {
      const most = await create({ platform, content: 'é'.repeat(max) });
      expect(most.status).toBe(201);
      for (const content of ['é'.repeat(max + 1), 'é'.repeat(max - 3)]) {
        const { status, body: reply } = await create({ platform, content, hashtags: 'ab' });
        expect([status, reply.error, reply.fields]).toEqual([400, message, { content: message }]);
      }
      const fits = await create({ platform, content: 'é'.repeat(max - 5), hashtags: 'ab' });
      expect(fits.status).toBe(201);
    },
  );

  it('has an image by an address of the web', async () => {
    const { body: reply } = await create({ image_url: 'javascript:attack()' });
    expect(reply.fields).toEqual({
      image_url: 'Enter a web address that begins with https:// or http://',
    });
  });

  it('is changed as a whole, and the changed fields are recorded', async () => {
    const { id } = (await create()).body;
    const { status, body: reply } = await update(id, {
      ...{
        ...isScheduled,
        content: 'Pay the nearest debt first.',
        platform: 'instagram',
        version: 1,
      },
      ...{ image_url: 'https://images.example/a.png', hashtags: 'debt', image_alt_text: 'A card' },
    });
    expect([status, reply.message, reply.post.version]).toEqual([200, 'Post saved', 2]);
    expect(reply.post).toMatchObject({ ...isScheduled, platform: 'instagram' });
    expect((await entriesOf(id)).at(-1)).toMatchObject({
      ...{ action: 'post_updated' },
      changes: [
        { field: 'characters', before: 27, after: 27 },
        { field: 'platform', before: 'facebook', after: 'instagram' },
        { field: 'status', before: 'draft', after: 'scheduled' },
        { field: 'scheduled_time', before: null, after: soon },
        { field: 'image_url', before: null, after: 'https://images.example/a.png' },
        { field: 'image_alt_text', before: '', after: 'A card' },
        { field: 'hashtags', before: '', after: 'debt' },
      ],
    });
  });

  it('that is saved again as it was stays as it is, whatever its version and its time', async () => {
    const { id } = (await create()).body;
    const sent = { ...isScheduled, content: 'Sent twice', version: 1 };
    const first = await update(id, sent);
    const entries = await entriesOf(id);
    clock.set('2026-11-15T09:06:00Z');
    const again = await update(id, sent);
    clock.set('2026-11-15T09:00:00Z');
    expect(again.status).toBe(200);
    expect(again.body).toEqual(first.body);
    expect(await entriesOf(id)).toEqual(entries);
  });

  it('is not overwritten by somebody who read an older one', async () => {
    const { id } = (await create()).body;
    const saves = await Promise.all(
      ['First', 'Second'].map((content) => update(id, { content, version: 1 })),
    );
    expect(saves.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(saves.find(({ status }) => status === 409)?.body.error).toBe(
      'This post has since been changed by somebody else, or by you in another tab. Nothing was overwritten, and what you typed is still here.',
    );
    expect((await update(id, { content: 'Third' })).status).toBe(200);
  });

  it('is deleted, and then is not found', async () => {
    const { id } = (await create()).body;
    const { status, body: reply } = await remove(id);
    expect([status, reply]).toEqual([200, { message: 'Post deleted successfully' }]);
    expect((await entriesOf(id)).at(-1)).toMatchObject({
      ...{ action: 'post_deleted' },
      changes: [
        { field: 'platform', before: 'facebook', after: null },
        { field: 'status', before: 'draft', after: null },
      ],
    });
    for (const act of [remove, update, schedule, publish, world.refreshMetrics]) {
      const missing = await act(id);
      expect([missing.status, missing.body.error]).toEqual([404, 'Post not found']);
    }
  });
});

describe('a time', () => {
  it('makes a scheduled post, and without one it is a draft', async () => {
    expect((await create(isScheduled)).body.post).toMatchObject(isScheduled);
    const none = await create({ status: 'scheduled', scheduled_date: '2026-11-20' });
    expect([none.status, none.body.post]).toMatchObject([
      201,
      { status: 'draft', scheduled_time: null },
    ]);
  });

  it('is kept by a draft, also one that has passed', async () => {
    const kept = await create({ scheduled_time: '2026-11-01T10:00' });
    expect(kept.body.post).toMatchObject({
      status: 'draft',
      scheduled_time: '2026-11-01T10:00:00.000Z',
    });
  });

  it.each([
    ['2026-11-15T08:59', 'Choose a time in the future.'],
    ['2027-11-16T09:00', 'Choose a time within the next 365 days.'],
    ['2027-03-28T01:30', 'Choose a date and a time that exist.'],
  ])(
    'that cannot be is refused at its field, on creating and on saving: %s',
    async (time, message) => {
      const { id } = (await create()).body;
      const wrong = { status: 'scheduled', scheduled_time: time };
      for (const refused of [await create(wrong), await update(id, wrong)]) {
        expect(refused.status).toBe(400);
        expect(refused.body).toMatchObject({ error: message, fields: { scheduled_time: message } });
      }
      expect(await read(id)).toMatchObject({ status: 'draft', version: 1 });
    },
  );
});

describe('a client that knows the fields alone', () => {
  const fields = {
    ...{ content: 'Pay the dearest debt first.', platform: 'facebook', status: 'draft' },
    ...{ scheduled_time: null, scheduled_date: '', scheduled_time_only: '' },
    ...{ image_url: '', image_alt_text: '', hashtags: '', mentions: '' },
  };

  it('is understood, however it leaves out what it has not', async () => {
    const { scheduled_time: _time, ...withoutTime } = fields;
    const nulls = { image_url: null, image_alt_text: null, hashtags: null, mentions: null };
    for (const sent of [fields, withoutTime, { ...fields, ...nulls }]) {
      const { status, body: reply } = await send(sent);
      expect([status, reply.id]).toEqual([201, reply.post.id]);
      expect(reply.post).toMatchObject({ scheduled_time: null, image_url: null, hashtags: '' });
      expect((await update(reply.id, sent)).status).toBe(200);
    }
  });

  it('may send back the status of one that failed, which makes it a draft', async () => {
    const { status, body: reply } = await send({ ...fields, status: 'failed' });
    expect([status, reply.post.status]).toEqual([201, 'draft']);
  });

  it('publishes with the call for it, and not by a status', async () => {
    const { status, body: reply } = await send({ ...fields, status: 'published' });
    expect([status, reply.error]).toEqual([400, 'Choose draft or scheduled']);
  });
});

describe('scheduling', () => {
  it('takes the time that the post has, once', async () => {
    const { id } = (await create({ scheduled_time: soon })).body;
    const first = await schedule(id);
    expect(first.body).toMatchObject({ id, message: 'Post scheduled', post: isScheduled });
    const again = await schedule(id);
    expect(again.body).toEqual(first.body);
    expect((await entriesOf(id)).slice(1)).toMatchObject([
      {
        action: 'post_scheduled',
        changes: [
          { field: 'status', before: 'draft', after: 'scheduled' },
          { field: 'scheduled_time', before: null, after: soon },
        ],
      },
    ]);
  });

  it.each([
    [null, 'Choose a date and a time first.'],
    ['2026-11-14T10:00', 'Choose a time in the future.'],
    ['2028-11-14T10:00', 'Choose a time within the next 365 days.'],
  ])('is refused for the time %s', async (time, message) => {
    const { id } = (await create({ scheduled_time: time })).body;
    const refused = await schedule(id);
    expect([refused.status, refused.body.error]).toEqual([400, message]);
    expect(refused.body.fields).toEqual({ scheduled_time: message });
    expect((await read(id)).status).toBe('draft');
  });
});

describe('what a platform cannot do', () => {
  const image_url = 'https://images.example/a.png';
  it.each([
    ['instagram', '', 'Instagram', 'Instagram needs an image. Add its address.'],
    [
      'twitter',
      image_url,
      'Twitter/X',
      'Twitter/X takes no image by its address. Remove the image.',
    ],
    [
      'linkedin',
      image_url,
      'LinkedIn',
      'LinkedIn takes no image by its address. Remove the image.',
    ],
  ])('is a draft on %s, and no more', async (platform, url, label, message) => {
    const sent = { platform, image_url: url };
    const draft = await create({ ...sent, scheduled_time: soon });
    expect(draft.status).toBe(201);
    const { id } = draft.body;
    for (const refused of [
      await create({ ...sent, ...isScheduled }),
      await update(id, { ...sent, ...isScheduled }),
      await schedule(id),
      await publish(id),
    ]) {
      expect(refused.status).toBe(400);
      expect(refused.body).toMatchObject({
        error: `This cannot be posted to ${label} yet. ${message}`,
        fields: { image_url: message },
      });
    }
    expect(await read(id)).toMatchObject({ status: 'draft', is_publishing: false });
  });

  it('is told as a whole, each part at its field', async () => {
    const words = (sign: string, count: number) =>
      Array.from({ length: count }, (_, place) => `${sign}w${place}`).join(' ');
    const { body: reply } = await create({
      ...{ ...isScheduled, platform: 'instagram', image_url: '' },
      ...{ hashtags: words('#', 31), mentions: words('@', 21) },
    });
    const content =
      'Instagram takes at most 30 hashtags. Remove some. Instagram takes at most 20 mentions. Remove some.';
    const image = 'Instagram needs an image. Add its address.';
    expect(reply).toMatchObject({
      error: `This cannot be posted to Instagram yet. ${content} ${image}`,
      fields: { content, image_url: image },
    });
  });
});

describe('a request that is sent again', () => {
  it('adds one post, with the same reply to each', async () => {
    const content = 'Sent again';
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => create({ content }, { 'idempotency-key': 'again' })),
    );
    expect(new Set(replies.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(await countPosts(content)).toBe(1);
    expect((await create({ content: 'Other' }, { 'idempotency-key': 'again' })).status).toBe(409);
  });

  it('by the built-in staff of local, who have no account, does too', async () => {
    const send = (content: string) =>
      call(local.app, adminAddresses.createSocialPost, {
        ...{ body: { ...aPost, content }, headers: { 'idempotency-key': 'local' } },
      });
    const replies = await Promise.all([send('Local'), send('Local')]);
    expect(replies.map(({ status }) => status)).toEqual([201, 201]);
    expect(replies[0]?.body.id).toBe(replies[1]?.body.id);
    expect((await send('Other')).status).toBe(409);
  });
});

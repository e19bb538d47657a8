import { NetworkFailure } from '@debt-payoff/contract/client';
import { expect, it, vi } from 'vitest';
import { aPost } from './post.fixture.ts';
import { blankForm, bodyOf } from './post-form-rules.ts';
import { type PostReply, savePost } from './save-post.ts';
import { scheduleOf } from './schedule-times.ts';

const reply = (message: string): PostReply => ({ post: aPost({ id: 5 }), id: 5, message });

/** What was sent, in its order. */
function aServer({ schedules = true } = {}) {
  const sent: unknown[] = [];
  const calls = {
    create: async ({ key }: { key: string }) => {
      sent.push(['create', key]);
      return reply('Post saved');
    },
    update: async (id: number, { version }: { version?: number }) => {
      sent.push(['update', id, version]);
      return reply('Post saved');
    },
    schedule: async (id: number) => {
      sent.push(['schedule', id]);
      if (!schedules) throw new NetworkFailure(null);
      return reply('Post scheduled');
    },
  };
  return { calls, sent };
}

const draft = bodyOf({ ...blankForm, content: 'Pay' });
const scheduled = bodyOf({
  ...{ ...blankForm, content: 'Pay', status: 'scheduled' },
  ...scheduleOf('2026-12-01T09:00:00.000Z'),
});

it.each([
  ['a new draft', null, draft, [['create', 'k1']], 'Post saved'],
  [
    'a new one with a time',
    null,
    scheduled,
    [
      ['create', 'k1'],
      ['schedule', 5],
    ],
    'Post scheduled',
  ],
  ['a changed draft', 5, { ...draft, version: 3 }, [['update', 5, 3]], 'Post saved'],
  [
    'a changed one with a time',
    5,
    { ...scheduled, version: 3 },
    [
      ['update', 5, 3],
      ['schedule', 5],
    ],
    'Post scheduled',
  ],
  [
    'scheduled without a time',
    null,
    { ...draft, status: 'scheduled' as const },
    [['create', 'k1']],
    'Post saved',
  ],
  [
    'a draft with a time',
    null,
    { ...scheduled, status: 'draft' as const },
    [['create', 'k1']],
    'Post saved',
  ],
])('%s', async (_, id, body, calls, message) => {
  const server = aServer();
  const saved = await savePost(server.calls, { id, submission: { body, key: 'k1' } });
  expect(server.sent).toEqual(calls);
  expect(saved.message).toBe(message);
});

it('where it cannot be scheduled that is only a warning, and it is saved', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { calls } = aServer({ schedules: false });
  const submission = { body: scheduled, key: 'k1' };
  expect((await savePost(calls, { id: null, submission })).message).toBe('Post saved');
  expect(warn).toHaveBeenCalledOnce();
});

it('what cannot be saved is not scheduled', async () => {
  const { calls, sent } = aServer();
  const create = () => Promise.reject(new NetworkFailure(null));
  const submission = { body: scheduled, key: 'k1' };
  await expect(savePost({ ...calls, create }, { id: null, submission })).rejects.toThrow();
  expect(sent).toEqual([]);
});

import type { CallReply } from '@debt-payoff/contract/call';
import type { listOutboxCall } from '@debt-payoff/contract/outbox';
import { describe, expect, it } from 'vitest';
import { createTestOutbox, secretLink, type TestOutbox } from '../testing/outbox.ts';
import { createTestApp, productionVariables } from '../testing/test-app.ts';

async function list(database: TestOutbox, query = '') {
  const { app } = await createTestApp({ database });
  const reply = await app.inject(`/api/admin/outbox${query}`);
  return { status: reply.statusCode, body: reply.json<CallReply<typeof listOutboxCall>>() };
}

describe('the readable outbox', () => {
  it('shows the newest mails first, as they would have been sent', async () => {
    const outbox = await createTestOutbox(async (to) =>
      to === 'nobody@example.com'
        ? null
        : {
            to,
            replyTo: 'us@example.com',
            subject: 'Your link',
            text: `Go to ${secretLink}`,
            html: '<p>Go</p>',
          },
    );
    for (const to of ['ana@example.com', 'nobody@example.com', 'zoe@example.com']) {
      await outbox.enqueue(to);
    }
    await outbox.deliver({ mode: 'keep' });
    const { body } = await list(outbox);
    expect(body.mails.map(({ recipient, status }) => [recipient, status])).toEqual([
      ['zoe@example.com', 'kept'],
      [null, 'dropped'],
      ['ana@example.com', 'kept'],
    ]);
    expect(body.mails[0]).toMatchObject({
      template: 'test.note',
      reply_to: 'us@example.com',
      subject: 'Your link',
      text: `Go to ${secretLink}`,
      html: '<p>Go</p>',
      attempts: 1,
      last_error: null,
      created_at: '2026-11-15T09:00:00.000Z',
      finished_at: '2026-11-15T09:00:00.000Z',
    });
  });

  it('is read in pages', async () => {
    const outbox = await createTestOutbox();
    for (const to of ['a@example.com', 'b@example.com', 'c@example.com']) await outbox.enqueue(to);
    await outbox.deliver({ mode: 'keep' });
    const { body } = await list(outbox, '?page=2&per_page=2');
    expect(body.mails.map(({ recipient }) => recipient)).toEqual(['a@example.com']);
    expect(body.pagination).toEqual({
      page: 2,
      per_page: 2,
      total: 3,
      pages: 2,
      has_prev: true,
      has_next: false,
    });
  });

  it.each(['?page=0', '?page=x', '?per_page=101', '?per_page=1.5'])('refuses %s', async (query) => {
    expect((await list(await createTestOutbox(), query)).status).toBe(400);
  });

  it('is not there outside the local environment', async () => {
    const { app } = await createTestApp({ variables: productionVariables });
    expect((await app.inject('/api/admin/outbox')).statusCode).toBe(404);
  });
});

import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { createLog } from '../platform/logging.ts';
import { aNote, createTestOutbox, noteKind, smtpTo, type TestOutbox } from '../testing/outbox.ts';
import { recordedMail } from '../testing/recorded-mail.ts';
import { startSilentPeer } from '../testing/smtp-peer.ts';
import { createTestApp, productionVariables } from '../testing/test-app.ts';
import { enqueueMail, mailTemplate } from './mail.ts';
import { createMailer } from './mailer.ts';
import { DeliveryError, type MailTransport } from './transport.ts';

const templates = [mailTemplate(noteKind, async ({ to }) => aNote({ to }))];

function mailerOf(
  { db, clock }: TestOutbox,
  options: { transport?: MailTransport; variables?: Record<string, string>; lines?: string[] },
) {
  const { lines = [], variables = {}, ...others } = options;
  const log = createLog('warn', { write: (line: string) => lines.push(line) });
  return createMailer({ db, clock, log, templates, config: readConfig(variables), ...others });
}

describe('without SMTP_URL', () => {
  it('mails are kept to be read in the local environment', async () => {
    const outbox = await createTestOutbox();
    await outbox.enqueue();
    await mailerOf(outbox, {}).deliverNow();
    expect(await outbox.row()).toMatchObject({ status: 'kept', recipient: 'ana@example.com' });
  });

  it('mails wait, unmade, in the others, and the log says so at the start', async () => {
    const outbox = await createTestOutbox();
    await outbox.enqueue();
    const lines: string[] = [];
    const mailer = mailerOf(outbox, { variables: productionVariables, lines });
    expect(lines.join()).toContain('no mail is sent');
    await mailer.deliverNow();
    expect(await outbox.row()).toMatchObject({ status: 'waiting', attempts: 0, recipient: null });
  });
});

it('a wake is not held up by a peer that says nothing, and neither is a request', async () => {
  const outbox = await createTestOutbox();
  const peer = await startSilentPeer();
  const mailer = mailerOf(outbox, { transport: smtpTo(peer.port, { silenceMaxMs: 1_000 }) });
  const { app } = await createTestApp({
    database: outbox,
    extend: (routes) => {
      const options = { config: { access: 'public' }, schema: {} } as const;
      routes.post('/api/test/notes', options, async () => {
        await outbox.enqueue();
        mailer.wake();
        return 'enqueued';
      });
    },
  });
  const reply = await app.inject({ method: 'POST', url: '/api/test/notes' });
  expect(reply.body).toBe('enqueued');
  const socket = await peer.connected;
  const second = await app.inject('/readyz');
  expect(second.statusCode).toBe(200);
  expect(socket.closed).toBe(false);

  const hungUp = once(socket, 'close');
  await mailer.stop();
  await hungUp;
  expect(await outbox.row()).toMatchObject({ status: 'waiting', attempts: 1 });
  expect((await outbox.row()).lastError).toMatch(/timeout|greeting/i);
});

it('a call during a delivery is not lost', async () => {
  const outbox = await createTestOutbox();
  const recorded = recordedMail();
  let isFirst = true;
  const mailer = mailerOf(outbox, {
    transport: {
      mode: 'send',
      send: async (mail) => {
        if (!isFirst) return recorded.send(mail);
        isFirst = false;
        await outbox.enqueue('later@example.com');
        mailer.wake();
        // Ends the delivery under way.
        throw new DeliveryError({ obstacle: 'unreachable', code: 'ESOCKET', message: 'Gone' });
      },
    },
  });
  await outbox.enqueue('early@example.com');
  await mailer.deliverNow();
  expect(recorded.mails.map(({ to }) => to)).toEqual(['later@example.com']);
});

it('calls at the same time make one delivery', async () => {
  const outbox = await createTestOutbox();
  let sending = 0;
  let sendingMax = 0;
  const recorded = recordedMail();
  const mailer = mailerOf(outbox, {
    transport: {
      mode: 'send',
      send: async (mail) => {
        sending += 1;
        sendingMax = Math.max(sendingMax, sending);
        await outbox.rows();
        sending -= 1;
        await recorded.send(mail);
      },
    },
  });
  for (let number = 0; number < 30; number += 1) await outbox.enqueue(`p${number}@example.com`);
  await Promise.all(Array.from({ length: 10 }, () => mailer.deliverNow()));
  expect(recorded.mails).toHaveLength(30);
  expect(sendingMax).toBeLessThanOrEqual(5);
});

it('a stop lets what is being sent come to its end, and sends no more', async () => {
  const outbox = await createTestOutbox();
  const reached = Promise.withResolvers<void>();
  const reply = Promise.withResolvers<void>();
  const mailer = mailerOf(outbox, {
    transport: {
      mode: 'send',
      send: () => {
        reached.resolve();
        return reply.promise;
      },
    },
  });
  for (let number = 0; number < 8; number += 1) await outbox.enqueue(`p${number}@example.com`);
  mailer.wake();
  await reached.promise;
  const stopped = mailer.stop();
  reply.resolve();
  await stopped;
  await mailer.deliverNow();
  const sent = (await outbox.rows()).filter(({ status }) => status === 'sent');
  expect(sent).toHaveLength(5);
});

it('a wake that finds the database gone is logged, and breaks nothing', async () => {
  const outbox = await createTestOutbox();
  const lines: string[] = [];
  const db = Object.create(outbox.db, {
    $with: {
      value: () => {
        throw new Error('the database is gone');
      },
    },
  });
  const mailer = mailerOf({ ...outbox, db }, { transport: recordedMail(), lines });
  await expect(mailer.deliverNow()).rejects.toThrow('the database is gone');
  mailer.wake();
  await expect.poll(() => lines.join()).toContain('the outbox could not be worked through');
});

it('in an app for tests, mail leaves when the test says so', async () => {
  const mailTransport = recordedMail();
  const { db, mailer } = await createTestApp({ mailTransport, mailTemplates: templates });
  const now = new Date('2026-11-15T08:00:00Z');
  await enqueueMail(db, { template: noteKind, payload: { to: 'ana@example.com' }, now });
  mailer.wake();
  expect(mailTransport.mails).toEqual([]);
  await mailer.deliverNow();
  expect(mailTransport.mails).toMatchObject([{ to: 'ana@example.com', subject: 'A note' }]);
});

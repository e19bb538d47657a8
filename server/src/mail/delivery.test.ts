import { describe, expect, it } from 'vitest';
import { createLog } from '../platform/logging.ts';
import { aNote, createTestOutbox, noteKind } from '../testing/outbox.ts';
import { failingMail, recordedMail } from '../testing/recorded-mail.ts';
import { mailOutbox } from './mail.tables.ts';
import { enqueueMail } from './mail.ts';

const minuteMs = 60_000;

describe('the outbox', () => {
  it('has no mail of a transaction that was rolled back', async () => {
    const { db, clock, rows } = await createTestOutbox();
    const undone = db.transaction(async (tx) => {
      const payload = { to: 'ana@example.com' };
      await enqueueMail(tx, { template: noteKind, payload, now: clock.now() });
      throw new Error('the account could not be made');
    });
    await expect(undone).rejects.toThrow('the account could not be made');
    expect(await rows()).toEqual([]);
  });

  it('sends nothing where there is nothing to send', async () => {
    const outbox = await createTestOutbox(async () => null);
    const recorded = recordedMail();
    await outbox.enqueue();
    await outbox.deliver(recorded);
    expect(recorded.mails).toEqual([]);
    expect(await outbox.row()).toMatchObject({ status: 'dropped', payload: null });
  });

  it('holds the mail itself where mails are kept', async () => {
    const outbox = await createTestOutbox();
    await outbox.enqueue();
    await outbox.deliver({ mode: 'keep' });
    const { subject, text: textBody, html: htmlBody } = aNote();
    const kept = { status: 'kept', recipient: 'ana@example.com', subject, textBody, htmlBody };
    expect(await outbox.row()).toMatchObject(kept);
  });

  it('refuses to hold the text of a mail that was sent', async () => {
    const { db, clock } = await createTestOutbox();
    const now = clock.now();
    const times = { createdAt: now, nextAttemptAt: now, finishedAt: now };
    const row = { template: 'test.note', status: 'sent', textBody: 'secret', ...times } as const;
    await expect(db.insert(mailOutbox).values(row)).rejects.toMatchObject({
      cause: { constraint: 'mail_outbox_kept_check' },
    });
  });
});

describe('an attempt that fails', () => {
  it('is repeated after ever longer pauses, and given up after the eighth', async () => {
    const outbox = await createTestOutbox();
    await outbox.enqueue();
    const pausesMinutes: number[] = [];
    for (let attempt = 1; attempt <= 7; attempt += 1) {
      await outbox.deliver(failingMail('unreachable'));
      const { status, attempts, nextAttemptAt } = await outbox.row();
      expect({ status, attempts }).toEqual({ status: 'waiting', attempts: attempt });
      pausesMinutes.push((nextAttemptAt.getTime() - outbox.clock.now().getTime()) / minuteMs);
      outbox.clock.set(nextAttemptAt.toISOString());
    }
    expect(pausesMinutes).toEqual([1, 5, 30, 120, 360, 1440, 1440]);
    await outbox.deliver(failingMail('unreachable'));
    expect(await outbox.row()).toMatchObject({
      status: 'failed',
      attempts: 8,
      finishedAt: outbox.clock.now(),
      lastError: 'Nobody is there',
    });
  });

  it('to make the mail is repeated and recorded', async () => {
    let isBroken = true;
    const outbox = await createTestOutbox(async (to) => {
      if (isBroken) throw new Error('no words');
      return aNote({ to });
    });
    const recorded = recordedMail();
    await outbox.enqueue();
    await outbox.deliver(recorded);
    expect(await outbox.row()).toMatchObject({
      status: 'waiting',
      attempts: 1,
      lastError: 'Error: no words',
      payload: { to: 'ana@example.com' },
    });
    isBroken = false;
    outbox.clock.advance(minuteMs);
    await outbox.deliver(recorded);
    expect(recorded.mails).toHaveLength(1);
  });

  it.each([
    ['has facts that its template does not know', { template: 'test.note', payload: { id: 7 } }],
    ['names a template that is not there', { template: 'test.gone', payload: {} }],
  ])('because the mail %s is repeated and recorded', async (_why, mail) => {
    const outbox = await createTestOutbox();
    const now = outbox.clock.now();
    await outbox.db.insert(mailOutbox).values({ ...mail, createdAt: now, nextAttemptAt: now });
    const recorded = recordedMail();
    await outbox.deliver(recorded);
    expect(recorded.mails).toEqual([]);
    const row = await outbox.row();
    expect(row).toMatchObject({ status: 'waiting', attempts: 1 });
    expect(row.lastError).not.toBeNull();
  });

  it('is logged without the recipient, the words and what the peer said', async () => {
    const lines: string[] = [];
    const log = createLog('trace', { write: (line: string) => lines.push(line) });
    const outbox = await createTestOutbox();
    await outbox.enqueue();
    await outbox.deliver(failingMail('refused'), { log });
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      template: 'test.note',
      attempt: 1,
      code: 'ESOCKET',
      msg: 'a mail could not be delivered',
    });
    expect(lines[0]).not.toMatch(/ana@example|A note|Nobody is there/);
  });
});

import { describe, expect, it } from 'vitest';
import { createTestOutbox, smtpTo } from '../testing/outbox.ts';
import { startChattyPeer, startSilentPeer, startSmtpPeer } from '../testing/smtp-peer.ts';

const minuteMs = 60_000;

describe('a peer that is not there', () => {
  it('gets the mail when it is back, at the next attempt that is due', async () => {
    const outbox = await createTestOutbox();
    const { port, stop } = await startSmtpPeer();
    await stop();
    await outbox.enqueue();
    await outbox.deliver(smtpTo(port));
    const nextAttemptAt = new Date(outbox.clock.now().getTime() + minuteMs);
    expect(await outbox.row()).toMatchObject({ status: 'waiting', attempts: 1, nextAttemptAt });
    expect((await outbox.row()).lastError).toContain('ECONNREFUSED');

    const peer = await startSmtpPeer({ port });
    outbox.clock.advance(minuteMs - 1);
    await outbox.deliver(smtpTo(port));
    expect(peer.received).toEqual([]);
    outbox.clock.advance(1);
    await outbox.deliver(smtpTo(port));
    expect(peer.received).toHaveLength(1);
    expect(await outbox.row()).toMatchObject({ status: 'sent', attempts: 2, lastError: null });
  });

  it('is not asked again for every mail that waits', async () => {
    const outbox = await createTestOutbox();
    const { port, stop } = await startSmtpPeer();
    await stop();
    for (let number = 0; number < 12; number += 1) await outbox.enqueue(`p${number}@example.com`);
    await outbox.deliver(smtpTo(port));
    const attempts = (await outbox.rows()).map((row) => row.attempts);
    expect(attempts).toEqual([1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0]);
  });

  it('or that takes a connection and says nothing is given up after the time-out', async () => {
    const outbox = await createTestOutbox();
    const peer = await startSilentPeer();
    await outbox.enqueue();
    await outbox.deliver(smtpTo(peer.port, { silenceMaxMs: 100 }));
    expect(await outbox.row()).toMatchObject({ status: 'waiting', attempts: 1 });
    expect((await outbox.row()).lastError).toMatch(/timeout|greeting/i);
  });

  it('or that speaks for ever without coming to a reply is given up too', async () => {
    const outbox = await createTestOutbox();
    const peer = await startChattyPeer();
    await outbox.enqueue();
    await outbox.deliver(smtpTo(peer.port, { sendingMaxMs: 300 }));
    expect(await outbox.row()).toMatchObject({
      status: 'waiting',
      attempts: 1,
      lastError: 'Sending took too long',
    });
  });
});

describe('a peer that refuses', () => {
  it('for now is asked again', async () => {
    const outbox = await createTestOutbox();
    let isBusy = true;
    const peer = await startSmtpPeer({
      refuse: () => (isBusy ? { code: 451, words: 'Greylisted, come back' } : null),
    });
    await outbox.enqueue();
    await outbox.deliver(smtpTo(peer.port));
    expect(await outbox.row()).toMatchObject({ status: 'waiting', attempts: 1 });
    expect((await outbox.row()).lastError).toContain('451 Greylisted, come back');

    isBusy = false;
    outbox.clock.advance(minuteMs);
    await outbox.deliver(smtpTo(peer.port));
    expect(peer.received).toHaveLength(1);
    expect((await outbox.row()).status).toBe('sent');
  });

  it('one mail for now still gets the others', async () => {
    const outbox = await createTestOutbox();
    const peer = await startSmtpPeer({
      refuse: (recipient) =>
        recipient.startsWith('busy') ? { code: 452, words: 'Mailbox full' } : null,
    });
    for (const to of ['busy@example.com', ...tenAddresses]) await outbox.enqueue(to);
    await outbox.deliver(smtpTo(peer.port));
    expect(peer.received).toHaveLength(10);
  });

  it('for good is not asked again', async () => {
    const outbox = await createTestOutbox();
    const words = `No such user. ${'Long words. '.repeat(100)}`;
    const peer = await startSmtpPeer({ refuse: () => ({ code: 550, words }) });
    await outbox.enqueue();
    await outbox.deliver(smtpTo(peer.port));
    const row = await outbox.row();
    expect(row).toMatchObject({ status: 'failed', attempts: 1, finishedAt: outbox.clock.now() });
    expect(row.lastError).toContain('550 No such user.');
    expect(row.lastError).toHaveLength(500);
  });

  it('the login keeps the mail waiting until the settings are mended', async () => {
    const outbox = await createTestOutbox();
    const peer = await startSmtpPeer({ login: { user: 'mailer', password: 'right-password' } });
    await outbox.enqueue();
    const login = { user: 'mailer', password: 'wrong-password' };
    await outbox.deliver(smtpTo(peer.port, { login }));
    expect(await outbox.row()).toMatchObject({ status: 'waiting', attempts: 1 });
    expect((await outbox.row()).lastError).toContain('535 Authentication failed');
    expect((await outbox.row()).lastError).not.toContain('wrong-password');

    outbox.clock.advance(minuteMs);
    await outbox.deliver(
      smtpTo(peer.port, { login: { user: 'mailer', password: 'right-password' } }),
    );
    expect(peer.received).toHaveLength(1);
  });

  it('to hear of a login does not get the mail without one', async () => {
    const outbox = await createTestOutbox();
    const peer = await startSmtpPeer();
    await outbox.enqueue();
    const login = { user: 'mailer', password: 'right-password' };
    await outbox.deliver(smtpTo(peer.port, { login }));
    expect(peer.received).toEqual([]);
    expect(await outbox.row()).toMatchObject({ status: 'waiting', attempts: 1 });
  });

  it('mails without a login keeps them waiting too', async () => {
    const outbox = await createTestOutbox();
    const peer = await startSmtpPeer({ login: { user: 'mailer', password: 'right-password' } });
    await outbox.enqueue();
    await outbox.deliver(smtpTo(peer.port));
    expect(await outbox.row()).toMatchObject({ status: 'waiting', attempts: 1 });
    expect((await outbox.row()).lastError).toContain('530');
  });
});

const tenAddresses = Array.from({ length: 10 }, (_, number) => `p${number}@example.com`);

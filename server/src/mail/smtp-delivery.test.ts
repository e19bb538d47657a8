import { describe, expect, it } from 'vitest';
import { aNote, createTestOutbox, secretLink, smtpTo } from '../testing/outbox.ts';
import { startSmtpPeer } from '../testing/smtp-peer.ts';

describe('a mail that is taken', () => {
  it('arrives with both its forms, its sender, its recipient and its subject', async () => {
    const outbox = await createTestOutbox(async (to) =>
      aNote({
        to,
        subject: 'Zoë, your £5 at café “Łódź” 🎉',
        text: 'Dear Zoë Brûlée,\nfrom £5 to 日本',
        html: '<p>Dear Zoë Brûlée</p>',
      }),
    );
    const peer = await startSmtpPeer();
    await outbox.enqueue('zoe@example.com');
    const from = { name: 'Größere Schulden, weg', address: 'no-reply@debts.example' };
    await outbox.deliver(smtpTo(peer.port, { from }));

    expect(peer.received).toHaveLength(1);
    expect(peer.received[0]?.recipients).toEqual(['zoe@example.com']);
    const mail = peer.received[0]?.mail;
    expect(mail).toMatchObject({
      from,
      to: [{ name: '', address: 'zoe@example.com' }],
      subject: 'Zoë, your £5 at café “Łódź” 🎉',
      date: '2026-11-15T09:00:00.000Z',
    });
    expect(mail?.text?.trim()).toBe('Dear Zoë Brûlée,\nfrom £5 to 日本');
    expect(mail?.html?.trim()).toBe('<p>Dear Zoë Brûlée</p>');
    const { id, createdAt } = await outbox.row();
    expect(mail?.messageId).toBe(`<${id}.${createdAt.getTime()}@debts.example>`);
    expect(mail?.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
    );
  });

  it('leaves nothing of itself in the table', async () => {
    const outbox = await createTestOutbox();
    const peer = await startSmtpPeer();
    await outbox.enqueue('ana@example.com');
    await outbox.deliver(smtpTo(peer.port));
    expect(peer.received[0]?.mail.text).toContain(secretLink);

    const row = await outbox.row();
    expect(row).toMatchObject({ status: 'sent', finishedAt: outbox.clock.now(), attempts: 1 });
    expect(JSON.stringify(row)).not.toMatch(/9f8e7d6c5b4a|ana@example|A note|Hello/);
  });
});

it('a reply goes to the address that the mail names', async () => {
  const outbox = await createTestOutbox(async (to) => aNote({ to, replyTo: 'us@example.com' }));
  const peer = await startSmtpPeer();
  await outbox.enqueue();
  await outbox.deliver(smtpTo(peer.port));
  expect(peer.received[0]?.recipients).toEqual(['ana@example.com']);
  expect(peer.received[0]?.mail.replyTo).toEqual([{ name: '', address: 'us@example.com' }]);
});

describe('headers cannot be smuggled in', () => {
  it.each([
    'ana@example.com\r\nBcc: eve@example.com',
    'ana@example.com\nBcc: eve@example.com',
    'ana@example.com, eve@example.com',
    'ana@example.com>\r\nRCPT TO:<eve@example.com',
    'Ana <eve@example.com>',
    'group:eve@example.com;',
  ])('by the recipient %j', async (to) => {
    const outbox = await createTestOutbox();
    const peer = await startSmtpPeer();
    await outbox.enqueue(to);
    await outbox.deliver(smtpTo(peer.port));
    expect(peer.received).toEqual([]);
    expect(await outbox.row()).toMatchObject({
      status: 'failed',
      lastError: 'No mail can be sent to such an address',
    });
  });

  it('by the address for replies', async () => {
    const replyTo = 'us@example.com\r\nBcc: eve@example.com';
    const outbox = await createTestOutbox(async (to) => aNote({ to, replyTo }));
    const peer = await startSmtpPeer();
    await outbox.enqueue();
    await outbox.deliver(smtpTo(peer.port));
    expect(peer.received).toEqual([]);
    expect((await outbox.row()).status).toBe('failed');
  });

  it.each(['\r\n', '\n', '\r', '\u2028'])('by a subject with %j', async (lineBreak) => {
    const subject = `Hello${lineBreak}Bcc: eve@example.com${lineBreak}${lineBreak}Body`;
    const outbox = await createTestOutbox(async (to) => aNote({ to, subject }));
    const peer = await startSmtpPeer();
    await outbox.enqueue();
    await outbox.deliver(smtpTo(peer.port));
    expect(peer.received[0]?.recipients).toEqual(['ana@example.com']);
    expect(peer.received[0]?.mail.subject).toBe('Hello Bcc: eve@example.com Body');
    expect(peer.received[0]?.mail.headers.map(({ key }) => key)).not.toContain('bcc');
  });

  it('by an address that reaches the transport unchecked', async () => {
    const peer = await startSmtpPeer();
    const transport = smtpTo(peer.port);
    if (transport.mode !== 'send') throw new Error('It sends');
    const to = 'ana@example.com\r\nBcc: eve@example.com';
    await transport
      .send({ ...aNote({ to }), key: '1', date: new Date(0) })
      .catch((error: unknown) => expect(error).toMatchObject({ name: 'DeliveryError' }));
    expect(peer.received.flatMap(({ recipients }) => recipients)).not.toContain('eve@example.com');
    const keys = peer.received.flatMap(({ mail }) => mail.headers.map(({ key }) => key));
    expect(keys).not.toContain('bcc');
  });
});

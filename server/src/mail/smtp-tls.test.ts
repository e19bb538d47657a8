import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { createTestOutbox, smtpTo } from '../testing/outbox.ts';
import { certificateFile, startSmtpPeer } from '../testing/smtp-peer.ts';

const login = { user: 'mailer', password: 'right-password' };
const minuteMs = 60_000;

const schemes = [
  { scheme: 'smtp', tls: 'offered', isSecure: false },
  { scheme: 'smtps', tls: 'from the start', isSecure: true },
] as const;

describe.each(schemes)('by $scheme, TLS being $tls', ({ scheme, tls, isSecure }) => {
  it('a certificate that nobody vouches for gets neither login nor mail, which waits', async () => {
    const outbox = await createTestOutbox();
    const peer = await startSmtpPeer({ login, tls });
    await outbox.enqueue();
    await outbox.deliver(smtpTo(peer.port, { host: 'localhost', isSecure, login }));
    expect(peer.logins).toEqual([]);
    expect(peer.received).toEqual([]);
    const nextAttemptAt = new Date(outbox.clock.now().getTime() + minuteMs);
    expect(await outbox.row()).toMatchObject({ status: 'waiting', attempts: 1, nextAttemptAt });
    expect((await outbox.row()).lastError).toMatch(/self-signed certificate/);
  });

  it('one that the settings vouch for gets the mail, which nobody on the way can read', async () => {
    const peer = await startSmtpPeer({ tls });
    const sending = await sendOne(`${scheme}://localhost:${peer.port}`);
    expect(sending).toEqual({ code: 0, complaint: '' });
    expect(peer.received.map(({ cameByTls }) => cameByTls)).toEqual([true]);
  });

  it('one for another name gets nothing, though the settings vouch for it', async () => {
    const peer = await startSmtpPeer({ tls });
    const { code, complaint } = await sendOne(`${scheme}://127.0.0.1:${peer.port}`);
    expect(code).toBe(1);
    expect(complaint).toContain("does not match certificate's altnames");
    expect(peer.received).toEqual([]);
  });
});

describe('a peer without TLS', () => {
  it('gets neither the login nor the mail where TLS is required', async () => {
    const outbox = await createTestOutbox();
    const peer = await startSmtpPeer({ login });
    await outbox.enqueue();
    await outbox.deliver(smtpTo(peer.port, { login, requiresTls: true }));
    expect(peer.logins).toEqual([]);
    expect(peer.received).toEqual([]);
    expect(await outbox.row()).toMatchObject({ status: 'waiting', attempts: 1 });
  });

  it('gets them in the clear where it is not: on this machine, or in local', async () => {
    const outbox = await createTestOutbox();
    const peer = await startSmtpPeer({ login });
    await outbox.enqueue();
    await outbox.deliver(smtpTo(peer.port, { login }));
    expect(peer.received.map(({ cameByTls }) => cameByTls)).toEqual([false]);
  });

  it('gets nothing where it was to speak TLS from the start', async () => {
    const outbox = await createTestOutbox();
    const peer = await startSmtpPeer({ login });
    await outbox.enqueue();
    await outbox.deliver(smtpTo(peer.port, { login, isSecure: true }));
    expect(peer.logins).toEqual([]);
    expect(await outbox.row()).toMatchObject({ status: 'waiting', attempts: 1 });
  });
});

/** As the product would, started with the certificate among those that it trusts. */
async function sendOne(smtpUrl: string): Promise<{ code: unknown; complaint: string }> {
  const program = fileURLToPath(new URL('../testing/send-one-mail.ts', import.meta.url));
  const child = spawn(process.execPath, [program, smtpUrl], {
    env: { PATH: process.env.PATH, NODE_EXTRA_CA_CERTS: certificateFile },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [complaint, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]);
  return { code, complaint };
}

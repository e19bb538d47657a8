import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createTestOutbox, smtpTo, type TestOutbox } from '../testing/outbox.ts';
import { failingMail, recordedMail } from '../testing/recorded-mail.ts';
import { startSmtpPeer } from '../testing/smtp-peer.ts';
import { connectUntilEnd } from '../testing/test-app.ts';
import { claimDueMail } from './mail.store.ts';
import { DeliveryError } from './transport.ts';

const leaseMs = 5 * 60_000;
const mailsCount = process.env.PROOF === 'full' ? 200 : 60;

describe('several processes', () => {
  it(`send each of ${mailsCount} mails once`, async () => {
    const outbox = await createTestOutbox();
    const peer = await startSmtpPeer();
    const addresses = Array.from({ length: mailsCount }, (_, number) => `p${number}@example.com`);
    for (const address of addresses) await outbox.enqueue(address);
    const other = connectUntilEnd(outbox.url);
    await Promise.all([
      outbox.deliver(smtpTo(peer.port)),
      outbox.deliver(smtpTo(peer.port), { db: other.db }),
    ]);
    const recipients = peer.received.flatMap((received) => received.recipients);
    expect(recipients.sort()).toEqual(addresses.sort());
    expect((await outbox.rows()).every((row) => row.status === 'sent')).toBe(true);
  });

  it('take over a mail whose process died, after its lease and not before', async () => {
    const outbox = await createTestOutbox();
    const recorded = recordedMail();
    await outbox.enqueue();
    await dieAfterClaiming(outbox);
    outbox.clock.advance(leaseMs - 1);
    await outbox.deliver(recorded);
    expect(recorded.mails).toEqual([]);
    outbox.clock.advance(1);
    await outbox.deliver(recorded);
    expect(recorded.mails).toHaveLength(1);
    expect(await outbox.row()).toMatchObject({ status: 'sent', attempts: 2 });
  });

  it('give up a mail with which one after the other died', async () => {
    const outbox = await createTestOutbox();
    const recorded = recordedMail();
    await outbox.enqueue();
    for (let death = 0; death < 8; death += 1) {
      await dieAfterClaiming(outbox);
      outbox.clock.advance(leaseMs);
    }
    await outbox.deliver(recorded);
    expect(recorded.mails).toEqual([]);
    expect(await outbox.row()).toMatchObject({
      status: 'failed',
      lastError: 'No attempt came to its end',
    });
  });

  describe('when a slow one comes to its end after another took the mail over', () => {
    const refusal = new DeliveryError({ obstacle: 'refused', code: 'EENVELOPE', message: 'Late' });

    it('its failure does not undo that the mail was sent', async () => {
      const outbox = await createTestOutbox();
      const slow = await startSlowly(outbox);
      const recorded = recordedMail();
      await outbox.deliver(recorded);
      await slow.failWith(refusal);
      expect(recorded.mails).toHaveLength(1);
      expect(await outbox.row()).toMatchObject({ status: 'sent', lastError: null });
    });

    it('its failure does not end the attempts of the other', async () => {
      const outbox = await createTestOutbox();
      const slow = await startSlowly(outbox);
      await outbox.deliver(failingMail('postponed'));
      await slow.failWith(refusal);
      const waiting = { status: 'waiting', attempts: 2, lastError: 'Nobody is there' };
      expect(await outbox.row()).toMatchObject(waiting);
    });

    it('its success ends the attempts of the other', async () => {
      const outbox = await createTestOutbox();
      const slow = await startSlowly(outbox);
      await outbox.deliver(failingMail('postponed'));
      await slow.succeed();
      expect(await outbox.row()).toMatchObject({ status: 'sent', lastError: null });
    });
  });

  it('hold no connection to the database while they wait for the peer', async () => {
    const outbox = await createTestOutbox();
    for (let number = 0; number < 5; number += 1) await outbox.enqueue(`p${number}@example.com`);
    const allReached = Promise.withResolvers<void>();
    const reply = Promise.withResolvers<void>();
    let reached = 0;
    const slow = outbox.deliver({
      mode: 'send',
      send: async () => {
        reached += 1;
        if (reached === 5) allReached.resolve();
        await reply.promise;
      },
    });
    await allReached.promise;
    await turn();
    expect(outbox.pool.totalCount - outbox.pool.idleCount).toBe(0);
    reply.resolve();
    await slow;
  });
});

async function dieAfterClaiming({ db, clock }: TestOutbox): Promise<void> {
  const now = clock.now();
  const leasedUntil = new Date(now.getTime() + leaseMs);
  expect(await claimDueMail(db, { now, leasedUntil, countMax: 1 })).toHaveLength(1);
}

/** An attempt that is still under way when its lease has run out. */
async function startSlowly(outbox: TestOutbox) {
  await outbox.enqueue();
  const reached = Promise.withResolvers<void>();
  const reply = Promise.withResolvers<void>();
  const send = () => {
    reached.resolve();
    return reply.promise;
  };
  const attempt = outbox.deliver({ mode: 'send', send });
  await reached.promise;
  outbox.clock.advance(leaseMs);
  return {
    succeed: () => {
      reply.resolve();
      return attempt;
    },
    failWith: (error: Error) => {
      reply.reject(error);
      return attempt;
    },
  };
}

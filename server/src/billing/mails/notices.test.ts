import { beforeEach, describe, expect, it } from 'vitest';
import type { SubscriptionRow } from '../../entitlements/subscription-tier.ts';
import { createMailReader } from '../../testing/mail-reader.ts';
import { testNow } from '../../testing/settable-clock.ts';
import { enqueueNotices, type SubscriptionChange } from './notices.ts';

const { db, pool, aSubscription, begin } = await createMailReader();
const endsAt = new Date('2026-12-15T09:00:00Z');

beforeEach(async () => {
  await begin();
  await pool.query('DELETE FROM mail_outbox');
});

function tell(change: Pick<SubscriptionChange, 'before' | 'after'>): Promise<void> {
  const whole = { refunds: [], now: testNow, ...change };
  return db.transaction((tx) => enqueueNotices(tx, whole));
}

async function listMails(): Promise<string[]> {
  const { rows } = await pool.query('SELECT template FROM mail_outbox ORDER BY id');
  return rows.map(({ template }) => template);
}

async function countClaims(): Promise<number> {
  const { rows } = await pool.query('SELECT count(*)::int AS count FROM billing_notices');
  return rows[0].count;
}

it('the same change is told once, however often it is seen', async () => {
  const after = await aSubscription();
  await Promise.all([1, 2, 3, 4].map(() => tell({ before: null, after })));
  expect(await listMails()).toEqual(['subscription_started']);
});

it('the mail that waits holds ids, and neither the invoice page nor an address', async () => {
  const after = await aSubscription({
    ...{ status: 'past_due', pastDueSince: testNow },
    ...{ openInvoiceId: 'in_1', openInvoiceUrl: 'https://invoice.example/secret' },
  });
  await tell({ before: { ...after, status: 'active', openInvoiceId: null }, after });
  const { rows } = await pool.query('SELECT template, payload FROM mail_outbox');
  const payload = { subscriptionId: after.id, invoiceId: 'in_1' };
  expect(rows).toEqual([{ template: 'payment_failed', payload }]);
});

it('an invoice that stays open is told of once, and the next one again', async () => {
  const first = await aSubscription({ status: 'past_due', openInvoiceId: 'in_1' });
  await tell({ before: first, after: first });
  await tell({ before: first, after: first });
  await tell({ before: first, after: { ...first, openInvoiceId: 'in_2' } });
  expect(await listMails()).toEqual(['payment_failed', 'payment_failed']);
});

describe('what is done again is told again, within the same second', () => {
  async function go(rows: readonly SubscriptionRow[]): Promise<void> {
    for (const [at, after] of rows.entries()) {
      const before = rows[at - 1];
      if (before !== undefined) await tell({ before, after });
    }
  }

  it('set to end, kept, and set to end', async () => {
    const row = await aSubscription();
    await go([row, { ...row, endsAt }, row, { ...row, endsAt }]);
    const cancelled = 'subscription_cancelled';
    expect(await listMails()).toEqual([cancelled, 'subscription_kept', cancelled]);
  });

  it('up, down and up', async () => {
    const basic = await aSubscription();
    const premium = { ...basic, tier: 'premium' } as const;
    await go([basic, premium, basic, premium]);
    expect(await listMails()).toEqual(['plan_changed', 'plan_changed', 'plan_changed']);
  });
});

it('history is claimed without a mail, and so is not told later either', async () => {
  const after = await aSubscription({ startedAt: new Date('2026-11-12T08:59:59Z') });
  await tell({ before: null, after });
  expect([await listMails(), await countClaims()]).toEqual([[], 1]);
  await tell({ before: { ...after, status: 'incomplete' }, after });
  expect([await listMails(), await countClaims()]).toEqual([[], 1]);
});

it('a change that is not stored is not told', async () => {
  const after = await aSubscription();
  const failing = db.transaction(async (tx) => {
    await enqueueNotices(tx, { before: null, after, refunds: [], now: testNow });
    throw new Error('not stored');
  });
  await expect(failing).rejects.toThrow('not stored');
  expect([await listMails(), await countClaims()]).toEqual([[], 0]);
});

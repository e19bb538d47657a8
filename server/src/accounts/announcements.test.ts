import { describe, expect, it } from 'vitest';
import { aPerson, confirmAddress } from '../testing/people.ts';
import { recordedMail } from '../testing/recorded-mail.ts';
import { settableClock } from '../testing/settable-clock.ts';
import { createTestApp, productionVariables } from '../testing/test-app.ts';
import { announceToEveryone, planAnnouncement } from './announcements.ts';

const mail = recordedMail();
const clock = settableClock();
const test = {
  clock,
  ...(await createTestApp({
    variables: { ...productionVariables, CONTACT_EMAIL: 'hello@debts.example' },
    mailTransport: mail,
    clock,
  })),
};
const { app, pool, mailer } = test;
const zoe = await aPerson(app, { username: 'zoe', email: 'zoe@example.com' });
await aPerson(app, { username: 'ana', email: 'ana@example.com' });
await confirmAddress(pool, zoe, clock.now());
await mailer.deliverNow();
mail.mails.length = 0;

const news = {
  subject: 'New terms',
  message: 'We have new terms.\n\nThey are on our page of terms.',
  appliesOn: '2027-02-01',
};

describe('an announcement', () => {
  it('can apply from 30 days after the last mail, and not sooner', async () => {
    const problemsOf = async (appliesOn: string) =>
      (await planAnnouncement(test, { ...news, appliesOn })).problems;
    expect(clock.today()).toBe('2026-11-15');
    expect(await problemsOf('2026-12-14')).toEqual([
      'The terms promise 30 days: it can apply from 2026-12-15 on.',
    ]);
    expect(await problemsOf('soon')).toHaveLength(1);
    expect(await problemsOf('2026-12-15')).toEqual([]);
  });

  it('is mailed once to everyone who has an account, whether their address is confirmed or not', async () => {
    const counts = await Promise.all([
      announceToEveryone(test, news),
      announceToEveryone(test, news),
    ]);
    expect(counts.toSorted()).toEqual([2, null]);
    await mailer.deliverNow();
    const sent = mail.mails.splice(0).toSorted((one, other) => (one.to < other.to ? -1 : 1));
    expect(sent.map(({ to, replyTo, subject }) => [to, replyTo, subject])).toEqual([
      ['ana@example.com', 'hello@debts.example', 'New terms'],
      ['zoe@example.com', 'hello@debts.example', 'New terms'],
    ]);
    // Of an address that nobody has confirmed a stranger may have chosen the name.
    expect(sent[0]?.text).toContain(
      'Hello,\n\nWe have new terms.\n\nThey are on our page of terms.\n\nThis applies from Monday 1 February 2027.',
    );
    expect(sent[1]?.text).toContain('Hello zoe,');
    expect(await announceToEveryone(test, news)).toBeNull();
  });

  it('leaves the outbox to others after each hundred mails', async () => {
    await pool.query(`INSERT INTO users (username, username_key, email, password_hash, created_at, updated_at)
      SELECT 'p' || n, 'p' || n, 'p' || n || '@example.com', '', now(), now() FROM generate_series(1, 150) n`);
    await announceToEveryone(test, { ...news, subject: 'More' });
    const { rows } = await pool.query<{ wait: string; count: string }>(
      `SELECT extract(epoch FROM next_attempt_at - created_at)::int::text AS wait, count(*)::text
       FROM mail_outbox WHERE template = 'announcement' AND status = 'waiting' GROUP BY 1 ORDER BY 1`,
    );
    expect(rows).toEqual([
      { wait: '0', count: '100' },
      { wait: '60', count: '52' },
    ]);
  });
});

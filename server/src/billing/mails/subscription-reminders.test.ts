import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { SubscriptionRow } from '../../entitlements/subscription-tier.ts';
import { subscriptions } from '../../entitlements/subscriptions.tables.ts';
import { createMailReader, type SubscriptionFacts } from '../../testing/mail-reader.ts';
import { recordedLog } from '../../testing/recorded-log.ts';
import { aStripeAccount } from '../../testing/stored-subscriptions.ts';
import { paymentsOff } from '../stripe/payments-off.ts';
import type { DailyBillingDeps } from './each-subscription.ts';
import { remindSubscribers } from './subscription-reminders.ts';

const { db, pool, clock, aSubscription, begin } = await createMailReader();
const log = recordedLog();
let wakes = 0;
const deps: DailyBillingDeps = {
  ...{ db, clock, log: log.log, payments: paymentsOff },
  config: { publicUrl: 'https://debts.example', vatNumber: null },
  mailer: {
    wake: () => {
      wakes += 1;
    },
  },
  addressKey: new Uint8Array(),
};

beforeEach(async () => {
  await begin();
  await pool.query('DELETE FROM mail_outbox');
});

/** The mails that the run of that morning adds. */
async function runOn(day: string, time = '06:25:00'): Promise<string[]> {
  clock.set(`${day}T${time}Z`);
  const { rows: before } = await pool.query('SELECT id FROM mail_outbox');
  await remindSubscribers(deps, day);
  const { rows } = await pool.query('SELECT template FROM mail_outbox ORDER BY id');
  return rows.slice(before.length).map(({ template }) => template);
}

function aTrial(end: string, facts: SubscriptionFacts = {}): Promise<SubscriptionRow> {
  const trialEnd = new Date(end);
  return aSubscription({ status: 'trialing', trialEnd, periodEnd: trialEnd, ...facts });
}

describe('a trial that will turn paid', () => {
  it('is told of once, seven days before', async () => {
    await aTrial('2026-11-29T09:00:00Z');
    expect(await runOn('2026-11-21')).toEqual([]);
    expect(await runOn('2026-11-22')).toEqual(['trial_ends']);
    expect(await runOn('2026-11-22')).toEqual([]);
    expect(await runOn('2026-11-28')).toEqual([]);
  });

  it('is told of a day sooner where seven whole days would not be left', async () => {
    await aTrial('2026-11-29T03:00:00Z');
    expect(await runOn('2026-11-20')).toEqual([]);
    expect(await runOn('2026-11-21')).toEqual(['trial_ends']);
  });

  it('is told of as soon as possible where the work did not run, or it is short', async () => {
    await aTrial('2026-11-16T09:00:00Z');
    expect(await runOn('2026-11-15')).toEqual(['trial_ends']);
  });

  it('is told of again where staff have moved its end', async () => {
    const { id } = await aTrial('2026-11-29T09:00:00Z');
    expect(await runOn('2026-11-22')).toEqual(['trial_ends']);
    const moved = new Date('2026-12-13T00:30:00Z');
    await db.update(subscriptions).set({ trialEnd: moved }).where(eq(subscriptions.id, id));
    expect(await runOn('2026-11-29')).toEqual([]);
    expect(await runOn('2026-12-05')).toEqual(['trial_ends']);
    expect(await runOn('2026-12-06')).toEqual([]);
  });

  it.each<[string, SubscriptionFacts]>([
    ['is over', { trialEnd: new Date('2026-11-22T06:00:00Z') }],
    ['was cancelled', { endsAt: new Date('2026-11-29T09:00:00Z') }],
    ['was an extension', { extendedUntil: new Date('2026-11-29T09:00:00Z') }],
    ['has turned paid', { status: 'active', startedAt: new Date('2026-11-15T09:00:00Z') }],
  ])('is not told of where it %s', async (_, facts) => {
    await aTrial('2026-11-29T09:00:00Z', facts);
    expect(await runOn('2026-11-22')).toEqual([]);
  });
});

describe('anyone who pays', () => {
  it('is reminded each six months, counted from the last time', async () => {
    await aSubscription({ startedAt: new Date('2026-11-15T09:00:00Z') });
    expect(await runOn('2027-05-14')).toEqual([]);
    expect(await runOn('2027-05-18')).toEqual(['subscription_reminder']);
    expect(await runOn('2027-05-19')).toEqual([]);
    expect(await runOn('2027-11-17')).toEqual([]);
    expect(await runOn('2027-11-18', '05:00:00')).toEqual(['subscription_reminder']);
  });

  it('has six months from the end of the trial', async () => {
    const trialEnd = new Date('2026-11-29T23:30:00Z');
    await aSubscription({ startedAt: new Date('2026-11-15T09:00:00Z'), trialEnd });
    expect(await runOn('2027-05-28')).toEqual([]);
    expect(await runOn('2027-05-29')).toEqual(['subscription_reminder']);
  });

  it('is reminded while staff have given it for nothing, and not while a long trial goes on', async () => {
    const given = { status: 'trialing', periodEnd: new Date('2027-12-15T09:00:00Z') };
    await aSubscription({ ...given, trialEnd: given.periodEnd });
    expect(await runOn('2027-05-20')).toEqual([]);
    await aSubscription({ ...given, extendedUntil: given.periodEnd });
    expect(await runOn('2027-05-20')).toEqual(['subscription_reminder']);
  });

  it.each<[string, SubscriptionFacts]>([
    ['have cancelled', { endsAt: new Date('2027-06-15T09:00:00Z') }],
    ['have a payment open', { status: 'past_due' }],
    ['have left', { status: 'canceled', endedAt: new Date('2027-05-01T09:00:00Z') }],
  ])('is not reminded where they %s', async (_, facts) => {
    await aSubscription(facts);
    expect(await runOn('2027-05-20')).toEqual([]);
  });
});

it('what belongs to another account at Stripe is left alone', async () => {
  const stripeAccountId = await aStripeAccount(db, { isCurrent: false });
  await aSubscription({ stripeAccountId });
  expect(await runOn('2027-05-20')).toEqual([]);
});

it('two processes remind everybody once', async () => {
  for (let at = 0; at < 12; at += 1) await aSubscription();
  clock.set('2027-05-20T06:25:00Z');
  const days = ['2027-05-20', '2027-05-20', '2027-05-21'];
  const results = await Promise.all(days.map((day) => remindSubscribers(deps, day)));
  expect(results.reduce((sum, { doneCount }) => sum + doneCount, 0)).toBe(12);
  const { rows } = await pool.query('SELECT id FROM mail_outbox');
  expect(rows).toHaveLength(12);
});

it('one that fails does not stop the others, and is in the log', async () => {
  const [, broken] = [await aSubscription(), await aSubscription(), await aSubscription()];
  await pool.query(
    `CREATE FUNCTION refuse() RETURNS trigger AS $$ BEGIN
       IF NEW.subscription_id = ${broken.id} THEN RAISE 'refused'; END IF; RETURN NEW;
     END $$ LANGUAGE plpgsql`,
  );
  await pool.query(
    'CREATE TRIGGER refusing BEFORE INSERT ON billing_notices FOR EACH ROW EXECUTE FUNCTION refuse()',
  );
  clock.set('2027-05-20T06:25:00Z');
  wakes = 0;
  const result = await remindSubscribers(deps, '2027-05-20');
  await pool.query('DROP TRIGGER refusing ON billing_notices');
  expect(result).toEqual({ doneCount: 2, failedCount: 1 });
  expect(wakes).toBe(1);
  expect(log.entries).toContainEqual(expect.objectContaining({ subscription: broken.id }));
});

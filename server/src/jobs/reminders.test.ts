import { beforeEach, describe, expect, it } from 'vitest';
import { scheduleLinks } from '../registries.ts';
import { aPayer, type Payer } from '../testing/payers.ts';
import { suspend } from '../testing/people.ts';
import { recordedLog } from '../testing/recorded-log.ts';
import { settableClock } from '../testing/settable-clock.ts';
import { createTestApp } from '../testing/test-app.ts';
import { runDaily } from './daily-job.ts';

const clock = settableClock();
const test = {
  ...(await createTestApp({ clock, variables: { RATE_LIMIT_FACTOR: '1000' } })),
  clock,
};
const { db, pool } = test;
const { log, entries } = recordedLog();

let wakes = 0;
async function runOn(today: string): Promise<void> {
  clock.set(`${today}T06:05:00Z`);
  const mailer = { wake: () => wakes++ };
  const { failedCount } = await runDaily({ db, clock, ...scheduleLinks, log, mailer }, today);
  expect({ failedCount, entries }).toEqual({ failedCount: 0, entries: [] });
}

type ReminderMail = {
  readonly kind: string;
  readonly to: number;
  readonly dates: readonly string[];
};

/** What has been put into the outbox since the last look. */
async function told(): Promise<ReminderMail[]> {
  const { rows } = await pool.query<{
    template: string;
    payload: { userId: number; dates: { scheduleId: number; dueOn: string }[] };
  }>("SELECT template, payload FROM mail_outbox WHERE template LIKE 'payment%' ORDER BY id");
  await pool.query('DELETE FROM mail_outbox');
  return rows.map(({ template, payload }) => ({
    kind: template === 'payment_reminder' ? 'due' : 'missed',
    to: payload.userId,
    dates: payload.dates.map(({ dueOn }) => dueOn),
  }));
}

const due = ({ id }: Payer, ...dates: string[]): ReminderMail => ({ kind: 'due', to: id, dates });
const missed = ({ id }: Payer, ...dates: string[]): ReminderMail => ({
  kind: 'missed',
  to: id,
  dates,
});

beforeEach(async () => {
  clock.set('2026-11-01T09:00:00Z');
  wakes = 0;
  await pool.query('DELETE FROM users');
  await pool.query('DELETE FROM mail_outbox');
});

describe('a reminder', () => {
  it('comes the day before, in one mail for all that falls due, and once', async () => {
    const payer = await aPayer(test, { days: [20, 20, 25] });
    await runOn('2026-11-18');
    expect(await told()).toEqual([]);
    expect(wakes).toBe(0);
    await runOn('2026-11-19');
    expect(await told()).toEqual([due(payer, '2026-11-20', '2026-11-20')]);
    expect(wakes).toBe(1);
    await runOn('2026-11-19');
    await runOn('2026-11-20');
    expect(await told()).toEqual([]);
  });

  it('comes on the day itself where nothing ran the day before', async () => {
    const payer = await aPayer(test, { days: [20, 21] });
    await runOn('2026-11-20');
    expect(await told()).toEqual([due(payer, '2026-11-20', '2026-11-21')]);
  });

  it.each([
    ['2027-02-27', '2027-02-28', 3],
    ['2028-02-27', '2028-02-28', 1],
    ['2028-02-28', '2028-02-29', 2],
    ['2026-11-29', '2026-11-30', 2],
    ['2026-12-29', '2026-12-30', 1],
    ['2026-12-30', '2026-12-31', 1],
  ])(
    'on %s it is about %s for those of days 28, 30 and 31 whose month ends then',
    async (today, dueOn, count) => {
      const payer = await aPayer(test, { days: [28, 30, 31] });
      // The day before has run.
      await pool.query(
        `INSERT INTO schedule_reminders (schedule_id, due_on, kind, sent_at)
       SELECT id, day, kind, now() FROM scheduled_payments,
         generate_series($1::date - 7, $1::date, '1 day') AS day, unnest(ARRAY['due', 'missed']) AS kind`,
        [today],
      );
      await runOn(today);
      expect(await told()).toEqual([due(payer, ...Array.from({ length: count }, () => dueOn))]);
    },
  );

  it('is not for a schedule that was made on the very day', async () => {
    clock.set('2026-11-20T09:00:00Z');
    const payer = await aPayer(test, { days: [20, 21] });
    await runOn('2026-11-20');
    expect(await told()).toEqual([due(payer, '2026-11-21')]);
  });

  it('is only for those who want it, on a paid plan, at a confirmed address', async () => {
    await aPayer(test, { days: [20], isFree: true });
    await aPayer(test, { days: [20], isConfirmed: false });
    await aPayer(test, { days: [20], wantsReminders: false });
    const suspended = await aPayer(test, { days: [20] });
    await suspend(pool, suspended, clock.now());
    const automatic = await aPayer(test, { days: [20], recordsAutomatically: true });
    await runOn('2026-11-19');
    expect(await told()).toEqual([due(automatic, '2026-11-20')]);
  });

  it('is not for what is recorded, paid off or paused', async () => {
    const payer = await aPayer(test, { days: [20, 20, 20, 20] });
    const [recorded, , paused] = payer.scheduleIds;
    await pool.query(
      `INSERT INTO settled_dates (schedule_id, month, due_on, settled_as, settled_at)
       VALUES ($1, '2026-11-01', '2026-11-20', 'recorded', now())`,
      [recorded],
    );
    await pool.query(
      "UPDATE debts SET balance_pence = 0, paid_off_on = '2026-11-02' WHERE id = $1",
      [payer.debtIds[1]],
    );
    await pool.query("UPDATE schedule_terms SET until_on = '2026-11-02' WHERE schedule_id = $1", [
      paused,
    ]);
    await runOn('2026-11-19');
    expect(await told()).toEqual([due(payer, '2026-11-20')]);
  });

  it('comes once, however many processes look at the same time', async () => {
    const payers: Payer[] = [];
    for (let made = 0; made < 5; made += 1) payers.push(await aPayer(test, { days: [13, 20, 20] }));
    await Promise.all(Array.from({ length: 5 }, () => runOn('2026-11-19')));
    const all = (await told()).sort((a, b) => a.to - b.to || (a.kind < b.kind ? -1 : 1));
    expect(all).toEqual(
      payers.flatMap((payer) => [
        due(payer, '2026-11-20', '2026-11-20'),
        missed(payer, '2026-11-13'),
      ]),
    );
  });
});

describe('a date that has passed unrecorded', () => {
  it('is told of the day after, once', async () => {
    const payer = await aPayer(test, { days: [20] });
    await runOn('2026-11-19');
    await runOn('2026-11-20');
    expect(await told()).toEqual([due(payer, '2026-11-20')]);
    await runOn('2026-11-21');
    expect(await told()).toEqual([missed(payer, '2026-11-20')]);
    for (const day of ['2026-11-21', '2026-11-22', '2026-11-27']) await runOn(day);
    expect(await told()).toEqual([]);
  });

  it('is told of for a week, and all of them in one mail', async () => {
    clock.set('2026-10-15T09:00:00Z');
    const payer = await aPayer(test, { days: [26, 27, 31, 2] });
    await runOn('2026-11-03');
    expect(await told()).toEqual([missed(payer, '2026-10-27', '2026-10-31', '2026-11-02')]);
  });

  it('is told of also where the schedule began on that day', async () => {
    clock.set('2026-11-20T09:00:00Z');
    const payer = await aPayer(test, { days: [20] });
    await runOn('2026-11-21');
    expect(await told()).toEqual([missed(payer, '2026-11-20')]);
  });

  it('is recorded instead for those who record automatically', async () => {
    await aPayer(test, { days: [20], recordsAutomatically: true });
    await aPayer(test, { days: [20], isFree: true });
    await runOn('2026-11-22');
    expect(await told()).toEqual([]);
  });

  it('is not told of before the schedule began', async () => {
    clock.set('2026-11-10T09:00:00Z');
    await aPayer(test, { days: [9] });
    await runOn('2026-11-11');
    expect(await told()).toEqual([]);
  });
});

import { paymentAddresses } from '@debt-payoff/contract/payment-addresses';
import { beforeEach, describe, expect, it } from 'vitest';
import { isDatabaseAway } from '../platform/database/absence.ts';
import { scheduleLinks } from '../registries.ts';
import { startDatabaseProxy } from '../testing/database-proxy.ts';
import { aPayer, recordedDates } from '../testing/payers.ts';
import { call, signIn, suspend } from '../testing/people.ts';
import { recordedLog } from '../testing/recorded-log.ts';
import { settableClock } from '../testing/settable-clock.ts';
import { connectUntilEnd, createTestApp } from '../testing/test-app.ts';
import { runDaily } from './daily-job.ts';

const clock = settableClock();
const test = {
  ...(await createTestApp({ clock, variables: { RATE_LIMIT_FACTOR: '1000' } })),
  clock,
};
const { app, db, pool } = test;
const { log, entries } = recordedLog();

const runOn = (today: string) => {
  clock.set(`${today}T06:05:00Z`);
  return runDaily({ db, clock, ...scheduleLinks, log, mailer: { wake: () => {} } }, today);
};

beforeEach(async () => {
  clock.set('2026-08-16T09:00:00Z');
  entries.splice(0);
  await pool.query('DELETE FROM users');
});

describe('for those who record automatically', () => {
  it('every date that has fallen due is recorded, once, however often the job runs', async () => {
    const payer = await aPayer(test, { days: [15, 16, 31], recordsAutomatically: true });
    expect(await runOn('2026-11-15')).toMatchObject({ recordedCount: 9, failedCount: 0 });
    const expected = [
      '2026-08-16',
      '2026-08-31',
      '2026-09-15',
      '2026-09-16',
      '2026-09-30',
      '2026-10-15',
      '2026-10-16',
      '2026-10-31',
      '2026-11-15',
    ];
    expect(await recordedDates(pool, payer.portfolioId)).toEqual(expected);
    expect(await runOn('2026-11-15')).toMatchObject({ recordedCount: 0 });
    expect(await recordedDates(pool, payer.portfolioId)).toEqual(expected);
  });

  it('month after month, each is recorded on its day and not before', async () => {
    const payer = await aPayer(test, { days: [20, 31], recordsAutomatically: true });
    const recordedBy: Record<string, number> = {};
    for (const day of ['08-19', '08-20', '08-31', '09-20', '09-29', '09-30', '10-31', '11-20']) {
      recordedBy[day] = (await runOn(`2026-${day}`)).recordedCount;
    }
    expect(recordedBy).toEqual({
      '08-19': 0,
      '08-20': 1,
      '08-31': 1,
      '09-20': 1,
      '09-29': 0,
      '09-30': 1,
      '10-31': 2,
      '11-20': 1,
    });
    expect(await recordedDates(pool, payer.portfolioId)).toHaveLength(7);
  });

  it('a payment is one month of interest and the rest principal, as if entered by hand', async () => {
    const payer = await aPayer(test, { days: [1], recordsAutomatically: true });
    await runOn('2026-09-01');
    clock.set('2026-09-01T09:00:00Z');
    const { body } = await call(app, paymentAddresses.list, {
      id: payer.portfolioId,
      as: await signIn(app, payer),
    });
    expect(body).toEqual([
      expect.objectContaining({
        payment_amount: 60,
        payment_date: '2026-09-01',
        payment_type: 'regular',
        notes: 'Auto-payment for Card 1',
        interest_amount: 18.9,
        principal_amount: 41.1,
        balance_after_payment: 1158.9,
        scheduled_payment_id: payer.scheduleIds[0],
      }),
    ]);
  });

  it('it ends with the debt', async () => {
    const payer = await aPayer(test, {
      days: [20],
      debt: { balance: 100, interest_rate: 0 },
      recordsAutomatically: true,
    });
    await runOn('2026-12-31');
    expect(await recordedDates(pool, payer.portfolioId)).toEqual(['2026-08-20', '2026-09-20']);
    const { rows } = await pool.query('SELECT is_active FROM scheduled_payments');
    expect(rows).toEqual([{ is_active: false }]);
  });

  it('what the lender asks is the figure of its month, and nothing where nothing is asked', async () => {
    const payer = await aPayer(test, {
      days: [20, 20],
      debt: { balance: 150, interest_rate: 0, monthly_payment: 100 },
      recordsAutomatically: true,
    });
    await pool.query("UPDATE scheduled_payments SET amount_kind = 'required'");
    await pool.query('UPDATE debts SET monthly_payment_pence = 0 WHERE id = $1', [
      payer.debtIds[0],
    ]);
    await runOn('2026-12-31');
    const { rows } = await pool.query(
      'SELECT debt_id::int, amount_pence::int, paid_on::text FROM payments ORDER BY paid_on',
    );
    const debt_id = payer.debtIds[1];
    expect(rows).toEqual([
      { debt_id, amount_pence: 10_000, paid_on: '2026-08-20' },
      { debt_id, amount_pence: 5_000, paid_on: '2026-09-20' },
    ]);
  });

  it('what was recorded by hand, or deleted after that, is left alone', async () => {
    const payer = await aPayer(test, { days: [20], recordsAutomatically: true });
    await runOn('2026-08-20');
    await pool.query('DELETE FROM payments WHERE portfolio_id = $1', [payer.portfolioId]);
    await runOn('2026-08-21');
    expect(await recordedDates(pool, payer.portfolioId)).toEqual([]);
  });

  it('a schedule that is paused has no dates from then on', async () => {
    const payer = await aPayer(test, { days: [20, 20], recordsAutomatically: true });
    await pool.query("UPDATE schedule_terms SET until_on = '2026-09-20' WHERE schedule_id = $1", [
      payer.scheduleIds[0],
    ]);
    await runOn('2026-10-01');
    const dates = ['2026-08-20', '2026-08-20', '2026-09-20'];
    expect(await recordedDates(pool, payer.portfolioId)).toEqual(dates);
  });
});

it('for all others, and for those who are suspended, nothing is recorded', async () => {
  const others = [
    await aPayer(test, { days: [20] }),
    await aPayer(test, { days: [20], recordsAutomatically: true }),
  ];
  if (others[1] !== undefined) await suspend(pool, others[1], clock.now());
  await runOn('2026-10-15');
  for (const { portfolioId } of others) {
    expect(await recordedDates(pool, portfolioId)).toEqual([]);
  }
});

it('a portfolio that fails is logged, without what is in it, and does not stop the others', async () => {
  const payers = [];
  for (let made = 0; made < 3; made += 1) {
    payers.push(await aPayer(test, { days: [20, 21], recordsAutomatically: true }));
  }
  const [first, broken, last] = payers;
  if (first === undefined || broken === undefined || last === undefined) throw new Error('Too few');
  await pool.query('DELETE FROM debt_statements WHERE debt_id = $1', [broken.debtIds[1]]);
  expect(await runOn('2026-08-31')).toEqual({ recordedCount: 4, mailsCount: 0, failedCount: 1 });
  expect(await recordedDates(pool, first.portfolioId)).toHaveLength(2);
  expect(await recordedDates(pool, last.portfolioId)).toHaveLength(2);
  // All of a portfolio is recorded, or nothing.
  expect(await recordedDates(pool, broken.portfolioId)).toEqual([]);
  expect(entries).toEqual([
    expect.objectContaining({
      level: 50,
      msg: 'the due payments of a portfolio could not be recorded',
      portfolio: broken.portfolioId,
    }),
  ]);
  expect(JSON.stringify(entries)).not.toMatch(/Card \d|person-/);
});

it('a database that goes away ends the run, without a line for each portfolio; the next one does the rest', async () => {
  for (let made = 0; made < 3; made += 1) {
    await aPayer(test, { days: [20], recordsAutomatically: true });
  }
  clock.set('2026-08-20T06:05:00Z');
  const proxy = await startDatabaseProxy(test.url);
  const away = connectUntilEnd(proxy.url);
  // The time is asked for when the first payment is recorded.
  const now = () => {
    proxy.cut();
    return clock.now();
  };
  const deps = {
    ...scheduleLinks,
    db: away.db,
    clock: { ...clock, now },
    log,
    mailer: { wake: () => {} },
  };
  await expect(runDaily(deps, '2026-08-20')).rejects.toSatisfy(isDatabaseAway);
  expect(entries).toEqual([]);
  expect(await runOn('2026-08-20')).toMatchObject({ recordedCount: 3, failedCount: 0 });
});

it('a run that is asked to stop ends with the portfolio under way, and the next one does the rest', async () => {
  for (let made = 0; made < 3; made += 1) {
    await aPayer(test, { days: [20], recordsAutomatically: true });
  }
  clock.set('2026-08-20T06:05:00Z');
  const stopping = new AbortController();
  // The time is asked for when the first payment is recorded.
  const now = () => {
    stopping.abort();
    return clock.now();
  };
  const deps = {
    ...scheduleLinks,
    db,
    clock: { ...clock, now },
    log,
    mailer: { wake: () => {} },
    stopping: stopping.signal,
  };
  await expect(runDaily(deps, '2026-08-20')).rejects.toThrow('aborted');
  expect(await runOn('2026-08-20')).toMatchObject({ recordedCount: 2, failedCount: 0 });
  expect(entries).toEqual([]);
});

it('runs that race record each date once', async () => {
  const payers = [];
  for (let made = 0; made < 4; made += 1) {
    payers.push(await aPayer(test, { days: [1, 15, 31], recordsAutomatically: true }));
  }
  const results = await Promise.all(Array.from({ length: 5 }, () => runOn('2026-11-15')));
  expect(results.map(({ failedCount }) => failedCount)).toEqual([0, 0, 0, 0, 0]);
  expect(results.reduce((sum, { recordedCount }) => sum + recordedCount, 0)).toBe(4 * 9);
  for (const { portfolioId } of payers) {
    expect(await recordedDates(pool, portfolioId)).toHaveLength(9);
  }
});

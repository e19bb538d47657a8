import { portfolioAddresses } from '@debt-payoff/contract/portfolio-addresses';
import { beforeEach, describe, expect, it } from 'vitest';
import { scheduleLinks } from '../registries.ts';
import { aDebt } from '../testing/debts.ts';
import { aPayer, type Payer } from '../testing/payers.ts';
import { call, signIn, suspend } from '../testing/people.ts';
import { recordedLog } from '../testing/recorded-log.ts';
import { recordedMail } from '../testing/recorded-mail.ts';
import { settableClock } from '../testing/settable-clock.ts';
import { createTestApp, productionVariables } from '../testing/test-app.ts';
import { runDaily } from './daily-job.ts';

const clock = settableClock();
const mail = recordedMail();
const test = {
  ...(await createTestApp({
    clock,
    variables: { ...productionVariables, RATE_LIMIT_FACTOR: '1000' },
    mailTransport: mail,
  })),
  clock,
};
const { app, db, pool, mailer } = test;
const { log, entries } = recordedLog();

async function runOn(today: string): Promise<void> {
  clock.set(`${today}T06:05:00Z`);
  const deps = { db, clock, ...scheduleLinks, log, mailer: { wake: () => {} } };
  const { failedCount } = await runDaily(deps, today);
  expect({ failedCount, entries }).toEqual({ failedCount: 0, entries: [] });
}

type DealMail = { readonly to: number; readonly lastDays: readonly string[] };

/** What has been put into the outbox about deals since the last look. */
async function told(): Promise<DealMail[]> {
  const { rows } = await pool.query<{
    payload: { userId: number; deals: { debtId: number; lastDay: string }[] };
  }>("SELECT payload FROM mail_outbox WHERE template = 'deal_ending' ORDER BY id");
  await pool.query('DELETE FROM mail_outbox');
  return rows.map(({ payload }) => ({
    to: payload.userId,
    lastDays: payload.deals.map(({ lastDay }) => lastDay),
  }));
}
const toldTo = ({ id }: Payer, ...lastDays: string[]): DealMail => ({ to: id, lastDays });

/** What is left is sent. */
async function deliver() {
  mail.mails.splice(0);
  await pool.query("DELETE FROM mail_outbox WHERE template <> 'deal_ending'");
  await mailer.deliverNow();
  return [...mail.mails];
}

/** £3,000 at 0% until then, of which £100 is paid each month. */
const withDeal = (lastMonth: string, thenRate = 24.9, given: Record<string, unknown> = {}) => ({
  ...{ balance: 3_000, interest_rate: 0, rate_kind: 'apr', monthly_payment: 100 },
  rate_changes: [{ last_month: lastMonth, then_rate: thenRate }],
  ...given,
});
type PayerOptions = Parameters<typeof aPayer>[1];
const aPayerWithDeal = (options: Partial<PayerOptions> = {}) =>
  aPayer(test, { days: [1], debt: withDeal('2027-02'), ...options });

beforeEach(async () => {
  clock.set('2026-11-01T09:00:00Z');
  await pool.query('DELETE FROM users');
  await pool.query('DELETE FROM mail_outbox');
});

describe('the end of a deal on 28 February 2027', () => {
  it('is told of 60 days and 30 days before, once each', async () => {
    const payer = await aPayerWithDeal();
    await runOn('2026-12-29');
    expect(await told()).toEqual([]);
    await runOn('2026-12-30');
    expect(await told()).toEqual([toldTo(payer, '2027-02-28')]);
    for (const day of ['2026-12-30', '2026-12-31', '2027-01-28']) await runOn(day);
    expect(await told()).toEqual([]);
    await runOn('2027-01-29');
    expect(await told()).toEqual([toldTo(payer, '2027-02-28')]);
    for (const day of ['2027-01-29', '2027-02-28', '2027-03-01']) await runOn(day);
    expect(await told()).toEqual([]);
  });

  it('is caught up where days were missed: of two that are due the nearer, and none once it has ended', async () => {
    const payer = await aPayerWithDeal();
    await runOn('2027-02-28');
    expect(await told()).toEqual([toldTo(payer, '2027-02-28')]);
    await runOn('2027-02-28');
    expect(await told()).toEqual([]);
    await pool.query('DELETE FROM deal_reminders');
    await runOn('2027-03-01');
    expect(await told()).toEqual([]);
  });

  it('is told of to those who want reminders, on a paid plan, at a confirmed address', async () => {
    await aPayerWithDeal({ isFree: true });
    await aPayerWithDeal({ isConfirmed: false });
    await aPayerWithDeal({ wantsReminders: false });
    await suspend(pool, await aPayerWithDeal(), clock.now());
    const downgraded = await aPayerWithDeal();
    const payer = await aPayerWithDeal();
    await runOn('2026-12-30');
    expect(await told()).toEqual([toldTo(downgraded, '2027-02-28'), toldTo(payer, '2027-02-28')]);
    await pool.query('DELETE FROM tier_grants WHERE user_id = $1', [downgraded.id]);
    await runOn('2027-01-29');
    expect(await told()).toEqual([toldTo(payer, '2027-02-28')]);
  });

  it.each([
    ['the rate falls', withDeal('2027-02', 1, { interest_rate: 9.9 })],
    ['the plan clears the debt first', withDeal('2027-02', 24.9, { monthly_payment: 1_500 })],
  ])('is not told of where %s', async (_, debt) => {
    await aPayerWithDeal({ debt });
    await runOn('2026-12-30');
    await runOn('2027-01-29');
    expect(await told()).toEqual([]);
  });

  it('is not told of for a debt that is paid off or deleted', async () => {
    const payer = await aPayerWithDeal({ days: [1, 1, 1] });
    const [paidOff, deleted] = payer.debtIds;
    await pool.query(
      "UPDATE debts SET balance_pence = 0, paid_off_on = '2026-11-02' WHERE id = $1",
      [paidOff],
    );
    await pool.query('DELETE FROM debts WHERE id = $1', [deleted]);
    await runOn('2026-12-30');
    expect(await told()).toEqual([toldTo(payer, '2027-02-28')]);
  });

  it('is told of on another day where it is moved on the day on which it was told of', async () => {
    const payer = await aPayerWithDeal();
    await runOn('2026-12-30');
    await moveDeal(payer, '2027-01');
    await runOn('2026-12-30');
    expect(await told()).toEqual([toldTo(payer, '2027-02-28')]);
    await runOn('2026-12-31');
    expect(await told()).toEqual([toldTo(payer, '2027-01-31')]);
  });

  it('is told of anew where it is moved', async () => {
    const payer = await aPayerWithDeal();
    await runOn('2026-12-30');
    expect(await told()).toEqual([toldTo(payer, '2027-02-28')]);
    await moveDeal(payer, '2027-03');
    await runOn('2026-12-31');
    expect(await told()).toEqual([]);
    await runOn('2027-01-30');
    expect(await told()).toEqual([toldTo(payer, '2027-03-31')]);
  });

  it('is told of once, however many processes look at the same time', async () => {
    const payers = [await aPayerWithDeal(), await aPayerWithDeal(), await aPayerWithDeal()];
    await Promise.all(Array.from({ length: 5 }, () => runOn('2026-12-30')));
    const all = (await told()).sort((one, other) => one.to - other.to);
    expect(all).toEqual(payers.map((payer) => toldTo(payer, '2027-02-28')));
  });
});

async function moveDeal(payer: Payer, lastMonth: string): Promise<void> {
  const as = { ...payer, ...(await signIn(app, payer)) };
  const [debtId] = payer.debtIds;
  const body = { ...aDebt(), ...withDeal(lastMonth) };
  const { method, path } = portfolioAddresses.updateDebt;
  const address = { method, path: path.replace('{debtId}', String(debtId)) };
  const reply = await call(app, address, { as, id: payer.portfolioId, body });
  expect(reply.status).toBe(200);
}

describe('the mail', () => {
  it('names the debt, its last day, the rate, the interest and the payment, and leads to the portfolio', async () => {
    const change = { last_month: '2027-02', then_rate: 24, then_payment: 120 };
    const debt = {
      ...withDeal('2027-02', 24, { creditor: 'Müller <b>& Söhne', rate_kind: 'simple' }),
      rate_changes: [change],
    };
    const payer = await aPayerWithDeal({ debt });
    await runOn('2027-01-29');
    const [sent, ...others] = await deliver();
    expect(others).toEqual([]);
    expect(sent).toMatchObject({
      to: payer.email,
      subject: 'A deal ends on Sunday 28 February 2027',
    });
    // £3,000 is owed, less January's and February's £100, at 2% a month.
    expect(sent?.text).toContain(
      'Müller <b>& Söhne: the deal ends on Sunday 28 February 2027. Then the rate is 24%: about £56.00 of interest a month on what you would owe by then. The monthly payment is then £120.00.',
    );
    expect(sent?.html).toContain('Müller &lt;b&gt;&amp; Söhne: the deal');
    expect(sent?.text).toContain('A lender can end a deal after a missed or late payment.');
    expect(sent?.text).toContain('StepChange (0800 138 1111)');
    expect(sent?.text).toContain('You can switch these reminders off in your account settings.');
    expect(sent?.text).toContain(
      `See my plan:\nhttps://debts.example/portfolios/${payer.portfolioId}\n`,
    );
  });

  it('is one for all deals of a person, in the order of their days, and leads to the dashboard', async () => {
    const payer = await aPayerWithDeal({ debt: withDeal('2027-02', 30) });
    const debts = [aDebt(withDeal('2027-01', 24.9, { creditor: 'Car' }))];
    await call(app, portfolioAddresses.create, { as: payer, body: { name: 'Car', debts } });
    await runOn('2026-12-30');
    const [sent, ...others] = await deliver();
    expect(others).toEqual([]);
    expect(sent?.subject).toBe('2 deals end soon');
    expect(sent?.text.match(/^.*the deal ends on \w+ \d+ \w+ \d+/gm)).toEqual([
      'Car: the deal ends on Sunday 31 January 2027',
      'Card 1: the deal ends on Sunday 28 February 2027',
    ]);
    expect(sent?.text).toContain('https://debts.example/dashboard');
  });

  it.each([
    ['is moved', (payer: Payer) => moveDeal(payer, '2027-06')],
    ['is on a debt that was deleted', () => pool.query('DELETE FROM debts')],
    ['has ended', async () => clock.set('2027-03-01T06:00:00Z')],
    [
      'is of somebody who wants no reminders',
      () => pool.query('UPDATE users SET wants_reminders = false'),
    ],
  ])('is not sent where the deal, by then, %s', async (_, change) => {
    const payer = await aPayerWithDeal();
    await runOn('2027-01-29');
    await change(payer);
    expect(await deliver()).toEqual([]);
  });
});

import { paymentAddresses } from '@debt-payoff/contract/payment-addresses';
import { portfolioAddresses } from '@debt-payoff/contract/portfolio-addresses';
import { beforeEach, describe, expect, it } from 'vitest';
import { scheduleLinks } from '../registries.ts';
import { aDebt } from '../testing/debts.ts';
import { aPayer } from '../testing/payers.ts';
import { call, signIn } from '../testing/people.ts';
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

async function prepareOn(today: string): Promise<void> {
  await pool.query("DELETE FROM mail_outbox WHERE template = 'welcome'");
  clock.set(`${today}T06:05:00Z`);
  await runDaily(
    { db, clock, ...scheduleLinks, log: recordedLog().log, mailer: { wake: () => {} } },
    today,
  );
}

async function deliver() {
  mail.mails.splice(0);
  await mailer.deliverNow();
  return [...mail.mails];
}

beforeEach(async () => {
  clock.set('2026-11-01T09:00:00Z');
  await pool.query('DELETE FROM users');
});

it('a reminder names the day, the creditor and the amount, and leads to the portfolio', async () => {
  const payer = await aPayer(test, {
    days: [16],
    debt: { creditor: 'Müller <b>& Söhne', monthly_payment: 1_085.5 },
  });
  await prepareOn('2026-11-15');
  const [sent, ...others] = await deliver();
  expect(others).toEqual([]);
  expect(sent).toMatchObject({
    to: payer.email,
    subject: 'A payment is due on Monday 16 November 2026',
  });
  expect(sent?.text).toContain(`Hello ${payer.username},`);
  expect(sent?.text).toContain('Monday 16 November 2026: £1,085.50 to Müller <b>& Söhne');
  expect(sent?.html).toContain('£1,085.50 to Müller &lt;b&gt;&amp; Söhne');
  const url = `https://debts.example/portfolios/${payer.portfolioId}/scheduled-payments`;
  expect(sent?.text).toContain(`See my scheduled payments:\n${url}`);
  expect(sent?.text).toContain('record the payment');
  expect(sent?.text).toContain('StepChange (0800 138 1111) and National Debtline (0808 808 4000)');
  expect(sent?.text).toContain('More ways to get free help:\nhttps://debts.example/debt-help');
  expect(sent?.text).toContain('You can switch these reminders off in your account settings.');
});

it('several payments in several portfolios are listed by day, and it leads to the dashboard', async () => {
  const payer = await aPayer(test, { days: [16, 15] });
  const debts = [aDebt({ creditor: 'Car', auto_payment_enabled: true, auto_payment_day: 16 })];
  await call(app, portfolioAddresses.create, { as: payer, body: { name: 'Car', debts } });
  await prepareOn('2026-11-15');
  const [sent] = await deliver();
  expect(sent?.subject).toBe('3 payments are due soon');
  expect(sent?.text.match(/^\w+ \d+ November 2026: .*$/gm)).toEqual([
    'Sunday 15 November 2026: £60.00 to Card 2',
    'Monday 16 November 2026: £60.00 to Card 1',
    'Monday 16 November 2026: £60.00 to Car',
  ]);
  expect(sent?.text).toContain('https://debts.example/dashboard');
});

it('anyone who records automatically is told that it happens by itself', async () => {
  await aPayer(test, { days: [16, 16], recordsAutomatically: true });
  await prepareOn('2026-11-15');
  const [sent] = await deliver();
  expect(sent?.subject).toBe('2 payments are due on Monday 16 November 2026');
  expect(sent?.text).toContain('We record it on the day, as you asked.');
  expect(sent?.text).not.toContain('record the payment, so that');
});

it('a missed payment is told of without blame', async () => {
  await aPayer(test, { days: [13, 14] });
  await prepareOn('2026-11-14');
  await deliver();
  await prepareOn('2026-11-15');
  const [sent, ...others] = await deliver();
  expect(others).toEqual([]);
  expect(sent?.subject).toBe('A scheduled payment has not been recorded');
  expect(sent?.text).toContain('Saturday 14 November 2026: £60.00 to Card 2');
  expect(sent?.text).toContain('If the money left your account, record it now');
  expect(sent?.text).not.toContain('13 November');
});

describe('a payment of what the lender asks', () => {
  const shortDebt = { balance: 150, interest_rate: 0, monthly_payment: 100 };
  const follow = () => pool.query("UPDATE scheduled_payments SET amount_kind = 'required'");
  const linesOf = (text: string | undefined) => text?.match(/^\w+ \d+ \w+ 20\d\d: .*$/gm);

  it('is told of with the figure of its month, also where that is still to come', async () => {
    const payer = await aPayer(test, { days: [20, 1], debt: shortDebt });
    await follow();
    const [nearer, later] = payer.debtIds;
    clock.set('2026-11-19T06:00:00Z');
    const as = { ...payer, ...(await signIn(app, payer)) };
    const body = { debt_id: later, payment_amount: 80, payment_date: '2026-11-19' };
    const paid = await call(app, paymentAddresses.add, { as, id: payer.portfolioId, body });
    expect(paid.status).toBe(201);
    await prepareOn('2026-11-19');
    expect(linesOf((await deliver())[0]?.text)).toEqual([
      'Friday 20 November 2026: £100.00 to Card 1',
    ]);
    await pool.query('DELETE FROM debts WHERE id = $1', [nearer]);
    await prepareOn('2026-11-30');
    expect(linesOf((await deliver())[0]?.text)).toEqual([
      'Tuesday 1 December 2026: £70.00 to Card 2',
    ]);
    await prepareOn('2026-12-02');
    const [sent] = await deliver();
    expect(sent?.subject).toBe('A scheduled payment has not been recorded');
    expect(linesOf(sent?.text)).toEqual(['Tuesday 1 December 2026: £70.00 to Card 2']);
  });

  it('is the figure of its rule, by what is owed when the month of its date begins', async () => {
    const minimum_rule = { floor: 5, percent: 1, plus_interest: true };
    const debt = { balance: 1_000, rate_kind: 'monthly', interest_rate: 2, minimum_rule };
    const payer = await aPayer(test, { days: [1], debt });
    await follow();
    clock.set('2026-11-29T09:00:00Z');
    const as = { ...payer, ...(await signIn(app, payer)) };
    const body = { debt_id: payer.debtIds[0], payment_amount: 500, payment_date: '2026-11-29' };
    await call(app, paymentAddresses.add, { as, id: payer.portfolioId, body });
    await prepareOn('2026-11-30');
    expect(linesOf((await deliver())[0]?.text)).toEqual([
      'Tuesday 1 December 2026: £15.00 to Card 1',
    ]);
  });

  it('is not told of where nothing is asked, as long as nothing is', async () => {
    const payer = await aPayer(test, {
      days: [16, 16],
      debt: { ...shortDebt, monthly_payment: 0 },
    });
    await follow();
    await prepareOn('2026-11-15');
    await prepareOn('2026-11-17');
    expect(await deliver()).toEqual([]);
    const { rows } = await pool.query('SELECT * FROM schedule_reminders');
    expect(rows).toEqual([]);
    await pool.query('UPDATE debts SET monthly_payment_pence = 2500 WHERE id = $1', [
      payer.debtIds[1],
    ]);
    await prepareOn('2026-11-17');
    expect(linesOf((await deliver())[0]?.text)).toEqual([
      'Monday 16 November 2026: £25.00 to Card 2',
    ]);
  });

  it('is not told of where nothing is asked any more when the mail is sent', async () => {
    await aPayer(test, { days: [16], debt: shortDebt });
    await follow();
    await prepareOn('2026-11-15');
    await pool.query('UPDATE debts SET monthly_payment_pence = 0');
    expect(await deliver()).toEqual([]);
  });
});

describe('a mail that waits', () => {
  it('holds no creditor, no amount and no address', async () => {
    const payer = await aPayer(test, { days: [16] });
    await prepareOn('2026-11-15');
    const { rows } = await pool.query('SELECT template, payload FROM mail_outbox');
    const [scheduleId] = payer.scheduleIds;
    const dates = [{ scheduleId, dueOn: '2026-11-16' }];
    expect(rows.filter(({ payload }) => payload !== null)).toEqual([
      { template: 'payment_reminder', payload: { userId: payer.id, dates } },
    ]);
    await deliver();
  });

  it.each([
    [
      'was recorded',
      `INSERT INTO settled_dates (schedule_id, month, due_on, settled_as, settled_at)
       SELECT id, '2026-11-01', '2026-11-16', 'not_paid', now() FROM scheduled_payments`,
    ],
    ['was deleted', 'DELETE FROM debts'],
    ['is paused', "UPDATE schedule_terms SET until_on = '2026-11-15'"],
    ['is paid off', "UPDATE debts SET balance_pence = 0, paid_off_on = '2026-11-15'"],
    ['is no longer to be reminded of', 'UPDATE users SET wants_reminders = false'],
    ['has an owner with a new address to confirm', 'UPDATE users SET email_confirmed_at = NULL'],
    ['has an owner who left', 'DELETE FROM users'],
  ])('is dropped where by then the payment %s', async (_, change) => {
    await aPayer(test, { days: [16] });
    await prepareOn('2026-11-15');
    await pool.query(change);
    expect(await deliver()).toEqual([]);
  });

  it('tells of the others where one of several was recorded', async () => {
    const payer = await aPayer(test, { days: [16, 16] });
    await prepareOn('2026-11-15');
    await pool.query('DELETE FROM debts WHERE id = $1', [payer.debtIds[0]]);
    const [sent] = await deliver();
    expect(sent?.subject).toBe('A payment is due on Monday 16 November 2026');
    expect(sent?.text).toContain('Card 2');
    expect(sent?.text).not.toContain('Card 1');
  });
});

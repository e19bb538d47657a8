import { paymentAddresses, scheduleAddresses } from '@debt-payoff/contract/payment-addresses';
import { portfolioAddresses } from '@debt-payoff/contract/portfolio-addresses';
import { beforeEach, describe, expect, it } from 'vitest';
import { aDebt } from '../testing/debts.ts';
import { createPaymentsWorld, type OwnedPortfolio } from '../testing/payments.ts';

const { account } = await createPaymentsWorld();
const { update, process } = scheduleAddresses;

/** £10.00 of interest each month. */
const plainDebt = aDebt({ balance: 1000, interest_rate: 12 });
beforeEach(() => account.jumpTo('2026-11-15T09:00:00Z'));

const paymentsOf = async (home: OwnedPortfolio) => (await home.send(paymentAddresses.list)).body;
const datesOf = async (home: OwnedPortfolio): Promise<string[]> =>
  (await paymentsOf(home)).map((each: { payment_date: string }) => each.payment_date);

describe('processing', () => {
  it('records every due date up to the target as a payment', async () => {
    const home = await account.createPortfolio([plainDebt]);
    const { body: schedule } = await home.schedule({ payment_amount: 100, notes: 'By debit' });
    await account.jumpTo('2027-01-28T09:00:00Z');
    const done = await home.process('2027-01-28');
    expect({ status: done.status, body: done.body }).toEqual({
      status: 200,
      body: {
        status: 'processed',
        message: '3 payments recorded',
        processed_count: 3,
        skipped_count: 0,
        recorded: ['2026-11-28', '2026-12-28', '2027-01-28'].map((due_date) => ({
          scheduled_payment_id: schedule.id,
          due_date,
          payment_id: expect.any(Number),
          payment_amount: 100,
        })),
      },
    });
    const common = {
      debt_id: home.debtId,
      payment_amount: 100,
      payment_type: 'regular',
      notes: 'By debit',
      scheduled_payment_id: schedule.id,
      affects_balance: true,
      is_balance_stated: false,
    };
    expect(await paymentsOf(home)).toMatchObject([
      // 1 % of 809.00
      {
        ...common,
        payment_date: '2027-01-28',
        interest_amount: 8.09,
        balance_after_payment: 717.09,
      },
      { ...common, payment_date: '2026-12-28', interest_amount: 9, balance_after_payment: 809 },
      { ...common, payment_date: '2026-11-28', interest_amount: 0, balance_after_payment: 900 },
    ]);
    expect(await home.debt()).toMatchObject({ balance: 717.09, interest_paid: 17.09 });
  });

  it('says what it found: something, nothing due, all recorded before', async () => {
    const home = await account.createPortfolio([plainDebt, plainDebt]);
    const nothing = {
      status: 'nothing_due',
      message: 'Nothing is due up to 15 November 2026',
      processed_count: 0,
      skipped_count: 0,
      recorded: [],
    };
    expect((await home.process('2026-11-15')).body).toEqual(nothing);
    await home.schedule({ payment_day: 16 });
    expect((await home.process('2026-11-15')).body).toEqual(nothing);
    await home.schedule({ payment_day: 15 });
    expect((await home.process('2026-11-15')).body).toMatchObject({
      status: 'processed',
      message: '1 payment recorded',
    });
    expect((await home.process('2026-11-15')).body).toEqual({
      status: 'already_processed',
      message: 'All payments that are due have already been recorded.',
      processed_count: 0,
      skipped_count: 1,
      recorded: [],
    });
    await account.jumpTo('2026-12-15T09:00:00Z');
    // The 15th of November was recorded; due are the 16th of November and the 15th of December.
    expect((await home.process('2026-12-15')).body).toMatchObject({
      status: 'processed',
      processed_count: 2,
      skipped_count: 1,
    });
    expect((await home.process('2026-12-15')).body).toMatchObject({
      status: 'already_processed',
      skipped_count: 3,
    });
    expect((await home.process('2026-11-15')).body).toMatchObject({
      status: 'already_processed',
      skipped_count: 1,
    });
  });

  it('stops at the target, though more is due', async () => {
    const home = await account.createPortfolio([plainDebt]);
    await home.schedule({ payment_day: 20 });
    await account.jumpTo('2027-02-01T09:00:00Z');
    await home.process('2026-12-19');
    expect(await datesOf(home)).toEqual(['2026-11-20']);
    await home.process('2026-12-20');
    expect(await datesOf(home)).toEqual(['2026-12-20', '2026-11-20']);
  });

  it.each([
    { sent: { target_date: '2026-11-16' }, message: 'The date cannot be in the future' },
    { sent: { target_date: '2026-02-30' }, message: 'Enter a date, such as 2026-11-05' },
    { sent: { target_date: '' }, message: 'Date is required' },
    { sent: {}, message: 'Date is required' },
    { sent: { target_date: 5 }, message: 'Date is required' },
  ])('refuses $sent: $message', async ({ sent, message }) => {
    const home = await account.createPortfolio([plainDebt]);
    await home.schedule({ payment_day: 15 });
    const refused = await home.send(process, { body: sent });
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({ error: message, fields: { target_date: message } });
    expect(await datesOf(home)).toEqual([]);
  });

  it.each([
    { payment_type: 'minimum', recorded: 'regular' },
    { payment_type: 'regular', recorded: 'regular' },
    { payment_type: 'extra', recorded: 'extra' },
  ])('a $payment_type one is recorded as $recorded', async ({ payment_type, recorded }) => {
    const home = await account.createPortfolio([plainDebt]);
    await home.schedule({ payment_day: 15, payment_type });
    await home.process('2026-11-15');
    expect(await paymentsOf(home)).toMatchObject([{ payment_type: recorded }]);
  });

  it('on the last day of February for the 31st, in a leap year on the 29th', async () => {
    await account.jumpTo('2027-02-01T09:00:00Z');
    const home = await account.createPortfolio([plainDebt]);
    await home.schedule({ payment_day: 31, payment_amount: 1 });
    await account.jumpTo('2028-02-29T09:00:00Z');
    await home.process('2028-02-29');
    const dates = await datesOf(home);
    expect(dates).toHaveLength(13);
    expect(dates.filter((date) => date.includes('-02-'))).toEqual(['2028-02-29', '2027-02-28']);
    expect(dates).toContain('2027-04-30');
  });

  it('for each of several schedules and debts', async () => {
    const home = await account.createPortfolio([plainDebt, aDebt({ creditor: 'Other' })]);
    await home.schedule({ payment_day: 15, payment_amount: 10 });
    await home.schedule({ payment_day: 15, payment_amount: 20, payment_type: 'extra' });
    await home.schedule({ payment_day: 15, payment_amount: 30, debt_id: home.debtIds[1] });
    expect((await home.process('2026-11-15')).body.processed_count).toBe(3);
    expect((await home.debt()).balance).toBe(970);
    expect((await home.debt(home.debtIds[1])).balance).toBe(1170);
  });

  it('leaves out a schedule that is switched off, but for what fell due before', async () => {
    const home = await account.createPortfolio([plainDebt]);
    const { body: schedule } = await home.schedule({ payment_day: 20 });
    await account.jumpTo('2026-12-01T09:00:00Z');
    await home.send(update, { scheduleId: schedule.id, body: { is_active: false } });
    await account.jumpTo('2027-03-01T09:00:00Z');
    await home.process('2027-03-01');
    expect(await datesOf(home)).toEqual(['2026-11-20']);
  });
});

describe('processing pays a debt off', () => {
  it('and records no more than it takes', async () => {
    const home = await account.createPortfolio([aDebt({ balance: 150, interest_rate: 0 })]);
    await home.schedule({ payment_day: 20, payment_amount: 100 });
    await account.jumpTo('2027-03-01T09:00:00Z');
    expect((await home.process('2027-03-01')).body.processed_count).toBe(2);
    expect(await paymentsOf(home)).toMatchObject([
      { payment_date: '2026-12-20', excess_amount: 50 },
      { payment_date: '2026-11-20', excess_amount: 0 },
    ]);
    expect((await home.debt()).is_paid_off).toBe(true);
    expect((await home.send(scheduleAddresses.list)).body).toMatchObject([{ is_active: false }]);
    const missed = await home.send(scheduleAddresses.checkMissed);
    expect(missed.body.has_missed_payments).toBe(false);
  });

  it('and says when asked again that all was recorded', async () => {
    const home = await account.createPortfolio([aDebt({ balance: 50 })]);
    await home.schedule({ payment_day: 15 });
    expect((await home.process('2026-11-15')).body.status).toBe('processed');
    expect((await home.process('2026-11-15')).body).toMatchObject({
      status: 'already_processed',
      skipped_count: 1,
    });
  });
});

it('a deleted schedule leaves what was recorded for it', async () => {
  const home = await account.createPortfolio([plainDebt]);
  const { body: schedule } = await home.schedule({ payment_day: 15 });
  await home.process('2026-11-15');
  await home.send(scheduleAddresses.remove, { scheduleId: schedule.id });
  expect(await paymentsOf(home)).toMatchObject([{ scheduled_payment_id: null }]);
  expect((await home.send(portfolioAddresses.get)).body.total_balance).toBe(940);
});
